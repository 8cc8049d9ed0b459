// SPDX-License-Identifier: GPL-3.0-or-later

// /users/extensions: what a broadcaster has installed, and in which slots it is active.

#include "sandbox/harness.h"

#include "sandbox/extensions/extensions.h"

#include <QTemporaryDir>

using namespace Sidestage;
using namespace Sidestage::Sandbox;
using Api::Scope;

class TestUserExtensions : public QObject
{
    Q_OBJECT

    using As = Harness::As;
    using Answer = Harness::Answer;

    std::unique_ptr<Harness> h;
    QString m_tea;
    QString m_second;  ///< Of teaandturrets: panel and component.
    QString m_custom;  ///< Has to be set up: panel and overlay.

    Extensions &extensions() { return h->world->area<Extensions>(); }
    static QJsonObject slot(const QString &id, const QString &version = u"1.0.0"_s)
    {
        return {{u"active"_s, true}, {u"id"_s, id}, {u"version"_s, version}};
    }
    static QJsonObject empty() { return {{u"active"_s, false}}; }
    Answer update(const QJsonObject &data)
    {
        return h->call(h->signIn(), "PUT", "/users/extensions", {},
                       QJsonDocument(QJsonObject{{u"data"_s, data}}).toJson(QJsonDocument::Compact));
    }
    Answer panel(const char *number, const QJsonObject &slot)
    {
        return update({{u"panel"_s, QJsonObject{{QLatin1String(number), slot}}}});
    }
    QJsonObject active(const As &as, const QString &userId = {})
    {
        return h->get(as, "/users/extensions", userId.isEmpty() ? Harness::Query() : with("user_id", userId))
            .json["data"_L1]
            .toObject();
    }
    QJsonObject active() { return active(h->signIn()); }
    Answer list(Harness::ScopeSet scopes)
    {
        return h->get(h->signIn("teaandturrets", scopes), "/users/extensions/list");
    }

private Q_SLOTS:
    void init()
    {
        h = std::make_unique<Harness>();
        m_tea = h->idOf("teaandturrets");
        m_second = extensions().all(m_tea)->at(1).id;
        m_custom = extensions().all(h->idOf("pipnocturne"))->first().id;
    }

    void theListHasInactiveOnesForWhoMayEdit()
    {
        const auto all = list({Scope::UserEditBroadcast});
        QStringList ids{h->ready.id, m_second, m_custom, u"tilda-tools"_s};
        ids.sort();
        QCOMPARE(all.column("id"), ids);
        QStringList activeIds{h->ready.id, m_second};
        activeIds.sort();
        QCOMPARE(list({Scope::UserReadBroadcast}).column("id"), activeIds);
        for (const auto &one : all.data()) {
            const QString id = one["id"_L1].toString();
            QCOMPARE(one["version"_L1].toString(), u"1.0.0"_s);
            QCOMPARE(one["can_activate"_L1].toBool(), id != m_custom);
            QCOMPARE(one["name"_L1].toString(), extensions().find(id)->name);
            if (id == h->ready.id)
                QCOMPARE(one["type"_L1].toArray(),
                         (QJsonArray{u"component"_s, u"mobile"_s, u"overlay"_s, u"panel"_s}));
        }
    }

    void othersSeeOnlyActiveSlots()
    {
        const QJsonObject panel{{u"active"_s, true},
                                {u"id"_s, h->ready.id},
                                {u"version"_s, u"1.0.0"_s},
                                {u"name"_s, u"Sidestage"_s}};
        QJsonObject component = slot(m_second);
        component["name"_L1] = extensions().find(m_second)->name;
        component["x"_L1] = 4000;
        component["y"_L1] = 3000;
        const QJsonObject own{
            {u"panel"_s, QJsonObject{{u"1"_s, panel}, {u"2"_s, empty()}, {u"3"_s, empty()}}},
            {u"overlay"_s, QJsonObject{{u"1"_s, empty()}}},
            {u"component"_s, QJsonObject{{u"1"_s, component}, {u"2"_s, empty()}}}};
        const QJsonObject others{{u"panel"_s, QJsonObject{{u"1"_s, panel}}},
                                 {u"overlay"_s, QJsonObject()},
                                 {u"component"_s, QJsonObject{{u"1"_s, component}}}};
        QCOMPARE(active(h->signIn("teaandturrets", {Scope::UserReadBroadcast})), own);
        QCOMPARE(active(h->signIn("teaandturrets", {Scope::UserEditBroadcast}), m_tea), own);
        QCOMPARE(active(h->signIn("teaandturrets", {})), others);
        QCOMPARE(active(h->signIn("pipnocturne"), m_tea), others);
        QCOMPARE(active(h->app(), m_tea), others);
        const auto nobody = h->get(h->app(), "/users/extensions");
        QCOMPARE(nobody.status(), 400);
        QCOMPARE(nobody.message(), u"Missing required parameter \"user_id\""_s);
        QCOMPARE(h->get(h->app(), "/users/extensions", with("user_id", u"1"_s)).status(), 400);
    }

