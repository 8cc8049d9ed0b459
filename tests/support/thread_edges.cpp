// SPDX-License-Identifier: GPL-3.0-or-later

// Only with the thread sanitizer. Qt's own libraries are not built with it, so it does not see that what a
// thread did before it posted work happened before that work. These functions have the names of Qt's, so that
// the program calls them instead. They call Qt's, and tell the sanitizer the order. For Qt 6.4 to 6.6: later
// ones have other parameters.

#include <QThreadPool>

#include <dlfcn.h>
#include <functional>
#include <sanitizer/tsan_interface.h>
#include <utility>

namespace {

/// The function of this (mangled) name in Qt's library.
template <class F>
F *inQt(const char *name)
{
    return reinterpret_cast<F *>(dlsym(RTLD_NEXT, name));
}

/// Called in place of what is posted.
class Posted final : public QtPrivate::QSlotObjectBase
{
public:
    explicit Posted(QSlotObjectBase *slot)
        : QSlotObjectBase(&impl)
        , m_slot(slot)
    {
        __tsan_release(this);
    }

private:
    static void impl(int which, QSlotObjectBase *base, QObject *receiver, void **arguments, bool *)
    {
        auto *self = static_cast<Posted *>(base);
        __tsan_acquire(self);
        if (which == Call)
            self->m_slot->call(receiver, arguments);
        else if (which == Destroy)
            self->m_slot->destroyIfLastRef();
        __tsan_release(self);
        if (which == Destroy)
            delete self;
    }

    QSlotObjectBase *m_slot;
};

}  // namespace

bool QMetaObject::invokeMethodImpl(QObject *object, QtPrivate::QSlotObjectBase *slot, Qt::ConnectionType type,
                                   void *returned)
{
    using Function = bool(QObject *, QtPrivate::QSlotObjectBase *, Qt::ConnectionType, void *);
    static auto *const function = inQt<Function>(
        "_ZN11QMetaObject16invokeMethodImplEP7QObjectPN9QtPrivate15QSlotObjectBaseEN2Qt14ConnectionTypeEPv");
    auto *posted = new Posted(slot);
    if (type != Qt::BlockingQueuedConnection)
        return function(object, posted, type, returned);
    posted->ref();
    const bool isDone = function(object, posted, type, returned);
    __tsan_acquire(posted);
    posted->destroyIfLastRef();
    return isDone;
}

void QThreadPool::start(std::function<void()> work, int priority)
{
    using Function = void(QThreadPool *, std::function<void()>, int);
    static auto *const function = inQt<Function>("_ZN11QThreadPool5startESt8functionIFvvEEi");
    static char queue;  // its address is known before the work is read
    std::function<void()> queued = [this, work = std::move(work)]() mutable {
        __tsan_acquire(&queue);
        work();
        work = nullptr;
        __tsan_release(this);
    };
    __tsan_release(&queue);
    function(this, std::move(queued), priority);
}

bool QThreadPool::waitForDone(int msecs)
{
    using Function = bool(QThreadPool *, int);
    static auto *const function = inQt<Function>("_ZN11QThreadPool11waitForDoneEi");
    const bool isDone = function(this, msecs);
    __tsan_acquire(this);
    return isDone;
}
