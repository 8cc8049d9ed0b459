// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rewards/archive/redemption_archive.h"

#include <QWidget>

class QBoxLayout;
class QComboBox;
class QDateEdit;
class QLabel;

namespace Sidestage {

class FlowLayout;
class SearchField;

/// What to look for in the archive: words, time, reward and outcome, and one viewer alone.
class ArchiveFilters : public QWidget
{
    Q_OBJECT
public:
    /// `todayOnly`: what was decided today, without a choice of time and without what still waits.
    explicit ArchiveFilters(bool todayOnly, QWidget *parent = nullptr);

    ArchiveQuery query() const;
    /// Whether anything is left out.
    bool isNarrowed() const;
    /// Empty: all viewers.
    QString viewer() const { return m_viewer; }

    void clear();
    /// All of one viewer, or of one reward, of all time; other filters are taken away.
    void showViewer(const QString &userId);
    void showReward(const QString &rewardId, const QString &title);
    void showOutcome(ArchivedRedemption::Outcome outcome);
    void dropViewer();

    /// Rewards to choose from; those that are there already get their new titles.
    void setRewards(const QList<ArchivedReward> &rewards);
    void setStream(const ArchivedStream &stream);
    /// At the end of the line.
    void addTool(QWidget *tool);
    /// The field above the others.
    void setNarrow(bool narrow);
    SearchField *search() const { return m_search; }

Q_SIGNALS:
    void changed();
    /// While something is typed, which goes on most likely.
    void typed();
    /// The keyboard leaves the field for the list.
    void listRequested();

protected:
private:
    enum class Period : quint8 { Today, LastWeek, LastStream, All, Days };

    Period period() const;
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
