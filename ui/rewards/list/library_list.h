// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/controls/button.h"
#include "kit/forward.h"
#include "kit/layout/card.h"
#include "reward_catalogue.h"

namespace Sidestage {

/// The sections of the library with their counts: all, on the service, the sets, and others. Rewards can be
/// dropped on a set.
class LibraryList : public Card
{
    Q_OBJECT
public:
    /// `catalogue` must outlive this.
    explicit LibraryList(RewardCatalogue *catalogue, QWidget *parent = nullptr);

    RewardChoice choice() const { return m_choice; }
    /// Emits chosen() if the choice has changed.
    void choose(const RewardChoice &choice);
    QString titleOf(const RewardChoice &choice) const;
    /// All choices in order, for a combo box that replaces this list.
    QList<RewardChoice> choices() const;
    QListView *view() const { return m_view; }
    /// Shows or hides the entry for swapping back.
    void setSwapBackShown(bool shown) { m_swapBack->setVisible(shown); }

    /// MIME type of dragged rewards: their keys, one per line.
    static QString mimeType() { return QStringLiteral("application/x-sidestage-rewards"); }

Q_SIGNALS:
    void chosen(const Sidestage::RewardChoice &choice);
    void newSetRequested();
    void renameRequested(qint64 set);
    void duplicateRequested(qint64 set);
    void removeRequested(qint64 set);
    void swapRequested(qint64 set);
    void favouriteRequested(qint64 set);
    void swapBackRequested();
    void dropped(const QStringList &keys, qint64 set);
    /// Emitted when the choices or their counts have changed.
    void refreshed();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void refresh();
    void showMenu(const QPoint &at);
    RewardChoice choiceAt(const QModelIndex &index) const;

    RewardCatalogue *m_catalogue;
    RewardChoice m_choice{};
    QStandardItemModel *m_model = nullptr;
    QListView *m_view = nullptr;
    Button *m_new = nullptr;
    Button *m_swapBack = nullptr;
    bool m_filling = false;
};

}  // namespace Sidestage
