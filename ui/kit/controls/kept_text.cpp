// SPDX-License-Identifier: GPL-3.0-or-later
#include "kept_text.h"

namespace Sidestage {

KeptText::KeptText(const QString &name, std::function<QString()> kept, std::function<void(QString)> restore,
                   QObject *parent)
    : Place(name, parent)
    , m_kept(std::move(kept))
    , m_restore(std::move(restore))
{
}

}  // namespace Sidestage
