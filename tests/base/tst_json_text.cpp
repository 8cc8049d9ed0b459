// SPDX-License-Identifier: GPL-3.0-or-later

// Any text can be written as JSON and read back unchanged.

#include "base/json_text.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace Sidestage;

class TestJsonText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyTextIsReadBack_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("empty") << QString();
        QTest::newRow("quotes") << u"say \"hi\"\\"_s;
        QTest::newRow("lines") << u"one\ntwo\r\nthree\tfour"_s;
        QTest::newRow("scripts") << u"Zoë 日本 \U0001F98A"_s;
        QTest::newRow("separators of lines") << QString(QChar(0x2028)) + QChar(0x2029);
        QString controls;
        for (char16_t c = 0; c < 0x20; ++c)
            controls += QChar(c);
        QTest::newRow("controls") << controls + QChar(0x7f);
    }
    void everyTextIsReadBack()
    {
        QFETCH(QString, text);
        QByteArray out = "{\"a\":";
        appendJson(out, text);
        out += '}';
        QJsonParseError error{};
        const QJsonObject read = QJsonDocument::fromJson(out, &error).object();
        QVERIFY2(error.error == QJsonParseError::NoError, qPrintable(error.errorString()));
        QCOMPARE(read[u"a"_s].toString(), text);
    }

    void halfACharacterMakesNoFileUnreadable()
    {
        QByteArray out = "[";
        appendJson(out, QString(QChar(0xd83e)));
        out += ']';
        QVERIFY(QJsonDocument::fromJson(out).isArray());
    }
};

QTEST_GUILESS_MAIN(TestJsonText)
#include "tst_json_text.moc"
