// SPDX-License-Identifier: GPL-3.0-or-later
#include "picture_list_model.h"

#include "accounts/account.h"
#include "client/session.h"

#include <QPointer>
#include <QThreadPool>

#include <algorithm>

namespace Sidestage {

using Source = PictureReading::Source;

namespace {

/// On a worker thread, because it takes longer than a frame for thousands of pictures.
void destroy(QList<PictureItem> list)
{
    QThreadPool::globalInstance()->start([list = std::move(list)] {});
}

}  // namespace

PictureListModel::PictureListModel(Account *account, QString channelId, Part part,
                                   std::shared_ptr<PictureCache> kept, QObject *parent)
    : QAbstractListModel(parent)
    , m_account(account)
    , m_channel(std::move(channelId))
    , m_part(part)
    , m_keeping(std::move(kept), *account, m_channel, part)
{
    m_withOwn = part == Part::Emotes && mayOwn();
    m_keeping.find(this, [this](const KeptPictures &pictures) { restoreFrom(pictures); });
    connect(account->session(), &Session::tokenChanged, this, [this] {
        // The scope for the account's own emotes was granted or removed.
        if (m_part == Part::Emotes && (m_readAt[PictureReading::Global].isValid() || m_reading)
            && mayOwn() != m_withOwn) {
            m_reading.reset();
            if (!mayOwn())
                setList(PictureReading::Own, {});
            refresh();
        }
    });
}

PictureListModel::~PictureListModel()
{
    for (auto &list : m_lists)
        destroy(std::move(list));
}

void PictureListModel::setFilter(const QString &text)
{
    const QString filter = text.simplified();
    if (filter == m_filter)
        return;
    beginResetModel();
    m_filter = filter;
    applyFilter();
    endResetModel();
}

const PictureEntry &PictureListModel::entry(int row) const
{
    static const PictureEntry none{};
    return row >= 0 && row < m_shown.size() ? m_shown.at(row)->entry : none;
}

QUrl PictureListModel::url(int row, const PictureRequest &request) const
{
    return row >= 0 && row < m_shown.size() ? pictureUrl(*m_shown.at(row), request) : QUrl();
}

QDateTime PictureListModel::asOf() const
{
    QDateTime oldest;
    for (const Source source : {PictureReading::Channel, PictureReading::Global, PictureReading::Own}) {
        const bool counts = source != PictureReading::Own || m_withOwn;
        if (!counts || (source == PictureReading::Global && m_part == Part::Cheermotes))
            continue;
        // Sources that were never read are ignored, because only the others are shown.
        if (m_readAt[source].isValid() && (!oldest.isValid() || m_readAt[source] < oldest))
            oldest = m_readAt[source];
    }
    return oldest;
}

QString PictureListModel::failure() const
{
    if (!m_trouble)
        return {};
    return m_trouble->message.isEmpty() ? QString::number(m_trouble->status) : m_trouble->message;
}

QList<Error> PictureListModel::refusals() const
{
    if (m_part != Part::Emotes || mayOwn())
        return {};
    return {{.kind = Error::Kind::Unauthorized, .field = QLatin1String(nameOf(Api::Scope::UserReadEmotes))}};
}

int PictureListModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_shown.size());
}

QVariant PictureListModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const PictureEntry &entry = m_shown.at(index.row())->entry;
    switch (role) {
    case Qt::DisplayRole:
        return entry.name;
    case EntryIdRole:
        return entry.id;
    case KindRole:
        return int(entry.kind);
    case GroupRole:
        return entry.group;
    case AnimatedRole:
        return entry.isAnimated;
    case DescriptionRole:
        return entry.description;
    default:
        return {};
    }
}

void PictureListModel::refresh()
{
    if (m_reading)
        return;
    begin();
    if (m_reading)
        Q_EMIT freshnessChanged();
}

void PictureListModel::restoreFrom(const KeptPictures &kept)
{
    bool isNew = false;
    for (const Source source : {PictureReading::Channel, PictureReading::Global, PictureReading::Own}) {
        const bool isWanted = source != PictureReading::Own || (m_part == Part::Emotes && mayOwn());
        // Not if the service has responded since.
        if (!isWanted || !kept.readAt[source].isValid() || m_readAt[source].isValid())
            continue;
        m_readAt[source] = kept.readAt[source];
        setList(source, kept.lists[source]);
        isNew = true;
    }
    if (isNew)
        Q_EMIT freshnessChanged();
}

void PictureListModel::begin()
{
    m_fresh.reset();
    m_withOwn = m_part == Part::Emotes && mayOwn();
    m_reading = std::make_unique<PictureReading>(m_account, m_channel);
    // In a later turn of the event loop, because the reading must not be deleted while it calls.
    const auto later = [this](std::function<void()> work) {
        QMetaObject::invokeMethod(
            this,
            [reading = QPointer(m_reading.get()), work = std::move(work)] {
                if (reading)
                    work();
            },
            Qt::QueuedConnection);
    };
    m_reading->took = [this, later](Source source, const QList<PictureItem> &items) {
        later([this, source, items] {
            m_readAt[source] = QDateTime::currentDateTimeUtc();
            setList(source, items);
        });
    };
    m_reading->failed = [this](Source, const Error &error) {
        if (error.kind != Error::Kind::Cancelled)
            m_fresh = error;
    };
    m_reading->ended = [this, later] { later([this] { end(); }); };
    m_reading->begin(m_part, m_withOwn);
}

void PictureListModel::end()
{
    m_reading.reset();
    m_trouble = m_fresh;
    if (std::any_of(m_readAt.begin(), m_readAt.end(), [](const QDateTime &at) { return at.isValid(); }))
        m_keeping.save({m_lists, m_readAt});
    Q_EMIT freshnessChanged();
}

void PictureListModel::setList(Source source, QList<PictureItem> items)
{
    if (items != m_lists[source]) {
        beginResetModel();
        m_lists[source].swap(items);
        collect();
        endResetModel();
    }
    destroy(std::move(items));
}

/// Collects the items of all lists. Emotes of the channel and global ones are not repeated as the account's
/// own. Called within a model reset.
void PictureListModel::collect()
{
    m_all.clear();
    QSet<QString> known;
    for (const QList<PictureItem> &list : m_lists) {
        for (const PictureItem &item : list) {
            const qsizetype before = known.size();
            if (m_part == Part::Emotes)
                known.insert(item.entry.id);
            if (m_part != Part::Emotes || known.size() != before)
                m_all.append(&item);
        }
    }
    applyFilter();
}

/// Applies the filter. Called within a model reset.
void PictureListModel::applyFilter()
{
    const QStringList words = m_filter.toCaseFolded().split(u' ', Qt::SkipEmptyParts);
    if (words.isEmpty()) {
        m_shown = m_all;
        return;
    }
    m_shown.clear();
    std::copy_if(m_all.cbegin(), m_all.cend(), std::back_inserter(m_shown), [&](const PictureItem *item) {
        return std::all_of(words.begin(), words.end(),
                           [&](const QString &word) { return item->folded.contains(word); });
    });
}

bool PictureListModel::mayOwn() const
{
    return m_account->may(Api::Scope::UserReadEmotes);
}

}  // namespace Sidestage
