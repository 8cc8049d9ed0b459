// SPDX-License-Identifier: GPL-3.0-or-later
#include "live_chat_view.h"

#include "accounts/account.h"
#include "base/bidi.h"
#include "chat/moderation/moderation_service.h"
#include "kit/controls/action_button.h"
#include "kit/controls/search_field.h"
#include "kit/controls/segmented.h"
#include "kit/layout/flow_layout.h"
#include "kit/layout/spacing.h"
#include "kit/messages/banner.h"
#include "kit/messages/page_state.h"
#include "kit/messages/why_hint.h"
#include "kit/text/time_text.h"
#include "kit/theme/accessible.h"
#include "kit/theme/named.h"
#include "page/page_action.h"
#include "person_pane.h"
#include "texts/error_texts.h"

#include <QAction>
#include <QBoxLayout>
#include <QComboBox>
#include <QKeyEvent>
#include <QLineEdit>
#include <QLocale>
#include <QSignalBlocker>

namespace Sidestage {

namespace {

/// In px at a body line of 20 px.
constexpr int personWidth = 272;
constexpr int personBeside = 760;
constexpr int maxText = 500;
/// More channels are chosen in a list.
constexpr int maxTabs = 4;

}  // namespace

LiveChatView::LiveChatView(ModerationService *service, QWidget *parent)
    : PageView(parent)
    , m_service(service)
    , m_rows(new LiveList<ChatLine>(&ChatLine::id, {{.title = tr("Message"), .text = &ChatLine::text}}, this))
    , m_lines(named("chatLines", new ChatLines(m_rows), tr("Messages")))
    , m_state(new PageState(m_lines, QStringLiteral("chatEmpty")))
    , m_person(new PersonPane(service))
{
    setObjectName(QStringLiteral("liveChatView"));
    service->readChat();
    const auto nameOf = [service](const QString &id) { return service->nameOf(id); };
    m_rows->setSpoken([nameOf](const ChatLine &line) { return spokenLine(line, nameOf(line.channelId)); });
    m_lines->setChannelNames(nameOf);
    m_lines->setOwnLogin(service->account()->info().login);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(buildTools());
    m_permission = named("chatPermission", new WhyHint);
    layout->addWidget(m_permission);
    auto *columns = new QHBoxLayout;
    auto *card = new Card;
    card->setBodyPadded(false);
    card->setBodySpacing(0);
    m_search->setList(m_lines);
    m_state->setSearch(m_search);
    card->body()->addWidget(m_state, 1);
    m_paused = named("chatPaused", new Banner(Banner::Kind::Warn));
    m_paused->hide();
    auto *resume = m_paused->addAction(tr("Resume"));
    resume->setObjectName(QStringLiteral("chatResume"));
    resume->setKeyHint(Qt::Key_End);
    connect(resume, &QPushButton::clicked, m_lines, [this] { m_lines->setFollowing(true); });
    card->body()->addWidget(m_paused);
    card->body()->addWidget(buildWriting());
    m_list = card;
    columns->addWidget(card, 1);
    columns->addWidget(m_person);
    layout->addLayout(columns, 1);
    setSpacing(layout, 10);
    setSpacing(columns, Measure::cardGap);
    addActions();
    LiveChat *chat = service->chat();
    m_rows->upsert(QList<ChatLine>(chat->lines().begin(), chat->lines().end()));
    connect(chat, &LiveChat::added, this, &LiveChatView::add);
    connect(chat, &LiveChat::changed, this, [this](const QList<ChatLine> &lines) {
        m_rows->upsert(lines);
        updatePerson();
    });
    connect(chat, &LiveChat::forgotten, m_rows, [this](const QStringList &ids) { m_rows->remove(ids); });
    connect(chat, &LiveChat::coverageChanged, this, [this] {
        updateTexts();
        Q_EMIT freshnessChanged();
    });
    connect(service, &ModerationService::channelsChanged, this, [this] {
        fillChannels();
        updateTexts();
    });
    connect(m_rows, &LiveListBase::matchingChanged, this, &LiveChatView::updateTexts);
    connect(m_lines, &ChatLines::followingChanged, this, &LiveChatView::updatePaused);
    connect(m_lines, &ChatLines::currentRowChanged, this, &LiveChatView::updatePerson);
    connect(m_lines, &ChatLines::actionTriggered, this, &LiveChatView::doAction);
    connect(m_person, &PersonPane::permissionRequested, this, &LiveChatView::permissionRequested);
    connect(m_person, &PersonPane::messagesRequested, this, [this] {
        if (const auto &subject = m_person->subject())
            showOnly(subject->channelId, subject->userName);
    });
    m_draft.setSingleShot(true);
    m_draft.setInterval(500);
    connect(&m_draft, &QTimer::timeout, this,
            [this] { m_service->chat()->setDraft(m_draftChannel, m_text->text()); });
    fillChannels();
    updateFilter();
    updateWriting();
    Theme::watch(this, [this] { arrange(); });
}

LiveChatView::~LiveChatView()
{
    if (m_draft.isActive())
        m_service->chat()->setDraft(m_draftChannel, m_text->text());
}

QWidget *LiveChatView::buildTools()
{
    auto *tools = new QWidget;
    auto *line = withoutMargins(new FlowLayout(tools));
    m_search = named("chatSearch", new SearchField, tr("Filter messages and viewers"));
    m_search->setPlaceholderText(tr("Filter messages and viewers"));
    m_search->setKey(Qt::Key_Slash);
    connect(m_search, &QLineEdit::textChanged, this, &LiveChatView::updateFilter);
    m_tabs = named("chatChannels", new Segmented, tr("Channel"));
    m_combo = named("chatChannel", new QComboBox, tr("Channel"));
    connect(m_combo, &QComboBox::activated, this, &LiveChatView::updateFilter);
    m_pause = named("chatPause", new Button(Icon::Pause, tr("Pause")));
    m_pause->setCheckable(true);
    m_pause->setKeyHint(Qt::Key_P);
    connect(m_pause, &QPushButton::clicked, this, [this] { m_lines->setFollowing(!m_lines->isFollowing()); });
    for (QWidget *part : std::initializer_list<QWidget *>{m_search, m_tabs, m_combo, m_pause})
        line->addWidget(part);
    line->setSpacings(8, 6);
    setScaled(m_search, &QWidget::setMinimumWidth, 240);
    setScaled(m_search, &QWidget::setMinimumHeight, Measure::input);
    return tools;
}

QWidget *LiveChatView::buildWriting()
{
    auto *area = named("chatWriting", new QWidget);
    auto *layout = new QVBoxLayout(area);
    m_replyRow = new QWidget;
    auto *replyLayout = withoutMargins(new QHBoxLayout(m_replyRow));
    m_replyTo = named("chatReplyTo", makeLabel({}, TextRole::Small, Tone::Secondary));
    auto *noReply = named("chatNoReply", Button::iconOnly(Icon::Close, tr("Do not reply")));
    connect(noReply, &QPushButton::clicked, this, [this] {
        m_replyId.clear();
        updateWriting();
    });
    replyLayout->addWidget(m_replyTo, 1);
    replyLayout->addWidget(noReply);
    m_replyRow->hide();
    layout->addWidget(m_replyRow);
    m_problem = named("chatProblem", makeParagraph({}, TextRole::Small, Tone::Error));
    m_problem->hide();
    layout->addWidget(m_problem);
    auto *line = withoutMargins(new QHBoxLayout);
    m_to = named("chatTo", new QComboBox, tr("Write to"));
    m_to->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_to->setMinimumContentsLength(10);
    connect(m_to, &QComboBox::activated, this, &LiveChatView::updateWriting);
    m_text = named("chatText", new QLineEdit, tr("Message"));
    m_text->setPlaceholderText(tr("Write a message"));
    m_text->installEventFilter(this);
    connect(m_text, &QLineEdit::textChanged, this, [this] {
        m_problem->hide();
        m_draft.start();
        updateWriting();
    });
    m_count = named("chatCount", makeLabel({}, TextRole::Small, Tone::Hint));
    m_send = named("chatSend", new ActionButton(Icon::Send, tr("Send"), Button::Role::Primary));
    m_send->setKeyHint(Qt::Key_Return);
    connect(m_send, &QPushButton::clicked, this, &LiveChatView::write);
    connect(m_text, &QLineEdit::returnPressed, m_send, &ActionButton::press);
    line->addWidget(m_to);
    line->addWidget(m_text, 1);
    line->addWidget(m_count);
    line->addWidget(m_send);
    layout->addLayout(line);
    setMargins(layout, 12, 8, 12, 8);
    setScaled(m_text, &QWidget::setMinimumHeight, Measure::input);
    return area;
}

void LiveChatView::addActions()
{
    const auto add = [this](const char *name, Icon icon, const QString &text, const QKeySequence &key,
                            std::function<void()> act) {
        m_actions.append(addPageAction(this, name, icon, text, key, std::move(act)));
        return m_actions.constLast();
    };
    add("chatSearchAction", Icon::Search, tr("Filter"), Qt::Key_Slash, [this] { m_search->choose(); });
    m_pauseAction = add("chatPauseAction", Icon::Pause, tr("Pause or resume"), Qt::Key_P,
                        [this] { m_lines->setFollowing(!m_lines->isFollowing()); });
    add("chatResumeAction", Icon::Play, tr("Resume"), Qt::Key_End, [this] { m_lines->setFollowing(true); });
    add("chatReply", Icon::Reply, tr("Reply"), Qt::Key_R, [this] {
        if (const auto line = m_lines->current())
            reply(*line);
        else
            m_text->setFocus();
    });
    add("chatTimeOut", Icon::Clock, tr("Time out"), Qt::Key_T, [this] { m_person->timeOut(); });
    add("chatBan", Icon::Ban, tr("Ban or unban"), Qt::Key_B, [this] { m_person->ban(); });
    add("chatWarn", Icon::Warning, tr("Warn…"), Qt::Key_W, [this] { m_person->warn(); });
    add("chatDelete", Icon::Trash, tr("Delete message"), Qt::Key_Delete,
        [this] { m_person->deleteMessage(); });
    m_removedAction = add("chatShowRemoved", Icon::Eye, tr("Show deleted messages"), {},
                          [this] { m_lines->setShowsRemoved(m_removedAction->isChecked()); });
    m_removedAction->setCheckable(true);
    m_removedAction->setChecked(true);
    m_paneAction = add("chatPane", Icon::User, tr("Show the viewer"), Qt::Key_I, [this] { arrange(); });
    m_paneAction->setCheckable(true);
    m_paneAction->setChecked(true);
}

Freshness LiveChatView::freshness() const
{
    const QList<ChatChannel> channels = m_service->channels();
    const bool isLive = std::any_of(channels.cbegin(), channels.cend(), [&](const ChatChannel &channel) {
        return m_service->chat()->isLive(channel.id);
    });
    return {.asOf = isLive ? QDateTime::currentDateTimeUtc() : QDateTime(),
            .loading = !isLive && m_service->chat()->mayRead(),
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

QString LiveChatView::target() const
{
    return m_to->currentData().toString();
}

void LiveChatView::fillChannels()
{
    const QList<ChatChannel> channels = m_service->channels();
    const QString shown = channel(), written = target();
    const QSignalBlocker quiet(m_combo), quietTo(m_to);
    m_combo->clear();
    m_to->clear();
    m_combo->addItem(tr("All channels"), QString());
    for (const ChatChannel &one : channels) {
        m_combo->addItem(one.name, one.id);
        m_to->addItem(tr("to %1", "a channel").arg(one.name), one.id);
    }
    m_combo->setCurrentIndex(std::max(0, m_combo->findData(shown)));
    m_to->setCurrentIndex(std::max(0, m_to->findData(written)));
    m_combo->setVisible(channels.size() > maxTabs);
    // A Segmented cannot lose options.
    if (channels.size() <= maxTabs && m_tabs->count() != channels.size() + 1) {
        auto *tabs = named("chatChannels", new Segmented, tr("Channel"));
        for (int at = 0; at < m_combo->count(); ++at)
            tabs->addOption(at == 0 ? tr("All") : m_combo->itemText(at), m_combo->itemData(at));
        connect(tabs, &Segmented::chosen, this, [this](int at) {
            m_combo->setCurrentIndex(at);
            m_to->setCurrentIndex(std::max(0, at - 1));
            updateFilter();
            updateWriting();
        });
        delete m_tabs->parentWidget()->layout()->replaceWidget(m_tabs, tabs);
        m_tabs->deleteLater();
        m_tabs = tabs;
    }
    if (m_tabs->count() == m_combo->count())
        m_tabs->setCurrentIndex(m_combo->currentIndex());
    m_tabs->setVisible(channels.size() > 1 && channels.size() <= maxTabs);
    updateWriting();
}

void LiveChatView::showOnly(const QString &channelId, const QString &userName)
{
    m_combo->setCurrentIndex(std::max(0, m_combo->findData(channelId)));
    if (m_tabs->count() == m_combo->count())
        m_tabs->setCurrentIndex(m_combo->currentIndex());
    m_search->setText(userName);
    updateFilter();
}

void LiveChatView::updateFilter()
{
    const QString id = channel();
    const QString text = m_search->text().trimmed();
    m_rows->setFilter([=](const ChatLine &line) {
        return (id.isEmpty() || line.channelId == id)
            && (text.isEmpty() || line.userName.contains(text, Qt::CaseInsensitive)
                || line.userLogin.contains(text, Qt::CaseInsensitive)
                || line.text.contains(text, Qt::CaseInsensitive)
                || line.notice.contains(text, Qt::CaseInsensitive));
    });
    m_lines->setShowsChannel(id.isEmpty() && m_service->channels().size() > 1);
    updateTexts();
}

void LiveChatView::updateTexts()
{
    LiveChat *chat = m_service->chat();
    m_permission->setVisible(!chat->mayRead() || !chat->mayWrite());
    if (!m_permission->isHidden()) {
        const Api::Scope missing = chat->mayRead() ? Api::Scope::UserWriteChat : Api::Scope::UserReadChat;
        m_permission->setSentence(chat->mayRead() ? tr("No permission to write.")
                                                  : tr("Messages are not shown."));
        m_permission->setRule(tr("Permission needed"),
                              tr("%1 has not granted permission for that.")
                                  .arg(isolated(m_service->account()->info().displayName)));
        m_permission->setAction(tr("Grant permission…"));
        m_permission->disconnect(this);
        connect(m_permission, &WhyHint::actionTriggered, this,
                [this, missing] { Q_EMIT permissionRequested(missing); });
    }
    const auto refusal = channel().isEmpty() ? std::nullopt : chat->refusal(channel());
    if (m_rows->rowCount() > 0)
        m_state->showList();
    else if (!chat->mayRead())
        m_state->showEmpty(Icon::Lock, tr("Without permission to read chat, messages are not shown."));
    else if (refusal)
        m_state->showEmpty(Icon::Warning, tr("The chat cannot be read. %1").arg(reasonOf(*refusal)));
    else if (m_rows->total() > 0 && !m_search->text().trimmed().isEmpty())
        m_state->showEmpty(Icon::Search, tr("No message matches."), tr("Clear filter"),
                           [this] { m_search->clear(); });
    else
        m_state->showEmpty(Icon::Chat, tr("Quiet here. Messages appear as they come."));
}

void LiveChatView::add(const QList<ChatLine> &lines)
{
    m_rows->upsert(lines);
    if (!m_lines->isFollowing()) {
        m_missed += int(lines.size());
        updatePaused();
    }
    if (m_state->isEmpty())
        updateTexts();
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
    const bool isBeside = width() >= px(personBeside);
    m_person->setVisible(m_paneAction->isChecked() && isBeside);
    m_person->setFixedWidth(px(personWidth));
    m_to->setVisible(m_service->channels().size() > 1);
    m_count->setVisible(width() >= px(480));
}

void LiveChatView::resizeEvent(QResizeEvent *event)
{
    PageView::resizeEvent(event);
    arrange();
}

void LiveChatView::reply(const ChatLine &line)
{
    if (!line.notice.isEmpty())
        return;
    m_replyId = line.id;
    m_replyTo->setText(tr("Replying to %1: %2").arg(isolated(line.userName), isolated(line.text.left(100))));
    m_to->setCurrentIndex(std::max(0, m_to->findData(line.channelId)));
    updateWriting();
    m_text->setFocus();
}

void LiveChatView::doAction(int row, ChatLines::RowAction action)
{
    updatePerson();
    switch (action) {
    case ChatLines::RowAction::Reply:
        return reply(m_rows->row(row));
    case ChatLines::RowAction::Delete:
        return m_person->deleteMessage();
    case ChatLines::RowAction::TimeOut:
        return m_person->timeOut();
    case ChatLines::RowAction::Ban:
        return m_person->ban();
    }
}

/// Each channel has its own text, which is shown again when the channel is chosen.
void LiveChatView::updateWriting()
{
    if (const QString to = target(); m_draftChannel != to) {
        if (m_draft.isActive() && !m_draftChannel.isEmpty())
            m_service->chat()->setDraft(m_draftChannel, m_text->text());
        m_draft.stop();
        m_draftChannel = to;
        const QSignalBlocker quiet(m_text);
        m_text->setText(m_service->chat()->draft(to));
        m_problem->hide();
    }
    const auto length = m_text->text().trimmed().toUcs4().size();
    m_count->setText(tr("%1 of %2", "the length of a text; the longest length").arg(length).arg(maxText));
    setTone(m_count, length > maxText ? Tone::Error : Tone::Hint);
    m_replyRow->setVisible(!m_replyId.isEmpty());
    m_send->setBlocked(!m_service->chat()->mayWrite() ? tr("Sidestage needs permission to write in chat.")
                           : target().isEmpty()       ? tr("No channel is chosen.")
                           : m_isSending              ? tr("The last message is being sent.")
                           : length == 0              ? tr("Write a message first.")
                           : length > maxText         ? tr("At most 500 characters.")
                                                      : QString());
}

void LiveChatView::write()
{
    if (const int wait = m_service->chat()->secondsToSend(); wait > 0) {
        m_send->setCooldown(wait * 1'000, wait * 1'000);
        return;
    }
    const QString text = m_text->text().trimmed();
    const QString to = target();
    m_isSending = true;
    updateWriting();
    m_service->chat()->send(
        to, text, m_replyId, this, [this, text, to](const Result<Api::SentChatMessage> &sent) {
            m_isSending = false;
            QString problem;
            if (!sent)
                problem = sent.error().isUncertain()
                    ? tr("It is not known whether the message was sent. %1").arg(reasonOf(sent.error()))
                    : tr("The message was not sent. %1").arg(reasonOf(sent.error()));
            else if (!sent->isSent)
                problem = tr("The message was not sent. %1")
                              .arg(sent->dropReason && !sent->dropReason->message.isEmpty()
                                       ? isolated(sent->dropReason->message)
                                       : tr("The chat has dropped it."));
            if (problem.isEmpty()) {
                m_lastText = text;
                m_replyId.clear();
                m_service->chat()->setDraft(to, {});
                // What was typed meanwhile stays.
                if (target() == to && m_text->text().trimmed() == text) {
                    m_text->clear();
                    m_draft.stop();
                }
            }
            updateWriting();
            m_problem->setText(problem);
            m_problem->setVisible(!problem.isEmpty());
            if (!problem.isEmpty())
                announce(m_text, problem, Announce::Assertive);
        });
}

bool LiveChatView::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_text && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Escape) {
            m_lines->setFocus(Qt::OtherFocusReason);
            return true;
        }
        if (key == Qt::Key_Up && m_text->text().isEmpty() && !m_lastText.isEmpty()) {
            m_text->setText(m_lastText);
            return true;
        }
    }
    return PageView::eventFilter(watched, event);
}

}  // namespace Sidestage
