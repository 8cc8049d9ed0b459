// SPDX-License-Identifier: GPL-3.0-or-later
#include "live_chat_view.h"

#include "accounts/account.h"
#include "base/any_contains.h"
#include "chat/moderation/moderation_service.h"
#include "chat_writer.h"
#include "kit/controls/button.h"
#include "kit/controls/segmented.h"
#include "kit/layout/spacing.h"
#include "kit/messages/banner.h"
#include "kit/messages/page_state.h"
#include "kit/overlays/toast_lane.h"
#include "kit/search/search_field.h"
#include "kit/text/time_text.h"
#include "kit/theme/named.h"
#include "page/list_table.h"
#include "page/permission_hint.h"
#include "person_pane.h"
#include "texts/error_texts.h"

#include <QAction>
#include <QBoxLayout>
#include <QComboBox>
#include <QLineEdit>
#include <QSignalBlocker>

namespace Sidestage {

namespace {

/// More channels are chosen in a list.
constexpr int maxTabs = 4;

}  // namespace

LiveChatView::LiveChatView(ModerationService *service, QWidget *parent)
    : PageView(parent)
    , m_service(service)
    , m_rows(makeChatRows(service, false, this))
    , m_lines(named("messageList", new MessageList(m_rows), tr("Messages")))
    , m_state(new PageState(m_lines, QStringLiteral("chatEmpty")))
    , m_person(new PersonPane(service))
{
    setObjectName(QStringLiteral("liveChatView"));
    service->readChat();
    m_lines->setChannelNames([service](const QString &id) { return service->nameOf(id); });
    m_lines->setOwnLogin(service->account()->info().login);
    auto *layout = new QVBoxLayout(this);
    buildTools(layout);
    m_permission = named("chatPermission", new PermissionHint);
    layout->addWidget(m_permission);
    auto *columns = new QHBoxLayout;
    auto *card = new Card;
    card->setBodyPadded(false);
    card->setBodySpacing(0);
    m_state->setSearch(m_search);
    card->body()->addWidget(m_state, 1);
    m_paused = named("chatPaused", new Banner(Banner::Kind::Warn));
    m_paused->hide();
    auto *resume = m_paused->addAction(tr("Resume"));
    resume->setObjectName(QStringLiteral("chatResume"));
    resume->setKeyHint(Qt::Key_End);
    connect(resume, &QPushButton::clicked, m_lines, [this] { m_lines->setFollowing(true); });
    card->body()->addWidget(m_paused);
    m_writer = new ChatWriter(service);
    setMargins(m_writer->layout(), 12, 8, 12, 8);
    connect(m_writer, &ChatWriter::left, this, &LiveChatView::takeKeyboard);
    card->body()->addWidget(m_writer);
    m_list = card;
    columns->addWidget(card, 1);
    columns->addWidget(m_person);
    layout->addLayout(columns, 1);
    setSpacing(layout, 10);
    setSpacing(columns, Measure::cardGap);
    addActions();
    LiveChat *chat = service->chat();
    connect(chat, &LiveChat::added, this, [this] {
        if (m_state->isEmpty())
            updateTexts();
    });
    connect(chat, &LiveChat::changed, this, &LiveChatView::updatePerson);
    connect(chat, &LiveChat::coverageChanged, this, [this] {
        updateTexts();
        Q_EMIT freshnessChanged();
    });
    connect(service->account(), &Account::rightsChanged, this, [this] {
        updateTexts();
        Q_EMIT freshnessChanged();
    });
    connect(service, &ModerationService::channelsChanged, this, [this] {
        fillChannels();
        updateFilter();
        Q_EMIT freshnessChanged();
    });
    connect(m_rows, &QAbstractItemModel::rowsInserted, this,
            [this](const QModelIndex &, int first, int last) {
                m_missed += last - first + 1;
                if (!m_lines->isFollowing())
                    updatePaused();
            });
    connect(m_rows, &LiveListBase::matchingChanged, this, &LiveChatView::updateTexts);
    connect(m_lines, &MessageList::followingChanged, this, &LiveChatView::updatePaused);
    connect(m_lines, &MessageList::currentRowChanged, this, &LiveChatView::updatePerson);
    connect(m_lines, &MessageList::actionTriggered, this, &LiveChatView::doAction);
    connect(m_person, &PersonPane::messagesRequested, this, [this] {
        if (const auto &subject = m_person->subject())
            showOnly(subject->channelId, subject->userName);
    });
    fillChannels();
    updateFilter();
    Theme::watch(this, [this] { arrange(); });
}

void LiveChatView::buildTools(QBoxLayout *layout)
{
    m_search = named("chatSearch", new SearchField, tr("Filter messages and viewers"));
    connect(m_search, &QLineEdit::textChanged, this, &LiveChatView::updateFilter);
    m_tabs = named("chatChannels", new Segmented, tr("Channel"));
    m_combo = named("chatChannel", new QComboBox, tr("Channel"));
    connect(m_combo, &QComboBox::activated, this, &LiveChatView::showChannel);
    m_pause = named("chatPause", new Button(Icon::Pause, tr("Pause")));
    m_pause->setCheckable(true);
    m_pause->setKeyHint(Qt::Key_P);
    connect(m_pause, &QPushButton::clicked, this, [this] { m_lines->setFollowing(!m_lines->isFollowing()); });
    // Short enough for the field.
    addListTools(layout, m_search, tr("Filter the live chat"), m_lines, {m_tabs, m_combo, m_pause});
}

void LiveChatView::addActions()
{
    addAction("chatSearchAction", Icon::Search, tr("Filter the live chat"), Qt::Key_Slash,
              [this] { m_search->choose(); });
    addAction("chatPauseAction", Icon::Pause, tr("Pause or resume the chat"), Qt::Key_P,
              [this] { m_lines->setFollowing(!m_lines->isFollowing()); });
    addAction("chatResumeAction", Icon::Play, tr("Resume the chat"), Qt::Key_End,
              [this] { m_lines->setFollowing(true); });
    addAction("chatReply", Icon::Reply, tr("Reply to the message"), Qt::Key_R, [this] {
        if (const auto line = m_lines->current())
            m_writer->reply(*line);
        else
            m_writer->takeKeyboard();
    });
    m_person->addActionsTo(this, QStringLiteral("chat"), PersonPane::Named::Author);
    m_removedAction = addAction("chatShowRemoved", Icon::Eye, tr("Show deleted messages"), {},
                                [this] { m_lines->setShowsRemoved(m_removedAction->isChecked()); });
    m_removedAction->setCheckable(true);
    m_removedAction->setChecked(true);
    m_paneAction = addAction("chatPane", Icon::User, tr("Show the author"), Qt::Key_I, [this] { arrange(); });
    m_paneAction->setCheckable(true);
    m_paneAction->setChecked(true);
}

void LiveChatView::setSurroundings(ToastLane *toasts, LiveStatus *)
{
    toasts->keepClear(m_paused);
    toasts->keepClear(m_writer);
    toasts->keepClear(m_person->foot());
}

Freshness LiveChatView::freshness() const
{
    const LiveChat *chat = m_service->chat();
    const QStringList watched = m_service->watched();
    const QStringList shown = channel().isEmpty() ? watched : QStringList{channel()};
    const bool isLive = !shown.isEmpty()
        && std::ranges::all_of(shown, [chat](const QString &id) { return chat->isLive(id); });
    const auto refused
        = std::ranges::find_if(shown, [chat](const QString &id) { return chat->refusal(id).has_value(); });
    const bool isRefused = refused != shown.end();
    const bool isComing = chat->mayRead() && (shown.isEmpty() || watched.contains(shown.first()));
    return {.asOf = isLive ? QDateTime::currentDateTimeUtc() : QDateTime(),
            .failure = isRefused ? reasonOf(*chat->refusal(*refused)) : QString(),
            .loading = !isLive && !isRefused && isComing,
            .live = isLive};
}

QString LiveChatView::saved() const
{
    return m_lines->isFollowing() ? QString() : tr("Paused %1", "a time").arg(wallText(m_pausedAt));
}

QString LiveChatView::channel() const
{
    return m_combo->currentData().toString();
}

void LiveChatView::fillChannels()
{
    const QList<ChatChannel> channels = m_service->channels();
    const QString shown = channel();
    const QSignalBlocker quiet(m_combo);
    m_combo->clear();
    m_combo->addItem(tr("All channels"), QString());
    for (const ChatChannel &one : channels)
        m_combo->addItem(one.name, one.id);
    m_combo->setCurrentIndex(std::max(0, m_combo->findData(shown)));
    m_writer->setChannels(channels);
    m_combo->setVisible(channels.size() > maxTabs);
    // A Segmented cannot lose options.
    if (channels.size() <= maxTabs && m_tabs->count() != channels.size() + 1) {
        auto *tabs = named("chatChannels", new Segmented, tr("Channel"));
        for (int at = 0; at < m_combo->count(); ++at)
            tabs->addOption(at == 0 ? tr("All") : m_combo->itemText(at), m_combo->itemData(at));
        connect(tabs, &Segmented::chosen, this, &LiveChatView::showChannel);
        delete m_tabs->parentWidget()->layout()->replaceWidget(m_tabs, tabs);
        m_tabs->deleteLater();
        m_tabs = tabs;
    }
    if (m_tabs->count() == m_combo->count())
        m_tabs->setCurrentIndex(m_combo->currentIndex());
    m_tabs->setVisible(channels.size() > 1 && channels.size() <= maxTabs);
}

void LiveChatView::showOnly(const QString &channelId, const QString &userName)
{
    m_search->setText(userName);
    showChannel(std::max(0, m_combo->findData(channelId)));
}

/// Who looks at a channel writes there.
void LiveChatView::showChannel(int at)
{
    m_combo->setCurrentIndex(at);
    if (m_tabs->count() == m_combo->count())
        m_tabs->setCurrentIndex(at);
    m_writer->setTarget(channel());
    updateFilter();
    Q_EMIT freshnessChanged();
}

void LiveChatView::updateFilter()
{
    const QString id = channel();
    const QString text = m_search->text().trimmed();
    // Of a shared chat, all channels together show a message once.
    const QStringList all = id.isEmpty() ? m_service->watched() : QStringList();
    m_rows->setFilter([=](const ChatLine &line) {
        return (id.isEmpty() ? !all.contains(line.sourceId) : line.channelId == id)
            && anyContains({line.userName, line.userLogin, line.text, line.notice}, text);
    });
    m_lines->setShowsChannel(id.isEmpty() && m_service->channels().size() > 1);
    updateTexts();
}

void LiveChatView::updateTexts()
{
    m_writer->update();
    showChatState(m_service, channel(), m_rows, m_state, m_permission);
    if (m_rows->rowCount() == 0 && m_rows->total() > 0 && !m_search->text().trimmed().isEmpty())
        m_state->showEmpty(Icon::Search, tr("No message matches."), tr("Clear filter"),
                           [this] { m_search->clear(); });
}

void LiveChatView::updatePaused()
{
    const bool isPaused = !m_lines->isFollowing();
    if (isPaused && m_paused->isHidden()) {
        m_missed = 0;
        m_pausedAt = QDateTime::currentDateTime();
    }
    m_pause->setChecked(isPaused);
    m_pause->setText(isPaused ? tr("Paused") : tr("Pause"));
    if (isPaused)
        m_paused->setSentence(m_missed == 0 ? tr("Paused")
                                            : tr("Paused · %Ln new messages", nullptr, m_missed));
    m_paused->setVisible(isPaused);
    Q_EMIT savedChanged();
}

void LiveChatView::updatePerson()
{
    const auto line = m_lines->current();
    if (!line || line->userId.isEmpty())
        return m_person->setSubject({});
    m_person->setSubject(
        Subject{.channelId = line->channelId,
                .userId = line->userId,
                .userName = line->userName,
                .messageId = line->isRemoved || !line->notice.isEmpty() ? QString() : line->id,
                .isBanned = line->isBanned});
    arrange();
}

void LiveChatView::arrange()
{
    if (!m_paneAction)
        return;
    const bool isBeside = width() >= px(PersonPane::paneBeside);
    m_person->setVisible(m_paneAction->isChecked() && isBeside);
    m_person->setFixedWidth(px(PersonPane::paneWidth));
}

void LiveChatView::resizeEvent(QResizeEvent *event)
{
    PageView::resizeEvent(event);
    arrange();
}

void LiveChatView::doAction(int row, MessageList::RowAction action)
{
    updatePerson();
    switch (action) {
    case MessageList::RowAction::Reply:
        return m_writer->reply(m_rows->row(row));
    case MessageList::RowAction::Delete:
        return m_person->deleteMessage();
    case MessageList::RowAction::TimeOut:
        return m_person->timeOut();
    case MessageList::RowAction::Ban:
        return m_person->ban();
    }
}

}  // namespace Sidestage
