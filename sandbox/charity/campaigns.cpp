// SPDX-License-Identifier: GPL-3.0-or-later
#include "campaigns.h"

#include "sandbox/service/paging.h"
#include "sandbox/world/dice.h"
#include "sandbox/world/store.h"
#include "sandbox/world/world.h"

#include <QUuid>

namespace Sidestage::Sandbox {

using namespace Api;

const char *const Campaigns::tables = R"(
-- What is collected is kept beside the donations, so that it costs the same however many there are.
CREATE TABLE campaigns (
    row INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    broadcaster_id INTEGER NOT NULL REFERENCES users (id),
    charity_name TEXT NOT NULL,
    charity_description TEXT NOT NULL,
    charity_website TEXT NOT NULL,
    currency TEXT NOT NULL,
    decimal_places INTEGER NOT NULL,
    collected INTEGER NOT NULL DEFAULT 0,   -- minor units, as all amounts
    target INTEGER NOT NULL,                -- 0: no goal
    started_at INTEGER NOT NULL,
    stopped_at INTEGER                      -- NULL: it runs
);
CREATE UNIQUE INDEX campaigns_running ON campaigns (broadcaster_id) WHERE stopped_at IS NULL;

CREATE TABLE donations (
    row INTEGER PRIMARY KEY,                -- the newest has the greatest
    id TEXT NOT NULL UNIQUE,
    campaign INTEGER NOT NULL REFERENCES campaigns (row),
    user_id INTEGER NOT NULL REFERENCES users (id),
    value INTEGER NOT NULL CHECK (value > 0),
    donated_at INTEGER NOT NULL
);
CREATE INDEX donations_of_campaign ON donations (campaign, row);
CREATE TRIGGER donations_added AFTER INSERT ON donations BEGIN
    UPDATE campaigns SET collected = collected + new.value WHERE row = new.campaign;
END;
)";

namespace {

/// An invented charity.
struct Charity
{
    const char *name;
    const char *description;
    const char *website;
};

constexpr Charity charities[] = {
    {"Drowned Library Trust", "Dries, binds and lends again the books of libraries that stood under water.",
     "https://drowned-library-trust.example/"},
    {"Night Owls' Lantern Fund", "Keeps the lights on in shelters that are open when nothing else is.",
     "https://night-owls-lantern-fund.example/"},
    {"Kiln and Anvil Apprentices", "Pays for tools and a first year in workshops that still teach a craft.",
     "https://kiln-and-anvil.example/"},
};

/// Ids are derived from the row, so that the same seed produces the same ids.
QString stableId(const char *kind, qint64 row)
{
    static const QUuid space(QStringLiteral("7b0f4a52-96c5-4d0e-8a55-0c8a3f6d21e4"));
    return QUuid::createUuidV5(space, QLatin1String(kind) + QString::number(row))
        .toString(QUuid::WithoutBraces);
}

/// Returns "https://tea-for-all.example/" for "Tea for All". The domain .example is reserved, so it never
/// exists.
QString websiteOf(const QString &charityName)
{
    QString host;
    for (const QChar c : charityName.toLower()) {
        if ((c >= u'a' && c <= u'z') || (c >= u'0' && c <= u'9'))
            host.append(c);
        else if (!host.isEmpty() && !host.endsWith(u'-'))
            host.append(u'-');
    }
    host.truncate(63);  // the maximum length of a label of a host name
    while (host.endsWith(u'-'))
        host.chop(1);
    if (host.isEmpty())
        host = QStringLiteral("charity");
    return QStringLiteral("https://%1.example/").arg(host);
}

Error noCampaign()
{
    return refuse(404, QStringLiteral("The broadcaster is not running a charity campaign."));
}

bool isCurrency(const QString &code)
{
    return code.size() == 3
        && std::all_of(code.begin(), code.end(), [](QChar c) { return c >= u'A' && c <= u'Z'; });
}

/// Returns a typical donation in minor units: mostly round sums, on average 16 of the major unit. Currencies
/// without decimal places get 100 times as many.
qint64 usualAmount(int decimalPlaces, Dice &dice)
{
    constexpr int usual[] = {1, 2, 3, 5, 5, 5, 8, 10, 10, 10, 15, 20, 20, 25, 40, 80};
    qint64 unit = 100;
    for (int place = 2; place < decimalPlaces; ++place)
        unit *= 10;
    const qint64 odd = dice.below(4) == 0 ? dice.below(unit) : 0;
    return usual[dice.below(std::size(usual))] * unit + odd;
}

QList<qint64> numbers(Rows rows)
{
    QList<qint64> found;
    while (rows.next())
        found.append(rows.integer(0));
    return found;
}

/// Enough users for varied donors.
constexpr auto anyDonors = "SELECT id FROM users ORDER BY id LIMIT 5000";
/// Users whose display names differ from their logins, for example because of another script.
constexpr auto donorsFromAbroad
    = "SELECT id FROM users WHERE lower(display_name) <> login ORDER BY id LIMIT 5000";

Result<void> mayHaveCampaigns(World &world, const QString &broadcasterId)
{
    if (!world.isEligible(broadcasterId))
        return refuse(403, QStringLiteral("The broadcaster is not a partner or affiliate"));
    return {};
}

Result<QList<CharityCampaign>> getCampaign(World &world, const Caller &, const GetCharityCampaign &in)
{
    must(mayHaveCampaigns(world, in.broadcasterId));
    QList<CharityCampaign> campaigns;
    if (auto campaign = world.area<Campaigns>().running(in.broadcasterId))
        campaigns.append(*std::move(campaign));
    return campaigns;
}

Result<Page<CharityDonation>> getDonations(World &world, const Caller &, const GetCharityDonations &in)
{
    must(mayHaveCampaigns(world, in.broadcasterId));
    return world.area<Campaigns>().donations(in.broadcasterId, in.first.value_or(20), in.after);
}

}  // namespace

