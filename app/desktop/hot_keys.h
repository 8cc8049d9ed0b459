// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "system_keys.h"

namespace Sidestage {

/// Keys on systems where a program takes them one by one, without asking: Windows and macOS. What both have
/// in common, so that it can be tested on any system.
class HotKeys : public SystemKeys
{
    Q_OBJECT
public:
    void start(const QList<GlobalShortcuts::Shortcut> &shortcuts) final;

protected:
    enum class Outcome : quint8 {
        Taken,
        OfAnother,   ///< Another program has this key.
        Impossible,  ///< The system has no such key, or does not give it to programs.
    };
    /// Takes a key from the system and returns at once. From then on `number`, from 1, stands for it.
    virtual Outcome take(int number, const QKeySequence &keys) = 0;
    /// To be called when the key with this number is pressed. Ignores numbers that were not taken.
    void press(int number);

private:
    QStringList m_ids{};  ///< By number - 1.
};

}  // namespace Sidestage