    void onlyNamedSlotsChange()
    {
        QList<DomainEvent> told;
        h->world->listen([&](const DomainEvent &one) { told.append(one); });
        const QJsonObject before = active();
        const auto answer = panel("3", slot(m_second));
        QCOMPARE(answer.status(), 200);
        QCOMPARE(answer.json["data"_L1].toObject(), active());
        QCOMPARE(told.size(), 1);
        QCOMPARE(told[0].kind, DomainEvent::Kind::ExtensionsActivated);
        QCOMPARE(told[0].broadcasterId, m_tea);
        const QJsonObject after = active();
        QCOMPARE(after["panel"_L1]["1"_L1], before["panel"_L1]["1"_L1]);
        QCOMPARE(after["panel"_L1]["2"_L1].toObject(), empty());
        QCOMPARE(after["panel"_L1]["3"_L1]["id"_L1].toString(), m_second);
        // An extension is active in one slot at most.
        QCOMPARE(after["component"_L1]["1"_L1].toObject(), empty());

        QCOMPARE(panel("1", empty()).status(), 200);
        QCOMPARE(active()["panel"_L1]["1"_L1].toObject(), empty());
        QCOMPARE(active()["panel"_L1]["3"_L1]["id"_L1].toString(), m_second);
        // Emptying an empty slot, and an id of an inactive slot, change nothing.
        QCOMPARE(panel("2", {{u"active"_s, false}, {u"id"_s, m_second}}).status(), 200);
        QCOMPARE(active()["panel"_L1]["3"_L1]["id"_L1].toString(), m_second);
    }

    void ofTwoSlotsWithTheSameExtensionTheLastCounts()
    {
        const auto place = [&]() -> QString {
            const QJsonObject all = active();
            for (const QString &type : all.keys()) {
                const QJsonObject numbers = all[type].toObject();
                for (const QString &number : numbers.keys()) {
                    if (numbers[number]["id"_L1] == h->ready.id)
                        return type + number;
                }
            }
            return {};
        };
        QCOMPARE(update({{u"panel"_s, QJsonObject{{u"2"_s, slot(h->ready.id)}, {u"3"_s, slot(h->ready.id)}}}})
                     .status(),
                 200);
        QCOMPARE(place(), u"panel3"_s);
        QCOMPARE(active()["panel"_L1]["2"_L1].toObject(), empty());
        QCOMPARE(update({{u"component"_s, QJsonObject{{u"2"_s, slot(h->ready.id)}}},
                         {u"panel"_s, QJsonObject{{u"1"_s, slot(h->ready.id)}}},
                         {u"overlay"_s, QJsonObject{{u"1"_s, slot(h->ready.id)}}}})
                     .status(),
                 200);
        QCOMPARE(place(), u"component2"_s);
        // The slot that it takes becomes free for it.
        QCOMPARE(update({{u"component"_s, QJsonObject{{u"1"_s, slot(h->ready.id)}}}}).status(), 200);
        QCOMPARE(place(), u"component1"_s);
        QVERIFY(!QJsonDocument(active()).toJson().contains(m_second.toLatin1()));
    }

    void onlyComponentsHaveAPlace()
    {
        QJsonObject at = slot(h->ready.id);
        at["x"_L1] = 12;
        at["y"_L1] = 34;
        QCOMPARE(update({{u"component"_s, QJsonObject{{u"2"_s, at}}}}).status(), 200);
        const QJsonValue component = active()["component"_L1]["2"_L1];
        QCOMPARE(component["x"_L1].toInt(-1), 12);
        QCOMPARE(component["y"_L1].toInt(-1), 34);
        QCOMPARE(panel("1", at).status(), 200);
        QVERIFY(active()["panel"_L1]["1"_L1]["x"_L1].isUndefined());
    }