Result<void> Campaigns::seed(Dice &dice)
{
    struct Part
    {
        const char *login;
        int charity;
        const char *currency;
        int decimalPlaces;
        qint64 target;
        int donations;
        const char *donors;
    };
    constexpr Part parts[] = {
        {"teaandturrets", 0, "GBP", 2, 500'000, 180, anyDonors},
        {"pipnocturne", 1, "EUR", 2, 400'000, 120, donorsFromAbroad},
        {"moonlitforge", 2, "JPY", 0, 0, 60, anyDonors},
    };
    for (const Part &part : parts) {
        const auto user = m_world.userByLogin(QLatin1String(part.login));
        if (!user)
            continue;
        must(start(user->id, QLatin1String(charities[part.charity].name),
                   {part.target, part.decimalPlaces, QLatin1String(part.currency)}));
        QList<qint64> donors = numbers(m_database.query(part.donors));
        if (donors.isEmpty())
            donors.append(rowId(user->id));
        must(collect(*collection(user->id), donors, part.donations, dice));
    }
    return {};
}

#define CAMPAIGN                                                                                             \
    "SELECT c.id, u.login, u.display_name, c.charity_name, c.charity_description, c.charity_website,"        \
    " c.collected, c.decimal_places, c.currency, c.target, c.broadcaster_id, c.started_at, c.stopped_at"     \
    " FROM campaigns c JOIN users u ON u.id = c.broadcaster_id"

std::optional<Api::CharityCampaign> Campaigns::running(const QString &broadcasterId)
{
    Rows rows = m_database.query(CAMPAIGN " WHERE c.broadcaster_id = ? AND c.stopped_at IS NULL",
                                 rowId(broadcasterId));
    return rows.next() ? std::optional(read(rows)) : std::nullopt;
}

std::optional<Campaigns::Story> Campaigns::story(const QString &campaignId)
{
    Rows rows = m_database.query(CAMPAIGN " WHERE c.id = ?", campaignId);
    return rows.next() ? std::optional(Story{read(rows), rows.time(11), rows.time(12)}) : std::nullopt;
}
#undef CAMPAIGN

Api::CharityCampaign Campaigns::read(const Rows &rows) const
{
    Api::CharityCampaign campaign{
        .id = rows.text(0),
        .broadcasterId = rows.text(10),
        .broadcasterLogin = rows.text(1),
        .broadcasterName = rows.text(2),
        .charityName = rows.text(3),
        .charityDescription = rows.text(4),
        .charityLogo = m_world.urlOf(QStringLiteral("/images/charities/%1.png").arg(rows.text(0))),
        .charityWebsite = QUrl(rows.text(5)),
        .currentAmount = {rows.integer(6), int(rows.integer(7)), rows.text(8)}};
    if (rows.integer(9) > 0)
        campaign.targetAmount = Api::Money{rows.integer(9), int(rows.integer(7)), rows.text(8)};
    return campaign;
}

QString Campaigns::charityOf(const QString &campaignId)
{
    Rows rows = m_database.query("SELECT charity_name FROM campaigns WHERE id = ?", campaignId);
    return rows.next() ? rows.text(0) : QString();
}

std::optional<Campaigns::Collection> Campaigns::collection(const QString &broadcasterId)
{
    Rows rows = m_database.query("SELECT row, id, collected, decimal_places, currency FROM campaigns"
                                 " WHERE broadcaster_id = ? AND stopped_at IS NULL",
                                 rowId(broadcasterId));
    if (!rows.next())
        return {};
    return Collection{rows.integer(0), rows.text(1), rows.integer(2), int(rows.integer(3)), rows.text(4)};
}

Result<Api::CharityCampaign> Campaigns::start(const QString &broadcasterId, const QString &charityName,
                                              const Api::Money &target)
{
    if (!m_world.isEligible(broadcasterId))
        return refuse(403, QStringLiteral("The broadcaster is not a partner or affiliate"));
    if (charityName.trimmed().isEmpty())
        return refuse(400, QStringLiteral("A charity needs a name."));
    constexpr int maxDecimalPlaces = 4;
    if (!isCurrency(target.currency) || target.decimalPlaces < 0 || target.decimalPlaces > maxDecimalPlaces)
        return refuse(
            400, QStringLiteral("A currency code has three capital letters, and 0 to 4 decimal places."));
    if (target.value < 0)
        return refuse(400, QStringLiteral("A goal cannot be negative."));
    if (collection(broadcasterId))
        return refuse(409, QStringLiteral("The broadcaster is already running a charity campaign."));

    QString description = QStringLiteral("%1 is a simulated charity.").arg(charityName);
    QString website = websiteOf(charityName);
    for (const Charity &known : charities) {
        if (charityName == QLatin1String(known.name)) {
            description = QString::fromUtf8(known.description);
            website = QLatin1String(known.website);
        }
    }
    qint64 row = 1;
    if (Rows last = m_database.query("SELECT max(row) FROM campaigns"); last.next())
        row = last.integer(0) + 1;
    auto done = m_database.run(
        "INSERT INTO campaigns (row, id, broadcaster_id, charity_name, charity_description, charity_website,"
        " currency, decimal_places, target, started_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        row, stableId("campaign ", row), rowId(broadcasterId), charityName, description, website,
        target.currency, target.decimalPlaces, target.value, m_world.clock().now());
    if (!done)
        return done.error();
    auto campaign = running(broadcasterId);
    if (!campaign)
        return Error::storage(QStringLiteral("a stored campaign was not found"));
    m_world.publish(DomainEvent::Kind::CampaignStarted, broadcasterId, {.subjectId = campaign->id});
    return *std::move(campaign);
}

Result<void> Campaigns::setTarget(const QString &broadcasterId, qint64 target)
{
    if (target < 0)
        return refuse(400, QStringLiteral("A goal cannot be negative."));
    const auto campaign = collection(broadcasterId);
    if (!campaign)
        return noCampaign();
    auto done = m_database.run("UPDATE campaigns SET target = ? WHERE row = ?", target, campaign->row);
    if (done)
        m_world.publish(DomainEvent::Kind::CampaignProgressed, broadcasterId, {.subjectId = campaign->id});
    return statusOf(done);
}

Result<void> Campaigns::stop(const QString &broadcasterId)
{
    const auto campaign = collection(broadcasterId);
    if (!campaign)
        return noCampaign();
    auto done = m_database.run("UPDATE campaigns SET stopped_at = ? WHERE row = ?", m_world.clock().now(),
                               campaign->row);
    if (done)
        m_world.publish(DomainEvent::Kind::CampaignStopped, broadcasterId, {.subjectId = campaign->id});
    return statusOf(done);
}

qint64 Campaigns::nextDonation()
{
    Rows last = m_database.query("SELECT max(row) FROM donations");
    return last.next() ? last.integer(0) + 1 : 1;
}

Result<void> Campaigns::insert(qint64 row, const Collection &into, qint64 userId, qint64 value)
{
    // SQLite would continue with a floating-point number on overflow.
    if (value > std::numeric_limits<qint64>::max() - into.collected)
        return refuse(400, QStringLiteral("The total would exceed the maximum."));
    return statusOf(m_database.run(
        "INSERT INTO donations (row, id, campaign, user_id, value, donated_at) VALUES (?, ?, ?, ?, ?, ?)",
        row, stableId("donation ", row), into.row, userId, value, m_world.clock().now()));
}

Result<Api::CharityDonation> Campaigns::donate(const QString &broadcasterId, const QString &userId,
                                               qint64 value)
{
    const auto campaign = collection(broadcasterId);
    if (!campaign)
        return noCampaign();
    if (!m_world.user(userId))
        return refuse(404, QStringLiteral("There is no such user."));
    if (value < 1)
        return refuse(400, QStringLiteral("A donation is at least one minor unit."));
    const qint64 row = nextDonation();
    if (auto done = insert(row, *campaign, rowId(userId), value); !done)
        return done.error();
    auto given = donation(stableId("donation ", row));
    if (!given)
        return Error::storage(QStringLiteral("a stored donation was not found"));
    m_world.publish(
        DomainEvent::Kind::Donated, broadcasterId,
        {.userId = userId, .subjectId = given->id, .amount = value, .detail = campaign->currency});
    m_world.publish(DomainEvent::Kind::CampaignProgressed, broadcasterId, {.subjectId = campaign->id});
    return *std::move(given);
}

Result<void> Campaigns::collect(const Collection &into, const QList<qint64> &donors, int count, Dice &dice)
{
    return m_database.transaction([&]() -> Result<void> {
        Collection sum = into;
        qint64 row = nextDonation();
        for (int i = 0; i < count; ++i) {
            const qint64 value = usualAmount(into.decimalPlaces, dice);
            const qint64 donor = donors[dice.below(donors.size())];
            if (auto done = insert(row++, sum, donor, value); !done)
                return done;
            sum.collected += value;
        }
        return {};
    });
}

Result<void> Campaigns::fill(const QString &broadcasterId, int count)
{
    const auto campaign = collection(broadcasterId);
    if (!campaign)
        return noCampaign();
    const QList<qint64> donors = numbers(m_database.query(anyDonors));
    // Different donations on each call, but the same ones in the same world.
    Dice dice(m_world.settings().seed + quint64(nextDonation()));
    if (auto done = collect(*campaign, donors, count, dice); !done)
        return done;
    if (count > 0)
        m_world.publish(DomainEvent::Kind::CampaignProgressed, broadcasterId, {.subjectId = campaign->id});
    return {};
}

Result<Page<CharityDonation>> Campaigns::donations(const QString &broadcasterId, int count,
                                                   const std::optional<QString> &after)
{
    const auto campaign = collection(broadcasterId);
    if (!campaign)
        return Page<CharityDonation>();
    // Bound to the campaign: the next campaign has a separate list.
    return newestFirst<CharityDonation>(
        {QStringLiteral("donations"), campaign->id}, count, after,
        [&](qint64 before) {
            return m_database.query("SELECT d.row, d.id, d.user_id, u.login, u.display_name, d.value"
                                    " FROM donations d JOIN users u ON u.id = d.user_id"
                                    " WHERE d.campaign = ? AND d.row < ? ORDER BY d.row DESC LIMIT ?",
                                    campaign->row, before, count + 1);
        },
        [&](const Rows &rows) {
            return CharityDonation{.id = rows.text(1),
                                   .campaignId = campaign->id,
                                   .userId = rows.text(2),
                                   .userLogin = rows.text(3),
                                   .userName = rows.text(4),
                                   .amount = {rows.integer(5), campaign->decimalPlaces, campaign->currency}};
        });
}

std::optional<Api::CharityDonation> Campaigns::donation(const QString &id)
{
    Rows rows = m_database.query(
        "SELECT c.id, d.user_id, u.login, u.display_name, d.value, c.decimal_places, c.currency"
        " FROM donations d JOIN users u ON u.id = d.user_id JOIN campaigns c ON c.row = d.campaign"
        " WHERE d.id = ?",
        id);
    if (!rows.next())
        return {};
    return Api::CharityDonation{.id = id,
                                .campaignId = rows.text(0),
                                .userId = rows.text(1),
                                .userLogin = rows.text(2),
                                .userName = rows.text(3),
                                .amount = {rows.integer(4), int(rows.integer(5)), rows.text(6)}};
}

void Campaigns::serve(Service &service)
{
    service.on<GetCharityCampaign>(getCampaign);
    service.on<GetCharityDonations>(getDonations);
}

}  // namespace Sidestage::Sandbox
