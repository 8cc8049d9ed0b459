// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/messages/banner.h"

#include <QList>
#include <QObject>
#include <QWidget>

#include <functional>

namespace Sidestage {

/// A sentence that stays over the pages until its cause is gone.
struct Notice
{
    QString id{};
    Banner::Kind kind = Banner::Kind::Info;
    QString sentence{};
    QString action{};  ///< A button; empty: none.
    std::function<void()> run{};
};

/// What has to be said over the pages now, oldest first.
class NoticeBoard : public QObject
{
    Q_OBJECT
public:
    using QObject::QObject;

    /// Says it, or changes what is said under the same id.
    void post(Notice notice);
    void clear(const QString &id);
    const QList<Notice> &notices() const { return m_notices; }

Q_SIGNALS:
    void changed();

private:
    QList<Notice> m_notices{};
};

/// The banners of some boards, one under another; takes no room when there are none.
class NoticeArea : public QWidget
{
    Q_OBJECT
public:
    explicit NoticeArea(QWidget *parent = nullptr);

    void watch(NoticeBoard *board);

private:
    struct Shown
    {
        NoticeBoard *board = nullptr;
        QString id{};
        QString action{};
        Banner *banner = nullptr;
    };

    void refresh();

    QList<NoticeBoard *> m_boards{};
    QList<Shown> m_shown{};
};

}  // namespace Sidestage
