// SPDX-License-Identifier: GPL-3.0-or-later

// The declared events: all types of api-facts D6 are there, and each can be read in every format that
// services use (7 to 9 fractional digits, null instead of absent members, unknown members: api-facts E4).

#include "api/events.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace Sidestage;
using namespace Sidestage::Api;

namespace {

/// A value for this field, with every optional part, as documented.
QJsonValue valueOf(const Field &field, const char *time);

QJsonObject objectOf(const Schema &schema, const char *time)
{
    QJsonObject object;
    for (const Field &field : schema.fields)
        object.insert(field.name, valueOf(field, time));
    return object;
}

QJsonValue itemOf(const Field &field, const char *time)
{
    switch (field.type->kind) {
    case Kind::Integer:
        return 7;
    case Kind::Number:
        return 1.5;
    case Kind::Boolean:
        return true;
    case Kind::Time:
        return QLatin1String(time);
    case Kind::Url:
        return u"https://example.com/x.png"_s;
    case Kind::Object:
        return objectOf(*field.type->schema(), time);
    case Kind::Name:
        return QLatin1String(field.type->names[0]);
    default:
        return u"text"_s;
    }
}

QJsonValue valueOf(const Field &field, const char *time)
{
    return field.type->list ? QJsonValue(QJsonArray{itemOf(field, time)}) : itemOf(field, time);
}

/// The event as the client reads it, written as JSON again. Empty if it cannot be read.
template <class E>
QJsonObject understood(const QJsonObject &event, E *read = nullptr)
{
    const ReadingScope tolerant(Reading::Tolerant);
    const QByteArray text = QJsonDocument(event).toJson();
    const auto json = JsonDocument::parse(text);
    E own;
    Error error;
    if (!json || !fromJson(Api::event<E>().schema, json->root(), read ? read : &own, error)) {
        qWarning("%s", qPrintable(error.field));
        return {};
    }
    QByteArray out;
    const WritingScope fine(TimeFormat::Nanoseconds);
    JsonWriter writer(out);
    toJson(Api::event<E>().schema, read ? read : &own, writer);
    return QJsonDocument::fromJson(out).object();
}

struct Declared
{
    const EventInfo *info;
    QJsonObject (*understand)(const QJsonObject &);
};

const QList<Declared> &declared()
{
    static const QList<Declared> all{
#define EVENT(E) {&event<E>(), [](const QJsonObject &json) { return understood<E>(json); }},
#include "api/events.def"
#undef EVENT
    };
    return all;
}

}  // namespace

