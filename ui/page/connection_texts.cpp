// SPDX-License-Identifier: GPL-3.0-or-later
#include "connection_texts.h"

#include "accounts/account.h"
#include "chat/people/channel_name.h"
#include "client/budget.h"
#include "client/client.h"
#include "client/session.h"
#include "events/event_service.h"
#include "events/poll_scheduler.h"
#include "kit/text/digits_label.h"
#include "kit/text/time_text.h"
#include "texts/error_texts.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <algorithm>

namespace Sidestage {

namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(Sidestage::ConnectionTexts)
};

/// Returns the topic of this event type as text for the user.
QString topicOf(const QString &type)
{
    struct Topic
    {
        const char *type;
        const char *words;
    };
    // Of two types with the same prefix, the longer one comes first.
    static constexpr Topic topics[] = {
        {"channel.moderate", QT_TRANSLATE_NOOP("Sidestage::ConnectionTexts", "Moderator actions")},
        {"channel.chat_settings", QT_TRANSLATE_NOOP("Sidestage::ConnectionTexts", "Chat modes")},
        {"channel.shield_mode", QT_TRANSLATE_NOOP("Sidestage::ConnectionTexts", "Shield Mode")},
        {"channel.shoutout", QT_TRANSLATE_NOOP("Sidestage::ConnectionTexts", "Shoutouts")},
        {"channel.shared_chat", QT_TRANSLATE_NOOP("Sidestage::ConnectionTexts", "Shared chats")},
        {"channel.channel_points_custom_reward_redemption",
         QT_TRANSLATE_NOOP("Sidestage::ConnectionTexts", "Redemptions")},
        {"channel.channel_points", QT_TRANSLATE_NOOP("Sidestage::ConnectionTexts", "Rewards")},
        {"channel.ad_break", QT_TRANSLATE_NOOP("Sidestage::ConnectionTexts", "Ads")},
        {"channel.charity", QT_TRANSLATE_NOOP("Sidestage::ConnectionTexts", "Donations")},
        {"channel.follow", QT_TRANSLATE_NOOP("Sidestage::ConnectionTexts", "Followers")},
        {"channel.raid", QT_TRANSLATE_NOOP("Sidestage::ConnectionTexts", "Raids")},
        {"channel.update", QT_TRANSLATE_NOOP("Sidestage::ConnectionTexts", "Title and category")},
        {"stream.", QT_TRANSLATE_NOOP("Sidestage::ConnectionTexts", "Stream start and end")},
    };
    for (const Topic &topic : topics) {
        if (type.startsWith(QLatin1String(topic.type)))
            return QCoreApplication::translate("Sidestage::ConnectionTexts", topic.words);
    }
    return type;
}

QString refusalText(const Account &account, const EventService::Subscription &one)
{
    const QString topic = topicOf(QLatin1String(one.event->spec.type));
    const Api::EventCondition &about = one.condition;
    const QString id = about.broadcasterUserId.value_or(about.toBroadcasterUserId.value_or(
        about.fromBroadcasterUserId.value_or(about.userId.value_or(QString()))));
    const QString channel = channelNameFor(account, id);
    const QString what = channel.isEmpty()
        ? Texts::tr("%1: no live events, checked periodically.", "what an event tells").arg(topic)
        : Texts::tr("%1 in the channel of %2: no live events, checked periodically.", "what an event tells")
              .arg(topic, channel);
    const Error &refusal = *one.refusal;
    // With status 0 the service first accepted the subscription and later ended it. The message is only a
    // code, such as "moderator_removed".
    return what + u' '
        + (refusal.status == 0 ? Texts::tr("The service ended the subscription: “%1”").arg(refusal.message)
                               : reasonOf(refusal));
}

QString eventDetailsOf(const Account &account)
{
    const EventService &events = *account.events();
    QStringList lines;
    const QDateTime now = QDateTime::currentDateTimeUtc();
    if (!events.reason().isEmpty() && events.state() != EventService::State::Connected)
        lines += events.reason();
    if (events.lastFrameAt().isValid())
        lines += Texts::tr("Last message from the service: %1").arg(momentText(events.lastFrameAt(), now));
    int standing = 0;
    QStringList refusals;
    for (const EventService::Subscription &one : events.subscriptions()) {
        standing += one.stands ? 1 : 0;
        if (one.refusal)
            refusals += refusalText(account, one);
    }
    if (standing > 0)
        lines += Texts::tr("%n subscriptions", nullptr, standing);
    return (refusals + lines).join(QLatin1Char('\n'));
}

}  // namespace

