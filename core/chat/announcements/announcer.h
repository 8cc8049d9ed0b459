// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/chat.h"

#include <QDateTime>
#include <QObject>
#include <QStringList>

#include <memory>
#include <optional>

namespace Sidestage {

class ChatChannels;
class Clock;
class ProfileStore;

/// A text that is kept to be announced again, with placeholders such as {channel}.
struct AnnouncementTemplate
{
    qint64 id = 0;  ///< 0: not saved yet.
    QString name{};
    QString text{};
    Api::AnnouncementColor color = Api::AnnouncementColor::Primary;
};

/// Something that was announced, and what has become of it in each channel.
struct Announcement
{
    enum class State : quint8 { Waiting, Sending, Done, Failed };
    struct Row
    {
        QString channelId{};
        QString channelName{};
        QString text{};  ///< With the placeholders filled.
        State state = State::Waiting;
        /// Why it failed, or has to wait. With status 0 the message is in the user's words, not the
        /// service's.
        std::optional<Error> error{};
        /// It failed, and nobody knows whether the channel has got it: no answer came, or Sidestage ended
        /// meanwhile. Sending it again may announce it twice.
        bool isUncertain = false;
    };

    qint64 id = 0;
    QDateTime at{};  ///< UTC.
    QString text{};  ///< As it was typed.
    Api::AnnouncementColor color = Api::AnnouncementColor::Primary;
    QList<Row> rows{};

    int count(State state) const;
};

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
    struct Private;
    std::unique_ptr<Private> d;
};

}  // namespace Sidestage
