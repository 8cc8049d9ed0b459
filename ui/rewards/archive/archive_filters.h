// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/forward.h"
#include "kit/layout/flow_layout.h"
#include "rewards/archive/redemption_archive.h"

#include <QComboBox>
#include <QWidget>

namespace Sidestage {

/// The filters of the archive: words, time, reward and outcome, and a single viewer.
class ArchiveFilters : public QWidget
{
    Q_OBJECT
public:
    /// `todayOnly`: only redemptions decided today, so neither a choice of time nor waiting ones.
    explicit ArchiveFilters(bool todayOnly, QWidget *parent = nullptr);

    ArchiveQuery query() const;
    /// Whether the filters exclude anything.
    bool isNarrowed() const;
    /// Empty: all viewers.
    QString viewer() const { return m_viewer; }

    void clear();
    /// Shows one viewer or one reward without a time limit, and resets the other filters.
    void showViewer(const QString &userId);
    void showReward(const QString &rewardId, const QString &title);
    void showOutcome(ArchivedRedemption::Outcome outcome);
    void dropViewer();

    /// Sets the rewards to choose from. Existing entries get their new titles.
    void setRewards(const QList<ArchivedReward> &rewards);
    void setStream(const ArchivedStream &stream);
    /// Adds a widget at the end of the line.
    void addTool(QWidget *tool) { m_flow->addWidget(tool); }
    /// Puts the search field above the other filters.
    void setNarrow(bool narrow);
    SearchField *search() const { return m_search; }

Q_SIGNALS:
    void changed();
    /// Emitted while the user is typing.
    void typed();
    /// Emitted to move the focus from the search field to the list.
    void listRequested();

protected:
private:
    enum class Period : quint8 { Today, LastWeek, LastStream, All, Days };

    Period period() const { return Period(m_period->currentData().toInt()); }
    void refreshDays();
    void reset();

    bool m_todayOnly;
    QString m_viewer{};
    ArchivedStream m_stream{};
    QBoxLayout *m_line;
    FlowLayout *m_flow;
    SearchField *m_search;
    QComboBox *m_period;
    QDateEdit *m_from;
    QLabel *m_dash;
    QDateEdit *m_until;
    QComboBox *m_reward;
    QComboBox *m_outcome;
};

}  // namespace Sidestage
