// SPDX-License-Identifier: GPL-3.0-or-later
#include "sales_view.h"

#include "kit/controls/button.h"
#include "kit/layout/card.h"
#include "kit/layout/saved_state.h"
#include "kit/layout/spacing.h"
#include "kit/lists/padded_table.h"
#include "kit/messages/page_state.h"
#include "kit/text/wrap_label.h"
#include "kit/theme/accessible.h"
#include "kit/theme/theme.h"
#include "sale_delegate.h"
#include "texts/error_texts.h"

#include <QApplication>
#include <QBoxLayout>
#include <QClipboard>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>

namespace Sidestage {

namespace {

constexpr int timeWidth = 168;
constexpr int buyerWidth = 132;
constexpr int bitsWidth = 72;
constexpr int channelWidth = 132;
constexpr int minProduct = 140;

}  // namespace

SalesView::SalesView(CommunityService *service, QWidget *parent)
    : CommunityView(service, parent)
    , m_sales(service->sales())
    , m_what(named("salesWhat", new WrapLabel({}, TextRole::Small, Tone::Secondary)))
    , m_ids(named("salesIds", new QLineEdit))
    , m_look(named("salesLookUp", new Button(Icon::Search, tr("Look up"))))
    , m_hint(named("salesHint", new WrapLabel({}, TextRole::Small, Tone::Warn)))
    , m_table(named("salesTable", new PaddedTable, tr("Extension transactions, newest first")))
    , m_state(new PageState(m_table, QStringLiteral("salesEmpty")))
{
    setObjectName(QStringLiteral("salesView"));
    m_ids->setPlaceholderText(tr("Transaction IDs, separated by spaces"));
    m_ids->setAccessibleName(tr("Look up transactions by their IDs"));
    m_ids->setClearButtonEnabled(true);
    connect(m_ids, &QLineEdit::returnPressed, this, &SalesView::lookUp);
    connect(m_ids, &QLineEdit::textChanged, this, [this](const QString &text) {
        if (text.trimmed().isEmpty() && m_sales->isLookup())
            lookUp();
    });
    connect(m_look, &Button::clicked, this, &SalesView::lookUp);

    // The list outlives the view, and shows all if the field of a new one is empty.
    if (m_sales->isLookup())
        std::ignore = m_sales->lookUp({});
    describeSales(m_sales);
    m_table->setModel(m_sales);
    setUpTable(m_table);
    delete m_table->itemDelegate();
    m_delegate = new SaleDelegate(m_table, m_sales);
    m_table->setItemDelegate(m_delegate);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_table->viewport()->installEventFilter(this);
    m_columns = new HeaderState(m_table->horizontalHeader(), QStringLiteral("sales/table"),
                                {{.section = ExtensionSales::TimeColumn, .width = timeWidth},
                                 {.section = ExtensionSales::BuyerColumn, .width = buyerWidth},
                                 {.section = ExtensionSales::ProductColumn},
                                 {.section = ExtensionSales::BitsColumn, .width = bitsWidth},
                                 {.section = ExtensionSales::ChannelColumn, .width = channelWidth}});
    connect(m_columns, &HeaderState::changed, this, &SalesView::fitColumns);

    auto *layout = withoutMargins(new QVBoxLayout(this));
    auto *line = new QHBoxLayout;
    line->addWidget(m_ids, 1);
    line->addWidget(m_look);
    layout->addWidget(m_what);
    layout->addLayout(line);
    layout->addWidget(m_hint);
    auto *card = new Card;
    card->setBodyPadded(false);
    card->body()->addWidget(m_state);
    layout->addWidget(card, 1);

    addAction("lookUpTransaction", Icon::Search, tr("Look up transaction"), Qt::Key_Slash, [this] {
        m_ids->setFocus(Qt::ShortcutFocusReason);
        m_ids->selectAll();
    });
    addAction("copyTransaction", Icon::Copy, tr("Copy transaction ID"), QKeySequence::Copy, [this] {
        const int row = m_table->currentIndex().row();
        if (row < 0)
            return;
        QApplication::clipboard()->setText(m_sales->row(row).id);
        announce(m_table, tr("ID copied"));
    });
    connect(m_sales, &ExtensionSales::stateChanged, this, [this] {
        if (!m_sales->isLoading() && !m_sales->failure())
            m_asOf = QDateTime::currentDateTimeUtc();
        updateTexts();
        Q_EMIT freshnessChanged();
    });
    setSpacing(layout, 10);
    setSpacing(line, 8);
    setScaled(m_ids, &QWidget::setMinimumHeight, Measure::input);
    setScaled(m_table->horizontalHeader(), &QHeaderView::setMinimumSectionSize, 48);
    Theme::watch(this, [this] { fitColumns(); });
    updateTexts();
}

Freshness SalesView::freshness() const
{
    return {.asOf = m_asOf,
            .interval = 0,
            .failure = m_sales->failure() ? reasonOf(*m_sales->failure()) : QString(),
            .loading = m_sales->isLoading() && !m_asOf.isValid()};
}

void SalesView::showEvent(QShowEvent *event)
{
    CommunityView::showEvent(event);
    if (!m_sales->isKnown() && !m_sales->isLoading())
        m_sales->refresh();
}

void SalesView::lookUp()
{
    const auto looked = m_sales->lookUp(m_ids->text());
    m_hint->setText(looked ? QString() : tr("At most %Ln IDs at once.", nullptr, ExtensionSales::maxIds));
    updateTexts();
}

void SalesView::updateTexts()
{
    m_what->setText(
        tr("Purchases with Bits in the extension %1. Reading them requires a token of the app itself.")
            .arg(m_sales->extensionId()));
    m_hint->setVisible(!m_hint->text().isEmpty());
    m_look->setEnabled(m_sales->isConfigured());
    if (m_sales->rowCount() > 0)
        m_state->showList();
    else if (!m_sales->isConfigured())
        m_state->showEmpty(
            Icon::Lock, tr("This service has no client secret, which is required for the app’s own token."));
    else if (m_sales->failure() && m_sales->failure()->kind == Error::Kind::NotFound)
        m_state->showEmpty(Icon::Search, tr("At least one of these IDs was not found."), tr("Show all"),
                           [this] { m_ids->clear(); });
    else if (m_sales->failure())
        m_state->showEmpty(
            Icon::Warning, tr("Could not load the transactions. %1").arg(reasonOf(*m_sales->failure())),
            tr("Retry"), [this] { m_sales->isLookup() ? m_ids->clear() : m_sales->refresh(); });
    else if (!m_sales->isKnown() || m_sales->isLoading())
        m_state->showEmpty(Icon::Tag, tr("Loading…"));
    else
        m_state->showEmpty(Icon::Tag, tr("No purchases yet. They appear here."));
}

void SalesView::fitColumns()
{
    if (!m_columns)
        return;
    int room = m_state->width() - px(minProduct);
    QSet<int> withheld;
    for (const int column : {ExtensionSales::BitsColumn, ExtensionSales::BuyerColumn,
                             ExtensionSales::TimeColumn, ExtensionSales::ChannelColumn}) {
        room -= m_columns->isHidden(column) ? 0 : m_columns->width(column);
        if (room < 0)
            withheld.insert(column);
    }
    m_columns->setWithheld(withheld);
    // Hidden columns go to the second line, except those that the user has hidden.
    for (const int column : {ExtensionSales::BitsColumn, ExtensionSales::BuyerColumn,
                             ExtensionSales::TimeColumn, ExtensionSales::ChannelColumn}) {
        if (m_columns->isHidden(column))
            withheld.remove(column);
    }
    m_delegate->setWithheld(withheld);
    m_table->viewport()->update();
    m_table->verticalHeader()->setDefaultSectionSize(px(m_delegate->rowHeight()));
}

bool SalesView::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_table->viewport() && event->type() == QEvent::Resize)
        fitColumns();
    return CommunityView::eventFilter(watched, event);
}

}  // namespace Sidestage
