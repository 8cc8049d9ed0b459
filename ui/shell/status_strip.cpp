// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/status_strip.h"

#include "client/account.h"
#include "client/budget.h"
#include "client/client.h"
#include "kit/theme.h"
#include "shell/icon_text.h"
#include "shell/page.h"

#include <QBoxLayout>
#include <QLabel>
#include <QPainter>

namespace Sidestage {

StatusStrip::StatusStrip(QWidget *parent)
    : QStatusBar(parent)
    , m_service(new IconText(this))
    , m_budget(new IconText(this))
    , m_keychain(new IconText(this))
    , m_saved(makeLabel(QString(), TextRole::Small, Tone::Secondary, this))
{
    setObjectName(QStringLiteral("statusStrip"));
    setSizeGripEnabled(false);
    m_service->setObjectName(QStringLiteral("serviceState"));
    m_budget->setObjectName(QStringLiteral("budget"));
    m_keychain->setObjectName(QStringLiteral("keychain"));
    m_saved->setObjectName(QStringLiteral("saved"));
    auto *items = new QWidget(this);
    auto *row = new QHBoxLayout(items);
    row->setContentsMargins(0, 0, 0, 0);
    for (QWidget *item : {m_service, m_budget, m_keychain}) {
        row->addWidget(item);
        item->hide();
    }
    row->addStretch(1);
    addWidget(items, 1);
    addPermanentWidget(m_saved);
    Theme::watch(this, [this, row] {
        setFixedHeight(px(Measure::statusStrip));
        setContentsMargins(px(16), 1, px(14), 0);
        row->setSpacing(px(16));
    });
    refreshBudget();
    refreshSaved();
}

void StatusStrip::setAccount(Account *account)
{
    if (m_account)
        m_account->client()->budget()->disconnect(this);
    m_account = account;
    if (account)
        connect(account->client()->budget(), &Budget::changed, this, &StatusStrip::refreshBudget);
    refreshBudget();
}

void StatusStrip::setPage(Page *page)
{
    if (m_page)
        disconnect(m_page, &Page::savedChanged, this, nullptr);
    m_page = page;
    if (page)
        connect(page, &Page::savedChanged, this, &StatusStrip::refreshSaved);
    refreshSaved();
}

void StatusStrip::setKeychain(Keychain state, const QString &reason)
{
    m_keychain->setVisible(state != Keychain::Unknown);
    if (state == Keychain::MemoryOnly) {
        m_keychain->setState(Icon::Warning, tr("No keychain: sign-in lasts until you quit"), Tone::Warn);
        m_keychain->setToolTip(reason);
    } else {
        m_keychain->setState(Icon::Lock, tr("Keychain unlocked"));
    }
}

void StatusStrip::setService(Icon icon, const QString &text, Tone tone)
{
    m_service->setVisible(!text.isEmpty());
    m_service->setState(icon, text, tone);
}

void StatusStrip::refreshBudget()
{
    const Budget *budget = m_account ? m_account->client()->budget() : nullptr;
    m_budget->setVisible(budget && budget->limit() > 0);
    if (budget && budget->limit() > 0) {
        const bool low = budget->remaining() * 10 < budget->limit();
        m_budget->setState(low ? Icon::Warning : Icon::List,
                           tr("API budget %1 of %2").arg(budget->remaining()).arg(budget->limit()),
                           low ? Tone::Warn : Tone::Secondary);
    }
}

void StatusStrip::refreshSaved()
{
    const QString saved = m_page ? m_page->saved() : QString();
    m_saved->setText(saved.isEmpty() ? tr("F1 for keys") : tr("%1 · F1 for keys").arg(saved));
}

void StatusStrip::paintEvent(QPaintEvent *)
{
    const Tokens &t = Theme::tokens();
    QPainter painter(this);
    painter.fillRect(rect(), t.sidebar);
    painter.fillRect(0, 0, width(), 1, t.line);
}

}  // namespace Sidestage
