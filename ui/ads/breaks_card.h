// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ads/ad_break.h"
#include "kit/controls/segmented.h"
#include "kit/forward.h"
#include "kit/layout/card.h"
#include "models/live_list.h"

namespace Sidestage {

class AdsService;

/// An ad break as a row.
struct AdBreakRow
{
    QString key{};
    AdBreak entry{};

    bool operator==(const AdBreakRow &) const = default;
};

/// The log of ad breaks, newest first. Older rows are fetched when the table is scrolled.
class AdBreaksModel : public LiveList<AdBreakRow>
{
public:
    /// `service` must outlive this.
    explicit AdBreaksModel(AdsService *service, QObject *parent = nullptr);

    bool canFetchMore(const QModelIndex &parent) const override;
    void fetchMore(const QModelIndex &parent) override;

private:
    void follow();
    static QList<AdBreakRow> rowsOf(const QList<AdBreak> &entries);

    AdsService *m_service;
    AdBreak m_oldest{};  ///< Of the rows that are loaded.
    bool m_isWhole = false;
};

/// A show as a row.
struct AdShowRow
{
    QString key{};
    AdShow show{};

    bool operator==(const AdShowRow &) const = default;
};

/// The totals of each show, newest first.
class AdShowsModel : public LiveList<AdShowRow>
{
public:
    /// `service` must outlive this.
    explicit AdShowsModel(AdsService *service, QObject *parent = nullptr);

    /// Reads the totals again. Called only while the totals are shown.
    void read();

private:
    AdsService *m_service;
};

/// The log of ad breaks, and the totals of each show.
class BreaksCard : public Card
{
    Q_OBJECT
public:
    /// `service` must outlive the card.
    explicit BreaksCard(AdsService *service, QWidget *parent = nullptr);

    bool showsTotals() const { return m_views->currentIndex() == 1; }

private:
    QTableView *makeTable(QAbstractItemModel *model, const QString &name, const QString &spoken);
    void refresh();

    AdsService *m_service;
    QLabel *m_counts;
    Segmented *m_views;
    AdBreaksModel *m_breaks;
    AdShowsModel *m_shows;
    QTableView *m_breakTable;
    QTableView *m_showTable;
    EmptyState *m_empty;
};

}  // namespace Sidestage
