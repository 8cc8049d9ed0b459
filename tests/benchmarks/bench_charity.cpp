// SPDX-License-Identifier: GPL-3.0-or-later

// How long the event loop is blocked while 100,000 donations are loaded from the ledger, summed, searched
// while typing, sorted, counted by viewer, scrolled, extended by 50 a second, and freed:
// sidestage-bench-charity [DONATIONS]
//
// From the ledger, in a store with its own thread, they pass the model and reach the list of the page
// Charity. As in bench_queue.cpp, a watchdog measures how long an event waits, by the wall clock and by the
// CPU time of the thread. "in line" is how long the thread waited for a processor during the longest wait.

#include "charity/charity_store.h"
#include "charity/donation_loader.h"
#include "charity/donation_model.h"
#include "charity/donations/donation_rows.h"
#include "kit/lists/anchored_table.h"
#include "kit/lists/row_delegate.h"
#include "kit/theme/theme.h"

#include "phases.h"

#include <QAccessible>
#include <QHeaderView>
#include <QRandomGenerator>
#include <QScrollBar>
#include <QTimer>

#include <algorithm>
#include <cstdio>

using namespace Qt::StringLiterals;
using namespace Sidestage;
using View = DonationModel::View;
using Order = DonationModel::Order;

namespace {

constexpr int slice = 500;

class CharityBench : public QObject
{
public:
    explicit CharityBench(int count)
        : m_count(count)
        , m_phases(this)
    {
        m_rows.setDonations(&m_model);
        m_table.setModel(&m_rows);
        setUpTable(&m_table);
        m_table.setSelectionMode(QAbstractItemView::SingleSelection);
        m_table.horizontalHeader()->setSectionResizeMode(1, QHeaderView::Stretch);
        m_table.resize(348, 600);
        m_table.show();
    }

    int run()
    {
        const QDateTime now = QDateTime::currentDateTimeUtc();
        m_store.save(
            CampaignRecord{.id = u"c"_s, .total = Money(0, 2, u"GBP"_s), .firstSeenAt = now, .seenAt = now});
        for (int from = 0; from < m_count; from += slice) {
            const QList<Donation> some = make(from, std::min(slice, m_count - from));
            for (const Donation &one : some)
                m_kept += one.amount.minor();
            m_store.save(some);
        }
        m_thread.flush();
        m_model.insertNew(make(m_count, 30));
        while (m_model.isBusy())
            QCoreApplication::processEvents();
        std::ignore = m_table.grab();  // loads fonts and style
        m_model.clear();
        m_sum = 0;
        m_phases.start();
        load("load and sum");
        check();
        for (const char *text : {"v", "vi", "viewer_12", "viewer_1", "25", "x"}) {
            phase(QByteArray("search: ") + text, [&] { filter(text); });
        }
        phase("end of the search", [this] { filter(""); });
        order("largest first", View::Donations, Order::Largest);
        order("by viewer", View::Viewers, Order::Largest);
        phase("a donation, by viewer", [this] { give(); });
        order("newest first", View::Donations, Order::Newest);
        phase("scroll to the middle",
              [this] { m_table.setCurrentIndex(m_rows.index(m_rows.rowCount() / 2, 0)); });
        phase("a donation", [this] { give(); });
        m_given = 0;
        phase("50 a second, scrolling", [this] { stream(); });
        check();
        QAccessible::setActive(true);
        phase("a donation, for a reader", [this] { give(); });
        order("sort, for a reader", View::Donations, Order::Largest);
        QAccessible::setActive(false);
        phase("another campaign", [this] {
            m_model.clear();
            m_sum = 0;
        });
        load("load another one");
        check();
        m_phases.printVerdict();
        return m_isWrong ? 1 : 0;
    }

private:
    QList<Donation> make(int from, int count)
    {
        QList<Donation> made;
        for (int i = from; i < from + count; ++i) {
            // A third of them are repeated donations. Names come in no order.
            const quint32 who = quint32(m_dice.bounded(m_count * 2 / 3 + 1));
            const QString name = u"viewer_%1"_s.arg(who * 2'654'435'761U);
            made.append({.id = u"donation-%1"_s.arg(i),
                         .campaignId = u"c"_s,
                         .userId = QString::number(who),
                         .userLogin = name,
                         .userName = name,
                         .amount = Money(m_dice.bounded(1, 100'000), 2, u"GBP"_s),
                         .place = m_count - i});
        }
        return made;
    }
    void take(const QList<Donation> &some)
    {
        for (const Donation &one : some)
            m_sum += one.amount.minor();
        m_model.insertNew(some);
    }
    void give()
    {
        QList<Donation> one = make(m_count + ++m_made, 1);
        one.first().place = m_count + m_made;
        take(one);
    }
    void filter(const char *text)
    {
        m_table.begin();
        m_model.setFilter(QString::fromLatin1(text));
    }
    void order(const char *name, View view, Order order)
    {
        phase(name, [&] {
            m_table.begin();
            m_model.setView(view, order, Qt::DescendingOrder);
        });
    }
    void stream()
    {
        give();
        m_table.verticalScrollBar()->setValue(m_table.verticalScrollBar()->value() + 200);
        if (++m_given < 100)
            QTimer::singleShot(20, this, [this] { stream(); });
        else
            m_given = 0;
    }
    void load(const char *name)
    {
        phase(name, [this] {
            m_sum = m_kept;
            m_loader.load(u"c"_s);
        });
    }
    void check()
    {
        const qint64 sum = m_model.sums().of(u"GBP"_s).minor();
        if (m_rows.rowCount() != m_model.total() || sum != m_sum) {
            std::printf("WRONG: %d known, %d shown; %lld instead of %lld\n", m_model.total(),
                        m_rows.rowCount(), static_cast<long long>(sum), static_cast<long long>(m_sum));
            m_isWrong = true;
        }
    }
    bool isIdle() const { return !m_loader.isLoading() && m_given == 0 && !m_model.isBusy(); }

    template <class Begin>
    void phase(const QByteArray &name, Begin begin)
    {
        m_phases.run(name.constData(), begin, [this] { return isIdle(); });
    }

    int m_count;
    DonationModel m_model{};
    DonationRows m_rows{};
    AnchoredTable m_table{};
    Bench::Phases m_phases;
    QRandomGenerator m_dice{1};
    StoreThread m_thread{u":memory:"_s};
    CharityStore m_store{&m_thread, u"account"_s};
    DonationLoader m_loader{&m_store, &m_model};
    qint64 m_kept = 0;  ///< The sum of all amounts in the ledger.
    int m_made = 0;
    int m_given = 0;
    qint64 m_sum = 0;
    bool m_isWrong = false;
};

}  // namespace

int main(int argc, char **argv)
{
    Bench::WatchedApplication app(argc, argv);
    Theme theme;
    const int count = argc > 1 ? QString::fromLocal8Bit(argv[1]).toInt() : 100'000;
    std::printf("%d donations in model and list\n", count);
    CharityBench bench(count);
    return bench.run();
}
