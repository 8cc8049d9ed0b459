// SPDX-License-Identifier: GPL-3.0-or-later
#include "extension_sales.h"

#include "client/client.h"
#include "client/session.h"

#include <QLocale>
#include <QNetworkAccessManager>
#include <QRegularExpression>

#include <algorithm>

namespace Sidestage {

using namespace Api;

namespace {

constexpr int pageSize = 100;

qsizetype placeOf(const QList<ExtensionTransaction> &rows, const QString &id)
{
    const auto found = std::ranges::find(rows, id, &ExtensionTransaction::id);
    return found == rows.end() ? -1 : found - rows.begin();
}

}  // namespace

ExtensionSales::ExtensionSales(const TokenService &tokens, QNetworkAccessManager *network, QObject *parent)
    : LiveList(&ExtensionTransaction::id, columns(), parent)
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
    m_rows.clear();
    m_cursor.reset();
    clear();
    refresh();
    return {};
}

QList<Column<ExtensionTransaction>> ExtensionSales::columns()
{
    using Sale = ExtensionTransaction;
    return {{.title = tr("Time")},  // described where it is shown
            {.title = tr("Buyer"), .text = &Sale::userName},
            {.title = tr("Product"),
             .text =
                 [](const Sale &sale) {
                     const auto &product = sale.productData;
                     return product.displayName.isEmpty() ? product.sku : product.displayName;
                 }},
            {.title = tr("Bits"),
             .text = [](const Sale &sale) { return QLocale().toString(sale.productData.cost.amount); },
             .isNumber = true},
            {.title = tr("Channel"), .text = &Sale::broadcasterName}};
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
    if (!error)
        add(*page, isFirst);
    Q_EMIT stateChanged();
}

void ExtensionSales::add(const Page<ExtensionTransaction> &page, bool isFirst)
{
    const qsizetype known = isFirst && !m_rows.isEmpty() ? placeOf(page.data, m_rows.first().id) : -1;
    if (known >= 0) {
        m_rows = page.data.first(known) + m_rows;  // the pages that are loaded stay
    } else {
        m_rows = isFirst ? page.data : m_rows + page.data;
        m_cursor = page.next();
    }
    sync(m_rows);
}

}  // namespace Sidestage
