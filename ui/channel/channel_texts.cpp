// SPDX-License-Identifier: GPL-3.0-or-later
#include "channel_texts.h"

#include "api/languages.h"
#include "base/bidi.h"
#include "base/enum_table.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace Sidestage {

namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(Channel)
};

constexpr EnumText<ChannelField> fieldNames[]{
    {ChannelField::Title, QT_TRANSLATE_NOOP("Channel", "Title")},
    {ChannelField::Category, QT_TRANSLATE_NOOP("Channel", "Category")},
    {ChannelField::Tags, QT_TRANSLATE_NOOP("Channel", "Tags")},
    {ChannelField::Language, QT_TRANSLATE_NOOP("Channel", "Language")},
    {ChannelField::Labels, QT_TRANSLATE_NOOP("Channel", "Labels")},
    {ChannelField::Delay, QT_TRANSLATE_NOOP("Channel", "Delay")},
    {ChannelField::Branded, QT_TRANSLATE_NOOP("Channel", "Branded content")},
};
static_assert(isComplete(fieldNames));

constexpr EnumText<Api::Label> labelTexts[]{
    {Api::Label::DrugsIntoxication, QT_TRANSLATE_NOOP("Channel", "Drugs, intoxication")},
    {Api::Label::SexualThemes, QT_TRANSLATE_NOOP("Channel", "Sexual themes")},
    {Api::Label::ViolentGraphic, QT_TRANSLATE_NOOP("Channel", "Violent or graphic")},
    {Api::Label::Gambling, QT_TRANSLATE_NOOP("Channel", "Gambling")},
    {Api::Label::ProfanityVulgarity, QT_TRANSLATE_NOOP("Channel", "Strong language")},
};
static_assert(isComplete(labelTexts));

}  // namespace

QString nameOf(ChannelField field)
{
    return Texts::tr(rowOf(fieldNames, field).text);
}

QString namesOf(const QList<ChannelField> &fields)
{
    QStringList names;
    for (const ChannelField field : fields)
        names.append(names.isEmpty() ? nameOf(field) : nameOf(field).toLower());
    return QLocale().createSeparatedList(names);
}

QString ignoredText(const QList<ChannelField> &fields)
{
    return Texts::tr("Not changed: %1. The new value was not recognised.").arg(namesOf(fields));
}

QString nameOf(Api::Label label)
{
    return Texts::tr(rowOf(labelTexts, label).text);
}

QString languageName(const QString &code)
{
    const Api::Language *language = Api::findLanguage(code);
    if (!language)
        return code;
    return QCoreApplication::translate("Language", language->name);
}

QStringList labelNames(const Api::Channel &channel)
{
    QStringList names;
    for (const Api::Label label : labelsOf(channel))
        names.append(nameOf(label));
    return names;
}

QString valueOf(ChannelField field, const Api::Channel &channel)
{
    const auto orNone = [](const QString &text) { return text.isEmpty() ? Texts::tr("none") : text; };
    switch (field) {
    case ChannelField::Title:
        return orNone(isolated(channel.title));
    case ChannelField::Category:
        return orNone(isolated(channel.gameName.isEmpty() ? channel.gameId : channel.gameName));
    case ChannelField::Tags:
        return orNone(isolated(channel.tags).join(QStringLiteral(", ")));
    case ChannelField::Language:
        return orNone(languageName(channel.broadcasterLanguage));
    case ChannelField::Labels:
        return orNone(labelNames(channel).join(QStringLiteral("; ")));
    case ChannelField::Delay:
        return Texts::tr("%L1 s").arg(channel.delay);
    case ChannelField::Branded:
        return channel.isBrandedContent ? Texts::tr("On") : Texts::tr("Off");
    }
    Q_UNREACHABLE();
}

QString valueBeside(ChannelField field, const Api::Channel &channel, const Api::Channel &other)
{
    const auto isNew = [](const QStringList &others) {
        return [others](const QString &one) { return !others.contains(one); };
    };
    if (field == ChannelField::Tags && !channel.tags.isEmpty()) {
        QStringList tags = channel.tags;
        std::stable_partition(tags.begin(), tags.end(), isNew(other.tags));
        return tags.join(QStringLiteral(", "));
    }
    QStringList labels = field == ChannelField::Labels ? labelNames(channel) : QStringList();
    if (labels.isEmpty())
        return valueOf(field, channel);
    std::stable_partition(labels.begin(), labels.end(), isNew(labelNames(other)));
    return labels.join(QStringLiteral("; "));
}

}  // namespace Sidestage
