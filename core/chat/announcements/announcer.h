// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "announcement_store.h"

#include <QElapsedTimer>
#include <QHash>
#include <QObject>
#include <QSet>
#include <QStringList>
#include <QTimer>

#include <deque>
#include <optional>

namespace Sidestage {

class ChatChannels;
class Clock;
class ProfileStore;

/// How long the service takes this text to be: characters, not units of UTF-16.
int announcementLength(const QString &text);
/// The most it takes; what is longer it would cut without a word, so it is not sent.
int maxAnnouncementLength();

/// Sends announcements to one channel or to many, with a result for each, and keeps what was sent. What was
/// not sent when a run ended is not sent by itself in the next one.
class Announcer : public QObject
{
    Q_OBJECT
public:
    /// All must outlive this.
    Announcer(ChatChannels *channels, ProfileStore *store, const Clock &clock, QObject *parent = nullptr);
    ~Announcer() override;

    /// The names that may stand in braces: "channel", "title", "category", "uptime", "viewers", "time".
    static QStringList placeholders();
    static constexpr int maxKept = 500;  ///< Announcements; the oldest beyond leave.
    /// The text as this channel would get it. Error Invalid: a placeholder that does not exist
    /// (Fault::NotOneOf, its name in `field`) or is not known there now (Fault::Missing), or a text that is
    /// empty or too long then (with the bound).
    Result<QString> filled(const QString &text, const QString &channelId) const;

    /// Sends it to these channels, each after the other. Nothing is sent when it cannot be filled for one of
    /// them: Error Invalid, with the channel's id in `field`. Gives its number.
    Result<qint64> send(const QStringList &channelIds, const QString &text, Api::AnnouncementColor color);
    /// What of it waits for room is not sent any more: it has failed. What is on its way goes on.
    void giveUp(qint64 announcement);
    /// Tries one that failed again.
    void retry(qint64 announcement, const QString &channelId);

    /// The newest first, those of earlier runs too.
    QList<Announcement> history(int most = 50) const;
    std::optional<Announcement> announcement(qint64 id) const;
    /// What is under way stays.
    Result<void> clearHistory();

    /// By name.
    QList<AnnouncementTemplate> templates() const;
    /// Inserts or updates; sets the id. Error Storage with Fault::NotOneOf when the name is taken.
    Result<void> saveTemplate(AnnouncementTemplate &entry);
    Result<void> removeTemplate(qint64 id);

    /// What was typed and not sent yet; survives a restart.
    QString draft() const;
    void setDraft(const QString &text);

    /// How long to wait after each announcement, after the first refusal for want of room (429; twice as long
    /// after each further one), and until such a refusal counts. Tests are in a hurry.
    void setTiming(std::chrono::milliseconds pace, std::chrono::milliseconds pause,
                   std::chrono::milliseconds timeout);

Q_SIGNALS:
    /// Something about this announcement has changed.
    void changed(qint64 announcement);
    void templatesChanged();
    void failed(const Sidestage::Error &error);

private:
    /// A row that is to be sent. Times are those of `m_watch`, in milliseconds.
    struct Task
    {
        qint64 id = 0;
        int place = 0;
        QString channelId{};
        qint64 notBefore = 0;
        qint64 refusedAt = -1;  ///< For want of room, the first time.
        std::chrono::milliseconds pause{0};
    };

    Announcement::Row &rowOf(const Task &task) { return m_live[task.id].rows[task.place]; }
    void pump();
    void sendTask(Task task);
    void finished(Task task, const Result<void> &outcome);
    void settle(const Task &task, Announcement::State state, std::optional<Error> error = {},
                bool isUncertain = false);

    ChatChannels *m_channels;
    AnnouncementStore m_store;
    const Clock &m_clock;
    /// Those that are under way, or of which the disk does not know everything.
    QHash<qint64, Announcement> m_live{};
    QSet<qint64> m_unkept{};
    std::deque<Task> m_waiting{};
    bool m_isSending = false;
    QElapsedTimer m_watch{};
    qint64 m_freeAt = 0;
    QTimer m_timer{};
    std::chrono::milliseconds m_pace{250};
    std::chrono::milliseconds m_pause = std::chrono::seconds(10);
    std::chrono::milliseconds m_timeout = std::chrono::minutes(5);
};

}  // namespace Sidestage
