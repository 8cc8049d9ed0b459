// SPDX-License-Identifier: GPL-3.0-or-later
#include "here_model.h"

namespace Sidestage {

namespace {

bool isOf(HereKind kind, const HereRow &row)
{
    switch (kind) {
    case HereKind::Everybody:
        break;
    case HereKind::Followers:
        return row.followedAt.isValid();
    case HereKind::Others:
        return !row.followedAt.isValid();
    case HereKind::Redeemers:
        return row.redemptions > 0;
    }
    return true;
}

/// Nothing is not a value, so that it comes last.
template <class Number>
std::optional<Number> unlessZero(Number number)
{
    return number > 0 ? std::optional(number) : std::nullopt;
}

}  // namespace

HereModel::HereModel(QObject *parent)
    : LiveList(&HereRow::id, columns(), parent)
{
    setTieOrder(int(HereColumn::Name), Qt::AscendingOrder);
    setOrder(int(HereColumn::Name), Qt::AscendingOrder);
}

QList<Column<HereRow>> HereModel::columns()
{
    return {
        {.title = tr("Name"),
         .text = [](const HereRow &row) { return row.name.isEmpty() ? row.login : row.name; },
         .sort =
             [](const HereRow &a, const HereRow &b, Qt::SortOrder direction) {
                 const int order = a.login.compare(b.login, Qt::CaseInsensitive);
                 return direction == Qt::DescendingOrder ? -order : order;
             }},
        {.title = tr("Follows since"), .sort = sortBy<HereRow>([](const HereRow &row) {
                                           return row.followedAt.isValid()
                                               ? std::optional(row.followedAt.toMSecsSinceEpoch())
                                               : std::nullopt;
                                       })},
        {.title = tr("Redeemed"),
         .sort = sortBy<HereRow>([](const HereRow &row) { return unlessZero(row.redemptions); }),
         .isNumber = true},
        {.title = tr("Points"),
         .sort = sortBy<HereRow>([](const HereRow &row) { return unlessZero(row.points); }),
         .isNumber = true},
        {.title = tr("Here since"), .sort = sortBy<HereRow>([](const HereRow &row) {
                                        return row.since.isValid() ? row.since.toMSecsSinceEpoch() : 0;
                                    })},
    };
}

void HereModel::setKind(HereKind kind)
{
    m_kind = kind;
    updateFilter();
}

void HereModel::setSearch(const QString &text)
{
    m_search = text.trimmed();
    updateFilter();
}

void HereModel::updateFilter()
{
    setFilter([kind = m_kind, text = m_search](const HereRow &row) {
        return isOf(kind, row)
            && (row.login.contains(text, Qt::CaseInsensitive)
                || row.name.contains(text, Qt::CaseInsensitive));
    });
}

}  // namespace Sidestage
