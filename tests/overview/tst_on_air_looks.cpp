// SPDX-License-Identifier: GPL-3.0-or-later

// The layout of the overview: nothing is cut off at any width, text size and direction. Also the large
// numbers, and arranging the cards.

#include "overview_world.h"

#include "ads/ad_actions.h"
#include "ads/ads_service.h"
#include "kit/boards/arrange_handle.h"
#include "kit/layout/stat.h"
#include "kit/theme/theme.h"
#include "live/followers_card.h"
#include "misfits.h"
#include "overview/large_view.h"
#include "shell/pop_out_window.h"
#include "support/layout_requests.h"

#include <QAction>
#include <QDir>
#include <QMenu>
#include <QRegularExpression>
#include <QScrollArea>
#include <QScrollBar>

using namespace Sidestage;

namespace {

/// Widgets that overlap others or are narrower than their text. Empty: none.
QStringList overlaps(const QWidget *in)
{
    QStringList bad;
    const auto all = in->findChildren<QWidget *>();
    for (const QWidget *widget : all) {
        if (!widget->isVisible() || widget->inherits("Sidestage::ArrangeHandle"))
            continue;
        const QString who = QLatin1String(widget->metaObject()->className()) + u' ' + widget->objectName();
        if (widget->inherits("Sidestage::Pill") && widget->width() < widget->sizeHint().width())
            bad.append(who + u" is cut"_s);
        const auto around = widget->parentWidget()->findChildren<QWidget *>(Qt::FindDirectChildrenOnly);
        for (const QWidget *other : around) {
            if (other > widget && other->isVisible() && !other->inherits("Sidestage::ArrangeHandle")
                && other->geometry().intersects(widget->geometry()))
                bad.append(who + u" lies over "_s + QLatin1String(other->metaObject()->className()) + u' '
                           + other->objectName());
        }
    }
    return bad;
}

/// Checks the header and every card each time that they are painted.
class Pictures : public QObject
{
public:
    Pictures() { qApp->installEventFilter(this); }
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() != QEvent::Paint || !watched->isWidgetType())
            return false;
        const auto *widget = static_cast<QWidget *>(watched);
        if (widget->objectName() == "header"_L1 || widget->inherits("Sidestage::OverviewCard")) {
            ++count;
            bad += overlaps(widget);
        }
        return false;
    }

    int count = 0;
    QStringList bad{};
};

}  // namespace

