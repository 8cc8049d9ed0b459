// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "client_rig.h"

#include "base/clock.h"
#include "events/poll_scheduler.h"
#include "kit/controls/form_field.h"
#include "rewards/decisions/decision_service.h"
#include "rewards/editor/reward_editor.h"
#include "rewards/editor/reward_form.h"
#include "rewards/library/reward_library.h"
#include "rewards/list/reward_catalogue.h"
#include "rewards/list/reward_changes.h"
#include "rewards/list/reward_list.h"
#include "rewards/list/reward_table.h"
#include "rewards/list/reward_table_model.h"
#include "rewards/queue/redemption_queue.h"
#include "rewards/rewards_page.h"
#include "rewards/rewards_service.h"
#include "sandbox/rewards/rewards.h"

#include <QAbstractButton>
#include <QApplication>
#include <QDialog>
#include <QLineEdit>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTableView>

namespace Sidestage {

/// The Rewards page of a signed-in account, with the real client and its own sandbox.
struct RewardsPageRig : ClientRig
{
    explicit RewardsPageRig(const QString &login = QStringLiteral("teaandturrets"),
                            Api::ScopeSet scopes = SandboxFixture::everyScope())
        : ClientRig(login, scopes)
    {
    }
    ~RewardsPageRig()
    {
        page.reset();
        service.reset();
    }

    /// Opens the service and the page, and waits for the rewards.
    void open(QSize size = {1072, 700})
    {
        service = std::make_unique<RewardsService>(account.get(), Clock::system());
        service->decisions()->setGrace(Api::RedemptionDecision::Canceled, 0);
        service->decisions()->setGrace(Api::RedemptionDecision::Fulfilled, 0);
        service->start();
        page = std::make_unique<RewardsPage>(service.get());
        notes.clear();
        QObject::connect(page.get(), &Page::notified, page.get(),
                         [this](const QString &text, const std::function<void()> &undo, Pill::Kind kind) {
                             notes.append(text);
                             lastKind = kind;
                             lastUndo = undo;
                         });
        page->resize(size);
        page->show();
        page->activateWindow();
        [&] {
            QVERIFY(QTest::qWaitForWindowActive(page.get()));
            if (account->may(Api::Scope::ChannelReadRedemptions)
                || account->may(Api::Scope::ChannelManageRedemptions))
                QTRY_VERIFY(service->rewards()->availability() != RewardList::Availability::Unknown);
        }();
        settle();
    }
    /// Closes the page and the service, as at the end of a run.
    void close()
    {
        page.reset();
        service.reset();
    }
    /// Waits until the page has processed all changes.
    void settle()
    {
        QCoreApplication::processEvents();
        if (auto *catalogue = page->findChild<RewardCatalogue *>())
            catalogue->gather();
        QCoreApplication::processEvents();
    }
    /// Reads the rewards again.
    void read()
    {
        const QDateTime before = service->rewards()->poll()->asOf();
        service->rewards()->refresh();
        [&] { QTRY_VERIFY(service->rewards()->poll()->asOf() > before); }();
        settle();
    }

