// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/connection_words.h"

#include "client/account.h"
#include "client/budget.h"
#include "client/client.h"
#include "kit/time_text.h"
#include "shell/digits_label.h"

#include <QCoreApplication>
#include <QStringList>

namespace Sidestage {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Sidestage::ConnectionWords)
};

QString detailsOf(const Account &account)
{
    const Connection &connection = *account.client()->connection();
    const Budget &budget = *account.client()->budget();
    QStringList lines{Words::tr("Service: %1").arg(account.profile().baseUrl.toDisplayString())};
    if (connection.lastAnswerAt().isValid())
        lines += Words::tr("Last answer: %1")
                     .arg(momentText(connection.lastAnswerAt(), QDateTime::currentDateTimeUtc()));
    if (!connection.reason().isEmpty())
        lines += Words::tr("The last try failed: %1").arg(connection.reason());
    if (connection.tries() > 1)
        lines += Words::tr("%n tries since then", nullptr, connection.tries());
    if (budget.limit() > 0)
        lines += Words::tr("API budget: %1 of %2 left").arg(budget.remaining()).arg(budget.limit());
    return lines.join(QLatin1Char('\n'));
}

}  // namespace

ConnectionWords connectionWords(const Account &account)
{
    const Connection &connection = *account.client()->connection();
    ConnectionWords words{.details = detailsOf(account)};
    switch (connection.state()) {
    case Connection::State::Unknown:
        words.icon = Icon::Hourglass;
        words.text = Words::tr("Connecting…");
        break;
    case Connection::State::Connected:
        words.icon = Icon::CheckCircle;
        words.tone = Tone::Good;
        words.text = Words::tr("Connected · %1")
                         .arg(agoText(connection.lastAnswerAt().secsTo(QDateTime::currentDateTimeUtc())));
        break;
    case Connection::State::Reconnecting:
        words.icon = Icon::Refresh;
        words.tone = Tone::Warn;
        words.text = Words::tr("Reconnecting, try %1").arg(connection.tries() + 1);
        break;
    case Connection::State::Offline:
        words.icon = Icon::Warning;
        words.tone = Tone::Warn;
        words.text = Words::tr("Offline since %1").arg(timeOfDay(connection.offlineSince()));
        break;
    case Connection::State::SignedOut:
        words.icon = Icon::Key;
        words.tone = Tone::Warn;
        words.text = Words::tr("Signed out");
        break;
    }
    return words;
}

}  // namespace Sidestage
