// SPDX-License-Identifier: GPL-3.0-or-later
#include "channel_fields.h"

#include "schema/values.h"

#include <QRegularExpression>

#include <tuple>

namespace Sidestage {

using namespace Api;

namespace {

QStringList folded(const QStringList &tags)
{
    QStringList lower;
    for (const QString &tag : tags)
        lower.append(tag.toCaseFolded());
    return lower;
}

/// A field: its member of the channel and of the changes, which declare its rules.
template <class M, class C>
struct Members
{
    ChannelField field;
    M Channel::*member;
    std::optional<C> ChannelChanges::*change;
};

constexpr std::tuple allMembers{
    Members{ChannelField::Title, &Channel::title, &ChannelChanges::title},
    Members{ChannelField::Category, &Channel::gameId, &ChannelChanges::gameId},
    Members{ChannelField::Tags, &Channel::tags, &ChannelChanges::tags},
    Members{ChannelField::Language, &Channel::broadcasterLanguage, &ChannelChanges::broadcasterLanguage},
    Members{ChannelField::Labels, &Channel::contentClassificationLabels,
            &ChannelChanges::contentClassificationLabels},
    Members{ChannelField::Delay, &Channel::delay, &ChannelChanges::delay},
    Members{ChannelField::Branded, &Channel::isBrandedContent, &ChannelChanges::isBrandedContent}};

/// Calls `use` with the members of the field.
void forField(ChannelField field, auto use)
{
    const auto one = [&](const auto &members) {
        if (members.field == field)
            use(members);
    };
    std::apply([&](const auto &...members) { (one(members), ...); }, allMembers);
}

const Field &declarationOf(ChannelField field)
{
    const Field *declared = nullptr;
    forField(field, [&](const auto &members) { declared = &fieldOf(members.change); });
    return *declared;
}

}  // namespace

bool sameIn(ChannelField field, const Channel &a, const Channel &b)
{
    if (field == ChannelField::Tags)
        return folded(a.tags) == folded(b.tags);
    if (field == ChannelField::Labels)
        return labelsOf(a) == labelsOf(b);
    bool isSame = false;
    forField(field, [&](const auto &of) { isSame = a.*of.member == b.*of.member; });
    return isSame;
}

QList<ChannelField> differing(const Channel &a, const Channel &b)
{
    QList<ChannelField> fields;
    for (const ChannelField field : allChannelFields) {
        if (!sameIn(field, a, b))
            fields.append(field);
    }
    return fields;
}

void assign(ChannelField field, Channel &to, const Channel &from)
{
    forField(field, [&](const auto &of) { to.*of.member = from.*of.member; });
    if (field == ChannelField::Category)
        to.gameName = from.gameName;
}

QList<Label> labelsOf(const Channel &channel)
{
    QList<Label> labels;
    for (std::size_t i = 0; i < namesOf(Label{}).size(); ++i) {
        if (channel.contentClassificationLabels.contains(QLatin1String(namesOf(Label{})[i])))
            labels.append(Label(i));
    }
    return labels;
}

void setLabel(Channel &channel, Label label, bool on)
{
    const QString name = writeText(label);
    channel.contentClassificationLabels.removeAll(name);
    if (on)
        channel.contentClassificationLabels.append(name);
}

ChannelChanges changesFor(const QList<ChannelField> &fields, const Channel &service, const Channel &wanted)
{
    ChannelChanges changes;
    for (const ChannelField field : fields) {
        forField(field, [&]<class M, class C>(const Members<M, C> &of) {
            if constexpr (std::is_convertible_v<M, C>)
                changes.*of.change = wanted.*of.member;
        });
    }
    if (fields.contains(ChannelField::Labels)) {
        const QList<Label> before = labelsOf(service);
        const QList<Label> after = labelsOf(wanted);
        changes.contentClassificationLabels.emplace();
        for (std::size_t i = 0; i < namesOf(Label{}).size(); ++i) {
            const Label label = Label(i);
            if (before.contains(label) != after.contains(label))
                changes.contentClassificationLabels->append({label, after.contains(label)});
        }
    }
    return changes;
}

QList<std::pair<ChannelField, Error>> problemsIn(const QList<ChannelField> &fields, const Channel &wanted)
{
    QList<std::pair<ChannelField, Error>> problems;
    const Channel nothing;
    for (const ChannelField field : fields) {
        // Check each field separately, so that one problem does not hide the next.
        const ChannelChanges changes = changesFor({field}, nothing, wanted);
        const Field &declared = declarationOf(field);
        Error error;
        if (declared.type->has(declared.of(&changes))
            && !declared.type->check(declared.of(&changes), declared.rule, error)) {
            error.field.prepend(declared.name);
            problems.append({field, error});
        }
    }
    return problems;
}

std::optional<ChannelField> fieldOfError(const Error &error, const QList<ChannelField> &sent)
{
    static const QRegularExpression quoted(QStringLiteral("\"([a-z_]+)[\"\\[]"));
    QString name = error.field.section(u'[', 0, 0).section(u'.', 0, 0);
    if (name.isEmpty())
        name = quoted.match(error.message).captured(1);
    for (const ChannelField field : allChannelFields) {
        if (!name.isEmpty() && name == declarationOf(field).name)
            return field;
    }
    // Specific words come before general ones: "the broadcaster is not partnered, failed to set delay".
    static const std::pair<const char *, ChannelField> words[] = {
        {"branded", ChannelField::Branded},   {"delay", ChannelField::Delay},
        {"tag", ChannelField::Tags},          {"label", ChannelField::Labels},
        {"game", ChannelField::Category},     {"category", ChannelField::Category},
        {"language", ChannelField::Language}, {"title", ChannelField::Title},
        {"status", ChannelField::Title},
    };
    for (const auto &[word, field] : words) {
        if (sent.contains(field) && error.message.contains(QLatin1String(word), Qt::CaseInsensitive))
            return field;
    }
    if (error.kind == Error::Kind::Conflict && sent.contains(ChannelField::Branded))
        return ChannelField::Branded;
    if (sent.size() == 1)
        return sent.first();
    return std::nullopt;
}

}  // namespace Sidestage
