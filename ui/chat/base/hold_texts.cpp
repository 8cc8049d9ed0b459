// SPDX-License-Identifier: GPL-3.0-or-later
#include "hold_texts.h"
#include "base/bidi.h"

#include "chat_texts.h"

#include "kit/text/time_text.h"
#include "texts/error_texts.h"

#include <QCoreApplication>
#include <QLocale>

namespace Sidestage {

namespace {

struct ChatTexts
{
    Q_DECLARE_TR_FUNCTIONS(Sidestage::ChatTexts)
};

}  // namespace

QString wordsOf(const Error &error)
{
    // Messages of the network or the disk are not suitable for users.
    const bool isTechnical = error.kind == Error::Kind::Storage || error.kind == Error::Kind::Offline
        || error.kind == Error::Kind::Timeout || error.kind == Error::Kind::Server
        || error.kind == Error::Kind::Protocol;
    return error.status == 0 && !error.message.isEmpty() && !isTechnical ? error.message : reasonOf(error);
}

QList<QPair<int, QString>> offeredLengths()
{
    QList<QPair<int, QString>> lengths;
    for (const int minutes : {5, 10, 30, 60, 120})
        lengths.append({minutes * 60, durationText(minutes * 60)});
    return lengths;
}

QString modesOfHold(const ModeHold &hold)
{
    QStringList names;
    const QList<ChatMode> modes = hold.set.modes();
    for (const ChatMode mode : modes)
        names.append(nameOf(mode));
    return QLocale().createSeparatedList(names);
}

QString whatIsHeld(const ModeHold &hold)
{
    return ChatTexts::tr("%1 in %2", "a mode, a channel").arg(modesOfHold(hold), isolated(hold.channelName));
}

}  // namespace Sidestage
