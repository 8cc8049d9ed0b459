// SPDX-License-Identifier: GPL-3.0-or-later
#include "sales_view.h"

#include "community/extension_sales.h"
#include "community_words.h"
#include "kit/accessible.h"
#include "kit/button.h"
#include "kit/card.h"
#include "kit/empty_state.h"
#include "kit/padded_table.h"
#include "kit/place.h"
#include "kit/row_delegate.h"
#include "kit/theme.h"
#include "kit/wrap_label.h"
#include "words/words.h"

#include <QApplication>
#include <QBoxLayout>
#include <QClipboard>
#include <QHeaderView>
#include <QIdentityProxyModel>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QStackedWidget>

namespace Sidestage {

namespace {

constexpr int timeWidth = 168;
constexpr int buyerWidth = 132;
constexpr int bitsWidth = 72;
constexpr int channelWidth = 132;
constexpr int leastProduct = 140;

/// The purchases as they are drawn and said.
class SaleRows : public QIdentityProxyModel
{
public:
    using QIdentityProxyModel::QIdentityProxyModel;

    QVariant data(const QModelIndex &index, int role) const override
    {
        const auto *sales = static_cast<const ExtensionSales *>(sourceModel());
        if (!index.isValid() || index.row() >= sales->rowCount())
            return {};
        const Api::ExtensionTransaction &sale = sales->at(index.row());
        const QLocale locale;
        switch (role) {
        case Qt::DisplayRole:
            if (index.column() == ExtensionSales::TimeColumn)
                return exactText(sale.timestamp);
            if (index.column() == ExtensionSales::BitsColumn)
                return locale.toString(sale.productData.cost.amount);
            break;
        case Qt::TextAlignmentRole:
            return index.column() == ExtensionSales::BitsColumn
                ? QVariant(int(Qt::AlignRight | Qt::AlignVCenter))
                : QVariant();
        case RowRole::Strong:
            return index.column() == ExtensionSales::ProductColumn;
        case RowRole::Detail:
            return index.column() == ExtensionSales::ProductColumn && sale.productData.inDevelopment
                ? SalesView::tr("in development")
                : QString();
        case Qt::ToolTipRole:
            return SalesView::tr("Id %1, product %2").arg(sale.id, sale.productData.sku);
        case Qt::AccessibleTextRole:
            return SalesView::tr("%1 bought %2 for %3 Bits in the channel of %4, %5")
                .arg(sale.userName, sale.productData.displayName,
                     locale.toString(sale.productData.cost.amount), sale.broadcasterName,
                     exactText(sale.timestamp));
        }
        return QIdentityProxyModel::data(index, role);
    }
};

}  // namespace

SalesView::SalesView(CommunityDesk *desk, QWidget *parent)
    : CommunityView(desk, parent)
    , m_sales(desk->sales())
    , m_what(new WrapLabel({}, TextRole::Small, Tone::Secondary))
    , m_ids(new QLineEdit)
    , m_look(new Button(Icon::Search, tr("Look up")))
    , m_hint(new WrapLabel({}, TextRole::Small, Tone::Warn))
    , m_stack(new QStackedWidget)
    , m_table(new PaddedTable)
    , m_empty(new EmptyState(Icon::Tag))
{
    setObjectName(QStringLiteral("salesView"));
    m_what->setObjectName(QStringLiteral("salesWhat"));
    m_ids->setObjectName(QStringLiteral("salesIds"));
    m_ids->setPlaceholderText(tr("Transaction ids, separated by spaces"));
    m_ids->setAccessibleName(tr("Look up transactions by their ids"));
    m_ids->setClearButtonEnabled(true);
    connect(m_ids, &QLineEdit::returnPressed, this, &SalesView::lookUp);
    connect(m_ids, &QLineEdit::textChanged, this, [this](const QString &text) {
        if (text.trimmed().isEmpty() && m_sales->isLookup())
            lookUp();
    });
    m_look->setObjectName(QStringLiteral("salesLookUp"));
    connect(m_look, &Button::clicked, this, &SalesView::lookUp);
    m_hint->setObjectName(QStringLiteral("salesHint"));

    auto *rows = new SaleRows(this);
    rows->setSourceModel(m_sales);
    m_table->setObjectName(QStringLiteral("salesTable"));
    m_table->setAccessibleName(tr("Extension transactions, the newest first"));
    m_table->setModel(rows);
    setUpTable(m_table);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_table->viewport()->installEventFilter(this);
    m_columns = new HeaderPlace(m_table->horizontalHeader(), QStringLiteral("sales/table"),
                                {{.section = ExtensionSales::TimeColumn, .width = timeWidth},
                                 {.section = ExtensionSales::BuyerColumn, .width = buyerWidth},
                                 {.section = ExtensionSales::ProductColumn},
                                 {.section = ExtensionSales::BitsColumn, .width = bitsWidth},
                                 {.section = ExtensionSales::ChannelColumn, .width = channelWidth}});
    m_empty->setObjectName(QStringLiteral("salesEmpty"));
    connect(m_empty, &EmptyState::actionTriggered, this, [this] {
        if (m_sales->isLookup())
            m_ids->clear();
        else
            m_sales->refresh();
    });
    m_stack->addWidget(m_table);
    m_stack->addWidget(m_empty);

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    auto *line = new QHBoxLayout;
    line->addWidget(m_ids, 1);
    line->addWidget(m_look);
    layout->addWidget(m_what);
    layout->addLayout(line);
    layout->addWidget(m_hint);
    auto *card = new Card;
    card->setBodyPadded(false);
    card->body()->addWidget(m_stack);
    layout->addWidget(card, 1);

    m_search = new QAction(Icons::icon(Icon::Search), tr("Look up a transaction"), this);
    m_search->setShortcut(QKeySequence(Qt::Key_Slash));
    connect(m_search, &QAction::triggered, this, [this] {
        m_ids->setFocus(Qt::ShortcutFocusReason);
        m_ids->selectAll();
    });
    m_copy = new QAction(Icons::icon(Icon::Copy), tr("Copy the transaction's id"), this);
    m_copy->setShortcut(QKeySequence::Copy);
    connect(m_copy, &QAction::triggered, this, [this] {
        const int row = m_table->currentIndex().row();
        if (row < 0)
            return;
        QApplication::clipboard()->setText(m_sales->at(row).id);
        announce(m_table, tr("Id copied"));
    });
    for (QAction *action : {m_search, m_copy}) {
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        addAction(action);
    }
    connect(m_sales, &ExtensionSales::stateChanged, this, [this] {
        if (!m_sales->isLoading() && !m_sales->failure())
            m_asOf = QDateTime::currentDateTimeUtc();
        tell();
        Q_EMIT freshnessChanged();
    });
    Theme::watch(this, [this, layout, line] {
        layout->setSpacing(px(10));
        line->setSpacing(px(8));
        m_ids->setMinimumHeight(px(Measure::input));
        m_table->horizontalHeader()->setMinimumSectionSize(px(48));
        fitColumns();
    });
    tell();
}

Freshness SalesView::freshness() const
{
    return {.asOf = m_asOf,
            .interval = 0,
            .failure = m_sales->failure() ? reasonOf(*m_sales->failure()) : QString(),
            .loading = m_sales->isLoading() && !m_asOf.isValid()};
}

QList<QAction *> SalesView::viewActions() const
{
    return {m_search, m_copy};
}

void SalesView::refresh()
{
    m_sales->refresh();
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
    m_hint->setText(looked ? QString() : tr("At most %Ln ids together.", nullptr, ExtensionSales::mostIds));
    tell();
}

void SalesView::tell()
{
    m_what->setText(
        tr("Purchases with Bits in the extension %1. The service tells them to the app itself, by a "
           "token of its own.")
            .arg(m_sales->extensionId()));
    m_hint->setVisible(!m_hint->text().isEmpty());
    m_look->setEnabled(m_sales->isConfigured());
    const auto show = [this](Icon icon, const QString &sentence, const QString &action = {}) {
        m_empty->setIcon(icon);
        m_empty->setSentence(sentence);
        m_empty->setAction(action);
    };
    if (!m_sales->isConfigured())
        show(Icon::Lock, tr("This service profile has no client secret, which the app's own token needs."));
    else if (m_sales->failure() && m_sales->failure()->kind == Error::Kind::NotFound)
        show(Icon::Search, tr("One of these ids is not known to the service."), tr("Show all"));
    else if (m_sales->failure())
        show(Icon::Warning, tr("The transactions are not known. %1").arg(reasonOf(*m_sales->failure())),
             tr("Try again"));
    else if (!m_sales->isKnown() || m_sales->isLoading())
        show(Icon::Tag, tr("Asking the service…"));
    else
        show(Icon::Tag, tr("Nothing was bought yet. Purchases appear here."));
    m_stack->setCurrentIndex(m_sales->rowCount() == 0 ? 1 : 0);
}

void SalesView::fitColumns()
{
    if (!m_columns)
        return;
    int room = m_stack->width() - px(leastProduct);
    QSet<int> withheld;
    for (const int column : {ExtensionSales::BitsColumn, ExtensionSales::BuyerColumn,
                             ExtensionSales::TimeColumn, ExtensionSales::ChannelColumn}) {
        room -= m_columns->isHidden(column) ? 0 : m_columns->width(column);
        if (room < 0)
            withheld.insert(column);
    }
    m_columns->setWithheld(withheld);
}

bool SalesView::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_table->viewport() && event->type() == QEvent::Resize)
        fitColumns();
    return CommunityView::eventFilter(watched, event);
}

}  // namespace Sidestage
