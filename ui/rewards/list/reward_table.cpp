// SPDX-License-Identifier: GPL-3.0-or-later
#include "reward_table.h"

#include "accounts/account.h"
#include "client/service_clock.h"
#include "downloads/picture_loader.h"
#include "kit/controls/action_button.h"
#include "kit/controls/button.h"
#include "kit/layout/saved_state.h"
#include "kit/layout/spacing.h"
#include "kit/lists/padded_table.h"
#include "kit/lists/row_delegate.h"
#include "kit/messages/page_state.h"
#include "kit/overlays/button_menu.h"
#include "kit/text/picture.h"
#include "kit/text/second_ticker.h"
#include "kit/theme/theme.h"
#include "page/loaded_pictures.h"
#include "reward_texts.h"
#include "rewards/rewards_service.h"

#include <QApplication>
#include <QComboBox>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QResizeEvent>
#include <QSet>
#include <QStyleOptionButton>
#include <QTableView>
#include <QVBoxLayout>

namespace Sidestage {

TickHeader::TickHeader(QWidget *parent)
    : QHeaderView(Qt::Horizontal, parent)
{
    setSectionsClickable(true);
}

void TickHeader::setState(Qt::CheckState state)
{
    m_state = state;
    viewport()->update();
}

void TickHeader::paintSection(QPainter *painter, const QRect &rect, int section) const
{
    painter->save();
    QHeaderView::paintSection(painter, rect, section);
    painter->restore();
    if (section != 0)
        return;
    QStyleOptionButton box;
    const int side = px(16);
    box.rect = QStyle::visualRect(layoutDirection(), rect,
                                  QRect(rect.left() + px(8), rect.center().y() - side / 2, side, side));
    box.state = QStyle::State_Enabled;
    box.state |= m_state == Qt::Checked ? QStyle::State_On
        : m_state == Qt::Unchecked      ? QStyle::State_Off
                                        : QStyle::State_NoChange;
    QApplication::style()->drawPrimitive(QStyle::PE_IndicatorCheckBox, &box, painter, nullptr);
}

void TickHeader::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton && logicalIndexAt(event->pos()) == 0) {
        Q_EMIT toggled(m_state != Qt::Checked);
        return;
    }
    QHeaderView::mouseReleaseEvent(event);
}

namespace {

using Model = RewardTableModel;

/// Initial column widths, in px at a body line of 20 px. Some columns are hidden if there is no room.
constexpr int tickWidth = 32;
constexpr int pointsWidth = 76;
constexpr int limitWidth = 150;
constexpr int waitingWidth = 66;
constexpr int afterWidth = 116;

constexpr int minTitle = 150;
constexpr int roomForSwap = 480;

/// The width of the longest state, in px at a body line of 20 px.
int stateWidth()
{
    int widest = 0;
    for (const RewardState state : {RewardState::On, RewardState::Off, RewardState::Paused,
                                    RewardState::LibraryOnly, RewardState::Elsewhere}) {
        const StateTexts words = wordsOf(state);
        widest = qMax(widest, Pill::pillSize(words.text, words.symbol).width());
    }
    return widest * 100 / px(100) + 16;
}

}  // namespace

