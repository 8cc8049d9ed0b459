// SPDX-License-Identifier: GPL-3.0-or-later
#include "picture_book.h"

#include <QSet>

#pragma GCC diagnostic ignored "-Wunused-parameter"

namespace Sidestage {

struct PictureBook::Private
{
};

PictureBook::PictureBook(Account *account, QString channelId, Part part, QObject *parent)
    : QAbstractListModel(parent)
    , d(std::make_unique<Private>())
{
}

PictureBook::~PictureBook() = default;

void PictureBook::setFilter(const QString &text) { }

auto PictureBook::entry(int row) const -> const PictureEntry &
{
    static const PictureEntry none{};
    return none;
}

auto PictureBook::url(int row, const PictureWish &wish) const -> QUrl
{
    return {};
}

auto PictureBook::total() const -> int
{
    return {};
}

auto PictureBook::isReading() const -> bool
{
    return {};
}

auto PictureBook::asOf() const -> QDateTime
{
    return {};
}

auto PictureBook::failure() const -> QString
{
    return {};
}

auto PictureBook::refusals() const -> QList<Error>
{
    return {};
}

auto PictureBook::rowCount(const QModelIndex &parent) const -> int
{
    return {};
}

auto PictureBook::data(const QModelIndex &index, int role) const -> QVariant
{
    return {};
}

void PictureBook::refresh() { }

Result<QUrl> filledTemplate(const QString &urlTemplate, const QString &id, const QString &format,
                            const QString &themeMode, const QString &scale)
{
    return QUrl();
}

}  // namespace Sidestage
