// SPDX-License-Identifier: GPL-3.0-or-later
#include "automod_texts.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace Sidestage {

namespace {

struct AutomodTexts
{
    Q_DECLARE_TR_FUNCTIONS(AutomodTexts)
};

struct CategoryText
{
    const char *setting;
    const char *event;
    const char *name;
    const char *hint;
};
constexpr std::array categoryTexts{
    CategoryText{"aggression", "aggressive", QT_TRANSLATE_NOOP("AutomodTexts", "Aggression"),
                 QT_TRANSLATE_NOOP("AutomodTexts", "Threats, and calls for violence")},
    CategoryText{"bullying", "bullying", QT_TRANSLATE_NOOP("AutomodTexts", "Bullying"),
                 QT_TRANSLATE_NOOP("AutomodTexts", "Insults and name-calling")},
    CategoryText{"disability", "disability", QT_TRANSLATE_NOOP("AutomodTexts", "Disability"),
                 QT_TRANSLATE_NOOP("AutomodTexts", "Contempt for people with disabilities")},
    CategoryText{"misogyny", "misogyny", QT_TRANSLATE_NOOP("AutomodTexts", "Misogyny"),
                 QT_TRANSLATE_NOOP("AutomodTexts", "Contempt for women")},
    CategoryText{
        "race_ethnicity_or_religion", "racism",
        QT_TRANSLATE_NOOP("AutomodTexts", "Race, ethnicity or religion"),
        QT_TRANSLATE_NOOP("AutomodTexts", "Contempt for where people come from or what they believe")},
    CategoryText{"sex_based_terms", "sexwords", QT_TRANSLATE_NOOP("AutomodTexts", "Sexual terms"),
                 QT_TRANSLATE_NOOP("AutomodTexts", "Sexual acts and parts of the body")},
    CategoryText{"sexuality_sex_or_gender", "sexuality",
                 QT_TRANSLATE_NOOP("AutomodTexts", "Sexuality, sex or gender"),
                 QT_TRANSLATE_NOOP("AutomodTexts", "Contempt for whom people love or who they are")},
    CategoryText{"swearing", "swearing", QT_TRANSLATE_NOOP("AutomodTexts", "Swearing"),
                 QT_TRANSLATE_NOOP("AutomodTexts", "Swear words")},
};

const CategoryText *textOf(const QString &category)
{
    const auto found = std::ranges::find_if(categoryTexts, [&](const CategoryText &text) {
        return category.compare(QLatin1String(text.setting), Qt::CaseInsensitive) == 0
            || category.compare(QLatin1String(text.event), Qt::CaseInsensitive) == 0;
    });
    return found == categoryTexts.end() ? nullptr : &*found;
}

}  // namespace

QString automodCategory(const QString &category)
{
    const CategoryText *text = textOf(category);
    return text ? AutomodTexts::tr(text->name) : category;
}

QString automodCategoryHint(const QString &category)
{
    const CategoryText *text = textOf(category);
    return text ? AutomodTexts::tr(text->hint) : QString();
}

QStringList automodLevels()
{
    return {AutomodTexts::tr("Off"), AutomodTexts::tr("Little"), AutomodTexts::tr("Some"),
            AutomodTexts::tr("More"), AutomodTexts::tr("Most")};
}

}  // namespace Sidestage
