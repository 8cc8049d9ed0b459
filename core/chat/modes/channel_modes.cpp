// SPDX-License-Identifier: GPL-3.0-or-later
#include "channel_modes.h"

#include "accounts/account.h"
#include "api/events/channel.h"
#include "api/events/chat.h"
#include "base/bidi.h"
#include "base/clock.h"
#include "chat/people/send_gate.h"
#include "client/client.h"
#include "client/session.h"
#include "events/event_service.h"
#include "events/poll_scheduler.h"

#include <algorithm>

namespace Sidestage {

using namespace Api;
using namespace std::chrono_literals;

namespace {

constexpr qsizetype maxHistory = 100;
/// How long after our own change its event may arrive, in milliseconds.
constexpr qint64 echoTime = 10'000;

Error changedMeanwhile()
{
    return {.kind = Error::Kind::Conflict,
            .message
            = ChannelModes::tr("Nothing was sent because the channel may have changed in the meantime.")};
}

Result<ChatModes> modesIn(const Result<ChatSettings> &answer)
{
    if (!answer)
        return answer.error();
    return modesOf(*answer);
}

/// Not within the call that asked for it.
template <class Done>
void later(QObject *context, Done done, const Error &error)
{
    if (context && done)
        QTimer::singleShot(0, context, [done = std::move(done), error] { done(error); });
}

}  // namespace

bool mayHear(const Account &account, const EventInfo &event)
{
    const ScopeSet granted = account.session()->token().scopeSet();
    return std::all_of(event.spec.scopes.begin(), event.spec.scopes.begin() + event.spec.scopeCount,
                       [&](const ScopeSet &any) { return granted.containsAny(any); });
}

ChannelModes::ChannelModes(Account *account, QString channelId, const Clock &clock, QObject *parent)
    : ChannelModes(account, std::move(channelId), clock, Share(), parent)
{
}

ChannelModes::ChannelModes(Account *account, QString channelId, const Clock &clock, Share share,
                           QObject *parent)
    : QObject(parent)
    , m_account(account)
    , m_channelId(std::move(channelId))
    , m_clock(clock)
    , m_share(std::move(share))
{
    m_watch.start();
    m_telling.setSingleShot(true);
    m_telling.setInterval(m_share.namePatience);
    m_poll = account->polls()->add({.name = QStringLiteral("chat modes"),
                                    .covered = std::max<std::chrono::milliseconds>(60s, m_share.pause),
                                    .uncovered = m_share.pause,
                                    .offScreen = std::max<std::chrono::milliseconds>(120s, m_share.pause)},
                                   this);
    connect(m_poll, &Poll::due, this, [this] {
        m_pollWants = true;
        startRead();
    });
    connect(m_poll, &Poll::changed, this, &ChannelModes::freshnessChanged);
    connect(&m_telling, &QTimer::timeout, this, [this] { emitToOthers(); });
    connect(account->session(), &Session::tokenChanged, this, [this] { rights(); });
    connect(account->session(), &Session::ended, this, [this] { Q_EMIT changed(); });
    connect(account->events(), &EventService::coverageChanged, this, [this] { cover(); });
    connect(account->events(), &EventService::gap, this, [this] { m_liveSince = now(); });
    listen();
}

ChannelModes::~ChannelModes()
{
    // Pending callbacks get Cancelled. Deferred, because they may delete objects that are being destroyed
    // now.
    const Error gone{.kind = Error::Kind::Cancelled};
    for (const auto &request : m_requests)
        later(request->context.data(), request->done, gone);
    for (const auto &waiter : m_served + m_waiting) {
        if (waiter.context != this)
            later(waiter.context.data(), waiter.done, gone);
    }
    for (const auto &request : m_shieldWishes)
        later(request->context.data(), request->done, gone);
    m_requests.clear();
    leaveGate();
}

bool ChannelModes::isFresh() const
{
    if (!m_known || m_isTold)
        return false;
    return (isLive() && m_truthAt >= m_liveSince)
        || now() - m_truthAt <= 2 * std::chrono::milliseconds(m_share.pause).count();
}

QString ChannelModes::failure() const
{
    return m_poll->failure();
}

int ChannelModes::interval() const
{
    return m_poll->interval();
}

bool ChannelModes::isLive() const
{
    return m_hears.settings && m_account->events()->covers<ChatSettingsUpdated>(asReader());
}

void ChannelModes::setOnScreen(bool onScreen)
{
    m_onScreen = onScreen;
    m_poll->setOnScreen(onScreen);
    wantShield();
}

void ChannelModes::refresh()
{
    m_poll->trigger();
    if (m_shieldPoll)
        m_shieldPoll->trigger();
}

void ChannelModes::setEvents(Events events)
{
    if (m_share.events == events)
        return;
    m_share.events = events;
    listen();
}

ChatModes ChannelModes::shown() const
{
    ChatModes modes = m_service;
    for (const auto &request : m_requests)
        modes = laidOver(modes, request->wanted);
    return modes;
}

bool ChannelModes::isPending(ChatMode mode) const
{
    return std::any_of(m_requests.begin(), m_requests.end(),
                       [mode](const auto &request) { return request->wanted[mode].has_value(); });
}

void ChannelModes::apply(const ChatModes &wanted, QObject *context, Done done, std::function<void()> started,
                         std::optional<ChatModes> expected)
{
    auto refused = refusal(Scope::ModeratorManageChatSettings,
                           tr("%1 has not granted permission to change chat modes."));
    for (const ChatMode mode : wanted.modes()) {
        if (!refused)
            refused = problemWith(mode, *wanted[mode]);
    }
    if (refused)
        return later(context, std::move(done), *refused);
    m_requests.push_back(std::make_shared<ModesRequest>(
        ModesRequest{wanted, context, std::move(done), std::move(started), std::move(expected)}));
    const QPointer<ChannelModes> self(this);
    Q_EMIT changed();
    if (self)
        work();
}

std::optional<bool> ChannelModes::shield() const
{
    if (!m_shieldWishes.empty())
        return m_shieldWishes.back()->on;
    return m_shield ? std::optional(m_shield->isActive) : std::nullopt;
}

std::optional<Error> ChannelModes::shieldRefusal() const
{
    if (!mayReadShield())
        return Error{.kind = Error::Kind::Unauthorized,
                     .message = tr("%1 has not granted permission to view Shield Mode.")
                                    .arg(isolated(m_account->info().displayName))};
    return m_shieldRefusal;
}

QString ChannelModes::shieldBy() const
{
    if (!m_shield)
        return {};
    return m_shield->isActive ? m_shield->moderatorName : m_shieldOffBy;
}

QDateTime ChannelModes::shieldAt() const
{
    return m_shield ? m_shield->lastActivatedAt : QDateTime();
}

void ChannelModes::setShield(bool on, QObject *context, std::function<void(const Result<void> &)> done)
{
    if (const auto refused = refusal(Scope::ModeratorManageShieldMode,
                                     tr("%1 has not granted permission to change Shield Mode.")))
        return later(context, std::move(done), *refused);
    m_shieldWishes.push_back(std::make_shared<ShieldRequest>(ShieldRequest{on, context, std::move(done)}));
    const QPointer<ChannelModes> self(this);
    Q_EMIT changed();
    if (self)
        workShield();
}

std::optional<Error> ChannelModes::refusal(Scope needed, const QString &missing) const
{
    const bool isEnded = m_account->session()->isEnded();
    if (!isEnded && m_account->may(needed))
        return {};
    return Error{
        .kind = Error::Kind::Unauthorized,
        .message
        = (isEnded ? tr("%1 is signed out.") : missing).arg(isolated(m_account->info().displayName))};
}

bool ChannelModes::mayReadDelay() const
{
    return m_account->may(Scope::ModeratorReadChatSettings)
        || m_account->may(Scope::ModeratorManageChatSettings);
}

void ChannelModes::rights()
{
    if (allowed() != m_hears)
        listen();
    wantShield();
    if (m_known && !m_service.delay && mayReadDelay())
        m_poll->trigger();
    Q_EMIT changed();
}

ChannelModes::Hears ChannelModes::allowed() const
{
    const bool all = m_share.events == Events::All;
    return {.settings
            = m_share.events != Events::None && mayHear(*m_account, Api::event<ChatSettingsUpdated>()),
            .all = all && mayHear(*m_account, Api::event<ChannelModerated>()),
            .shield = all && mayReadShield()};
}

void ChannelModes::listen()
{
    const auto before = std::move(m_subscriptions);  // kept until the new subscriptions exist, so that shared
                                                     // ones are not deleted and created again
    m_subscriptions = std::make_unique<QObject>();
    EventService *events = m_account->events();
    m_hears = allowed();
    if (m_hears.settings) {
        events->on<ChatSettingsUpdated>(asReader(), m_subscriptions.get(),
                                        [this](const ChatSettingsUpdated &event, const QDateTime &sentAt) {
                                            handleSettings(event, sentAt);
                                        });
    }
    if (m_hears.all) {
        events->on<ChannelModerated>(
            asModerator(), m_subscriptions.get(),
            [this](const ChannelModerated &event, const QDateTime &) { handleModeration(event); });
    }
    if (m_hears.shield) {
        events->on<ShieldModeBegan>(asModerator(), m_subscriptions.get(),
                                    [this](const ShieldModeBegan &event, const QDateTime &sentAt) {
                                        handleShieldMode(true, event.moderatorUserName, sentAt);
                                    });
        events->on<ShieldModeEnded>(asModerator(), m_subscriptions.get(),
                                    [this](const ShieldModeEnded &event, const QDateTime &sentAt) {
                                        handleShieldMode(false, event.moderatorUserName, sentAt);
                                    });
    }
    cover();
}

void ChannelModes::cover()
{
    const bool live = isLive();
    if (std::exchange(m_isCovered, live) != live && live)
        m_liveSince = now();
    m_poll->setCovered(live);
    wantShield();
    Q_EMIT freshnessChanged();
}

bool ChannelModes::knowsActor() const
{
    return m_hears.all && m_account->events()->covers<ChannelModerated>(asModerator());
}

void ChannelModes::handleSettings(const ChatSettingsUpdated &event, const QDateTime &sentAt)
{
    const ChatModes answer = modesOf(event);
    if (m_isInFlight && !m_isEchoed
        && differing(answer, laidOver(m_service, m_requests.front()->wanted)).isEmpty()) {
        m_isEchoed = true;
        return;
    }
    if (m_echoes > 0 && now() - m_echoAt <= echoTime && differing(answer, m_service).isEmpty()) {
        --m_echoes;
        return;
    }
    // The event may be late, and it does not contain the delay, so the state is read.
    if (!m_toldAt.isValid() || !sentAt.isValid() || sentAt >= m_toldAt) {
        m_toldAt = sentAt;
        m_isTold = sentAt.isValid();
    }
    m_poll->trigger();
}

void ChannelModes::handleModeration(const ChannelModerated &event)
{
    if (!m_modeAuthors.add(event, now()))
        return;
    // The change may have been noticed before the event that names its author.
    bool named = false;
    for (qsizetype i = 0; i < m_history.size() && now() - m_noticedAt[i] < ModeAuthors::memory; ++i) {
        ModesChange &change = m_history[i];
        if (change.ours || !change.by.isEmpty())
            continue;
        const QString by
            = m_modeAuthors.consume(change.before, change.after, now()).join(QStringLiteral(", "));
        if (by.isEmpty())
            continue;
        for (ModesChange &one : m_untold) {
            if (one.at == change.at && one.after == change.after && one.by.isEmpty())
                one.by = by;
        }
        change.by = by;
        named = true;
        break;
    }
    if (!named)
        return;
    if (isEveryAuthorKnown())
        emitToOthers();
    else
        Q_EMIT changed();
}

void ChannelModes::read(QObject *context, Done done)
{
    m_waiting.append({context, std::move(done)});
    startRead();
}

void ChannelModes::startRead()
{
    // While a change is being sent, the response could be of before or after it.
    if (m_isReading || m_isInFlight || (m_waiting.isEmpty() && !m_pollWants))
        return;
    m_isReading = true;
    m_served = std::exchange(m_waiting, {});
    const bool forPoll = std::exchange(m_pollWants, false);
    GetChatSettings request{.broadcasterId = m_channelId};
    if (mayReadDelay())
        request.moderatorId = m_account->userId();
    m_account->client()->call(request).then(
        this, [this, began = m_turn, forPoll](const Result<One<ChatSettings>::Value> &answer) {
            hasRead(began, std::exchange(m_served, {}), forPoll, modesIn(answer));
        });
}

void ChannelModes::hasRead(int began, const QList<Waiter> &waiters, bool forPoll,
                           const Result<ChatModes> &answer)
{
    m_isReading = false;
    if (answer && began != m_turn) {
        // A change was sent meanwhile, so this response may be outdated. Read again.
        m_waiting = waiters + m_waiting;
        m_pollWants = m_pollWants || forPoll;
        return startRead();
    }
    const QPointer<ChannelModes> self(this);
    if (forPoll)
        m_poll->finished(statusOf(answer));
    if (self && answer) {
        const ChatModes own = std::exchange(m_unheard, {});
        applyRemote(*answer, own);
    }
    for (const Waiter &waiter : waiters) {
        if (self && waiter.context && waiter.done)
            waiter.done(answer);
    }
    if (self)
        startRead();
}

void ChannelModes::applyRemote(const ChatModes &answer, const ChatModes &own)
{
    const ChatModes before = std::exchange(m_service, answer);
    const bool wasKnown = std::exchange(m_known, true);
    m_asOf = m_clock.now();
    m_truthAt = now();
    const QDateTime at = std::exchange(m_isTold, false) ? m_toldAt : m_asOf;
    if (wasKnown) {
        ChatModes middle = before;
        for (const ChatMode mode : differing(before, answer)) {
            if (own[mode] && differing(only(own, {mode}), answer).isEmpty())
                middle[mode] = answer[mode];
        }
        if (!differing(before, middle).isEmpty())
            note({.at = m_asOf, .before = before, .after = middle, .ours = true});
        if (!differing(middle, answer).isEmpty()) {
            ModesChange change{.at = at, .before = middle, .after = answer};
            change.by = m_modeAuthors.consume(middle, answer, now()).join(QStringLiteral(", "));
            note(change);
            m_untold.append(change);
        }
    }
    const QPointer<ChannelModes> self(this);
    Q_EMIT changed();
    if (!self)
        return;
    if (!m_untold.isEmpty() && (isEveryAuthorKnown() || !knowsActor()))
        emitToOthers();
    else if (!m_untold.isEmpty() && !m_telling.isActive())
        m_telling.start();
}

/// Of the changes that wait for their author.
bool ChannelModes::isEveryAuthorKnown() const
{
    return std::none_of(m_untold.begin(), m_untold.end(), [](const auto &one) { return one.by.isEmpty(); });
}

void ChannelModes::note(const ModesChange &change)
{
    m_history.prepend(change);
    m_noticedAt.prepend(now());
    if (m_history.size() > maxHistory) {
        m_history.removeLast();
        m_noticedAt.removeLast();
    }
}

void ChannelModes::emitToOthers()
{
    m_telling.stop();
    const auto changes = std::exchange(m_untold, {});
    const QPointer<ChannelModes> self(this);
    Q_EMIT changed();
    for (const ModesChange &change : changes) {
        if (self)
            Q_EMIT changedElsewhere(change);
    }
}

void ChannelModes::work()
{
    if (m_isWorking || m_requests.empty())
        return;
    m_isWorking = true;
    if (isFresh())
        return begin();
    // The request to send depends on the current state.
    read(this, [this](const Result<ChatModes> &answer) {
        if (answer)
            begin();
        else
            finish(answer.error(), false);
    });
}

void ChannelModes::begin()
{
    if (isEmpty(changesTo(m_requests.front()->wanted, m_service))) {
        // Deferred, so that the callback is not called within apply().
        QTimer::singleShot(0, this, [this] { finish(compared(m_requests.front()->wanted), false); });
        return;
    }
    if (!m_share.gate)
        return send();
    m_share.gate->ask(this, [this] {
        m_hasRoom = true;
        send();
    });
}

void ChannelModes::leaveGate()
{
    if (std::exchange(m_hasRoom, false))
        m_share.gate->leave();
}

void ChannelModes::send()
{
    const std::shared_ptr<ModesRequest> request = m_requests.front();
    // The channel may have reached the wanted state while this request waited.
    const ChatSettingsChanges changes = changesTo(request->wanted, m_service);
    if (isEmpty(changes)) {
        QTimer::singleShot(0, this, [this, request] { finish(compared(request->wanted), false); });
        return;
    }
    if (!isAsExpected(*request)) {
        QTimer::singleShot(0, this, [this] { finish(changedMeanwhile(), false); });
        return;
    }
    m_isInFlight = true;
    m_isEchoed = false;
    ++m_turn;
    m_unheard = {};
    const QPointer<ChannelModes> self(this);
    if (request->context && request->started)
        request->started();
    if (!self)
        return;
    std::function<bool()> stillWanted;
    if (request->expected) {
        // Nothing is read while the request waits, so only events can show a change.
        stillWanted = [this, self, request] { return self && self->isLive() && isAsExpected(*request); };
    }
    m_account->client()
        ->call(UpdateChatSettings{.broadcasterId = m_channelId,
                                  .moderatorId = m_account->userId(),
                                  .changes = changes},
               stillWanted)
        .then(this, [this](const Result<One<ChatSettings>::Value> &answer) { sent(modesIn(answer)); });
}

void ChannelModes::sent(const Result<ChatModes> &answer)
{
    const ChatModes wanted = m_requests.front()->wanted;
    const QPointer<ChannelModes> self(this);
    m_isInFlight = false;
    ++m_turn;
    leaveGate();
    if (!self)
        return;
    if (answer) {
        ChatModes reply = *answer;
        // The service accepted the change. A delay that the response does not contain is the requested or the
        // previous one.
        if (!reply.delay)
            reply.delay = wanted.delay ? wanted.delay : m_service.delay;
        expectEcho();
        applyRemote(reply, wanted);
        if (self)
            finish(compared(wanted), true);
        return;
    }
    const bool wasLetGo = answer.error().kind == Error::Kind::Conflict && answer.error().status == 0;
    const Error error = wasLetGo ? changedMeanwhile() : answer.error();
    if (!error.isUncertain())
        return finish(error, error.status != 0);
    m_unheard = wanted;
    read(this, [this, wanted, error](const Result<ChatModes> &reply) {
        if (!reply || !differing(only(*reply, wanted.modes()), wanted).isEmpty())
            return finish(error, false);
        expectEcho();
        finish(*reply, true);
    });
}

/// Whether the channel still has the modes on which the change was based, as far as is known.
bool ChannelModes::isAsExpected(const ModesRequest &request) const
{
    return !request.expected || (!m_isTold && differing(m_service, *request.expected).isEmpty());
}

void ChannelModes::expectEcho()
{
    if (!m_isEchoed)
        ++m_echoes;
    m_echoAt = now();
}

Result<ChatModes> ChannelModes::compared(const ChatModes &wanted) const
{
    if (differing(m_service, wanted).isEmpty())
        return m_service;
    return Error{.kind = Error::Kind::Conflict,
                 .message
                 = ChannelModes::tr("The change was accepted, but the channel now has a different setting.")};
}

void ChannelModes::finish(const Result<ChatModes> &outcome, bool heard)
{
    const QPointer<ChannelModes> self(this);
    const std::shared_ptr<ModesRequest> request = m_requests.front();
    m_requests.pop_front();
    m_isWorking = false;
    leaveGate();
    if (self)
        Q_EMIT changed();
    if (self && heard)
        Q_EMIT answered(statusOf(outcome));
    if (self && request->context && request->done)
        request->done(outcome);
    if (!self)
        return;
    startRead();
    work();
}

bool ChannelModes::mayReadShield() const
{
    return m_account->may(Scope::ModeratorReadShieldMode) || m_account->may(Scope::ModeratorManageShieldMode);
}

/// Starts polling Shield Mode once the channel is on screen.
void ChannelModes::wantShield()
{
    if (!m_shieldPoll) {
        if (!m_onScreen || !mayReadShield())
            return;
        // It is rarely switched, and only manually.
        m_shieldPoll
            = m_account->polls()->add({.name = QStringLiteral("shield mode"),
                                       .covered = std::max<std::chrono::milliseconds>(60s, m_share.pause),
                                       .uncovered = m_share.pause * 4,
                                       .offScreen = 600s},
                                      this);
        connect(m_shieldPoll, &Poll::due, this, [this] {
            readShield([this](const Result<void> &outcome) { m_shieldPoll->finished(outcome); });
        });
    }
    const EventService *events = m_account->events();
    m_shieldPoll->setOnScreen(m_onScreen);
    m_shieldPoll->setCovered(m_share.events == Events::All && events->covers<ShieldModeBegan>(asModerator())
                             && events->covers<ShieldModeEnded>(asModerator()));
}

void ChannelModes::readShield(std::function<void(const Result<void> &)> done)
{
    if (!mayReadShield())
        return done(Error{.kind = Error::Kind::Cancelled});
    m_account->client()
        ->call(GetShieldModeStatus{.broadcasterId = m_channelId, .moderatorId = m_account->userId()})
        .then(this,
              [this, began = m_shieldTurn,
               done = std::move(done)](const Result<One<ShieldModeStatus>::Value> &answer) {
                  const QPointer<ChannelModes> self(this);
                  const bool stale = began != m_shieldTurn;  // it was switched during the reading
                  if (answer && !stale) {
                      takeShield(*answer);
                  } else if (!answer && answer.error().status >= 400 && answer.error().status < 500
                             && answer.error().kind != Error::Kind::RateLimited) {
                      m_shieldRefusal = answer.error();
                      m_shield.reset();
                      Q_EMIT changed();
                  }
                  if (!self)
                      return;
                  if (answer || answer.error().kind == Error::Kind::Forbidden)
                      Q_EMIT answered(statusOf(answer));
                  if (!self)
                      return;
                  if (stale && m_shieldPoll)
                      m_shieldPoll->trigger();
                  // A refusal is a response, too: retrying sooner does not help.
                  const bool refused = !answer && answer.error().kind == Error::Kind::Forbidden;
                  done(answer || refused ? Result<void>() : Result<void>(answer.error()));
              });
}

void ChannelModes::takeShield(const ShieldModeStatus &status)
{
    m_shieldRefusal.reset();
    if (status.isActive)
        m_shieldOffBy.clear();
    m_shield = status;
    Q_EMIT changed();
}

void ChannelModes::handleShieldMode(bool on, const QString &by, const QDateTime &sentAt)
{
    if (m_shieldToldAt.isValid() && sentAt.isValid() && sentAt < m_shieldToldAt)
        return;
    m_shieldToldAt = sentAt;
    m_shieldOffBy = on ? QString() : by;
    if (m_shieldPoll)
        m_shieldPoll->trigger();
}

void ChannelModes::workShield()
{
    if (m_shieldInFlight || m_shieldWishes.empty())
        return;
    m_shieldInFlight = true;
    ++m_shieldTurn;
    m_account->client()
        ->call(UpdateShieldModeStatus{.broadcasterId = m_channelId,
                                      .moderatorId = m_account->userId(),
                                      .isActive = m_shieldWishes.front()->on})
        .then(this, [this](const Result<One<ShieldModeStatus>::Value> &answer) {
            ++m_shieldTurn;
            const bool on = m_shieldWishes.front()->on;
            if (answer) {
                if (!on)
                    m_shieldOffBy = m_account->info().displayName;
                const QPointer<ChannelModes> self(this);
                takeShield(*answer);
                if (self)
                    finishShield({}, true);
                return;
            }
            const Error error = answer.error();
            if (!error.isUncertain())
                return finishShield(error, error.status != 0);
            readShield([this, on, error](const Result<void> &reply) {
                const bool is = reply && m_shield && m_shield->isActive == on;
                finishShield(is ? Result<void>() : Result<void>(error), false);
            });
        });
}

void ChannelModes::finishShield(const Result<void> &outcome, bool heard)
{
    const QPointer<ChannelModes> self(this);
    const std::shared_ptr<ShieldRequest> request = m_shieldWishes.front();
    m_shieldWishes.pop_front();
    m_shieldInFlight = false;
    Q_EMIT changed();
    if (self && heard)
        Q_EMIT answered(outcome);
    if (self && request->context && request->done)
        request->done(outcome);
    if (self)
        workShield();
}

EventCondition ChannelModes::asReader() const
{
    return {.broadcasterUserId = m_channelId, .userId = m_account->userId()};
}

EventCondition ChannelModes::asModerator() const
{
    return {.broadcasterUserId = m_channelId, .moderatorUserId = m_account->userId()};
}

}  // namespace Sidestage