class TstOnAirLooks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_rig = std::make_unique<OverviewWorld>(); }
    void cleanup()
    {
        m_rig.reset();
        QApplication::setLayoutDirection(Qt::LeftToRight);
    }

    void nothingIsCutOff_data()
    {
        QTest::addColumn<bool>("mirrored");
        QTest::newRow("left to right") << false;
        QTest::newRow("right to left") << true;
    }
    void nothingIsCutOff()
    {
        QFETCH(bool, mirrored);
        QApplication::setLayoutDirection(mirrored ? Qt::RightToLeft : Qt::LeftToRight);
        QVERIFY(m_rig->open() && m_rig->settle());
        for (const char *hidden : {"livechat", "moderation"})
            m_rig->board()->setHidden(QLatin1String(hidden), false);
        // As a strip beside other software it is narrower than the main window can be.
        m_rig->window()->togglePopOut();
        PopOutWindow *out = m_rig->window()->popOut();
        QVERIFY(out);
        for (const int text : {100, 200}) {
            m_rig->m_driver->app()->preferences()->setTextSize(text);
            for (const QSize &size : {QSize(1280, 800), QSize(640, 700), QSize(320, 600)}) {
                out->resize(size);
                // The layout settles over several turns of the event loop.
                QTRY_COMPARE(out->width(), size.width());
                auto *area = out->findChild<QScrollArea *>();
                QTRY_COMPARE(area->horizontalScrollBar()->maximum(), 0);
                QStringList bad;
                const auto fits = [&] {
                    bad = misfits(m_rig->board());
                    return bad.isEmpty();
                };
                const bool well = QTest::qWaitFor(fits, 10'000);
                keep(out, u"%1-%2-%3"_s.arg(size.width()).arg(text).arg(mirrored));
                QVERIFY2(well,
                         qPrintable(u"%1 px at %2 %: %3"_s.arg(size.width()).arg(text).arg(bad.join(u'\n'))));
            }
        }
    }

    void aLargeWindowHasFourColumnsWithWholeNames()
    {
        QVERIFY(m_rig->open() && m_rig->settle());
        m_rig->window()->resize(px(2560), px(1440));
        QTRY_COMPARE(m_rig->window()->width(), px(2560));
        CardBoard *board = m_rig->board();
        QTRY_COMPARE(board->columnsAt(board->width()), 4);
        // The small cards are equally wide, and the list has two columns.
        const int one = m_rig->card(u"ads"_s)->width();
        QTRY_VERIFY(qAbs(m_rig->card(u"channel"_s)->width() - one) <= 1);
        QTRY_VERIFY(qAbs(m_rig->card(u"connection"_s)->width() - one) <= 1);
        QTRY_VERIFY(m_rig->card(u"waiting"_s)->width() > 2 * one);
        const auto shown = [&] {
            int rows = 0;
            for (const QWidget *row : board->findChildren<QWidget *>(u"waitingRow"_s))
                rows += row->isVisible() ? 1 : 0;
            return rows;
        };
        QTRY_COMPARE(shown(), qMin(24, m_rig->queue()->waiting()));
        QVERIFY(shown() > 6);
        for (const QLabel *name : board->findChildren<QLabel *>(u"waitingViewer"_s)) {
            if (name->isVisible())
                QVERIFY2(name->fontMetrics().horizontalAdvance(name->text()) <= name->width(),
                         qPrintable(name->text()));
        }
        // The lists stand beside each other.
        for (const QString &list : {u"livechat"_s, u"moderation"_s}) {
            QTRY_VERIFY(m_rig->card(list)->isVisible());
            QTRY_COMPARE(m_rig->card(list)->y(), m_rig->card(u"waiting"_s)->y());
        }
        keep(m_rig->window(), u"four-columns"_s);
        // On a page wider than 3,000 px the board is 2,600 px wide and centred.
        m_rig->window()->resize(px(3600), px(1440));
        QTRY_VERIFY(qAbs(board->width() - px(2600)) <= 2);
        const int left = board->mapTo(m_rig->page(), QPoint(0, 0)).x();
        QVERIFY(qAbs(left - (m_rig->page()->width() - board->width()) / 2) <= 2);
    }

    void theNewestFollowersFillTheirCard()
    {
        QVERIFY(m_rig->open() && m_rig->settle());
        auto *names = m_rig->card(u"followers"_s)->findChild<QWidget *>(u"followerNames"_s);
        QVERIFY(names);
        const auto last = [names] {
            QList<QWidget *> all = names->findChildren<QWidget *>(QRegularExpression(u"^follower\\d+$"_s),
                                                                  Qt::FindDirectChildrenOnly);
            all.removeIf([](const QWidget *row) { return row->isHidden(); });
            return all.isEmpty() ? nullptr : all.last();
        };
        const auto shown = [&] { return last() ? last()->objectName().mid(8).toInt() + 1 : 0; };
        // Beside a high list the card is as high as the list. Its own names never make it higher.
        m_rig->window()->resize(px(2560), px(1440));
        CardBoard *board = m_rig->board();
        QTRY_COMPARE(board->columnsAt(board->width()), 4);
        for (const QString &list : {u"livechat"_s, u"moderation"_s})
            board->setHidden(list, true);
        QTRY_COMPARE(m_rig->card(u"followers"_s)->y(), m_rig->card(u"waiting"_s)->y());
        const auto isFull = [&] {
            const int left = names->height() - 1 - last()->geometry().bottom();
            return left >= 0 && (left < last()->height() + px(8) || shown() == FollowersCard::maxRows);
        };
        QTRY_VERIFY2(shown() > 10 && isFull(), qPrintable(QString::number(shown())));
        const int high = m_rig->card(u"followers"_s)->height();
        QCOMPARE(high, m_rig->card(u"waiting"_s)->height());
        QVERIFY(misfits(names).isEmpty());
        // It becomes lower again with the list.
        m_rig->window()->resize(px(2560), px(800));
        QTRY_VERIFY(m_rig->card(u"followers"_s)->height() < high);
        QTRY_VERIFY(isFull());
    }

    void noPictureShowsWordsOverEachOther()
    {
        m_rig->window()->resize(1280, 800);
        Pictures pictures;  // from before the sign-in
        QVERIFY(m_rig->open() && m_rig->settle());
        QTRY_VERIFY(m_rig->page()->findChild<Stat *>(u"adCount"_s)->isVisible());
        QVERIFY(pictures.count > 5);
        pictures.bad.removeDuplicates();
        QVERIFY2(pictures.bad.isEmpty(), qPrintable(pictures.bad.join(u'\n')));
    }

    void secondsPassWithoutLayingOutTheBoardAnew()
    {
        m_rig->window()->resize(1280, 800);
        QVERIFY(m_rig->open() && m_rig->settle());
        // Data that are younger than a minute show their seconds, and so does the time to the next snooze.
        AdsService *ads = m_rig->ads();
        QTRY_COMPARE(ads->actions()->blockReason(AdActions::Action::Snooze), AdActions::BlockReason::None);
        ads->actions()->snooze();
        ads->actions()->sendNow();
        const auto *snoozes = m_rig->page()->findChild<QLabel *>(u"adSnoozes"_s);
        QTRY_VERIFY(snoozes->text().contains("next in"_L1));
        // Something else may need another layout meanwhile. In most seconds nothing does.
        LayoutRequests requests(m_rig->board());
        int quiet = 0;
        const auto isQuiet = [&] {
            const QString before = snoozes->text();
            requests.count = 0;
            if (QTest::qWaitFor([&] { return snoozes->text() != before; }, 10'000) && requests.count == 0)
                ++quiet;
            return quiet >= 5;
        };
        QVERIFY(QTest::qWaitFor(isQuiet, testPatience));
    }

    void theColumnsAreThoseOfTheDesign()
    {
        m_rig->window()->resize(1280, 800);
        QVERIFY(m_rig->open() && m_rig->settle());
        keep(m_rig->window(), u"design"_s);
        const auto at = [this](const char *id) { return m_rig->card(QLatin1String(id))->geometry(); };
        QTRY_VERIFY(at("waiting").top() > at("channel").bottom());
        QCOMPARE(at("channel").left(), at("waiting").left());
        QCOMPARE(at("waiting").top(), at("modes").top());
        QCOMPARE(at("waiting").height(), at("modes").height());
        QVERIFY(at("modes").left() > at("waiting").right());
        QVERIFY(at("waiting").width() > at("modes").width() * 19 / 10);
        QVERIFY(at("followers").top() > at("waiting").bottom());
        QCOMPARE(at("connection").top(), at("followers").top());
        QCOMPARE(at("charity").top(), at("followers").top());
        QCOMPARE(at("ads").top(), at("channel").top());
    }

    void largeNumbersAreReadFromAfar()
    {
        QVERIFY(m_rig->open() && m_rig->settle());
        OnAirPage *page = m_rig->page();
        page->setFocus();
        QTest::keyClick(page, Qt::Key_L);
        QTRY_VERIFY(page->isLarge());
        auto *live = page->findChild<LargeTile *>(u"largeLive"_s);
        QTRY_VERIFY(live->isVisible());
        QTRY_VERIFY(live->accessibleName().startsWith("LIVE"_L1));
        QVERIFY(live->value().contains(u':'));
        const QString waiting = QLocale().toString(m_rig->queue()->waiting());
        const auto tiles = page->findChildren<LargeTile *>();
        QTRY_VERIFY(std::any_of(tiles.cbegin(), tiles.cend(), [&](const LargeTile *tile) {
            return tile->value() == QLocale().toString(m_rig->queue()->waiting());
        }));
        // The number is large because it uses the height of the page.
        QVERIFY(live->height() >= page->height() / 4);
        keep(m_rig->window(), u"large"_s);
        m_rig->window()->resize(640, 480);
        QTRY_VERIFY(misfits(page->findChild<LargeView *>()).isEmpty());
        keep(m_rig->window(), u"large-small"_s);
        // The view survives a restart until it is changed.
        QVERIFY(m_rig->m_driver->restart());
        QTRY_VERIFY(m_rig->account());
        QVERIFY(m_rig->page()->isLarge());
        m_rig->page()->setFocus();
        QTest::keyClick(m_rig->page(), Qt::Key_L);
        QVERIFY(!m_rig->page()->isLarge());
    }

    void theCardsAreArrangedByKeyboardAndStaySo()
    {
        QVERIFY(m_rig->open() && m_rig->settle());
        const QStringList first = m_rig->board()->shown();
        m_rig->page()->setArranging(true);
        QVERIFY(m_rig->m_driver->find(u"arrangeBar"_s));
        keep(m_rig->window(), u"arranging"_s);
        auto *handle = m_rig->page()->findChild<ArrangeHandle *>(u"arrange-"_s + first.first());
        QVERIFY(handle);
        QTRY_VERIFY(handle->hasFocus());
        QVERIFY(handle->accessibleName().contains("position 1 of"_L1));
        QTest::keyClick(handle, Qt::Key_Down);
        QCOMPARE(m_rig->board()->shown().indexOf(first.first()), 1);
        QVERIFY(handle->hasFocus());
        QTest::keyClick(handle, Qt::Key_W);
        QCOMPARE(m_rig->board()->plan().find(first.first())->span, 1);
        // The shortcuts of the cards below do nothing meanwhile.
        QTest::keyClick(handle, Qt::Key_E);
        QCOMPARE(m_rig->window()->currentPage(), u"onair"_s);
        auto *last = m_rig->page()->findChild<ArrangeHandle *>(u"arrange-"_s + first.last());
        last->setFocus();
        QTest::keyClick(last, Qt::Key_H);
        QVERIFY(!m_rig->board()->shown().contains(first.last()));
        QVERIFY(m_rig->m_driver->find(u"show-"_s + first.last()));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QVERIFY(!m_rig->board()->isArranging());
        const QStringList mine = m_rig->board()->shown();

        QVERIFY(m_rig->m_driver->restart());
        QTRY_VERIFY(m_rig->account());
        QCOMPARE(m_rig->board()->shown(), mine);
        QCOMPARE(m_rig->board()->plan().find(first.first())->span, 1);
        m_rig->page()->setArranging(true);
        QVERIFY(m_rig->m_driver->click(u"show-"_s + first.last()));
        QVERIFY(m_rig->board()->shown().contains(first.last()));
        QVERIFY(m_rig->m_driver->click(u"arrangeReset"_s));
        QCOMPARE(m_rig->board()->shown(), first);
        QVERIFY(m_rig->m_driver->click(u"arrangeDone"_s));
        QVERIFY(!m_rig->board()->isArranging());
    }

    void aCardIsDraggedToAnother()
    {
        m_rig->window()->resize(1280, 800);
        QVERIFY(m_rig->open() && m_rig->settle());
        m_rig->page()->setArranging(true);
        const QStringList first = m_rig->board()->shown();
        const auto handleOf = [this](const QString &id) {
            return m_rig->page()->findChild<ArrangeHandle *>(u"arrange-"_s + id);
        };
        ArrangeHandle *handle = handleOf(first.at(0));
        QTRY_VERIFY(handle->width() > 100);
        const QPoint from(handle->width() / 2, handle->height() - 6);
        const ArrangeHandle *other = handleOf(first.at(1));
        const QPoint to = handle->mapFromGlobal(other->mapToGlobal(other->rect().center()));
        QTest::mousePress(handle, Qt::LeftButton, {}, from);
        for (int step = 1; step <= 4; ++step) {
            const QPoint at = from + (to - from) * step / 4;
            QMouseEvent move(QEvent::MouseMove, at, handle->mapToGlobal(at), Qt::NoButton, Qt::LeftButton,
                             {});
            QApplication::sendEvent(handle, &move);
        }
        QTest::mouseRelease(handle, Qt::LeftButton, {}, to);
        QCOMPARE(m_rig->board()->shown().at(1), first.at(0));
        QCOMPARE(m_rig->board()->shown().at(0), first.at(1));
    }

private:
    /// Saves a picture in the folder of SIDESTAGE_PICTURES, if that is set.
    void keep(QWidget *window, const QString &name)
    {
        const QString folder = qEnvironmentVariable("SIDESTAGE_PICTURES");
        if (!folder.isEmpty())
            window->grab().save(QDir(folder).filePath(name + u".png"_s));
    }

    std::unique_ptr<OverviewWorld> m_rig{};
};

SIDESTAGE_TEST_MAIN(TstOnAirLooks)
#include "tst_on_air_looks.moc"
