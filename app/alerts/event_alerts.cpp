// SPDX-License-Identifier: GPL-3.0-or-later
#include "event_alerts.h"

#include "accounts/account.h"
#include "base/bidi.h"
#include "base/enum_table.h"
#include "chat/moderation/moderation_service.h"
#include "client/client.h"
#include "client/connection.h"
#include "interact/interact_service.h"
#include "live/activity_feed.h"
#include "live/activity_texts.h"
#include "profile/drafts.h"

#include <QRegularExpression>
#include <QTimer>

namespace Sidestage {

namespace {

constexpr int usualLeastBits = 100;

struct KindRow
{
    EventAlert::Kind value;
    const char *id;
    const char *title;
    Icon icon;
    const char *page;
    bool saysAtFirst;
    const char *alwaysShown;
};

constexpr KindRow kindRows[]{
    {EventAlert::Kind::Raid, "raid", QT_TRANSLATE_NOOP("Sidestage::EventAlert", "Raid arrives"), Icon::Raid,
     "onair", true, ""},
    {EventAlert::Kind::Subscription, "subscription",
     QT_TRANSLATE_NOOP("Sidestage::EventAlert", "New subscription"), Icon::Star, "onair", false, ""},
    {EventAlert::Kind::Cheer, "cheer", QT_TRANSLATE_NOOP("Sidestage::EventAlert", "Cheer"), Icon::Bolt,
     "onair", false, ""},
    {EventAlert::Kind::Held, "held", QT_TRANSLATE_NOOP("Sidestage::EventAlert", "Moderation waits"),
     Icon::Gavel, "moderation", false, ""},
    {EventAlert::Kind::Mention, "mention", QT_TRANSLATE_NOOP("Sidestage::EventAlert", "You are mentioned"),
     Icon::Chat, "moderation", false, ""},
    {EventAlert::Kind::Prediction, "prediction",
     QT_TRANSLATE_NOOP("Sidestage::EventAlert", "Prediction to resolve"), Icon::Scale, "interact", true, ""},
    {EventAlert::Kind::Connection, "connection",
     QT_TRANSLATE_NOOP("Sidestage::EventAlert", "Connection lost"), Icon::Wifi, "onair", false,
     QT_TRANSLATE_NOOP("Sidestage::EventAlert", "The window always shows it above the pages.")},
    {EventAlert::Kind::Moment, "moment", QT_TRANSLATE_NOOP("Sidestage::EventAlert", "Moment or clip"),
     Icon::Bookmark, "moments", false,
     QT_TRANSLATE_NOOP("Sidestage::EventAlert", "The window always shows what became of it.")},
};
static_assert(isComplete(kindRows));

const KindRow &rowOfKind(EventAlert::Kind kind)
{
    return kindRows[std::size_t(kind)];
}

}  // namespace

EventAlert::EventAlert(Kind kind, ProfileStore *store, QString account, QObject *parent)
    : Alerts(parent)
    , m_kind(kind)
    , m_store(store)
    , m_account(std::move(account))
    , m_alert(store->draftOf<Alert>(m_account, QStringLiteral("alert-") + id())
                  .value_or(Alert{.says = rowOfKind(kind).saysAtFirst,
                                  .least = kind == Kind::Cheer ? usualLeastBits : 0}))
{
    m_alert.volume = qBound(0, m_alert.volume, 100);
}

QString EventAlert::id() const
{
    return QLatin1String(rowOfKind(m_kind).id);
}

QString EventAlert::title() const
{
    return tr(rowOfKind(m_kind).title);
}

Icon EventAlert::icon() const
{
    return rowOfKind(m_kind).icon;
}

QString EventAlert::page() const
{
    return QLatin1String(rowOfKind(m_kind).page);
}

QString EventAlert::alwaysShown() const
{
    const char *reason = rowOfKind(m_kind).alwaysShown;
    return *reason ? tr(reason) : QString();
}

bool EventAlert::hasLeast() const
{
    return m_kind == Kind::Cheer;
}

Result<void> EventAlert::setAlert(const Alert &alert)
{
    if (m_alert == alert)
        return {};
    m_alert = alert;
    const Result<void> saved = m_store->saveDraft(m_account, QStringLiteral("alert-") + id(), alert);
    Q_EMIT changed();
    return saved;
}

void EventAlert::happened(const QString &line)
{
    play(m_alert);
    if (m_alert.notifies || m_alert.says)
        add({line});
}

void EventAlert::notify(int count, const QStringList &lines)
{
    const QString heading = count == 1
        ? title()
        : tr("%1 (%2)", "a kind of event, how often").arg(title(), QLocale().toString(count));
    const bool isSaid = m_alert.says || !alwaysShown().isEmpty();
    if (m_alert.notifies)
        Q_EMIT notificationRequested(heading, lines.join(u'\n'), isSaid);
    if (m_alert.says && alwaysShown().isEmpty())
        Q_EMIT messageRequested(heading, lines.join(QStringLiteral(", ")));
}

EventAlerts::EventAlerts(Account *account, ActivityFeed *activity, ModerationService *moderation,
                         InteractService *interact, QObject *parent)
    : QObject(parent)
{
    for (int at = 0; at < EventAlert::kindCount; ++at)
        m_all[std::size_t(at)] = std::make_unique<EventAlert>(EventAlert::Kind(at), account->store(),
                                                              account->userId(), nullptr);
    followActivity(activity);
    followModeration(moderation);
    followMentions(account, moderation);
    followPredictions(interact);
    followConnection(account);
}

EventAlerts::~EventAlerts() = default;

void EventAlerts::followActivity(ActivityFeed *activity)
{
    connect(activity, &ActivityFeed::arrived, this, [this](const QList<Activity> &rows) {
        for (const Activity &row : rows) {
            EventAlert *alert = row.kind == Activity::Kind::Raid ? of(EventAlert::Kind::Raid)
                : row.kind == Activity::Kind::Cheer              ? of(EventAlert::Kind::Cheer)
                : isIn(ActivityGroup::Subscriptions, row.kind)   ? of(EventAlert::Kind::Subscription)
                                                                 : nullptr;
            // Gifts come again when their number has grown.
            if (!alert || !m_known.add(row.id))
                continue;
            if (alert->hasLeast() && row.amount < alert->alert().least)
                continue;
            alert->happened(tr("%1: %2", "a viewer, what they did")
                                .arg(isolated(ActivityTexts::who(row)), ActivityTexts::what(row)));
        }
    });
}

void EventAlerts::followModeration(ModerationService *moderation)
{
    EventAlert *alert = of(EventAlert::Kind::Held);
    // Until then it is what waited before.
    const QDateTime begun = QDateTime::currentDateTimeUtc();
    connect(moderation, &ModerationService::waitingChanged, this, [this, moderation, alert, begun] {
        const QList<Waiting> rows = moderation->waiting();
        for (const Waiting &row : rows) {
            if (row.isHead || !row.outcome.isEmpty() || !m_known.add(row.key))
                continue;
            if (row.since.isValid() && row.since < begun && row.kind == Waiting::Kind::Request)
                continue;
            const QString who = isolated(row.userName.isEmpty() ? row.userLogin : row.userName);
            alert->happened(row.text.isEmpty()
                                ? who
                                : tr("%1: “%2”", "a viewer, a message").arg(who, isolated(row.text)));
        }
    });
    // Without it the events of these channels are not needed until somebody looks.
    const auto watch = [alert, moderation] {
        if (!alert->isOff())
            moderation->watch();
    };
    connect(alert, &Alerts::changed, moderation, watch);
    QTimer::singleShot(0, moderation, watch);  // the channels are created last
}

void EventAlerts::followMentions(Account *account, ModerationService *moderation)
{
    EventAlert *alert = of(EventAlert::Kind::Mention);
    const auto names = std::make_shared<QRegularExpression>();
    const auto setNames = [account, names] {
        // As a word of its own, with or without "@". An empty name would be in every message, and so would
        // an empty pattern: this one matches nothing.
        QStringList words;
        for (const QString &name : {account->info().login, account->info().displayName}) {
            if (!name.isEmpty())
                words += QStringLiteral("(?<!\\w)%1(?!\\w)").arg(QRegularExpression::escape(name));
        }
        *names = QRegularExpression(words.isEmpty() ? QStringLiteral("(?!)") : words.join(u'|'),
                                    QRegularExpression::CaseInsensitiveOption
                                        | QRegularExpression::UseUnicodePropertiesOption);
    };
    setNames();
    connect(account, &Account::infoChanged, moderation, setNames);
    connect(moderation->chat(), &LiveChat::added, this,
            [alert, moderation, names, id = account->userId()](const QList<ChatLine> &lines) {
                if (alert->isOff())
                    return;
                for (const ChatLine &line : lines) {
                    if (line.userId != id && line.notice.isEmpty() && names->match(line.text).hasMatch())
                        alert->happened(tr("%1 in %2: “%3”", "a viewer, a channel, a message")
                                            .arg(isolated(line.userName),
                                                 isolated(moderation->nameOf(line.channelId)),
                                                 isolated(line.text)));
                }
            });
    // Without it the chats are not read until somebody looks.
    const auto watch = [alert, moderation] {
        if (!alert->isOff())
            moderation->readChat();
    };
    connect(alert, &Alerts::changed, moderation, watch);
    QTimer::singleShot(0, moderation, watch);
}

void EventAlerts::followPredictions(InteractService *interact)
{
    EventAlert *alert = of(EventAlert::Kind::Prediction);
    const auto look = [this, alert, feed = interact->predictions()] {
        const auto prediction = feed->open();
        if (!prediction || prediction->status != Api::PredictionStatus::Locked
            || !m_known.add(prediction->id))
            return;
        alert->happened(isolated(prediction->title));
    };
    connect(interact->predictions(), &Feed::changed, this, look);
    const auto watch = [alert, feed = interact->predictions()] {
        if (!alert->isOff() && feed->mayRead())
            feed->Feed::start();
    };
    connect(alert, &Alerts::changed, this, watch);
    QTimer::singleShot(0, this, watch);
}

void EventAlerts::followConnection(Account *account)
{
    const Connection *connection = account->client()->connection();
    const auto look = [this, connection, was = Connection::State::Unknown]() mutable {
        const auto before = std::exchange(was, connection->state());
        if (was == Connection::State::Offline && before != was)
            of(EventAlert::Kind::Connection)->happened(connection->reason());
    };
    connect(connection, &Connection::changed, this, look);
}

}  // namespace Sidestage
