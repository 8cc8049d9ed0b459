// SPDX-License-Identifier: GPL-3.0-or-later

// The part of a show that sets title, category, tags and the other fields of the channel.

#include "accounts/account.h"
#include "base/bidi.h"
#include "channel/channel_service.h"
#include "channel/channel_texts.h"
#include "client/client.h"
#include "show_handlers.h"
#include "texts/error_texts.h"

#include <QCoreApplication>

namespace Sidestage {

using State = ShowStep::State;

namespace {

/// The channel, and the fields of it that count.
struct ChannelState
{
    QStringList fields{};
    Api::Channel values{};

    static void describe(auto &is)
    {
        is("fields", &ChannelState::fields);
        is("values", &ChannelState::values);
    }
};

QString keyOf(ChannelField field)
{
    return QString::number(int(field));
}

QString textOf(const QList<ChannelField> &fields, const Api::Channel &channel)
{
    ChannelState state{.values = channel};
    for (const ChannelField field : fields)
        state.fields.append(keyOf(field));
    return stateText(state);
}

class ChannelPart : public ShowHandler
{
    Q_DECLARE_TR_FUNCTIONS(ShowParts)
public:
    explicit ChannelPart(const ShowSources &sources)
        : ShowHandler(ShowPart::Channel, sources.account, Api::Scope::ChannelManageBroadcast,
                      tr("Sidestage needs permission to change your channel."))
        , m_account(sources.account)
        , m_channel(sources.channel)
    {
        connect(m_channel, &ChannelService::presetsChanged, this, &ShowHandler::changed);
    }

    QList<PartChoice> choices() const override { return choicesOf(m_channel->store()->presets()); }

    PartText text(const Show &show) const override
    {
        const auto preset = entryOf(m_channel->store()->presets(), show.channelPreset);
        if (!preset)
            return {.name = tr("Channel preset is gone"), .isGone = true};
        QStringList parts;
        for (const ChannelField field : preset->fields)
            parts.append(isolated(valueOf(field, preset->values)));
        return {.name = isolated(preset->name), .content = parts.join(QStringLiteral(" · "))};
    }

    Result<QString> wanted(const Show &show) const override
    {
        const auto preset = entryOf(m_channel->store()->presets(), show.channelPreset);
        if (!preset)
            return Error{.kind = Error::Kind::NotFound, .message = tr("The channel preset was deleted.")};
        return textOf(preset->fields, preset->values);
    }

    void read(QObject *context, Read done) override
    {
        m_account->client()
            ->call(Api::GetChannels{.broadcasterIds = {m_account->userId()}})
            .then(context, [done = std::move(done)](const auto &channels) {
                if (!channels)
                    return done(Error{.kind = channels.error().kind, .message = reasonOf(channels.error())});
                const QList<ChannelField> fields(allChannelFields.begin(), allChannelFields.end());
                done(textOf(fields, channels->value(0)));
            });
    }

    Result<QString> keep(const QString &name, const QString &now) override
    {
        const ChannelPreset preset{.fields = {ChannelField::Title, ChannelField::Category, ChannelField::Tags,
                                              ChannelField::Language, ChannelField::Labels},
                                   .values = stateFrom<ChannelState>(now).values};
        const auto kept = keepAs<ChannelPreset>(
            preset, name, [this](ChannelPreset &one) { return m_channel->store()->savePreset(one); });
        m_channel->notePresets();
        return kept;
    }

    PartPlan compare(const QString &now, const QString &wanted) const override
    {
        const Api::Channel there = stateFrom<ChannelState>(now).values;
        const ChannelState target = stateFrom<ChannelState>(wanted);
        PartPlan plan{.isOneRequest = true};
        QList<ChannelField> same;
        for (const ChannelField field : allChannelFields) {
            if (!target.fields.contains(keyOf(field)))
                continue;
            if (sameIn(field, there, target.values)) {
                same.append(field);
                continue;
            }
            ShowStep step{.key = keyOf(field), .label = nameOf(field), .requests = 1};
            if (field == ChannelField::Tags || field == ChannelField::Labels) {
                const bool isTags = field == ChannelField::Tags;
                const QStringList old = isTags ? there.tags : labelNames(there);
                const QStringList next = isTags ? target.values.tags : labelNames(target.values);
                QStringList stays;
                for (const QString &one : old)
                    (next.contains(one, Qt::CaseInsensitive) ? stays : step.removed).append(one);
                for (const QString &one : next) {
                    if (!old.contains(one, Qt::CaseInsensitive))
                        step.added.append(one);
                }
                if (step.removed.isEmpty() && step.added.isEmpty())  // only their order
                    step.added = next;
                else if (!stays.isEmpty())
                    step.note = tr("%1 stay", "tags or labels").arg(QLocale().createSeparatedList(stays));
            } else {
                step.removed = {valueOf(field, there)};
                step.added = {valueOf(field, target.values)};
            }
            plan.steps.append(step);
        }
        if (!same.isEmpty())
            plan.head = tr("the same: %1", "names of fields").arg(namesOf(same).toLower());
        return plan;
    }

    void run(const PartPlan &plan, QObject *context, Progress progress) override
    {
        read(context, [this, plan, context, progress](const Result<QString> &now) {
            if (!now)
                return report(plan, State::Failed, now.error().message, progress);
            if (isStopped())
                return report(plan, State::Planned, {}, progress);
            const Api::Channel there = stateFrom<ChannelState>(*now).values;
            const Api::Channel target = stateFrom<ChannelState>(plan.after).values;
            QList<ChannelField> fields;
            for (const ShowStep &step : plan.steps) {
                const auto field = ChannelField(step.key.toInt());
                if (step.isOpen() && !sameIn(field, there, target))
                    fields.append(field);
            }
            // What an earlier run has sent already is not sent again.
            if (fields.isEmpty())
                return confirm(plan, *now, progress);
            if (const auto broken = problemsIn(fields, target); !broken.isEmpty())
                return report(plan, State::Failed, reasonOf(broken.first().second), progress);
            m_channel->editor()->expect(fields, target);
            m_account->client()
                ->call(Api::ModifyChannel{.broadcasterId = m_account->userId(),
                                          .changes = changesFor(fields, there, target)})
                .then(context, [this, plan, context, progress](const Result<void> &sent) {
                    if (!sent && !sent.error().isUncertain())
                        m_channel->editor()->expect({}, {});
                    if (!sent)
                        return report(plan, State::Failed, reasonOf(sent.error()), progress);
                    m_channel->editor()->refresh();
                    // The service ignores values that it does not know without an error.
                    read(context, [plan, progress](const Result<QString> &after) {
                        confirm(plan, after ? *after : plan.after, progress);
                    });
                });
        });
    }

private:
    static void confirm(PartPlan plan, const QString &now, const Progress &progress)
    {
        const Api::Channel there = stateFrom<ChannelState>(now).values;
        const Api::Channel target = stateFrom<ChannelState>(plan.after).values;
        for (ShowStep &step : plan.steps) {
            if (!step.isOpen())
                continue;
            const bool isSet = sameIn(ChannelField(step.key.toInt()), there, target);
            step.state = isSet ? State::Done : State::Failed;
            step.reason = isSet ? QString() : tr("The service kept the old value.");
        }
        progress(plan);
    }

    Account *m_account;
    ChannelService *m_channel;
};

}  // namespace

std::unique_ptr<ShowHandler> makeChannelPart(const ShowSources &sources)
{
    return std::make_unique<ChannelPart>(sources);
}

}  // namespace Sidestage
