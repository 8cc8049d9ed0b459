// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/leftovers.h"
#include "picture_list_cache.h"
#include "picture_reading.h"

#include <QAbstractListModel>
#include <QDateTime>
#include <QSet>
#include <QTimer>
#include <QUrl>

#include <array>
#include <deque>
#include <memory>

namespace Sidestage {

class Account;
class PictureCache;

/// Emotes, badges and cheermotes of one channel: its own, global ones, those of the account. A model of
/// entries to be shown as pictures; searched by name. What was read stays when reading it anew fails, and
/// over a restart: asOf() tells.
class PictureListModel : public QAbstractListModel
{
    Q_OBJECT
public:
    enum Role { EntryIdRole = Qt::UserRole + 1, KindRole, GroupRole, AnimatedRole, DescriptionRole };
    using Part = PicturePart;

    /// `account` must outlive this. Nothing is read before refresh(). `kept`: where the lists are kept over a
    /// restart; what was kept is there soon, unless what the service says is there first. Null: nowhere.
    PictureListModel(Account *account, QString channelId, Part part, std::shared_ptr<PictureCache> kept = {},
                     QObject *parent = nullptr);
    ~PictureListModel() override;

    /// Words that the name or what it comes with has in it; capitals do not matter.
    void setFilter(const QString &text);
    QString filter() const { return m_filter; }
    const PictureEntry &entry(int row) const;
    /// Where the picture of this row is, for this wish; empty: there is none.
    QUrl url(int row, const PictureRequest &request) const;
    /// Without the filter.
    int total() const;

    bool isReading() const;
    QDateTime asOf() const;  ///< UTC, of the oldest part; invalid: never.
    /// Why the last reading failed, in the service's words; empty: it did not.
    QString failure() const;
    /// The same as an error.
    std::optional<Error> trouble() const { return m_trouble; }
    /// Parts that the account may not see, for want of a scope: Unauthorized, with the scope in `field`.
    QList<Error> refusals() const;

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

public Q_SLOTS:
    void refresh();

Q_SIGNALS:
    void freshnessChanged();

private:
    /// A list that was read and is being taken, a piece in each turn of the event loop.
    struct Incoming
    {
        PictureReading::Source source{};
        QList<PictureItem> items{};
        QDateTime readAt{};
        bool isKept = false;  ///< Of an earlier run: what the service has said since counts more.

        qsizetype same = 0;  ///< So many are as they were.
        bool isOther = false;
        // Then: what there is with it.
        std::size_t list = 0;
        qsizetype at = 0;
        QList<const PictureItem *> all{};
        QSet<QString> knownIds{};
    };

    bool mayOwn() const;
    void restoreFrom(const KeptPictures &kept);
    void begin();
    void end();
    void work();
    bool prepare(Incoming &list, const Leftovers::IsLate &isLate) const;
    bool gather(Incoming &list, const Leftovers::IsLate &isLate) const;
    void applyIncoming(Incoming &list);
    void forgetIncoming();
    void applyFilter();

    Account *m_account;
    QString m_channel;
    Part m_part;
    PictureListCache m_keeping;
    QString m_filter{};
    std::array<QList<PictureItem>, PictureReading::SourceCount> m_lists{};
    std::array<QDateTime, PictureReading::SourceCount> m_readAt{};
    QList<const PictureItem *> m_all{};    ///< Each once.
    QList<const PictureItem *> m_shown{};  ///< Of these, what the filter lets through.
    std::optional<Error> m_trouble{};
    std::optional<Error> m_fresh{};  ///< Of the reading that goes on.
    std::unique_ptr<PictureReading> m_reading{};
    std::deque<Incoming> m_incoming{};
    QTimer m_working{};
    bool m_hasEnded = false;  ///< All answers are there; what came is still being taken.
    bool m_withOwn = false;
};

}  // namespace Sidestage
