// SPDX-License-Identifier: GPL-3.0-or-later
// Names of other users in our sentences, in either writing direction.
#include "base/bidi.h"

#include <QTest>

using namespace Sidestage;

class TestBidi : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isolatesWhatRunsFromRightToLeft_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("wanted");
        const auto row = [](const char *name, const QString &text, const QString &wanted) {
            QTest::newRow(name) << text << wanted;
        };
        row("nothing", {}, {});
        row("plain", QStringLiteral("TeaAndTurrets"), QStringLiteral("TeaAndTurrets"));
        row("marks and digits", QStringLiteral("100 %, 5!"), QStringLiteral("100 %, 5!"));
        row("other scripts", QStringLiteral("Größe \u8336\u3068 \u0427\u0430\u0439"),
            QStringLiteral("Größe \u8336\u3068 \u0427\u0430\u0439"));
        row("Hebrew", QStringLiteral("\u05d0\u05d1"), QStringLiteral("\u2068\u05d0\u05d1\u2069"));
        row("Arabic", QStringLiteral("\u0631\u064a\u062d"), QStringLiteral("\u2068\u0631\u064a\u062d\u2069"));
        row("Arabic digits", QStringLiteral("\u0661\u0662"), QStringLiteral("\u2068\u0661\u0662\u2069"));
        row("mixed", QStringLiteral("Tea \u05d0"), QStringLiteral("\u2068Tea \u05d0\u2069"));
        row("of two units each", QString::fromUcs4(U"\U0001E900\U0001E901"),
            QChar(0x2068) + QString::fromUcs4(U"\U0001E900\U0001E901") + QChar(0x2069));
        row("emoji", QString::fromUcs4(U"\U0001F375 tea"), QString::fromUcs4(U"\U0001F375 tea"));
        row("an override without end", QStringLiteral("a\u202eb"), QStringLiteral("\u2068a\u202eb\u2069"));
        row("isolated already", QStringLiteral("\u2068\u05d0\u2069"), QStringLiteral("\u2068\u05d0\u2069"));
        row("several", QStringLiteral("\u2068\u05d0\u2069, b"), QStringLiteral("\u2068\u05d0\u2069, b"));
        row("a beginning of its own", QStringLiteral("a\u2067b"),
            QStringLiteral("\u2068a\u2067b\u2069\u2069"));
        row("an end of its own", QStringLiteral("\u05d0\u2069b"),
            QStringLiteral("\u2068\u2068\u05d0\u2069b\u2069"));
    }
    void isolatesWhatRunsFromRightToLeft()
    {
        QFETCH(const QString, text);
        QFETCH(const QString, wanted);
        QCOMPARE(isolated(text), wanted);
        QCOMPARE(isolated(wanted), wanted);  // applying it twice changes nothing
        QVERIFY(!isolated(text).isRightToLeft());
    }

    void isolatesEachOfSeveral()
    {
        QCOMPARE(isolated(QStringList{QStringLiteral("a"), QStringLiteral("\u05d0")}),
                 QStringList({QStringLiteral("a"), QStringLiteral("\u2068\u05d0\u2069")}));
    }
};

QTEST_GUILESS_MAIN(TestBidi)
#include "tst_bidi.moc"
