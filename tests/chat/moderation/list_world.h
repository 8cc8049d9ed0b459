// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "test_window.h"
#include "test_world.h"

#include "chat/moderation/lists/channel_combo.h"
#include "chat/moderation/moderation_service.h"
#include "chat/people/chat_channels.h"
#include "kit/search/search_field.h"
#include "page/page.h"
#include "sandbox/chat/blocked_terms.h"
#include "sandbox/moderation/moderation.h"
#include "sandbox/world/domain_event.h"

#include <QAction>
#include <QFile>
#include <QFileDialog>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QTableView>

namespace Sidestage {

using namespace Qt::StringLiterals;

/// TeaAndTurrets in their own channel and as a moderator of three others, with one tab of the page
/// Moderation.
struct ListWorld : TestWorld, TestWindow
{
    explicit ListWorld(Api::ScopeSet granted = SandboxFixture::everyScope(), bool hasEvents = true)
        : TestWorld({.login = {}, .hasEvents = hasEvents, .isOnDisk = true})
        , scopes(granted)
    {
        own = idOf(u"teaandturrets"_s);
        for (const auto &login : {u"paperlantern"_s, u"moonlitforge"_s, u"sundaywelder"_s}) {
            others.append(idOf(login));
            setModerator(login, u"teaandturrets"_s, true);
        }
        sandbox.inSandbox([this](Sandbox::World &world) {
            world.listen([bans = m_bans](const Sandbox::DomainEvent &event) {
                if (event.kind == Sandbox::DomainEvent::Kind::UserBanned)
                    ++(*bans)[event.broadcasterId + u'/' + event.subjectId];
            });
        });
        onStart();
    }
    ~ListWorld() override { window.reset(); }

    void onStart() override
    {
        user = signIn(u"teaandturrets"_s, scopes);
        channels = make<ChatChannels>(accounts.get(), store.get(), clock);
        channels->start();
        channels->setOnScreen(true);
        service = make<ModerationService>(user, channels, clock);
        // No request takes long here.
        service->outbox()->setSettling(std::chrono::milliseconds(50));
        [&] { QTRY_COMPARE(service->channels().size(), 1 + others.size()); }();
    }
    /// As when the program ends and starts again, without a window.
    void restartProgram()
    {
        window.reset();
        restart();
    }
    template <class View>
    View *open()
    {
        View *view = TestWindow::show(new View(service), {1032, 700});
        list = view->objectName().chopped(4);  // "bannedView": "banned"
        QObject::connect(view, &PageView::notified, view,
                         [this](const QString &text, const std::function<void()> &undo) {
                             notes.append(text);
                             lastUndo = undo;
                         });
        QObject::connect(view, &View::permissionRequested, view,
                         [this](Api::Scope scope) { asked.append(scope); });
        return view;
    }
    QAction *action(QAnyStringView name) const
    {
        auto *found = window->findChild<QAction *>(name.toString());
        if (!found)
            qFatal("no action %s", qPrintable(name.toString()));
        return found;
    }
    QTableView *table(QAnyStringView name) const { return find<QTableView>(name); }
    int rows(QAnyStringView name) const { return table(name)->model()->rowCount(); }
    /// The rows of the tab.
    int count() const { return rows(list + u"Table"_s); }
    /// Selects the row of the tab with this text in the first column.
    bool has(const QString &text) const
    {
        QTableView *view = table(list + u"Table"_s);
        for (int row = 0; row < view->model()->rowCount(); ++row) {
            if (view->model()->index(row, 0).data().toString() == text) {
                view->selectRow(row);
                view->setFocus();
                return true;
            }
        }
        return false;
    }
    void search(const QString &text) const { find<SearchField>(list + u"Search"_s)->setText(text); }
    void setChannel(const QString &id) const { find<ChannelCombo>(u"moderationChannel"_s)->setChannel(id); }
    /// Writes a file and returns its path.
    QString saved(const QByteArray &bytes) const
    {
        QFile file(dir.filePath(u"list.txt"_s));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("cannot write");
        return file.fileName();
    }
    /// Imports a file, as the user does, and returns what the dialog says before anything is sent.
    QStringList import(const QString &path) const
    {
        action(list == u"banned" ? u"importBans"_s : u"importTerms"_s)->trigger();
        chooseFile(list + u"ViewOpenDialog"_s, path);
        auto *chooser = dialog(u"importDialog"_s);
        auto *confirm = find<QAbstractButton>(u"importConfirm"_s, chooser);
        [&] { QTRY_VERIFY(confirm->isEnabled()); }();
        const QStringList said{find<QLabel>(u"importSum"_s, chooser)->text(),
                               find<QPlainTextEdit>(u"importProblems"_s, chooser)->toPlainText()};
        QTest::mouseClick(confirm, Qt::LeftButton);
        return said;
    }
    /// Gives the keyboard back to the window, after a dialog has closed.
    void activate() const
    {
        window->activateWindow();
        [&] { QVERIFY(QTest::qWaitForWindowActive(window.get(), testPatience)); }();
    }
    /// Answers the dialog for a file.
    void chooseFile(QAnyStringView name, const QString &path) const
    {
        auto *chooser = dialog<QFileDialog>(name);
        Q_EMIT chooser->fileSelected(path);
        chooser->close();
    }
    void copyTo(const QStringList &ids) const
    {
        auto *chooser = dialog(u"channelsDialog"_s);
        auto *list = find<QListWidget>(u"copyChannels"_s, chooser);
        for (int row = 0; row < list->count(); ++row) {
            for (const QString &id : ids) {
                if (list->item(row)->text() == service->nameOf(id))
                    list->item(row)->setCheckState(Qt::Checked);
            }
        }
        QTest::mouseClick(find<QAbstractButton>(u"copyConfirm"_s, chooser), Qt::LeftButton);
    }
    /// The newest job; none: an empty one.
    OutboxJob lastJob() const
    {
        const QList<OutboxJob> jobs = service->outbox()->jobs();
        return jobs.isEmpty() ? OutboxJob() : jobs.first();
    }
    /// Sends what is held, and waits for the outcome of each row.
    void finishJobs() const
    {
        service->outbox()->sendAllNow();
        [&] { QTRY_COMPARE(service->outbox()->held(), 0); }();
    }

