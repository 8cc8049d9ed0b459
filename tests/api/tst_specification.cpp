// SPDX-License-Identifier: GPL-3.0-or-later

// The declared endpoints are those of the specification: none is missing, none has another path.

#include "api/specification.h"

#include <QSet>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace Sidestage::Api;

class TestSpecification : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyEndpointInFullIsDeclaredWithItsMethodAndPath()
    {
        // Copied from the specification's headings, in their order.
        const QStringList expected{
            u"POST /channels/commercial"_s,
            u"GET /channels/ads"_s,
            u"POST /channels/ads/schedule/snooze"_s,
            u"GET /analytics/extensions"_s,
            u"GET /analytics/games"_s,
            u"GET /bits/leaderboard"_s,
            u"GET /bits/cheermotes"_s,
            u"GET /extensions/transactions"_s,
            u"GET /channels"_s,
            u"PATCH /channels"_s,
            u"GET /channels/editors"_s,
            u"GET /channels/followed"_s,
            u"GET /channels/followers"_s,
            u"POST /channel_points/custom_rewards"_s,
            u"DELETE /channel_points/custom_rewards"_s,
            u"GET /channel_points/custom_rewards"_s,
            u"GET /channel_points/custom_rewards/redemptions"_s,
            u"PATCH /channel_points/custom_rewards"_s,
            u"PATCH /channel_points/custom_rewards/redemptions"_s,
            u"GET /charity/campaigns"_s,
            u"GET /charity/donations"_s,
            u"GET /chat/chatters"_s,
            u"GET /chat/emotes"_s,
            u"GET /chat/emotes/global"_s,
            u"GET /chat/emotes/set"_s,
            u"GET /chat/badges"_s,
            u"GET /chat/badges/global"_s,
            u"GET /chat/settings"_s,
            u"PATCH /chat/settings"_s,
            u"GET /shared_chat/session"_s,
            u"GET /chat/emotes/user"_s,
            u"POST /chat/announcements"_s,
            u"POST /chat/shoutouts"_s,
        };
        QStringList declared;
        for (const SpecifiedEndpoint &one : specification()) {
            if (one.detailed)
                declared.append(QLatin1String(nameOf(one.info->spec.method)) + u' '
                                + QLatin1String(one.info->spec.path));
        }
        QCOMPARE(declared, expected);
    }

    void noEndpointIsListedTwice()
    {
        QSet<QString> names;
        for (const SpecifiedEndpoint &one : specification()) {
            QVERIFY2(!names.contains(QLatin1String(one.name)), one.name);
            names.insert(QLatin1String(one.name));
        }
    }

    void noTwoDeclarationsShareMethodAndPath()
    {
        QSet<QByteArray> seen;
        for (const EndpointInfo *info : catalogue()) {
            const QByteArray place = QByteArray(nameOf(info->spec.method)) + ' ' + info->spec.path;
            QVERIFY2(!seen.contains(place), place.constData());
            seen.insert(place);
        }
    }
};

QTEST_GUILESS_MAIN(TestSpecification)
#include "tst_specification.moc"
