// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
class TestShows : public QObject
{
    Q_OBJECT
};
QTEST_MAIN(TestShows)
#include "tst_shows.moc"
