// SPDX-License-Identifier: GPL-3.0-or-later
#include "automod.h"

#include "base/enum_table.h"
#include "base/new_id.h"
#include "sandbox/chat/held_messages.h"
#include "sandbox/service/service.h"
#include "sandbox/world/store.h"
#include "sandbox/world/world.h"
#include "schema/describe.h"
#include "schema/values.h"

namespace Sidestage::Sandbox {

using namespace Api;

const char *const Automod::tables = R"(
CREATE TABLE automod_settings (
    broadcaster_id INTEGER PRIMARY KEY REFERENCES users (id),
    settings TEXT NOT NULL            -- Api::AutomodSettings as JSON
);
CREATE TABLE automod_checks (
    broadcaster_id INTEGER NOT NULL REFERENCES users (id),
    at INTEGER NOT NULL
);
CREATE INDEX automod_checks_of ON automod_checks (broadcaster_id, at);
)";

namespace {

constexpr int maxLevel = 4;
constexpr int usualLevel = 1;

struct CategoryRow
{
    AutomodCategory value;
    int AutomodLevels::*level;
    std::optional<int> AutomodChanges::*change;
    int presets[maxLevel + 1];  ///< By the overall level.
};
constexpr CategoryRow categories[] = {
    {AutomodCategory::Disability, &AutomodLevels::disability, &AutomodChanges::disability, {0, 1, 2, 3, 4}},
    {AutomodCategory::Aggressive, &AutomodLevels::aggression, &AutomodChanges::aggression, {0, 1, 2, 3, 4}},
    {AutomodCategory::Sexuality,
     &AutomodLevels::sexualitySexOrGender,
     &AutomodChanges::sexualitySexOrGender,
     {0, 1, 2, 3, 4}},
    {AutomodCategory::Misogyny, &AutomodLevels::misogyny, &AutomodChanges::misogyny, {0, 1, 2, 3, 4}},
    {AutomodCategory::Bullying, &AutomodLevels::bullying, &AutomodChanges::bullying, {0, 0, 1, 2, 3}},
    {AutomodCategory::Swearing, &AutomodLevels::swearing, &AutomodChanges::swearing, {0, 0, 0, 0, 2}},
    {AutomodCategory::Racism,
     &AutomodLevels::raceEthnicityOrReligion,
     &AutomodChanges::raceEthnicityOrReligion,
     {0, 1, 2, 3, 4}},
    {AutomodCategory::Sexwords,
     &AutomodLevels::sexBasedTerms,
     &AutomodChanges::sexBasedTerms,
     {0, 1, 2, 3, 4}},
};
static_assert(isComplete(categories));

struct Word
{
    const char *text;  ///< Lower case, letters only.
    AutomodCategory category;
    int severity;
};
// All of them are made up, and hurt nobody.
constexpr Word words[] = {
    {"noodlehat", AutomodCategory::Bullying, 1},     {"dunderpickle", AutomodCategory::Bullying, 2},
    {"snotgoblin", AutomodCategory::Bullying, 3},    {"crumbsnuggets", AutomodCategory::Swearing, 1},
    {"flumpnuts", AutomodCategory::Swearing, 2},     {"grotsnocker", AutomodCategory::Swearing, 3},
    {"biffbonk", AutomodCategory::Aggressive, 3},    {"trouncewallop", AutomodCategory::Aggressive, 4},
    {"creakjeerer", AutomodCategory::Disability, 3}, {"frillscoffer", AutomodCategory::Misogyny, 3},
    {"marsbasher", AutomodCategory::Racism, 4},      {"kissgrumbler", AutomodCategory::Sexuality, 2},
    {"smoochbabble", AutomodCategory::Sexwords, 2},
};

constexpr const char *remarks[] = {
    "move over, noodlehat",
    "the lever is behind you, dunderpickle",
    "you steer like a snotgoblin",
    "oh crumbsnuggets, not again",
    "that jump was pure flumpnuts",
    "Grotsnocker! Ich hatte auf die linke Tür gesetzt",
    "somebody should biffbonk that turret",
    "I will trouncewallop whoever built this maze",
    "typical creakjeerer, laughing at the old robot",
    "nur ein frillscoffer lässt den Tee stehen",
    "no marsbasher is welcome on my planet",
    "let them dance, kissgrumbler",
    "chat is full of smoochbabble tonight",
};

const Word *wordOf(QStringView text)
{
    const auto *found = std::find_if(std::begin(words), std::end(words), [text](const Word &word) {
        return text.compare(QLatin1String(word.text), Qt::CaseInsensitive) == 0;
    });
    return found == std::end(words) ? nullptr : found;
}

struct FoundWord
{
    const Word *word = nullptr;
    TextBoundary boundary{};
};

QList<FoundWord> wordsIn(QStringView text)
{
    QList<FoundWord> found;
    int place = 0;  // in characters, not in UTF-16 units
    for (qsizetype begin = 0; begin < text.size();) {
        if (!text[begin].isLetterOrNumber()) {
            place += text[begin].isLowSurrogate() ? 0 : 1;
            ++begin;
            continue;
        }
        qsizetype end = begin;
        while (end < text.size() && text[end].isLetterOrNumber())
            ++end;
        const int length = int(end - begin);
        if (const Word *word = wordOf(text.sliced(begin, length)))
            found.append({word, {place, place + length - 1}});
        place += length;
        begin = end;
    }
    return found;
}

/// The most requests of Check AutoMod Status.
struct CheckLimits
{
    BroadcasterType value;
    int inMinute;
    int inHour;
};
constexpr CheckLimits checkLimits[] = {
    {BroadcasterType::Plain, 5, 50},
    {BroadcasterType::Affiliate, 10, 100},
    {BroadcasterType::Partner, 30, 300},
};
static_assert(isComplete(checkLimits));

Result<QList<CheckedMessage>> checkStatus(World &world, const Caller &caller, const CheckAutomodStatus &in)
{
    if (in.broadcasterId != caller.userId)
        return refuse(
            403,
            QStringLiteral(
                "The ID in broadcaster_id must match the user ID found in the request's OAuth token."));
    return world.area<Automod>().check(in.broadcasterId, in.messages);
}

Result<AutomodSettings> getAutomodSettings(World &world, const Caller &, const GetAutomodSettings &in)
{
    must(world.area<ChatRooms>().checkModerator(in.broadcasterId, in.moderatorId));
    AutomodSettings settings = world.area<Automod>().settings(in.broadcasterId);
    settings.moderatorId = in.moderatorId;
    return settings;
}

Result<AutomodSettings> updateAutomodSettings(World &world, const Caller &, const UpdateAutomodSettings &in)
{
    must(world.area<ChatRooms>().checkModerator(in.broadcasterId, in.moderatorId));
    auto settings = world.area<Automod>().change(in.broadcasterId, in.moderatorId, in.changes);
    if (settings)
        settings->moderatorId = in.moderatorId;
    return settings;
}

void setOverall(AutomodSettings &settings, int level)
{
    settings.overallLevel = level;
    for (const CategoryRow &row : categories)
        settings.*row.level = row.presets[level];
}

}  // namespace

