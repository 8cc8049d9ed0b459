// SPDX-License-Identifier: GPL-3.0-or-later
#include "bidi.h"

#include <algorithm>

namespace Sidestage {

namespace {

/// How a text affects the direction of the text around it.
struct Running
{
    bool turns = false;  ///< A character or mark outside any isolate changes the direction around it.
    int unopened = 0;    ///< Number of isolate ends without a beginning.
    int unclosed = 0;    ///< Number of isolate beginnings without an end.
};

Running runningOf(const QString &text, bool isRightToLeft)
{
    Running running;
    const QList<uint> letters = text.toUcs4();
    for (const uint letter : letters) {
        switch (QChar::direction(letter)) {
        case QChar::DirLRI:
        case QChar::DirRLI:
        case QChar::DirFSI:
            ++running.unclosed;
            break;
        case QChar::DirPDI:
            if (running.unclosed > 0)
                --running.unclosed;
            else
                ++running.unopened;
            break;
        case QChar::DirL:
        case QChar::DirEN:
            running.turns |= isRightToLeft && running.unclosed == 0;
            break;
        case QChar::DirR:
        case QChar::DirAL:
        case QChar::DirAN:
        case QChar::DirRLE:
        case QChar::DirRLO:
        case QChar::DirLRE:
        case QChar::DirLRO:
            running.turns |= running.unclosed == 0;
            break;
        default:
            break;
        }
    }
    return running;
}

}  // namespace

QString isolated(const QString &text, const QLocale &locale)
{
    const bool isRightToLeft = locale.textDirection() == Qt::RightToLeft;
    constexpr char16_t firstThatTurns = 0x0590;
    if (!isRightToLeft
        && std::all_of(text.cbegin(), text.cend(), [](QChar c) { return c.unicode() < firstThatTurns; }))
        return text;
    const Running running = runningOf(text, isRightToLeft);
    if (!running.turns && running.unopened == 0 && running.unclosed == 0)
        return text;
    // Unbalanced marks in a name must neither end our isolate nor stay open behind it.
    constexpr QChar begin(0x2068);
    constexpr QChar end(0x2069);
    return QString(running.unopened + 1, begin) + text + QString(running.unclosed + 1, end);
}

QStringList isolated(QStringList texts)
{
    for (QString &text : texts)
        text = isolated(text);
    return texts;
}

}  // namespace Sidestage
