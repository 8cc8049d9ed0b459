// SPDX-License-Identifier: GPL-3.0-or-later

// The parts of a show that set chat modes, and that end lockdowns and timed modes.

#include "accounts/account.h"
#include "base/bidi.h"
#include "chat/base/chat_texts.h"
#include "chat/base/hold_texts.h"
#include "chat/chat_service.h"
#include "chat/modes/mode_board.h"
#include "chat/modes/mode_scheduler.h"
#include "show_handlers.h"

#include <QCoreApplication>

#include <algorithm>

namespace Sidestage {

using State = ShowStep::State;

namespace {

/// The open holds of a channel, the last one set first.
QList<ModeHold> holdsOf(const ChatService *chat, const QString &channel)
{
    QList<ModeHold> open;
    for (const ModeHold &hold : chat->scheduler()->holds()) {
        if (hold.channelId == channel && hold.isOpen())
            open.append(hold);
    }
    std::ranges::sort(open, std::greater(), &ModeHold::place);
    return open;
}

class ChatPart : public ShowHandler
{
    Q_DECLARE_TR_FUNCTIONS(ShowParts)
public:
    explicit ChatPart(const ShowSources &sources)
        : ShowHandler(ShowPart::Chat, sources.account, Api::Scope::ModeratorManageChatSettings,
                      tr("Sidestage needs permission to change chat modes."))
        , m_account(sources.account)
        , m_chat(sources.chat)
    {
    }

    QList<PartChoice> choices() const override { return choicesOf(presets()); }

    PartText text(const Show &show) const override
    {
        const auto preset = entryOf(presets(), show.chatPreset);
        if (!preset)
            return {.name = tr("Chat preset is gone"), .isGone = true};
        return {.name = isolated(preset->name), .content = listOf(preset->modes)};
    }

    Result<QString> wanted(const Show &show) const override
    {
        const auto preset = entryOf(presets(), show.chatPreset);
        if (!preset)
            return Error{.kind = Error::Kind::NotFound, .message = tr("The chat preset was deleted.")};
        if (const ChatService *chat = m_chat(); chat && !holdsOf(chat, m_account->userId()).isEmpty())
            return Error{.kind = Error::Kind::Conflict,
                         .message = tr("A lockdown or a timed mode is active. End it first.")};
        return stateText(preset->modes);
    }

    void read(QObject *context, Read done) override
    {
        ChannelModes *modes = this->modes();
        if (!modes)
            return done(Error{.kind = Error::Kind::NotFound, .message = tr("The chat is not known yet.")});
        modes->read(context, [this, done = std::move(done)](const Result<ChatModes> &answer) {
            if (!answer)
                return done(Error{.kind = answer.error().kind, .message = chatReasonOf(answer.error())});
            // What a lockdown has set is not how the chat was left.
            ChatModes now = *answer;
            for (const ModeHold &hold : holdsOf(m_chat(), m_account->userId()))
                now = laidOver(now, hold.before);
            done(stateText(now));
        });
    }

    Result<QString> keep(const QString &name, const QString &now) override
    {
        const auto kept
            = keepAs<ModePreset>({.modes = stateFrom<ChatModes>(now)}, name,
                                 [this](ModePreset &one) { return m_chat()->store()->savePreset(one); });
        Q_EMIT changed();
        return kept;
    }

    PartPlan compare(const QString &now, const QString &wanted) const override
    {
        const ChatModes there = stateFrom<ChatModes>(now), target = stateFrom<ChatModes>(wanted);
        PartPlan plan{.isOneRequest = true};
        for (const ChatMode mode : differing(there, target))
            plan.steps.append({.key = QString::number(int(mode)),
                               .label = nameOf(mode),
                               .removed = {valueOf(mode, there[mode])},
                               .added = {valueOf(mode, target[mode])},
                               .requests = 1});
        plan.head = tr("other modes are the same");
        return plan;
    }

