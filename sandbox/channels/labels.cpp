// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/labels.h"
#include "channels.h"
#include "sandbox/service/service.h"

namespace Sidestage::Sandbox {

using namespace Api;

namespace {

struct Texts
{
    const char *id;
    const char *name;
    const char *description;
    const char *german;
    const char *french;
    const char *spanish;
    const char *japanese;
};

/// Some languages have translated names; other locales get the English ones.
constexpr Texts labels[] = {
    {"MatureGame", "Mature-rated game",
     "The game is rated for adults. Set by the category, not by the channel.", "Spiel ab 18",
     "Jeu pour adultes", "Juego para adultos", "成人向けゲーム"},
    {"DrugsIntoxication", "Drugs, intoxication or heavy tobacco use",
     "Shows or discusses drugs, drunkenness or heavy smoking.", "Drogen, Rausch oder viel Tabak",
     "Drogues, ivresse ou tabac", "Drogas, embriaguez o tabaco", "薬物・酩酊・喫煙"},
    {"SexualThemes", "Sexual themes", "Focus on sexual topics, acts or talk.", "Sexuelle Themen",
     "Thèmes sexuels", "Temas sexuales", "性的なテーマ"},
    {"ViolentGraphic", "Violent and graphic depictions", "Realistic violence, blood or injuries.",
     "Gewalt und drastische Bilder", "Violence et images choquantes", "Violencia e imágenes explícitas",
     "暴力的な描写"},
    {"Gambling", "Gambling", "Games of chance for money or items of value.", "Glücksspiel", "Jeux d'argent",
     "Apuestas", "ギャンブル"},
    {"ProfanityVulgarity", "Significant profanity or vulgarity", "Swearing often and as part of the show.",
     "Viele Kraftausdrücke", "Langage grossier", "Lenguaje soez", "下品な言葉遣い"},
    {"DebatedSocialIssuesAndPolitics", "Politics and sensitive social issues",
     "Debates about politics or social questions that divide people.", "Politik und umstrittene Themen",
     "Politique et sujets sensibles", "Política y temas sensibles", "政治・社会問題"},
};

constexpr const char *locales[] = {
    "bg-BG", "cs-CZ", "da-DK", "de-DE", "el-GR", "en-GB", "en-US", "es-ES", "es-MX", "fi-FI",
    "fr-FR", "hu-HU", "it-IT", "ja-JP", "ko-KR", "nl-NL", "no-NO", "pl-PL", "pt-BT", "pt-PT",
    "ro-RO", "ru-RU", "sk-SK", "sv-SE", "th-TH", "tr-TR", "vi-VN", "zh-CN", "zh-TW",
};

const char *nameIn(const Texts &words, const QString &locale)
{
    const QString language = locale.left(2);
    if (language == QLatin1String("de"))
        return words.german;
    if (language == QLatin1String("fr"))
        return words.french;
    if (language == QLatin1String("es"))
        return words.spanish;
    return language == QLatin1String("ja") ? words.japanese : words.name;
}

}  // namespace

void serveLabels(Service &service)
{
    service.on<GetContentLabels>([](World &, const Caller &,
                                    const GetContentLabels &in) -> Result<QList<ContentLabel>> {
        const QString locale = in.locale.value_or(QStringLiteral("en-US"));
        const bool known = std::any_of(std::begin(locales), std::end(locales),
                                       [&](const char *name) { return locale == QLatin1String(name); });
        if (!known)
            return refuse(400,
                          QStringLiteral(
                              "The parameter \"locale\" was malformed: the value is not a supported locale"));
        QList<ContentLabel> list;
        for (const Texts &words : labels) {
            list.append({.id = QString::fromUtf8(words.id),
                         .description = QString::fromUtf8(words.description),
                         .name = QString::fromUtf8(nameIn(words, locale))});
        }
        return list;
    });
}

}  // namespace Sidestage::Sandbox