Automod::Automod(World &world)
    : Area(world)
{
    world.area<ChatRooms>().addFilter([this](const QString &broadcasterId, const QString &,
                                             const QString &text) -> std::optional<ChatRooms::Interception> {
        auto found = finding(broadcasterId, text);
        return found ? std::optional(ChatRooms::Interception{.automod = std::move(found)}) : std::nullopt;
    });
}

AutomodSettings Automod::settings(const QString &broadcasterId)
{
    Rows rows = m_database.query("SELECT settings FROM automod_settings WHERE broadcaster_id = ?",
                                 rowId(broadcasterId));
    AutomodSettings settings;
    if (rows.next()) {
        settings = fromText<AutomodSettings>(rows.bytes(0)).value_or(AutomodSettings());
    } else {
        settings.broadcasterId = broadcasterId;
        setOverall(settings, usualLevel);
    }
    return settings;
}

Result<void> Automod::save(const AutomodSettings &settings)
{
    return statusOf(
        m_database.run("INSERT OR REPLACE INTO automod_settings (broadcaster_id, settings) VALUES (?, ?)",
                       rowId(settings.broadcasterId), Binding::utf8(toText(settings))));
}

Result<AutomodSettings> Automod::change(const QString &broadcasterId, const QString &moderatorId,
                                        const AutomodChanges &changes)
{
    AutomodSettings wanted;
    wanted.broadcasterId = broadcasterId;
    const bool single
        = std::any_of(std::begin(categories), std::end(categories),
                      [&](const CategoryRow &row) { return (changes.*row.change).has_value(); });
    if (changes.overallLevel && single)
        return refuse(400,
                      QStringLiteral("The overall_level and the levels of categories must not be set"
                                     " together."));
    if (changes.overallLevel) {
        setOverall(wanted, *changes.overallLevel);
    } else {
        for (const CategoryRow &row : categories)
            wanted.*row.level = (changes.*row.change).value_or(0);
    }
    if (wanted != settings(broadcasterId)) {
        if (auto saved = save(wanted); !saved)
            return saved.error();
        m_world.publish(DomainEvent::Kind::AutomodSettingsChanged, broadcasterId, {.userId = moderatorId});
    }
    return wanted;
}

