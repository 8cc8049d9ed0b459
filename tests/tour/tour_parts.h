// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "driver.h"

#include <QDir>

namespace Sidestage {

/// What the steps of a tour are made of: the dashboard, and a folder for its pictures.
class TourParts
{
public:
    explicit TourParts(const QString &folder)
        : m_folder(folder)
    {
    }

    Driver &driver() { return m_driver; }

    /// A picture of the place in light, then in dark, which it stays in.
    bool both(const QString &name);
    /// Fails also when a character that can be seen is in none of the fonts.
    bool shot(const QString &name) { return keep(m_driver.picture(), name) && everythingHasGlyphs(); }
    bool keep(const QImage &image, const QString &name);

    /// Waits until no widget of that name is shown.
    bool closed(const QString &name);
    /// They would hide a part of every picture that follows.
    bool dismissToasts();

    bool fail(const QString &problem);

private:
    bool everythingHasGlyphs();

protected:
    QDir m_folder;
    Driver m_driver{};
    int m_number = 0;
    QString m_problem{};
};

}  // namespace Sidestage
