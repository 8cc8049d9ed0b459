// SPDX-License-Identifier: GPL-3.0-or-later
#include "donation_model.h"

#include "base/bidi.h"

namespace Sidestage {

namespace {

/// Deleted accounts have no name, but may still have an id.
QString viewerKey(const Donation &donation)
{
    return QStringLiteral("viewer ") + (donation.userId.isEmpty() ? donation.id : donation.userId);
}

QString nameOf(const Donation &donation)
{
    return donation.userName.isEmpty() ? donation.userLogin : donation.userName;
}

void fill(DonationRow &row)
{
    row.sortName = nameOf(row.what).toCaseFolded();
    row.searchedText = row.what.userLogin + u'\n' + row.sortName;
    row.number = row.what.amount.number();
}

void add(DonationRow &viewer, const Donation &donation)
{
    ++viewer.count;
    // Only the first currency is summed. Donations in others are counted.
    Donation &what = viewer.what;
    if (const auto sum = what.amount.plus(donation.amount))
        what.amount = *sum;
    else
        ++viewer.other;
    if (what.place < donation.place) {
        what.place = donation.place;
        what.seenAt = donation.seenAt;
        what.userLogin = donation.userLogin;
        what.userName = donation.userName;
    }
    fill(viewer);
}

}  // namespace

DonationModel::DonationModel(QObject *parent)
    : LiveList(&DonationRow::key, columns(), parent)
{
    setSpoken([this](const DonationRow &row) { return sentence(row); });
    setTieOrder(SeenColumn, Qt::DescendingOrder);
    setFilterAndOrder(filter(), SeenColumn, Qt::DescendingOrder);
}

QList<Column<DonationRow>> DonationModel::columns()
{
    return {
        {.title = tr("Time"),
         .text =
             [this](const DonationRow &row) {
                 return row.isViewer ? QLocale().toString(row.count) : seenText(row);
             },
         .sort = sortBy<DonationRow>([](const DonationRow &row) { return row.what.place; }),
         .look = [](const DonationRow &) { return Look{.tone = Tone::Secondary}; }},
        {.title = tr("Viewer"),
         .text =
             [](const DonationRow &row) {
                 const Donation &what = row.what;
                 if (nameOf(what).isEmpty())
                     return tr("deleted account");
                 // A display name in another script does not show the login.
                 return what.userName.isEmpty() || what.userLogin.isEmpty()
                         || what.userName.compare(what.userLogin, Qt::CaseInsensitive) == 0
                     ? nameOf(what)
                     : tr("%1 (%2)", "display name, login").arg(isolated(what.userName), what.userLogin);
             },
         // Deleted accounts are sorted after all names.
         .sort = sortBy<DonationRow>([](const DonationRow &row) {
             return row.sortName.isEmpty() ? std::nullopt : std::optional(QStringView(row.sortName));
         }),
         .look =
             [](const DonationRow &row) {
                 return nameOf(row.what).isEmpty() ? Look{.tone = Tone::Secondary} : Look();
             }},
        {.title = tr("Amount"),
         .text =
             [](const DonationRow &row) {
                 return row.other > 0 ? tr("%1 and more", "an amount, and others in other currencies")
                                            .arg(row.what.amount.text())
                                      : row.what.amount.text();
             },
         .sort =
             [](const DonationRow &a, const DonationRow &b, Qt::SortOrder direction) {
                 if (const int currency = a.what.amount.currency().compare(b.what.amount.currency()))
                     return currency;
                 const int more = a.what.amount.compare(b.what.amount).value_or(0);
                 return direction == Qt::DescendingOrder ? -more : more;
             },
         .look = [](const DonationRow &) { return Look{.isStrong = true}; },
         .isNumber = true},
    };
}

std::optional<Donation> DonationModel::donation(const QString &id) const
{
    const DonationRow *row = find(id);
    return row ? std::optional(row->what) : std::nullopt;
}

QList<Donation> DonationModel::insertNew(const QList<Donation> &donations)
{
    QList<Donation> added;
    QList<DonationRow> rows, viewers;
    QHash<QString, qsizetype> places;  // in `rows` or `viewers`
    for (const Donation &donation : donations) {
        if (donation.id.isEmpty() || contains(donation.id) || places.contains(donation.id))
            continue;
        places.insert(donation.id, rows.size());
        DonationRow &row = rows.emplaceBack(DonationRow{.key = donation.id, .what = donation});
        if (m_currency != donation.amount.currency())
            m_currency = donation.amount.currency();
        row.what.amount = Money(donation.amount.minor(), donation.amount.decimals(), m_currency);
        fill(row);
        const QString viewer = viewerKey(donation);
        if (const auto place = places.constFind(viewer); place != places.cend()) {
            add(viewers[*place], row.what);
        } else {
            places.insert(viewer, viewers.size());
            if (const DonationRow *known = find(viewer)) {
                viewers.append(*known);
                add(viewers.last(), row.what);
            } else {
                viewers.append(row);
                viewers.last().key = viewer;
                viewers.last().isViewer = true;
                ++m_viewers;
            }
        }
        ++m_total;
        m_sums.add(row.what.amount);
        if (top() < row.what.place || !m_latest)
            m_latest = row.what;
        if (!m_largest || row.what.amount.compare(m_largest->amount).value_or(-1) > 0)
            m_largest = row.what;
        added.append(row.what);
    }
    if (!added.isEmpty()) {
        upsert(rows + viewers);
        Q_EMIT totalsChanged();
    }
    return added;
}

void DonationModel::clear()
{
    if (m_total == 0)
        return;
    m_total = m_viewers = 0;
    m_sums = {};
    m_latest.reset();
    m_largest.reset();
    LiveList::clear();
    Q_EMIT totalsChanged();
}

LiveList<DonationRow>::Filter DonationModel::filter() const
{
    return [isViewer = m_view == View::Viewers, needle = m_needle](const DonationRow &row) {
        return row.isViewer == isViewer
            && (needle.isEmpty() || row.searchedText.contains(needle) || row.number.startsWith(needle));
    };
}

void DonationModel::translate()
{
    auto translated = columns();
    if (m_view == View::Viewers)
        translated[SeenColumn].title = tr("Donations");
    setTitles(translated);
}

void DonationModel::setView(View view, Order order, Qt::SortOrder direction)
{
    const int column = order == Order::Largest ? AmountColumn
        : order == Order::Name                 ? ViewerColumn
                                               : SeenColumn;
    if (std::exchange(m_view, view) == view)
        return setOrder(column, direction);
    setTitle(SeenColumn, view == View::Viewers ? tr("Donations") : tr("Time"));
    setFilterAndOrder(filter(), column, direction);
}

void DonationModel::setSearch(const QString &text)
{
    QString needle = text.trimmed().toCaseFolded();
    if (needle.startsWith(u'@'))
        needle.remove(0, 1);
    if (std::exchange(m_needle, needle) != needle)
        setFilter(filter());
}

void DonationModel::setTimeBesideName(bool beside)
{
    if (std::exchange(m_timeBesideName, beside) == beside)
        return;
    std::function<QString(const DonationRow &)> time;
    if (beside)
        time = [this](const DonationRow &row) {
            return row.isViewer ? QLocale().toString(row.count) : seenText(row);
        };
    setDetail(ViewerColumn, time);
}

QString DonationModel::seenText(const DonationRow &row) const
{
    if (!row.what.seenAt.isValid())
        return tr("earlier");
    const QDateTime local = row.what.seenAt.toLocalTime();
    const qint64 days = local.date().daysTo(m_now().toLocalTime().date());
    if (days == 0)
        return local.toString(QStringLiteral("HH:mm:ss"));
    const QLocale locale;
    if (days > 0 && days < 7) {
        return QStringLiteral("%1 %2").arg(locale.dayName(local.date().dayOfWeek(), QLocale::ShortFormat),
                                           local.toString(QStringLiteral("HH:mm")));
    }
    return locale.toString(local.date(), QLocale::ShortFormat);
}

QString DonationModel::sentence(const DonationRow &row) const
{
    const QString name = nameOf(row.what);
    const QString who = isolated(name.isEmpty() ? tr("deleted account") : name);
    const QString amount = row.what.amount.text();
    return row.isViewer ? tr("%1, %2 in %n donations", nullptr, row.count).arg(who, amount)
                        : tr("%1, %2, %3", "viewer, amount, time").arg(who, amount, seenText(row));
}

}  // namespace Sidestage
