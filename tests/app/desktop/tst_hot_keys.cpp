// SPDX-License-Identifier: GPL-3.0-or-later

// What global shortcuts on Windows and macOS have in common. The calls of these systems cannot be tested
// here.

#include "desktop/hot_keys.h"
#include "desktop/native_keys.h"

#include <QSignalSpy>
#include <QTest>

using namespace Sidestage;
using namespace Qt::StringLiterals;

/// A system on which the key F6 belongs to another program, and which has no letters.
class FakeKeys : public HotKeys
{
    Q_OBJECT
public:
    using HotKeys::press;

    QMap<int, QKeySequence> all{};

protected:
    Outcome take(int number, const QKeySequence &keys) override
    {
        if (keys[0].key() == Qt::Key_F6)
            return Outcome::OfAnother;
        if (keys[0].key() >= Qt::Key_A && keys[0].key() <= Qt::Key_Z)
            return Outcome::Impossible;
        all.insert(number, keys);
        return Outcome::Taken;
    }
};

class TstHotKeys : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theOthersWorkWhenAKeyIsTakenAndTheUserIsTold()
    {
        FakeKeys keys;
        QSignalSpy taken(&keys, &SystemKeys::taken);
        QSignalSpy refused(&keys, &SystemKeys::refused);
        QSignalSpy pressed(&keys, &SystemKeys::pressed);
        keys.start({{u"undo"_s, u"Undo"_s, Qt::Key_F5},
                    {u"mark-moment"_s, u"Mark this moment"_s, Qt::CTRL | Qt::Key_F6},
                    {u"quiet"_s, u"Without a key"_s, {}},
                    {u"snooze-ad"_s, u"Snooze"_s, Qt::Key_S},
                    {u"show-window"_s, u"Show"_s, Qt::Key_F8}});
        QCOMPARE(refused.size(), 0);
        QCOMPARE(taken.size(), 1);
        QCOMPARE(taken[0][0].toStringList(), (QStringList{u"Undo: F5"_s, u"Show: F8"_s}));
        QCOMPARE(taken[0][1].toStringList(),
                 (QStringList{u"Mark this moment: another program has taken Ctrl+F6."_s,
                              u"Snooze: S cannot be used in other programs."_s,
                              u"Choose another key in Settings, under Keys."_s}));
        QCOMPARE(keys.all.keys(), (QList<int>{1, 5}));
        keys.press(5);
        keys.press(0);
        keys.press(6);
        QCOMPARE(pressed.size(), 1);
        QCOMPARE(pressed[0][0].toString(), u"show-window"_s);
    }

    void withoutAnyKeyTheReasonIsSaid()
    {
        FakeKeys allTaken;
        QSignalSpy refused(&allTaken, &SystemKeys::refused);
        allTaken.start({{u"undo"_s, u"Undo"_s, Qt::Key_F6}});
        QCOMPARE(refused.size(), 1);
        QCOMPARE(refused[0][0].toString(),
                 u"Undo: another program has taken F6. Choose another key in Settings, under Keys."_s);

        FakeKeys none;
        QSignalSpy noKey(&none, &SystemKeys::refused);
        none.start({{u"undo"_s, u"Undo"_s, {}}});
        QCOMPARE(noKey.size(), 1);
        QVERIFY(noKey[0][0].toString().startsWith(u"No action has a key"_s));
    }

    void keysAreThoseOfTheSystem_data()
    {
        QTest::addColumn<QKeySequence>("keys");
        QTest::addColumn<quint32>("windows");
        QTest::addColumn<quint32>("windowsModifiers");
        QTest::addColumn<quint32>("mac");
        QTest::addColumn<quint32>("macModifiers");

        const auto all = Qt::CTRL | Qt::ALT | Qt::SHIFT;
        QTest::addRow("F5") << QKeySequence(all | Qt::Key_F5) << 0x74U << 7U << 0x60U << 0xB00U;
        QTest::addRow("F11") << QKeySequence(all | Qt::Key_F11) << 0x7AU << 7U << 0x67U << 0xB00U;
        QTest::addRow("F13 alone") << QKeySequence(Qt::Key_F13) << 0x7CU << 0U << 0x69U << 0U;
        QTest::addRow("letter") << QKeySequence(Qt::META | Qt::Key_S) << 0x53U << 8U << 1U << 0x1000U;
        QTest::addRow("arrow") << QKeySequence(Qt::ALT | Qt::Key_Up) << 0x26U << 1U << 0x7EU << 0x800U;
    }

    void keysAreThoseOfTheSystem()
    {
        QFETCH(const QKeySequence, keys);
        QFETCH(const quint32, windows);
        QFETCH(const quint32, windowsModifiers);
        QFETCH(const quint32, mac);
        QFETCH(const quint32, macModifiers);
        QCOMPARE(NativeKeys::onWindows(keys), (NativeKey{windows, windowsModifiers}));
        QCOMPARE(NativeKeys::onMac(keys, &TstHotKeys::codeOf), (NativeKey{mac, macModifiers}));
    }

    void aKeyThatOtherProgramsNeedIsNotTaken_data()
    {
        QTest::addColumn<QKeySequence>("keys");
        QTest::addRow("a letter alone") << QKeySequence(Qt::Key_S);
        QTest::addRow("a capital letter") << QKeySequence(Qt::SHIFT | Qt::Key_S);
        QTest::addRow("two keys") << QKeySequence(Qt::CTRL | Qt::Key_K, Qt::CTRL | Qt::Key_S);
        QTest::addRow("no key") << QKeySequence();
        QTest::addRow("a key that no keyboard has") << QKeySequence(Qt::CTRL | Qt::Key_F35);
        QTest::addRow("a letter that this keyboard does not have") << QKeySequence(Qt::CTRL | Qt::Key_AE);
    }

    void aKeyThatOtherProgramsNeedIsNotTaken()
    {
        QFETCH(const QKeySequence, keys);
        QVERIFY(!NativeKeys::onWindows(keys));
        QVERIFY(!NativeKeys::onMac(keys, &TstHotKeys::codeOf));
    }

private:
    /// A keyboard with one letter.
    static std::optional<quint32> codeOf(QChar character)
    {
        return character == u'S' ? std::optional<quint32>(1) : std::nullopt;
    }
};

QTEST_GUILESS_MAIN(TstHotKeys)
#include "tst_hot_keys.moc"
