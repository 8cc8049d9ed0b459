// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace Sidestage {

/// A widget that one area shows in the header of every window of an account, such as the next ad. The header
/// knows only its width.
class HeaderItem : public QWidget
{
    Q_OBJECT
public:
    enum class Shown : quint8 {
        Clock,   ///< Only the part that is always shown.
        Action,  ///< Also a button without text.
        All,     ///< Everything, with text.
    };

    using QWidget::QWidget;

    virtual void setShown(Shown shown) = 0;
    virtual int widthFor(Shown shown) const = 0;

Q_SIGNALS:
    /// Emitted when the needed width has changed, or when it is now shown or hidden.
    void resized();
};

}  // namespace Sidestage
