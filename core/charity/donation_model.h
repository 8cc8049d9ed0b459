// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charity_records.h"
#include "models/live_list.h"

#include <functional>
#include <optional>

namespace Sidestage {

/// A donation as a row, or the donations of one viewer.
struct DonationRow
{
    QString key{};           ///< Unique over both kinds of rows.
    Donation what{};         ///< Of a viewer: their newest donation, with the sum of all as its amount.
    bool isViewer = false;   ///< A viewer with the sum of their donations.
    int count = 1;           ///< The number of donations of the viewer.
    int other = 0;           ///< The viewer's donations in other currencies.
    QString sortName{};      ///< Empty for deleted accounts.
    QString searchedText{};  ///< The names.
    QString number{};        ///< The amount as text, searched from its beginning.

    bool operator==(const DonationRow &) const = default;
};

/// The donations of one campaign, 100,000 and more, or their donors. Independent of the service.
class DonationModel : public LiveList<DonationRow>
{
    Q_OBJECT
public:
    enum ColumnName { SeenColumn, ViewerColumn, AmountColumn, ColumnCount };
    enum class View : quint8 {
        Donations,
        Viewers,  ///< One row for each donor, with the sum of their donations.
    };
    enum class Order : quint8 { Newest, Largest, Name };

    explicit DonationModel(QObject *parent = nullptr);

    /// The number of all donations, including rows that are filtered out.
    int total() const { return m_total; }
    /// The number of donors.
    int viewers() const { return m_viewers; }
    /// The sums of all donations, one for each currency.
    const MoneySums &sums() const { return m_sums; }
    const std::optional<Donation> &latest() const { return m_latest; }
    /// The largest donation in the currency of the first one.
    const std::optional<Donation> &largest() const { return m_largest; }
    std::optional<Donation> donation(const QString &id) const;
    bool contains(const QString &id) const { return find(id); }
    /// The greatest place of all donations; 0: none.
    qint64 top() const { return m_latest ? m_latest->place : 0; }

    /// Adds the donations that are not in the model yet, and returns them as added. Those without an id are
    /// ignored.
    QList<Donation> insertNew(const QList<Donation> &donations);
    /// Removes all donations.
    void clear();

    /// The donations stay when the language changes; a view that shows them calls this.
    void translate();
    void setView(View view, Order order, Qt::SortOrder direction);
    /// Shows only rows whose login or name contains the text, case-insensitively, or whose amount begins with
    /// it.
    void setSearch(const QString &text);
    /// Shows the time after the name, for when its column is hidden.
    void setTimeBesideName(bool beside);

    /// Sets the clock used for texts such as "Sat 11:34". By default the computer's clock.
    void setNow(std::function<QDateTime()> now) { m_now = std::move(now); }

Q_SIGNALS:
    /// Emitted after the sums, the count, the latest or the largest donation have changed.
    void totalsChanged();

private:
    QList<Column<DonationRow>> columns();
    Filter filter() const;
    QString seenText(const DonationRow &row) const;
    QString sentence(const DonationRow &row) const;

    int m_total = 0;
    int m_viewers = 0;
    MoneySums m_sums{};
    std::optional<Donation> m_latest{};
    std::optional<Donation> m_largest{};
    QString m_currency{};  ///< Shared by all amounts with this currency.
    View m_view = View::Donations;
    QString m_needle{};
    bool m_timeBesideName = false;
    std::function<QDateTime()> m_now = [] { return QDateTime::currentDateTimeUtc(); };
};

}  // namespace Sidestage
