// SPDX-License-Identifier: GPL-3.0-or-later
#include "waiting_view.h"

#include "accounts/account.h"
#include "base/any_contains.h"
#include "base/bidi.h"
#include "chat/moderation/moderation_service.h"
#include "chat_writer.h"
#include "client/service_clock.h"
#include "kit/controls/action_button.h"
#include "kit/controls/segmented.h"
#include "kit/layout/flow_layout.h"
#include "kit/layout/spacing.h"
#include "kit/messages/page_state.h"
#include "kit/overlays/toast_lane.h"
#include "kit/search/search_field.h"
#include "kit/text/digits_label.h"
#include "kit/text/time_text.h"
#include "kit/theme/named.h"
#include "moderation_texts.h"
#include "page/list_table.h"
#include "page/page_action.h"
#include "page/permission_hint.h"
#include "person_pane.h"
#include "waiting_table.h"

#include <QAction>
#include <QBoxLayout>
#include <QComboBox>
#include <QLineEdit>
#include <QLocale>
#include <QSignalBlocker>

namespace Sidestage {

namespace {

constexpr int maxReply = 500;
/// From this width of the list in px at a body line of 20 px, the buttons are beside the reply.
constexpr int replyBeside = 520;

}  // namespace

WaitingView::WaitingView(ModerationService *service, QWidget *parent)
    : PageView(parent)
    , m_service(service)
    , m_table(named("waitingTable", new WaitingTable(service)))
    , m_rows(m_table->rows())
    , m_state(new PageState(m_table, QStringLiteral("waitingEmpty")))
    , m_person(new PersonPane(service))
{
    setObjectName(QStringLiteral("waitingView"));
    auto *layout = new QVBoxLayout(this);
    buildTools(layout);
    m_permission = named("waitingPermission", new PermissionHint);
    layout->addWidget(m_permission);
    auto *columns = new QHBoxLayout;
    auto *card = new Card;
    card->setBodyPadded(false);
    card->setBodySpacing(0);
    m_state->setSearch(m_search);
    card->body()->addWidget(m_state, 1);
    card->body()->addWidget(buildReply());
    m_list = card;
    columns->addWidget(card, 1);
    columns->addWidget(m_person);
    layout->addLayout(columns, 1);
    setSpacing(layout, 10);
    setSpacing(columns, Measure::cardGap);
    addActions();
    connect(m_table, &WaitingTable::decided, this, &WaitingView::decide);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &WaitingView::updateCurrent);
    connect(m_table, &QTableView::activated, this, [this](const QModelIndex &index) {
        const Waiting row = m_rows->row(index.row());
        if (row.isHead)
            toggleGroup(row);
        else if (row.kind == Waiting::Kind::Request)
            m_replyText->setFocus();
    });
    connect(m_table, &QTableView::clicked, this, [this](const QModelIndex &index) {
        if (const Waiting row = m_rows->row(index.row()); row.isHead)
            toggleGroup(row);
    });
    connect(service, &ModerationService::waitingChanged, this, &WaitingView::updateRows);
    connect(m_table, &WaitingTable::outdated, this, &WaitingView::updateRows);
    connect(service, &ModerationService::channelsChanged, this, [this] {
        fillChannels();
        updateFilter();
    });
    connect(service, &ModerationService::actionsChanged, this, &WaitingView::updateTexts);
    connect(service, &ModerationService::freshnessChanged, this, [this] {
        updateTexts();
        Q_EMIT freshnessChanged();
    });
    connect(m_person, &PersonPane::approvalRequested, this, [this] {
        if (const auto row = m_table->current())
            decide(*row, true);
    });
    m_person->setGuard([this] { return m_table->isTooSoon(); });
    connect(m_person, &PersonPane::messagesRequested, this, [this] {
        if (const auto &subject = m_person->subject())
            Q_EMIT messagesRequested(subject->channelId, subject->userName);
    });
    service->watch();
    fillChannels();
    updateRows();
    Theme::watch(this, [this] { arrange(); });
}

WaitingView::~WaitingView()
{
    // The feeds outlive the view.
    m_service->disconnect(this);
    m_table->setOnScreen(false);
}

