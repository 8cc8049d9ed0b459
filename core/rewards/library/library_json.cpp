// SPDX-License-Identifier: GPL-3.0-or-later
#include "library_json.h"
#include "base/bidi.h"

#include "library_texts.h"
#include "rewards/list/reward_changes.h"
#include "schema/describe.h"

#include <QCoreApplication>

namespace Sidestage {

using namespace Api;

namespace {

constexpr std::string_view formatName = "sidestage-rewards";
constexpr int formatVersion = 1;

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(RewardFile)
};

/// A text from the file, shortened and on one line for messages.
QString shown(const QString &text)
{
    const QString line = text.left(200).simplified();
    return line.size() > 60 ? line.left(59) + u'…' : line;
}

class Reader
{
public:
    Result<RewardImport> read(const JsonValue &root)
    {
        if (root.type() != JsonValue::Type::Object || root.member("format").toStringView() != formatName)
            return refused(Texts::tr("This is not a rewards file."));
        const qint64 version = root.member("version").toInteger();
        if (version < 1)
            return refused(Texts::tr("This is not a rewards file."));
        if (version > formatVersion)
            return refused(Texts::tr("This file was made with a newer version of Sidestage."));
        readRewards(root.member("rewards"));
        readSets(root.member("sets"));
        if (m_unlisted > 0)
            m_import.problems.append(Texts::tr("And %n more.", nullptr, m_unlisted));
        return std::move(m_import);
    }

private:
    static Error refused(const QString &why)
    {
        Error error{.kind = Error::Kind::Protocol};
        error.message = why;
        return error;
    }
    void problem(const QString &text)
    {
        if (m_import.problems.size() < RewardFile::maxProblems)
            m_import.problems.append(text);
        else
            ++m_unlisted;
    }

    void readRewards(const JsonValue &list)
    {
        if (list.type() != JsonValue::Type::Array)
            return;
        JsonItems items(list);
        JsonValue item;
        for (int number = 1; items.next(item); ++number) {
            if (m_import.rewards.size() >= RewardFile::maxRewards) {
                problem(
                    Texts::tr("Only the first %Ln rewards are imported.", nullptr, RewardFile::maxRewards));
                return;
            }
            readReward(item, number);
        }
    }
    void readReward(const JsonValue &item, int number)
    {
        const QString title
            = shown(item.type() == JsonValue::Type::Object ? item.member("title").toString() : QString());
        const QString name
            = title.isEmpty() ? Texts::tr("Reward %L1").arg(number) : Texts::tr("“%1”").arg(isolated(title));
        LibraryReward reward;
        Error error;
        if (item.type() != JsonValue::Type::Object)
            return problem(Texts::tr("%1 is not a reward.").arg(name));
        if (!fromJson(schemaOf<RewardChanges>(), item, &reward.reward, error))
            return problem(Texts::tr("%1: %2").arg(name, problemText(error)));
        reward.reward = whole(std::move(reward.reward));
        if (const auto broken = problemsIn(reward.reward, true); !broken.isEmpty()) {
            QStringList texts;
            for (const Error &each : broken)
                texts.append(problemText(each));
            return problem(Texts::tr("%1: %2").arg(name, texts.join(u' ')));
        }
        const QString key = titleKey(reward.title());
        if (m_places.contains(key))
            return problem(Texts::tr("%1: duplicate title.").arg(name));
        m_places.insert(key, m_import.rewards.size());
        m_import.rewards.append(reward);
    }
    /// Sets every field: absent ones get the service's defaults for a new reward.
    static RewardChanges whole(RewardChanges given)
    {
        RewardChanges reward = changesOf(Reward{.isEnabled = true});
        reward.title.reset();
        reward.cost.reset();
        applyTo(reward, tidied(std::move(given)));
        return reward;
    }

    void readSets(const JsonValue &list)
    {
        if (list.type() != JsonValue::Type::Array)
            return;
        JsonItems items(list);
        JsonValue item;
        for (int number = 1; items.next(item); ++number) {
            if (m_import.sets.size() >= RewardFile::maxSets) {
                problem(Texts::tr("Only the first %Ln sets are imported.", nullptr, RewardFile::maxSets));
                return;
            }
            const QString name = item.type() == JsonValue::Type::Object
                ? item.member("name").toString().simplified()
                : QString();
            if (name.isEmpty() || name.size() > RewardFile::longestSetName) {
                problem(Texts::tr("Set %L1: the name is missing or too long.").arg(number));
                continue;
            }
            readSet(name, item);
        }
    }
    void readSet(const QString &name, const JsonValue &item)
    {
        RewardSet set{.name = name, .isFavourite = item.member("favourite").toBool()};
        int missing = 0;
        QSet<qsizetype> seen;
        const auto readTitles = [&](const JsonValue &list, QList<qint64> &places) {
            if (list.type() != JsonValue::Type::Array)
                return;
            JsonItems titles(list);
            JsonValue title;
            while (titles.next(title)) {
                const qsizetype place = m_places.value(titleKey(title.toString()), -1);
                if (place < 0)
                    ++missing;
                else if (!seen.contains(place))
                    places.append(place);
                seen.insert(place);
            }
        };
        readTitles(item.member("rewards"), set.rewards);
        readTitles(item.member("paused"), set.paused);
        if (missing > 0) {
            problem(Texts::tr("Set “%1”: %n of its rewards are missing from the file.", nullptr, missing)
                        .arg(shown(name)));
        }
        m_import.sets.append(set);
    }

    RewardImport m_import{};
    QHash<QString, qsizetype> m_places{};  // rewards, by title
    int m_unlisted = 0;
};

}  // namespace

QByteArray writeRewards(const QList<LibraryReward> &rewards, const QList<RewardSet> &sets)
{
    QByteArray json;
    JsonWriter writer(json);
    QHash<qint64, QString> titles;
    writer.beginObject();
    writer.key("format");
    writer.value(QString::fromLatin1(formatName.data(), qsizetype(formatName.size())));
    writer.key("version");
    writer.value(formatVersion);
    writer.key("rewards");
    writer.beginArray();
    for (const LibraryReward &reward : rewards) {
        titles.insert(reward.id, reward.title());
        toJson(schemaOf<RewardChanges>(), &reward.reward, writer);
    }
    writer.endArray();
    writer.key("sets");
    writer.beginArray();
    for (const RewardSet &set : sets) {
        writer.beginObject();
        writer.key("name");
        writer.value(set.name);
        writer.key("favourite");
        writer.value(set.isFavourite);
        for (const auto &[key, ids] :
             {std::pair("rewards", &set.rewards), std::pair("paused", &set.paused)}) {
            writer.key(key);
            writer.beginArray();
            for (const qint64 id : *ids) {
                if (titles.contains(id))
                    writer.value(titles.value(id));
            }
            writer.endArray();
        }
        writer.endObject();
    }
    writer.endArray();
    writer.endObject();
    return json;
}

Result<RewardImport> readRewards(const QByteArray &json)
{
    if (json.size() > RewardFile::maxBytes) {
        Error error{.kind = Error::Kind::Protocol};
        error.message = Texts::tr("The file is larger than %1 MB.").arg(RewardFile::maxBytes / 1024 / 1024);
        return error;
    }
    const auto document = JsonDocument::parse(json);
    if (!document) {
        Error error{.kind = Error::Kind::Protocol};
        error.message = Texts::tr("This is not a rewards file: %1").arg(document.error().message);
        return error;
    }
    // Wrong types, such as a number as title, are reported to the user instead of being converted.
    const ReadingScope scope(Reading::Strict);
    return Reader().read(document->root());
}

}  // namespace Sidestage
