// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/games.h"
#include "async/bound.h"
#include "base/result.h"
#include "models/live_list.h"

#include <functional>

namespace Sidestage {

class Client;

/// Searches categories by name as the user types. Only the result of the newest search is used, in whatever
/// order the responses arrive.
class CategorySearch : public QObject
{
    Q_OBJECT
public:
    /// Returns the categories that are offered for an empty search text.
    using Offer = std::function<QList<Api::Category>()>;

    /// `client` must outlive the search. `offered` may be empty.
    explicit CategorySearch(Client *client, Offer offered = {}, QObject *parent = nullptr);

    /// The categories found. For an empty search text: those that are offered, and "No category" with an
    /// empty id. Key: the id.
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
    Offer m_offered;
    LiveList<Api::Category> m_model;
    Canceller m_running{};
    int m_turn = 0;
    bool m_searching = false;
    Error m_failure{};
};

}  // namespace Sidestage
