// SPDX-License-Identifier: GPL-3.0-or-later
#include "health_card.h"

#include "account_texts.h"
#include "accounts/account_directory.h"
#include "base/bidi.h"
#include "client/service_clock.h"
#include "client/session.h"
#include "kit/controls/action_button.h"
#include "kit/layout/spacing.h"
#include "kit/text/avatar.h"
#include "kit/text/progress_bar.h"
#include "kit/text/second_ticker.h"
#include "kit/text/time_text.h"
#include "kit/text/wrap_label.h"
#include "kit/theme/theme.h"
#include "texts/quoted.h"

#include <QBoxLayout>

#include <algorithm>

namespace Sidestage {

namespace {

constexpr int nameWidth = 128;
constexpr int barWidth = 120;
constexpr int buttonsBeside = 620;
constexpr qint64 clockMayDiffer = 5LL * 60;  // seconds

/// Milliseconds until a time that is shown as "4 s ago" or "3 min ago" changes.
int untilNext(qint64 seconds)
{
    return std::abs(seconds) < 60 ? 1'000 : 15'000;
}

}  // namespace

HealthCard::HealthCard(QWidget *parent)
    : Card(parent)
    , m_who(new QBoxLayout(QBoxLayout::LeftToRight))
    , m_avatar(new Avatar({}, 44, this))
    , m_name(named("accountName", makeLabel({}, TextRole::AccountTitle, Tone::Text, this)))
    , m_details(named("accountWho", new WrapLabel({}, TextRole::Small, Tone::Secondary, this)))
    , m_show(
          named("showAccount", new Button(Icon::Eye, tr("Show this account"), Button::Role::Default, this)))
    , m_renew(named("renewToken",
                    new ActionButton(Icon::Refresh, tr("Refresh now"), Button::Role::Default, this)))
    , m_signIn(named("signInAgain", new Button(Icon::Key, tr("Sign in again…"), Button::Role::Primary, this)))
    , m_signOut(named("signOutAccount", new Button(tr("Sign out…"), Button::Role::Danger, this)))
    , m_bar(named("tokenLeft", new ProgressBar(ProgressBar::Kind::Work, this)))
{
    setObjectName(QStringLiteral("healthCard"));
    auto *words = new QVBoxLayout;
    words->addWidget(m_name);
    words->addWidget(m_details);
    setSpacing(words, 2);
    auto *who = new QHBoxLayout;
    who->addWidget(m_avatar);
    who->addLayout(words, 1);
    setSpacing(who, 12);
    auto *buttons = new QHBoxLayout;
    for (QWidget *button : {static_cast<QWidget *>(m_show), static_cast<QWidget *>(m_renew),
                            static_cast<QWidget *>(m_signIn), static_cast<QWidget *>(m_signOut)})
        buttons->addWidget(button);
    m_who->addLayout(who, 1);
    m_who->addLayout(buttons);
    setSpacing(m_who, 8);
    setSpacing(buttons, 8);
    body()->addLayout(m_who);
    m_name->setTextFormat(Qt::PlainText);
    m_bar->setThickness(6);
    m_bar->setRange(0, 1'000);
    m_bar->setAccessibleName(tr("Time left of the access token"));
    setScaled(m_bar, &QWidget::setFixedWidth, barWidth);
    m_rows[Token] = addRow(tr("Access token"), "tokenHealth");
    static_cast<QBoxLayout *>(m_rows[Token].whole->layout())->addWidget(m_bar, 0, Qt::AlignVCenter);
    m_rows[Renewal] = addRow(tr("Last refresh"), "renewalHealth");
    m_rows[Validation] = addRow(tr("Last validation"), "validationHealth");
    m_rows[Keychain] = addRow(tr("Keychain"), "keychainHealth");
    m_rows[Clock] = addRow(tr("Clock"), "clockHealth");
    connect(m_show, &QPushButton::clicked, this, &HealthCard::showRequested);
    connect(m_renew, &QPushButton::clicked, this, &HealthCard::renew);
    connect(m_signIn, &QPushButton::clicked, this, &HealthCard::signInRequested);
    connect(m_signOut, &QPushButton::clicked, this, &HealthCard::signOutRequested);
    SecondTicker::shared()->follow(this, [this] { return update(); });
}

HealthCard::Row HealthCard::addRow(const QString &name, const char *objectName)
{
    body()->addWidget(makeDivider(Qt::Horizontal, this));
    Row row{.icon = new IconView(Icon::CheckCircle, Tone::Good, Measure::icon, this),
            .value = makeParagraph({}, TextRole::Strong, Tone::Text, this),
            .detail = new WrapLabel({}, TextRole::Small, Tone::Secondary, this),
            .whole = named(objectName, new QWidget(this))};
    row.value->setTextFormat(Qt::PlainText);
    auto *words = new QVBoxLayout;
    words->addWidget(row.value);
    words->addWidget(row.detail);
    setSpacing(words, 2);
    auto *label = makeLabel(name, TextRole::Body, Tone::Secondary, this);
    setScaled(label, &QWidget::setMinimumWidth, nameWidth);
    auto *layout = withoutMargins(new QHBoxLayout(row.whole));
    layout->addWidget(row.icon);
    layout->addWidget(label);
    layout->addLayout(words, 1);
    setSpacing(layout, 12);
    row.whole->setProperty("name", name);
    body()->addWidget(row.whole);
    return row;
}

void HealthCard::Row::show(Icon symbol, Tone tone, const QString &text, const QString &more) const
{
    icon->setIcon(symbol);
    icon->setTone(tone);
    value->setText(text);
    detail->setText(more);
    detail->setVisible(!more.isEmpty());
    whole->setAccessibleName(HealthCard::tr("%1: %2. %3", "access token: valid until when. More")
                                 .arg(whole->property("name").toString(), text, more));
}

void HealthCard::setAccount(Accounts *accounts, Account *account, bool isShown)
{
    m_show->setVisible(!isShown);
    m_accounts = accounts;
    m_account = account;
    const AccountInfo &info = account->info();
    m_avatar->setName(info.displayName);
    m_name->setText(isolated(info.displayName));
    update();
    SecondTicker::shared()->wake(this);
}

/// In a narrow card, the buttons are below the name.
void HealthCard::resizeEvent(QResizeEvent *event)
{
    Card::resizeEvent(event);
    m_who->setDirection(width() >= px(buttonsBeside) ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

QString HealthCard::renewBlockReason(const Accounts &accounts, const Account &account)
{
    if (accounts.state(&account) == Accounts::State::Withheld)
        return {};  // the keychain is asked again
    if (accounts.state(&account) != Accounts::State::SignedIn)
        return tr("There is no valid sign-in to refresh.");
    if (account.session()->token().refresh.isEmpty())
        return tr("A sign-in through the browser without a client secret cannot be refreshed. Sign in again "
                  "before it ends.");
    return {};
}

void HealthCard::renew()
{
    if (!m_account || !m_accounts || !renewBlockReason(*m_accounts, *m_account).isEmpty())
        return;
    if (m_accounts->state(m_account) == Accounts::State::Withheld)
        return m_accounts->askAgain(m_account);
    Session *session = m_account->session();
    if (session->refusal())
        session->tryAgain();
    else
        session->renew(session->token().access);
}

/// Returns the milliseconds until something shown changes by itself.
int HealthCard::update()
{
    if (!m_account || !m_accounts)
        return 0;
    const QDateTime now = QDateTime::currentDateTimeUtc();
    const SignInRecord record = m_accounts->signInOf(m_account);
    QStringList who{roleText(m_account->info()), tr("ID %1").arg(m_account->userId())};
    if (record.at)
        who += tr("signed in %1").arg(momentText(*record.at, now));
    m_details->setText(who.join(QStringLiteral(" · ")));
    const Accounts::State state = m_accounts->state(m_account);
    const QString reason = renewBlockReason(*m_accounts, *m_account);
    m_renew->setBlocked(reason);
    const bool isWithheld = state == Accounts::State::Withheld;
    m_renew->setText(isWithheld ? tr("Ask the keychain again") : tr("Refresh now"));
    m_renew->setVisible(isWithheld || state == Accounts::State::SignedIn);
    m_signIn->setVisible(attentionOf(*m_accounts, *m_account, now) != Attention::None);
    m_signOut->setEnabled(state != Accounts::State::SigningOut);
    showKeychain();
    showClock();
    return std::min({showToken(), showRenewal(), showValidation()});
}

int HealthCard::showToken()
{
    const Row &row = m_rows[Token];
    const Session &session = *m_account->session();
    const QDateTime now = QDateTime::currentDateTimeUtc();
    m_bar->hide();
    switch (m_accounts->state(m_account)) {
    case Accounts::State::SignedOut:
        row.show(Icon::Error, Tone::Error, tr("Signed out"), endedText(session.ending()));
        return 15'000;
    case Accounts::State::Withheld:
        row.show(Icon::Lock, Tone::Warn, tr("Keychain access failed"),
                 tr("Unlock the keychain and ask it again, or sign in again. Nothing was lost."));
        return 15'000;
    case Accounts::State::WaitingForKeychain:
        row.show(Icon::Hourglass, Tone::Secondary, tr("Waiting for the keychain"),
                 tr("You may need to enter its password."));
        return 15'000;
    case Accounts::State::SigningOut:
        row.show(Icon::Hourglass, Tone::Secondary, tr("Signing out…"), {});
        return 15'000;
    case Accounts::State::SignedIn:
        break;
    }
    const Sidestage::Token &token = session.token();
    if (!token.expiresAt.isValid()) {
        row.show(Icon::CheckCircle, Tone::Good, tr("Valid"), tr("The service did not say until when."));
        return 15'000;
    }
    const qint64 left = now.secsTo(token.expiresAt);
    if (left <= 0) {
        row.show(Icon::Clock, Tone::Secondary, tr("Expired %1").arg(momentText(token.expiresAt, now)),
                 tr("It is refreshed with the next request."));
        return 15'000;
    }
    const bool endsSoon = attentionOf(*m_accounts, *m_account, now) == Attention::EndsSoon;
    const QString leftText = tr("%1 left").arg(durationText(left));
    row.show(endsSoon ? Icon::Clock : Icon::CheckCircle, endsSoon ? Tone::Warn : Tone::Good,
             tr("Valid until %1").arg(momentText(token.expiresAt, now)),
             endsSoon ? tr("%1. It cannot be refreshed: sign in again before it ends.").arg(leftText)
                      : leftText);
    const auto issuedAt = m_accounts->signInOf(m_account).issuedAt;
    const qint64 whole = issuedAt ? issuedAt->secsTo(token.expiresAt) : 0;
    m_bar->setVisible(whole > 0);
    m_bar->setKind(endsSoon ? ProgressBar::Kind::Warn : ProgressBar::Kind::Work);
    if (whole > 0)
        m_bar->setValue(int(std::min<qint64>(1'000, left * 1'000 / whole)));
    return untilNext(left);
}

int HealthCard::showRenewal()
{
    const Row &row = m_rows[Renewal];
    const Session &session = *m_account->session();
    const QDateTime now = QDateTime::currentDateTimeUtc();
    const Sidestage::Token &token = session.token();
    if (session.isRenewing()) {
        row.show(Icon::Hourglass, Tone::Secondary, tr("Refreshing…"), {});
        return 1'000;
    }
    if (const auto &refusal = session.refusal()) {
        row.show(
            Icon::Warning, Tone::Warn,
            refusal->status == 0 ? tr("The client secret could not be read") : tr("The service refused it"),
            refusal->message.isEmpty() ? tr("It is tried again within a minute.")
                                       : tr("“%1” It is tried again within a minute. If the client secret "
                                            "was replaced, enter the new one in the service profile.")
                                             .arg(asSentence(refusal->message)));
        return 15'000;
    }
    const bool isSignedIn = m_accounts->state(m_account) == Accounts::State::SignedIn;
    if (isSignedIn && token.refresh.isEmpty()) {
        row.show(Icon::Info, Tone::Secondary, tr("Not possible"),
                 tr("It was a sign-in through the browser without a client secret (implicit grant)."));
        return 15'000;
    }
    if (!isSignedIn) {
        row.show(Icon::Clock, Tone::Secondary, tr("Not now"), tr("The token is refreshed when it expires."));
        return 15'000;
    }
    const auto &last = session.lastRenewal();
    const SignInRecord record = m_accounts->signInOf(m_account);
    // A token that was issued after the sign-in is the result of a renewal in an earlier run.
    const bool wasRenewed = !last && record.issuedAt && record.at && record.at->secsTo(*record.issuedAt) > 0;
    if (!last && !wasRenewed) {
        row.show(Icon::CheckCircle, Tone::Good, tr("Not needed yet"),
                 tr("The token is refreshed when it expires."));
        return 15'000;
    }
    const QDateTime at = last ? last->at : *record.issuedAt;
    const qint64 age = at.secsTo(now);
    QString detail;
    if (last) {
        detail = last->isRefreshTokenNew ? tr("took %L1 ms, new refresh token kept").arg(last->took.count())
                                         : tr("took %L1 ms, same refresh token").arg(last->took.count());
    }
    row.show(Icon::CheckCircle, Tone::Good,
             tr("%1, %2", "a time, how long ago").arg(momentText(at, now), agoText(age)), detail);
    return untilNext(age);
}

int HealthCard::showValidation()
{
    const Row &row = m_rows[Validation];
    const QDateTime now = QDateTime::currentDateTimeUtc();
    const QDateTime at = m_accounts->validatedAt(m_account);
    if (!at.isValid()) {
        row.show(Icon::Clock, Tone::Secondary, tr("Not yet since the start"),
                 tr("The service requires it once an hour."));
        return 15'000;
    }
    const qint64 age = at.secsTo(now);
    row.show(Icon::CheckCircle, Tone::Good,
             tr("%1, %2", "a time, how long ago").arg(momentText(at, now), agoText(age)),
             m_accounts->state(m_account) == Accounts::State::SignedIn
                 ? tr("again at %1, every hour").arg(momentText(m_accounts->nextValidationOf(m_account), now))
                 : QString());
    return untilNext(age);
}

void HealthCard::showKeychain()
{
    const Row &row = m_rows[Keychain];
    const TokenVault &vault = *m_accounts->vault();
    const QString reason = vault.reason().isEmpty() ? QString() : u' ' + asSentence(vault.reason());
    switch (vault.state()) {
    case TokenVault::State::Unknown:
    case TokenVault::State::Waiting:
        row.show(Icon::Hourglass, Tone::Secondary, tr("Waiting for the keychain"),
                 tr("You may need to enter its password."));
        break;
    case TokenVault::State::Keychain:
        row.show(Icon::Lock, Tone::Good, tr("Stored in the system keychain"),
                 tr("Survives a crash and a restart. Never in a file of Sidestage."));
        break;
    case TokenVault::State::Refused:
        row.show(Icon::Warning, Tone::Warn, tr("The keychain is locked"),
                 tr("The token is kept in memory until you quit.") + reason);
        break;
    case TokenVault::State::MemoryOnly:
        row.show(Icon::Warning, Tone::Warn, tr("In memory only"),
                 tr("There is no keychain, so you must sign in again after a restart.") + reason);
        break;
    }
}

/// Shown only if the clock is so wrong that times and certificates suffer. The sandbox's clock may be moved.
void HealthCard::showClock()
{
    const ServiceClock &clock = *m_account->serviceClock();
    const qint64 ahead = clock.now().secsTo(QDateTime::currentDateTimeUtc());
    const bool isWrong
        = clock.isKnown() && !m_account->profile().isSandbox() && std::abs(ahead) > clockMayDiffer;
    const int at = body()->indexOf(m_rows[Clock].whole);
    body()->itemAt(at - 1)->widget()->setVisible(isWrong);
    m_rows[Clock].whole->setVisible(isWrong);
    if (isWrong)
        m_rows[Clock].show(Icon::Warning, Tone::Warn,
                           ahead > 0 ? tr("This computer is %1 ahead of the service").arg(durationText(ahead))
                                     : tr("This computer is %1 behind the service").arg(durationText(-ahead)),
                           tr("Set the date and time of this computer. Until then, times shown here can be "
                              "wrong and certificates can be refused."));
}

}  // namespace Sidestage
