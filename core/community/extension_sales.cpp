// SPDX-License-Identifier: GPL-3.0-or-later
#include "extension_sales.h"

#include "client/client.h"
#include "client/session.h"

#include <QNetworkAccessManager>
#include <QRegularExpression>

#include <algorithm>

namespace Sidestage {

using namespace Api;

namespace {

constexpr int pageSize = 100;

qsizetype placeOf(const QList<ExtensionTransaction> &rows, const QString &id)
{
    const auto found = std::find_if(rows.begin(), rows.end(),
                                    [&](const ExtensionTransaction &row) { return row.id == id; });
    return found == rows.end() ? -1 : found - rows.begin();
}

}  // namespace

ExtensionSales::ExtensionSales(const TokenService &tokens, QNetworkAccessManager *network, QObject *parent)
    : QAbstractTableModel(parent)
    , m_tokens(tokens)
    , m_network(network)
{
}

ExtensionSales::~ExtensionSales()
{
    m_client.reset();
}

bool ExtensionSales::isConfigured() const
{
    const ServiceProfile &profile = m_tokens.profile();
    return !profile.clientSecret.isEmpty() || profile.awaitsSecret();
}

QString ExtensionSales::extensionId() const
{
    return m_tokens.profile().clientId;
}

Result<void> ExtensionSales::lookUp(const QString &text)
{
    static const QRegularExpression between(QStringLiteral("[\\s,;]+"));
    QStringList ids = text.split(between, Qt::SkipEmptyParts);
    ids.removeDuplicates();
    if (ids.size() > maxIds)
        return Error::broken(Fault::TooMany, QStringLiteral("id"), maxIds);
    if (ids == m_ids && m_isKnown && !m_failure)
        return {};
    m_ids = ids;
    beginResetModel();
    m_rows.clear();
    m_cursor.reset();
    endResetModel();
    refresh();
    return {};
}

const ExtensionTransaction &ExtensionSales::at(int row) const
{
    return m_rows[row];
}

int ExtensionSales::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

int ExtensionSales::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant ExtensionSales::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || role != Qt::DisplayRole)
        return {};
    const ExtensionTransaction &row = m_rows[index.row()];
    switch (index.column()) {
    case TimeColumn:
        return row.timestamp;
    case BuyerColumn:
        return row.userName;
    case ProductColumn:
        return row.productData.displayName.isEmpty() ? row.productData.sku : row.productData.displayName;
    case BitsColumn:
        return row.productData.cost.amount;
    case ChannelColumn:
        return row.broadcasterName;
    }
    return {};
}

QVariant ExtensionSales::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole && section == BitsColumn)
        return int(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case TimeColumn:
        return tr("Time");
    case BuyerColumn:
        return tr("Buyer");
    case ProductColumn:
        return tr("Product");
    case BitsColumn:
        return tr("Bits");
    case ChannelColumn:
        return tr("Channel");
    }
    return {};
}

bool ExtensionSales::canFetchMore(const QModelIndex &parent) const
{
    return !parent.isValid() && m_cursor && !m_isLoading && !m_failure;
}

void ExtensionSales::fetchMore(const QModelIndex &parent)
{
    if (canFetchMore(parent))
        read(false);
}

void ExtensionSales::refresh()
{
    if (isConfigured())
        read(true);
}

Bound ExtensionSales::read(bool isFirst)
{
    const int turn = ++m_turn;
    m_isLoading = true;
    m_failure.reset();
    Q_EMIT stateChanged();
    std::optional<Error> error;
    Result<Page<ExtensionTransaction>> page;
    // An app token cannot be renewed. An expired one is replaced once.
    for (int tries = 0; tries < 2; ++tries) {
        error.reset();
        if (!m_session || m_session->isEnded()) {
            auto granting = m_tokens.appToken();
            const Result<Token> token = co_await granting;
            if (turn != m_turn)
                co_return;
            if (!token) {
                error = token.error();
                break;
            }
            m_client.reset();
            m_session = std::make_unique<Session>(m_tokens, *token);
            m_client = std::make_unique<Client>(m_session.get(), m_network);
        }
        GetExtensionTransactions request;
        request.extensionId = extensionId();
        request.ids = m_ids;
        if (m_ids.isEmpty()) {
            request.first = pageSize;
            request.after = isFirst ? std::nullopt : m_cursor;
        }
        auto asking = m_client->call(request);
        page = co_await asking;
        if (turn != m_turn)
            co_return;
        if (page)
            break;
        error = page.error();
        if (error->kind != Error::Kind::Unauthorized || !m_session->isEnded())
            break;
    }
    m_isLoading = false;
    m_isKnown = true;
    m_failure = error;
    const qsizetype known
        = !error && isFirst && !m_rows.isEmpty() ? placeOf(page->data, m_rows.first().id) : -1;
    if (known >= 0) {
        // Existing rows stay, so that the scroll position is kept. New rows are inserted before them.
        if (known > 0) {
            beginInsertRows({}, 0, int(known) - 1);
            m_rows = page->data.first(known) + m_rows;
            endInsertRows();
        }
    } else if (!error && isFirst) {
        beginResetModel();
        m_rows = page->data;
        m_cursor = page->next();
        endResetModel();
    } else if (!error) {
        if (!page->data.isEmpty()) {
            beginInsertRows({}, int(m_rows.size()), int(m_rows.size() + page->data.size()) - 1);
            m_rows += page->data;
            endInsertRows();
        }
        m_cursor = page->next();
    }
    Q_EMIT stateChanged();
}

}  // namespace Sidestage