class TestEventShapes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyDocumentedTypeIsDeclaredOnce()
    {
        const QString documented
            = u"channel.update 2,stream.online 1,stream.offline 1,channel.follow 2,channel.raid 1,"
              u"channel.ad_break.begin 1,channel.shoutout.create 1,channel.shoutout.receive "
              u"1,channel.goal.begin 1,"
              u"channel.goal.progress 1,channel.goal.end 1,channel.shield_mode.begin "
              u"1,channel.shield_mode.end "
              u"1,"
              u"user.authorization.grant 1,user.authorization.revoke 1,user.update 1,"
              u"channel.channel_points_custom_reward.add 1,channel.channel_points_custom_reward.update 1,"
              u"channel.channel_points_custom_reward.remove 1,"
              u"channel.channel_points_custom_reward_redemption.add 1,"
              u"channel.channel_points_custom_reward_redemption.update 1,"
              u"channel.channel_points_automatic_reward_redemption.add 1,"
              u"channel.channel_points_automatic_reward_redemption.add 2,channel.subscribe 1,"
              u"channel.subscription.end 1,channel.subscription.gift 1,channel.subscription.message 1,"
              u"channel.cheer 1,channel.bits.use 1,channel.poll.begin 1,channel.poll.progress "
              u"1,channel.poll.end 1,"
              u"channel.prediction.begin 1,channel.prediction.progress 1,channel.prediction.lock 1,"
              u"channel.prediction.end 1,channel.hype_train.begin 2,channel.hype_train.progress 2,"
              u"channel.hype_train.end 2,channel.charity_campaign.donate 1,channel.charity_campaign.start 1,"
              u"channel.charity_campaign.progress 1,channel.charity_campaign.stop 1,channel.chat.message 1,"
              u"channel.chat.notification 1,channel.chat_settings.update 1,channel.chat.clear 1,"
              u"channel.chat.clear_user_messages 1,channel.chat.message_delete 1,"
              u"channel.chat.user_message_hold 1,channel.chat.user_message_update "
              u"1,channel.shared_chat.begin 1,"
              u"channel.shared_chat.update 1,channel.shared_chat.end 1,channel.moderate 1,channel.moderate 2,"
              u"channel.ban 1,channel.unban 1,channel.moderator.add 1,channel.moderator.remove "
              u"1,channel.vip.add 1,"
              u"channel.vip.remove 1,channel.unban_request.create 1,channel.unban_request.resolve 1,"
              u"channel.warning.send 1,channel.warning.acknowledge 1,channel.suspicious_user.update 1,"
              u"channel.suspicious_user.message 1,automod.message.hold 1,automod.message.hold 2,"
              u"automod.message.update 1,automod.message.update 2,automod.settings.update 1,"
              u"automod.terms.update 1,channel.guest_star_session.begin beta,channel.guest_star_session.end "
              u"beta,"
              u"channel.guest_star_guest.update beta,channel.guest_star_settings.update beta,"
              u"user.whisper.message 1,drop.entitlement.grant 1,extension.bits_transaction.create 1,"
              u"conduit.shard.disabled 1"_s;
        QStringList names;
        for (const Declared &one : declared())
            names.append(QLatin1String(one.info->spec.type) + u' ' + QLatin1String(one.info->spec.version));
        QStringList wanted = documented.split(u',');
        names.sort();
        wanted.sort();
        QCOMPARE(names, wanted);
        for (const WithdrawnEvent &old : withdrawnEvents())
            QVERIFY(!names.contains(QLatin1String(old.type) + u' ' + QLatin1String(old.version)));
    }

    void anEvent_data()
    {
        QTest::addColumn<int>("index");
        for (int i = 0; i < declared().size(); ++i)
            QTest::newRow(declared()[i].info->name) << i;
    }
    void anEvent()
    {
        QFETCH(int, index);
        const Declared &one = declared()[index];
        const Schema &schema = one.info->schema;
        QVERIFY(!schema.fields.isEmpty());

        // Complete and with nine digits: nothing is lost.
        const char *nine = "2025-06-01T12:00:00.123000000Z";
        QCOMPARE(one.understand(objectOf(schema, nine)), objectOf(schema, nine));
        // With the numbers of digits that were observed.
        for (const char *time : {"2025-06-01T12:00:00.1234567Z", "2025-06-01T12:00:00.12345678Z",
                                 "2025-06-01T12:00:00.123456789Z", "2025-06-01T12:00:00.123Z",
                                 "2025-06-01T14:00:00.123456+02:00"})
            QCOMPARE(one.understand(objectOf(schema, time)), objectOf(schema, nine));
        // Unknown members are ignored.
        QJsonObject more = objectOf(schema, nine);
        more["from_next_year"_L1] = QJsonObject{{u"a"_s, QJsonArray{1}}};
        QCOMPARE(one.understand(more), objectOf(schema, nine));

        for (const Field &field : schema.fields) {
            QJsonObject absent = objectOf(schema, nine);
            absent.remove(field.name);
            QJsonObject null = objectOf(schema, nine);
            null[field.name] = QJsonValue::Null;
            const QJsonObject without = one.understand(absent);
            QVERIFY2(!without.isEmpty(), field.name.data());
            QCOMPARE(one.understand(null), without);
        }
    }

    void whatIsWrittenTwoWaysIsReadBothWays()
    {
        UnbanRequestResolved resolved;
        understood<UnbanRequestResolved>({{u"moderator_id"_s, u"5"_s}}, &resolved);
        QCOMPARE(resolved.moderatorUserId, u"5"_s);
        ChatNotified donation;
        understood<ChatNotified>(
            QJsonDocument::fromJson(R"({"charity_donation":{"charity_name":"x","amount":)"
                                    R"({"value":5,"decimal_place":2,"currency":"USD"}}})")
                .object(),
            &donation);
        QCOMPARE(donation.charityDonation->amount, (Money{5, 2, u"USD"_s}));
        UserBanned banned;  // some samples have numbers as ids
        understood<UserBanned>({{u"user_id"_s, 1234}}, &banned);
        QCOMPARE(banned.userId, u"1234"_s);
        AdBreakBegan began;
        understood<AdBreakBegan>({{u"duration_seconds"_s, u"60"_s}, {u"is_automatic"_s, u"false"_s}}, &began);
        QCOMPARE(began.durationSeconds, 60);
        QVERIFY(!began.isAutomatic);
    }

    void timesOfRewardsAreWholeSecondsAsInTheApi()
    {
        RedemptionAdded added;
        understood<RedemptionAdded>(
            {{u"redeemed_at"_s, u"2025-06-01T12:00:00.987654321Z"_s}, {u"status"_s, u"unfulfilled"_s}},
            &added);
        QCOMPARE(toRedemption(added).redeemedAt, parseTime("2025-06-01T12:00:00Z"));
        QCOMPARE(toRedemption(added).status, RedemptionStatus::Unfulfilled);
        RewardUpdated updated;
        understood<RewardUpdated>({{u"cooldown_expires_at"_s, u"2025-06-01T12:00:09.5000000Z"_s}}, &updated);
        QCOMPARE(toReward(updated).cooldownExpiresAt, parseTime("2025-06-01T12:00:09Z"));
        QCOMPARE(toReward(RewardUpdated()).cooldownExpiresAt, std::nullopt);
    }

    void fineTimesAreWrittenWithNineDigits()
    {
        QCOMPARE(formatFineTime(parseTime("2025-06-01T12:00:00.007Z")), u"2025-06-01T12:00:00.007000000Z"_s);
        QCOMPARE(formatFineTime(parseTime("2025-06-01T12:00:00Z")), u"2025-06-01T12:00:00.000000000Z"_s);
        QCOMPARE(formatFineTime({}), QString());
    }
};

QTEST_GUILESS_MAIN(TestEventShapes)
#include "tst_event_shapes.moc"
