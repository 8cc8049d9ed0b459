// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/games.h"
#include "async/bound.h"
#include "base/result.h"
#include "models/live_list.h"

namespace Sidestage {

class ChannelStore;
class Client;

/// Searches categories by name as the user types. Only the result of the newest search is used, in whatever
/// order the responses arrive.
class CategorySearch : public QObject
{
    Q_OBJECT
public:
    /// `client` and `store` must outlive the search.
    CategorySearch(Client *client, ChannelStore *store, QObject *parent = nullptr);

    /// The categories found. For an empty search text: the favourites, the recent ones, and "No category"
    /// with an empty id. Key: the id.
    LiveList<Api::Category> *model() { return &m_model; }
    bool isSearching() const { return m_searching; }
    /// The error of the last search; kind Cancelled: it succeeded.
    const Error &failure() const { return m_failure; }

public Q_SLOTS:
    Sidestage::Bound search(QString text);

Q_SIGNALS:
    void stateChanged();

private:
    void finish(const QList<Api::Category> &found, const Error &failure);

    Client *m_client;
    ChannelStore *m_store;
    LiveList<Api::Category> m_model;
    Canceller m_running{};
    int m_turn = 0;
    bool m_searching = false;
    Error m_failure{};
};

}  // namespace Sidestage
