// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace Sidestage {

/// Something that an area shows in the header of every window of an account, such as the next ad. The header
/// knows only how much room it takes.
class HeaderItem : public QWidget
{
    Q_OBJECT
public:
    enum class Shown : quint8 {
        Clock,   ///< What never goes.
        Action,  ///< With a button without words.
        All,     ///< With words.
    };

    using QWidget::QWidget;

    virtual void setShown(Shown shown) = 0;
    virtual int widthFor(Shown shown) const = 0;

Q_SIGNALS:
    /// It takes other room now, or none.
    void resized();
};

}  // namespace Sidestage
