// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "announcement_store.h"
#include "outbox/outbox.h"

#include <QStringList>

#include <optional>

namespace Sidestage {

class ChatChannels;
class Clock;
class ProfileStore;

/// The length of the text as the service counts it: code points, not UTF-16 units.
int announcementLength(const QString &text);
/// The longest text the service accepts. It would silently truncate a longer one, so that is not sent.
int maxAnnouncementLength();

/// Sends announcements to one channel after the other.
class AnnouncementHandler : public OutboxHandler
{
    Q_OBJECT
public:
    /// `channels` must outlive this.
    explicit AnnouncementHandler(ChatChannels *channels);

    /// Sets the pause after each announcement, the pause after the first 429 (doubled after each further
    /// one), and how long 429 is retried before it is a failure.
    void setTiming(std::chrono::milliseconds pace, std::chrono::milliseconds pause,
                   std::chrono::milliseconds timeout);

    void send(const Batch &batch, QObject *context, Done done) override;
    std::optional<std::chrono::milliseconds> retryAfter(const Error &error,
                                                        const Refusals &refusals) const override;
    int delay(int underWay) override;
    void answered(const Result<void> &outcome, int rows) override;

private:
    ChatChannels *m_channels;
    QElapsedTimer m_watch{};
    qint64 m_freeAt = 0;  ///< By m_watch.
    std::chrono::milliseconds m_pace{250};
    std::chrono::milliseconds m_pause = std::chrono::seconds(10);
    std::chrono::milliseconds m_timeout = std::chrono::minutes(5);
};

/// Sends announcements to one or more channels, with a result for each channel, and stores them.
/// Announcements that were not sent when a run ended are not sent automatically in the next one.
class Announcer : public QObject
{
    Q_OBJECT
public:
    /// All must outlive this.
    Announcer(ChatChannels *channels, ProfileStore *store, const Clock &clock, QObject *parent = nullptr);

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

    /// Whether the announcements of earlier runs have been read.
    bool isReady() const { return m_outbox.isReady(); }
    /// The newest first, including earlier runs.
    QList<Announcement> history(int most = 50) const;
    std::optional<Announcement> announcement(qint64 id) const;
    /// Unfinished announcements stay.
    void clearHistory() { m_outbox.dismissFinished(); }

    /// Sorted by name.
    QList<AnnouncementTemplate> templates() const { return m_store.templates(); }
    /// Inserts or updates; sets the id. Error Storage with Fault::NotOneOf when the name is taken.
    Result<void> saveTemplate(AnnouncementTemplate &entry);
    Result<void> removeTemplate(qint64 id);

    /// The text that was typed and not sent yet; survives a restart.
    QString draft() const { return m_store.draft(); }
    void setDraft(const QString &text);

    /// See AnnouncementHandler::setTiming().
    void setTiming(std::chrono::milliseconds pace, std::chrono::milliseconds pause,
                   std::chrono::milliseconds timeout)
    {
        m_handler->setTiming(pace, pause, timeout);
    }

Q_SIGNALS:
    /// The state of this announcement has changed.
    void changed(qint64 announcement);
    void templatesChanged();
    void failed(const Sidestage::Error &error);

private:
    explicit Announcer(std::unique_ptr<AnnouncementHandler> handler, ChatChannels *channels,
                       ProfileStore *store, const Clock &clock, QObject *parent);
    Announcement announcementOf(const OutboxJob &job) const;

    ChatChannels *m_channels;
    AnnouncementStore m_store;
    const Clock &m_clock;
    AnnouncementHandler *m_handler;
    Outbox m_outbox;
};

}  // namespace Sidestage
