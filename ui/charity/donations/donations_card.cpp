// SPDX-License-Identifier: GPL-3.0-or-later
#include "donations_card.h"

#include "charity/charity_cache.h"
#include "charity/charity_feed.h"
#include "charity/charity_service.h"
#include "charity/donation_loader.h"
#include "charity/donation_model.h"
#include "kit/controls/button.h"
#include "kit/controls/segmented.h"
#include "kit/layout/saved_state.h"
#include "kit/layout/spacing.h"
#include "kit/lists/row_delegate.h"
#include "kit/messages/page_state.h"
#include "kit/text/elided_label.h"
#include "kit/theme/accessible.h"
#include "kit/theme/theme.h"

#include <QBoxLayout>
#include <QHeaderView>
#include <QIdentityProxyModel>
#include <QKeyEvent>
#include <QLabel>
#include <QScrollBar>

namespace Sidestage {

using namespace std::chrono_literals;

namespace {

constexpr int seenWidth = 76;
constexpr int amountWidth = 104;
constexpr int minName = 110;

}  // namespace

DonationsCard::DonationsCard(CharityService *service, QWidget *parent)
    : Card(tr("Donations"), Icon::None, parent)
    , m_service(service)
{
    setObjectName(QStringLiteral("donationsCard"));
    m_model = service->cache()->donations();
    build();
    connect(service->feed(), &CharityFeed::freshnessChanged, this, &DonationsCard::updateTexts);
    connect(service->cache(), &CharityCache::changed, this, &DonationsCard::updateTexts);
    follow(m_model);
}

DonationsCard::~DonationsCard()
{
    m_rows->setSourceModel(m_service->cache()->donations());
}

void DonationsCard::build()
{
    m_count = named("donationsCount", new ElidedLabel({}, TextRole::Small, Tone::Secondary));
    addBesideTitle(m_count);
    m_search = named("donationsSearch", new SearchField, tr("Search donations by viewer or amount"));
    m_search->setPlaceholderText(tr("Search"));
    connect(m_search, &QLineEdit::textChanged, this, &DonationsCard::search);
    addToHead(m_search);

    m_what = named("donationsOrder", new Segmented, tr("Sort donations"));
    m_what->setWraps();
    m_what->addOption(tr("Newest"), int(What::Newest));
    m_what->addOption(tr("Largest"), int(What::Largest));
    m_what->addOption(tr("By viewer"), int(What::Viewers));
    connect(m_what, &Segmented::currentChanged, this, &DonationsCard::choose);
    m_newcomers = named("donationsNew", new Button(Icon::ChevronUp, {}, Button::Role::Ghost));
    m_newcomers->setCompact(true);
    m_newcomers->hide();
    connect(m_newcomers, &QPushButton::clicked, this, [this] {
        m_table->scrollToTop();
        updateNewcomers();
    });
    auto *tools = new QVBoxLayout;
    tools->addWidget(m_what);
    tools->addWidget(m_newcomers, 0, Qt::AlignHCenter);
    body()->addLayout(tools);

    m_rows = new QIdentityProxyModel(this);
    m_rows->setSourceModel(m_model);
    m_table = named("donationsTable", new AnchoredTable, tr("Donations"));
    m_table->setModel(m_rows);
    setUpTable(m_table);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setTabKeyNavigation(false);
    m_table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_search->setList(m_table);
    m_table->viewport()->installEventFilter(this);
    m_columns = new HeaderState(m_table->horizontalHeader(), QStringLiteral("donations/table"),
                                {{.section = DonationModel::SeenColumn, .width = seenWidth},
                                 {.section = DonationModel::ViewerColumn},
                                 {.section = DonationModel::AmountColumn, .width = amountWidth}});
    connect(m_table->verticalScrollBar(), &QScrollBar::valueChanged, this, &DonationsCard::updateNewcomers);

    m_state = new PageState(m_table, QStringLiteral("donationsEmpty"));
    setBodyPadded(false);
    body()->addWidget(m_state, 1);
    m_saying.setSingleShot(true);
    m_saying.setInterval(600ms);
    connect(&m_saying, &QTimer::timeout, this, [this] {
        if (m_search->hasFocus())
            announce(m_search, m_count->text());
    });
    setMargins(tools, Measure::cardPaddingX, 0, Measure::cardPaddingX, 8);
    setSpacing(tools, 8);
    setScaled(m_search, &QWidget::setFixedSize, 112, Measure::input);
    setScaled(m_table->horizontalHeader(), &QHeaderView::setMinimumSectionSize, 40);
    setScaled(m_state, &QWidget::setMinimumHeight, 160);
    Theme::watch(this, [this] { fitColumns(); });
}

void DonationsCard::follow(DonationModel *model)
{
    m_model->disconnect(this);
    m_model = model;
    m_newestSeen.clear();
    model->translate();
    m_rows->setSourceModel(model);
    connect(model, &DonationModel::totalsChanged, this, &DonationsCard::updateTexts);
    connect(model, &DonationModel::busyChanged, this, [this] {
        if (m_model->isBusy())
            return;
        m_table->endBusy();
        updateTexts();
        updateNewcomers();
    });
    m_model->setSearch(m_search->text());
    fitColumns();
    choose();
    updateTexts();
}

void DonationsCard::setCampaign(const QString &id)
{
    CharityCache *cache = m_service->cache();
    const QString wanted = id == cache->shownId() ? QString() : id;
    if (m_campaign == wanted)
        return;
    m_campaign = wanted;
    m_loader.reset();
    const auto past = std::move(m_past);  // until the table shows another one
    if (wanted.isEmpty()) {
        follow(cache->donations());
        return;
    }
    m_past = std::make_unique<DonationModel>();
    m_past->setNow([service = m_service] { return service->now(); });
    m_loader = std::make_unique<DonationLoader>(m_service->store(), m_past.get());
    connect(m_loader.get(), &DonationLoader::finished, this, &DonationsCard::updateTexts);
    follow(m_past.get());
    m_loader->load(wanted);
}

QString DonationsCard::campaign() const
{
    return m_campaign.isEmpty() ? m_service->cache()->shownId() : m_campaign;
}

void DonationsCard::choose()
{
    const auto what = What(m_what->currentData().toInt());
    m_model->setView(what == What::Viewers ? DonationModel::View::Viewers : DonationModel::View::Donations,
                     what == What::Newest ? DonationModel::Order::Newest : DonationModel::Order::Largest,
                     Qt::DescendingOrder);
    m_table->begin(m_model->isBusy());
    updateTexts();
}

void DonationsCard::search()
{
    m_model->setSearch(m_search->text());
    m_table->begin(m_model->isBusy());
    m_saying.start();
    updateTexts();
}

void DonationsCard::updateTexts()
{
    const int shown = m_model->rowCount();
    const bool isSearch = !m_search->text().isEmpty();
    const auto what = What(m_what->currentData().toInt());
    const QString order = what == What::Newest ? tr("newest first")
        : what == What::Largest                ? tr("largest first")
                                               : tr("%Ln viewers", nullptr, m_model->viewers());
    const QLocale locale;
    if (isSearch) {
        m_count->setText(
            tr("%1 of %2")
                .arg(locale.toString(shown),
                     locale.toString(what == What::Viewers ? m_model->viewers() : m_model->total())));
    } else {
        m_count->setText(m_model->total() == 0
                             ? QString()
                             : tr("%1, %2", "number, order").arg(locale.toString(m_model->total()), order));
    }
    const bool isLive = m_campaign.isEmpty();
    if (isLive && m_service->feed()->mayRead() && !m_service->feed()->isComplete()
        && m_service->cache()->current())
        m_count->setText(m_count->text() + tr(" · loading…"));
    if (shown > 0 || m_model->isBusy())
        m_state->showList();
    else if (isSearch)
        m_state->showEmpty(Icon::Heart, tr("No matching donation for “%1”.").arg(m_search->text()),
                           tr("Clear the search"), [this] { m_search->clear(); });
    else
        m_state->showEmpty(Icon::Heart, tr("No donations yet. They appear here as they come in."));
}

/// Shows how many donations have arrived above the visible part of the list.
void DonationsCard::updateNewcomers()
{
    const bool isNewest = What(m_what->currentData().toInt()) == What::Newest && m_search->text().isEmpty();
    const int first = m_table->rowAt(0);
    if (first <= 0 && m_table->verticalScrollBar()->value() == 0)
        m_newestSeen = m_model->rowCount() > 0 ? m_model->row(0).key : QString();
    const int above = isNewest && !m_newestSeen.isEmpty() ? qMax(0, m_model->rowOf(m_newestSeen)) : 0;
    m_newcomers->setVisible(above > 0);
    if (above > 0)
        m_newcomers->setText(tr("%Ln new", nullptr, above));
}

void DonationsCard::fitColumns()
{
    const int room = m_state->width() - m_columns->width(DonationModel::AmountColumn) - px(minName);
    QSet<int> withheld;
    if (room < m_columns->width(DonationModel::SeenColumn))
        withheld.insert(DonationModel::SeenColumn);
    m_columns->setWithheld(withheld);
    m_model->setTimeBesideName(!withheld.isEmpty());
}

bool DonationsCard::eventFilter(QObject *watched, QEvent *event)
{
    if (m_columns && watched == m_table->viewport() && event->type() == QEvent::Resize)
        fitColumns();
    return Card::eventFilter(watched, event);
}

}  // namespace Sidestage