RewardTable::RewardTable(RewardsService *service, QWidget *parent)
    : Card(parent)
    , m_service(service)
{
    setObjectName(QStringLiteral("rewardTable"));
    setBodyPadded(false);
    m_model = new RewardTableModel(this);
    m_view = named("rewards", new PaddedTable, tr("Rewards"));
    m_view->setModel(m_model);
    m_header = new TickHeader(m_view);
    m_view->setHorizontalHeader(m_header);
    setUpTable(m_view, Measure::tableRowPills);
    m_view->setSelectionMode(QAbstractItemView::SingleSelection);
    m_view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_view->setDragEnabled(true);
    m_view->setDragDropMode(QAbstractItemView::DragOnly);
    m_model->now = [service] { return service->account()->serviceClock()->now(); };
    m_pictures = makePictures(service->pictures(), m_view);
    m_model->picture = [this](const QUrl &url) { return m_pictures->pixmap(url); };
    connect(m_pictures, &Pictures::changed, m_model,
            [this](const QUrl &url) { m_model->pictureChanged(url); });
    SecondTicker::shared()->follow(this, [this] { return m_model->tick(); });
    m_place = new HeaderState(m_header, QStringLiteral("rewards/table"),
                              {{.section = Model::TickColumn, .width = tickWidth, .fixed = true},
                               {.section = Model::RewardColumn},
                               {.section = Model::PointsColumn, .width = pointsWidth},
                               {.section = Model::LimitColumn, .width = limitWidth},
                               {.section = Model::StateColumn, .width = stateWidth()},
                               {.section = Model::WaitingColumn, .width = waitingWidth},
                               {.section = Model::AfterColumn, .width = afterWidth}});
    m_header->setFirstSectionMovable(false);
    m_header->setMinimumSectionSize(1);
    m_header->setSortIndicatorClearable(true);
    m_header->setSortIndicator(-1, Qt::AscendingOrder);
    m_view->setSortingEnabled(true);
    m_view->installEventFilter(this);
    m_view->setContextMenuPolicy(Qt::CustomContextMenu);

    m_state = new PageState(m_view, QStringLiteral("noRewards"));
    body()->addWidget(m_state, 1);
    buildHead();
    m_bar = new RewardSelectionBar(m_bulk);
    body()->addWidget(m_bar);
    connect(m_bar, &RewardSelectionBar::requested, this, [this](RewardSelectionBar::Action action) {
        if (action != RewardSelectionBar::Action::Clear)
            return Q_EMIT actionRequested(action);
        clearTicks();
        m_view->setFocus(Qt::OtherFocusReason);
    });

    connect(m_header, &TickHeader::toggled, this, [this](bool on) { m_model->tickAll(on); });
    m_model->ticksChanged = [this] {
        m_header->setState(m_model->allTicked());
        updateCount();
        Q_EMIT ticksChanged();
    };
    connect(m_view->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this] { Q_EMIT currentChanged(currentKey()); });
    connect(m_view, &QWidget::customContextMenuRequested, this, [this](const QPoint &at) {
        if (!m_view->indexAt(at).isValid() && m_model->rowCount() == 0)
            return;
        m_bulk->popup(m_view->viewport()->mapToGlobal(at));
    });
    Theme::watch(this, [this] { fit(); });
    setPlanOpen(false);
}

RewardTable::~RewardTable()
{
    m_model->picture = {};
    m_model->ticksChanged = {};
}

