// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rewards_page_world.h"

#include "rewards/library/plan_pane.h"
#include "rewards/list/library_list.h"

namespace Sidestage {

inline const QString bell = u"Ring the bell"_s;
inline const QString horn = u"Sound the horn"_s;
inline const QString lamp = u"Light the lamp"_s;
inline const QString other = u"Not ours"_s;

struct ThreeRewardsWorld : RewardsPageWorld
{
    using RewardsPageWorld::RewardsPageWorld;

    /// Three rewards of this app, all on, and one of another app.
    void openWithThree(QSize size = {1072, 700})
    {
        clearService();
        made(titled(bell, 300));
        made(titled(horn, 200));
        made(titled(lamp, 100));
        made(titled(other, 50), u"tilda-tools"_s);
        open(size);
        [&] { QTRY_COMPARE(catalogue()->items().size(), 4); }();
    }
    RewardSet saveSet(const QString &name, const QStringList &titles)
    {
        RewardSet set{.name = name};
        for (const QString &title : titles)
            set.rewards.append(item(title)->reward.id);
        if (const auto done = service->library()->saveSet(set); !done)
            qFatal("%s", qPrintable(done.error().message));
        settle();
        return set;
    }
    void choose(const RewardSet &set)
    {
        page->findChild<LibraryList *>()->choose({.kind = RewardChoice::Kind::Set, .set = set.id});
        settle();
    }
    PlanPane *pane() const { return find<PlanPane>(u"planPane"_s); }
    QAction *action(const char *name) const { return page->findChild<QAction *>(QLatin1String(name)); }
    QString after(const QString &title) const
    {
        const auto *model = table()->model();
        const int row = model->rowOf(item(title)->key);
        return row < 0 ? QString() : model->index(row, RewardTableModel::AfterColumn).data().toString();
    }
};

/// The same with the page open.
struct OpenRewards : ThreeRewardsWorld
{
    OpenRewards() { openWithThree(); }
};

}  // namespace Sidestage
