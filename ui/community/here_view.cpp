// SPDX-License-Identifier: GPL-3.0-or-later
#include "here_view.h"

#include "community/base/community_texts.h"
#include "community/follow_list.h"
#include "community/here_now.h"
#include "kit/layout/card.h"
#include "kit/layout/flow_layout.h"
#include "kit/layout/saved_state.h"
#include "kit/layout/spacing.h"
#include "kit/lists/anchored_table.h"
#include "kit/lists/row_delegate.h"
#include "kit/messages/page_state.h"
#include "kit/search/search_field.h"
#include "kit/text/wrap_label.h"
#include "kit/theme/accessible.h"
#include "kit/theme/theme.h"
#include "page/page_action.h"

#include <QApplication>
#include <QBoxLayout>
#include <QClipboard>
#include <QComboBox>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>

namespace Sidestage {

namespace {

constexpr int followsWidth = 132;
constexpr int redeemedWidth = 96;
constexpr int pointsWidth = 96;
constexpr int sinceWidth = 112;
constexpr int minName = 150;

}  // namespace

HereView::HereView(CommunityService *service, QWidget *parent)
    : CommunityView(service, parent)
    , m_kind(named("hereKind", new QComboBox, tr("Filter viewers")))
    , m_search(named("hereSearch", new SearchField))
    , m_count(named("hereCount", makeLabel({}, TextRole::Small, Tone::Text)))
    , m_note(named("hereNote", new WrapLabel({}, TextRole::Small, Tone::Hint)))
    , m_table(named("hereTable", new AnchoredTable, tr("Viewers in chat")))
    , m_state(new PageState(m_table, QStringLiteral("hereEmpty")))
{
    setObjectName(QStringLiteral("hereView"));
    m_kind->addItem(tr("All"), int(HereKind::Everybody));
    m_kind->addItem(tr("Followers"), int(HereKind::Followers));
    m_kind->addItem(tr("Not following"), int(HereKind::Others));
    m_kind->addItem(tr("Redeemers"), int(HereKind::Redeemers));
    connect(m_kind, &QComboBox::currentIndexChanged, this, [this] {
        this->service()->here()->model()->setKind(HereKind(m_kind->currentData().toInt()));
        m_table->begin(this->service()->here()->model()->isBusy());
        updateTexts();
    });
    m_search->setPlaceholderText(tr("Search names"));
    m_search->setAccessibleName(tr("Search viewers in chat"));
    connect(m_search, &QLineEdit::textChanged, this, [this](const QString &text) {
        this->service()->here()->model()->setSearch(text);
        m_table->begin(this->service()->here()->model()->isBusy());
        updateTexts();
    });

    HereModel *model = service->here()->model();
    setUpHereRows(service->here());
    m_table->setModel(model);
    setUpTable(m_table);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_table->horizontalHeader()->setSortIndicator(int(HereColumn::Name), Qt::AscendingOrder);
    m_table->setSortingEnabled(true);
    connect(m_table->horizontalHeader(), &QHeaderView::sortIndicatorChanged, m_table,
            [this, model] { m_table->begin(model->isBusy()); });
    connect(model, &HereModel::busyChanged, this, [this, model] {
        if (!model->isBusy())
            m_table->endBusy();
        updateTexts();
    });
    m_search->setKey(QKeySequence(Qt::Key_Slash));
    m_search->setList(m_table);
    m_table->viewport()->installEventFilter(this);
    m_columns = new HeaderState(m_table->horizontalHeader(), QStringLiteral("here/table"),
                                {{.section = int(HereColumn::Name)},
                                 {.section = int(HereColumn::Follows), .width = followsWidth},
                                 {.section = int(HereColumn::Redeemed), .width = redeemedWidth},
                                 {.section = int(HereColumn::Points), .width = pointsWidth},
                                 {.section = int(HereColumn::Since), .width = sinceWidth}});

    auto *layout = withoutMargins(new QVBoxLayout(this));
    auto *tools = new QWidget;
    auto *flow = withoutMargins(new FlowLayout(tools));
    flow->addWidget(m_search);
    flow->addWidget(m_kind);
    flow->addWidget(m_count);
    layout->addWidget(tools);
    layout->addWidget(m_note);
    auto *card = new Card;
    card->setBodyPadded(false);
    card->body()->addWidget(m_state);
    layout->addWidget(card, 1);

    m_searchAction = addPageAction(this, "", Icon::Search, tr("Search viewers in chat"), Qt::Key_Slash,
                                   [this] { m_search->choose(); });
    m_copy = addPageAction(this, "", Icon::Copy, tr("Copy the viewer’s name"), QKeySequence::Copy, [this] {
        const int row = m_table->currentIndex().row();
        if (row < 0)
            return;
        const QString login = this->service()->here()->model()->row(row).login;
        QApplication::clipboard()->setText(login);
        announce(m_table, tr("%1 copied").arg(login));
    });
    connect(service->here(), &HereNow::changed, this, [this] {
        updateTexts();
        Q_EMIT freshnessChanged();
    });
    connect(service->followers(), &FollowList::changed, this, &HereView::updateTexts);
    setSpacing(layout, 10);
    flow->setSpacings(8, 6);
    setScaled(m_search, &QWidget::setMinimumHeight, Measure::input);
    setScaled(m_search, &QWidget::setFixedWidth, 220);
    setScaled(m_table->horizontalHeader(), &QHeaderView::setMinimumSectionSize, 48);
    Theme::watch(this, [this] { fitColumns(); });
    updateTexts();
}

Freshness HereView::freshness() const
{
    return freshnessOf(*service()->here());
}

void HereView::refresh()
{
    service()->here()->refresh();
}

void HereView::showEvent(QShowEvent *event)
{
    CommunityView::showEvent(event);
    service()->here()->setOnScreen(this, true);
}

void HereView::hideEvent(QHideEvent *event)
{
    CommunityView::hideEvent(event);
    service()->here()->setOnScreen(this, false);
}

void HereView::updateTexts()
{
    const HereNow *here = service()->here();
    const QLocale locale;
    const HereNow::Counts &counts = here->counts();
    const int shown = here->model()->rowCount();
    QStringList parts;
    if (here->asOf().isValid()) {
        parts.append(tr("%Ln in chat", nullptr, counts.all));
        if (here->knowsFollowers())
            parts.append(tr("%Ln follow", nullptr, counts.followers));
        parts.append(tr("%Ln have redeemed", nullptr, counts.redeemers));
        if (shown != counts.all)
            parts.append(tr("%1 shown").arg(locale.toString(shown)));
    }
    m_count->setText(parts.join(QStringLiteral(" · ")));
    m_note->setText(!here->knowsFollowers() && here->mayRead() && here->asOf().isValid()
                        ? service()->followers()->mayRead()
                            ? tr("Follow status is shown once the follower list has been loaded.")
                            : tr("Sidestage needs permission to see who follows you.")
                        : tr("The viewer list may lag a few moments behind. Only redemptions seen in "
                             "Sidestage are counted."));
    updateEmptyState();
}

void HereView::updateEmptyState()
{
    const HereNow *here = service()->here();
    if (here->model()->rowCount() > 0)
        m_state->showList();
    else if (!here->mayRead())
        m_state->showEmpty(Icon::Lock, tr("Sidestage needs permission to see who is in chat."),
                           tr("Grant permission…"),
                           [this] { Q_EMIT permissionRequested(Api::Scope::ModeratorReadChatters); });
    else if (here->counts().all > 0)
        m_state->showEmpty(Icon::Search, tr("No matching viewer."), tr("Show all"), [this] {
            m_search->clear();
            m_kind->setCurrentIndex(0);
        });
    else if (!here->failure().isEmpty())
        m_state->showEmpty(Icon::Warning, tr("Could not load the viewers in chat. %1").arg(here->failure()),
                           tr("Retry"), [this] { refresh(); });
    else if (here->asOf().isValid())
        m_state->showEmpty(Icon::People, tr("Nobody is in chat. Viewers appear here when they join."));
    else
        m_state->showEmpty(Icon::People, tr("Loading…"));
}

void HereView::fitColumns()
{
    if (!m_columns)
        return;
    // Columns that do not fit are hidden until there is more room. Screen readers still get their values.
    int room = m_state->width() - px(minName);
    QSet<int> withheld;
    for (const HereColumn column :
         {HereColumn::Follows, HereColumn::Points, HereColumn::Redeemed, HereColumn::Since}) {
        room -= m_columns->isHidden(int(column)) ? 0 : m_columns->width(int(column));
        if (room < 0)
            withheld.insert(int(column));
    }
    m_columns->setWithheld(withheld);
}

bool HereView::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_table->viewport() && event->type() == QEvent::Resize)
        fitColumns();
    return CommunityView::eventFilter(watched, event);
}

}  // namespace Sidestage
