// SPDX-License-Identifier: GPL-3.0-or-later
#include "community_texts.h"

#include "base/bidi.h"
#include "community/here_now.h"

#include <QCoreApplication>
#include <QLocale>

namespace Sidestage {

namespace {

struct CommunityTexts
{
    Q_DECLARE_TR_FUNCTIONS(Sidestage::CommunityTexts)
};

}  // namespace

QString dayText(QDate day, QDate today)
{
    const QString pattern = day.year() == today.year()
        ? CommunityTexts::tr("d MMM", "A day of this year, as QLocale writes dates")
        : CommunityTexts::tr("d MMM yyyy", "A day of another year, as QLocale writes dates");
    return QLocale().toString(day, pattern);
}

QString whenText(const QDateTime &moment, QDate today)
{
    const QDateTime local = moment.toLocalTime();
    return local.date() == today ? local.toString(QStringLiteral("HH:mm")) : dayText(local.date(), today);
}

QString exactText(const QDateTime &moment)
{
    return moment.isValid() ? QLocale().toString(moment.toLocalTime(), QLocale::ShortFormat) : QString();
}

QString signedText(int number)
{
    const QString digits = QLocale().toString(qAbs(number));
    return number > 0 ? u'+' + digits : number < 0 ? QChar(0x2212) + digits : digits;
}

namespace {

struct HereRows
{
    Q_DECLARE_TR_FUNCTIONS(Sidestage::HereRows)
};

QString numberText(qint64 number)
{
    return number > 0 ? QLocale().toString(number) : QString(QChar(0x2013));
}

}  // namespace

void setUpHereRows(HereNow *here)
{
    HereModel *model = here->model();
    const auto secondary = [](const HereRow &) { return Look{.tone = Tone::Secondary}; };
    for (const HereColumn column :
         {HereColumn::Follows, HereColumn::Redeemed, HereColumn::Points, HereColumn::Since})
        model->column(int(column)).look = secondary;
    model->column(int(HereColumn::Name)).look = [](const HereRow &row) {
        const bool isAlias = row.login.compare(row.name, Qt::CaseInsensitive) != 0;
        return Look{.isStrong = true, .detail = isAlias ? row.login : QString()};
    };
    Column<HereRow> &follows = model->column(int(HereColumn::Follows));
    follows.text = [here](const HereRow &row) {
        if (row.followedAt.isValid())
            return whenText(row.followedAt, QDate::currentDate());
        return here->knowsFollowers() ? HereRows::tr("no") : HereRows::tr("unknown");
    };
    follows.toolTip = [](const HereRow &row) {
        return row.followedAt.isValid() ? HereRows::tr("Follows since %1").arg(exactText(row.followedAt))
                                        : QString();
    };
    model->column(int(HereColumn::Redeemed)).text
        = [](const HereRow &row) { return numberText(row.redemptions); };
    model->column(int(HereColumn::Points)).text = [](const HereRow &row) { return numberText(row.points); };
    model->column(int(HereColumn::Since)).text = [](const HereRow &row) {
        return row.since.isValid() ? whenText(row.since, QDate::currentDate()) : HereRows::tr("earlier");
    };
    model->setSpoken([here](const HereRow &row) {
        const QString followed = row.followedAt.isValid()
            ? HereRows::tr("follows since %1").arg(exactText(row.followedAt))
            : here->knowsFollowers() ? HereRows::tr("does not follow")
                                     : HereRows::tr("follow status unknown");
        const QString redeemed = HereRows::tr("%Ln redemptions", nullptr, row.redemptions);
        return HereRows::tr("%1, %2, %3, %4 points")
            .arg(isolated(row.name), followed, redeemed, QLocale().toString(row.points));
    });
}

}  // namespace Sidestage