std::optional<AutomodFinding> Automod::finding(const QString &broadcasterId, const QString &text)
{
    QList<FoundWord> held = wordsIn(text);
    if (held.isEmpty())
        return {};
    const AutomodSettings levels = settings(broadcasterId);
    held.removeIf([&](const FoundWord &found) {
        return found.word->severity + levels.*rowOf(categories, found.word->category).level <= maxLevel;
    });
    if (held.isEmpty())
        return {};
    const auto worst = std::max_element(held.cbegin(), held.cend(), [](const auto &one, const auto &other) {
        return one.word->severity < other.word->severity;
    });
    AutomodFinding finding{.category = Api::writeText(worst->word->category), .level = worst->word->severity};
    for (const FoundWord &found : std::as_const(held)) {
        if (found.word->category == worst->word->category)
            finding.boundaries.append(found.boundary);
    }
    return finding;
}

Result<QList<CheckedMessage>> Automod::check(const QString &broadcasterId,
                                             const QList<MessageToCheck> &messages)
{
    constexpr qint64 minute = 60'000, hour = 60 * minute;
    const qint64 now = m_world.clock().msecs();
    const CheckLimits &limits
        = rowOf(checkLimits, m_world.user(broadcasterId).value_or(User()).broadcasterType);
    {
        // Requests in the future are from before the clock was set back, and do not count.
        Rows recent = m_database.query("SELECT count(*) FILTER (WHERE at > ?1), count(*)"
                                       " FROM automod_checks WHERE broadcaster_id = ?2 AND at > ?3"
                                       " AND at <= ?4",
                                       now - minute, rowId(broadcasterId), now - hour, now);
        if (!recent.next())
            return recent.status().error();
        if (recent.integer(0) >= limits.inMinute || recent.integer(1) >= limits.inHour)
            return refuse(429,
                          QStringLiteral("The broadcaster may check messages %1 times a minute and %2 times"
                                         " an hour.")
                              .arg(limits.inMinute)
                              .arg(limits.inHour));
    }
    const auto counted = m_database.write([&](Transaction &t) {
        t.run("DELETE FROM automod_checks WHERE broadcaster_id = ? AND at <= ?", rowId(broadcasterId),
              now - hour);
        t.run("INSERT INTO automod_checks (broadcaster_id, at) VALUES (?, ?)", rowId(broadcasterId), now);
    });
    if (!counted)
        return counted.error();
    QList<CheckedMessage> checked;
    for (const MessageToCheck &message : messages)
        checked.append({message.id, passesReview(message.text) && !finding(broadcasterId, message.text)});
    return checked;
}

std::span<const char *const> Automod::rudeRemarks()
{
    return remarks;
}

QStringList Automod::heldRemarks(const QString &broadcasterId, std::optional<AutomodCategory> category)
{
    QStringList held;
    for (const char *remark : remarks) {
        const auto found = finding(broadcasterId, QString::fromUtf8(remark));
        if (found && (!category || found->category == Api::writeText(*category)))
            held.append(QString::fromUtf8(remark));
    }
    return held;
}

Result<void> Automod::fill(const QString &broadcasterId, int count)
{
    const QStringList texts = heldRemarks(broadcasterId, {});
    if (texts.isEmpty())
        return refuse(400, QStringLiteral("AutoMod holds nothing in this channel: its levels are too low."));
    const auto users = listOf<QString>(
        m_database.query("SELECT id FROM users WHERE cast_order IS NULL"
                         " AND id NOT IN (SELECT user_id FROM moderators WHERE broadcaster_id = ?1)"
                         " AND id NOT IN (SELECT user_id FROM bans WHERE broadcaster_id = ?1) AND id <> ?1"
                         " ORDER BY id LIMIT ?2",
                         rowId(broadcasterId), count),
        [&](const Rows &rows) { return rows.text(0); });
    if (!users)
        return users.error();
    QList<HeldMessages::Held> held;
    for (int i = 0; i < count && !users->isEmpty(); ++i) {
        const QString &text = texts[i % texts.size()];
        held.append({.broadcasterId = broadcasterId,
                     .message = {.userId = (*users)[i % users->size()],
                                 .text = text,
                                 .color = QStringLiteral(""),
                                 .at = m_world.clock().msecs(),
                                 .id = newId(),
                                 .parentId = QStringLiteral(""),
                                 .threadId = QStringLiteral("")},
                     .reason = {.automod = finding(broadcasterId, text)}});
    }
    return m_world.area<HeldMessages>().hold(held);
}

Result<void> Automod::seed(Dice &)
{
    AutomodSettings tea;
    tea.broadcasterId = m_world.idOf("teaandturrets");
    setOverall(tea, 3);
    AutomodSettings pip;
    pip.broadcasterId = m_world.idOf("pipnocturne");
    for (const CategoryRow &row : categories)
        pip.*row.level = maxLevel;
    pip.aggression = 2;
    pip.swearing = 1;
    for (const AutomodSettings &settings : {tea, pip}) {
        must(save(settings));
    }
    return {};
}

void Automod::serve(Service &service)
{
    service.on<CheckAutomodStatus>(checkStatus);
    service.on<GetAutomodSettings>(getAutomodSettings);
    service.on<UpdateAutomodSettings>(updateAutomodSettings);
}

}  // namespace Sidestage::Sandbox
