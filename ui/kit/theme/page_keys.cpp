// SPDX-License-Identifier: GPL-3.0-or-later
#include "page_keys.h"

#include <QApplication>
#include <QKeyEvent>

#include <algorithm>
#include <array>

namespace Sidestage {

namespace {

/// Returns whether this key is an editing key that every text field has.
bool isOfEveryField(const QKeyEvent *key)
{
    static constexpr std::array known{QKeySequence::Copy, QKeySequence::Cut,  QKeySequence::Paste,
                                      QKeySequence::Undo, QKeySequence::Redo, QKeySequence::SelectAll};
    return std::any_of(known.begin(), known.end(),
                       [key](QKeySequence::StandardKey one) { return key->matches(one); });
}

/// Returns whether a shortcut of the menus or of a page may be made of this key and Ctrl. The digits and the
/// signs open pages and change the size of the text.
bool isOfShortcuts(int key)
{
    return (key >= Qt::Key_A && key <= Qt::Key_Z) || (key >= Qt::Key_0 && key <= Qt::Key_9)
        || key == Qt::Key_Plus || key == Qt::Key_Minus || key == Qt::Key_Equal;
}

}  // namespace

PageKeys::PageKeys(QObject *parent)
    : QObject(parent)
{
    qApp->installEventFilter(this);
}

bool PageKeys::eventFilter(QObject *, QEvent *event)
{
    if (event->type() != QEvent::ShortcutOverride)
        return false;
    const auto *key = static_cast<QKeyEvent *>(event);
    const Qt::KeyboardModifiers with = key->modifiers() & ~Qt::ShiftModifier;
    if (with != Qt::ControlModifier || !isOfShortcuts(key->key()) || isOfEveryField(key))
        return false;
    // The focused widget does not get the ShortcutOverride event, so the shortcut has priority. Without one,
    // the field gets the key press.
    event->ignore();
    return true;
}

}  // namespace Sidestage
