// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rewards/editor/reward_form.h"
#include "rewards_world.h"
#include "test_window.h"

#include "kit/controls/form_field.h"
#include "rewards/decisions/decision_service.h"
#include "rewards/editor/reward_editor.h"
#include "rewards/library/reward_library.h"
#include "rewards/list/reward_catalogue.h"
#include "rewards/list/reward_changes.h"
#include "rewards/list/reward_list.h"
#include "rewards/list/reward_table.h"
#include "rewards/list/reward_table_model.h"
#include "rewards/queue/redemption_queue.h"
#include "rewards/rewards_page.h"
#include "rewards/rewards_service.h"

#include <QLineEdit>
#include <QSpinBox>
#include <QTableView>

namespace Sidestage {

using namespace Qt::StringLiterals;

/// The Rewards page of a signed-in account, with the real client and its own sandbox.
struct RewardsPageWorld : RewardsWorld, TestWindow
{
    using RewardsWorld::RewardsWorld;

    /// Opens the service and the page, and waits for the rewards.
    void open(QSize size = {1072, 700})
    {
        service = make<RewardsService>(account.get(), Clock::system());
        service->decisions()->setGrace(Api::RedemptionDecision::Canceled, 0);
        service->decisions()->setGrace(Api::RedemptionDecision::Fulfilled, 0);
        service->start();
        page = new RewardsPage(service);
        notes.clear();
        QObject::connect(page, &Page::notified, page,
                         [this](const QString &text, const std::function<void()> &undo, Pill::Kind kind) {
                             notes.append(text);
                             lastKind = kind;
                             lastUndo = undo;
                         });
        show(page, size);
        [&] {
            if (account->may(Api::Scope::ChannelReadRedemptions)
                || account->may(Api::Scope::ChannelManageRedemptions))
                QTRY_VERIFY(service->rewards()->availability() != RewardList::Availability::Unknown);
        }();
        settle();
    }
    /// Closes the page and the service, as at the end of a run.
    void close()
    {
        window.reset();
        endParts();
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

    RewardTable *table() const { return find<RewardTable>(u"rewardTable"_s); }
    QTableView *view() const { return table()->view(); }
    RewardEditor *editor() const { return find<RewardEditor>(u"rewardEditor"_s); }
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
    void type(QWidget *into, const QString &text)
    {
        into->setFocus();
        if (auto *line = qobject_cast<QLineEdit *>(into))
            line->selectAll();
        if (auto *spin = qobject_cast<QSpinBox *>(into))
            spin->selectAll();
        QTest::keyClicks(into, text);
    }

    /// Makes `count` waiting redemptions and waits until they are in the queue.
    QStringList letWait(const QString &title, int count)
    {
        const Api::Reward reward = onService(title).value_or(Api::Reward{});
        fill(count, reward.id);
        const auto waiting = ask(Api::GetRedemptions{.broadcasterId = id(),
                                                     .rewardId = reward.id,
                                                     .status = Api::RedemptionStatus::Unfulfilled,
                                                     .first = 50});
        if (!waiting)
            qFatal("%s", qPrintable(waiting.error().message));
        service->queue()->upsert(waiting->data, QDateTime::currentDateTimeUtc());
        settle();
        return idsOf(waiting->data);
    }
    RewardsService *service = nullptr;
    RewardsPage *page = nullptr;
    QStringList notes{};
    std::function<void()> lastUndo{};
    Pill::Kind lastKind = Pill::Kind::Neutral;
};

}  // namespace Sidestage
