// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/chat.h"

#include <QWidget>

class QButtonGroup;
class QLabel;

namespace Sidestage {

/// "Orange".
QString nameOf(Api::AnnouncementColor color);

/// The colours of announcements, one of which is chosen, with its name beside them. One stop of the Tab key;
/// the arrows choose.
class ColorSwatches : public QWidget
{
    Q_OBJECT
public:
    explicit ColorSwatches(QWidget *parent = nullptr);

    Api::AnnouncementColor color() const;
    /// Does not send chosen().
    void setColor(Api::AnnouncementColor color);

Q_SIGNALS:
    /// By the user.
    void chosen(Sidestage::Api::AnnouncementColor color);

private:
    void showName();

    QButtonGroup *m_group;
    QLabel *m_name = nullptr;
};

}  // namespace Sidestage
