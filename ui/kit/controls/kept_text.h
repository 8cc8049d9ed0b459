// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/layout/place.h"

#include <functional>

namespace Sidestage {

/// Something of a page that is kept as a text. Whoever changes it emits changed().
class KeptText : public Place
{
    Q_OBJECT
public:
    KeptText(const QString &name, std::function<QString()> kept, std::function<void(QString)> restore,
             QObject *parent);

    QString kept() const override { return m_kept(); }
    void restore(const QString &kept) override { m_restore(kept); }

private:
    std::function<QString()> m_kept;
    std::function<void(QString)> m_restore;
};

}  // namespace Sidestage
