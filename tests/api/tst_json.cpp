// SPDX-License-Identifier: GPL-3.0-or-later
#include "schema/json.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace Sidestage;
using namespace Sidestage::Api;

class TestJson : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsEveryTypeOfValue()
    {
        auto document = JsonDocument::parse(
            R"({"n":null,"t":true,"i":-42,"big":9007199254740993,"d":1.5,"s":"h\u00e9\ud83d\uddfa","a":[1,2],"o":{}})");
        QVERIFY(document);
        const JsonValue root = document->root();
        QVERIFY(root.member("n").isNull());
        QVERIFY(root.member("absent").isNull());
        QVERIFY(root.member("t").toBool());
        QCOMPARE(root.member("i").toInteger(), -42);
        QCOMPARE(root.member("big").toInteger(), 9007199254740993);  // beyond a double's precision
        QCOMPARE(root.member("d").toDouble(), 1.5);
        QCOMPARE(root.member("s").toString(), u"hé🗺"_s);
        QCOMPARE(root.member("a").size(), 2);
        QCOMPARE(root.size(), 8);
        QCOMPARE(root.member("o").type(), JsonValue::Type::Object);
    }

    void aValueOfAnotherTypeGivesTheNeutralOne()
    {
        auto document = JsonDocument::parse(R"(["x", 1])");
        JsonItems items(document->root());
        JsonValue value;
        QVERIFY(items.next(value));
        QCOMPARE(value.toInteger(), 0);
        QVERIFY(items.next(value));
        QVERIFY(value.toString().isNull());
        QVERIFY(!items.next(value));
        QVERIFY(!items.next(value));
    }

    void refusesWhatIsNoJson_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("cut off") << QByteArray(R"({"data":[{"id":"1")");
        QTest::newRow("trailing comma") << QByteArray(R"([1,])");
        QTest::newRow("two values") << QByteArray("{} {}");
        QTest::newRow("not UTF-8") << QByteArray("\"\xff\xfe\"");
        QTest::newRow("too deep") << QByteArray(100'000, '[');
        QTest::newRow("bare word") << QByteArray("undefined");
        QTest::newRow("page instead") << QByteArray("<html>502</html>");
    }
    void refusesWhatIsNoJson()
    {
        QFETCH(QByteArray, text);
        const auto document = JsonDocument::parse(text);
        QVERIFY(!document);
        QCOMPARE(document.error().kind, Error::Kind::Protocol);
        QVERIFY(!document.error().message.isEmpty());
    }

    void documentsSideBySideDoNotDisturbEachOther()
    {
        auto first = JsonDocument::parse(R"({"id":"first"})");
        auto second = JsonDocument::parse(R"({"id":"second"})");
        auto third = std::move(first);
        QCOMPARE(third->root().member("id").toString(), u"first"_s);
        QCOMPARE(second->root().member("id").toString(), u"second"_s);
    }

    void whatIsWrittenIsReadAgain_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("plain") << u"Hollow Tides"_s;
        QTest::newRow("escapes") << u"\"\\/\b\f\n\r\t\x01\x7f"_s;
        QTest::newRow("scripts") << u"深い潮 мир 🗺 é"_s;
        QTest::newRow("separators of lines") << QString(QChar(0x2028)) + QChar(0x2029);
        QTest::newRow("empty") << u""_s;
        QString controls;
        for (char16_t c = 0; c < 0x20; ++c)
            controls += QChar(c);
        QTest::newRow("controls") << controls;
    }
    void whatIsWrittenIsReadAgain()
    {
        QFETCH(QString, text);
        QByteArray out;
        JsonWriter writer(out);
        writer.beginObject();
        writer.key("text");
        writer.value(text);
        writer.key("list");
        writer.beginArray();
        writer.value(1);
        writer.value(true);
        writer.null();
        writer.beginObject();
        writer.endObject();
        writer.endArray();
        writer.key("d");
        writer.value(0.1);
        writer.endObject();
        auto document = JsonDocument::parse(out);
        QVERIFY2(document, out.constData());
        QCOMPARE(document->root().member("text").toString(), text);
        QCOMPARE(document->root().member("list").size(), 4);
        QCOMPARE(document->root().member("d").toDouble(), 0.1);
    }

    void aParsedValueIsWrittenUnchanged()
    {
        const QByteArray text = "{\"a \\\"b\\\": ,\":[1,-2.5,\"\\u0001\",null],\"\\n\":{\"\":true}}";
        QByteArray out;
        JsonWriter(out).value(JsonDocument::parse(text)->root());
        QCOMPARE(out, text);
    }

    void loneSurrogatesAreStillWrittenAsValidUtf8()
    {
        QByteArray out;
        JsonWriter(out).value(QString(QChar(0xd83d)));
        QVERIFY(JsonDocument::parse(out));
    }
};

QTEST_GUILESS_MAIN(TestJson)
#include "tst_json.moc"
