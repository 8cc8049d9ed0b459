// SPDX-License-Identifier: GPL-3.0-or-later

// The declared endpoints are those of the specification: none is missing, none has another path.

#include "api/specification.h"

#include <QSet>
#include <QTest>

using namespace Sidestage::Api;

class TestSpecification : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyEndpointInFullIsDeclaredWithItsMethodAndPath()
    {
        // Copied from the specification's headings, in their order.
        const QStringList expected{
            QStringLiteral("POST /channels/commercial"),
            QStringLiteral("GET /channels/ads"),
            QStringLiteral("POST /channels/ads/schedule/snooze"),
            QStringLiteral("GET /analytics/extensions"),
            QStringLiteral("GET /analytics/games"),
            QStringLiteral("GET /bits/leaderboard"),
            QStringLiteral("GET /bits/cheermotes"),
            QStringLiteral("GET /extensions/transactions"),
            QStringLiteral("GET /channels"),
            QStringLiteral("PATCH /channels"),
            QStringLiteral("GET /channels/editors"),
            QStringLiteral("GET /channels/followed"),
            QStringLiteral("GET /channels/followers"),
            QStringLiteral("POST /channel_points/custom_rewards"),
            QStringLiteral("DELETE /channel_points/custom_rewards"),
            QStringLiteral("GET /channel_points/custom_rewards"),
            QStringLiteral("GET /channel_points/custom_rewards/redemptions"),
            QStringLiteral("PATCH /channel_points/custom_rewards"),
            QStringLiteral("PATCH /channel_points/custom_rewards/redemptions"),
            QStringLiteral("GET /charity/campaigns"),
            QStringLiteral("GET /charity/donations"),
            QStringLiteral("GET /chat/chatters"),
            QStringLiteral("GET /chat/emotes"),
            QStringLiteral("GET /chat/emotes/global"),
            QStringLiteral("GET /chat/emotes/set"),
            QStringLiteral("GET /chat/badges"),
            QStringLiteral("GET /chat/badges/global"),
            QStringLiteral("GET /chat/settings"),
            QStringLiteral("PATCH /chat/settings"),
            QStringLiteral("GET /shared_chat/session"),
            QStringLiteral("GET /chat/emotes/user"),
            QStringLiteral("POST /chat/announcements"),
            QStringLiteral("POST /chat/shoutouts"),
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
