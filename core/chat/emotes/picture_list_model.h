// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QAbstractListModel>
#include <QDateTime>
#include <QUrl>

#include <memory>

namespace Sidestage {

class Account;
class PictureCache;

/// One emote, badge or cheermote tier, without its picture.
struct PictureEntry
{
    enum class Kind : quint8 { ChannelEmote, GlobalEmote, OwnEmote, ChannelBadge, GlobalBadge, Cheermote };

    Kind kind = Kind::ChannelEmote;
    QString id{};
    QString name{};   ///< What is typed, or what the badge is called.
    QString group{};  ///< What it comes with, in the service's words: the tier ("1000"), the type, the badge
                      ///< set, the prefix of the cheermote.
    QString type{};   ///< Of an emote or a cheermote, in the service's words; empty: not told.
    QString tier{};   ///< Of an emote for subscribers: "1000", "2000", "3000".
    QString setId{};  ///< Of an emote or a badge; empty: not told.
    bool isAnimated = false;  ///< There is a picture that moves.
    qint64 bits = 0;          ///< Of a cheermote: from so many on.
    QString color{};          ///< Of a cheermote: "#RRGGBB".
    QString description{};

    bool operator==(const PictureEntry &) const = default;
};

/// Which picture of an entry is wanted.
struct PictureRequest
{
    bool dark = false;      ///< For a dark background.
    double scale = 1.0;     ///< Pixels per 28 px (badges: 18 px): the next larger one there is.
    bool animated = false;  ///< If there is one that moves.

    bool operator==(const PictureRequest &) const = default;
};

/// Fills {{id}}, {{format}}, {{theme_mode}} and {{scale}} of a template, percent-encoded. Error Protocol: a
/// placeholder that is not known, that has nothing to put in or stands before the path, or no http(s) URL
/// comes of it.
Result<QUrl> filledTemplate(const QString &urlTemplate, const QString &id, const QString &format,
                            const QString &themeMode, const QString &scale);

/// Emotes, badges and cheermotes of one channel: its own, global ones, those of the account. A model of
/// entries to be shown as pictures; searched by name. What was read stays when reading it anew fails, and
/// over a restart: asOf() tells.
class PictureListModel : public QAbstractListModel
{
    Q_OBJECT
public:
    enum Role { EntryIdRole = Qt::UserRole + 1, KindRole, GroupRole, AnimatedRole, DescriptionRole };
    enum class Part : quint8 { Emotes, Badges, Cheermotes };

    /// `account` must outlive this. Nothing is read before refresh(). `kept`: where the lists are kept over a
    /// restart; what was kept is there soon, unless what the service says is there first. Null: nowhere.
    PictureListModel(Account *account, QString channelId, Part part, std::shared_ptr<PictureCache> kept = {},
                     QObject *parent = nullptr);
    ~PictureListModel() override;

    /// Words that the name or what it comes with has in it; capitals do not matter.
    void setFilter(const QString &text);
    QString filter() const;
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
    std::optional<Error> trouble() const;
    /// Parts that the account may not see, for want of a scope: Unauthorized, with the scope in `field`.
    QList<Error> refusals() const;

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

public Q_SLOTS:
    void refresh();

Q_SIGNALS:
    void freshnessChanged();

private:
    struct Private;
    std::unique_ptr<Private> d;
};

}  // namespace Sidestage
