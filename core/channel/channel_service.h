// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/clock.h"
#include "channel_description.h"
#include "channel_editor.h"
#include "channel_store.h"
#include "extension_feed.h"
#include "feed/editor_list.h"
#include "stream_key.h"

#include <QObject>

namespace Sidestage {

class Account;

/// The channel of one account, being edited. Shared by the page and the overview card, so that there is one
/// draft and one poll.
class ChannelService : public QObject
{
    Q_OBJECT
public:
    /// `account` and `clock` must outlive this.
    explicit ChannelService(Account *account, const Clock &clock = Clock::system(),
                            QObject *parent = nullptr);

    Account *account() const { return m_account; }
    ChannelStore *store() { return &m_store; }
    ChannelEditor *editor() { return &m_editor; }
    ChannelDescription *description() { return &m_description; }
    EditorList *editors() { return &m_editors; }
    ExtensionFeed *extensions() { return &m_extensions; }
    StreamKeyAccess *streamKey() { return &m_streamKey; }
    /// Keeps the channel up to date from now on. Further calls do nothing.
    void start();
    /// Sends the changes. Only `sender` reports the outcome to the user.
    void send(const QObject *sender);
    bool isSender(const QObject *one) const { return !m_sender || m_sender == one; }
    /// Informs the views of presets that the presets have changed.
    void notePresets() { Q_EMIT presetsChanged(); }

Q_SIGNALS:
    void presetsChanged();

private:
    Account *m_account;
    ChannelStore m_store;
    ChannelEditor m_editor;
    ChannelDescription m_description;
    EditorList m_editors;
    ExtensionFeed m_extensions;
    StreamKeyAccess m_streamKey;
    const QObject *m_sender = nullptr;
};

}  // namespace Sidestage
