// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "async/bound.h"
#include "channel_store.h"

#include <QObject>
#include <QTimer>

namespace Sidestage {

class Client;
class EventService;
class Poll;
class PollScheduler;

/// One channel being edited: the service's values, the user's values, and their differences.
///
/// A field that the user has edited has three values: when the edit began, on the service now, and the
/// user's. If the first two differ, it was changed elsewhere in the meantime ("drift"), and nothing is sent
/// until the user has decided. Every edit is written to the store before it counts as saved, so that a crash
/// loses none.
class ChannelEditor : public QObject
{
    Q_OBJECT
public:
    /// `client` and `store` must outlive the editor.
    ChannelEditor(Client *client, ChannelStore *store, QString broadcasterId, QObject *parent = nullptr);
    ~ChannelEditor() override;

    /// False until the channel has been received, now or in an earlier run.
    bool isKnown() const { return m_known; }
    /// The channel as last received from the service.
    const Api::Channel &service() const { return m_service; }
    /// The channel with the user's changes.
    const Api::Channel &mine() const { return m_mine; }
    /// The values of the changed fields when their edit began.
    const Api::Channel &began() const { return m_began; }

    /// The fields that sending would change.
    QList<ChannelField> changed() const { return differing(m_service, m_mine); }
    /// The changed fields that were also changed elsewhere since the edit began.
    QList<ChannelField> drifted() const;
    /// The rules that the values of the changed fields break.
    QList<std::pair<ChannelField, Error>> problems() const { return problemsIn(changed(), m_mine); }

    /// Keeps the channel up to date from now on: reads it after events and at intervals. Both arguments must
    /// outlive the editor. Call once.
    void keepFresh(EventService *events, PollScheduler *polls);
    /// The poll that reads the channel; null before keepFresh().
    Poll *poll() const { return m_poll; }
    /// Whether events report its changes.
    bool isLive() const { return m_live; }

    bool isSending() const { return m_sending; }
    bool isLoading() const { return m_loading; }
    QDateTime asOf() const
    {
        return m_asOf;
    }  ///< In UTC; when the channel was last received; invalid: never in this run.
    Error lastFailure() const
    {
        return m_failure;
    }  ///< The error of the last refresh; kind Cancelled and no message: none.
    bool hasFailed() const { return m_failed; }
    QDateTime draftSavedAt() const { return m_savedAt; }  ///< In UTC; invalid: there is no draft.
    /// Why the draft could not be written; empty: it was written.
    QString draftProblem() const { return m_draftProblem; }
    /// The preset that was last applied to the form, until its values are sent or discarded.
    QString appliedPreset() const { return m_preset; }
    /// What the last sent() was about, without what was changed elsewhere at the same time.
    const ChannelChange &lastSent() const { return m_lastSent; }

    /// Sets the user's value of one field.
    void edit(ChannelField field, const Api::Channel &value);
    /// Applies the values of a preset as edits.
    void apply(const ChannelPreset &preset);
    /// Restores the values from before `change` as edits.
    void undo(const ChannelChange &change);
    /// Resets all fields, or one, to the service's values.
    void discard();
    void discard(ChannelField field);
    /// Call before another part of the program sends values, such as a show. When they are read from the
    /// service, the change counts as made here. Replaces what was expected before; no fields: nothing is.
    void expect(const QList<ChannelField> &fields, const Api::Channel &values);
    /// Keeps the user's value although the service's value has changed. The field no longer counts as
    /// drifted.
    void keepMine(ChannelField field);

public Q_SLOTS:
    Sidestage::Bound refresh();
    /// Reads the channel again, and sends the changed fields if none has drifted. Emits sent(), refused() or
    /// driftFound().
    Sidestage::Bound send();

Q_SIGNALS:
    void serviceChanged();
    void mineChanged();
    void freshnessChanged();
    void sendingChanged();
    void draftSaved();
    void historyChanged();
    void driftFound();
    /// The channel has the wanted values. `fields` is empty when it already had them.
    void sent(const QList<Sidestage::ChannelField> &fields);
    /// Nothing was sent, or the service rejected all of it. The draft is unchanged.
    void refused(const Sidestage::Error &error, std::optional<Sidestage::ChannelField> field);
    /// The service accepted the request but did not change these fields: it ignores unknown ids and languages
    /// without an error.
    void ignored(const QList<Sidestage::ChannelField> &fields);
    /// A record could not be stored: the history or the last known state is incomplete.
    void notKept(const Sidestage::Error &error);

private:
    /// Applies a channel received from the service. `sentByUs`: the fields that were just sent.
    void applyRemote(const Api::Channel &channel, const QList<ChannelField> &sentByUs = {});
    /// Emits notKept() and returns false if the write failed.
    bool reportSaved(const Result<void> &done);
    void setFailure(const Error &error);
    void saveDraft();
    void setSending(bool sending);

    Client *m_client;
    ChannelStore *m_store;
    QString m_id;
    Poll *m_poll = nullptr;
    bool m_live = false;

    Api::Channel m_service{};
    Api::Channel m_began{};
    Api::Channel m_mine{};
    bool m_known = false;
    bool m_loading = false;
    bool m_sending = false;
    int m_sends = 0;
    bool m_failed = false;
    Error m_failure{};
    QDateTime m_asOf{};
    QDateTime m_savedAt{};
    QString m_draftProblem{};
    QString m_preset{};
    ChannelChange m_lastSent{};
    QList<ChannelField> m_expected{};  ///< The fields of m_expectedValues that were not read yet.
    Api::Channel m_expectedValues{};
    QTimer m_saveSoon;
};

}  // namespace Sidestage