    QList<Api::BannedUser> banned(const QString &channel)
    {
        return sandbox.inSandbox([&](Sandbox::World &world) {
            QList<Api::BannedUser> all;
            std::optional<QString> after;
            for (;;) {
                const auto page = world.area<Sandbox::Moderation>().banned(channel, 100, after, {});
                if (!page)
                    qFatal("%s", qPrintable(page.error().message));
                all += page->data;
                if (!page->next())
                    return all;
                after = *page->next();
            }
        });
    }
    bool isBanned(const QString &channel, const QString &userId)
    {
        return sandbox.inSandbox([&](Sandbox::World &world) { return world.isBanned(channel, userId); });
    }
    QStringList terms(const QString &channel)
    {
        return sandbox.inSandbox([&](Sandbox::World &world) {
            QStringList all;
            const auto page = world.area<Sandbox::BlockedTerms>().list(channel, 100, {});
            for (const Api::BlockedTerm &term : page.value_or({}).data)
                all.append(term.text);
            all.sort();
            return all;
        });
    }
    void ban(const QString &channel, const QString &userId, std::optional<int> seconds = {})
    {
        sandbox.act([&](Sandbox::World &world) {
            return world.area<Sandbox::Moderation>().ban(
                channel, channel, {.userId = userId, .duration = seconds, .reason = u"Seen, and \"done\""_s});
        });
    }
    /// Adds viewers "crowd_0001" with the id 7000001.
    void addViewers(int count)
    {
        sandbox.inSandbox([&](Sandbox::World &world) {
            for (int i = 1; i <= count; ++i) {
                Api::User viewer{.id = QString::number(7'000'000 + i),
                                 .login = u"crowd_%1"_s.arg(i, 4, 10, '0'_L1),
                                 .createdAt = QDateTime::currentDateTimeUtc()};
                viewer.displayName = viewer.login;
                if (!world.addUser(viewer))
                    qFatal("not added");
            }
        });
    }
    /// How often the service has banned a user, by channel and user.
    QHash<QString, int> bans()
    {
        return sandbox.inSandbox([this](Sandbox::World &) { return *m_bans; });
    }

private:
    /// Used in the sandbox's thread.
    std::shared_ptr<QHash<QString, int>> m_bans = std::make_shared<QHash<QString, int>>();

public:
    Api::ScopeSet scopes;
    QString own{};
    QStringList others{};
    Account *user = nullptr;
    ChatChannels *channels = nullptr;
    ModerationService *service = nullptr;
    QString list{};  ///< The tab that is open: "banned", "terms", "log".
    QStringList notes{};
    std::function<void()> lastUndo{};
    QList<Api::Scope> asked{};
};

}  // namespace Sidestage
