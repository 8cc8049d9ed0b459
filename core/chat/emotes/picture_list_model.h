// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "picture_list_cache.h"
#include "picture_reading.h"

#include <QAbstractListModel>
#include <QDateTime>
#include <QUrl>

#include <array>
#include <memory>

namespace Sidestage {

class Account;
class PictureCache;

/// A model of the emotes, badges or cheermotes of one channel: its own, global ones, and those of the
/// account. Shown as pictures, searched by name. The content stays when a later reading fails, and is stored
/// across restarts; see asOf().
///
/// Not a LiveList: it is compared and taken over as a whole, in the service's order, and the grid lays out
/// all its groups anew after each change.
class PictureListModel : public QAbstractListModel
{
    Q_OBJECT
public:
    enum Role { EntryIdRole = Qt::UserRole + 1, KindRole, GroupRole, AnimatedRole, DescriptionRole };
    using Part = PicturePart;

    /// `account` must outlive this. Nothing is read before refresh(). `kept`: the cache across restarts; its
    /// content is loaded soon, unless the service responds first. Null: no cache.
    PictureListModel(Account *account, QString channelId, Part part, std::shared_ptr<PictureCache> kept = {},
                     QObject *parent = nullptr);
    ~PictureListModel() override;

    /// Shows only entries that contain all these words in their name or group, case-insensitively.
    void setFilter(const QString &text);
    QString filter() const { return m_filter; }
    const PictureEntry &entry(int row) const;
    /// The URL of the requested picture of this row; empty: there is none.
    QUrl url(int row, const PictureRequest &request) const;
    /// Number of entries without the filter.
    int total() const { return int(m_all.size()); }

    bool isReading() const { return m_reading != nullptr; }
    QDateTime asOf() const;  ///< UTC, of the oldest part; invalid: never read.
    /// Why the last reading failed, in the service's words; empty: it did not fail.
    QString failure() const;
    /// The failure as an Error.
    std::optional<Error> trouble() const { return m_trouble; }
    /// Parts that the account may not read because a scope is missing: Unauthorized, with the scope in
    /// `field`.
    QList<Error> refusals() const;

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

public Q_SLOTS:
    void refresh();

Q_SIGNALS:
    void freshnessChanged();

private:
    bool mayOwn() const;
    void restoreFrom(const KeptPictures &kept);
    void begin();
    void end();
    void setList(PictureReading::Source source, QList<PictureItem> items);
    void collect();
    void applyFilter();

    Account *m_account;
    QString m_channel;
    Part m_part;
    PictureListCache m_keeping;
    QString m_filter{};
    std::array<QList<PictureItem>, PictureReading::SourceCount> m_lists{};
    std::array<QDateTime, PictureReading::SourceCount> m_readAt{};
    QList<const PictureItem *> m_all{};    ///< All entries without duplicates.
    QList<const PictureItem *> m_shown{};  ///< The entries that match the filter.
    std::optional<Error> m_trouble{};
    std::optional<Error> m_fresh{};  ///< The error of the running reading.
    std::unique_ptr<PictureReading> m_reading{};
    bool m_withOwn = false;
};

}  // namespace Sidestage
