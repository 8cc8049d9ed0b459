// SPDX-License-Identifier: GPL-3.0-or-later
#include "people_view.h"

#include "channel_choice.h"
#include "kit/layout/spacing.h"
#include "people_shared_card.h"

#include "accounts/account.h"
#include "accounts/account_list.h"
#include "base/bidi.h"
#include "chat/chat_service.h"
#include "chat/people/chat_channels.h"
#include "chat/people/chatter_list.h"
#include "chat/people/shared_chat.h"
#include "chat/shoutouts/shoutout_queue.h"
#include "kit/controls/button.h"
#include "kit/layout/card.h"
#include "kit/layout/flow_layout.h"
#include "kit/layout/saved_state.h"
#include "kit/lists/anchored_table.h"
#include "kit/lists/row_delegate.h"
#include "kit/messages/banner.h"
#include "kit/messages/page_state.h"
#include "kit/search/search_field.h"
#include "kit/text/wrap_label.h"
#include "kit/theme/accessible.h"
#include "kit/theme/theme.h"
#include "page/permission_hint.h"
#include "texts/error_texts.h"

#include <QAction>
#include <QApplication>
#include <QBoxLayout>
#include <QClipboard>
#include <QComboBox>
#include <QHeaderView>
#include <QIdentityProxyModel>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QSignalBlocker>

