// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/chat.h"

#include <QWidget>

class QButtonGroup;
class QLabel;

namespace Sidestage {

/// "Orange".
QString nameOf(Api::AnnouncementColor color);

/// The announcement colours as radio buttons, with the name of the selected one beside them. A single tab
/// stop; the arrow keys select.
class ColorSwatches : public QWidget
{
    Q_OBJECT
public:
    explicit ColorSwatches(QWidget *parent = nullptr);

    Api::AnnouncementColor color() const;
    /// Does not emit chosen().
    void setColor(Api::AnnouncementColor color);

Q_SIGNALS:
    /// Emitted when the user selects a colour.
    void chosen(Sidestage::Api::AnnouncementColor color);

private:
    void showName();

    QButtonGroup *m_group;
    QLabel *m_name = nullptr;
};

}  // namespace Sidestage
