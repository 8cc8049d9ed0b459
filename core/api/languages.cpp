// SPDX-License-Identifier: GPL-3.0-or-later
#include "languages.h"

#include <QCoreApplication>

namespace Sidestage::Api {

const QList<Language> &languages()
{
    static const QList<Language> all = {
        {"af", QT_TRANSLATE_NOOP("Language", "Afrikaans"), "Afrikaans"},
        {"sq", QT_TRANSLATE_NOOP("Language", "Albanian"), "Shqip"},
        {"ar", QT_TRANSLATE_NOOP("Language", "Arabic"), "العربية"},
        {"hy", QT_TRANSLATE_NOOP("Language", "Armenian"), "Հայերեն"},
        {"az", QT_TRANSLATE_NOOP("Language", "Azerbaijani"), "Azərbaycanca"},
        {"eu", QT_TRANSLATE_NOOP("Language", "Basque"), "Euskara"},
        {"be", QT_TRANSLATE_NOOP("Language", "Belarusian"), "Беларуская"},
        {"bn", QT_TRANSLATE_NOOP("Language", "Bengali"), "বাংলা"},
        {"bs", QT_TRANSLATE_NOOP("Language", "Bosnian"), "Bosanski"},
        {"bg", QT_TRANSLATE_NOOP("Language", "Bulgarian"), "Български"},
        {"ca", QT_TRANSLATE_NOOP("Language", "Catalan"), "Català"},
        {"zh", QT_TRANSLATE_NOOP("Language", "Chinese"), "中文"},
        {"hr", QT_TRANSLATE_NOOP("Language", "Croatian"), "Hrvatski"},
        {"cs", QT_TRANSLATE_NOOP("Language", "Czech"), "Čeština"},
        {"da", QT_TRANSLATE_NOOP("Language", "Danish"), "Dansk"},
        {"nl", QT_TRANSLATE_NOOP("Language", "Dutch"), "Nederlands"},
        {"en", QT_TRANSLATE_NOOP("Language", "English"), "English"},
        {"et", QT_TRANSLATE_NOOP("Language", "Estonian"), "Eesti"},
        {"fi", QT_TRANSLATE_NOOP("Language", "Finnish"), "Suomi"},
        {"fr", QT_TRANSLATE_NOOP("Language", "French"), "Français"},
        {"gl", QT_TRANSLATE_NOOP("Language", "Galician"), "Galego"},
        {"ka", QT_TRANSLATE_NOOP("Language", "Georgian"), "ქართული"},
        {"de", QT_TRANSLATE_NOOP("Language", "German"), "Deutsch"},
        {"el", QT_TRANSLATE_NOOP("Language", "Greek"), "Ελληνικά"},
        {"he", QT_TRANSLATE_NOOP("Language", "Hebrew"), "עברית"},
        {"hi", QT_TRANSLATE_NOOP("Language", "Hindi"), "हिन्दी"},
        {"hu", QT_TRANSLATE_NOOP("Language", "Hungarian"), "Magyar"},
        {"is", QT_TRANSLATE_NOOP("Language", "Icelandic"), "Íslenska"},
        {"id", QT_TRANSLATE_NOOP("Language", "Indonesian"), "Bahasa Indonesia"},
        {"ga", QT_TRANSLATE_NOOP("Language", "Irish"), "Gaeilge"},
        {"it", QT_TRANSLATE_NOOP("Language", "Italian"), "Italiano"},
        {"ja", QT_TRANSLATE_NOOP("Language", "Japanese"), "日本語"},
        {"kk", QT_TRANSLATE_NOOP("Language", "Kazakh"), "Қазақша"},
        {"ko", QT_TRANSLATE_NOOP("Language", "Korean"), "한국어"},
        {"lv", QT_TRANSLATE_NOOP("Language", "Latvian"), "Latviešu"},
        {"lt", QT_TRANSLATE_NOOP("Language", "Lithuanian"), "Lietuvių"},
        {"mk", QT_TRANSLATE_NOOP("Language", "Macedonian"), "Македонски"},
        {"ms", QT_TRANSLATE_NOOP("Language", "Malay"), "Bahasa Melayu"},
        {"mn", QT_TRANSLATE_NOOP("Language", "Mongolian"), "Монгол"},
        {"no", QT_TRANSLATE_NOOP("Language", "Norwegian"), "Norsk"},
        {"fa", QT_TRANSLATE_NOOP("Language", "Persian"), "فارسی"},
        {"pl", QT_TRANSLATE_NOOP("Language", "Polish"), "Polski"},
        {"pt", QT_TRANSLATE_NOOP("Language", "Portuguese"), "Português"},
        {"ro", QT_TRANSLATE_NOOP("Language", "Romanian"), "Română"},
        {"ru", QT_TRANSLATE_NOOP("Language", "Russian"), "Русский"},
        {"sr", QT_TRANSLATE_NOOP("Language", "Serbian"), "Српски"},
        {"sk", QT_TRANSLATE_NOOP("Language", "Slovak"), "Slovenčina"},
        {"sl", QT_TRANSLATE_NOOP("Language", "Slovenian"), "Slovenščina"},
        {"es", QT_TRANSLATE_NOOP("Language", "Spanish"), "Español"},
        {"sw", QT_TRANSLATE_NOOP("Language", "Swahili"), "Kiswahili"},
        {"sv", QT_TRANSLATE_NOOP("Language", "Swedish"), "Svenska"},
        {"tl", QT_TRANSLATE_NOOP("Language", "Tagalog"), "Tagalog"},
        {"ta", QT_TRANSLATE_NOOP("Language", "Tamil"), "தமிழ்"},
        {"th", QT_TRANSLATE_NOOP("Language", "Thai"), "ไทย"},
        {"tr", QT_TRANSLATE_NOOP("Language", "Turkish"), "Türkçe"},
        {"uk", QT_TRANSLATE_NOOP("Language", "Ukrainian"), "Українська"},
        {"ur", QT_TRANSLATE_NOOP("Language", "Urdu"), "اردو"},
        {"vi", QT_TRANSLATE_NOOP("Language", "Vietnamese"), "Tiếng Việt"},
        {"cy", QT_TRANSLATE_NOOP("Language", "Welsh"), "Cymraeg"},
        {"other", QT_TRANSLATE_NOOP("Language", "Other"), ""},
    };
    return all;
}

const Language *findLanguage(QStringView code)
{
    for (const Language &language : languages()) {
        if (code.compare(QLatin1String(language.code), Qt::CaseInsensitive) == 0)
            return &language;
    }
    return nullptr;
}

}  // namespace Sidestage::Api
