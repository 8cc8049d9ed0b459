// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/messages/banner.h"

#include <QList>
#include <QObject>
#include <QWidget>

#include <functional>

namespace Sidestage {

/// A sentence that stays above the pages until its cause is resolved.
struct Notice
{
    QString id{};
    Banner::Kind kind = Banner::Kind::Info;
    QString sentence{};
    QString action{};  ///< Text of a button; empty: none.
    std::function<void()> run{};
};

/// The current notices, oldest first.
class NoticeBoard : public QObject
{
    Q_OBJECT
public:
    using QObject::QObject;

    /// Adds the notice, or replaces the one with the same id.
    void post(Notice notice);
    void clear(const QString &id);
    const QList<Notice> &notices() const { return m_notices; }

Q_SIGNALS:
    void changed();

private:
    QList<Notice> m_notices{};
};

/// Shows the notices of several boards as banners, one below the other. Takes no space without notices.
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
