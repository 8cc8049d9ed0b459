// SPDX-License-Identifier: GPL-3.0-or-later
#include "leftovers.h"

#include <QBasicTimer>
#include <QCoreApplication>
#include <QElapsedTimer>
#include <QPointer>
#include <QThread>

#include <vector>

namespace Sidestage::Leftovers {

namespace {

class Pile : public QObject
{
public:
    explicit Pile(QCoreApplication *app)
        : QObject(app)
    {
    }

    void add(TakeDown freeRows)
    {
        m_left.push_back(std::move(freeRows));
        if (!m_timer.isActive())
            m_timer.start(0, this);
    }

protected:
    void timerEvent(QTimerEvent *) override
    {
        constexpr qint64 turn = 1'000'000;
        QElapsedTimer watch;
        watch.start();
        const IsLate isLate = [&watch] { return watch.nsecsElapsed() >= turn; };
        while (!m_left.empty() && m_left.back()(isLate))
            m_left.pop_back();
        if (m_left.empty())
            m_timer.stop();
    }

private:
    QBasicTimer m_timer{};
    std::vector<TakeDown> m_left{};
};

}  // namespace

void free(TakeDown freeRows)
{
    static QPointer<Pile> pile;
    QCoreApplication *app = QCoreApplication::instance();
    if (!app || QThread::currentThread() != app->thread()) {
        freeRows([] { return false; });
        return;
    }
    if (!pile)
        pile = new Pile(app);
    pile->add(std::move(freeRows));
}

}  // namespace Sidestage::Leftovers