    template <class T>
    T *find(const QString &name) const
    {
        T *widget = page->findChild<T *>(name);
        if (!widget)
            qFatal("no %s", qPrintable(name));
        return widget;
    }
    void click(const char *name)
    {
        auto *button = find<QAbstractButton>(QLatin1String(name));
        QTest::mouseClick(button, Qt::LeftButton);
    }
    template <class T = QDialog>
    T *dialog(const char *name)
    {
        T *found = nullptr;
        [&] { QTRY_VERIFY((found = page->findChild<T *>(QLatin1String(name))) && found->isVisible()); }();
        return found;
    }
    RewardTable *table() const { return find<RewardTable>(QStringLiteral("rewardTable")); }
    QTableView *view() const { return table()->view(); }
    RewardEditor *editor() const { return find<RewardEditor>(QStringLiteral("rewardEditor")); }
    FormField *field(RewardField field) const { return editor()->form()->row(int(field)); }
    RewardCatalogue *catalogue() const { return page->findChild<RewardCatalogue *>(); }
    const RewardItem *item(const QString &title) const
    {
        for (const RewardItem &item : catalogue()->items()) {
            if (item.title() == title)
                return &item;
        }
        return nullptr;
    }
    QStringList shownTitles() const
    {
        QStringList titles;
        const auto *model = table()->model();
        for (int row = 0; row < model->rowCount(); ++row)
            titles.append(model->row(row).title());
        return titles;
    }
    void select(const QString &title)
    {
        const RewardItem *found = item(title);
        if (!found)
            qFatal("no reward %s", qPrintable(title));
        table()->setCurrentKey(found->key);
        view()->setFocus();
    }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(QApplication::focusWidget() ? QApplication::focusWidget() : page.get(), key,
                        modifiers);
    }
    void type(QWidget *into, const QString &text)
    {
        into->setFocus();
        if (auto *line = qobject_cast<QLineEdit *>(into))
            line->selectAll();
        if (auto *spin = qobject_cast<QSpinBox *>(into))
            spin->selectAll();
        QTest::keyClicks(into, text);
    }

    // The service

    QList<Api::Reward> onService()
    {
        return sandbox.inSandbox(
            [&](Sandbox::World &world) { return world.area<Sandbox::Rewards>().all(id()).value_or({}); });
    }
    std::optional<Api::Reward> onService(const QString &title)
    {
        for (const Api::Reward &reward : onService()) {
            if (reward.title == title)
                return reward;
        }
        return {};
    }
    Api::Reward made(const Api::RewardChanges &wanted, const QString &clientId = {})
    {
        return sandbox.inSandbox([&](Sandbox::World &world) {
            const auto reward = world.area<Sandbox::Rewards>().create(
                id(), clientId.isEmpty() ? sandbox.client().id : clientId, wanted);
            if (!reward)
                qFatal("%s", qPrintable(reward.error().message));
            return *reward;
        });
    }
    void clearService()
    {
        const auto all = onService();
        sandbox.inSandbox([&](Sandbox::World &world) {
            for (const Api::Reward &reward : all)
                std::ignore = world.area<Sandbox::Rewards>().remove(id(), reward.id);
        });
    }

    /// Makes `count` waiting redemptions and waits until they are in the queue.
    QStringList letWait(const QString &title, int count)
    {
        const Api::Reward reward = onService(title).value_or(Api::Reward{});
        sandbox.inSandbox([&](Sandbox::World &world) {
            if (!world.area<Sandbox::Rewards>().fill(id(), reward.id, count))
                qFatal("cannot fill");
        });
        const auto waiting = ask(Api::GetRedemptions{.broadcasterId = id(),
                                                     .rewardId = reward.id,
                                                     .status = Api::RedemptionStatus::Unfulfilled,
                                                     .first = 50});
        if (!waiting)
            qFatal("%s", qPrintable(waiting.error().message));
        QStringList ids;
        for (const Api::Redemption &redemption : waiting->data)
            ids.append(redemption.id);
        service->queue()->upsert(waiting->data, QDateTime::currentDateTimeUtc());
        settle();
        return ids;
    }
    /// The status of the redemption on the service.
    Api::RedemptionStatus statusOf(const QString &redemptionId)
    {
        return sandbox.inSandbox([&](Sandbox::World &world) {
            auto rows = world.database().query("SELECT status FROM redemptions WHERE id = ?", redemptionId);
            return rows.next() ? Api::RedemptionStatus(rows.integer(0)) : Api::RedemptionStatus::Unknown;
        });
    }

    std::unique_ptr<RewardsService> service{};
    std::unique_ptr<RewardsPage> page{};
    QStringList notes{};
    std::function<void()> lastUndo{};
    Pill::Kind lastKind = Pill::Kind::Neutral;
};

inline Api::RewardChanges titled(const QString &title, qint64 cost = 100)
{
    Api::RewardChanges reward;
    reward.title = title;
    reward.cost = cost;
    return reward;
}

}  // namespace Sidestage
