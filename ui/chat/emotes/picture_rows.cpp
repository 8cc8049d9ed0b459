// SPDX-License-Identifier: GPL-3.0-or-later
#include "picture_rows.h"

#include "base/bidi.h"

#include <QCoreApplication>
#include <QLocale>

namespace Sidestage {

using Kind = PictureEntry::Kind;

QString groupWords(const PictureEntry &entry)
{
    switch (entry.kind) {
    case Kind::GlobalEmote:
        return PictureRows::tr("Global");
    case Kind::OwnEmote:
        return PictureRows::tr("From other channels");
    case Kind::ChannelBadge:
        return PictureRows::tr("Badges of this channel");
    case Kind::GlobalBadge:
        return PictureRows::tr("Global badges");
    case Kind::Cheermote:
        return entry.type == QLatin1String("channel_custom")
            ? PictureRows::tr("%1, of this channel").arg(isolated(entry.group))
            : entry.type == QLatin1String("sponsored")
            ? PictureRows::tr("%1, sponsored").arg(isolated(entry.group))
            : entry.group;
    case Kind::ChannelEmote:
        break;
    }
    if (entry.tier == QLatin1String("1000"))
        return PictureRows::tr("Subscribers, tier 1");
    if (entry.tier == QLatin1String("2000"))
        return PictureRows::tr("Subscribers, tier 2");
    if (entry.tier == QLatin1String("3000"))
        return PictureRows::tr("Subscribers, tier 3");
    if (entry.type == QLatin1String("follower"))
        return PictureRows::tr("Followers");
    if (entry.type == QLatin1String("bitstier"))
        return PictureRows::tr("For cheering with Bits");
    return entry.group.isEmpty() ? PictureRows::tr("Other")
                                 : PictureRows::tr("Other: “%1”").arg(isolated(entry.group));
}

void PictureRows::setBook(PictureListModel *model)
{
    if (m_model)
        m_model->disconnect(this);
    m_model = model;
    if (model)
        connect(model, &QAbstractItemModel::modelReset, this, &PictureRows::rebuild);
    rebuild();
}

void PictureRows::rebuild()
{
    beginResetModel();
    m_rows.clear();
    const int count = m_model ? m_model->rowCount() : 0;
    m_rows.reserve(std::size_t(count) + 16);
    qsizetype heading = -1;
    for (int row = 0; row < count; ++row) {
        const PictureEntry &entry = m_model->entry(row);
        const PictureEntry *before = row ? &m_model->entry(row - 1) : nullptr;
        const bool grouped = entry.kind == Kind::ChannelEmote || entry.kind == Kind::Cheermote;
        if (!before || before->kind != entry.kind
            || (grouped && (before->group != entry.group || before->tier != entry.tier))) {
            heading = qsizetype(m_rows.size());
            m_rows.push_back({.heading = groupWords(entry)});
        }
        ++m_rows[std::size_t(heading)].count;
        m_rows.push_back({.source = row});
    }
    endResetModel();
}

const PictureEntry *PictureRows::entry(int row) const
{
    if (!m_model || row < 0 || std::size_t(row) >= m_rows.size() || m_rows[std::size_t(row)].source < 0)
        return nullptr;
    return &m_model->entry(m_rows[std::size_t(row)].source);
}

QUrl PictureRows::url(int row, const PictureRequest &request) const
{
    return entry(row) ? m_model->url(m_rows[std::size_t(row)].source, request) : QUrl();
}

int PictureRows::rowOf(const QString &id) const
{
    for (int row = 0; row < rowCount(); ++row) {
        const PictureEntry *there = entry(row);
        if (there && there->id == id)
            return row;
    }
    return -1;
}

std::vector<PicturePlaces::Group> PictureRows::groups() const
{
    std::vector<PicturePlaces::Group> groups;
    for (int row = 0; row < rowCount(); row += groups.back().count + 1)
        groups.push_back({row, m_rows[std::size_t(row)].count});
    return groups;
}

int PictureRows::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() || !m_model ? 0 : int(m_rows.size());
}

QVariant PictureRows::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const Row &row = m_rows[std::size_t(index.row())];
    const PictureEntry *entry = this->entry(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return entry ? entry->name : row.heading;
    case Qt::ToolTipRole:
        return entry ? entry->name : QString();
    case Qt::AccessibleTextRole: {
        if (!entry)
            return tr("%1, %Ln pictures", nullptr, row.count).arg(row.heading);
        QStringList parts{entry->name, groupWords(*entry)};
        if (!entry->description.isEmpty())
            parts.append(entry->description);
        if (entry->isAnimated)
            parts.append(tr("animated"));
        return parts.join(tr(", ", "between the parts of a sentence that is read out"));
    }
    case IsHeadingRole:
        return entry == nullptr;
    case CountRole:
        return row.count;
    case IdRole:
        return entry ? entry->id : QString();
    default:
        return {};
    }
}

Qt::ItemFlags PictureRows::flags(const QModelIndex &index) const
{
    if (!entry(index.row()))
        return Qt::NoItemFlags;
    return Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren;
}

}  // namespace Sidestage
