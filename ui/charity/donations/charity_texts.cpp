// SPDX-License-Identifier: GPL-3.0-or-later
#include "charity_texts.h"

#include "kit/text/time_text.h"

#include <QCoreApplication>
#include <QLocale>

namespace Sidestage {

namespace {

struct CharityTexts
{
    Q_DECLARE_TR_FUNCTIONS(CharityTexts)
};

}  // namespace

QString percentText(int thousandths, bool withTenths)
{
    const QLocale locale;
    QString number = locale.toString(thousandths / 10);
    if (withTenths)
        number += locale.decimalPoint() + locale.toString(thousandths % 10);
    return CharityTexts::tr("%1 %2", "number, percent sign").arg(number, locale.percent());
}

QString aboutText(const QDateTime &when, const QDateTime &now)
{
    const QString time = wallText(when, QStringLiteral("HH:mm"));
    const QDate day = when.toLocalTime().date();
    const qint64 days = now.toLocalTime().date().daysTo(day);
    if (days == 0)
        return CharityTexts::tr("about %1").arg(time);
    const QLocale locale;
    if (days > 0 && days < 7)
        return CharityTexts::tr("about %1 %2", "day of the week, time")
            .arg(locale.dayName(day.dayOfWeek(), QLocale::ShortFormat), time);
    return CharityTexts::tr("about %1").arg(locale.toString(day, QLocale::ShortFormat));
}

QString paceText(const Pace &pace)
{
    QStringList parts;
    if (pace.recent) {
        parts.append(CharityTexts::tr("%1 an hour in the last %2", "amount, duration")
                         .arg(pace.recent->text(), durationText(pace.recentFor / 1000)));
    }
    if (pace.overall) {
        parts.append(pace.isSinceStart ? CharityTexts::tr("%1 an hour overall").arg(pace.overall->text())
                                       : CharityTexts::tr("%1 an hour since %2", "amount, moment")
                                             .arg(pace.overall->text(), momentText(pace.since, pace.now)));
    }
    if (parts.isEmpty())
        return CharityTexts::tr("Pace is shown after %1 of data.")
            .arg(durationText(std::chrono::seconds(Pace::least).count()));
    return parts.join(QStringLiteral(" · "));
}

QString shortPaceText(const Pace &pace)
{
    const auto &rate = pace.recent ? pace.recent : pace.overall;
    return rate ? CharityTexts::tr("%1 an hour").arg(rate->text()) : QString();
}

QString endText(const CampaignRecord &campaign)
{
    if (campaign.isRunning())
        return CharityTexts::tr("running");
    const QDate day = campaign.endedAt.toLocalTime().date();
    return QLocale().toString(day, QStringLiteral("MMM yyyy"));
}

QString differenceText(const CampaignRecord &campaign)
{
    const auto difference = campaign.difference();
    if (!difference || difference->isZero())
        return {};
    Money given = campaign.total.of(0);
    for (const LedgerSum &sum : campaign.sums) {
        if (sum.amount.currency() == campaign.total.currency())
            given = sum.amount;
    }
    if (difference->isNegative()) {
        return CharityTexts::tr("Total from the service: %1. Donations listed here: %2, %3 more.")
            .arg(campaign.total.text(), given.text(),
                 difference->of(0).minus(*difference).value_or(*difference).text());
    }
    return CharityTexts::tr("Total from the service: %1. Donations listed here: %2, %3 less.")
        .arg(campaign.total.text(), given.text(), difference->text());
}

LastingDifference::LastingDifference(std::function<void()> answer, QObject *parent)
    : QObject(parent)
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(std::chrono::seconds(3));
    connect(&m_timer, &QTimer::timeout, this, [this, answer = std::move(answer)] {
        m_lasts = true;
        answer();
    });
}

QString LastingDifference::shown(const QString &now)
{
    if (now.isEmpty()) {
        m_timer.stop();
        m_lasts = false;
    } else if (!m_lasts && !m_timer.isActive()) {
        m_timer.start();
    }
    return m_lasts ? now : QString();
}

QString giverName(const Donation &donation)
{
    if (!donation.userName.isEmpty())
        return donation.userName;
    return donation.userLogin.isEmpty() ? CharityTexts::tr("deleted account") : donation.userLogin;
}

}  // namespace Sidestage
