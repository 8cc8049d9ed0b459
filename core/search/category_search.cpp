// SPDX-License-Identifier: GPL-3.0-or-later
#include "category_search.h"

#include "client/client.h"

namespace Sidestage {

using namespace Api;

CategorySearch::CategorySearch(Client *client, Offer offered, QObject *parent)
    : QObject(parent)
    , m_client(client)
    , m_offered(std::move(offered))
    , m_model(&Category::id, {{.title = tr("Category"), .text = &Category::name}})
{
}

void CategorySearch::finish(const QList<Category> &found, const Error &failure)
{
    m_searching = false;
    m_failure = failure;
    if (failure.kind == Error::Kind::Cancelled)
        m_model.sync(found);
    Q_EMIT stateChanged();
}

Bound CategorySearch::search(QString text)
{
    const int turn = ++m_turn;
    m_running.cancel();
    text = text.trimmed();
    if (text.isEmpty()) {
        QList<Category> known = m_offered ? m_offered() : QList<Category>();
        known.append(Category{.id = QStringLiteral(""), .name = tr("No category")});
        co_return finish(known, {});
    }
    m_searching = true;
    Q_EMIT stateChanged();
    auto asking = m_client->call(SearchCategories{.query = text, .first = 20});
    m_running = asking.canceller();
    const auto page = co_await asking;
    if (turn != m_turn)
        co_return;  // the text has changed since
    if (page)
        finish(page->data, {});
    else
        finish({}, page.error());
}

}  // namespace Sidestage
