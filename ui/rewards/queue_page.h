// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "async/bound.h"
#include "outbox/job_strip.h"
#include "page/tabbed_page.h"

#include <QDate>
#include <QSet>
#include <QTimer>

namespace Sidestage {

class AlertPlayer;
class ArchiveView;
class RewardsService;
class QueuePane;

/// The Queue page: the waiting redemptions of all own rewards to search, select, fulfil or refund; those
/// decided today; and the archive.
class QueuePage : public TabbedPage
{
    Q_OBJECT
public:
    enum class Tab : quint8 { Waiting, Today, Archive };

    /// All must outlive the page. Without `player` the page creates its own.
    explicit QueuePage(RewardsService *service, AlertPlayer *player = nullptr, QWidget *parent = nullptr);
    ~QueuePage() override;

    QString title() const override { return tr("Queue"); }
    Freshness freshness() const override;
    void setSurroundings(ToastLane *toasts, LiveStatus *live) override;
    QString saved() const override;

    void showTab(Tab tab);
    Tab tab() const;
    QueuePane *waiting() const { return m_waiting; }

public Q_SLOTS:
    void refresh() override;
    void openSounds();
    /// Exports the rows of the shown archive tab. In the first tab, exports the waiting redemptions from the
    /// archive.
    void exportRows();

protected:
    void showEvent(QShowEvent *event) override;
    void takeKeyboard() override { focusList(); }
    void hideEvent(QHideEvent *event) override;
    void tabChanged(bool hadFocus) override;

private:
    void buildActions();
    void updateTabs();
    void focusList();
    void noteDecided(qint64 job);
    void startLarge(qint64 job);
    Bound countToday();

    RewardsService *m_service;
    AlertPlayer *m_player;
    QueuePane *m_waiting;
    ArchiveView *m_today;
    ArchiveView *m_archive;
    JobStrip *m_jobs;
    ToastLane *m_lane = nullptr;
    QAction *m_export = nullptr;
    QDate m_day{};  ///< That was counted last.
    QTimer m_countSoon{};
    int m_decidedToday = -1;
    QSet<qint64> m_new{};  ///< Jobs that were just started here and are not known to be large yet, or held.
};

}  // namespace Sidestage
