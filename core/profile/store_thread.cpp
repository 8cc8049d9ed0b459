// SPDX-License-Identifier: GPL-3.0-or-later
#include "store_thread.h"

#include "profile_store.h"

#include <QMutex>
#include <QThread>

#include <deque>
#include <optional>

namespace Sidestage {

struct StoreThread::Private
{
    QThread thread{};
    QObject worker{};  ///< Lives in `thread`: what is posted to it runs there, in order.
    std::optional<Database> database{};
    Error trouble{};
    QMutex mutex{};
    std::deque<std::function<void()>> replies{};
};

StoreThread::StoreThread(const QString &path, QObject *parent)
    : QObject(parent)
    , d(std::make_unique<Private>())
{
    d->thread.setObjectName(QStringLiteral("store"));
    d->worker.moveToThread(&d->thread);
    d->thread.start();
    QMetaObject::invokeMethod(&d->worker, [this, path] {
        auto opened = ProfileStore::openHistory(path);
        if (opened)
            d->database = *std::move(opened);
        else
            d->trouble = opened.error();
    });
}

StoreThread::~StoreThread()
{
    flush();
    QMetaObject::invokeMethod(&d->worker, [this] { d->database.reset(); });
    d->thread.quit();
    d->thread.wait();
    answer();  // who waits must not wait for ever
}

void StoreThread::flush()
{
    QMetaObject::invokeMethod(
        &d->worker, [] {}, Qt::BlockingQueuedConnection);
}

void StoreThread::post(Work work)
{
    QMetaObject::invokeMethod(&d->worker, [this, work = std::move(work)] {
        work(d->database ? &*d->database : nullptr, d->trouble);
    });
}

void StoreThread::deliver(std::function<void()> reply)
{
    const QMutexLocker locker(&d->mutex);
    const bool first = d->replies.empty();
    d->replies.push_back(std::move(reply));
    if (first)
        QMetaObject::invokeMethod(this, &StoreThread::answer, Qt::QueuedConnection);
}

void StoreThread::answer()
{
    std::deque<std::function<void()>> replies;
    {
        const QMutexLocker locker(&d->mutex);
        replies.swap(d->replies);
    }
    for (const auto &reply : replies)
        reply();
}

}  // namespace Sidestage
