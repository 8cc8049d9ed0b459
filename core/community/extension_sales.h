// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/extensions/transactions.h"
#include "async/bound.h"
#include "base/result.h"
#include "client/token_service.h"
#include "models/live_list.h"

#include <memory>
#include <optional>

class QNetworkAccessManager;

namespace Sidestage {

class Client;
class Session;

/// Purchases with Bits in the extension whose client id is that of the service profile: the newest first,
/// with more pages loaded when scrolling, or those with given ids. The service requires an app token for
/// this, and thus the app's secret.
class ExtensionSales : public LiveList<Api::ExtensionTransaction>
{
    Q_OBJECT
public:
    enum ColumnName { TimeColumn, BuyerColumn, ProductColumn, BitsColumn, ChannelColumn, ColumnCount };
    static constexpr int maxIds = 100;

    /// `network` must outlive this.
    ExtensionSales(const TokenService &tokens, QNetworkAccessManager *network, QObject *parent = nullptr);
    ~ExtensionSales() override;

    /// Whether the profile has, or may have, a secret.
    bool isConfigured() const;
    /// The list stays when the language changes; a view that shows it calls this.
    void translate() { setTitles(columns()); }
    QString extensionId() const { return m_tokens.profile().clientId; }
    /// Requests only these ids, separated by spaces, commas or line breaks. Empty: all purchases again.
    /// Errors: TooMany.
    Result<void> lookUp(const QString &ids);
    /// Whether only given ids are shown.
    bool isLookup() const { return !m_ids.isEmpty(); }

    bool isLoading() const { return m_isLoading; }
    bool isKnown() const { return m_isKnown; }  ///< Whether a request has completed.
    const std::optional<Error> &failure() const { return m_failure; }

    bool canFetchMore(const QModelIndex &parent) const override;
    void fetchMore(const QModelIndex &parent) override;

public Q_SLOTS:
    /// Requests the newest purchases, or the given ids, again.
    void refresh();

Q_SIGNALS:
    void stateChanged();

private:
    static QList<Column<Api::ExtensionTransaction>> columns();
    Bound read(bool isFirst);
    void add(const Api::Page<Api::ExtensionTransaction> &page, bool isFirst);

    TokenService m_tokens;
    QNetworkAccessManager *m_network;
    std::unique_ptr<Session> m_session{};  ///< Of the app; null before its first token.
    std::unique_ptr<Client> m_client{};
    QList<Api::ExtensionTransaction> m_rows{};
    QStringList m_ids{};
    std::optional<QString> m_cursor{};
    std::optional<Error> m_failure{};
    bool m_isLoading = false;
    bool m_isKnown = false;
    int m_turn = 0;
};

}  // namespace Sidestage