void WaitingView::buildTools(QBoxLayout *layout)
{
    m_search = named("waitingSearch", new SearchField);
    connect(m_search, &QLineEdit::textChanged, this, &WaitingView::updateFilter);
    m_channel = named("waitingChannel", new QComboBox, tr("Channel"));
    connect(m_channel, &QComboBox::activated, this, &WaitingView::updateFilter);
    m_decided = named("decidedToday", makeLabel({}, TextRole::Small, Tone::Secondary));
    m_show = named("waitingShow", new Segmented, tr("Show"));
    m_show->setWraps();
    m_show->addOption(tr("All"), -1);
    m_show->addOption({}, int(Waiting::Kind::Held));
    m_show->addOption({}, int(Waiting::Kind::Request));
    m_show->addOption({}, int(Waiting::Kind::Suspicious));
    connect(m_show, &Segmented::currentChanged, this, &WaitingView::updateFilter);
    addListTools(layout, m_search, tr("Search viewer or message"), m_table, {m_channel, m_show, m_decided});
}

QWidget *WaitingView::buildReply()
{
    m_reply = named("replyRow", new QWidget);
    auto *layout = new QVBoxLayout(m_reply);
    m_replyTo = makeLabel({}, TextRole::Small, Tone::Secondary);
    layout->addWidget(m_replyTo);
    m_replyLine = withoutMargins(new QBoxLayout(QBoxLayout::LeftToRight));
    m_replyText = named("replyText", new QLineEdit, tr("Reply to the request"));
    m_replyText->setPlaceholderText(tr("Reply, which the viewer will read"));
    m_replyText->setMaxLength(maxReply);
    connect(m_replyText, &QLineEdit::textEdited, this,
            [this](const QString &text) { m_replies[m_replyKey] = text; });
    m_approve = named("approveRequest", new ActionButton(Icon::Check, tr("Approve")));
    m_refuse = named("refuseRequest", new ActionButton(Icon::Close, tr("Deny")));
    connect(m_replyText, &QLineEdit::returnPressed, m_approve, [this] {
        if (!m_approve->isBlocked())
            m_approve->setFocus();
    });
    connect(m_approve, &QPushButton::clicked, this, [this] {
        if (const auto row = m_table->current())
            decide(*row, true);
    });
    connect(m_refuse, &QPushButton::clicked, this, [this] {
        if (const auto row = m_table->current())
            decide(*row, false);
    });
    m_replyCount = named("replyCount", makeLabel({}, TextRole::Small, Tone::Secondary));
    const auto count = [this](const QString &text) {
        m_replyCount->setText(ChatWriter::tr("%1 of %2", "the length of a text; the longest length")
                                  .arg(text.size())
                                  .arg(maxReply));
    };
    connect(m_replyText, &QLineEdit::textChanged, this, count);
    count({});
    m_replyLine->addWidget(m_replyText, 1);
    m_replyLine->addWidget(m_replyCount);
    m_replyLine->addWidget(m_approve);
    m_replyLine->addWidget(m_refuse);
    setSpacing(m_replyLine, 8);
    layout->addLayout(m_replyLine);
    setMargins(layout, 12, 8, 12, 8);
    setScaled(m_replyText, &QWidget::setMinimumHeight, Measure::input);
    return m_reply;
}

void WaitingView::addActions()
{
    const auto decideCurrent = [this](bool allow) {
        if (const auto row = m_table->current())
            decide(*row, allow);
    };
    addAction("waitingAllow", Icon::Check, tr("Allow or approve"), Qt::Key_A, [=] { decideCurrent(true); });
    addAction("waitingDeny", Icon::Close, tr("Deny"), Qt::Key_D, [=] { decideCurrent(false); });
    m_person->addActionsTo(this, QStringLiteral("waiting"), PersonPane::Named::Viewer);
    addAction("waitingReply", Icon::Reply, tr("Reply to the request"), Qt::Key_R, [this] {
        if (m_reply->isVisible())
            m_replyText->setFocus();
    });
    m_paneAction
        = addAction("waitingPane", Icon::User, tr("Show the viewer"), Qt::Key_I, [this] { arrange(); });
    m_paneAction->setCheckable(true);
    m_paneAction->setChecked(true);
    m_closePane = addPageAction(this, "closeWaitingPane", Icon::Close, tr("Back to the list"), Qt::Key_Escape,
                                [this] { m_paneAction->trigger(); });
    addAction("waitingSearchAction", Icon::Search, tr("Search what waits"), Qt::Key_Slash,
              [this] { m_search->choose(); });
}

