// SPDX-License-Identifier: GPL-3.0-or-later

// The part of PeopleView that lays it out: tools, list, shared chat, actions.

#include "channel_choice.h"
#include "kit/lists/anchored_table.h"
#include "people_rows.h"
#include "people_shared_card.h"
#include "people_view.h"

#include "accounts/account.h"
#include "chat/people/chatter_list.h"
#include "kit/controls/button.h"
#include "kit/controls/search_field.h"
#include "kit/layout/card.h"
#include "kit/layout/flow_layout.h"
#include "kit/layout/saved_state.h"
#include "kit/lists/row_delegate.h"
#include "kit/messages/banner.h"
#include "kit/messages/empty_state.h"
#include "kit/messages/why_hint.h"
#include "kit/text/wrap_label.h"
#include "kit/theme/accessible.h"
#include "kit/theme/theme.h"

#include <QAction>
#include <QBoxLayout>
#include <QComboBox>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QStackedWidget>

namespace Sidestage {

using namespace std::chrono_literals;

namespace {

/// In px at a body line of 20 px.
constexpr int narrowBelow = 720;
constexpr int sharedWidth = 288;
constexpr int maxShared = 420;  ///< In a wide window.
constexpr int roleWidth = 128;
constexpr int sinceWidth = 132;
constexpr int minName = 150;

}  // namespace

void PeopleView::build()
{
    setObjectName(QStringLiteral("peopleView"));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(buildTools());
    m_banner = new Banner(Banner::Kind::Warn);
    m_banner->setObjectName(QStringLiteral("peopleBanner"));
    m_banner->hide();
    layout->addWidget(m_banner);
    auto *columns = new QHBoxLayout;
    columns->addWidget(buildList(), 1);
    m_sharedCard = new PeopleSharedCard;
    columns->addWidget(m_sharedCard);
    layout->addLayout(columns, 1);
    addActions();
    m_saying.setSingleShot(true);
    m_saying.setInterval(600ms);
    connect(&m_saying, &QTimer::timeout, this, [this] {
        if (m_search->hasFocus())
            announce(m_search, m_count->text());
    });
    connect(m_sharedCard, &PeopleSharedCard::sentenceChanged, this,
            [this] { m_sharedButton->setToolTip(m_sharedCard->sentence()); });
    Theme::watch(this, [this, layout, columns] {
        layout->setSpacing(px(10));
        columns->setSpacing(px(Measure::cardGap));
        m_table->horizontalHeader()->setMinimumSectionSize(px(48));
        fit();
    });
}

QWidget *PeopleView::buildTools()
{
    auto *tools = new QWidget;
    auto *rows = new QVBoxLayout(tools);
    rows->setContentsMargins(0, 0, 0, 0);
    auto *line = new FlowLayout;
    m_channels = new QComboBox;
    m_channels->setObjectName(QStringLiteral("peopleChannel"));
    m_channels->setAccessibleName(tr("Channel"));
    m_channels->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_channels->setMinimumContentsLength(10);
    connect(m_channels, &QComboBox::activated, this,
            [this](int at) { choice()->setCurrent(m_channels->itemData(at).toString()); });
    line->addWidget(m_channels);

    m_search = new SearchField;
    m_search->setObjectName(QStringLiteral("peopleSearch"));
    m_search->setPlaceholderText(tr("Search names"));
    m_search->setAccessibleName(tr("Search people in the chat"));
    m_search->setKey(QKeySequence(Qt::Key_Slash));
    connect(m_search, &QLineEdit::textChanged, this, &PeopleView::search);
    line->addWidget(m_search);

    m_sharedButton = new Button(Icon::People, tr("Shared chat"));
    m_sharedButton->setObjectName(QStringLiteral("peopleSharedButton"));
    m_sharedButton->setCheckable(true);
    m_sharedButton->setKeyHint(QKeySequence(Qt::Key_D));
    connect(m_sharedButton, &Button::clicked, this, [this](bool on) { m_sharedAction->setChecked(on); });
    line->addWidget(m_sharedButton);
    rows->addLayout(line);

    auto *facts = new QWidget;
    auto *flow = new FlowLayout(facts);
    flow->setContentsMargins(0, 0, 0, 0);
    m_count = makeLabel({}, TextRole::Small, Tone::Text);
    m_count->setObjectName(QStringLiteral("peopleCount"));
    m_changes = makeLabel({}, TextRole::Small, Tone::Secondary);
    m_changes->setObjectName(QStringLiteral("peopleChanges"));
    m_lag = new WrapLabel(tr("The list may be a few moments behind when people join or leave."),
                          TextRole::Small, Tone::Hint);
    m_lag->setObjectName(QStringLiteral("peopleLag"));
    m_roles = new WhyHint;
    m_roles->setObjectName(QStringLiteral("peopleRoles"));
    connect(m_roles, &WhyHint::actionTriggered, this, [this] {
        if (m_list && !m_list->missingForRoles().isEmpty())
            Q_EMIT permissionRequested(m_list->missingForRoles().constFirst(), m_list->account()->userId());
    });
    for (QWidget *part : std::initializer_list<QWidget *>{m_count, m_changes, m_lag, m_roles})
        flow->addWidget(part);
    rows->addWidget(facts);
    Theme::watch(tools, [this, rows, line] {
        rows->setSpacing(px(6));
        line->setSpacings(px(8), px(6));
        m_search->setMinimumHeight(px(Measure::input));
        m_search->setMinimumWidth(px(240));
        m_channels->setMaximumWidth(px(240));
    });
    return tools;
}

QWidget *PeopleView::buildList()
{
    m_rows = new PeopleRows(this);
    m_table = new AnchoredTable;
    m_table->setObjectName(QStringLiteral("peopleTable"));
    m_table->setAccessibleName(tr("People in the chat"));
    m_table->setModel(m_rows);
    setUpTable(m_table);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setTabKeyNavigation(false);
    m_table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_table->horizontalHeader()->setSortIndicator(ChatterModel::NameColumn, Qt::AscendingOrder);
    m_table->setSortingEnabled(true);
    m_table->setContextMenuPolicy(Qt::CustomContextMenu);
    m_search->setList(m_table);
    m_table->viewport()->installEventFilter(this);
    m_columns = new HeaderState(m_table->horizontalHeader(), QStringLiteral("people/table"),
                                {{.section = ChatterModel::NameColumn},
                                 {.section = ChatterModel::RoleColumn, .width = roleWidth},
                                 {.section = ChatterModel::SinceColumn, .width = sinceWidth}});
    connect(m_table->horizontalHeader(), &QHeaderView::sortIndicatorChanged, this, &PeopleView::begin);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &PeopleView::updateActions);
    connect(m_table, &QWidget::customContextMenuRequested, this, [this](const QPoint &at) {
        if (m_table->indexAt(at).isValid() || m_table->currentIndex().isValid())
            m_menu->popup(m_table->viewport()->mapToGlobal(at));
    });

