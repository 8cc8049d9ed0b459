// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "channel_editor.h"
#include "channel_store.h"

#include <QObject>

namespace Sidestage {

class Account;

/// The channel of one account, being edited: what the page and the card of the overview share, so that there
/// is one draft and one reading of it.
class ChannelService : public QObject
{
    Q_OBJECT
public:
    /// `account` must outlive this.
    explicit ChannelService(Account *account, QObject *parent = nullptr);

    Account *account() const { return m_account; }
    ChannelStore *store() { return &m_store; }
    ChannelEditor *editor() const { return m_editor; }
    /// Keeps the channel fresh from now on. Calling it again does nothing.
    void start();
    /// Sends the changes; what becomes of it is for `sender` to say, and for nobody else.
    void send(const QObject *sender);
    bool isSender(const QObject *one) const { return !m_sender || m_sender == one; }
    /// Tells whoever shows presets that they are others now.
    void notePresets() { Q_EMIT presetsChanged(); }

Q_SIGNALS:
    void presetsChanged();

private:
    Account *m_account;
    ChannelStore m_store;
    ChannelEditor *m_editor;
    const QObject *m_sender = nullptr;
};

}  // namespace Sidestage