void RewardTable::buildHead()
{
    m_count = named("rewardCount", makeLabel({}, TextRole::Small, Tone::Secondary));
    addBesideTitle(m_count);

    m_search = named("rewardSearch", new SearchField, tr("Search rewards"));
    m_search->setPlaceholderText(tr("Search"));
    m_search->setKey(QKeySequence(Qt::Key_Slash));
    m_search->setList(m_view);
    connect(m_search, &QLineEdit::textChanged, this, &RewardTable::filter);
    connect(m_search, &SearchField::listRequested, this, [this] {
        if (!m_view->currentIndex().isValid() && m_model->rowCount() > 0)
            m_view->setCurrentIndex(m_model->index(0, Model::RewardColumn));
    });

    m_states = new QMenu(this);
    for (const RewardState state : {RewardState::On, RewardState::Off, RewardState::Paused,
                                    RewardState::LibraryOnly, RewardState::Elsewhere}) {
        QAction *action = m_states->addAction(wordsOf(state).text);
        action->setCheckable(true);
        connect(action, &QAction::toggled, this, [this, state](bool on) {
            if (on)
                m_shownStates.insert(state);
            else
                m_shownStates.remove(state);
            filter();
        });
    }
    m_states->addSeparator();
    QAction *waiting = m_states->addAction(tr("Only with waiting redemptions"));
    waiting->setCheckable(true);
    connect(waiting, &QAction::toggled, this, [this](bool on) {
        m_onlyWaiting = on;
        filter();
    });
    m_states->addSeparator();
    m_states->addAction(tr("Show all"), this, [this] {
        for (QAction *action : m_states->actions())
            action->setChecked(false);
    });
    m_filterButton = named("filterRewards", Button::iconOnly(Icon::Filter, tr("Filter by state")));
    connect(m_filterButton, &QPushButton::clicked, this, [this] { popUpBelow(m_states, m_filterButton); });

    m_bulk = named("bulkMenu", new QMenu(this));
    connect(m_bulk, &QMenu::aboutToShow, this, [this] { Q_EMIT bulkMenuRequested(m_bulk); });
    m_more = named("moreRewards", Button::iconOnly(Icon::More, tr("Actions for selected rewards")));
    connect(m_more, &QPushButton::clicked, this, [this] { popUpBelow(m_bulk, m_more); });
    m_swap = named("swapInButton", new ActionButton);
    m_swap->setCompact(true);
    m_swap->setFocusPolicy(Qt::TabFocus);
    m_swap->hide();
    addToHead(m_swap);
    addToHead(m_search);
    addToHead(m_filterButton);
    addToHead(m_more);
    setScaled(m_search, &QWidget::setFixedHeight, Measure::buttonCompact);
    setScaled(m_search, &QWidget::setMinimumWidth, 90);
    setScaled(m_search, &QWidget::setMaximumWidth, 148);
}

void RewardTable::setSwapAction(QAction *action)
{
    m_swap->setAction(action);
    fit();
}

void RewardTable::setHeading(const QString &title)
{
    m_heading = title;
    setTitle(m_hasSections ? QString() : title);
}

void RewardTable::setSections(QComboBox *sections)
{
    m_hasSections = sections && sections->isVisibleTo(this);
    setTitle(m_hasSections ? QString() : m_heading);
    m_count->setVisible(!m_hasSections);
}

void RewardTable::setItems(const QList<RewardItem> &items)
{
    m_items = items;
    filter();
}

void RewardTable::setEmptyWords(const QString &sentence, const QString &action)
{
    m_emptySentence = sentence;
    m_emptyAction = action;
    filter();
}

void RewardTable::filter()
{
    const QString current = currentKey();
    const QStringList words = m_search->text().split(u' ', Qt::SkipEmptyParts);
    QList<RewardItem> shown;
    for (const RewardItem &item : std::as_const(m_items)) {
        if (!m_shownStates.isEmpty() && !m_shownStates.contains(item.state))
            continue;
        if (m_onlyWaiting && item.waiting == 0)
            continue;
        const QString text = item.title() + u' ' + item.reward.reward.prompt.value_or(QString());
        if (std::ranges::all_of(
                words, [&](const QString &word) { return text.contains(word, Qt::CaseInsensitive); }))
            shown.append(item);
    }
    const bool filtered = !words.isEmpty() || !m_shownStates.isEmpty() || m_onlyWaiting;
    m_filterButton->setSymbolTone(!m_shownStates.isEmpty() || m_onlyWaiting ? Tone::Accent : Tone::Secondary);
    m_model->setItems(shown);
    QList<QUrl> pictures;
    for (const RewardItem &item : std::as_const(shown)) {
        if (PictureLoader::isAllowed(item.picture) && !pictures.contains(item.picture))
            pictures.append(item.picture);
    }
    m_pictures->show(pictures);
    SecondTicker::shared()->wake(this);
    if (!shown.isEmpty())
        m_state->showList();
    else if (filtered && !m_items.isEmpty())
        m_state->showEmpty(Icon::Gift, tr("No matching rewards."));
    else
        m_state->showEmpty(Icon::Gift, m_emptySentence, m_emptyAction,
                           [this] { Q_EMIT emptyActionTriggered(); });
    updateCount();
    if (!current.isEmpty() && currentKey() != current)
        setCurrentKey(current);
}

