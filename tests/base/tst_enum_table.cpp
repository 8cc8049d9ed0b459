// SPDX-License-Identifier: GPL-3.0-or-later
// Tables over an enum, which the compiler checks.
#include "base/enum_table.h"

#include <QTest>

using namespace Sidestage;

namespace {

enum class Kind : quint8 { Good, Bad, Odd };

constexpr EnumText<Kind> all[]{{Kind::Good, "good"}, {Kind::Bad, "bad"}, {Kind::Odd, "odd"}};
constexpr EnumText<Kind> tooFew[]{{Kind::Good, "good"}, {Kind::Bad, "bad"}};
constexpr EnumText<Kind> mixedUp[]{{Kind::Bad, "bad"}, {Kind::Good, "good"}, {Kind::Odd, "odd"}};

static_assert(isEnumerator<Kind::Odd>());
static_assert(!isEnumerator<Kind(3)>());
static_assert(isComplete(all));
static_assert(!isComplete(tooFew));
static_assert(!isComplete(mixedUp));

}  // namespace

class TestEnumTable : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aTableHasARowForEachValueInTheirOrder()
    {
        QCOMPARE(rowOf(all, Kind::Good).text, "good");
        QCOMPARE(rowOf(all, Kind::Bad).text, "bad");
        QCOMPARE(rowOf(all, Kind::Odd).text, "odd");
    }
};

QTEST_GUILESS_MAIN(TestEnumTable)
#include "tst_enum_table.moc"
