// SPDX-License-Identifier: GPL-3.0-or-later
#include "add_rewards_dialog.h"

#include "kit/layout/spacing.h"
#include "kit/search/search_field.h"
#include "rewards/list/queue_texts.h"

#include <QListWidget>
#include <QVBoxLayout>

namespace Sidestage {

AddRewardsDialog::AddRewardsDialog(const QString &setName, const QList<RewardItem> &rewards, QWidget *parent)
    : DialogFrame(tr("Add rewards"), parent)
    , m_search(named("addRewardsSearch", new SearchField))
    , m_list(named("addRewardsList", new QListWidget, tr("Rewards")))
{
    setObjectName(QStringLiteral("addRewards"));
    setModal(true);
    setHeading(tr("Add rewards to “%1”").arg(setName));
    m_search->setPlaceholderText(tr("Search"));
    m_search->setAccessibleName(tr("Search rewards"));
    m_search->setList(m_list);
    for (const RewardItem &reward : rewards) {
        auto *item = new QListWidgetItem(
            tr("%1 · %2", "title of a reward, its points").arg(reward.title(), pointsText(reward.cost())),
            m_list);
        item->setData(Qt::UserRole, reward.key);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(Qt::Unchecked);
    }
    // A click anywhere in the row toggles its check box.
    connect(m_list, &QListWidget::itemPressed, this,
            [this](const QListWidgetItem *item) { m_pressed = item->checkState(); });
    connect(m_list, &QListWidget::itemClicked, this, [this](QListWidgetItem *item) {
        if (item->checkState() == m_pressed)
            item->setCheckState(m_pressed == Qt::Checked ? Qt::Unchecked : Qt::Checked);
    });
    body()->addWidget(m_search);
    body()->addWidget(m_list, 1);
    auto *cancel = addButton(tr("Cancel"));
    cancel->setKeyHint(QKeySequence(Qt::Key_Escape));
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    m_add = named("confirmAddRewards", addButton(QString(), Button::Role::Primary));
    m_add->setDefault(true);
    connect(m_add, &QPushButton::clicked, this, [this] {
        const QStringList keys = ticked();
        accept();
        Q_EMIT chosen(keys);
    });
    const auto update = [this] {
        const int count = int(ticked().size());
        m_add->setText(tr("Add %Ln rewards", nullptr, count));
        m_add->setEnabled(count > 0);
    };
    connect(m_search, &QLineEdit::textChanged, this, &AddRewardsDialog::filter);
    connect(m_list, &QListWidget::itemChanged, this, update);
    setScaled(this, &QWidget::resize, 480, 520);
    update();
    m_search->setFocus();
}

void AddRewardsDialog::filter()
{
    for (int row = 0; row < m_list->count(); ++row) {
        QListWidgetItem *item = m_list->item(row);
        item->setHidden(!item->text().contains(m_search->text(), Qt::CaseInsensitive));
    }
    // Makes the first match the current row, so that the user can continue there from the search.
    if (const QListWidgetItem *current = m_list->currentItem(); current && !current->isHidden())
        return;
    m_list->setCurrentItem(nullptr);
    for (int row = m_list->count() - 1; row >= 0; --row) {
        if (!m_list->item(row)->isHidden())
            m_list->setCurrentRow(row);
    }
}

QStringList AddRewardsDialog::ticked() const
{
    QStringList keys;
    for (int row = 0; row < m_list->count(); ++row) {
        const QListWidgetItem *item = m_list->item(row);
        if (item->checkState() == Qt::Checked)
            keys.append(item->data(Qt::UserRole).toString());
    }
    return keys;
}

}  // namespace Sidestage