    void whatCannotBeActiveChangesNothing_data()
    {
        QTest::addColumn<QJsonObject>("data");
        QTest::addColumn<int>("status");
        const auto of = [](const char *type, const char *number, const QJsonValue &slot) {
            return QJsonObject{{QLatin1String(type), QJsonObject{{QLatin1String(number), slot}}}};
        };
        const QString ready = u"sidestage-desktop"_s, tools = u"tilda-tools"_s;
        const auto row = [](const char *name, const QJsonObject &data, int status) {
            QTest::newRow(name) << data << status;
        };
        for (const char *number : {"0", "4", "01", "-1", "x", ""})
            row(qPrintable(u"panel "_s + QLatin1String(number)), of("panel", number, slot(ready)), 400);
        row("overlay 2", of("overlay", "2", slot(ready)), 400);
        row("component 3", of("component", "3", slot(ready)), 400);
        row("empty slot that does not exist", of("component", "3", empty()), 400);
        row("not installed", of("panel", "1", slot(u"nobody"_s)), 404);
        row("another version", of("panel", "1", slot(ready, u"1.1.0"_s)), 404);
        row("no panel", of("panel", "1", slot(tools)), 400);
        row("no id", of("panel", "1", QJsonObject{{u"active"_s, true}, {u"version"_s, u"1.0.0"_s}}), 400);
        row("no version", of("panel", "1", QJsonObject{{u"active"_s, true}, {u"id"_s, ready}}), 400);
        row("no flag", of("panel", "1", QJsonObject{{u"id"_s, ready}}), 400);
        row("no object", of("panel", "1", true), 400);
        row("a list", {{u"panel"_s, QJsonArray{slot(ready)}}}, 400);
        row("nothing", {}, 400);
        // The second one is refused, so the first one does not change either.
        row("one of two",
            {{u"panel"_s, QJsonObject{{u"1"_s, empty()}}},
             {u"overlay"_s, QJsonObject{{u"1"_s, slot(u"nobody"_s)}}}},
            404);
    }
    void whatCannotBeActiveChangesNothing()
    {
        QFETCH(QJsonObject, data);
        QFETCH(int, status);
        const QJsonObject before = active();
        QCOMPARE(update(data).status(), status);
        QCOMPARE(active(), before);
    }

    void whatHasToBeSetUpIsActivatedAfterwards()
    {
        const auto refused = panel("2", slot(m_custom));
        QCOMPARE(refused.status(), 400);
        QCOMPARE(refused.message(), u"The extension must be set up before it can be activated."_s);
        QVERIFY(extensions().complete(m_tea, m_custom, u"1.0.0"_s));
        QCOMPARE(panel("2", slot(m_custom)).status(), 200);
        // Another user has their own.
        QVERIFY(extensions().install(h->idOf("quillscribe"), m_custom));
        QVERIFY(!extensions().installed(h->idOf("quillscribe"))->first().canActivate);
    }

    void anotherVersionKeepsTheSlot()
    {
        QVERIFY(extensions().install(m_tea, h->ready.id, u"1.1.0"_s));
        QCOMPARE(active()["panel"_L1]["1"_L1]["version"_L1].toString(), u"1.1.0"_s);
        QCOMPARE(extensions().install(m_tea, h->ready.id, u"3"_s).error().status, 404);
        QCOMPARE(extensions().install(m_tea, u"nobody"_s).error().status, 404);
        QVERIFY(extensions().uninstall(m_tea, h->ready.id));
        QCOMPARE(extensions().uninstall(m_tea, h->ready.id).error().status, 404);
        QCOMPARE(active()["panel"_L1]["1"_L1].toObject(), empty());
    }

    void slotsSurviveARestart()
    {
        QTemporaryDir folder;
        const WorldSettings settings{.dbFile = folder.filePath(u"world.sqlite"_s), .followers = 5};
        h.reset();
        h = std::make_unique<Harness>(settings);
        QCOMPARE(panel("2", slot(h->ready.id)).status(), 200);
        const QJsonObject before = active();
        h.reset();
        h = std::make_unique<Harness>(settings);
        QCOMPARE(active(), before);
    }
};

QTEST_GUILESS_MAIN(TestUserExtensions)
#include "tst_user_extensions.moc"
