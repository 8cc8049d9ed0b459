// SPDX-License-Identifier: GPL-3.0-or-later
#include "people_view.h"

#include "base/bidi.h"
#include "channel_choice.h"
#include "kit/lists/anchored_table.h"
#include "people_rows.h"
#include "people_shared_card.h"

#include "accounts/account.h"
#include "accounts/account_list.h"
#include "chat/chat_service.h"
#include "chat/people/chat_channels.h"
#include "chat/people/chatter_list.h"
#include "chat/people/shared_chat.h"
#include "chat/shoutouts/shoutout_queue.h"
#include "kit/controls/search_field.h"
#include "kit/theme/accessible.h"
#include "words/words.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QSignalBlocker>

namespace Sidestage {

using Api::Scope;

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
    m_rows->setChatters(nullptr);
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
        m_shared->setOnScreen(true);
    }
}

void PeopleView::hideEvent(QHideEvent *event)
{
    ChatView::hideEvent(event);
    if (m_list) {
        m_list->setOnScreen(false);
        m_shared->setOnScreen(false);
    }
}

/// Looks at the current channel, by the account that acts there. Signed out, the list stays as it was.
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
    m_list->setFilter(m_search->text());
    m_rows->setChatters(m_list.get());
    m_table->sortByColumn(m_table->horizontalHeader()->sortIndicatorSection(),
                          m_table->horizontalHeader()->sortIndicatorOrder());
    m_sharedCard->setChat(m_shared.get(), id);
    connect(m_list.get(), &ChatterList::totalsChanged, this, &PeopleView::updateTexts);
    connect(m_list.get(), &ChatterList::busyChanged, this, [this] {
        if (!m_list->isBusy())
            m_table->restoreAnchor();
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
    m_shared->setOnScreen(isVisible());
    updateTexts();
    Q_EMIT freshnessChanged();
}

void PeopleView::drop()
{
    m_sharedCard->setChat(nullptr, {});
    m_rows->setChatters(nullptr);
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

// What is done

void PeopleView::performAction()
{
    if (!m_list)
        return;
    if (m_list->refusal() && !m_list->account()->may(Scope::ModeratorReadChatters))
        Q_EMIT permissionRequested(Scope::ModeratorReadChatters, m_list->account()->userId());
    else if (!m_list->refusal() && m_list->total() > 0 && m_list->rowCount() == 0)
        m_search->clear();
    else
        refresh();
}

void PeopleView::search()
{
    if (!m_list)
        return;
    m_list->setFilter(m_search->text());
    begin();
    m_saying.start();
    updateTexts();
}

/// Something else is to be shown, unless it is the same.
void PeopleView::begin()
{
    if (m_list && m_list->isBusy())
        m_table->begin();
}

QString PeopleView::currentId() const
{
    const QModelIndex index = m_table->currentIndex();
    return index.isValid() ? index.data(ChatterModel::IdRole).toString() : QString();
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

}  // namespace Sidestage
