// SPDX-License-Identifier: GPL-3.0-or-later
#include "store_thread.h"

#include "profile_store.h"

namespace Sidestage {

StoreThread::StoreThread(const QString &path, QObject *parent)
    : QObject(parent)
{
    m_thread.start();
    m_thread.post([this, path] {
        auto opened = ProfileStore::openHistory(path);
        if (opened)
            m_database = *std::move(opened);
        else
            m_trouble = opened.error();
    });
}

StoreThread::~StoreThread()
{
    m_thread.post([this] { m_database.reset(); });
    m_thread.stop();
    answer();  // delivers the remaining outcomes, so that no coroutine waits forever
}

void StoreThread::flush()
{
    m_thread.run([] {});
}

void StoreThread::post(std::function<void(Database *, const Error &)> work)
{
    m_thread.post([this, work = std::move(work)] { work(m_database ? &*m_database : nullptr, m_trouble); });
}

void StoreThread::deliver(std::function<void()> reply)
{
    const QMutexLocker locker(&m_mutex);
    const bool first = m_replies.empty();
    m_replies.push_back(std::move(reply));
    if (first)
        QMetaObject::invokeMethod(this, &StoreThread::answer, Qt::QueuedConnection);
}

void StoreThread::answer()
{
    std::deque<std::function<void()>> replies;
    {
        const QMutexLocker locker(&m_mutex);
        replies.swap(m_replies);
    }
    for (const auto &reply : replies)
        reply();
}

}  // namespace Sidestage