ConnectionTexts eventWords(const Account &account)
{
    const EventService &events = *account.events();
    ConnectionTexts words{.details = eventDetailsOf(account)};
    const auto polling = [&words] {
        words.icon = Icon::Clock;
        words.text = Texts::tr("No live events: polling every %1 s").arg(PollPlan().uncovered.count() / 1000);
    };
    switch (events.state()) {
    case EventService::State::Off:
        if (isAwaited(*account.session())) {
            words.icon = Icon::Hourglass;
            words.text = Texts::tr("Live events: waiting for the keychain");
        } else if (isWithheld(*account.session())) {
            words.icon = Icon::Lock;
            words.tone = Tone::Warn;
            words.text = Texts::tr("Live events: sign-in not readable from keychain");
        } else if (account.session()->isEnded()) {
            words.icon = Icon::Key;
            words.text = Texts::tr("Live events: signed out");
        } else if (!events.reason().isEmpty()) {
            polling();
        } else {
            words.icon = Icon::Hourglass;
            words.text = Texts::tr("Live events: not subscribed yet");
        }
        break;
    case EventService::State::Connecting:
        words.icon = Icon::Hourglass;
        words.text = Texts::tr("Live events: connecting…");
        break;
    case EventService::State::Connected: {
        const auto all = events.subscriptions();
        const int refused
            = int(std::count_if(all.cbegin(), all.cend(), [](const auto &one) { return one.refusal; }));
        if (std::any_of(all.cbegin(), all.cend(),
                        [](const auto &one) { return !one.stands && !one.refusal; })) {
            // A connection without subscriptions delivers no events.
            words.icon = Icon::Hourglass;
            words.text = Texts::tr("Live events: subscribing…");
        } else if (refused == 0) {
            words.icon = Icon::CheckCircle;
            words.tone = Tone::Good;
            words.text = Texts::tr("Live events connected");
        } else {
            words.icon = Icon::Warning;
            words.tone = Tone::Warn;
            words.text = Texts::tr("Live events connected, %n refused", nullptr, refused);
        }
        if (int within = account.polls()->foundWithin(); within > 0) {
            // Rounded up to minutes: a smaller number would be false.
            within = within > 60 ? (within + 59) / 60 * 60 : within;
            const QString found = Texts::tr("Missed changes are found within %1.");
            words.details += (words.details.isEmpty() ? QString() : QStringLiteral("\n"))
                + found.arg(durationText(within));
        }
        break;
    }
    case EventService::State::Waiting:
        words.icon = Icon::Refresh;
        words.tone = Tone::Warn;
        words.text = events.retryAt() > QDateTime::currentDateTimeUtc()
            ? Texts::tr("Live events: reconnecting, next attempt at %1").arg(timeOfDay(events.retryAt()))
            : Texts::tr("Live events: reconnecting…");
        break;
    }
    return words;
}

QString connectionDetails(const Account &account)
{
    const Connection &connection = *account.client()->connection();
    const Budget &budget = *account.client()->budget();
    QStringList lines{Texts::tr("Service: %1").arg(account.profile().baseUrl.toDisplayString())};
    if (connection.lastAnswerAt().isValid())
        lines += Texts::tr("Last response: %1")
                     .arg(momentText(connection.lastAnswerAt(), QDateTime::currentDateTimeUtc()));
    if (!connection.reason().isEmpty())
        lines += Texts::tr("Last attempt failed: %1").arg(connection.reason());
    if (connection.tries() > 1)
        lines += Texts::tr("%n attempts since then", nullptr, connection.tries());
    if (budget.limit() > 0)
        lines += Texts::tr("API budget: %1 of %2 left")
                     .arg(QLocale().toString(budget.remaining()), QLocale().toString(budget.limit()));
    if (account.client()->isHeldUp())
        lines += Texts::tr("Rate limit reached. Calls wait until the service accepts them again.");
    const ConnectionTexts events = eventWords(account);
    lines += events.text;
    if (!events.details.isEmpty())
        lines += events.details;
    return lines.join(QLatin1Char('\n'));
}

ConnectionTexts connectionWords(const Account &account)
{
    const Connection &connection = *account.client()->connection();
    ConnectionTexts words;
    if (isAwaited(*account.session())) {
        words.icon = Icon::Hourglass;
        words.text = Texts::tr("Waiting for the keychain");
        return words;
    }
    if (isWithheld(*account.session())) {
        words.icon = Icon::Lock;
        words.tone = Tone::Warn;
        words.text = Texts::tr("Sign-in not readable from keychain");
        return words;
    }
    switch (connection.state()) {
    case Connection::State::Unknown:
        words.icon = Icon::Hourglass;
        words.text = Texts::tr("Connecting…");
        break;
    case Connection::State::Connected:
        // A lost socket is noticed before a request fails.
        if (account.events()->state() == EventService::State::Waiting) {
            words.icon = Icon::Refresh;
            words.tone = Tone::Warn;
            words.text = Texts::tr("Live events: reconnecting…");
            break;
        }
        words.icon = Icon::CheckCircle;
        words.tone = Tone::Good;
        words.text = Texts::tr("Connected · updated %1")
                         .arg(agoText(connection.lastAnswerAt().secsTo(QDateTime::currentDateTimeUtc())));
        break;
    case Connection::State::Reconnecting:
        words.icon = Icon::Refresh;
        words.tone = Tone::Warn;
        words.text = Texts::tr("Reconnecting, attempt %1").arg(connection.tries() + 1);
        break;
    case Connection::State::Offline:
        words.icon = Icon::Warning;
        words.tone = Tone::Warn;
        words.text = Texts::tr("Offline since %1").arg(timeOfDay(connection.offlineSince()));
        break;
    case Connection::State::SignedOut:
        words.icon = Icon::Key;
        words.tone = Tone::Warn;
        words.text = Texts::tr("Signed out");
        break;
    }
    return words;
}

}  // namespace Sidestage
