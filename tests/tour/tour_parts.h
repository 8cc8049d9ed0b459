// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "driver.h"

#include <QDir>

namespace Sidestage {

/// Shared by the steps of a tour: the dashboard, and a folder for its pictures.
class TourParts
{
public:
    explicit TourParts(const QString &folder)
        : m_folder(folder)
    {
    }

    Driver &driver() { return m_driver; }

    /// Saves a picture in light and then in dark, which stays set.
    bool both(const QString &name);
    /// Saves a picture. Fails too if no font contains a visible character.
    bool shot(const QString &name) { return keep(m_driver.picture(), name) && everythingHasGlyphs(); }
    bool keep(const QImage &image, const QString &name);

    /// Waits until no widget with this name is visible.
    bool closed(const QString &name);
    /// Closes all toasts, which would cover a part of the following pictures.
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