void RewardTable::updateCount()
{
    const int shown = m_model->rowCount();
    const int ticks = int(ticked().size());
    QString text = shown == m_items.size() ? tr("%Ln rewards", nullptr, shown)
                                           : tr("%L1 of %L2").arg(shown).arg(m_items.size());
    if (ticks > 0)
        text = tr("%1, %Ln selected", nullptr, ticks).arg(text);
    m_count->setText(text);
    if (!m_bar)
        return;
    bool areAllPaused = ticks > 0;
    for (int row = 0; row < shown; ++row) {
        const RewardItem &item = m_model->row(row);
        areAllPaused = areAllPaused
            && (m_model->index(row, Model::TickColumn).data(Qt::CheckStateRole).toInt() != Qt::Checked
                || item.reward.reward.isPaused.value_or(false));
    }
    m_bar->setSelected(ticks, areAllPaused);
}

void RewardTable::setPlanOpen(bool open)
{
    m_planOpen = open;
    fit();
}

void RewardTable::setNarrow(bool narrow)
{
    m_narrow = narrow;
    fit();
}

void RewardTable::fit()
{
    const int wide = m_view->viewport()->width();
    // Hides the columns that do not fit: first the limit, then the waiting count, the points and the state.
    const int withState = px(tickWidth + minTitle) + m_place->width(Model::StateColumn);
    const int needed = withState + m_place->width(Model::PointsColumn);
    const int forWaiting = needed + m_place->width(Model::WaitingColumn);
    const bool waiting = !m_planOpen && !m_narrow && wide >= forWaiting;
    QSet<int> withheld;
    if (m_planOpen || m_narrow || wide < forWaiting + m_place->width(Model::LimitColumn))
        withheld.insert(Model::LimitColumn);
    if (!waiting)
        withheld.insert(Model::WaitingColumn);
    if (!m_planOpen && wide < needed)
        withheld.insert(Model::PointsColumn);
    if (wide < (m_planOpen ? needed + m_place->width(Model::AfterColumn) : withState))
        withheld.insert(Model::StateColumn);
    const QSet<int> inDetail = m_planOpen || waiting ? QSet<int>() : withheld;
    if (!m_planOpen)
        withheld.insert(Model::AfterColumn);
    m_place->setWithheld(withheld);
    // The shown set can be swapped in with this button. Without room for it, the menus and W remain.
    m_swap->setVisible(m_swap->action() && m_swap->action()->isEnabled() && !m_planOpen && !m_narrow
                       && width() >= px(roomForSwap));
    m_model->setDetailed(inDetail);
}

void RewardTable::resizeEvent(QResizeEvent *event)
{
    Card::resizeEvent(event);
    fit();
}

QString RewardTable::currentKey() const
{
    const QModelIndex current = m_view->currentIndex();
    return current.isValid() ? m_model->row(current.row()).key : QString();
}

void RewardTable::setCurrentKey(const QString &key)
{
    const int row = m_model->rowOf(key);
    if (row < 0) {
        m_view->setCurrentIndex({});
        return;
    }
    m_view->setCurrentIndex(m_model->index(row, Model::RewardColumn));
    m_view->scrollTo(m_model->index(row, Model::RewardColumn));
}

void RewardTable::showAll()
{
    m_search->clear();
    for (QAction *action : m_states->actions())
        action->setChecked(false);
}

bool RewardTable::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress)
        return Card::eventFilter(watched, event);
    const auto *key = static_cast<QKeyEvent *>(event);
    if (watched == m_view) {
        const QString current = currentKey();
        if (key->key() == Qt::Key_Space && !current.isEmpty()) {
            m_model->tick(current, !m_model->ticked().contains(current));
            return true;
        }
        if (key->matches(QKeySequence::SelectAll)) {
            m_model->tickAll(true);
            return true;
        }
        if (key->key() == Qt::Key_Escape && !ticked().isEmpty()) {
            clearTicks();
            return true;
        }
    }
    return Card::eventFilter(watched, event);
}

}  // namespace Sidestage
