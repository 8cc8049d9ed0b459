// SPDX-License-Identifier: GPL-3.0-or-later

// /schedule: what is planned, in every week and in every time zone, and the iCalendar of it.

#include "sandbox/harness.h"

#include "sandbox/schedule/schedules.h"

#include <QRegularExpression>
#include <QScopeGuard>
#include <QSet>
#include <QTemporaryDir>

#include <ctime>

using namespace Sidestage;
using namespace std::chrono_literals;
using Sandbox::DomainEvent;

class TestSchedule : public QObject
{
    Q_OBJECT

    using Answer = Harness::Answer;
    using Query = Harness::Query;

    std::unique_ptr<Harness> h;
    QString m_wren;  // has no schedule, and is neither partner nor affiliate
    QString m_lamp;  // has no schedule, and is an affiliate

    void setTime(const char *time)
    {
        const auto at = QDateTime::fromString(QLatin1String(time), Qt::ISODate);
        QVERIFY(
            h->world->changeClock([&](Sandbox::WorldClock &clock) { clock.set(at.toMSecsSinceEpoch()); }));
    }
    Answer send(const char *login, const char *method, const char *path, const Query &query,
                const QJsonObject &body = {})
    {
        return h->call(h->signIn(login), method, path, with("broadcaster_id", h->idOf(login)) + query,
                       QJsonDocument(body).toJson(QJsonDocument::Compact));
    }
    Answer add(const QJsonObject &more, const char *login = "paperlantern")
    {
        QJsonObject body{{u"start_time"_s, u"2026-03-03T19:00:00Z"_s},
                         {u"timezone"_s, u"Europe/Berlin"_s},
                         {u"duration"_s, u"60"_s},
                         {u"is_recurring"_s, true}};
        for (auto it = more.begin(); it != more.end(); ++it)
            body[it.key()] = it.value();
        return send(login, "POST", "/schedule/segment", {}, body);
    }
    Answer change(const QString &id, const QJsonObject &changes, const char *login = "paperlantern")
    {
        return send(login, "PATCH", "/schedule/segment", with("id", id), changes);
    }
    Answer settings(const Query &query, const char *login = "paperlantern")
    {
        return send(login, "PATCH", "/schedule/settings", query);
    }
    Answer get(const Query &query = {}, const char *login = "paperlantern")
    {
        return h->get(h->app(), "/schedule", with("broadcaster_id", h->idOf(login)) + query);
    }
    static QJsonArray segments(const Answer &answer)
    {
        return answer.json["data"_L1]["segments"_L1].toArray();
    }
    static QJsonObject segment(const Answer &answer) { return segments(answer).first().toObject(); }
    static QString idIn(const Answer &answer) { return segment(answer)["id"_L1].toString(); }
    static QStringList column(const Answer &answer, const char *name)
    {
        QStringList values;
        for (const auto &one : segments(answer))
            values.append(one[QLatin1String(name)].toString());
        return values;
    }
    QStringList starts(const Query &query, const char *login = "paperlantern")
    {
        return column(get(query, login), "start_time");
    }
    static QJsonObject decoded(const QString &id)
    {
        return QJsonDocument::fromJson(QByteArray::fromBase64(id.toLatin1())).object();
    }
    Harness::Response calendar(const char *login = "paperlantern")
    {
        return h->service->handle({.method = "GET",
                                   .path = "/helix/schedule/icalendar",
                                   .query = "broadcaster_id=" + h->idOf(login).toLatin1()});
    }
    /// The lines of the calendar, unfolded.
    QStringList lines(const char *login = "paperlantern")
    {
        return QString::fromUtf8(calendar(login).body).remove(u"\r\n "_s).split(u"\r\n"_s);
    }

private Q_SLOTS:
    void init()
    {
        h = std::make_unique<Harness>();
        m_wren = h->idOf("wrenloft");
        m_lamp = h->idOf("paperlantern");
        setTime("2026-03-01T12:00:00Z");
    }

