// SPDX-License-Identifier: GPL-3.0-or-later
#include "channel_texts.h"

#include "api/languages.h"
#include "base/bidi.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace Sidestage {

namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(Channel)
};

}  // namespace

QString nameOf(ChannelField field)
{
    switch (field) {
    case ChannelField::Title:
        return Texts::tr("Title");
    case ChannelField::Category:
        return Texts::tr("Category");
    case ChannelField::Tags:
        return Texts::tr("Tags");
    case ChannelField::Language:
        return Texts::tr("Language");
    case ChannelField::Labels:
        return Texts::tr("Labels");
    case ChannelField::Delay:
        return Texts::tr("Delay");
    case ChannelField::Branded:
        return Texts::tr("Branded content");
    }
    Q_UNREACHABLE();
}

QString namesOf(const QList<ChannelField> &fields)
{
    QStringList names;
    for (const ChannelField field : fields)
        names.append(names.isEmpty() ? nameOf(field) : nameOf(field).toLower());
    return QLocale().createSeparatedList(names);
}

QString nameOf(Api::Label label)
{
    switch (label) {
    case Api::Label::DrugsIntoxication:
        return Texts::tr("Drugs, intoxication");
    case Api::Label::SexualThemes:
        return Texts::tr("Sexual themes");
    case Api::Label::ViolentGraphic:
        return Texts::tr("Violent or graphic");
    case Api::Label::Gambling:
        return Texts::tr("Gambling");
    case Api::Label::ProfanityVulgarity:
        return Texts::tr("Strong language");
    }
    Q_UNREACHABLE();
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
