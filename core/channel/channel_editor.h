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

/// One channel being edited: what the service says, what the user wants, and what lies between.
///
/// A field that the user has touched keeps three values: what it was when the edit began, what the
/// service says now, and the user's. If the first two differ, somebody else changed it meanwhile
/// ("drift") and nothing is sent until the user has chosen. Every edit is written to the store
/// before it counts as saved, so that a crash loses none.
class ChannelEditor : public QObject
{
    Q_OBJECT
public:
    /// `client` and `store` must outlive the editor.
    ChannelEditor(Client *client, ChannelStore *store, QString broadcasterId, QObject *parent = nullptr);

    /// False until the service has told about the channel, now or in an earlier run.
    bool isKnown() const { return m_known; }
    /// As the service last said.
    const Api::Channel &service() const { return m_service; }
    /// With the user's changes.
    const Api::Channel &mine() const { return m_mine; }
    /// What the changed fields were when their edit began.
    const Api::Channel &began() const { return m_began; }

    /// The fields that sending would change.
    QList<ChannelField> changed() const { return differing(m_service, m_mine); }
    /// Those of them that somebody else has changed since the edit began.
    QList<ChannelField> drifted() const;
    /// The rules that the changed fields break.
    QList<std::pair<ChannelField, Error>> problems() const { return problemsIn(changed(), m_mine); }

    /// Keeps it fresh from now on: events say when to read it, and it is read again and again. Both must
    /// outlive the editor. Call once.
    void keepFresh(EventService *events, PollScheduler *polls);
    /// When it is read; null before keepFresh().
    Poll *poll() const { return m_poll; }
    /// Whether events say when it changes.
    bool isLive() const { return m_live; }

    bool isSending() const { return m_sending; }
    bool isLoading() const { return m_loading; }
    QDateTime asOf() const
    {
        return m_asOf;
    }  ///< UTC; when the service last told; invalid: never in this run.
    Error lastFailure() const
    {
        return m_failure;
    }  ///< Of the last refresh; kind Cancelled and no message: none.
    bool hasFailed() const { return m_failed; }
    QDateTime draftSavedAt() const { return m_savedAt; }  ///< UTC; invalid: there is no draft.
    /// Why the draft could not be written; empty: it could.
    QString draftProblem() const { return m_draftProblem; }
    /// The preset whose values were put into the form last, until they are sent or discarded.
    QString appliedPreset() const { return m_preset; }

    /// Takes the user's value of one field.
    void edit(ChannelField field, const Api::Channel &value);
    /// Takes the values of a preset, as edits.
    void apply(const ChannelPreset &preset);
    /// Puts the values from before `change` into the form, as edits.
    void undo(const ChannelChange &change);
    /// Goes back to what the service says, in all fields or in one.
    void discard();
    void discard(ChannelField field);
    /// The user has seen what the service says now and keeps their own value: no drift any more.
    void keepMine(ChannelField field);

public Q_SLOTS:
    Sidestage::Bound refresh();
    /// Reads the channel once more, and sends the changed fields if none has drifted. Emits sent(),
    /// refused() or driftFound().
    Sidestage::Bound send();

Q_SIGNALS:
    void serviceChanged();
    void mineChanged();
    void freshnessChanged();
    void sendingChanged();
    void draftSaved();
    void historyChanged();
    void driftFound();
    /// The channel is as the user wanted; `fields` is empty when it already was.
    void sent(const QList<Sidestage::ChannelField> &fields);
    /// Nothing was sent, or the service refused all of it. The draft is as it was.
    void refused(const Sidestage::Error &error, std::optional<Sidestage::ChannelField> field);
    /// The service took the request and yet says something else: ids and languages it does not know
    /// are left as they were, without an error.
    void ignored(const QList<Sidestage::ChannelField> &fields);
    /// Something happened, and could not be written down: the history lacks it.
    void notKept(const Sidestage::Error &error);

private:
    /// Takes what the service says. `sentByUs`: the fields that were just sent.
    void applyRemote(const Api::Channel &channel, const QList<ChannelField> &sentByUs = {});
    /// Tells when a note could not be written; false then.
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
    bool m_failed = false;
    Error m_failure{};
    QDateTime m_asOf{};
    QDateTime m_savedAt{};
    QString m_draftProblem{};
    QString m_preset{};
    QTimer m_saveSoon;
};

}  // namespace Sidestage