    void aChannelHasAScheduleFromItsFirstSegmentOn()
    {
        QCOMPARE(get().status(), 404);
        QCOMPARE(get({}, "teaandturrets").status(), 200);
        QCOMPARE(h->get(h->app(), "/schedule", with("broadcaster_id", 1)).status(), 400);
        const QString game = h->world->categories().first().game.id;
        const auto added = add({{u"title"_s, u"Cards"_s}, {u"category_id"_s, game}});
        QCOMPARE(added.status(), 200);
        const QJsonObject schedule = added.json["data"_L1].toObject();
        QCOMPARE(schedule["broadcaster_id"_L1].toString(), m_lamp);
        QCOMPARE(schedule["broadcaster_name"_L1].toString(), u"PaperLantern"_s);
        QCOMPARE(schedule["broadcaster_login"_L1].toString(), u"paperlantern"_s);
        QVERIFY(schedule["vacation"_L1].isNull());
        QCOMPARE(segments(added).size(), 1);
        const QJsonObject segment = this->segment(added);
        QCOMPARE(segment["start_time"_L1].toString(), u"2026-03-03T19:00:00Z"_s);
        QCOMPARE(segment["end_time"_L1].toString(), u"2026-03-03T20:00:00Z"_s);
        QCOMPARE(segment["title"_L1].toString(), u"Cards"_s);
        QVERIFY(segment["canceled_until"_L1].isNull());
        QCOMPARE(segment["category"_L1]["id"_L1].toString(), game);
        QCOMPARE(segment["category"_L1]["name"_L1].toString(), h->world->categories().first().game.name);
        QCOMPARE(segment["is_recurring"_L1].toBool(), true);
        const QJsonObject name = decoded(idIn(added));
        QCOMPARE(name.keys(), (QStringList{u"isoWeek"_s, u"isoYear"_s, u"segmentID"_s}));
        QCOMPARE(name["isoYear"_L1].toInt(), 2026);
        QCOMPARE(name["isoWeek"_L1].toInt(), 10);
        QCOMPARE(get().json["data"_L1]["segments"_L1][0].toObject(), segment);
        QVERIFY(get().json["pagination"_L1].isObject());

        const DomainEvent &told = h->world->domainEvents().back();
        QCOMPARE(told.kind, DomainEvent::Kind::ScheduleChanged);
        QCOMPARE(told.subjectId, name["segmentID"_L1].toString());
        QCOMPARE(told.detail, u"added"_s);
        QCOMPARE(send("paperlantern", "DELETE", "/schedule/segment", with("id", idIn(added))).status(), 204);
        QCOMPARE(get().status(), 200);
        QVERIFY(get().json["data"_L1]["segments"_L1].isNull());
    }

    void aLengthIsATextOrANumber()
    {
        for (const auto &length : {QJsonValue(u"30"_s), QJsonValue(90), QJsonValue(u"1380"_s)}) {
            const auto added = add({{u"duration"_s, length}});
            QCOMPARE(added.status(), 200);
            const auto minutes
                = QDateTime::fromString(segment(added)["start_time"_L1].toString(), Qt::ISODate)
                      .secsTo(QDateTime::fromString(segment(added)["end_time"_L1].toString(), Qt::ISODate))
                / 60;
            QCOMPARE(minutes, length.toVariant().toInt());
            send("paperlantern", "DELETE", "/schedule/segment", with("id", idIn(added)));
        }
        for (const auto &length : {QJsonValue(29), QJsonValue(1381), QJsonValue(u"1h"_s), QJsonValue(60.5)})
            QCOMPARE(add({{u"duration"_s, length}}).status(), 400);
    }

