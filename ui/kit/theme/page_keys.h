// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace Sidestage {

/// Makes the shortcuts of menus and buttons work while a text field has the focus. Text fields use keys such
/// as Ctrl+E and Ctrl+K for "end of line" and "delete to the end of line", so that the shortcut shown on a
/// button would do nothing. Well-known editing keys (copy, undo, select all) still belong to the field, and
/// so do keys that have no shortcut on the page.
class PageKeys : public QObject
{
    Q_OBJECT
public:
    /// Filters the key events of the application until it is destroyed.
    explicit PageKeys(QObject *parent);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
};

}  // namespace Sidestage
