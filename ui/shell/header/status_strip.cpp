// SPDX-License-Identifier: GPL-3.0-or-later
#include "status_strip.h"

#include "accounts/account.h"
#include "client/budget.h"
#include "client/client.h"
#include "client/session.h"
#include "events/event_service.h"
#include "icon_text.h"
#include "kit/layout/spacing.h"
#include "kit/text/digits_label.h"
#include "kit/theme/theme.h"
#include "page/connection_texts.h"
#include "page/page.h"

#include <QBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPainter>

namespace Sidestage {

StatusStrip::StatusStrip(QWidget *parent)
    : QStatusBar(parent)
    , m_service(named("serviceState", new IconText(this)))
    , m_events(named("liveEvents", new IconText(this)))
    , m_budget(named("budget", new IconText(this)))
    , m_held(named("heldDecisions", new IconText(this)))
    , m_keychain(named("keychain", new IconText(this)))
    , m_saved(makeLabel(QString(), TextRole::Small, Tone::Secondary, this))
{
    setObjectName(QStringLiteral("statusStrip"));
    setSizeGripEnabled(false);
    m_saved->setObjectName(QStringLiteral("saved"));
    auto *items = new QWidget(this);
    auto *row = new QHBoxLayout(items);
    for (QWidget *item : {m_service, m_events, m_budget, m_held, m_keychain}) {
        row->addWidget(item);
        item->setFocusPolicy(Qt::TabFocus);  // so that it can be read without a mouse
        item->hide();
    }
    row->addStretch(1);
    addWidget(items, 1);
    addPermanentWidget(m_saved);
    setScaled(this, &QWidget::setFixedHeight, Measure::statusStrip);
    setSpacing(row, 16);
    Theme::watch(this, [this] { setContentsMargins(px(16), 1, px(14), 0); });
    refreshBudget();
    refreshSaved();
}

void StatusStrip::setAccount(Account *account)
{
    if (m_account) {
        m_account->client()->budget()->disconnect(this);
        m_account->events()->disconnect(this);
        m_account->session()->disconnect(this);
    }
    m_account = account;
    if (account) {
        connect(account->client()->budget(), &Budget::changed, this, &StatusStrip::refreshBudget);
        connect(account->events(), &EventService::stateChanged, this, &StatusStrip::refreshEvents);
        connect(account->events(), &EventService::coverageChanged, this, &StatusStrip::refreshEvents);
        connect(account->session(), &Session::ended, this, &StatusStrip::refreshEvents);
        connect(account->session(), &Session::tokenChanged, this, &StatusStrip::refreshEvents);
    }
    refreshEvents();
    refreshBudget();
    refreshItems();
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
    m_keychainState = state;
    if (state == Keychain::Waiting) {
        m_keychain->setState(Icon::Hourglass, tr("Waiting for the keychain"));
        m_keychain->setToolTip(tr("You may need to enter the keychain password."));
    } else if (state == Keychain::Locked) {
        m_keychain->setState(Icon::Lock, tr("Keychain locked: sign-in lasts until you quit"), Tone::Warn);
        m_keychain->setToolTip(reason);
    } else if (state == Keychain::MemoryOnly) {
        m_keychain->setState(Icon::Warning, tr("No keychain: sign-in lasts until you quit"), Tone::Warn);
        m_keychain->setToolTip(reason);
    } else {
        m_keychain->setState(Icon::Lock, tr("Keychain unlocked"));
        m_keychain->setToolTip({});
    }
    refreshItems();
}

void StatusStrip::setHeld(const QList<Held> &held, bool isOnDisk)
{
    m_heldCount = 0;
    QStringList lines{tr("They are sent when their time is over. Until then you can undo them.")};
    for (const Held &one : held) {
        m_heldCount += one.count;
        if (!one.isShown || held.size() > 1)
            lines.append(tr("%1: %n decision(s)", "an account", one.count).arg(one.name));
    }
    QString words = tr("%n pending decisions, saved on disk", nullptr, m_heldCount);
    if (held.size() == 1 && !held.first().isShown)
        words = tr("%n pending decisions of %1, saved on disk", nullptr, m_heldCount).arg(held.first().name);
    else if (held.size() > 1)
        words = tr("%1 pending decisions of %n accounts, saved on disk", nullptr, int(held.size()))
                    .arg(QLocale().toString(m_heldCount));
    if (!isOnDisk)
        words = tr("%n pending decisions, lost when you quit", nullptr, m_heldCount);
    m_held->setState(isOnDisk ? Icon::Hourglass : Icon::Warning, words,
                     isOnDisk ? Tone::Secondary : Tone::Warn);
    m_held->setToolTip(lines.join(u'\n'));
    m_held->setAccessibleDescription(lines.join(u'\n'));
    refreshItems();
}

void StatusStrip::setService(Icon icon, const QString &text, Tone tone)
{
    m_service->setState(icon, text, tone);
    refreshItems();
}

void StatusStrip::refreshItems()
{
    // Space is limited: unsent decisions are more important than a keychain without problems.
    m_service->setVisible(!m_account && !m_service->words().isEmpty());
    m_events->setVisible(m_account);
    m_held->setVisible(m_heldCount > 0);
    const bool isWell = m_keychainState == Keychain::Unlocked;
    m_keychain->setVisible(m_keychainState != Keychain::Unknown && (!isWell || m_heldCount == 0));
}

void StatusStrip::refreshEvents()
{
    if (!m_account)
        return;
    const ConnectionTexts words = eventWords(*m_account);
    m_events->setState(words.icon, words.text, words.tone);
    m_events->setToolTip(words.details);
    m_events->setAccessibleDescription(words.details);
}

void StatusStrip::refreshBudget()
{
    const Budget *budget = m_account ? m_account->client()->budget() : nullptr;
    m_budget->setVisible(budget && budget->limit() > 0);
    if (budget && budget->limit() > 0) {
        const bool low = budget->remaining() * 10 < budget->limit();
        m_budget->setState(
            low ? Icon::Warning : Icon::List,
            tr("API budget %1 of %2")
                .arg(QLocale().toString(budget->remaining()), QLocale().toString(budget->limit())),
            low ? Tone::Warn : Tone::Secondary);
        m_budget->setToolTip(
            budget->remaining() < budget->limit()
                ? tr("API calls left for this account. Resets at %1.").arg(timeOfDay(budget->resetAt()))
                : tr("API calls left for this account."));
    }
}

void StatusStrip::setKeysKey(const QKeySequence &key)
{
    m_keysKey = key;
    refreshSaved();
}

void StatusStrip::refreshSaved()
{
    QStringList parts(m_page ? m_page->saved() : QString());
    if (!m_keysKey.isEmpty())
        parts += tr("%1 for shortcuts", "a key").arg(m_keysKey.toString(QKeySequence::NativeText));
    parts.removeAll(QString());
    m_saved->setText(parts.join(QStringLiteral(" · ")));
}

void StatusStrip::paintEvent(QPaintEvent *)
{
    const Tokens &t = Theme::tokens();
    QPainter painter(this);
    painter.fillRect(rect(), t.sidebar);
    painter.fillRect(0, 0, width(), 1, t.line);
}

}  // namespace Sidestage
