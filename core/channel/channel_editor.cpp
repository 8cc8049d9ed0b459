// SPDX-License-Identifier: GPL-3.0-or-later
#include "channel_editor.h"

#include "api/events/stream.h"
#include "client/client.h"
#include "events/event_service.h"
#include "events/poll_scheduler.h"

namespace Sidestage {

using namespace Api;

ChannelEditor::ChannelEditor(Client *client, ChannelStore *store, QString broadcasterId, QObject *parent)
    : QObject(parent)
    , m_client(client)
    , m_store(store)
    , m_id(std::move(broadcasterId))
{
    // Edits are saved together shortly after typing stops: soon enough that a crash loses a word at most.
    m_saveSoon.setSingleShot(true);
    m_saveSoon.setInterval(250);
    connect(&m_saveSoon, &QTimer::timeout, this, &ChannelEditor::saveDraft);

    if (const auto known = m_store->lastKnown()) {
        m_known = true;
        m_service = m_began = m_mine = *known;
    }
    if (const auto draft = m_store->draft()) {
        m_known = true;
        m_began = draft->began;
        m_mine = draft->mine;
        if (m_service.broadcasterId.isEmpty())
            m_service = draft->began;
        // A field without an edit follows the service, whatever value the draft has.
        for (const ChannelField field : allChannelFields) {
            if (!sameIn(field, draft->began, draft->mine))
                continue;
            assign(field, m_began, m_service);
            assign(field, m_mine, m_service);
        }
        m_savedAt = QDateTime::currentDateTimeUtc();
    }
}

ChannelEditor::~ChannelEditor()
{
    const QSignalBlocker quiet(this);  // a page that owns it is being destroyed as well
    if (m_saveSoon.isActive())
        saveDraft();
}

void ChannelEditor::keepFresh(EventService *events, PollScheduler *polls)
{
    m_poll = polls->add({.name = QStringLiteral("channel")}, this);
    connect(m_poll, &Poll::due, this, [this] {
        if (m_sending)  // send() reads the channel as well
            m_poll->finished(Error{.kind = Error::Kind::Cancelled});
        else
            refresh();
    });
    connect(m_poll, &Poll::changed, this, &ChannelEditor::freshnessChanged);
    const EventCondition ours{.broadcasterUserId = m_id};
    events->on<ChannelUpdated>(ours, this,
                               [this](const ChannelUpdated &, const QDateTime &) { m_poll->trigger(); });
    const auto cover = [this, events, ours] {
        m_live = events->covers<ChannelUpdated>(ours);
        m_poll->setCovered(m_live);
    };
    connect(events, &EventService::coverageChanged, this, cover);
    cover();
}

QList<ChannelField> ChannelEditor::drifted() const
{
    QList<ChannelField> fields;
    for (const ChannelField field : changed()) {
        if (!sameIn(field, m_began, m_service))
            fields.append(field);
    }
    return fields;
}

void ChannelEditor::edit(ChannelField field, const Channel &value)
{
    if (sameIn(field, m_mine, value) && field != ChannelField::Tags)
        return;
    if (sameIn(field, m_mine, m_service))
        assign(field, m_began, m_service);  // the edit of this field begins here
    assign(field, m_mine, value);
    m_saveSoon.start();
    Q_EMIT mineChanged();
}

void ChannelEditor::apply(const ChannelPreset &preset)
{
    for (const ChannelField field : preset.fields) {
        if (sameIn(field, m_mine, m_service))
            assign(field, m_began, m_service);
        assign(field, m_mine, preset.values);
    }
    m_preset = preset.name;
    ChannelPreset used = preset;
    used.usedAt = QDateTime::currentDateTimeUtc();
    std::ignore = m_store->savePreset(used);  // failing to store the time of its last use is not an error
    saveDraft();
    Q_EMIT mineChanged();
}

void ChannelEditor::undo(const ChannelChange &change)
{
    for (const ChannelField field : change.fields()) {
        if (sameIn(field, m_mine, m_service))
            assign(field, m_began, m_service);
        assign(field, m_mine, change.before);
    }
    saveDraft();
    Q_EMIT mineChanged();
}

void ChannelEditor::discard()
{
    m_mine = m_began = m_service;
    m_preset.clear();
    saveDraft();
    Q_EMIT mineChanged();
}

void ChannelEditor::discard(ChannelField field)
{
    assign(field, m_mine, m_service);
    assign(field, m_began, m_service);
    saveDraft();
    Q_EMIT mineChanged();
}

void ChannelEditor::expect(const QList<ChannelField> &fields, const Channel &values)
{
    m_expected = fields;
    m_expectedValues = values;
}

void ChannelEditor::keepMine(ChannelField field)
{
    assign(field, m_began, m_service);
    saveDraft();
    Q_EMIT mineChanged();
}

void ChannelEditor::saveDraft()
{
    m_saveSoon.stop();
    const bool empty = changed().isEmpty();
    if (empty)
        m_preset.clear();
    const Result<void> done = empty ? m_store->removeDraft() : m_store->saveDraft({m_began, m_mine});
    m_draftProblem = done ? QString() : done.error().message;
    m_savedAt = done && !empty ? QDateTime::currentDateTimeUtc() : QDateTime();
    Q_EMIT draftSaved();
}

bool ChannelEditor::reportSaved(const Result<void> &done)
{
    if (!done)
        Q_EMIT notKept(done.error());
    return done.has_value();
}

void ChannelEditor::setFailure(const Error &error)
{
    m_failed = true;
    m_failure = error;
    Q_EMIT freshnessChanged();
}

void ChannelEditor::setSending(bool sending)
{
    m_sending = sending;
    Q_EMIT sendingChanged();
}

void ChannelEditor::applyRemote(const Channel &channel, const QList<ChannelField> &sentByUs)
{
    const Channel before = m_service;
    const bool wasKnown = m_known && !before.broadcasterId.isEmpty();
    m_service = channel;
    m_known = true;
    m_asOf = QDateTime::currentDateTimeUtc();
    m_failed = false;
    m_failure = {};

    for (const ChannelField field : allChannelFields) {
        const bool untouched = sameIn(field, m_mine, before) || !wasKnown;
        const bool reached = sameIn(field, m_mine, channel);  // the service now has the user's value
        if ((untouched && sameIn(field, m_began, before)) || reached || !wasKnown) {
            assign(field, m_mine, channel);
            assign(field, m_began, channel);
        }
    }
    // Names and fields that cannot be edited always come from the service.
    const Channel mine = m_mine;
    m_mine = channel;
    for (const ChannelField field : allChannelFields)
        assign(field, m_mine, mine);

    if (wasKnown) {
        ChannelChange here{.at = m_asOf, .before = before, .after = before};
        ChannelChange elsewhere{
            .at = m_asOf, .origin = ChannelChange::Origin::Elsewhere, .before = before, .after = before};
        for (const ChannelField field : differing(before, channel)) {
            if (sentByUs.contains(field))
                continue;
            const bool isOurs = m_expected.contains(field) && sameIn(field, channel, m_expectedValues);
            assign(field, isOurs ? here.after : elsewhere.after, channel);
        }
        for (const ChannelChange &change : {elsewhere, here}) {
            if (!change.fields().isEmpty() && reportSaved(m_store->addHistory(change)))
                Q_EMIT historyChanged();
        }
    }
    m_expected.removeIf([&](ChannelField field) { return sameIn(field, channel, m_expectedValues); });
    if (!wasKnown || before != channel)
        reportSaved(m_store->saveLastKnown(channel));
    if (m_savedAt.isValid() || !changed().isEmpty())
        saveDraft();
    Q_EMIT freshnessChanged();
    Q_EMIT serviceChanged();
    Q_EMIT mineChanged();
}

Bound ChannelEditor::refresh()
{
    if (m_loading || m_sending)
        co_return;
    m_loading = true;
    Q_EMIT freshnessChanged();
    const int sendsBefore = m_sends;
    auto asking = m_client->call(GetChannels{.broadcasterIds = {m_id}});
    const auto channels = co_await asking;
    m_loading = false;
    if (m_sends != sendsBefore) {
        // send() reads the channel as well, and this answer may be older than what it has sent.
        Q_EMIT freshnessChanged();
        if (m_poll)
            m_poll->finished(Error{.kind = Error::Kind::Cancelled});
        co_return;
    }
    if (!channels)
        setFailure(channels.error());
    else if (channels->isEmpty())
        setFailure({.kind = Error::Kind::NotFound});
    else
        applyRemote(channels->first());
    if (m_poll)
        m_poll->finished(m_failed ? Result<void>(m_failure) : Result<void>());
}

Bound ChannelEditor::send()
{
    if (m_sending || changed().isEmpty())
        co_return;
    if (const auto broken = problems(); !broken.isEmpty()) {
        Q_EMIT refused(broken.first().second, broken.first().first);
        co_return;
    }
    saveDraft();
    ++m_sends;
    setSending(true);

    // The channel may have been changed elsewhere since it was loaded: read it before overwriting.
    auto looking = m_client->call(GetChannels{.broadcasterIds = {m_id}});
    const auto now = co_await looking;
    if (!now || now->isEmpty()) {
        setSending(false);
        const Error error = now ? Error{.kind = Error::Kind::NotFound} : now.error();
        Q_EMIT refused(error, std::nullopt);
        co_return;
    }
    applyRemote(now->first());
    const QList<ChannelField> fields = changed();
    if (fields.isEmpty() || !drifted().isEmpty()) {
        setSending(false);
        if (fields.isEmpty())
            Q_EMIT sent({});  // the channel already has the wanted values
        else
            Q_EMIT driftFound();
        co_return;
    }

    const Channel before = m_service;
    const Channel wanted = m_mine;
    const QString preset = m_preset;
    auto sending
        = m_client->call(ModifyChannel{.broadcasterId = m_id, .changes = changesFor(fields, before, wanted)});
    const auto done = co_await sending;
    if (!done) {
        setSending(false);
        const std::optional<ChannelField> field = fieldOfError(done.error(), fields);
        Q_EMIT refused(done.error(), field);
        co_return;
    }
    Channel after = before;
    for (const ChannelField field : fields)
        assign(field, after, wanted);

    // The service silently ignores values that it does not know: read the channel to see the result.
    auto confirming = m_client->call(GetChannels{.broadcasterIds = {m_id}});
    const auto confirmed = co_await confirming;
    QList<ChannelField> left;
    if (confirmed && !confirmed->isEmpty()) {
        for (const ChannelField field : fields) {
            if (!sameIn(field, confirmed->first(), wanted) && sameIn(field, confirmed->first(), before)) {
                left.append(field);
                assign(field, after, before);
            }
        }
    }
    const ChannelChange change{
        .at = QDateTime::currentDateTimeUtc(), .preset = preset, .before = before, .after = after};
    m_lastSent = change;
    if (!change.fields().isEmpty())
        reportSaved(m_store->addHistory(change));
    // An edit made during the sending begins with what was sent: that is no change made elsewhere.
    for (const ChannelField field : fields)
        assign(field, m_began, after);
    if (change.fields().contains(ChannelField::Category))
        reportSaved(m_store->noteUsed({.id = after.gameId, .name = after.gameName}));
    m_preset.clear();
    applyRemote(confirmed && !confirmed->isEmpty() ? confirmed->first() : after, fields);
    setSending(false);
    Q_EMIT historyChanged();
    if (left.isEmpty() || !change.fields().isEmpty())
        Q_EMIT sent(change.fields());
    if (!left.isEmpty())
        Q_EMIT ignored(left);
}

}  // namespace Sidestage