    void run(const PartPlan &plan, QObject *context, Progress progress) override
    {
        ChannelModes *modes = this->modes();
        if (!modes)
            return end(plan, Error{.kind = Error::Kind::NotFound}, progress);
        // Read first: what is set already is not sent again.
        modes->read(context, [this, plan, context, progress](const Result<ChatModes> &now) {
            ChannelModes *known = this->modes();
            if (!now || !known)
                return end(plan, now ? Result<ChatModes>(Error{.kind = Error::Kind::NotFound}) : now,
                           progress);
            if (isStopped())
                return report(plan, State::Planned, {}, progress);
            QList<ChatMode> open;
            for (const ShowStep &step : plan.steps) {
                if (step.isOpen())
                    open.append(ChatMode(step.key.toInt()));
            }
            known->apply(
                only(stateFrom<ChatModes>(plan.after), open), context,
                [plan, progress](const Result<ChatModes> &outcome) { end(plan, outcome, progress); });
        });
    }

    void refresh() override { Q_EMIT changed(); }

private:
    QList<ModePreset> presets() const
    {
        const ChatService *chat = m_chat();
        return chat ? chat->store()->presets() : QList<ModePreset>();
    }
    ChannelModes *modes() const
    {
        const ChatService *chat = m_chat();
        return chat ? chat->board()->modes(m_account->userId()) : nullptr;
    }
    static void end(const PartPlan &plan, const Result<ChatModes> &outcome, const Progress &progress)
    {
        report(plan, outcome ? State::Done : State::Failed,
               outcome ? QString() : chatReasonOf(outcome.error()), progress);
    }

    Account *m_account;
    std::function<ChatService *()> m_chat;
};

class LockdownPart : public ShowHandler
{
    Q_DECLARE_TR_FUNCTIONS(ShowParts)
public:
    explicit LockdownPart(const ShowSources &sources)
        : ShowHandler(ShowPart::Lockdown)
        , m_account(sources.account)
        , m_chat(sources.chat)
    {
    }

    PartPlan compare(const QString &, const QString &) const override
    {
        PartPlan plan;
        const ChatService *chat = m_chat();
        for (const ModeHold &hold : chat ? holdsOf(chat, m_account->userId()) : QList<ModeHold>()) {
            const bool isLockdown = hold.kind == ModeHold::Kind::Lockdown;
            plan.steps.append({.key = QString::number(hold.id),
                               .label = isLockdown ? tr("Lift the lockdown") : tr("End the timed mode"),
                               .text = modesOfHold(hold),
                               .requests = 1});
        }
        if (plan.steps.isEmpty())
            plan.head = tr("Nothing to lift: chat is not locked.");
        return plan;
    }

    void run(const PartPlan &plan, QObject *context, Progress progress) override
    {
        ChatService *chat = m_chat();
        QList<qint64> ids;
        for (const ShowStep &step : plan.steps) {
            if (step.isOpen())
                ids.append(step.key.toLongLong());
        }
        // Ends with the run of the show, or when all are restored.
        auto *watch = new QObject(context);
        const auto look = [chat, plan, progress, watch] {
            PartPlan now = plan;
            for (ShowStep &step : now.steps) {
                if (!step.isOpen())
                    continue;
                const QList<ModeHold> holds = chat->scheduler()->holds();
                const auto hold = std::ranges::find(holds, step.key.toLongLong(), &ModeHold::id);
                if (hold == holds.end() || !hold->isOpen()) {
                    step.state = State::Done;
                } else if (hold->state == ModeHold::State::NotRestored) {
                    step.state = State::Failed;
                    step.reason = wordsOf(hold->error.value_or(Error()));
                }
            }
            if (now.isOpen())
                return;
            QObject::disconnect(chat->scheduler(), nullptr, watch, nullptr);
            watch->deleteLater();
            progress(now);
        };
        chat->scheduler()->restore(ids);
        connect(chat->scheduler(), &ModeScheduler::changed, watch, look);
        look();
    }

private:
    Account *m_account;
    std::function<ChatService *()> m_chat;
};

}  // namespace

std::unique_ptr<ShowHandler> makeChatPart(const ShowSources &sources)
{
    return std::make_unique<ChatPart>(sources);
}

std::unique_ptr<ShowHandler> makeLockdownPart(const ShowSources &sources)
{
    return std::make_unique<LockdownPart>(sources);
}

}  // namespace Sidestage
