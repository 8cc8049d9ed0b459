// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace Sidestage {

/// Lets the keys of menus and buttons act while a text field has the keyboard. Text fields take keys such as
/// Ctrl+E and Ctrl+K for themselves, as "end of line" and "delete to the end of line": whoever has just
/// searched would press what is drawn on the button, and nothing would happen. What everybody knows a text
/// field to do (copy, undo, select all) stays the field's, and so does a key that means nothing on the page.
class PageKeys : public QObject
{
    Q_OBJECT
public:
    /// Looks at the keys of the application as long as it lives.
    explicit PageKeys(QObject *parent);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
};

}  // namespace Sidestage
