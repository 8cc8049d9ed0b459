// SPDX-License-Identifier: GPL-3.0-or-later
#include "chatter_model.h"

#include "base/bidi.h"

#include <QLocale>

namespace Sidestage {

namespace {

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

Icon iconOf(ChatterRow::Role role)
{
    switch (role) {
    case ChatterRow::Role::Broadcaster:
        return Icon::OnAir;
    case ChatterRow::Role::Moderator:
        return Icon::Shield;
    case ChatterRow::Role::Vip:
        return Icon::Star;
    case ChatterRow::Role::Viewer:
        break;
    }
    return Icon::None;
}

QString timeText(const QDateTime &time)
{
    const QDateTime local = time.toLocalTime();
    const QString clock = local.toString(QStringLiteral("HH:mm"));
    if (local.date() == QDate::currentDate())
        return clock;
    return QLocale().toString(local.date(), QLocale::ShortFormat) + u' ' + clock;
}

/// A name in another script does not show the login.
bool isAlias(const ChatterRow &row)
{
    return row.name.compare(row.login, Qt::CaseInsensitive) != 0;
}

}  // namespace

ChatterModel::ChatterModel(QString channelId, QObject *parent)
    : LiveList(&ChatterRow::id, columns(), parent)
    , m_channelId(std::move(channelId))
{
    setSpoken([this](const ChatterRow &row) { return spoken(row); });
    setTieOrder(NameColumn, Qt::AscendingOrder);
    setOrder(NameColumn, Qt::AscendingOrder);
}

QList<Column<ChatterRow>> ChatterModel::columns()
{
    return {
        {.title = tr("Name"),
         .text =
             [](const ChatterRow &row) {
                 return isAlias(row) ? tr("%1 (%2)", "display name, login").arg(isolated(row.name), row.login)
                                     : row.name;
             },
         .sort = sortBy<ChatterRow>(&ChatterRow::sortName),
         .look = [](const ChatterRow &) { return Look{.isStrong = true}; }},
        {.title = tr("Role"),
         .text = [this](const ChatterRow &row) { return roleText(row.role, m_rolesKnown); },
         .sort = sortBy<ChatterRow>(&ChatterRow::role),
         .look =
             [](const ChatterRow &row) {
                 return Look{.icon = iconOf(row.role),
                             .tone = row.role == ChatterRow::Role::Viewer ? Tone::Secondary : Tone::Text};
             }},
        {.title = tr("Here since"),
         .text =
             [this](const ChatterRow &row) {
                 if (row.since.isValid())
                     return timeText(row.since);
                 return m_firstReadAt.isValid() ? tr("before %1").arg(timeText(m_firstReadAt)) : QString();
             },
         // Users who were present at the first reading have no time and are the earliest.
         .sort = sortBy<ChatterRow>(
             [](const ChatterRow &row) { return row.since.isValid() ? row.since.toMSecsSinceEpoch() : 0; }),
         .look = [](const ChatterRow &) { return Look{.tone = Tone::Secondary}; }},
    };
}

void ChatterModel::setSearch(const QString &text)
{
    m_search = text;
    QString needle = text.trimmed().toCaseFolded();
    if (needle.startsWith(u'@'))
        needle.remove(0, 1);
    if (std::exchange(m_needle, needle) != needle)
        setFilter([needle](const ChatterRow &row) { return row.searchedText.contains(needle); });
}

std::optional<ChatterRow> ChatterModel::chatter(const QString &id) const
{
    const ChatterRow *row = find(id);
    return row ? std::optional(*row) : std::nullopt;
}

void ChatterModel::setRoleBesideName(bool beside)
{
    if (std::exchange(m_roleBesideName, beside) == beside)
        return;
    std::function<QString(const ChatterRow &)> role;
    if (beside) {
        role = [](const ChatterRow &row) {
            return row.role == ChatterRow::Role::Viewer ? QString() : roleText(row.role, true);
        };
    }
    setDetail(NameColumn, role);
}

void ChatterModel::beginReading()
{
    while (!m_unchecked.isEmpty())
        removeMissing();
    m_joinedNow = 0;
    m_present.clear();
}

void ChatterModel::readPage(const QList<Api::Chatter> &page, const QDateTime &at)
{
    const int before = total();
    QList<ChatterRow> rows;
    for (const Api::Chatter &chatter : page) {
        if (chatter.userId.isEmpty())
            continue;
        m_present.insert(chatter.userId);
        ChatterRow row{.id = chatter.userId};
        if (const ChatterRow *known = find(chatter.userId)) {
            row = *known;
            if (row.login == chatter.userLogin
                && (row.name == chatter.userName || chatter.userName.isEmpty()))
                continue;
        } else {
            row.role = roleOf(chatter.userId);
            if (m_firstReadAt.isValid())
                row.since = at;
            ++m_counts[std::size_t(row.role)];
            ++m_joinedNow;
        }
        row.login = chatter.userLogin;
        row.name = chatter.userName.isEmpty() ? chatter.userLogin : chatter.userName;
        row.sortName = row.name.toCaseFolded();
        row.searchedText = row.login + u'\n' + row.sortName;
        rows.append(row);
    }
    upsert(rows);
    if (total() != before)
        Q_EMIT totalsChanged();
}

void ChatterModel::endReading(const QDateTime &at)
{
    // The first reading cannot tell who joined or left.
    m_isFirst = !m_firstReadAt.isValid();
    m_joined = m_isFirst ? 0 : m_joinedNow;
    m_left = 0;
    m_unchecked = keys();
    setAwaitingMore(true);
    if (m_isFirst) {
        m_firstReadAt = at;
        emitAllChanged(SinceColumn);
    }
    Q_EMIT totalsChanged();
    removeMissing();
}

/// Removes users who have left, some in each turn of the event loop.
void ChatterModel::removeMissing()
{
    constexpr qsizetype step = 1000;
    QStringList gone = m_unchecked.mid(std::max(m_unchecked.size() - step, qsizetype(0)));
    m_unchecked.resize(m_unchecked.size() - gone.size());
    gone.removeIf([this](const QString &id) { return m_present.contains(id); });
    for (const QString &id : std::as_const(gone)) {
        if (const ChatterRow *row = find(id))
            --m_counts[std::size_t(row->role)];
    }
    m_left += m_isFirst ? 0 : int(gone.size());
    const bool isLast = m_unchecked.isEmpty();
    if (isLast)
        setAwaitingMore(false);
    remove(gone);
    if (isLast) {
        Q_EMIT totalsChanged();
        return;
    }
    QMetaObject::invokeMethod(
        this,
        [this] {
            if (!m_unchecked.isEmpty())
                removeMissing();
        },
        Qt::QueuedConnection);
}

void ChatterModel::setRoles(const QHash<QString, ChatterRow::Role> &roles, bool known)
{
    const auto before = std::exchange(m_roles, roles);
    QStringList ids = before.keys();
    for (auto id = m_roles.keyBegin(); id != m_roles.keyEnd(); ++id) {
        if (!before.contains(*id))
            ids.append(*id);
    }
    QList<ChatterRow> rows;
    for (const QString &id : std::as_const(ids)) {
        const ChatterRow *row = find(id);
        if (!row || row->role == roleOf(id))
            continue;
        rows.append(*row);
        rows.last().role = roleOf(id);
        --m_counts[std::size_t(row->role)];
        ++m_counts[std::size_t(roleOf(id))];
    }
    upsert(rows);
    if (std::exchange(m_rolesKnown, known) != known)
        emitAllChanged(RoleColumn);
    Q_EMIT totalsChanged();
}

ChatterRow::Role ChatterModel::roleOf(const QString &id) const
{
    return id == m_channelId ? ChatterRow::Role::Broadcaster : m_roles.value(id, ChatterRow::Role::Viewer);
}

QString ChatterModel::spoken(const ChatterRow &row) const
{
    QStringList parts{row.name};
    if (isAlias(row))
        parts.append(row.login);
    if (row.role != ChatterRow::Role::Viewer || m_rolesKnown)
        parts.append(roleText(row.role, true));
    if (row.since.isValid())
        parts.append(tr("here since %1").arg(timeText(row.since)));
    else if (m_firstReadAt.isValid())
        parts.append(tr("here since before %1").arg(timeText(m_firstReadAt)));
    return parts.join(QStringLiteral(", "));
}

}  // namespace Sidestage