    void aWeeklySegmentKeepsItsTimeOfDay_data()
    {
        QTest::addColumn<QString>("zone");
        QTest::addColumn<QString>("first");
        QTest::addColumn<QString>("from");
        QTest::addColumn<QStringList>("expected");
        QTest::newRow("Berlin, clocks go forward")
            << u"Europe/Berlin"_s << u"2026-03-17T19:00:00Z"_s << u"2026-03-17T00:00:00Z"_s
            << QStringList{u"2026-03-17T19:00:00Z"_s, u"2026-03-24T19:00:00Z"_s, u"2026-03-31T18:00:00Z"_s};
        QTest::newRow("Berlin, clocks go back")
            << u"Europe/Berlin"_s << u"2026-03-17T19:00:00Z"_s << u"2026-10-19T00:00:00Z"_s
            << QStringList{u"2026-10-20T18:00:00Z"_s, u"2026-10-27T19:00:00Z"_s, u"2026-11-03T19:00:00Z"_s};
        QTest::newRow("New York, clocks go forward")
            << u"America/New_York"_s << u"2026-03-05T01:30:00Z"_s << u"2026-03-05T00:00:00Z"_s
            << QStringList{u"2026-03-05T01:30:00Z"_s, u"2026-03-12T00:30:00Z"_s, u"2026-03-19T00:30:00Z"_s};
        QTest::newRow("New York, clocks go back")
            << u"America/New_York"_s << u"2026-03-05T01:30:00Z"_s << u"2026-10-28T00:00:00Z"_s
            << QStringList{u"2026-10-29T00:30:00Z"_s, u"2026-11-05T01:30:00Z"_s, u"2026-11-12T01:30:00Z"_s};
        // 2:30 does not exist on 29 March; it is an hour and a half after 1:00, when the clocks show 3:30.
        QTest::newRow("a time that is skipped")
            << u"Europe/Berlin"_s << u"2026-03-22T01:30:00Z"_s << u"2026-03-22T00:00:00Z"_s
            << QStringList{u"2026-03-22T01:30:00Z"_s, u"2026-03-29T01:30:00Z"_s, u"2026-04-05T00:30:00Z"_s};
        // 2:30 comes twice on 25 October: the first counts.
        QTest::newRow("a time that comes twice")
            << u"Europe/Berlin"_s << u"2026-10-18T00:30:00Z"_s << u"2026-10-18T00:00:00Z"_s
            << QStringList{u"2026-10-18T00:30:00Z"_s, u"2026-10-25T00:30:00Z"_s, u"2026-11-01T01:30:00Z"_s};
        QTest::newRow("UTC") << u"UTC"_s << u"2026-03-17T19:00:00Z"_s << u"2026-03-25T00:00:00Z"_s
                             << QStringList{u"2026-03-31T19:00:00Z"_s, u"2026-04-07T19:00:00Z"_s,
                                            u"2026-04-14T19:00:00Z"_s};
        // A day was left out there.
        QTest::newRow("half an hour")
            << u"Australia/Lord_Howe"_s << u"2026-03-30T09:00:00Z"_s << u"2026-03-30T00:00:00Z"_s
            << QStringList{u"2026-03-30T09:00:00Z"_s, u"2026-04-06T09:30:00Z"_s, u"2026-04-13T09:30:00Z"_s};
    }
    void aWeeklySegmentKeepsItsTimeOfDay()
    {
        QFETCH(QString, zone);
        QFETCH(QString, first);
        QFETCH(QString, from);
        QFETCH(QStringList, expected);
        QCOMPARE(add({{u"timezone"_s, zone}, {u"start_time"_s, first}}).status(), 200);
        // The time zone of this machine makes no difference.
        const QByteArray before = qgetenv("TZ");
        const auto restore = qScopeGuard([before] {
            before.isNull() ? qunsetenv("TZ") : qputenv("TZ", before);
            tzset();
        });
        for (const char *here : {"UTC", "Europe/Berlin", "America/New_York", "Asia/Kolkata"}) {
            qputenv("TZ", here);
            tzset();
            const auto answer = get(with("start_time", from) + with("first", 3));
            QCOMPARE(column(answer, "start_time"), expected);
            // There is one in every week, by the calendar of its time zone.
            QSet<QString> ids;
            for (const QString &id : column(get(with("start_time", from) + with("first", 25)), "id"))
                ids.insert(id);
            QCOMPARE(ids.size(), 25);
            for (const auto &one : segments(answer))
                QCOMPARE(segment(get(with("id", one["id"_L1].toString()))), one.toObject());
        }
    }

    void everyWeekHasItsOwnId()
    {
        // It is always on monday there, but on sunday in UTC, and with the clocks that would change its week.
        const auto added
            = add({{u"timezone"_s, u"Europe/Berlin"_s}, {u"start_time"_s, u"2026-10-11T23:30:00Z"_s}});
        QCOMPARE(added.status(), 200);
        QList<int> weeks;
        for (const QString &id : column(get(with("first", 25)), "id"))
            weeks.append(decoded(id)["isoWeek"_L1].toInt());
        QCOMPARE(weeks.first(15), (QList<int>{42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 1, 2, 3}));
        QCOMPARE(decoded(column(get(with("first", 25)), "id")[12])["isoYear"_L1].toInt(), 2027);
    }

