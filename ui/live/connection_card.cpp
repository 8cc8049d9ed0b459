// SPDX-License-Identifier: GPL-3.0-or-later
#include "connection_card.h"

#include "accounts/account.h"
#include "client/budget.h"
#include "client/client.h"
#include "client/session.h"
#include "events/event_service.h"
#include "kit/controls/button.h"
#include "kit/layout/flow_layout.h"
#include "kit/overlays/popover.h"
#include "kit/text/pill.h"
#include "kit/text/second_ticker.h"
#include "kit/text/time_text.h"
#include "kit/text/wrap_label.h"
#include "kit/theme/theme.h"
#include "live/live_status.h"
#include "page/connection_texts.h"

#include <QBoxLayout>
#include <QLocale>

#include <algorithm>

namespace Sidestage {

namespace {

/// The budget is low below one part in this many: the next bulk job would have to wait.
constexpr int lowPart = 10;
/// Warning threshold for a token that expires and cannot be renewed. Other tokens are renewed automatically.
constexpr int soonSeconds = 15 * 60;
/// Up to this many milliseconds since the last frame, the line shows "Just now".
constexpr int recent = 12'000;

}  // namespace

ConnectionCard::ConnectionCard(Account *account, QWidget *parent)
    : OverviewCard(tr("Connection"), Icon::Wifi, parent)
    , m_account(account)
{
    setObjectName(QStringLiteral("connectionCard"));
    build();
    const auto wake = [this] { SecondTicker::shared()->wake(this); };
    connect(account->client()->connection(), &Connection::changed, this, wake);
    connect(account->client()->budget(), &Budget::changed, this, wake);
    connect(account->events(), &EventService::stateChanged, this, wake);
    connect(account->events(), &EventService::coverageChanged, this, wake);
    connect(account->session(), &Session::tokenChanged, this, wake);
    connect(account->session(), &Session::ended, this, wake);
    connect(account->session(), &Session::refusalChanged, this, wake);
    SecondTicker::shared()->follow(this, [this] { return tick(); });
    tick();
}

ConnectionCard::~ConnectionCard() = default;

void ConnectionCard::build()
{
    m_state = new Pill(this);
    m_state->setObjectName(QStringLiteral("connectionState"));
    addToHead(m_state);
    m_state->installEventFilter(this);
    static constexpr const char *names[]
        = {"connectionEvents", "connectionBudget", "connectionToken", "connectionHeld"};
    for (int i = 0; i < LineCount; ++i) {
        Row row;
        row.line = new QWidget(this);
        row.line->setObjectName(QLatin1String(names[i]));
        auto *line = new QHBoxLayout(row.line);
        line->setContentsMargins({});
        row.icon = new IconView(Icon::Hourglass, Tone::Secondary, Measure::iconButton, row.line);
        row.name = new WrapLabel({}, TextRole::Body, Tone::Secondary, row.line);
        row.value = new WrapLabel({}, TextRole::Strong, Tone::Text, row.line);
        row.value->setObjectName(QStringLiteral("connectionValue"));
        row.value->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        line->addWidget(row.icon);
        row.words = new QBoxLayout(QBoxLayout::LeftToRight);
        row.words->addWidget(row.name, 1);
        row.words->addWidget(row.value);
        line->addLayout(row.words, 1);
        row.why = new Button(tr("Why?"), Button::Role::Link, row.line);
        row.why->setObjectName(QStringLiteral("connectionWhy"));
        row.why->setSmall(true);
        row.why->hide();
        connect(row.why, &QPushButton::clicked, this, [this, i] { explain(Line(i)); });
        line->addWidget(row.why);
        row.line->installEventFilter(this);
        body()->addWidget(row.line);
        m_rows.append(row);
    }
    m_retry = new Button(Icon::Refresh, tr("Retry now"), Button::Role::Default, this);
    m_retry->setObjectName(QStringLiteral("connectionRetry"));
    m_retry->setCompact(true);
    connect(m_retry, &QPushButton::clicked, this, &ConnectionCard::refresh);
    body()->addWidget(m_retry, 0, Qt::AlignLeft);
    body()->addStretch(1);
}

void ConnectionCard::fit()
{
    for (const Row &row : std::as_const(m_rows)) {
        row.words->setDirection(isTiny() ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
        row.value->setAlignment((isTiny() ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    }
}

void ConnectionCard::setSurroundings(ToastLane *, LiveStatus *live)
{
    m_live = live;
}

void ConnectionCard::refresh()
{
    m_account->events()->retry();
    if (m_live)
        m_live->refresh();
}

void ConnectionCard::setHeld(int decisions, const QString &trouble)
{
    m_held = decisions;
    m_heldTrouble = trouble;
    SecondTicker::shared()->wake(this);
}

void ConnectionCard::setTrouble(Line line, bool isTrouble)
{
    const Row &row = m_rows[line];
    const bool explains = isTrouble && !row.details.isEmpty();
    if (row.why->isHidden() != explains)
        return;
    row.why->setVisible(explains);
    row.line->setCursor(explains ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

/// Shows the details of the line, with an action if there is one.
void ConnectionCard::explain(Line line)
{
    tick();
    const Row &row = m_rows[line];
    delete m_explanation;
    m_explanation = new Popover(row.why);
    m_explanation->setObjectName(QStringLiteral("connectionWhyText"));
    m_explanation->setContent(row.name->text(), row.details);
    if (line == EventsLine) {
        m_explanation->setAction(tr("Retry now"));
        connect(m_explanation, &Popover::actionTriggered, this, &ConnectionCard::refresh);
    }
    m_explanation->open();
}

/// Clicking the whole line, or the pill for the first line with details, does the same as its button.
bool ConnectionCard::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::ToolTip)
        tick();  // the details contain times
    if (event->type() == QEvent::MouseButtonRelease) {
        for (int i = 0; i < m_rows.size(); ++i) {
            if (!m_rows[i].why->isHidden() && (watched == m_state || watched == m_rows[i].line)) {
                explain(Line(i));
                return true;
            }
        }
    }
    return OverviewCard::eventFilter(watched, event);
}

void ConnectionCard::set(Line line, Icon icon, Tone tone, const QString &name, const QString &value,
                         const QString &details)
{
    Row &row = m_rows[line];
    row.details = details;
    row.icon->setIcon(icon);
    row.icon->setTone(tone);
    if (row.name->text() != name) {
        row.name->setText(name);
        row.name->updateGeometry();
    }
    if (row.value->text() != value) {
        row.value->setText(value);
        row.value->updateGeometry();
    }
    row.line->setToolTip(details);
    row.line->setAccessibleName(tr("%1: %2", "a name; its value").arg(name, value));
    row.line->setAccessibleDescription(details);
}

bool ConnectionCard::updateEvents()
{
    const EventService &events = *m_account->events();
    const ConnectionTexts words = eventWords(*m_account);
    const QDateTime now = QDateTime::currentDateTimeUtc();
    QString value;
    switch (events.state()) {
    case EventService::State::Off:
        if (isAwaited(*m_account->session()))
            value = tr("Waiting for the keychain");
        else if (isWithheld(*m_account->session()))
            value = tr("No sign-in");
        else
            value = m_account->session()->isEnded() ? tr("Signed out") : tr("Off");
        break;
    case EventService::State::Connecting:
        value = tr("Connecting…");
        break;
    case EventService::State::Connected:
        // The time since the last frame on the connection, not since the last event: keepalives arrive all
        // the time. Recent times are shown as "Just now" so that the text does not change every second.
        if (const auto all = events.subscriptions();
            std::any_of(all.cbegin(), all.cend(), [](const auto &one) { return one.refusal.has_value(); }))
            value = tr("Partly unavailable");
        else if (!events.lastFrameAt().isValid())
            value = tr("Connected");
        else if (events.lastFrameAt().msecsTo(now) < recent)
            value = tr("Just now");
        else
            value = agoText(events.lastFrameAt().secsTo(now));
        break;
    case EventService::State::Waiting:
        value = events.retryAt() > now
            ? tr("Next attempt in %1").arg(durationText(now.secsTo(events.retryAt())))
            : tr("Reconnecting…");
        break;
    }
    set(EventsLine, words.icon, words.tone, tr("Live events"), value,
        words.details.isEmpty() ? words.text : words.text + u'\n' + words.details);
    return events.state() == EventService::State::Connected && words.tone == Tone::Good;
}

bool ConnectionCard::updateBudget()
{
    const Budget &budget = *m_account->client()->budget();
    if (budget.limit() <= 0) {
        set(BudgetLine, Icon::Hourglass, Tone::Secondary, tr("API budget"), tr("Unknown"));
        return true;
    }
    const bool isLow = budget.remaining() * lowPart < budget.limit();
    set(BudgetLine, isLow ? Icon::Warning : Icon::CheckCircle, isLow ? Tone::Warn : Tone::Good,
        tr("API budget"),
        tr("%1 of %2").arg(QLocale().toString(budget.remaining()), QLocale().toString(budget.limit())),
        tr("Requests this account can still send before it has to wait."));
    return !isLow;
}

bool ConnectionCard::updateToken()
{
    const Session &session = *m_account->session();
    const Token &token = session.token();
    if (isAwaited(session)) {
        set(TokenLine, Icon::Hourglass, Tone::Secondary, tr("Sign-in"), tr("Waiting for the keychain"));
        return false;
    }
    if (isWithheld(session)) {
        set(TokenLine, Icon::Lock, Tone::Warn, tr("Sign-in"), tr("Keychain access failed"),
            tr("Could not read your sign-in from the keychain. Retry and unlock the keychain, or sign in "
               "again; nothing was lost."));
        return false;
    }
    if (session.isEnded()) {
        set(TokenLine, Icon::Key, Tone::Warn, tr("Sign-in"), tr("No longer valid"),
            tr("This sign-in is no longer valid. Sign in again to continue. Nothing was lost."));
        return false;
    }
    if (session.refusal()) {
        set(TokenLine, Icon::Warning, Tone::Warn, tr("Sign-in"), tr("Not renewed"));
        return false;
    }
    const bool renews = !token.refresh.isEmpty();
    const QString name = renews ? tr("Token renews in") : tr("Sign-in ends in");
    if (!token.expiresAt.isValid()) {
        set(TokenLine, Icon::CheckCircle, Tone::Good, tr("Token"), tr("Active"));
        return true;
    }
    const qint64 left = QDateTime::currentDateTimeUtc().secsTo(token.expiresAt);
    const bool isSoon = !renews && left < soonSeconds;
    set(TokenLine, isSoon ? Icon::Warning : Icon::CheckCircle, isSoon ? Tone::Warn : Tone::Good, name,
        left > 0 ? durationText(left) : tr("On the next request"),
        momentText(token.expiresAt, QDateTime::currentDateTimeUtc()));
    return !isSoon;
}

int ConnectionCard::tick()
{
    int troubles = 0;
    const auto tell = [this, &troubles](Line line, bool isWell) {
        troubles += isWell ? 0 : 1;
        setTrouble(line, !isWell);
    };
    tell(EventsLine, updateEvents());
    tell(BudgetLine, updateBudget());
    tell(TokenLine, updateToken());
    set(HeldLine,
        !m_heldTrouble.isEmpty() ? Icon::Warning
            : m_held == 0        ? Icon::CheckCircle
                                 : Icon::Hourglass,
        !m_heldTrouble.isEmpty() ? Tone::Warn
            : m_held == 0        ? Tone::Good
                                 : Tone::Secondary,
        tr("Unsent decisions"), QLocale().toString(m_held),
        !m_heldTrouble.isEmpty() ? m_heldTrouble
            : m_held == 0
            ? QString()
            : tr("Saved on disk. They are sent when the undo time is over or the connection is back."));
    tell(HeldLine, m_heldTrouble.isEmpty());
    m_state->setCursor(troubles > 0 ? Qt::PointingHandCursor : Qt::ArrowCursor);

    const Connection &connection = *m_account->client()->connection();
    Pill::Kind kind = Pill::Kind::Good;
    Icon icon = Icon::CheckCircle;
    QString words = tr("All good");
    switch (connection.state()) {
    case Connection::State::Offline:
        kind = Pill::Kind::Warn;
        icon = Icon::Warning;
        words = tr("Offline");
        break;
    case Connection::State::Reconnecting:
        kind = Pill::Kind::Warn;
        icon = Icon::Refresh;
        words = tr("Reconnecting");
        break;
    case Connection::State::SignedOut:
        kind = Pill::Kind::Warn;
        icon = Icon::Key;
        words = tr("Signed out");
        break;
    case Connection::State::Unknown:
        kind = Pill::Kind::Neutral;
        icon = Icon::Hourglass;
        words = tr("Connecting…");
        break;
    case Connection::State::Connected:
        if (troubles > 0) {
            kind = Pill::Kind::Warn;
            icon = Icon::Warning;
            words = tr("%n issues", nullptr, troubles);
        }
        break;
    }
    if (words != m_state->text() || kind != m_state->kind()) {
        m_state->setState(kind, words, icon);
        m_state->updateGeometry();
    }
    m_state->setToolTip(connectionDetails(*m_account));
    const EventService &events = *m_account->events();
    const bool isWaiting = events.state() == EventService::State::Waiting;
    m_retry->setVisible(connection.state() == Connection::State::Offline || isWaiting);
    constexpr int second = 1'000;
    constexpr int minute = 60 * second;
    if (isWaiting)
        return second;
    const QDateTime now = QDateTime::currentDateTimeUtc();
    const qint64 silent = events.lastFrameAt().msecsTo(now);
    const int next = silent < recent ? int(recent - silent) : SecondTicker::untilOlder(silent);
    const QDateTime expires = m_account->session()->token().expiresAt;
    const qint64 left = now.msecsTo(expires);
    return !expires.isValid() ? next : std::min(next, left < minute ? second : int(left % minute) + 1);
}

}  // namespace Sidestage
