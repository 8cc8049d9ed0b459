// SPDX-License-Identifier: GPL-3.0-or-later
#include "chatter_model_p.h"

#include "base/bidi.h"
#include "models/leftovers.h"

#include <QLocale>

namespace Sidestage {

namespace {

/// More than so many take longer to free than anybody should wait.
constexpr int many = 2000;

QString roleText(ChatterRow::Role role, bool known)
{
    switch (role) {
    case ChatterRow::Role::Broadcaster:
        return ChatterModel::tr("Broadcaster");
    case ChatterRow::Role::Moderator:
        return ChatterModel::tr("Moderator");
    case ChatterRow::Role::Vip:
        return ChatterModel::tr("VIP");
    case ChatterRow::Role::Viewer:
        return known ? ChatterModel::tr("Viewer") : ChatterModel::tr("Unknown");
    }
    return {};
}

QString timeText(const QDateTime &time)
{
    const QDateTime local = time.toLocalTime();
    const QString clock = local.toString(QStringLiteral("HH:mm"));
    if (local.date() == QDate::currentDate())
        return clock;
    return QLocale().toString(local.date(), QLocale::ShortFormat) + u' ' + clock;
}

}  // namespace

ChatterModel::Private::Private(ChatterModel *model, QString channel)
    : q(model)
    , channelId(std::move(channel))
{
    timer.setSingleShot(true);
    timer.setInterval(0);
}

ChatterModel::ChatterModel(QString channelId, QObject *parent)
    : QAbstractTableModel(parent)
    , d(std::make_unique<Private>(this, std::move(channelId)))
{
    connect(&d->timer, &QTimer::timeout, this, [this] { d->work(); });
}

ChatterModel::~ChatterModel()
{
    if (d->pool->all.size() > many) {
        Leftovers::free(
            [pool = std::move(d->pool)](const Leftovers::IsLate &isLate) { return pool->freeRows(isLate); });
    }
}

const QString &ChatterModel::channelId() const
{
    return d->channelId;
}

int ChatterModel::total() const
{
    return int(d->pool->byId.size());
}

int ChatterModel::count(ChatterRow::Role role) const
{
    return d->counts[std::size_t(role)];
}

int ChatterModel::joined() const
{
    return d->joined;
}

int ChatterModel::left() const
{
    return d->left;
}

QDateTime ChatterModel::firstReadAt() const
{
    return d->firstReadAt;
}

bool ChatterModel::isBusy() const
{
    return d->wasBusy;
}

bool ChatterModel::knowsRoles() const
{
    return d->rolesKnown;
}

void ChatterModel::setFilter(const QString &text)
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

QString ChatterModel::filter() const
{
    return d->filter;
}

ChatterRow ChatterModel::row(int row) const
{
    return row >= 0 && row < rowCount() ? d->lines[std::size_t(row)]->row : ChatterRow();
}

int ChatterModel::rowOf(const QString &id) const
{
    const Private::Entry *entry = d->pool->byId.value(id);
    return entry ? entry->at : -1;
}

std::optional<ChatterRow> ChatterModel::chatter(const QString &id) const
{
    const Private::Entry *entry = d->pool->byId.value(id);
    return entry ? std::optional(entry->row) : std::nullopt;
}

int ChatterModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(d->lines.size());
}

int ChatterModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant ChatterModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const ChatterRow &row = d->lines[std::size_t(index.row())]->row;
    // Names in another script say nothing to who types the login.
    const bool isAlias = row.name.compare(row.login, Qt::CaseInsensitive) != 0;
    const auto since = [&] {
        if (row.since.isValid())
            return timeText(row.since);
        return d->firstReadAt.isValid() ? tr("before %1").arg(timeText(d->firstReadAt)) : QString();
    };
    switch (role) {
    case IdRole:
        return row.id;
    case LoginRole:
        return row.login;
    case RoleRole:
        return int(row.role);
    case SinceRole:
        return row.since;
    case Qt::DisplayRole:
        switch (index.column()) {
        case NameColumn:
            return isAlias ? tr("%1 (%2)", "display name, login").arg(isolated(row.name), row.login)
                           : row.name;
        case RoleColumn:
            return roleText(row.role, d->rolesKnown);
        case SinceColumn:
            return since();
        }
        return {};
    case Qt::AccessibleTextRole: {
        QStringList parts{row.name};
        if (isAlias)
            parts.append(row.login);
        if (row.role != ChatterRow::Role::Viewer || d->rolesKnown)
            parts.append(roleText(row.role, true));
        if (row.since.isValid())
            parts.append(tr("here since %1").arg(timeText(row.since)));
        else if (d->firstReadAt.isValid())
            parts.append(tr("here since before %1").arg(timeText(d->firstReadAt)));
        return parts.join(QStringLiteral(", "));
    }
    default:
        return {};
    }
}

