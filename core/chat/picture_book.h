// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QAbstractListModel>
#include <QDateTime>
#include <QUrl>

#include <memory>

namespace Sidestage {

class Account;

/// One emote, badge or cheermote tier, without its picture.
struct PictureEntry
{
    enum class Kind : quint8 { ChannelEmote, GlobalEmote, OwnEmote, ChannelBadge, GlobalBadge, Cheermote };

    Kind kind = Kind::ChannelEmote;
    QString id{};
    QString name{};   ///< What is typed, or what the badge is called.
    QString group{};  ///< What it comes with, in the service's words: the tier, the type, the badge set.
    bool isAnimated = false;
    QString format{};  ///< For URLs by template: how pictures()' parts are filled.
    qint64 bits = 0;   ///< Of a cheermote: from so many on.
    QString color{};   ///< Of a cheermote: "#RRGGBB".
    QString description{};
};

/// Which picture of an entry is wanted.
struct PictureWish
{
    bool dark = false;      ///< For a dark background.
    double scale = 1.0;     ///< Pixels per 28 px: 1, 2, 3; the next larger one there is.
    bool animated = false;  ///< If there is one that moves.

    bool operator==(const PictureWish &) const = default;
};

/// Fills {{id}}, {{format}}, {{theme_mode}} and {{scale}} of a template, percent-encoded. Error Protocol: a
/// placeholder that is not known, or no http(s) URL comes of it.
Result<QUrl> filledTemplate(const QString &urlTemplate, const QString &id, const QString &format,
                            const QString &themeMode, const QString &scale);

/// Emotes, badges and cheermotes of one channel: its own, global ones, those of the account. A model of
/// entries to be shown as pictures; searched by name.
class PictureBook : public QAbstractListModel
{
    Q_OBJECT
public:
    enum Role { EntryIdRole = Qt::UserRole + 1, KindRole, GroupRole, AnimatedRole, DescriptionRole };
    enum class Part : quint8 { Emotes, Badges, Cheermotes };

    /// `account` must outlive this.
    PictureBook(Account *account, QString channelId, Part part, QObject *parent = nullptr);
    ~PictureBook() override;

    void setFilter(const QString &text);
    const PictureEntry &entry(int row) const;
    /// Where the picture of this row is, for this wish; empty: there is none.
    QUrl url(int row, const PictureWish &wish) const;
    int total() const;

    bool isReading() const;
    QDateTime asOf() const;  ///< UTC; invalid: never.
    QString failure() const;
    /// Parts that the account may not see, for want of a scope.
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
