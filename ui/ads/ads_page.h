// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "kit/forward.h"
#include "page/page.h"

namespace Sidestage {

class AdsService;
class AdTimeline;
class AlertPlayer;
class BeforeAdCard;
class BreaksCard;
class FileSaver;
class NextAdCard;
class RunAdCard;
class SnoozesCard;

/// The ad schedule, the log of past breaks, and all actions on ads.
class AdsPage : public Page
{
    Q_OBJECT
public:
    /// Both must outlive the page. Without a player, sounds cannot be tested.
    explicit AdsPage(AdsService *service, AlertPlayer *player = nullptr, QWidget *parent = nullptr);

    QString id() const override { return QStringLiteral("ads"); }
    QString title() const override { return tr("Ads"); }
    Freshness freshness() const override;

public Q_SLOTS:
    void refresh() override;
    /// Asks the user for a file and writes the shown list to it: the log, or the totals of each show.
    void exportLog();

protected:
    void resizeEvent(QResizeEvent *event) override;
    void takeKeyboard() override;

private:
    Card *makeTimeline();
    void buildActions();
    void arrange();

    AdsService *m_service;
    AdTimeline *m_timeline = nullptr;
    QTableView *m_timelineTable = nullptr;
    QList<QWidget *> m_legend{};
    Card *m_stream;
    NextAdCard *m_next;
    SnoozesCard *m_snoozes;
    RunAdCard *m_run;
    BreaksCard *m_breaks;
    BeforeAdCard *m_before;
    QScrollArea *m_scroll;
    QWidget *m_content;
    QGridLayout *m_grid;
    int m_columns = 0;
    QAction *m_export = nullptr;
    FileSaver *m_saver = nullptr;
};

}  // namespace Sidestage
