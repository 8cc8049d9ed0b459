// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/text/pill.h"

#include <QAbstractButton>

namespace Sidestage {

class Avatar;
class ElidedLabel;

/// A row of the list of accounts: one of several exclusive buttons, which the arrow keys choose.
class AccountRow : public QAbstractButton
{
    Q_OBJECT
public:
    struct Content
    {
        QString name{};
        QString detail{};
        Pill::Kind kind = Pill::Kind::Neutral;
        QString state{};  ///< The text of the pill.
        Icon symbol = Icon::None;
        QString trailing{};  ///< After the pill.
    };

    explicit AccountRow(QWidget *parent = nullptr);

    void setContent(const Content &content);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Avatar *m_avatar;
    ElidedLabel *m_name;
    ElidedLabel *m_detail;
    Pill *m_pill;
    ElidedLabel *m_trailing;
};

}  // namespace Sidestage