void WaitingView::setSurroundings(ToastLane *toasts, LiveStatus *)
{
    toasts->keepClear(m_reply);
    toasts->keepClear(m_person->foot());
}

Freshness WaitingView::freshness() const
{
    return freshnessOfWaiting(m_service);
}

void WaitingView::refresh()
{
    for (WaitingFeed *feed : m_service->feeds())
        feed->refresh();
}

void WaitingView::showEvent(QShowEvent *event)
{
    PageView::showEvent(event);
    m_table->setOnScreen(true);
}

void WaitingView::hideEvent(QHideEvent *event)
{
    PageView::hideEvent(event);
    m_table->setOnScreen(false);
}

void WaitingView::resizeEvent(QResizeEvent *event)
{
    PageView::resizeEvent(event);
    arrange();
}

void WaitingView::arrange()
{
    const bool isBeside = width() >= px(PersonPane::paneBeside);
    if (std::exchange(m_wasBeside, isBeside) != isBeside)
        m_paneAction->setChecked(isBeside);
    // In a narrow window the person is shown instead of the list.
    const bool isShown = m_paneAction->isChecked();
    m_closePane->setEnabled(isShown && !isBeside);
    m_list->setVisible(isBeside || !isShown);
    // Hidden with the focus, it would leave that to the next widget of the window.
    if (!isShown && m_person->isAncestorOf(window()->focusWidget()))
        (m_table->isVisible() ? static_cast<QWidget *>(m_table) : this)->setFocus(Qt::OtherFocusReason);
    m_person->setVisible(isShown);
    m_person->setMinimumWidth(isBeside ? px(PersonPane::paneWidth) : 0);
    m_person->setMaximumWidth(isBeside ? px(PersonPane::paneWidth) : QWIDGETSIZE_MAX);
    m_replyLine->setDirection(m_list->width() < px(replyBeside) ? QBoxLayout::TopToBottom
                                                                : QBoxLayout::LeftToRight);
}

void WaitingView::updateRows()
{
    m_table->sync();
    updateTexts();
    updateCurrent();
}

void WaitingView::updateFilter()
{
    const QString text = m_search->text().trimmed();
    const QString channel = m_channel->currentData().toString();
    const int kind = m_show->currentData().toInt();
    m_rows->setFilter([=](const Waiting &row) {
        return (kind < 0 || int(row.kind) == kind) && (channel.isEmpty() || row.channelId == channel)
            && anyContains({row.userName, row.userLogin, row.text}, text);
    });
    updateTexts();
    updateCurrent();
}

void WaitingView::fillChannels()
{
    const QList<ChatChannel> channels = m_service->channels();
    const QString chosen = m_channel->currentData().toString();
    const QSignalBlocker quiet(m_channel);
    m_channel->clear();
    m_channel->addItem(tr("All %Ln channels", nullptr, int(channels.size())), QString());
    for (const ChatChannel &channel : channels)
        m_channel->addItem(channel.name, channel.id);
    m_channel->setCurrentIndex(std::max(0, m_channel->findData(chosen)));
    m_channel->setVisible(channels.size() > 1);
}