    void segmentsAreListedByTimeInPages()
    {
        QCOMPARE(add({}).status(), 200);
        QCOMPARE(add({{u"start_time"_s, u"2026-03-05T10:00:00Z"_s}, {u"title"_s, u"b"_s}}).status(), 200);
        QCOMPARE(add({{u"start_time"_s, u"2026-03-11T10:00:00Z"_s}, {u"is_recurring"_s, false}}).status(),
                 200);
        QCOMPARE(starts(with("first", 5)),
                 (QStringList{u"2026-03-03T19:00:00Z"_s, u"2026-03-05T10:00:00Z"_s, u"2026-03-10T19:00:00Z"_s,
                              u"2026-03-11T10:00:00Z"_s, u"2026-03-12T10:00:00Z"_s}));
        QCOMPARE(get().json["data"_L1]["segments"_L1].toArray().size(), 20);
        QStringList all;
        QString after;
        do {
            const auto page = get(paged({}, 7, after));
            QCOMPARE(page.status(), 200);
            all += column(page, "start_time");
            after = page.cursor();
        } while (!after.isEmpty());
        // Those of a year, each week's, and the one that comes once.
        QVERIFY2(all.size() > 104 && all.size() < 110, qPrintable(QString::number(all.size())));
        QVERIFY(std::is_sorted(all.begin(), all.end()));
        QCOMPARE(QSet<QString>(all.begin(), all.end()).size(), all.size());
        const QString cursor = get(with("first", 3)).cursor();
        QCOMPARE(starts(with("first", 1) + with("after", cursor)), QStringList{u"2026-03-11T10:00:00Z"_s});
        QCOMPARE(get(with("after", cursor) + with("start_time", u"2026-03-04T00:00:00Z"_s)).message(),
                 u"Invalid cursor."_s);
        QCOMPARE(get(with("after", cursor), "teaandturrets").message(), u"Invalid cursor."_s);
        // One that was made up leads behind the last segment, not into all eternity.
        QString madeUp = QString::fromLatin1(QByteArray::fromBase64(cursor.toLatin1()));
        madeUp.replace(QRegularExpression(u":\\d{13}:"_s), u":9223372036854775807:"_s);
        QCOMPARE(starts(with("after", QString::fromLatin1(madeUp.toLatin1().toBase64()))), QStringList());
        QCOMPARE(get(with("first", 26)).status(), 400);
        // What has begun is no longer listed, but can be asked for.
        setTime("2026-03-12T10:30:00Z");
        QCOMPARE(starts(with("first", 1)), QStringList{u"2026-03-17T19:00:00Z"_s});
        QCOMPARE(starts(with("first", 1) + with("start_time", u"2026-03-11T10:00:00Z"_s)),
                 QStringList{u"2026-03-11T10:00:00Z"_s});
        QCOMPARE(starts(with("first", 1) + with("utc_offset", u"anything"_s)).size(), 1);
    }

