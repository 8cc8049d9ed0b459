// SPDX-License-Identifier: GPL-3.0-or-later
#include "word_search.h"

#include <algorithm>

namespace Sidestage {

namespace {

constexpr qsizetype longestWord = 64;  // characters; longer words are truncated in the index and in queries

bool standsAlone(char32_t character)
{
    const QChar::Script script = QChar::script(character);
    return script == QChar::Script_Han || script == QChar::Script_Hiragana
        || script == QChar::Script_Katakana;
}

bool isMark(char32_t character)
{
    const QChar::Category category = QChar::category(character);
    return category == QChar::Mark_NonSpacing || category == QChar::Mark_SpacingCombining
        || category == QChar::Mark_Enclosing;
}

QString folded(const QString &text)
{
    const bool isPlain
        = std::all_of(text.begin(), text.end(), [](QChar character) { return character.unicode() < 0x80; });
    return isPlain ? text.toLower() : text.normalized(QString::NormalizationForm_KD).toCaseFolded();
}

}  // namespace

QStringList wordsOf(const QString &text)
{
    QStringList words;
    QString word;
    const auto end = [&] {
        if (!word.isEmpty() && !words.contains(word))
            words.append(word);
        word.clear();
    };
    const QString plain = folded(text);
    for (qsizetype at = 0; at < plain.size(); ++at) {
        char32_t character = plain[at].unicode();
        if (plain[at].isHighSurrogate() && at + 1 < plain.size() && plain[at + 1].isLowSurrogate()) {
            character = QChar::surrogateToUcs4(plain[at], plain[at + 1]);
            ++at;
        }
        if (isMark(character))
            continue;
        if (!QChar::isLetterOrNumber(character)) {
            end();
            continue;
        }
        if (character >= 0x2e80 && standsAlone(character)) {
            end();
            word = QString::fromUcs4(&character, 1);
            end();
        } else if (word.size() < longestWord) {
            if (character == U'ß')
                word += QLatin1String("ss");
            else if (character < 0x10000)
                word += QChar(char16_t(character));
            else
                word += QString::fromUcs4(&character, 1);
        }
    }
    end();
    return words;
}

bool allBegin(const QStringList &wanted, const QStringList &words)
{
    return std::all_of(wanted.begin(), wanted.end(), [&](const QString &beginning) {
        return std::any_of(words.begin(), words.end(),
                           [&](const QString &word) { return word.startsWith(beginning); });
    });
}

}  // namespace Sidestage
