// SPDX-License-Identifier: GPL-3.0-or-later

// What a restore would do, and snapshots under a name: both need to know how things are now.

#include "mode_scheduler_private.h"

#include "accounts/account.h"

namespace Sidestage {

namespace {

/// Readings of several channels for one answer.
struct Survey
{
    int left = 0;
    QHash<QString, Result<ChatModes>> answers{};
};

}  // namespace

/// Who has changed one of these modes last, if that is known.
void ModeScheduler::Private::nameChange(RestoreLine &line, const ChannelModes *modes,
                                        const QList<ChatMode> &of)
{
    if (!modes || of.isEmpty())
        return;
    for (const ModesChange &change : modes->history()) {
        const auto changed = differing(only(change.before, of), change.after);
        const auto stays = differing(only(change.after, changed), line.now);
        if (changed.isEmpty() || stays.size() == changed.size())
            continue;
        line.changedAt = change.at;
        line.changedBy = change.by;
        if (change.ours && change.by.isEmpty() && modes->account())
            line.changedBy = modes->account()->info().displayName;
        return;
    }
}

RestoreLine ModeScheduler::Private::lineOf(const ModeHold &hold, const Result<ChatModes> &answer) const
{
    ModeHold rest = hold;
    std::ignore = inheritFrom(holdStore.all(), rest);
    RestoreLine line{.channelId = hold.channelId,
                     .channelName = hold.channelName,
                     .hold = hold.id,
                     .then = rest.before,
                     .set = HoldStack::setOf(rest),
                     .isKnown = answer.has_value()};
    if (!answer)
        return line;
    line.now = only(*answer, rest.before.modes());
    line.changes = differing(line.then, line.now);
    line.drift = differing(line.set, line.now);
    if (hold.place == 0)
        line.drift.clear();
    nameChange(line, board->modes(hold.channelId), line.drift);
    return line;
}

void ModeScheduler::Private::emitPlan(QList<RestoreLine> lines)
{
    std::stable_sort(lines.begin(), lines.end(), [](const RestoreLine &a, const RestoreLine &b) {
        return !a.drift.isEmpty() && b.drift.isEmpty();
    });
    planning.release()->deleteLater();
    Q_EMIT q->planReady(lines);
}

void ModeScheduler::planRestore(const QList<qint64> &holds)
{
    d->planning = std::make_unique<QObject>();
    QStringList channels;
    QList<qint64> ids;
    for (const qint64 id : holds) {
        const ModeHold *hold = d->holdStore.find(id);
        if (!hold || !hold->isOpen())
            continue;
        ids.append(id);
        if (!channels.contains(hold->channelId))
            channels.append(hold->channelId);
    }
    const auto survey = std::make_shared<Survey>(Survey{int(channels.size())});
    if (channels.isEmpty())
        QTimer::singleShot(0, d->planning.get(), [this] { d->emitPlan({}); });
    for (const QString &channel : std::as_const(channels)) {
        d->read(channel, d->planning.get(), [this, survey, channel, ids](const Result<ChatModes> &answer) {
            survey->answers.insert(channel, answer);
            if (--survey->left > 0)
                return;
            QList<RestoreLine> lines;
            for (const qint64 id : ids) {
                if (const ModeHold *hold = d->holdStore.find(id); hold && hold->isOpen())
                    lines.append(d->lineOf(*hold, survey->answers.value(hold->channelId)));
            }
            d->emitPlan(lines);
        });
    }
}

void ModeScheduler::planRestore(const ModeSnapshot &snapshot, const QStringList &channelIds)
{
    d->planning = std::make_unique<QObject>();
    QList<ModeSnapshot::Channel> channels;
    for (const ModeSnapshot::Channel &channel : snapshot.channels) {
        if (channelIds.contains(channel.id))
            channels.append(channel);
    }
    const auto survey = std::make_shared<Survey>(Survey{int(channels.size())});
    if (channels.isEmpty())
        QTimer::singleShot(0, d->planning.get(), [this] { d->emitPlan({}); });
    for (const ModeSnapshot::Channel &channel : std::as_const(channels)) {
        const QString id = channel.id;
        d->read(id, d->planning.get(), [this, survey, id, channels](const Result<ChatModes> &answer) {
            survey->answers.insert(id, answer);
            if (--survey->left > 0)
                return;
            QList<RestoreLine> lines;
            for (const ModeSnapshot::Channel &one : channels) {
                const auto now = survey->answers.value(one.id);
                RestoreLine line{.channelId = one.id,
                                 .channelName = one.name,
                                 .then = one.modes,
                                 .isKnown = now.has_value()};
                if (now) {
                    line.now = only(*now, one.modes.modes());
                    line.changes = differing(line.then, line.now);
                    Private::nameChange(line, d->board->modes(one.id), line.changes);
                }
                lines.append(line);
            }
            d->emitPlan(lines);
        });
    }
}

void ModeScheduler::takeSnapshot(const QStringList &channelIds, const QString &name)
{
    const auto survey = std::make_shared<Survey>(Survey{int(channelIds.size())});
    for (const QString &id : channelIds) {
        d->read(id, this, [this, survey, id, channelIds, name](const Result<ChatModes> &answer) {
            survey->answers.insert(id, answer);
            if (--survey->left > 0)
                return;
            ModeSnapshot snapshot{.at = d->clock.now(), .name = name};
            std::optional<Error> trouble;
            for (const QString &channelId : channelIds) {
                const auto now = survey->answers.value(channelId);
                if (!now) {
                    trouble = now.error();
                    trouble->field = channelId;
                    continue;
                }
                const auto channel
                    = d->board->channels() ? d->board->channels()->find(channelId) : std::nullopt;
                snapshot.channels.append({channelId, channel ? channel->name : QString(), *now});
            }
            if (trouble)
                Q_EMIT failed(*trouble);
            if (snapshot.channels.isEmpty())
                return;
            if (const auto saved = d->store->saveSnapshot(snapshot); !saved) {
                Q_EMIT failed(saved.error());
                return;
            }
            Q_EMIT snapshotsChanged();
            Q_EMIT snapshotTaken(snapshot.id);
        });
    }
}

}  // namespace Sidestage