    void segmentsAreFoundById()
    {
        const QString id = idIn(add({}));
        const QJsonObject name = decoded(id);
        const auto inWeek = [&](int year, int week) {
            return Sandbox::occurrenceId(name["segmentID"_L1].toString(), {year, week});
        };
        QCOMPARE(starts(with("id", inWeek(2026, 14)) + with("id", id) + with("id", inWeek(2026, 9))
                        + with("id", u"nonsense"_s) + with("id", id)),
                 (QStringList{u"2026-03-31T18:00:00Z"_s, u"2026-03-03T19:00:00Z"_s}));
        for (const QString &none :
             {inWeek(2026, 54), inWeek(2025, 53), inWeek(2026, 0), inWeek(-5, 1), inWeek(2'000'000'000, 1),
              inWeek(9999, 1), u"e30="_s, QString(5000, u'A')})
            QVERIFY(get(with("id", none)).json["data"_L1]["segments"_L1].isNull());
        QCOMPARE(get(with("id", id) + with("after", u"x"_s)).status(), 400);
        QCOMPARE(get({}, "teaandturrets").status(), 200);
        QVERIFY(get(with("id", id), "teaandturrets").json["data"_L1]["segments"_L1].isNull());
    }

    void whatCannotBePlannedIsRefused()
    {
        QCOMPARE(add({{u"timezone"_s, u"Nowhere/City"_s}}).status(), 400);
        QCOMPARE(add({{u"timezone"_s, u"UTC+02:00"_s}}).status(), 400);
        QCOMPARE(add({{u"timezone"_s, QString()}}).status(), 400);
        QCOMPARE(add({{u"timezone"_s, u"CET-1CEST"_s}}).status(), 400);
        QCOMPARE(add({{u"category_id"_s, u"1"_s}}).status(), 400);
        QCOMPARE(add({{u"title"_s, QString(141, u'x')}}).status(), 400);
        QCOMPARE(add({{u"start_time"_s, u"2026-03-01T11:59:59Z"_s}}).message(),
                 u"Segment cannot create expired segment"_s);
        QCOMPARE(add({{u"start_time"_s, QString()}}).status(), 400);
        QCOMPARE(add({{u"start_time"_s, u"9999-12-31T23:59:59Z"_s}}).status(), 400);
        QCOMPARE(get().status(), 404);
    }

    void whoIsNeitherPartnerNorAffiliateCanOnlyPlanEveryWeek()
    {
        QCOMPARE(add({{u"is_recurring"_s, false}}, "wrenloft").status(), 403);
        const auto weekly = add({}, "wrenloft");
        QCOMPARE(weekly.status(), 200);
        QCOMPARE(change(idIn(weekly), {{u"start_time"_s, u"2026-03-04T19:00:00Z"_s}}, "wrenloft").status(),
                 400);
        QCOMPARE(add({{u"is_recurring"_s, false}}).status(), 200);
    }

    void segmentsMustNotOverlap()
    {
        const QString words = u"Segment cannot create overlapping segment"_s;
        QCOMPARE(add({{u"start_time"_s, u"2026-03-17T19:00:00Z"_s}}).status(), 200);
        const auto once = [&](const char *start, const char *minutes = "60") {
            return add({{u"start_time"_s, QLatin1String(start)},
                        {u"duration"_s, QLatin1String(minutes)},
                        {u"is_recurring"_s, false}});
        };
        QCOMPARE(once("2026-03-17T19:59:00Z").message(), words);
        QCOMPARE(once("2026-03-17T18:01:00Z").message(), words);
        QCOMPARE(once("2026-03-17T18:00:00Z", "180").message(), words);
        QCOMPARE(once("2026-03-24T19:30:00Z").message(), words);
        QCOMPARE(once("2026-03-17T20:00:00Z").status(), 200);
        QCOMPARE(once("2026-03-17T18:00:00Z").status(), 200);
        // After the clocks have changed it begins an hour earlier.
        QCOMPARE(once("2026-03-31T18:30:00Z").message(), words);
        QCOMPARE(once("2026-03-31T19:00:00Z").status(), 200);
        // One that is beside it in winter only.
        QCOMPARE(add({{u"start_time"_s, u"2026-03-24T20:00:00Z"_s}, {u"timezone"_s, u"UTC"_s}}).status(),
                 200);
        QCOMPARE(add({{u"start_time"_s, u"2026-03-24T18:00:00Z"_s}, {u"timezone"_s, u"UTC"_s}}).message(),
                 words);
        const QString other = idIn(once("2026-03-18T10:00:00Z"));
        QCOMPARE(change(other, {{u"start_time"_s, u"2026-03-17T18:30:00Z"_s}}).message(), words);
        QCOMPARE(change(other, {{u"duration"_s, 90}}).status(), 200);
        // One that is on has begun before, and still has its time.
        QCOMPARE(once("2026-03-21T10:00:00Z", "600").status(), 200);
        setTime("2026-03-21T18:00:00Z");
        QCOMPARE(add({{u"start_time"_s, u"2026-03-21T19:30:00Z"_s}}).message(), words);
        QCOMPARE(once("2026-03-21T19:59:00Z").message(), words);
        QCOMPARE(add({{u"start_time"_s, u"2026-03-21T20:00:00Z"_s}}).status(), 200);
    }

    void aChannelHasAHundredSegments()
    {
        for (int i = 0; i < Sandbox::Schedules::maxSegments; ++i) {
            const auto start
                = QDateTime::fromString(u"2026-04-01T00:00:00Z"_s, Qt::ISODate).addSecs(i * 7200);
            QCOMPARE(add({{u"start_time"_s, Api::formatTime(start)}, {u"is_recurring"_s, false}}).status(),
                     200);
        }
        QCOMPARE(add({}).status(), 400);
        // Those that are over do not count.
        setTime("2026-04-01T01:00:00Z");
        QCOMPARE(add({{u"start_time"_s, u"2026-05-03T19:00:00Z"_s}}).status(), 200);
    }

    void aSegmentIsChangedInAllWeeks()
    {
        const QString id = idIn(add({{u"title"_s, u"before"_s}}));
        const QString game = h->world->categories().last().game.id;
        const auto changed
            = change(id, {{u"title"_s, u"after"_s}, {u"duration"_s, u"120"_s}, {u"category_id"_s, game}});
        QCOMPARE(changed.status(), 200);
        QCOMPARE(segments(changed).size(), 1);
        QCOMPARE(idIn(changed), id);
        QCOMPARE(h->world->domainEvents().back().detail, u"changed"_s);
        for (const auto &one : segments(get())) {
            QCOMPARE(one["title"_L1].toString(), u"after"_s);
            QCOMPARE(one["category"_L1]["id"_L1].toString(), game);
        }
        QCOMPARE(segment(get())["end_time"_L1].toString(), u"2026-03-03T21:00:00Z"_s);
        // In another time zone the first stays where it is, and the others follow its clocks.
        QCOMPARE(change(id, {{u"timezone"_s, u"America/New_York"_s}}).status(), 200);
        QCOMPARE(starts(with("first", 2)),
                 (QStringList{u"2026-03-03T19:00:00Z"_s, u"2026-03-10T18:00:00Z"_s}));
        QCOMPARE(change(id, {{u"timezone"_s, u"Nowhere/City"_s}}).status(), 400);
        QCOMPARE(change(id, {{u"start_time"_s, u"2026-03-04T19:00:00Z"_s}}).status(), 400);
        QCOMPARE(change(u"nonsense"_s, {}).status(), 400);
        QCOMPARE(change(Sandbox::occurrenceId(u"unknown"_s, {2026, 10}), {}).status(), 404);
        const QString teas = column(get({}, "teaandturrets"), "id").first();
        QCOMPARE(change(teas, {{u"title"_s, u"mine"_s}}).status(), 404);
    }

    void oneThatComesOnceCanBeMoved()
    {
        const QString id = idIn(add({{u"is_recurring"_s, false}}));
        const auto moved = change(id, {{u"start_time"_s, u"2026-03-12T09:00:00Z"_s}});
        QCOMPARE(moved.status(), 200);
        QCOMPARE(segment(moved)["start_time"_L1].toString(), u"2026-03-12T09:00:00Z"_s);
        QVERIFY(idIn(moved) != id);
        QCOMPARE(decoded(idIn(moved))["segmentID"_L1], decoded(id)["segmentID"_L1]);
        QCOMPARE(change(id, {}).status(), 404);  // there is none in that week any more
        QCOMPARE(change(idIn(moved), {{u"start_time"_s, u"2026-02-28T09:00:00Z"_s}}).message(),
                 u"Segment cannot create expired segment"_s);
    }

    void onlyTheNextOneIsCancelled()
    {
        const QString id = idIn(add({}));
        setTime("2026-03-10T19:00:00Z");  // the second one has just begun
        const auto cancelled = change(id, {{u"is_canceled"_s, true}});
        QCOMPARE(cancelled.status(), 200);
        QCOMPARE(segment(cancelled)["start_time"_L1].toString(), u"2026-03-17T19:00:00Z"_s);
        QCOMPARE(segment(cancelled)["canceled_until"_L1].toString(), u"2026-03-17T20:00:00Z"_s);
        const auto listed = [&] { return column(get(with("first", 3)), "canceled_until"); };
        QCOMPARE(listed(), (QStringList{QString(), u"2026-03-17T20:00:00Z"_s, QString()}));
        // It stays cancelled when it becomes longer.
        QCOMPARE(change(id, {{u"duration"_s, 90}}).status(), 200);
        QCOMPARE(listed()[1], u"2026-03-17T20:30:00Z"_s);
        QCOMPARE(change(id, {{u"is_canceled"_s, false}}).status(), 200);
        QCOMPARE(listed(), (QStringList{QString(), QString(), QString()}));
        QCOMPARE(change(id, {{u"is_canceled"_s, true}}).status(), 200);
        setTime("2026-03-18T00:00:00Z");
        QCOMPARE(listed(), (QStringList{QString(), QString(), QString()}));

        const QString once
            = idIn(add({{u"start_time"_s, u"2026-03-20T10:00:00Z"_s}, {u"is_recurring"_s, false}}));
        QCOMPARE(segment(change(once, {{u"is_canceled"_s, true}}))["canceled_until"_L1].toString(),
                 u"2026-03-20T11:00:00Z"_s);
    }

    void aSegmentIsDeletedInAllWeeks()
    {
        const QString id = idIn(add({}));
        const auto remove = [&](const QString &one) {
            return send("paperlantern", "DELETE", "/schedule/segment", with("id", one));
        };
        const QString teas = column(get({}, "teaandturrets"), "id").first();
        QCOMPARE(remove(teas).status(), 204);
        QCOMPARE(column(get({}, "teaandturrets"), "id").first(), teas);
        const QString later = column(get(), "id")[7];
        QCOMPARE(remove(later).status(), 204);
        QVERIFY(get().json["data"_L1]["segments"_L1].isNull());
        QCOMPARE(h->world->domainEvents().back().detail, u"removed"_s);
        const qint64 told = h->world->lastDomainEvent();
        QCOMPARE(remove(id).status(), 204);
        QCOMPARE(h->world->lastDomainEvent(), told);
        QCOMPARE(remove(u"nonsense"_s).status(), 400);
    }

    void aVacationBeginsAndEnds()
    {
        const Query away = with("is_vacation_enabled", u"true"_s);
        const Query start = with("vacation_start_time", u"2026-03-02T00:00:00Z"_s);
        const Query end = with("vacation_end_time", u"2026-03-16T00:00:00Z"_s);
        const Query zone = with("timezone", u"Europe/Berlin"_s);
        QCOMPARE(settings(away + start + end + zone).status(), 404);
        add({});
        QCOMPARE(settings(away + start + end + zone).status(), 204);
        const QJsonObject vacation = get().json["data"_L1]["vacation"_L1].toObject();
        QCOMPARE(vacation["start_time"_L1].toString(), u"2026-03-02T00:00:00Z"_s);
        QCOMPARE(vacation["end_time"_L1].toString(), u"2026-03-16T00:00:00Z"_s);
        QCOMPARE(h->world->domainEvents().back().detail, u"vacation"_s);
        QCOMPARE(settings(away + end + zone).message(),
                 u"Missing required parameter \"vacation_start_time\""_s);
        QCOMPARE(settings(away + start + zone).message(),
                 u"Missing required parameter \"vacation_end_time\""_s);
        QCOMPARE(settings(away + start + end).message(), u"Missing required parameter \"timezone\""_s);
        QCOMPARE(settings(away + start + end + with("timezone", u"Nowhere/City"_s)).status(), 400);
        QCOMPARE(
            settings(away + start + zone + with("vacation_end_time", u"2026-03-02T00:00:00Z"_s)).status(),
            400);
        QCOMPARE(settings({}).status(), 204);
        QVERIFY(get().json["data"_L1]["vacation"_L1].isObject());
        setTime("2026-03-16T00:00:00Z");
        QVERIFY(get().json["data"_L1]["vacation"_L1].isNull());
        setTime("2026-03-05T00:00:00Z");
        QVERIFY(get().json["data"_L1]["vacation"_L1].isObject());
        QCOMPARE(settings(with("is_vacation_enabled", u"false"_s)).status(), 204);
        QVERIFY(get().json["data"_L1]["vacation"_L1].isNull());
    }

    void theCalendarNeedsNoToken()
    {
        const auto response = calendar("teaandturrets");
        QCOMPARE(response.status, 200);
        QCOMPARE(response.contentType, QByteArray("text/calendar"));
        QVERIFY(!response.headers.value("Ratelimit-Remaining").isEmpty());
        const auto unknown = h->service->handle(
            {.method = "GET", .path = "/helix/schedule/icalendar", .query = "broadcaster_id=1"});
        QCOMPARE(unknown.status, 400);
        QVERIFY(Harness::read(unknown).message() == "Invalid broadcasterID"_L1);
        QCOMPARE(h->service->handle({.method = "GET", .path = "/helix/schedule/icalendar"}).status, 400);
        // Whoever has a token may send it.
        QCOMPARE(h->get(h->app(), "/schedule/icalendar", with("broadcaster_id", m_lamp)).status(), 200);
    }

    void theCalendarHasAnEventForEachSegment()
    {
        const QStringList empty = lines();
        QCOMPARE(
            empty,
            (QStringList{u"BEGIN:VCALENDAR"_s, u"PRODID:-//twitch.tv//StreamSchedule//1.0"_s,
                         u"VERSION:2.0"_s, u"CALSCALE:GREGORIAN"_s, u"REFRESH-INTERVAL;VALUE=DURATION:PT1H"_s,
                         u"NAME:PaperLantern"_s, u"END:VCALENDAR"_s, QString()}));
        const QString game = h->world->categories().first().game.id;
        const auto weekly = add({{u"title"_s, u"Cards"_s}, {u"category_id"_s, game}});
        const QString uid = decoded(idIn(weekly))["segmentID"_L1].toString();
        const QString name = h->world->categories().first().game.name;
        const auto escaped = [](QString text) { return text.replace(u","_s, u"\\,"_s); };
        QCOMPARE(lines().mid(6, 11),
                 (QStringList{u"BEGIN:VEVENT"_s, u"UID:"_s + uid, u"DTSTAMP:20260301T120000Z"_s,
                              u"DTSTART;TZID=/Europe/Berlin:20260303T200000"_s,
                              u"DTEND;TZID=/Europe/Berlin:20260303T210000"_s, u"RRULE:FREQ=WEEKLY;BYDAY=TU"_s,
                              u"SUMMARY:Cards"_s, u"DESCRIPTION:"_s + escaped(name) + u'.',
                              u"CATEGORIES:"_s + escaped(name), u"END:VEVENT"_s, u"END:VCALENDAR"_s}));
        change(idIn(weekly), {{u"is_canceled"_s, true}});
        QVERIFY(lines().contains(u"EXDATE;TZID=/Europe/Berlin:20260303T200000"_s));
        const auto once = add({{u"start_time"_s, u"2026-07-01T18:00:00Z"_s},
                               {u"timezone"_s, u"America/New_York"_s},
                               {u"is_recurring"_s, false}});
        QVERIFY(lines().contains(u"DTSTART;TZID=/America/New_York:20260701T140000"_s));
        QVERIFY(!lines().contains(u"STATUS:CANCELLED"_s));
        change(idIn(once), {{u"is_canceled"_s, true}});
        QVERIFY(lines().contains(u"STATUS:CANCELLED"_s));
        QCOMPARE(lines().filter(u"BEGIN:VEVENT"_s).size(), 2);
        setTime("2026-07-01T19:00:00Z");  // it is over
        QCOMPARE(lines().filter(u"BEGIN:VEVENT"_s).size(), 1);
    }

    void longAndStrangeTitlesAreWrittenByTheRules()
    {
        const QString title = u"a,b;c\\d\nBEGIN:VEVENT \u0007"_s + QString(60, QChar(0x00e4))
            + QString::fromUcs4(U"\U0001f98e\U0001f98e\U0001f98e\U0001f98e") + QString(20, QChar(0x65e5));
        QCOMPARE(add({{u"title"_s, title}}).status(), 200);
        const QByteArray body = calendar().body;
        QVERIFY(body.endsWith("END:VCALENDAR\r\n"));
        const QList<QByteArray> folded = body.split('\n');
        for (const QByteArray &line : folded) {
            QVERIFY2(line.size() <= 76, line);  // with the carriage return
            QVERIFY(line.isEmpty() || line.endsWith('\r'));
            QVERIFY2(QString::fromUtf8(line).toUtf8() == line, line);  // no character is cut
        }
        QVERIFY(folded.size() > lines().size());
        QString expected = title;
        expected.remove(u'\u0007').replace(u"\\"_s, u"\\\\"_s).replace(u","_s, u"\\,"_s);
        expected.replace(u";"_s, u"\\;"_s).replace(u"\n"_s, u"\\n"_s);
        QVERIFY(lines().contains(u"SUMMARY:"_s + expected));
        QCOMPARE(lines().filter(QRegularExpression(u"^BEGIN:VEVENT"_s)).size(), 1);
    }

    void everythingIsKept()
    {
        const QTemporaryDir dir;
        const Sandbox::WorldSettings settings{.dbFile = dir.filePath(u"world.sqlite"_s), .followers = 60};
        h = std::make_unique<Harness>(settings);
        setTime("2026-03-01T12:00:00Z");
        const QString id = idIn(add({{u"title"_s, u"Cards"_s}}));
        change(id, {{u"is_canceled"_s, true}});
        const auto before = get(with("start_time", u"2026-03-02T00:00:00Z"_s)).json;
        h.reset();
        h = std::make_unique<Harness>(settings);
        QCOMPARE(get(with("start_time", u"2026-03-02T00:00:00Z"_s)).json, before);
    }

    void aNewWorldHasPlans()
    {
        // On any day of the year.
        for (const char *now : {"2026-01-01T00:00:00Z", "2026-03-29T01:30:00Z", "2026-10-25T01:30:00Z",
                                "2026-12-31T23:59:59Z"}) {
            const auto at = QDateTime::fromString(QLatin1String(now), Qt::ISODate);
            Harness world({.followers = 0, .startAt = at});
            const auto of = [&](const char *login) {
                return world.get(world.app(), "/schedule",
                                 with("broadcaster_id", world.idOf(login)) + with("first", 25));
            };
            QCOMPARE(of("teaandturrets").status(), 200);
            QCOMPARE(segments(of("teaandturrets")).size(), 25);
            QSet<bool> kinds;
            for (const auto &one : segments(of("teaandturrets")))
                kinds.insert(one["is_recurring"_L1].toBool());
            QCOMPARE(kinds.size(), 2);
            const QJsonObject away = of("thistlegrand").json["data"_L1]["vacation"_L1].toObject();
            QVERIFY(away["end_time"_L1].toString() > Api::formatTime(at));
            QCOMPARE(of("quillscribe").status(), 404);
        }
    }
};

QTEST_GUILESS_MAIN(TestSchedule)
#include "tst_schedule.moc"
