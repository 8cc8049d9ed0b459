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

/// The length of the text as the service counts it: code points, not UTF-16 units.
int announcementLength(const QString &text);
/// The longest text the service accepts. It would silently truncate a longer one, so that is not sent.
int maxAnnouncementLength();

/// Sends announcements to one or more channels, with a result for each channel, and stores them.
/// Announcements that were not sent when a run ended are not sent automatically in the next one.
class Announcer : public QObject
{
    Q_OBJECT
public:
    /// All must outlive this.
    Announcer(ChatChannels *channels, ProfileStore *store, const Clock &clock, QObject *parent = nullptr);
    ~Announcer() override;

    /// The names of the placeholders, without braces: "channel", "title", "category", "uptime", "viewers",
    /// "time".
    static QStringList placeholders();
    static constexpr int maxKept = 500;  ///< Number of stored announcements; older ones are removed.
    /// The text as this channel would receive it. Error Invalid: a placeholder that does not exist
    /// (Fault::NotOneOf, its name in `field`) or has no value there now (Fault::Missing), or a text that is
    /// empty or too long with the values inserted (with the bound).
    Result<QString> filled(const QString &text, const QString &channelId) const;

    /// Sends the text to these channels, one after the other. Nothing is sent if the placeholders cannot be
    /// filled for one of them: Error Invalid, with the channel's id in `field`. Returns the id of the
    /// announcement.
    Result<qint64> send(const QStringList &channelIds, const QString &text, Api::AnnouncementColor color);
    /// Marks the parts that still wait as failed, so that they are not sent. A request that is running
    /// continues.
    void giveUp(qint64 announcement);
    /// Retries a failed one.
    void retry(qint64 announcement, const QString &channelId);

    /// The newest first, including earlier runs.
    QList<Announcement> history(int most = 50) const;
    std::optional<Announcement> announcement(qint64 id) const;
    /// Unfinished announcements stay.
    Result<void> clearHistory();

    /// Sorted by name.
    QList<AnnouncementTemplate> templates() const;
    /// Inserts or updates; sets the id. Error Storage with Fault::NotOneOf when the name is taken.
    Result<void> saveTemplate(AnnouncementTemplate &entry);
    Result<void> removeTemplate(qint64 id);

    /// The text that was typed and not sent yet; survives a restart.
    QString draft() const;
    void setDraft(const QString &text);

    /// Sets the pause after each announcement, the pause after the first 429 (doubled after each further
    /// one), and how long 429 is retried before it is a failure. Tests set shorter ones.
    void setTiming(std::chrono::milliseconds pace, std::chrono::milliseconds pause,
                   std::chrono::milliseconds timeout);

Q_SIGNALS:
    /// The state of this announcement has changed.
    void changed(qint64 announcement);
    void templatesChanged();
    void failed(const Sidestage::Error &error);

private:
    /// A row that waits for sending. Times are those of `m_watch`, in milliseconds.
    struct Task
    {
        qint64 id = 0;
        int place = 0;
        QString channelId{};
        qint64 notBefore = 0;
        qint64 refusedAt = -1;  ///< When the first 429 came; -1: none.
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
    /// Unfinished announcements, and those that could not be written completely to the disk.
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
