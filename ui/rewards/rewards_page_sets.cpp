// SPDX-License-Identifier: GPL-3.0-or-later

// Sets of the Rewards page, and its files.

#include "rewards_page.h"

#include "base/bidi.h"
#include "rewards/library/add_rewards_dialog.h"
#include "rewards/library/import_dialog.h"
#include "rewards/library/plan_pane.h"
#include "rewards/library/set_name_dialog.h"
#include "rewards/list/library_list.h"
#include "rewards/list/reward_operations.h"
#include "rewards/list/reward_table.h"

#include "rewards/library/library_json.h"
#include "rewards/rewards_service.h"
#include "words/words.h"

#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QListView>
#include <QSaveFile>
#include <QTableView>

namespace Sidestage {

void RewardsPage::newSet(const QStringList &keys)
{
    RewardSet set;
    for (const QString &key : keys) {
        const RewardItem *item = m_catalogue->find(key);
        if (item && item->isOurs() && item->reward.id > 0)
            set.rewards.append(item->reward.id);
    }
    auto *dialog = new SetNameDialog(m_service->library(), set, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &SetNameDialog::saved, this, [this](const RewardSet &made) {
        m_catalogue->gather();
        m_library->choose({.kind = RewardChoice::Kind::Set, .set = made.id});
        // Its keys act there: W swaps it in.
        (m_library->isVisible() ? static_cast<QWidget *>(m_library->view()) : m_table->view())
            ->setFocus(Qt::OtherFocusReason);
    });
    dialog->open();
}

void RewardsPage::askForMembers()
{
    const auto set = m_catalogue->set(m_library->choice().set);
    if (!set)
        return;
    QList<RewardItem> others;
    for (const RewardItem &item : m_catalogue->items()) {
        if (item.isOurs() && item.reward.id > 0 && !set->rewards.contains(item.reward.id))
            others.append(item);
    }
    if (others.isEmpty())
        return Q_EMIT notified(set->rewards.isEmpty() ? tr("There are no rewards yet.")
                                                      : tr("Every reward is in this set."),
                               {});
    auto *dialog = new AddRewardsDialog(set->name, others, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &AddRewardsDialog::chosen, this,
            [this, id = set->id](const QStringList &keys) { m_operations->addToSet(keys, id); });
    dialog->open();
}

void RewardsPage::renameSet(qint64 id)
{
    const auto set = m_catalogue->set(id);
    if (!set)
        return;
    auto *dialog = new SetNameDialog(m_service->library(), *set, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &SetNameDialog::saved, m_catalogue, &RewardCatalogue::gather);
    dialog->open();
}

void RewardsPage::duplicateSet(qint64 id)
{
    auto set = m_catalogue->set(id);
    if (!set)
        return;
    set->id = 0;
    set->isFavourite = false;
    set->appliedAt = {};
    set->name = tr("%1 (copy)").arg(set->name);
    if (const auto done = m_service->library()->saveSet(*set); !done)
        return Q_EMIT notified(reasonOf(done.error()), {}, Pill::Kind::Error);
    m_catalogue->gather();
    m_library->choose({.kind = RewardChoice::Kind::Set, .set = set->id});
}

void RewardsPage::removeSet(qint64 id)
{
    const auto set = m_catalogue->set(id);
    if (!set)
        return;
    if (m_planned && m_planned->id == id && m_pane->isPreview())
        closePlan();
    if (const auto done = m_service->library()->removeSet(id); !done)
        return Q_EMIT notified(reasonOf(done.error()), {}, Pill::Kind::Error);
    m_catalogue->gather();
    Q_EMIT notified(tr("Set “%1” deleted; its rewards are kept").arg(isolated(set->name)), [this, set] {
        RewardSet again = *set;
        again.id = 0;
        if (const auto done = m_service->library()->saveSet(again); !done)
            Q_EMIT notified(reasonOf(done.error()), {}, Pill::Kind::Error);
        m_catalogue->gather();
    });
}

void RewardsPage::askExport()
{
    const QStringList keys = m_table->ticked();
    auto *dialog = new QFileDialog(this, tr("Export rewards"), QString(), tr("Rewards (*.json)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("json"));
    dialog->selectFile(QStringLiteral("rewards.json"));
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, keys](const QString &path) { exportTo(path, keys); });
    dialog->open();
}

bool RewardsPage::exportTo(const QString &path, const QStringList &keys)
{
    QList<qint64> rewards;
    for (const RewardItem &item : m_catalogue->items()) {
        if (item.isOurs() && item.reward.id > 0 && (keys.isEmpty() || keys.contains(item.key)))
            rewards.append(item.reward.id);
    }
    QList<qint64> sets;
    for (const RewardSet &set : m_catalogue->sets()) {
        if (std::all_of(set.rewards.begin(), set.rewards.end(),
                        [&](qint64 reward) { return rewards.contains(reward); }))
            sets.append(set.id);
    }
    QSaveFile file(path);
    const QByteArray json = m_service->library()->toJson(rewards, sets);
    if (!file.open(QIODevice::WriteOnly) || file.write(json) != json.size() || !file.commit()) {
        Q_EMIT notified(tr("Could not export the rewards. %1").arg(file.errorString()), {},
                        Pill::Kind::Error);
        return false;
    }
    Q_EMIT notified(tr("%Ln rewards exported", nullptr, int(rewards.size())), {});
    return true;
}

void RewardsPage::askImport()
{
    auto *dialog = new QFileDialog(this, tr("Import rewards"), QString(), tr("Rewards (*.json)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &RewardsPage::importFrom);
    dialog->open();
}

void RewardsPage::importFrom(const QString &path)
{
    QFile file(path);
    const QString name = QFileInfo(path).fileName();
    if (!file.open(QIODevice::ReadOnly))
        return Q_EMIT notified(tr("Could not read “%1”. %2").arg(name, file.errorString()), {},
                               Pill::Kind::Error);
    if (file.size() > RewardFile::maxBytes)
        return Q_EMIT notified(tr("“%1” was not read: it is larger than %2 MB.")
                                   .arg(name, QLocale().toString(RewardFile::maxBytes / 1024 / 1024)),
                               {}, Pill::Kind::Error);
    const auto import = m_service->library()->readJson(file.readAll());
    if (!import)
        return Q_EMIT notified(tr("Could not read “%1”: this is not a rewards file.").arg(name), {},
                               Pill::Kind::Error);
    auto *dialog = new ImportDialog(m_service->library(), *import, name, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &ImportDialog::imported, this, [this](int count) {
        m_catalogue->gather();
        Q_EMIT notified(tr("%Ln rewards imported", nullptr, count), {});
    });
    dialog->open();
}

}  // namespace Sidestage
