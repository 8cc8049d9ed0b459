// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/channels.h"
#include "feed.h"

namespace Sidestage {

/// The users who may edit an account's channel besides its broadcaster. Polled once it has been shown.
class EditorList : public Feed
{
    Q_OBJECT
public:
    /// `account` must outlive this.
    explicit EditorList(Account *account, QObject *parent = nullptr);

    bool mayRead() const override { return account()->may(Api::Scope::ChannelReadEditors); }
    const QList<Api::Editor> &editors() const { return m_editors; }
    bool isKnown() const { return m_isKnown; }
    /// Of the last reading; empty: it did not fail.
    const std::optional<Error> &error() const { return m_error; }

protected:
    Bound read() override;

private:
    QList<Api::Editor> m_editors{};
    bool m_isKnown = false;
    std::optional<Error> m_error{};
};

}  // namespace Sidestage
