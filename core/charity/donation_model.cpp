// SPDX-License-Identifier: GPL-3.0-or-later
#include "donation_model_p.h"

#include "base/bidi.h"

#include <QThreadPool>

namespace Sidestage {

namespace {

/// More than so many take longer to free than anybody should wait.
constexpr std::size_t many = 2000;

}  // namespace

DonationModel::Private::Private(DonationModel *model)
    : q(model)
    , now([] { return QDateTime::currentDateTimeUtc(); })
{
    timer.setSingleShot(true);
    timer.setInterval(0);
}

DonationModel::DonationModel(QObject *parent)
    : QAbstractTableModel(parent)
    , d(std::make_unique<Private>(this))
{
    connect(&d->timer, &QTimer::timeout, this, [this] { d->work(); });
}

DonationModel::~DonationModel()
{
    d->discarded.push_back(std::move(d->pool));
    for (auto &shelf : d->discarded) {
        if (shelf->donations.size() > many)
            QThreadPool::globalInstance()->start([shelf = std::move(shelf)]() mutable { shelf.reset(); });
    }
}

int DonationModel::total() const
{
    return int(d->pool->byId.size());
}

int DonationModel::viewers() const
{
    return int(d->pool->byUser.size());
}

const MoneySums &DonationModel::sums() const
{
    return d->sums;
}

std::optional<Donation> DonationModel::latest() const
{
    return d->newest ? std::optional(d->newest->what) : std::nullopt;
}

std::optional<Donation> DonationModel::largest() const
{
    return d->biggest ? std::optional(d->biggest->what) : std::nullopt;
}

std::optional<Donation> DonationModel::donation(const QString &id) const
{
    const Private::Entry *entry = d->pool->byId.value(id);
    return entry ? std::optional(entry->what) : std::nullopt;
}

bool DonationModel::contains(const QString &id) const
{
    return d->pool->byId.value(id) != nullptr;
}

qint64 DonationModel::top() const
{
    return d->newest ? d->newest->what.place : 0;
}

void DonationModel::Private::name(Entry *entry)
{
    const Donation &what = entry->what;
    entry->key = (what.userName.isEmpty() ? what.userLogin : what.userName).toCaseFolded();
    entry->folded = what.userLogin + u'\n' + entry->key;
}

QList<Donation> DonationModel::insertNew(const QList<Donation> &donations)
{
    QList<Donation> taken;
    for (const Donation &donation : donations) {
        if (donation.id.isEmpty() || contains(donation.id))
            continue;
        Private::Entry *entry = &d->pool->donations.emplace_back();
        entry->what = donation;
        if (d->currency != donation.amount.currency())
            d->currency = donation.amount.currency();
        entry->what.amount = Money(donation.amount.minor(), donation.amount.decimals(), d->currency);
        entry->number = donation.amount.number();
        d->name(entry);
        d->pool->byId.insert(donation.id, entry);
        d->fresh.push_back(entry);
        d->sums.add(donation.amount);
        if (!d->newest || d->newest->what.place < donation.place)
            d->newest = entry;
        if (!d->biggest || donation.amount.compare(d->biggest->what.amount).value_or(-1) > 0)
            d->biggest = entry;
        d->addToViewer(entry->what);
        taken.append(entry->what);
    }
    if (!taken.isEmpty()) {
        // Among viewers the order changes with what they gave.
        d->schedule(d->view == View::Viewers);
        Q_EMIT totalsChanged();
    }
    return taken;
}

void DonationModel::Private::addToViewer(const Donation &donation)
{
    // Accounts that are gone have no name any more, but their id.
    const QString &id = donation.userId.isEmpty() ? donation.id : donation.userId;
    Entry *viewer = pool->byUser.value(id);
    if (!viewer) {
        viewer = &pool->viewers.emplace_back();
        viewer->what = donation;
        viewer->what.userId = id;
        viewer->number = donation.amount.number();
        name(viewer);
        pool->byUser.insert(id, viewer);
        return;
    }
    ++viewer->count;
    // Of several currencies the first one counts; the others are said.
    if (const auto sum = viewer->what.amount.plus(donation.amount)) {
        viewer->what.amount = *sum;
        viewer->number = sum->number();
    } else {
        ++viewer->other;
    }
    if (viewer->what.place < donation.place) {
        viewer->what.place = donation.place;
        viewer->what.seenAt = donation.seenAt;
        viewer->what.userLogin = donation.userLogin;
        viewer->what.userName = donation.userName;
        name(viewer);
    }
    changed.push_back(viewer);
}

void DonationModel::clear()
{
    if (total() == 0)
        return;
    if (!d->lines.empty()) {
        beginRemoveRows({}, 0, rowCount() - 1);
        d->lines.clear();
        endRemoveRows();
    }
    d->discarded.push_back(std::exchange(d->pool, std::make_shared<Private::RowPool>()));
    d->sums = {};
    d->newest = d->biggest = nullptr;
    d->sorting.reset();
    d->collected.clear();
    d->sorted.clear();
    d->fresh.clear();
    d->merging.clear();
    d->merged.clear();
    d->next.clear();
    d->changed.clear();
    d->stage = Private::Stage::Idle;
    d->schedule(true);
    Q_EMIT totalsChanged();
}

DonationModel::View DonationModel::view() const
{
    return d->view;
}

DonationModel::Order DonationModel::order() const
{
    return d->rule.order;
}

Qt::SortOrder DonationModel::direction() const
{
    return d->rule.direction;
}

void DonationModel::setView(View view, Order order, Qt::SortOrder direction)
{
    const Private::Rule wanted{order, direction};
    if (d->view == view && d->rule == wanted)
        return;
    d->view = view;
    d->rule = wanted;
    d->schedule(true);
}

void DonationModel::sort(int column, Qt::SortOrder direction)
{
    const Order order = column == AmountColumn ? Order::Largest
        : column == ViewerColumn               ? Order::Name
                                               : Order::Newest;
    setView(d->view, order, direction);
}

void DonationModel::setFilter(const QString &text)
{
    d->filter = text;
    QString needle = text.trimmed().toCaseFolded();
    if (needle.startsWith(u'@'))
        needle.remove(0, 1);
    if (std::exchange(d->needle, needle) == needle)
        return;
    d->isOtherSearch = true;
    d->schedule(false);
}

QString DonationModel::filter() const
{
    return d->filter;
}

bool DonationModel::isBusy() const
{
    return d->wasBusy;
}

int DonationModel::rowOf(const QString &id) const
{
    const Private::Entry *entry
        = d->shownView == View::Donations ? d->pool->byId.value(id) : d->pool->byUser.value(id);
    return entry ? d->rowOf(entry) : -1;
}

void DonationModel::setNow(std::function<QDateTime()> now)
{
    d->now = std::move(now);
}

int DonationModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(d->lines.size());
}

int DonationModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString DonationModel::Private::seenText(const Entry &entry) const
{
    if (!entry.what.seenAt.isValid())
        return DonationModel::tr("earlier");
    const QDateTime local = entry.what.seenAt.toLocalTime();
    const qint64 days = local.date().daysTo(now().toLocalTime().date());
    if (days == 0)
        return local.toString(QStringLiteral("HH:mm:ss"));
    const QLocale locale;
    if (days > 0 && days < 7) {
        return QStringLiteral("%1 %2").arg(locale.dayName(local.date().dayOfWeek(), QLocale::ShortFormat),
                                           local.toString(QStringLiteral("HH:mm")));
    }
    return locale.toString(local.date(), QLocale::ShortFormat);
}

QString DonationModel::Private::sentence(const Entry &entry) const
{
    const QString who = entry.what.userName.isEmpty() && entry.what.userLogin.isEmpty()
        ? DonationModel::tr("deleted account")
        : (entry.what.userName.isEmpty() ? entry.what.userLogin : entry.what.userName);
    if (shownView == View::Viewers) {
        return DonationModel::tr("%1, %2 in %n donations", nullptr, entry.count)
            .arg(isolated(who), entry.what.amount.text());
    }
    return DonationModel::tr("%1, %2, %3", "viewer, amount, time")
        .arg(isolated(who), entry.what.amount.text(), seenText(entry));
}

QVariant DonationModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Private::Entry &entry = *d->lines[std::size_t(index.row())];
    const Donation &what = entry.what;
    switch (role) {
    case IdRole:
        return d->shownView == View::Donations ? what.id : what.userId;
    case UserIdRole:
        return what.userId;
    case MinorRole:
        return what.amount.minor();
    case SeenRole:
        return what.seenAt;
    case CountRole:
        return entry.count;
    case IsGoneRole:
        return what.userName.isEmpty() && what.userLogin.isEmpty();
    case Qt::AccessibleTextRole:
        return d->sentence(entry);
    case Qt::TextAlignmentRole:
        if (index.column() == AmountColumn)
            return int(Qt::AlignRight | Qt::AlignVCenter);
        return {};
    case Qt::DisplayRole:
        switch (index.column()) {
        case SeenColumn:
            return d->shownView == View::Viewers ? QLocale().toString(entry.count) : d->seenText(entry);
        case ViewerColumn:
            if (what.userName.isEmpty())
                return what.userLogin.isEmpty() ? tr("deleted account") : what.userLogin;
            // Names in another script say nothing to who types the login.
            return what.userLogin.isEmpty() || what.userName.compare(what.userLogin, Qt::CaseInsensitive) == 0
                ? what.userName
                : tr("%1 (%2)", "display name, login").arg(isolated(what.userName), what.userLogin);
        case AmountColumn:
            return entry.other > 0
                ? tr("%1 and more", "an amount, and others in other currencies").arg(what.amount.text())
                : what.amount.text();
        }
        return {};
    default:
        return {};
    }
}

QVariant DonationModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole && section == AmountColumn)
        return int(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case SeenColumn:
        return d->shownView == View::Viewers ? tr("Donations") : tr("Time");
    case ViewerColumn:
        return tr("Viewer");
    case AmountColumn:
        return tr("Amount");
    }
    return {};
}

}  // namespace Sidestage
