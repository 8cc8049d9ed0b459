// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/layout/saved_state.h"

#include <functional>

namespace Sidestage {

/// A state of a page that is stored as text. The owner emits changed() after each change.
class SavedText : public SavedState
{
    Q_OBJECT
public:
    SavedText(const QString &name, std::function<QString()> kept, std::function<void(QString)> restore,
              QObject *parent);

    QString saveState() const override { return m_save(); }
    void restoreState(const QString &kept) override { m_restore(kept); }

private:
    std::function<QString()> m_save;
    std::function<void(QString)> m_restore;
};

}  // namespace Sidestage
