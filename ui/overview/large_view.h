// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "page/card_kind.h"

#include <QPointer>
#include <QWidget>

namespace Sidestage {

class LargeTile;
class LiveStatus;

/// Shows the most important values in text that can be read from two metres: whether the channel is live and
/// for how long, and the glances. As large as the window allows.
class LargeView : public QWidget
{
    Q_OBJECT
public:
    /// `account` must outlive the view.
    LargeView(Account *account, const QList<Glance> &glances, QWidget *parent = nullptr);

    /// Null: the live status is unknown.
    void setLive(LiveStatus *live);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    int tick();
    void arrange();

    Account *m_account;
    QPointer<LiveStatus> m_status{};
    LargeTile *m_live;
    QList<LargeTile *> m_tiles{};
};

/// Shows a caption and below it a word or a number, as large as the space allows.
class LargeTile : public QWidget
{
    Q_OBJECT
public:
    LargeTile(const QString &title, Icon icon, QWidget *parent = nullptr);

    /// `isAlert`: drawn as needing attention. `isLive`: filled, like LIVE.
    void set(const QString &title, const QString &value, bool isAlert, bool isLive = false);
    QString value() const { return m_value; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QString m_title;
    Icon m_icon;
    QString m_value{};
    bool m_isAlert = false;
    bool m_isLive = false;
};

}  // namespace Sidestage
