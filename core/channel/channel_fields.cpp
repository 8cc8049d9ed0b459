// SPDX-License-Identifier: GPL-3.0-or-later
#include "channel_fields.h"

#include "schema/values.h"

#include <QRegularExpression>

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

/// Returns the field of ChannelChanges that declares the rules.
const Field &declarationOf(ChannelField field)
{
    switch (field) {
    case ChannelField::Title:
        return fieldOf(&ChannelChanges::title);
    case ChannelField::Category:
        return fieldOf(&ChannelChanges::gameId);
    case ChannelField::Tags:
        return fieldOf(&ChannelChanges::tags);
    case ChannelField::Language:
        return fieldOf(&ChannelChanges::broadcasterLanguage);
    case ChannelField::Labels:
        return fieldOf(&ChannelChanges::contentClassificationLabels);
    case ChannelField::Delay:
        return fieldOf(&ChannelChanges::delay);
    case ChannelField::Branded:
        return fieldOf(&ChannelChanges::isBrandedContent);
    }
    Q_UNREACHABLE();
}

}  // namespace

bool sameIn(ChannelField field, const Channel &a, const Channel &b)
{
    switch (field) {
    case ChannelField::Title:
        return a.title == b.title;
    case ChannelField::Category:
        return a.gameId == b.gameId;
    case ChannelField::Tags:
        return folded(a.tags) == folded(b.tags);
    case ChannelField::Language:
        return a.broadcasterLanguage == b.broadcasterLanguage;
    case ChannelField::Labels:
        return labelsOf(a) == labelsOf(b);
    case ChannelField::Delay:
        return a.delay == b.delay;
    case ChannelField::Branded:
        return a.isBrandedContent == b.isBrandedContent;
    }
    Q_UNREACHABLE();
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
    switch (field) {
    case ChannelField::Title:
        to.title = from.title;
        break;
    case ChannelField::Category:
        to.gameId = from.gameId;
        to.gameName = from.gameName;
        break;
    case ChannelField::Tags:
        to.tags = from.tags;
        break;
    case ChannelField::Language:
        to.broadcasterLanguage = from.broadcasterLanguage;
        break;
    case ChannelField::Labels:
        to.contentClassificationLabels = from.contentClassificationLabels;
        break;
    case ChannelField::Delay:
        to.delay = from.delay;
        break;
    case ChannelField::Branded:
        to.isBrandedContent = from.isBrandedContent;
        break;
    }
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
        switch (field) {
        case ChannelField::Title:
            changes.title = wanted.title;
            break;
        case ChannelField::Category:
            changes.gameId = wanted.gameId;
            break;
        case ChannelField::Tags:
            changes.tags = wanted.tags;
            break;
        case ChannelField::Language:
            changes.broadcasterLanguage = wanted.broadcasterLanguage;
            break;
        case ChannelField::Labels: {
            const QList<Label> before = labelsOf(service);
            const QList<Label> after = labelsOf(wanted);
            changes.contentClassificationLabels.emplace();
            for (std::size_t i = 0; i < namesOf(Label{}).size(); ++i) {
                const Label label = Label(i);
                if (before.contains(label) != after.contains(label))
                    changes.contentClassificationLabels->append({label, after.contains(label)});
            }
            break;
        }
        case ChannelField::Delay:
            changes.delay = wanted.delay;
            break;
        case ChannelField::Branded:
            changes.isBrandedContent = wanted.isBrandedContent;
            break;
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