QVariant ChatterModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case NameColumn:
        return tr("Name");
    case RoleColumn:
        return tr("Role");
    case SinceColumn:
        return tr("Here since");
    }
    return {};
}

void ChatterModel::sort(int column, Qt::SortOrder direction)
{
    const Private::Order wanted{column < 0 ? int(NameColumn) : column, direction};
    if (std::exchange(d->order, wanted) != wanted)
        d->schedule(true);
}

ChatterRow::Role ChatterModel::Private::roleOf(const QString &id) const
{
    return id == channelId ? ChatterRow::Role::Broadcaster : roles.value(id, ChatterRow::Role::Viewer);
}

void ChatterModel::Private::setRole(Entry *entry, ChatterRow::Role role)
{
    if (entry->row.role == role)
        return;
    --counts[std::size_t(entry->row.role)];
    ++counts[std::size_t(role)];
    entry->row.role = role;
    changed.push_back(entry);
}

void ChatterModel::Private::name(Entry *entry, const Api::Chatter &chatter)
{
    entry->row.login = chatter.userLogin;
    entry->row.name = chatter.userName.isEmpty() ? chatter.userLogin : chatter.userName;
    entry->key = entry->row.name.toCaseFolded();
    entry->folded = chatter.userLogin + u'\n' + entry->key;
}

void ChatterModel::beginReading()
{
    ++d->reading;
    d->joinedNow = 0;
}

void ChatterModel::upsert(const QList<Api::Chatter> &page, const QDateTime &at)
{
    const int before = total();
    bool isOther = false;
    for (const Api::Chatter &chatter : page) {
        if (chatter.userId.isEmpty())
            continue;
        Private::Entry *entry = d->pool->byId.value(chatter.userId);
        if (entry) {
            entry->seen = d->reading;
            if (entry->row.login == chatter.userLogin
                && (entry->row.name == chatter.userName || chatter.userName.isEmpty()))
                continue;
            d->name(entry, chatter);
            d->changed.push_back(entry);
            isOther = true;
            continue;
        }
        if (d->pool->free.empty()) {
            entry = &d->pool->all.emplace_back();
        } else {
            entry = d->pool->free.back();
            d->pool->free.pop_back();
        }
        entry->seen = d->reading;
        entry->row.id = chatter.userId;
        entry->row.role = d->roleOf(chatter.userId);
        if (d->firstReadAt.isValid())
            entry->row.since = at;
        d->name(entry, chatter);
        ++d->counts[std::size_t(entry->row.role)];
        d->pool->byId.insert(chatter.userId, entry);
        d->present.push_back(entry);
        ++d->joinedNow;
    }
    if (total() != before)
        Q_EMIT totalsChanged();
    if (isOther || total() != before)
        d->schedule(true);
}

void ChatterModel::endReading(const QDateTime &at)
{
    if (d->sweepFor != 0 && d->sweepAt > 0)
        d->sweep({});
    // Of the first one it cannot be said who came.
    d->joined = d->firstReadAt.isValid() ? d->joinedNow : 0;
    d->isFirst = !d->firstReadAt.isValid();
    if (d->isFirst)
        d->firstReadAt = at;
    d->sweepFor = d->reading;
    d->sweepAt = d->kept = 0;
    d->leftNow = 0;
    // Now it is known since when everybody has been there.
    if (d->isFirst && rowCount() > 0)
        Q_EMIT dataChanged(index(0, SinceColumn), index(rowCount() - 1, SinceColumn));
    d->schedule(false);
    Q_EMIT totalsChanged();
}

void ChatterModel::setRoles(const QHash<QString, ChatterRow::Role> &roles, bool known)
{
    const auto before = std::exchange(d->roles, roles);
    const auto renew = [this](const QHash<QString, ChatterRow::Role> &some) {
        for (auto role = some.keyBegin(); role != some.keyEnd(); ++role) {
            if (Private::Entry *entry = d->pool->byId.value(*role))
                d->setRole(entry, d->roleOf(*role));
        }
    };
    renew(before);
    renew(d->roles);
    const bool isOther = !d->changed.empty();
    if (std::exchange(d->rolesKnown, known) != known && rowCount() > 0)
        Q_EMIT dataChanged(index(0, RoleColumn), index(rowCount() - 1, RoleColumn));
    if (isOther)
        d->schedule(d->order.column == RoleColumn);
    Q_EMIT totalsChanged();
}

}  // namespace Sidestage
