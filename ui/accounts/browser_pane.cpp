// SPDX-License-Identifier: GPL-3.0-or-later
#include "browser_pane.h"

#include "kit/controls/button.h"
#include "kit/layout/flow_layout.h"
#include "kit/theme/accessible.h"
#include "kit/theme/theme.h"
#include "page/open_outside.h"
#include "waiting_card.h"

#include <QBoxLayout>
#include <QLabel>

namespace Sidestage {

BrowserPane::BrowserPane(QWidget *parent)
    : QWidget(parent)
    , m_text(makeParagraph({}, TextRole::Body, Tone::Secondary, this))
    , m_open(named("openBrowser", new Button(Icon::External, QString(), Button::Role::Primary, this)))
    , m_copy(named("copyBrowserAddress",
                   new Button(Icon::Copy, tr("Copy address"), Button::Role::Default, this)))
    , m_waiting(new WaitingCard(QStringLiteral("browser"), tr("Waiting for your browser"), this))
    , m_hint(makeParagraph(tr("A sign-in through the browser cannot be renewed. When it expires after a few "
                              "weeks, sign in again."),
                           TextRole::Small, Tone::Hint, this))
{
    QLabel *title = makeParagraph(tr("Continue in your browser"), TextRole::DialogTitle, Tone::Text, this);
    m_text->setObjectName(QStringLiteral("browserText"));
    m_open->setAutoDefault(false);
    m_copy->setAutoDefault(false);
    m_copy->setToolTip(tr("For another browser on this computer. Valid for this sign-in only."));
    m_hint->setObjectName(QStringLiteral("browserHint"));
    auto *buttons = new FlowLayout;
    buttons->setSpacings(8, 8);
    buttons->addWidget(m_open);
    buttons->addWidget(m_copy);

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(px(32), px(28), px(32), px(28));
    column->addWidget(title);
    column->addWidget(m_text);
    column->addSpacing(px(8));
    column->addLayout(buttons);
    column->addSpacing(px(8));
    column->addWidget(m_waiting);
    column->addWidget(m_hint);
    column->addStretch(1);
    connect(m_open, &Button::clicked, this, &BrowserPane::press);
    connect(m_copy, &Button::clicked, this,
            [this] { copyFrom(m_copy, m_page.toString(QUrl::FullyEncoded)); });
}

void BrowserPane::offer(const QUrl &comesBackTo, bool renews)
{
    m_page.clear();
    m_text->setText(tr("Your browser opens the service’s page, where you may already be signed in. After you "
                       "approve, it returns to %1 on this computer, where Sidestage is waiting.")
                        .arg(comesBackTo.authority()));
    m_open->setText(tr("Open browser"));
    m_copy->hide();
    m_waiting->hide();
    m_hint->setVisible(!renews);
}

void BrowserPane::press()
{
    if (m_page.isEmpty())
        Q_EMIT openRequested();
    else
        open(m_page);
}

void BrowserPane::open(const QUrl &page)
{
    m_page = page;
    m_open->setText(tr("Open again"));
    m_copy->show();
    m_waiting->show();
    if (openOutside(page)) {
        m_waiting->setLine(tr("Approve access in your browser. This window then continues."));
        announce(m_waiting, tr("Waiting for your browser"));
    } else {
        const QString words = tr(
            "Could not open the browser. Copy the address and paste it into a browser on this computer.");
        m_waiting->setLine(words, Tone::Warn);
        announce(m_waiting, words, Announce::Assertive);
    }
}

void BrowserPane::showForeignAnswer()
{
    const QString words = tr("A response to another sign-in arrived and was not used. Still waiting.");
    m_waiting->setLine(words, Tone::Warn);
    announce(m_waiting, words, Announce::Assertive);
}

}  // namespace Sidestage
