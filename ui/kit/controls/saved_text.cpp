// SPDX-License-Identifier: GPL-3.0-or-later
#include "saved_text.h"

namespace Sidestage {

SavedText::SavedText(const QString &name, std::function<QString()> kept, std::function<void(QString)> restore,
                     QObject *parent)
    : SavedState(name, parent)
    , m_save(std::move(kept))
    , m_restore(std::move(restore))
{
}

}  // namespace Sidestage
