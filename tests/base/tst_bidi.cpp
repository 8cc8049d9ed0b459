// SPDX-License-Identifier: GPL-3.0-or-later
// Names of other users in our sentences, in either writing direction.
#include "base/bidi.h"

#include <QTest>

using namespace Qt::StringLiterals;
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
        row("plain", u"TeaAndTurrets"_s, u"TeaAndTurrets"_s);
        row("marks and digits", u"100 %, 5!"_s, u"100 %, 5!"_s);
        row("other scripts", u"Größe \u8336\u3068 \u0427\u0430\u0439"_s,
            u"Größe \u8336\u3068 \u0427\u0430\u0439"_s);
        row("Hebrew", u"\u05d0\u05d1"_s, u"\u2068\u05d0\u05d1\u2069"_s);
        row("Arabic", u"\u0631\u064a\u062d"_s, u"\u2068\u0631\u064a\u062d\u2069"_s);
        row("Arabic digits", u"\u0661\u0662"_s, u"\u2068\u0661\u0662\u2069"_s);
        row("mixed", u"Tea \u05d0"_s, u"\u2068Tea \u05d0\u2069"_s);
        row("of two units each", QString::fromUcs4(U"\U0001E900\U0001E901"),
            QChar(0x2068) + QString::fromUcs4(U"\U0001E900\U0001E901") + QChar(0x2069));
        row("emoji", QString::fromUcs4(U"\U0001F375 tea"), QString::fromUcs4(U"\U0001F375 tea"));
        row("an override without end", u"a\u202eb"_s, u"\u2068a\u202eb\u2069"_s);
        row("isolated already", u"\u2068\u05d0\u2069"_s, u"\u2068\u05d0\u2069"_s);
        row("several", u"\u2068\u05d0\u2069, b"_s, u"\u2068\u05d0\u2069, b"_s);
        row("a beginning of its own", u"a\u2067b"_s, u"\u2068a\u2067b\u2069\u2069"_s);
        row("an end of its own", u"\u05d0\u2069b"_s, u"\u2068\u2068\u05d0\u2069b\u2069"_s);
    }
    void isolatesWhatRunsFromRightToLeft()
    {
        QFETCH(const QString, text);
        QFETCH(const QString, wanted);
        QCOMPARE(isolated(text), wanted);
        QCOMPARE(isolated(wanted), wanted);  // applying it twice changes nothing
        QVERIFY(!isolated(text).isRightToLeft());
    }

    void inArabicLatinTextAndNumbersAreIsolatedToo()
    {
        const QLocale arabic(QLocale::Arabic, QLocale::UnitedArabEmirates);
        for (const QString &text : {u"TeaAndTurrets"_s, u"-£12.50"_s, u"\u0631\u064a\u062d"_s}) {
            const QString wanted = u'\u2068' + text + u'\u2069';
            QCOMPARE(isolated(text, arabic), wanted);
            QCOMPARE(isolated(wanted, arabic), wanted);
        }
        QCOMPARE(isolated(u"…"_s, arabic), u"…"_s);
        QCOMPARE(isolated({}, arabic), QString());
    }

    void isolatesEachOfSeveral()
    {
        QCOMPARE(isolated(QStringList{u"a"_s, u"\u05d0"_s}), QStringList({u"a"_s, u"\u2068\u05d0\u2069"_s}));
    }
};

QTEST_GUILESS_MAIN(TestBidi)
#include "tst_bidi.moc"
