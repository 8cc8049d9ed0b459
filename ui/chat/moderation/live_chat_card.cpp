// SPDX-License-Identifier: GPL-3.0-or-later
#include "live_chat_card.h"

#include "accounts/account.h"
#include "chat/moderation/moderation_service.h"
#include "chat_writer.h"
#include "client/session.h"
#include "kit/controls/button.h"
#include "kit/messages/page_state.h"
#include "kit/theme/named.h"
#include "kit/theme/theme.h"
#include "page/permission_hint.h"

#include <QBoxLayout>

namespace Sidestage {

namespace {

/// In px at a body line of 20 px.
constexpr int minHeight = 240;

}  // namespace

LiveChatCard::LiveChatCard(ModerationService *service, QWidget *parent)
    : OverviewCard(tr("Live chat"), Icon::Chat, parent)
    , m_service(service)
    , m_rows(makeChatRows(service, true, this))
    , m_lines(named("liveMessageList", new MessageList(m_rows), tr("Messages")))
    , m_state(new PageState(m_lines, QStringLiteral("liveChatEmpty")))
    , m_pause(named("liveChatPause", Button::compact(Icon::Pause, tr("Pause"))))
    , m_writer(new ChatWriter(service))
    , m_permission(named("liveChatPermission", new PermissionHint))
{
    setObjectName(QStringLiteral("liveChatCard"));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Expanding);
    const QString self = service->account()->userId();
    m_lines->setOwnLogin(service->account()->info().login);
    m_lines->setOffered(1);  // to reply; all others are on the page
    build();
    LiveChat *chat = service->chat();
    connect(chat, &LiveChat::added, this, [this, self](const QList<ChatLine> &lines) {
        if (!m_lines->isFollowing()) {
            m_missed += int(std::count_if(lines.cbegin(), lines.cend(),
                                          [&](const ChatLine &line) { return line.channelId == self; }));
            updatePaused();
        }
        updateTexts();
    });
    connect(chat, &LiveChat::coverageChanged, this, [this] {
        updateTexts();
        emitFreshness();
    });
    connect(service->account()->session(), &Session::tokenChanged, this, &LiveChatCard::updateTexts);
    connect(service, &ModerationService::channelsChanged, this, &LiveChatCard::updateTexts);
    connect(m_lines, &MessageList::followingChanged, this, [this] {
        m_missed = 0;
        updatePaused();
    });
    connect(m_lines, &MessageList::actionTriggered, this,
            [this](int row) { m_writer->reply(m_rows->row(row)); });
    updatePaused();
    updateTexts();
}

void LiveChatCard::build()
{
    auto *open = named("openLiveChat", Button::compact(tr("Open")), tr("Open Moderation"));
    connect(open, &QPushButton::clicked, this,
            [this] { Q_EMIT pageRequested(QStringLiteral("moderation")); });
    addToHead(m_pause);
    addToHead(open);
    m_pause->setCheckable(true);
    connect(m_pause, &QPushButton::clicked, this, [this] { m_lines->setFollowing(!m_lines->isFollowing()); });
    // Takes the height that the cards beside it have, and never makes them higher itself.
    m_state->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Ignored);
    body()->addWidget(m_state, 1);
    body()->addWidget(m_permission);
    body()->addWidget(m_writer);
    connect(m_writer, &ChatWriter::left, this, &LiveChatCard::takeKeyboard);
}

Freshness LiveChatCard::freshness() const
{
    if (isHidden())
        return {};
    const bool isLive = m_service->chat()->isLive(m_service->account()->userId());
    return {.asOf = isLive ? QDateTime::currentDateTimeUtc() : QDateTime(),
            .loading = !isLive && m_service->chat()->mayRead(),
            .live = isLive};
}

bool LiveChatCard::takeKeyboard()
{
    m_lines->setFocus(Qt::OtherFocusReason);
    return true;
}

void LiveChatCard::fit()
{
    m_state->setMinimumHeight(px(minHeight));
}

/// The chat is read once somebody looks at it.
void LiveChatCard::showEvent(QShowEvent *event)
{
    OverviewCard::showEvent(event);
    m_service->readChat();
}

void LiveChatCard::updatePaused()
{
    const bool isPaused = !m_lines->isFollowing();
    m_pause->setChecked(isPaused);
    m_pause->setText(!isPaused          ? tr("Pause")
                         : m_missed > 0 ? tr("Resume · %Ln new", nullptr, m_missed)
                                        : tr("Resume"));
    m_pause->setSymbol(isPaused ? Icon::Play : Icon::Pause);
}

void LiveChatCard::updateTexts()
{
    const QString self = m_service->account()->userId();
    QList<ChatChannel> own = m_service->channels();
    own.removeIf([&](const ChatChannel &channel) { return channel.id != self; });
    m_writer->setChannels(own);
    showChatState(m_service, self, m_rows, m_state, m_permission);
}

}  // namespace Sidestage
