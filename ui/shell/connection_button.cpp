// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/connection_button.h"

#include "client/account.h"
#include "client/client.h"
#include "events/event_service.h"
#include "kit/popover.h"
#include "shell/connection_words.h"

namespace Sidestage {

ConnectionButton::ConnectionButton(QWidget *parent)
    : IconText(parent)
{
    setObjectName(QStringLiteral("connection"));
    setPressable(tr("Shows details of the connection"));
    m_second.setInterval(1000);
    connect(&m_second, &QTimer::timeout, this, &ConnectionButton::refresh);
    connect(this, &QAbstractButton::clicked, this, &ConnectionButton::openDetails);
    refresh();
}

void ConnectionButton::setAccount(Account *account)
{
    if (m_account)
        m_account->client()->connection()->disconnect(this);
    m_account = account;
    if (account)
        connect(account->client()->connection(), &Connection::changed, this, &ConnectionButton::refresh);
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
    if (!m_account) {
        setState(m_serviceIcon, m_serviceText, m_serviceTone);
        return;
    }
    const ConnectionWords words = connectionWords(*m_account);
    setState(words.icon, words.text, words.tone);
    if (m_details && m_details->isVisible())
        m_details->setContent(tr("Connection"), words.text + QLatin1Char('\n') + words.details);
}

void ConnectionButton::openDetails()
{
    if (!m_details) {
        m_details = new Popover(this);
        m_details->setObjectName(QStringLiteral("connectionDetails"));
        connect(m_details, &Popover::actionTriggered, this, [this] {
            if (m_account)
                m_account->events()->retry();
            Q_EMIT retryRequested();
        });
    }
    if (m_account) {
        const ConnectionWords words = connectionWords(*m_account);
        m_details->setContent(tr("Connection"), words.text + QLatin1Char('\n') + words.details);
        m_details->setAction(tr("Try now"));
    } else {
        m_details->setContent(tr("Connection"),
                              m_serviceText + QLatin1Char('\n') + tr("Nobody is signed in."));
        m_details->setAction({});
    }
    m_details->open();
}

void ConnectionButton::showEvent(QShowEvent *event)
{
    IconText::showEvent(event);
    refresh();
    m_second.start();
}

void ConnectionButton::hideEvent(QHideEvent *event)
{
    m_second.stop();
    IconText::hideEvent(event);
}

}  // namespace Sidestage
