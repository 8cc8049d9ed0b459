// SPDX-License-Identifier: GPL-3.0-or-later

// The part of the end of a show that sends the viewers to another channel.

#include "base/bidi.h"
#include "base/clock.h"
#include "chat/chat_service.h"
#include "chat/people/chat_channels.h"
#include "interact/raid_feed.h"
#include "show_handlers.h"
#include "texts/error_texts.h"

#include <QCoreApplication>

#include <algorithm>

namespace Sidestage {

using State = ShowStep::State;

namespace {

class RaidPart : public ShowHandler
{
    Q_DECLARE_TR_FUNCTIONS(ShowParts)
public:
    explicit RaidPart(const ShowSources &sources)
        : ShowHandler(ShowPart::Raid, sources.account, Api::Scope::ChannelManageRaids,
                      tr("Sidestage needs permission to start raids."))
        , m_sources(sources)
        , m_raid(sources.raid)
    {
        connect(m_raid, &Feed::changed, this, &ShowHandler::changed);
    }

    QString obstacle() const override
    {
        const ChatService *chat = m_sources.chat();
        const auto channel = chat ? chat->channels()->find(m_sources.account->userId()) : std::nullopt;
        return channel && channel->live == ChatChannel::Live::Offline ? tr("A raid needs a live channel.")
                                                                      : ShowHandler::obstacle();
    }

    void read(QObject *context, Read done) override
    {
        if (!m_raid->mayRead())
            return done(QString());
        m_raid->Feed::start();
        readFeed(m_raid, context, done);
    }

    PartPlan compare(const QString &, const QString &) const override
    {
        PartPlan plan;
        for (const RaidTarget &target : m_raid->targets())
            plan.steps.append({.key = target.id,
                               .icon = int(target.isFavourite ? Icon::StarFilled : Icon::None),
                               .label = target.name,
                               .text = target.category,
                               .requests = 1,
                               .isChosen = false,
                               .points = target.viewers});
        if (!m_raid->mayRead())
            plan.head = tr("Sidestage needs permission to see whom you follow.");
        else if (plan.steps.isEmpty())
            plan.head = tr("Nobody whom you follow is on air.");
        return plan;
    }

    void run(const PartPlan &plan, QObject *context, Progress progress) override
    {
        PartPlan now = plan;
        const auto step = std::ranges::find_if(now.steps, &ShowStep::isOpen);
        // The service has no list of raids. While one that was called before a restart counts down, it
        // refuses another one; later it may have left, and is not called again.
        const QDateTime calledAt = QDateTime::fromString(step->reference, Qt::ISODate);
        if (calledAt.isValid() && calledAt.secsTo(m_sources.clock->now()) >= RaidFeed::countdown.count())
            return report(plan, State::Failed, tr("It may have left already, so it was not called again."),
                          progress);
        if (isStopped())
            return report(plan, State::Planned, {}, progress);
        if (!calledAt.isValid()) {
            step->reference = m_sources.clock->now().toString(Qt::ISODate);
            progress(now);
        }
        m_raid->Feed::start();
        auto *watch = new QObject(context);
        const auto end = [this, now, progress, watch](State state, const QString &reason) {
            disconnect(m_raid, nullptr, watch, nullptr);
            watch->deleteLater();
            report(now, state, reason, progress);
        };
        const auto look = [this, end, name = step->label] {
            if (const auto &pending = m_raid->pending(); pending && pending->name == name)
                end(State::Done, {});
            else if (pending)
                end(State::Failed, tr("A raid on %1 is counting down already.").arg(isolated(pending->name)));
        };
        connect(m_raid, &Feed::changed, watch, look);
        connect(m_raid, &Feed::failed, watch, [end, calledAt](const Error &error) {
            const bool isCalled = calledAt.isValid() && error.status == 409;
            end(isCalled ? State::Done : State::Failed, isCalled ? QString() : reasonOf(error));
        });
        if (m_raid->pending())
            look();
        else
            m_raid->start({.id = step->key, .name = step->label});
    }

private:
    ShowSources m_sources;
    RaidFeed *m_raid;
};

}  // namespace

std::unique_ptr<ShowHandler> makeRaidPart(const ShowSources &sources)
{
    return std::make_unique<RaidPart>(sources);
}

}  // namespace Sidestage
