// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chat_world.h"
#include "test_window.h"

#include "chat/announcements/announce_card.h"
#include "chat/announcements/announcer.h"
#include "chat/chat_service.h"
#include "chat/lockdown/lockdown_banner.h"
#include "chat/lockdown/snapshots_card.h"
#include "chat/modes/mode_board.h"
#include "chat/modes/mode_scheduler.h"
#include "chat/people/channel_choice.h"
#include "chat/people/chat_channels.h"
#include "chat/shoutouts/shoutout_queue.h"
#include "chat/shoutouts/shoutouts_card.h"
#include "chat/store/chat_store.h"

#include <QComboBox>
#include <QMenu>
#include <QVBoxLayout>

namespace Sidestage {

using namespace Qt::StringLiterals;

/// The cards of the page Chat in their own window, with QuillScribe's channels in a sandbox.
struct CardWorld : ChatWorld, TestWindow
{
    explicit CardWorld(bool withEvents = false, Api::ScopeSet granted = SandboxFixture::everyScope())
        : ChatWorld(withEvents)
        , scopes(granted)
    {
        for (const char *login : {"paperlantern", "moonlitforge", "sundaywelder", "thistlegrand"})
            channels.append(idOf(QLatin1String(login)));
        open();
    }

    /// Opens the service and shows the cards, as at the start of the program.
    void open()
    {
        Account *account = signIn(u"quillscribe"_s, scopes);
        service = make<ChatService>(accounts.get(), clock, QString());
        service->announcer()->setTiming(std::chrono::milliseconds(1), std::chrono::milliseconds(2),
                                        std::chrono::seconds(5));
        service->start();
        service->channels()->setOnScreen(true);
        [&] { QTRY_VERIFY(isKnown()); }();
        // Shows the four channels that the tests use.
        for (const QString &id : service->channels()->ids())
            service->channels()->setShown(id, channels.contains(id));
        choice = make<ChannelChoice>(service->channels(), account->userId());
        choice->setCurrent(channels.first());
        window = std::make_unique<QWidget>();
        auto *layout = new QVBoxLayout(window.get());
        banner = new LockdownBanner(service, choice);
        snapshots = new SnapshotsCard(service, choice);
        announce = new AnnounceCard(service, choice);
        shoutouts = new ShoutoutsCard(service, choice);
        for (QWidget *part : {static_cast<QWidget *>(banner), static_cast<QWidget *>(snapshots),
                              static_cast<QWidget *>(announce), static_cast<QWidget *>(shoutouts)})
            layout->addWidget(part);
        const auto note = [this](const QString &text, const std::function<void()> &undo) {
            notes.append(text);
            lastUndo = undo;
        };
        QObject::connect(banner, &LockdownBanner::notified, window.get(), note);
        QObject::connect(snapshots, &SnapshotsCard::notified, window.get(), note);
        QObject::connect(announce, &AnnounceCard::notified, window.get(), note);
        QObject::connect(shoutouts, &ShoutoutsCard::notified, window.get(), note);
        QObject::connect(snapshots, &SnapshotsCard::lockdownRequested, banner, &LockdownBanner::lockDown);
        show(window.release(), {900, 800});
    }
    /// As after a restart of the program.
    void reopen()
    {
        window.reset();
        restart();
        open();
    }
    bool isKnown() const
    {
        return std::all_of(channels.begin(), channels.end(), [this](const QString &id) {
            const auto channel = service->channels()->find(id);
            return channel && service->channels()->accountFor(id) && !channel->name.isEmpty()
                && channel->live != ChatChannel::Live::Unknown;
        });
    }
    void setLive(const QString &login, bool live)
    {
        const QString id = idOf(login);
        stream(id, live);
        service->channels()->refresh();
        const auto wanted = live ? ChatChannel::Live::Live : ChatChannel::Live::Offline;
        [&] { QTRY_COMPARE(service->channels()->find(id)->live, wanted); }();
    }

    template <class T = QWidget>
    T *find(const QString &name) const
    {
        for (T *widget : window->findChildren<T *>(name)) {
            // A replaced card exists until the next turn of the event loop.
            if (!widget->isHidden())
                return widget;
        }
        return nullptr;
    }
    static QAbstractButton *button(QWidget *in, const QString &name)
    {
        auto *button = in->findChild<QAbstractButton *>(name);
        if (!button)
            qFatal("no button %s", qPrintable(name));
        return button;
    }
    /// All visible texts in it.
    static QString text(const QWidget *in)
    {
        QStringList all;
        if (!in)
            return {};  // it is being replaced
        for (const QLabel *label : in->findChildren<QLabel *>()) {
            if (label->isVisibleTo(in))
                all.append(label->text());
        }
        return all.join('\n'_L1);
    }
    /// The sentence of the first visible banner.
    QString sentence() const
    {
        for (const QLabel *label : window->findChildren<QLabel *>(u"bannerSentence"_s)) {
            if (label->isVisible())
                return label->text();
        }
        return {};
    }
    /// The menu action with this text.
    static QAction *action(QAbstractButton *button, const QString &text)
    {
        for (QAction *action : button->findChild<QMenu *>()->actions()) {
            if (action->text() == text)
                return action;
        }
        qFatal("no action %s", qPrintable(text));
    }
    bool holds(ModeHold::State state, int count) const
    {
        const auto all = service->scheduler()->lockdown();
        return std::count_if(all.begin(), all.end(),
                             [state](const ModeHold &hold) { return hold.state == state; })
            == count;
    }
    QMap<QString, ChatModes> allOnService()
    {
        return {{u"paperlantern"_s, onService(u"paperlantern"_s)},
                {u"moonlitforge"_s, onService(u"moonlitforge"_s)},
                {u"sundaywelder"_s, onService(u"sundaywelder"_s)},
                {u"thistlegrand"_s, onService(u"thistlegrand"_s)}};
    }

    Api::ScopeSet scopes;
    QStringList channels{};
    ChatService *service = nullptr;
    ChannelChoice *choice = nullptr;
    LockdownBanner *banner = nullptr;
    SnapshotsCard *snapshots = nullptr;
    AnnounceCard *announce = nullptr;
    ShoutoutsCard *shoutouts = nullptr;
    QStringList notes{};
    std::function<void()> lastUndo{};
};

}  // namespace Sidestage
