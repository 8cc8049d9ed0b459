// SPDX-License-Identifier: GPL-3.0-or-later
#include "community_texts.h"

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

}  // namespace Sidestage
