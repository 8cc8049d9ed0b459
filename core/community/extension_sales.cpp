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

struct ExtensionSales::Private
{
    TokenService tokens;
    QNetworkAccessManager *network;
    std::unique_ptr<Session> session{};  ///< Of the app; null before its first token.
    std::unique_ptr<Client> client{};
    QList<ExtensionTransaction> rows{};
    QStringList ids{};
    std::optional<QString> cursor{};
    std::optional<Error> failure{};
    bool isLoading = false;
    bool isKnown = false;
    int turn = 0;
};

ExtensionSales::ExtensionSales(const TokenService &tokens, QNetworkAccessManager *network, QObject *parent)
    : QAbstractTableModel(parent)
    , d(new Private{.tokens = tokens, .network = network})
{
}

ExtensionSales::~ExtensionSales()
{
    d->client.reset();
}

bool ExtensionSales::isConfigured() const
{
    const ServiceProfile &profile = d->tokens.profile();
    return !profile.clientSecret.isEmpty() || profile.awaitsSecret();
}

QString ExtensionSales::extensionId() const
{
    return d->tokens.profile().clientId;
}

Result<void> ExtensionSales::lookUp(const QString &text)
{
    static const QRegularExpression between(QStringLiteral("[\\s,;]+"));
    QStringList ids = text.split(between, Qt::SkipEmptyParts);
    ids.removeDuplicates();
    if (ids.size() > maxIds)
        return Error::broken(Fault::TooMany, QStringLiteral("id"), maxIds);
    if (ids == d->ids && d->isKnown && !d->failure)
        return {};
    d->ids = ids;
    beginResetModel();
    d->rows.clear();
    d->cursor.reset();
    endResetModel();
    refresh();
    return {};
}

bool ExtensionSales::isLookup() const
{
    return !d->ids.isEmpty();
}

bool ExtensionSales::isLoading() const
{
    return d->isLoading;
}

bool ExtensionSales::isKnown() const
{
    return d->isKnown;
}

const std::optional<Error> &ExtensionSales::failure() const
{
    return d->failure;
}

const ExtensionTransaction &ExtensionSales::at(int row) const
{
    return d->rows[row];
}

int ExtensionSales::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(d->rows.size());
}

int ExtensionSales::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant ExtensionSales::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || role != Qt::DisplayRole)
        return {};
    const ExtensionTransaction &row = d->rows[index.row()];
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
    return !parent.isValid() && d->cursor && !d->isLoading && !d->failure;
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
    const int turn = ++d->turn;
    d->isLoading = true;
    d->failure.reset();
    Q_EMIT stateChanged();
    std::optional<Error> error;
    Result<Page<ExtensionTransaction>> page;
    // A token that has run out is replaced once: it cannot be renewed.
    for (int tries = 0; tries < 2; ++tries) {
        error.reset();
        if (!d->session || d->session->isEnded()) {
            auto granting = d->tokens.appToken();
            const Result<Token> token = co_await granting;
            if (turn != d->turn)
                co_return;
            if (!token) {
                error = token.error();
                break;
            }
            d->client.reset();
            d->session = std::make_unique<Session>(d->tokens, *token);
            d->client = std::make_unique<Client>(d->session.get(), d->network);
        }
        GetExtensionTransactions request;
        request.extensionId = extensionId();
        request.ids = d->ids;
        if (d->ids.isEmpty()) {
            request.first = pageSize;
            request.after = isFirst ? std::nullopt : d->cursor;
        }
        auto asking = d->client->call(request);
        page = co_await asking;
        if (turn != d->turn)
            co_return;
        if (page)
            break;
        error = page.error();
        if (error->kind != Error::Kind::Unauthorized || !d->session->isEnded())
            break;
    }
    d->isLoading = false;
    d->isKnown = true;
    d->failure = error;
    const qsizetype known
        = !error && isFirst && !d->rows.isEmpty() ? placeOf(page->data, d->rows.first().id) : -1;
    if (known >= 0) {
        // Those that are there stay, however far somebody has scrolled down; newcomers stand before them.
        if (known > 0) {
            beginInsertRows({}, 0, int(known) - 1);
            d->rows = page->data.first(known) + d->rows;
            endInsertRows();
        }
    } else if (!error && isFirst) {
        beginResetModel();
        d->rows = page->data;
        d->cursor = page->next();
        endResetModel();
    } else if (!error) {
        if (!page->data.isEmpty()) {
            beginInsertRows({}, int(d->rows.size()), int(d->rows.size() + page->data.size()) - 1);
            d->rows += page->data;
            endInsertRows();
        }
        d->cursor = page->next();
    }
    Q_EMIT stateChanged();
}

}  // namespace Sidestage
