// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ads/ad_break.h"
#include "models/resource_model.h"

namespace Sidestage {

class AdsService;

/// A break as a row.
struct AdBreakRow
{
    QString key{};
    AdBreak entry{};

    bool operator==(const AdBreakRow &) const = default;
};

/// The log, the newest first; older ones come as the table is scrolled.
class AdBreaksModel : public ResourceModel<AdBreakRow>
{
public:
    /// `desk` must outlive this.
    explicit AdBreaksModel(AdsService *service, QObject *parent = nullptr);

    QVariant data(const QModelIndex &index, int role) const override;
    bool canFetchMore(const QModelIndex &parent) const override;
    void fetchMore(const QModelIndex &parent) override;

private:
    void follow();
    static QList<AdBreakRow> rowsOf(const QList<AdBreak> &entries);

    AdsService *m_service;
    bool m_isWhole = false;
};

/// A show as a row.
struct AdShowRow
{
    QString key{};
    AdShow show{};

    bool operator==(const AdShowRow &) const = default;
};

/// The totals of each show, the newest first.
class AdShowsModel : public ResourceModel<AdShowRow>
{
public:
    /// `desk` must outlive this.
    explicit AdShowsModel(AdsService *service, QObject *parent = nullptr);

    QVariant data(const QModelIndex &index, int role) const override;
    /// Reads it anew: only while somebody looks.
    void read();

private:
    AdsService *m_service;
};

}  // namespace Sidestage
