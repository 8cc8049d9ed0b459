// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/users.h"
#include "feed/feed.h"

#include <QTimer>

namespace Sidestage {

/// The description of an account's channel, and the user's edit of it, which is kept as a draft until it has
/// been sent.
class ChannelDescription : public Feed
{
    Q_OBJECT
public:
    /// `account` must outlive this.
    explicit ChannelDescription(Account *account, QObject *parent = nullptr);
    ~ChannelDescription() override;

    bool mayEdit() const { return account()->may(Api::Scope::UserEdit); }
    bool isKnown() const { return m_isKnown; }
    /// As last received.
    const QString &service() const { return m_service; }
    const QString &mine() const { return m_mine; }
    bool isChanged() const { return m_isKnown && m_mine != m_service; }
    /// Whether it was changed elsewhere since the edit began.
    bool hasDrifted() const { return isChanged() && m_began != m_service; }
    /// Why the draft could not be written; empty: it was written.
    const QString &draftProblem() const { return m_draftProblem; }

    void edit(const QString &text);
    void discard();
    /// Sends the edit. Ends with sent() or failed(). Error Invalid, and nothing is sent, for a text that is
    /// too long.
    Result<void> send();
    /// Takes back what sent() reported: sends `former`.
    void restore(const QString &former);

Q_SIGNALS:
    void sent(const QString &before);

protected:
    Bound read() override;

private:
    void submitText(const QString &text);
    void setService(const QString &text);
    void saveDraft();

    QString m_service{};
    QString m_began{};  ///< The value of the service when the edit began.
    QString m_mine{};
    QString m_draftProblem{};
    bool m_isKnown = false;
    bool m_hasDraft = false;
    int m_writes = 0;
    QTimer m_saveSoon{};
};

}  // namespace Sidestage
