// SPDX-License-Identifier: GPL-3.0-or-later
#include "subscriber_list.h"

#include "api/events/subscriptions_and_bits.h"
#include "base/any_contains.h"
#include "base/clock.h"
#include "base/enum_table.h"
#include "files/table_export.h"
#include "schema/values.h"

#include <algorithm>

namespace Sidestage {

using namespace Api;
using namespace std::chrono_literals;

namespace {

constexpr EnumText<SubscriptionTier> tierTexts[]{
    {SubscriptionTier::One, QT_TRANSLATE_NOOP("Sidestage::SubscriberModel", "Tier 1")},
    {SubscriptionTier::Two, QT_TRANSLATE_NOOP("Sidestage::SubscriberModel", "Tier 2")},
    {SubscriptionTier::Three, QT_TRANSLATE_NOOP("Sidestage::SubscriberModel", "Tier 3")},
    {SubscriptionTier::Unknown, QT_TRANSLATE_NOOP("Sidestage::SubscriberModel", "Unknown tier")},
};
static_assert(isComplete(tierTexts));

bool isOf(SubscriberFilter kind, const Subscriber &row)
{
    switch (kind) {
    case SubscriberFilter::All:
        break;
    case SubscriberFilter::TierOne:
        return row.tier == SubscriptionTier::One;
    case SubscriberFilter::TierTwo:
        return row.tier == SubscriptionTier::Two;
    case SubscriberFilter::TierThree:
        return row.tier == SubscriptionTier::Three;
    case SubscriberFilter::Gifts:
        return row.isGift;
    }
    return true;
}

Subscriber toSubscriber(const Subscription &one)
{
    return {.id = one.userId,
            .login = one.userLogin,
            .name = one.userName.isEmpty() ? one.userLogin : one.userName,
            .gifter = one.gifterName.isEmpty() ? one.gifterLogin : one.gifterName,
            .tier = one.tier,
            .isGift = one.isGift};
}

}  // namespace

SubscriberModel::SubscriberModel(QObject *parent)
    : LiveList(&Subscriber::id, columns(), parent)
{
    setTieOrder(int(SubscriberColumn::Name), Qt::AscendingOrder);
    setOrder(int(SubscriberColumn::Name), Qt::AscendingOrder);
}

QList<Column<Subscriber>> SubscriberModel::columns()
{
    return {{.title = tr("Name"),
             .text = &Subscriber::name,
             .sort =
                 [](const Subscriber &a, const Subscriber &b, Qt::SortOrder direction) {
                     const int order = a.login.compare(b.login);
                     return direction == Qt::DescendingOrder ? -order : order;
                 }},
            {.title = tr("Tier"),
             .text = [](const Subscriber &row) { return tierText(row.tier); },
             .sort = sortBy<Subscriber>(&Subscriber::tier)},
            {.title = tr("Gift"),
             .text =
                 [](const Subscriber &row) {
                     return !row.isGift         ? QString()
                         : row.gifter.isEmpty() ? tr("Gift, anonymous")
                                                : tr("Gift by %1").arg(row.gifter);
                 },
             .sort = sortBy<Subscriber>([](const Subscriber &row) {
                 return row.isGift ? std::optional(row.gifter.toLower()) : std::nullopt;
             })}};
}

QString SubscriberModel::tierText(SubscriptionTier tier)
{
    return tr(Sidestage::rowOf(tierTexts, tier).text);
}

void SubscriberModel::setKind(SubscriberFilter kind)
{
    m_kind = kind;
    updateFilter();
}

void SubscriberModel::setSearch(const QString &text)
{
    m_search = text.trimmed();
    updateFilter();
}

void SubscriberModel::updateFilter()
{
    if (m_kind == SubscriberFilter::All && m_search.isEmpty())
        return setFilter({});
    setFilter([kind = m_kind, text = m_search](const Subscriber &row) {
        return isOf(kind, row) && anyContains({row.name, row.login}, text);
    });
}

SubscriberList::SubscriberList(Account *account, const Clock &clock, QObject *parent)
    : Feed(account,
           {.name = QStringLiteral("subscribers"), .covered = 3600s, .uncovered = 900s, .offScreen = 3600s},
           parent)
    , m_clock(clock)
{
    // Gifts come in groups.
    m_changedSoon.setSingleShot(true);
    m_changedSoon.setInterval(700);
    connect(&m_changedSoon, &QTimer::timeout, this, &SubscriberList::readChanged);
    connect(account, &Account::infoChanged, this, [this] {
        tryListen();
        refresh();
        Q_EMIT changed();
    });
}

bool SubscriberList::listen()
{
    if (!mayRead())
        return false;
    const EventCondition own{.broadcasterUserId = account()->userId()};
    const auto handle = [this](const auto &event, const QDateTime &) { noteChanged(event.userId); };
    on<Subscribed>(own, handle);
    on<SubscriptionEnded>(own, handle);
    on<SubscriptionRenewed>(own, handle);
    return true;
}

/// One part of the reading of all.
Bound SubscriberList::read()
{
    if (!m_walk) {
        GetBroadcasterSubscriptions request;
        request.broadcasterId = account()->userId();
        m_walk.emplace(ListWalk(account()->client(), inLargestPages(request)));
        m_seen.clear();
        m_read = 0;
        m_beganAt = m_clock.now();
    }
    int calls = std::max(1, poll()->mayCall());
    auto walking = m_walk->each([&](const SubscriptionPage &page) {
        take(page);
        m_read += int(page.data.size());
        // The number of allowed calls is known only after the service has reported its limit.
        calls = std::min(calls - 1, poll()->mayCall());
        Q_EMIT changed();
        return calls > 0;
    });
    const Result<void> walked = co_await walking;
    if (!walked) {
        // A walk whose cursors repeat does not go on either.
        if (isStaleCursor(walked.error()) || walked.error().kind == Error::Kind::Protocol)
            m_walk.reset();
        poll()->finished(walked);
        Q_EMIT changed();
        co_return;
    }
    if (!m_walk->isAtEnd()) {
        poll()->finished({}, m_completeAt, 1);
        poll()->continueSoon();
        co_return;
    }
    m_walk.reset();
    QStringList gone;
    for (const QString &id : m_model->keys()) {
        if (!m_seen.contains(id))
            gone.append(id);
    }
    m_model->remove(gone);
    m_completeAt = m_beganAt;
    poll()->finished({}, m_beganAt, 1);
    Q_EMIT changed();
}

void SubscriberList::take(const SubscriptionPage &page)
{
    QList<Subscriber> rows;
    rows.reserve(page.data.size());
    for (const Subscription &one : page.data) {
        rows.append(toSubscriber(one));
        m_seen.insert(one.userId);
    }
    m_model->upsert(rows);
    m_total = page.total;
    m_points = page.points;
}

void SubscriberList::noteChanged(const QString &userId)
{
    if (!m_changed.contains(userId))
        m_changed.append(userId);
    if (!m_changedSoon.isActive())
        m_changedSoon.start();
}

/// Events do not contain who gave a subscription, and not the totals.
Bound SubscriberList::readChanged()
{
    constexpr qsizetype most = 100;
    if (m_isReadingChanged || m_changed.isEmpty())
        co_return;
    m_isReadingChanged = true;
    const QStringList asked = m_changed.mid(0, most);
    m_changed = m_changed.mid(most);
    auto asking = account()->client()->call(
        GetBroadcasterSubscriptions{.broadcasterId = account()->userId(), .userIds = asked});
    const auto page = co_await asking;
    m_isReadingChanged = false;
    if (page) {
        take(*page);
        QStringList ended = asked;
        for (const Subscription &one : page->data)
            ended.removeAll(one.userId);
        m_model->remove(ended);
        Q_EMIT changed();
    } else {
        refresh();
    }
    if (!m_changed.isEmpty())
        m_changedSoon.start();
}

QCoro::Task<Result<qint64>> exportSubscribers(QList<Subscriber> subscribers, QString path,
                                              std::function<bool(qint64 rows)> progress, CsvStyle style)
{
    // Values of the file format are not translated, because programs read them.
    const QList<Column<Subscriber>> columns{
        {.title = QStringLiteral("user_id"), .text = &Subscriber::id},
        {.title = QStringLiteral("user_login"), .text = &Subscriber::login},
        {.title = QStringLiteral("user_name"), .text = &Subscriber::name},
        {.title = QStringLiteral("tier"), .text = [](const Subscriber &row) { return writeText(row.tier); }},
        {.title = QStringLiteral("is_gift"),
         .text = [](const Subscriber &row) { return writeText(row.isGift); }},
        {.title = QStringLiteral("gifter_name"), .text = &Subscriber::gifter}};
    const auto next = [rows = std::move(subscribers),
                       at = qsizetype(0)](Database *) mutable -> Result<QList<Subscriber>> {
        constexpr qsizetype part = 500;
        const QList<Subscriber> some = rows.mid(at, part);
        at += some.size();
        return some;
    };
    return exportTable<Subscriber>({path, TableFormat::Csv, style}, columns, {next}, std::move(progress));
}

}  // namespace Sidestage