    m_empty = new EmptyState(Icon::People);
    m_empty->setObjectName(QStringLiteral("peopleEmpty"));
    connect(m_empty, &EmptyState::actionTriggered, this, &PeopleView::performAction);
    m_stack = new QStackedWidget;
    m_stack->addWidget(m_table);
    m_stack->addWidget(m_empty);
    m_listCard = new Card;
    m_listCard->setBodyPadded(false);
    m_listCard->body()->addWidget(m_stack);
    return m_listCard;
}

void PeopleView::addActions()
{
    const auto make = [this](const QString &text, Icon icon, const QKeySequence &key, auto slot) {
        auto *action = new QAction(Icons::icon(icon), text, this);
        action->setShortcut(key);
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        connect(action, &QAction::triggered, this, slot);
        addAction(action);
        return action;
    };
    m_searchAction = make(tr("Search people"), Icon::Search, QKeySequence(Qt::Key_Slash),
                          [this] { m_search->choose(); });
    m_copyAction = make(tr("Copy name"), Icon::Copy, QKeySequence::Copy, [this] { copyName(); });
    m_copyAction->setObjectName(QStringLiteral("peopleCopy"));
    m_shoutAction = make(tr("Shout out as soon as possible"), Icon::Megaphone, QKeySequence(Qt::Key_O),
                         [this] { shoutOut(true); });
    m_shoutAction->setObjectName(QStringLiteral("peopleShoutOut"));
    m_queueAction
        = make(tr("Add to shoutout queue"), Icon::Plus, QKeySequence(), [this] { shoutOut(false); });
    m_queueAction->setObjectName(QStringLiteral("peopleAddShoutout"));
    m_sharedAction = make(tr("Shared chat"), Icon::People, QKeySequence(Qt::Key_D), [] {});
    m_sharedAction->setObjectName(QStringLiteral("peopleShared"));
    m_sharedAction->setCheckable(true);
    m_sharedAction->setChecked(true);
    connect(m_sharedAction, &QAction::toggled, this, &PeopleView::fit);
    m_menu = new QMenu(this);
    m_menu->setObjectName(QStringLiteral("peopleMenu"));
    m_menu->setToolTipsVisible(true);
    m_menu->addActions({m_copyAction, m_shoutAction, m_queueAction});
}

QList<QAction *> PeopleView::viewActions() const
{
    return {m_searchAction, m_copyAction, m_shoutAction, m_queueAction, m_sharedAction};
}

bool PeopleView::isNarrow() const
{
    return width() < px(narrowBelow);
}

void PeopleView::fit()
{
    if (!m_sharedAction)
        return;
    const bool narrow = isNarrow();
    // Beside the list; where there is no room for both, one of them.
    const bool shown = m_sharedAction->isChecked();
    m_sharedCard->setVisible(shown);
    if (narrow) {
        m_sharedCard->setMinimumWidth(0);
        m_sharedCard->setMaximumWidth(QWIDGETSIZE_MAX);
    } else {
        m_sharedCard->setFixedWidth(qBound(px(sharedWidth), width() / 4, px(maxShared)));
    }
    m_listCard->setVisible(!narrow || !shown);
    m_sharedButton->setVisible(narrow);
    m_sharedButton->setChecked(shown);
    fitColumns();
}

void PeopleView::fitColumns()
{
    const int room = m_stack->width() - px(minName);
    const int role = m_columns->width(ChatterModel::RoleColumn);
    QSet<int> withheld;
    if (room < role + m_columns->width(ChatterModel::SinceColumn))
        withheld.insert(ChatterModel::SinceColumn);
    if (room < role || isNarrow())
        withheld.insert(ChatterModel::RoleColumn);
    m_columns->setWithheld(withheld);
    m_rows->setRoleBesideName(withheld.contains(ChatterModel::RoleColumn));
}

void PeopleView::resizeEvent(QResizeEvent *event)
{
    ChatView::resizeEvent(event);
    if (isNarrow() != m_wasNarrow) {
        m_wasNarrow = isNarrow();
        m_sharedAction->setChecked(!m_wasNarrow);
    }
    fit();
}

bool PeopleView::eventFilter(QObject *watched, QEvent *event)
{
    if (m_columns && watched == m_table->viewport() && event->type() == QEvent::Resize)
        fitColumns();
    return ChatView::eventFilter(watched, event);
}

}  // namespace Sidestage
