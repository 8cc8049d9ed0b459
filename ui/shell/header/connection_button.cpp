// SPDX-License-Identifier: GPL-3.0-or-later
#include "connection_button.h"

#include "accounts/account.h"
#include "client/client.h"
#include "events/event_service.h"
#include "kit/overlays/popover.h"
#include "kit/text/second_ticker.h"
#include "kit/theme/named.h"
#include "page/connection_texts.h"

namespace Sidestage {

ConnectionButton::ConnectionButton(QWidget *parent)
    : IconText(parent)
{
    setObjectName(QStringLiteral("connection"));
    setPressable(tr("Shows connection details"));
    connect(this, &QAbstractButton::clicked, this, &ConnectionButton::openDetails);
    SecondTicker::shared()->follow(this, [this] { return tick(); });
    refresh();
}

void ConnectionButton::setAccount(Account *account)
{
    if (m_account) {
        m_account->client()->connection()->disconnect(this);
        m_account->events()->disconnect(this);
    }
    m_account = account;
    if (account) {
        connect(account->client()->connection(), &Connection::changed, this, &ConnectionButton::refresh);
        connect(account->events(), &EventService::stateChanged, this, &ConnectionButton::refresh);
    }
    refresh();
}

void ConnectionButton::setServiceState(Icon icon, const QString &text, Tone tone)
{
    m_serviceIcon = icon;
    m_serviceText = text;
    m_serviceTone = tone;
    refresh();
}

void ConnectionButton::refresh()
{
    tick();
    SecondTicker::shared()->wake(this);
}

/// Updates the text. Returns the milliseconds until the next change.
int ConnectionButton::tick()
{
    if (!m_account) {
        setState(m_serviceIcon, m_serviceText, m_serviceTone);
        return 0;
    }
    const ConnectionTexts words = connectionWords(*m_account);
    setState(words.icon, words.text, words.tone);
    if (showsDetails())
        showDetails(words);
    const Connection *connection = m_account->client()->connection();
    constexpr int second = 1000;
    if (showsDetails())
        return second;
    return connection->state() == Connection::State::Connected
        ? SecondTicker::untilOlder(connection->lastAnswerAt().msecsTo(QDateTime::currentDateTimeUtc()))
        : 0;
}

void ConnectionButton::showDetails(const ConnectionTexts &words)
{
    m_details->setContent(tr("Connection"), words.text + QLatin1Char('\n') + connectionDetails(*m_account));
}

bool ConnectionButton::showsDetails() const
{
    return m_details && m_details->isVisible();
}

void ConnectionButton::openDetails()
{
    if (!m_details) {
        m_details = named("connectionDetails", new Popover(this));
        connect(m_details, &Popover::actionTriggered, this, [this] {
            if (m_account)
                m_account->events()->retry();
            Q_EMIT retryRequested();
        });
    }
    if (m_account) {
        showDetails(connectionWords(*m_account));
        m_details->setAction(tr("Retry now"));
    } else {
        m_details->setContent(tr("Connection"),
                              m_serviceText + QLatin1Char('\n') + tr("Nobody is signed in."));
        m_details->setAction({});
    }
    m_details->open();
    SecondTicker::shared()->wake(this);
}

}  // namespace Sidestage
