// SPDX-License-Identifier: GPL-3.0-or-later

#include "chat/emotes/picture_places.h"

#include <QTest>

using namespace Sidestage;

namespace {

PicturePlaces places(const std::vector<int> &counts, int width)
{
    std::vector<PicturePlaces::Group> groups;
    int row = 0;
    for (const int count : counts) {
        groups.push_back({row, count});
        row += count + 1;
    }
    return {groups, {.width = width, .cell = {90, 100}, .heading = 30}};
}

}  // namespace

class TestPicturePlaces : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void groupsStandBelowOneAnotherInLinesOfWhatFits()
    {
        const PicturePlaces three = places({4, 1}, 290);
        QCOMPARE(three.columns(), 3);
        QCOMPARE(three.rect(0), QRect(0, 0, 290, 30));
        QCOMPARE(three.rect(1), QRect(0, 30, 90, 100));
        QCOMPARE(three.rect(3), QRect(180, 30, 90, 100));
        QCOMPARE(three.rect(4), QRect(0, 130, 90, 100));
        QCOMPARE(three.rect(5), QRect(0, 230, 290, 30));
        QCOMPARE(three.rect(6), QRect(0, 260, 90, 100));
        QCOMPARE(three.height(), 360);
        QVERIFY(three.rect(7).isNull());
        QVERIFY(three.rect(-1).isNull());
    }

    void narrowerThanACellThereIsOneColumn()
    {
        const PicturePlaces one = places({3}, 40);
        QCOMPARE(one.columns(), 1);
        QCOMPARE(one.height(), 330);
        QCOMPARE(one.rect(3), QRect(0, 230, 90, 100));
    }

    void nothingHasNoPlaces()
    {
        const PicturePlaces none = places({}, 290);
        QCOMPARE(none.height(), 0);
        QCOMPARE(none.rowAt({5, 5}), -1);
        QVERIFY(none.between(0, 1000).last < none.between(0, 1000).first);
        QCOMPARE(none.cellFrom(0, 1), -1);
        QCOMPARE(PicturePlaces().rowAt({0, 0}), -1);
    }

    /// The places that are computed from the groups equal those found by checking each row.
    void whatIsSeenAndPointedAtIsWhatStandsThere()
    {
        const int width = 90 * 7 + 11;
        const PicturePlaces seven = places({1, 7, 8, 40, 3}, width);
        const int rows = 1 + 7 + 8 + 40 + 3 + 5;
        for (int top = -250; top < seven.height() + 250; top += 7) {
            const int bottom = top + 230;
            int first = -1, last = -1;
            for (int row = 0; row < rows; ++row) {
                const QRect rect = seven.rect(row);
                QVERIFY(!rect.isNull());
                if (rect.bottom() < top || rect.top() > bottom)
                    continue;
                first = first < 0 ? row : first;
                last = row;
            }
            const auto span = seven.between(top, bottom);
            if (first < 0) {
                QVERIFY(span.last < span.first);
                continue;
            }
            QCOMPARE(span.first, first);
            QCOMPARE(span.last, last);
        }
        for (int y = -3; y < seven.height() + 9; y += 3) {
            for (int x = -5; x < width + 5; x += 13) {
                int there = -1;
                for (int row = 0; row < rows && there < 0; ++row)
                    there = seven.rect(row).contains(x, y) ? row : -1;
                QCOMPARE(seven.rowAt({x, y}), there);
            }
        }
    }

    void upAndDownStayInTheColumn()
    {
        // Rows: 0 heading, 1 to 4, 5 heading, 6, 7 heading, 8 to 12.
        const PicturePlaces three = places({4, 1, 5}, 290);
        QCOMPARE(three.cellFrom(1, 1), 4);
        QCOMPARE(three.cellFrom(3, 1), 4);  // no cell below it: the last one of the line
        QCOMPARE(three.cellFrom(4, 1), 6);
        QCOMPARE(three.cellFrom(6, 1), 8);
        QCOMPARE(three.cellFrom(9, 1), 12);
        QCOMPARE(three.cellFrom(12, 1), 12);
        QCOMPARE(three.cellFrom(12, -1), 9);
        QCOMPARE(three.cellFrom(10, -1), 6);
        QCOMPARE(three.cellFrom(1, -1), 1);
        QCOMPARE(three.cellFrom(1, 3), 8);
        QCOMPARE(three.cellFrom(1, 50), 11);
        QCOMPARE(three.cellFrom(11, -50), 1);
        QCOMPARE(three.cellFrom(5, 1), 6);  // from a heading
    }
};

QTEST_APPLESS_MAIN(TestPicturePlaces)
#include "tst_picture_places.moc"