namespace Sidestage {

using Api::Scope;
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

PeopleView::PeopleView(ChatService *service, ChannelChoice *choice, QWidget *parent)
    : ChatView(service, choice, parent)
{
    build();
    fillChannels();
    connect(choice, &ChannelChoice::currentChanged, this, [this] {
        fillChannels();
        if (isVisible())
            open();
    });
    connect(service->channels(), &ChatChannels::listChanged, this, [this] {
        fillChannels();
        if (isVisible())
            open();
    });
    connect(service->channels(), &ChatChannels::changed, this, [this](const QString &id) {
        if (id == this->choice()->current() && isVisible())
            open();
    });
    connect(service->accounts(), &AccountList::removed, this, [this](Account *account) {
        if (m_list && m_list->account() == account)
            drop();
    });
    updateTexts();
}

PeopleView::~PeopleView()
{
    m_rows->setSourceModel(m_nobody);
}

Freshness PeopleView::freshness() const
{
    if (!m_list)
        return {};
    return {.asOf = m_list->asOf(),
            .interval = m_list->interval(),
            .failure = m_list->failure(),
            .loading = m_list->isReading() && !m_list->asOf().isValid()};
}

void PeopleView::refresh()
{
    if (m_list)
        m_list->refresh();
    if (m_shared)
        m_shared->refresh();
}

void PeopleView::showEvent(QShowEvent *event)
{
    ChatView::showEvent(event);
    open();
    if (m_list) {
        m_list->setOnScreen(true);
        m_shared->setOnScreen(this, true);
    }
}

void PeopleView::hideEvent(QHideEvent *event)
{
    ChatView::hideEvent(event);
    if (m_list) {
        m_list->setOnScreen(false);
        m_shared->setOnScreen(this, false);
    }
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

void PeopleView::build()
{
    setObjectName(QStringLiteral("peopleView"));
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(buildTools());
    m_banner = named("peopleBanner", new Banner(Banner::Kind::Warn));
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
    setSpacing(layout, 10);
    setSpacing(columns, Measure::cardGap);
    setScaled(m_table->horizontalHeader(), &QHeaderView::setMinimumSectionSize, 48);
    Theme::watch(this, [this] { fit(); });
}

QWidget *PeopleView::buildTools()
{
    auto *tools = new QWidget;
    auto *rows = new QVBoxLayout(tools);
    auto *line = new FlowLayout;
    m_channels = named("peopleChannel", new QComboBox);
    m_channels->setAccessibleName(tr("Channel"));
    m_channels->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_channels->setMinimumContentsLength(10);
    connect(m_channels, &QComboBox::activated, this,
            [this](int at) { choice()->setCurrent(m_channels->itemData(at).toString()); });
    line->addWidget(m_channels);

    m_search = named("peopleSearch", new SearchField);
    m_search->setPlaceholderText(tr("Search names"));
    m_search->setAccessibleName(tr("Search people in the chat"));
    m_search->setKey(QKeySequence(Qt::Key_Slash));
    connect(m_search, &QLineEdit::textChanged, this, &PeopleView::search);
    line->addWidget(m_search);

    m_sharedButton = named("peopleSharedButton", new Button(Icon::People, tr("Shared chat")));
    m_sharedButton->setCheckable(true);
    m_sharedButton->setKeyHint(QKeySequence(Qt::Key_D));
    connect(m_sharedButton, &Button::clicked, this, [this](bool on) { m_sharedAction->setChecked(on); });
    line->addWidget(m_sharedButton);
    rows->addLayout(line);

    auto *facts = new QWidget;
    auto *flow = new FlowLayout(facts);
    m_count = named("peopleCount", makeLabel({}, TextRole::Small, Tone::Text));
    m_changes = named("peopleChanges", makeLabel({}, TextRole::Small, Tone::Secondary));
    m_lag = named("peopleLag",
                  new WrapLabel(tr("The list may be a few moments behind when people join or leave."),
                                TextRole::Small, Tone::Hint));
    m_roles = named("peopleRoles", new WhyHint);
    connect(m_roles, &WhyHint::actionTriggered, this, [this] {
        if (m_list && !m_list->missingForRoles().isEmpty())
            Q_EMIT permissionRequested(m_list->missingForRoles().constFirst(), m_list->account()->userId());
    });
    for (QWidget *part : std::initializer_list<QWidget *>{m_count, m_changes, m_lag, m_roles})
        flow->addWidget(part);
    rows->addWidget(facts);
    setSpacing(rows, 6);
    line->setSpacings(8, 6);
    setScaled(m_search, &QWidget::setMinimumHeight, Measure::input);
    setScaled(m_search, &QWidget::setMinimumWidth, 240);
    setScaled(m_channels, &QWidget::setMaximumWidth, 240);
    return tools;
}

QWidget *PeopleView::buildList()
{
    m_table = new AnchoredTable;
    m_rows = new QIdentityProxyModel(m_table);
    m_nobody = new ChatterModel({}, m_table);
    m_rows->setSourceModel(m_nobody);
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

    m_state = new PageState(m_table, QStringLiteral("peopleEmpty"));
    m_state->setSearch(m_search);
    m_listCard = new Card;
    m_listCard->setBodyPadded(false);
    m_listCard->body()->addWidget(m_state);
    return m_listCard;
}

void PeopleView::addActions()
{
    addAction("searchPeople", Icon::Search, tr("Search people"), QKeySequence(Qt::Key_Slash),
              [this] { m_search->choose(); });
    m_copyAction
        = addAction("peopleCopy", Icon::Copy, tr("Copy name"), QKeySequence::Copy, [this] { copyName(); });
    m_shoutAction = addAction("peopleShoutOut", Icon::Megaphone, tr("Shout out as soon as possible"),
                              QKeySequence(Qt::Key_O), [this] { shoutOut(true); });
    m_queueAction = addAction("peopleAddShoutout", Icon::Plus, tr("Add to shoutout queue"), QKeySequence(),
                              [this] { shoutOut(false); });
    m_sharedAction
        = addAction("peopleShared", Icon::People, tr("Shared chat"), QKeySequence(Qt::Key_D), [] {});
    m_sharedAction->setCheckable(true);
    m_sharedAction->setChecked(true);
    connect(m_sharedAction, &QAction::toggled, this, &PeopleView::fit);
    m_menu = named("peopleMenu", new QMenu(this));
    m_menu->setToolTipsVisible(true);
    m_menu->addActions({m_copyAction, m_shoutAction, m_queueAction});
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
    // Beside the list, or instead of it if there is not enough room for both.
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
    const int room = m_state->width() - px(minName);
    const int role = m_columns->width(ChatterModel::RoleColumn);
    QSet<int> withheld;
    if (room < role + m_columns->width(ChatterModel::SinceColumn))
        withheld.insert(ChatterModel::SinceColumn);
    if (room < role || isNarrow())
        withheld.insert(ChatterModel::RoleColumn);
    m_columns->setWithheld(withheld);
    if (m_list)
        m_list->setRoleBesideName(withheld.contains(ChatterModel::RoleColumn));
}

/// Shows the current channel with the account that acts there. After a sign-out, the list stays as it was.
void PeopleView::open()
{
    const QString id = choice()->current();
    Account *account = service()->channels()->accountFor(id);
    if (m_list && m_list->channelId() == id && (!account || m_list->account() == account))
        return updateTexts();
    drop();
    if (id.isEmpty() || !account)
        return;
    m_list = std::make_unique<ChatterList>(account, id);
    m_shared = std::make_unique<SharedChat>(account, id);
    m_list->setSearch(m_search->text());
    m_rows->setSourceModel(m_list.get());
    fitColumns();
    m_table->sortByColumn(m_table->horizontalHeader()->sortIndicatorSection(),
                          m_table->horizontalHeader()->sortIndicatorOrder());
    m_sharedCard->setChat(m_shared.get(), id);
    connect(m_list.get(), &ChatterList::totalsChanged, this, &PeopleView::updateTexts);
    connect(m_list.get(), &ChatterList::busyChanged, this, [this] {
        if (!m_list->isBusy())
            m_table->endBusy();
        updateTexts();
    });
    connect(m_list.get(), &ChatterList::freshnessChanged, this, [this] {
        updateTexts();
        Q_EMIT freshnessChanged();
    });
    connect(
        m_list.get(), &ChatterList::answered, this,
        [this, id](const Result<void> &outcome) { service()->channels()->note(id, outcome); },
        Qt::QueuedConnection);
    m_list->setOnScreen(isVisible());
    m_shared->setOnScreen(this, isVisible());
    updateTexts();
    Q_EMIT freshnessChanged();
}

void PeopleView::drop()
{
    m_sharedCard->setChat(nullptr, {});
    m_rows->setSourceModel(m_nobody);
    m_list.reset();
    m_shared.reset();
    updateTexts();
    Q_EMIT freshnessChanged();
}

void PeopleView::fillChannels()
{
    const QSignalBlocker quiet(m_channels);
    const QStringList ids = service()->channels()->shown();
    QStringList before;
    for (int i = 0; i < m_channels->count(); ++i)
        before.append(m_channels->itemData(i).toString());
    if (ids != before) {
        m_channels->clear();
        for (const QString &id : ids) {
            const auto channel = service()->channels()->find(id);
            m_channels->addItem(channel ? channel->name : id, id);
        }
    }
    m_channels->setCurrentIndex(m_channels->findData(choice()->current()));
    m_channels->setEnabled(m_channels->count() > 0);
}

QString PeopleView::channelName() const
{
    const auto channel = service()->channels()->find(choice()->current());
    return channel ? isolated(channel->name) : QString();
}

void PeopleView::search()
{
    if (!m_list)
        return;
    m_list->setSearch(m_search->text());
    begin();
    m_saying.start();
    updateTexts();
}

/// Called when the search or the order has changed.
void PeopleView::begin()
{
    if (m_list)
        m_table->begin(m_list->isBusy());
}

QString PeopleView::currentId() const
{
    const QModelIndex index = m_table->currentIndex();
    return index.isValid() ? index.data(ChatterModel::KeyRole).toString() : QString();
}

void PeopleView::updateActions()
{
    const auto who = m_list ? m_list->chatter(currentId()) : std::nullopt;
    m_copyAction->setEnabled(who.has_value());
    const bool may = m_list && m_list->account()->may(Scope::ModeratorManageShoutouts);
    const bool isChannel = who && who->role == ChatterRow::Role::Broadcaster;
    for (QAction *action : {m_shoutAction, m_queueAction}) {
        action->setEnabled(who && !isChannel);
        action->setToolTip(isChannel  ? tr("A channel cannot give a shoutout to itself.")
                               : !who ? tr("Select a person in the list first.")
                               : !may ? tr("Requires permission. You will be asked to grant it.")
                                      : QString());
    }
}

void PeopleView::copyName()
{
    if (const auto who = m_list ? m_list->chatter(currentId()) : std::nullopt) {
        QApplication::clipboard()->setText(who->login);
        announce(m_table, tr("%1 copied").arg(who->login));
    }
}

void PeopleView::shoutOut(bool automatic)
{
    const auto who = m_list ? m_list->chatter(currentId()) : std::nullopt;
    if (!who)
        return;
    if (!m_list->account()->may(Scope::ModeratorManageShoutouts)) {
        Q_EMIT permissionRequested(Scope::ModeratorManageShoutouts, m_list->account()->userId());
        return;
    }
    ShoutoutTarget target;
    target.id = who->id;
    target.login = who->login;
    target.name = who->name;
    target.source = ShoutoutTarget::Source::Chatter;
    ShoutoutQueue *queue = service()->shoutouts();
    const auto added = queue->add(m_list->channelId(), target, automatic);
    if (!added) {
        Q_EMIT notified(tr("Shoutout for %1 not added. %2").arg(isolated(who->name), reasonOf(added.error())),
                        {}, Pill::Kind::Error);
        return;
    }
    const QString words = automatic
        ? tr("Shoutout for %1 will be sent as soon as possible").arg(isolated(who->name))
        : tr("%1 added to the shoutout queue").arg(isolated(who->name));
    const QPointer<ShoutoutQueue> kept(queue);
    Q_EMIT notified(words, [kept, id = *added] {
        if (kept)
            kept->remove(id);
    });
}

void PeopleView::updateTexts()
{
    updateCounts();
    updateRoles();
    updateEmptyState();
    updateActions();
}

void PeopleView::updateCounts()
{
    const QLocale locale;
    QString count, changes;
    if (m_list && (m_list->total() > 0 || m_list->asOf().isValid())) {
        const int total = m_list->total(), told = m_list->serviceTotal();
        if (m_list->isReading() && told > total && !m_list->asOf().isValid())
            count = tr("%1 of %2 loaded").arg(locale.toString(total), locale.toString(told));
        else
            count = tr("%Ln in this chat", nullptr, total);
        if (!m_list->search().trimmed().isEmpty())
            count = tr("%1, %2 found").arg(count, locale.toString(m_list->rowCount()));
        if (m_list->joined() > 0 || m_list->left() > 0)
            changes = tr("since the last update: +%1, −%2")
                          .arg(locale.toString(m_list->joined()), locale.toString(m_list->left()));
    }
    m_count->setText(count);
    m_changes->setText(changes);
    m_changes->setVisible(!changes.isEmpty());
    m_lag->setVisible(!count.isEmpty());
}

void PeopleView::updateRoles()
{
    const bool isTold = !m_list || m_list->knowsRoles() || m_list->total() == 0;
    m_roles->setVisible(!isTold);
    if (isTold)
        return;
    const QList<Scope> missing = m_list->missingForRoles();
    if (!m_list->isOwn()) {
        m_roles->setSentence(tr("Roles are unknown."));
        m_roles->setRule(tr("Visible to the broadcaster only"),
                         tr("Only the broadcaster of a channel can see its moderators and VIPs. You cannot "
                            "see them for %1.")
                             .arg(channelName()));
        m_roles->setAction({});
    } else if (missing.isEmpty()) {
        m_roles->setSentence(tr("Roles are loading."));
        m_roles->setRule({}, {});
        m_roles->setAction({});
    } else {
        const bool both = missing.size() > 1;
        m_roles->setSentence(both ? tr("Moderators and VIPs are not shown.")
                                 : missing.first() == Scope::ModerationRead ? tr("Moderators are not shown.")
                                                                            : tr("VIPs are not shown."));
        m_roles->setRule(tr("Permission needed"),
                         tr("%1 has not granted permission to show them.")
                             .arg(isolated(m_list->account()->info().displayName)));
        m_roles->setAction(PermissionHint::askText());
    }
}

void PeopleView::updateEmptyState()
{
    QString refused;
    QString action;
    std::function<void()> act;
    if (m_list && m_list->refusal()) {
        const QString who = m_list->account()->info().displayName;
        if (!m_list->account()->may(Scope::ModeratorReadChatters)) {
            refused = tr("%1 has not granted permission to show who is in the chat.").arg(isolated(who));
            action = PermissionHint::askText();
            act = [this, id = m_list->account()->userId()] {
                Q_EMIT permissionRequested(Scope::ModeratorReadChatters, id);
            };
        } else {
            refused = tr("%1 cannot see who is in the chat of %2. %3")
                          .arg(isolated(who), channelName(), reasonOf(*m_list->refusal()));
            action = tr("Retry");
            act = [this] { refresh(); };
        }
    }
    const bool hasPeople = m_list && m_list->total() > 0;
    m_banner->setVisible(hasPeople && !refused.isEmpty());
    if (hasPeople && !refused.isEmpty() && m_banner->sentence() != refused) {
        m_banner->clearActions();
        m_banner->setSentence(refused);
        connect(m_banner->addAction(action), &Button::clicked, this, act);
    }
    const bool isSearch = hasPeople && !m_list->search().trimmed().isEmpty();
    if (m_list && m_list->rowCount() > 0)
        return m_state->showList();
    // While the new rows are being loaded, the list is not shown as empty.
    if (hasPeople && m_list->isBusy())
        return;
    if (choice()->current().isEmpty())
        m_state->showEmpty(Icon::People, tr("No channels yet. Channels you moderate appear here."));
    else if (!m_list)
        m_state->showEmpty(Icon::Lock,
                           tr("Not signed in for %1. Sign in to see who is in its chat.").arg(channelName()));
    else if (!refused.isEmpty())
        m_state->showEmpty(Icon::Lock, refused, action, act);
    else if (isSearch)
        m_state->showEmpty(Icon::Search, tr("No matching viewer."), tr("Clear search"),
                           [this] { m_search->clear(); });
    else if (m_list->asOf().isValid())
        m_state->showEmpty(Icon::People, tr("Nobody is in this chat. People appear here when they join."));
    else if (!m_list->failure().isEmpty())
        m_state->showEmpty(Icon::Warning, tr("Could not load who is in this chat. %1").arg(m_list->failure()),
                           tr("Retry"), [this] { refresh(); });
    else
        m_state->showEmpty(Icon::People, tr("Loading…"));
}

}  // namespace Sidestage
