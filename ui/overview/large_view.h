// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "page/card_kind.h"

#include <QPointer>
#include <QWidget>

namespace Sidestage {

class LargeTile;
class LiveStatus;

/// What matters most, to be read from two metres: whether the channel is live and how long, and what the
/// glances tell. As large as the window lets it be.
class LargeView : public QWidget
{
    Q_OBJECT
public:
    /// `account` must outlive the view.
    LargeView(Account *account, const QList<Glance> &glances, QWidget *parent = nullptr);

    /// Null: nothing is known of it.
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

/// A word or a number, as large as its place lets it be, below what it is.
class LargeTile : public QWidget
{
    Q_OBJECT
public:
    LargeTile(const QString &title, Icon icon, QWidget *parent = nullptr);

    /// `isAlert`: drawn as what needs somebody. `isLive`: filled, as LIVE is.
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
