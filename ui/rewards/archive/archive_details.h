// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "async/bound.h"
#include "kit/forward.h"
#include "rewards/archive/redemption_archive.h"

#include <QTimer>
#include <QWidget>

namespace Sidestage {

/// All details of one redemption, and the archive's totals for its viewer and its reward.
class ArchiveDetails : public QWidget
{
    Q_OBJECT
public:
    /// `archive` must outlive this.
    explicit ArchiveDetails(RedemptionArchive *archive, QWidget *parent = nullptr);

    void show(const ArchivedRedemption &row);
    void clear();

Q_SIGNALS:
    void viewerRequested(const QString &userId, const QString &name);
    void rewardRequested(const QString &rewardId, const QString &title);

private:
    struct Numbers
    {
        QLabel *title = nullptr;
        QLabel *streamName = nullptr;
        QLabel *thisStream = nullptr;
        QLabel *fulfilled = nullptr;
        QLabel *refunded = nullptr;
        QLabel *points = nullptr;
        Button *all = nullptr;
    };

    QLabel *addRow(QVBoxLayout *layout, const QString &name, QLabel **label = nullptr);
    Numbers addNumbers(QVBoxLayout *layout, const QString &objectName);
    void put(const Numbers &numbers, const ArchiveCounts &counts);
    int updateTimes();
    Bound ask();

    RedemptionArchive *m_archive;
    ArchivedRedemption m_row{};
    QTimer m_quiet{};
    QWidget *m_all;
    QLabel *m_nothing;
    Avatar *m_avatar;
    QLabel *m_viewer;
    QLabel *m_when;
    WrapLabel *m_reward;
    QLabel *m_points;
    QWidget *m_messagePart;
    QLabel *m_message;
    QWidget *m_promptPart;
    WrapLabel *m_prompt;
    Pill *m_outcome;
    WrapLabel *m_decided;
    Numbers m_ofViewer{};
    Numbers m_ofReward{};
};

}  // namespace Sidestage