void WaitingView::updateTexts()
{
    const QLocale locale;
    const QList<ChatChannel> channels = m_service->channels();
    int counts[3]{};
    for (const Waiting &row : m_service->waiting())
        ++counts[int(row.kind)];
    m_show->setOptionText(1, tr("Held %1", "a number").arg(locale.toString(counts[0])));
    m_show->setOptionText(2, tr("Requests %1", "a number").arg(locale.toString(counts[1])));
    m_show->setOptionText(3, tr("Suspicious %1", "a number").arg(locale.toString(counts[2])));
    const int decided = m_service->decidedToday();
    QStringList notes;
    if (decided > 0)
        notes.append(tr("%Ln decided today", nullptr, decided));
    if (const auto watched = m_service->watched().size(); watched < channels.size())
        notes.append(tr("%1 of %2 channels are watched, the live ones first", "two numbers")
                         .arg(locale.toString(watched), locale.toString(channels.size())));
    m_decided->setText(notes.join(QStringLiteral(" · ")));
    m_decided->setVisible(!notes.isEmpty());

    showMissing(m_service, m_permission);
    if (m_rows->rowCount() > 0)
        m_state->showList();
    else if (channels.isEmpty())
        m_state->showEmpty(Icon::Gavel, tr("No channels yet. Channels you moderate appear here."));
    else if (m_rows->total() > 0)
        m_state->showEmpty(Icon::Search, tr("Nothing matches."), tr("Show all"), [this] {
            m_search->clear();
            m_channel->setCurrentIndex(0);
            m_show->setCurrentIndex(0);
            updateFilter();
        });
    else
        m_state->showEmpty(Icon::Gavel, tr("Nothing is waiting. Held messages appear here as they come."));
}

void WaitingView::updateCurrent()
{
    const auto row = m_table->current();
    if (row) {
        // There is room for one of the two.
        const QDate day = row->since.toLocalTime().date();
        const bool isToday = day == m_service->account()->serviceClock()->now().toLocalTime().date();
        const QString since = isToday ? timeOfDay(row->since) : QLocale().toString(day, QLocale::ShortFormat);
        m_person->setSubject(
            Subject{.channelId = row->channelId,
                    .userId = row->userId,
                    .userName = row->userName,
                    .messageId = row->kind == Waiting::Kind::Suspicious ? row->id : QString(),
                    .context = row->kind == Waiting::Kind::Held ? tr("held %1", "a time").arg(since)
                        : row->kind == Waiting::Kind::Request   ? tr("asked %1", "a time").arg(since)
                                                                : tr("wrote %1", "a time").arg(since),
                    .isBanned = row->kind == Waiting::Kind::Request && row->outcome != u"approved",
                    .isRequest = row->kind == Waiting::Kind::Request && row->outcome.isEmpty()});
    } else {
        m_person->setSubject({});
    }
    const bool isRequest = row && row->kind == Waiting::Kind::Request && row->outcome.isEmpty();
    // When the request is gone meanwhile, the rest of a reply presses no keys of the list, and answers nobody
    // else.
    const bool isReplyToRow = isRequest && m_replyKey == row->key;
    const bool isTyping = !isReplyToRow
        && (m_replyText->hasFocus() || (isRequest && m_reply->isAncestorOf(window()->focusWidget())));
    // Hidden with the focus, it would leave that to a button that acts on the next viewer.
    if (!isRequest && !isTyping && m_reply->isAncestorOf(window()->focusWidget()))
        m_table->setFocus(Qt::OtherFocusReason);
    m_reply->setVisible(isRequest || isTyping);
    if (isTyping) {
        for (ActionButton *button : {m_approve, m_refuse})
            button->setBlocked(ModerationTexts::tr("Decided elsewhere."));
    } else if (isRequest) {
        if (m_replyKey != row->key) {
            m_replyKey = row->key;
            m_replyText->setText(m_replies.value(row->key));
        }
        m_replyTo->setText(tr("Answer to %1", "a viewer").arg(isolated(row->userName)));
        const bool may = m_service->account()->may(Api::Scope::ModeratorManageUnbanRequests);
        for (ActionButton *button : {m_approve, m_refuse})
            button->setBlocked(may ? QString() : tr("Sidestage needs permission to answer requests."));
    }
    arrange();
}

void WaitingView::decide(const Waiting &row, bool allow)
{
    m_table->decide(row, allow, m_replies.value(row.key));
}

void WaitingView::toggleGroup(const Waiting &head)
{
    if (!m_collapsed.remove(int(head.kind)))
        m_collapsed.insert(int(head.kind));
    m_rows->setCollapsed(
        [collapsed = m_collapsed](const Waiting &row) { return collapsed.contains(int(row.kind)); });
}

}  // namespace Sidestage
