// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "feed/feed.h"

#include <QStringList>

#include <algorithm>
#include <functional>
#include <optional>

namespace Sidestage {

/// What the user starts in a channel, one at a time: polls or predictions. The list of a subclass has the
/// newest one first. A start whose outcome is not known is settled by the next reading.
class StartFeed : public Feed
{
    Q_OBJECT
public:
    using Feed::Feed;

Q_SIGNALS:
    void started();

protected:
    /// Reads the list and ends with finished().
    template <class Request, class T>
    Bound readList(Request request, QList<T> &list)
    {
        auto reading = account()->client()->call(request);
        const auto answer = co_await reading;
        if (answer && !isNewer()) {
            list = answer->data;
            Q_EMIT changed();
            settle([&list](const Unsure &start) {
                return std::ranges::any_of(list, [&start](const T &one) {
                    return one.title == start.title && !start.known.contains(one.id);
                });
            });
        }
        if (isNewer())
            refresh();  // what has changed meanwhile need not be in the answer
        finished(statusOf(answer));
    }
    /// Ends with started() or failed(). If failed() could not tell the outcome, the next reading does, and
    /// emits one of them again.
    template <class Request, class T>
    void submitStart(Request wanted, QList<T> &list)
    {
        wanted.broadcasterId = account()->userId();
        m_unsure.reset();
        Unsure start{.title = wanted.title};
        for (const T &one : std::as_const(list))
            start.known.append(one.id);
        const bool isListKnown = asOf().isValid();
        submit(wanted, [this, &list, start, isListKnown](const Result<QList<T>> &created) {
            take(created, list);
            if (created)
                Q_EMIT started();
            else if (created.error().isUncertain() && isListKnown)
                m_unsure = start;
        });
    }
    /// Changes one that was started. Ends with changed() or failed().
    template <class Request, class T>
    void submitChange(const Request &request, QList<T> &list)
    {
        submit(request, [this, &list](const Result<QList<T>> &answer) { take(answer, list); });
    }

private:
    /// A start whose outcome is not known.
    struct Unsure
    {
        QString title{};
        QStringList known{};  ///< The ids of those that were there before.
    };

    /// Takes the answer to a change over.
    template <class T>
    void take(const Result<QList<T>> &answer, QList<T> &list)
    {
        setNewer();
        for (const T &entry : answer.value_or({})) {
            const auto known = std::ranges::find(list, entry.id, &T::id);
            if (known == list.end())
                list.prepend(entry);
            else
                *known = entry;
        }
        Q_EMIT changed();
    }
    void settle(const std::function<bool(const Unsure &)> &wasStarted);

    std::optional<Unsure> m_unsure{};
};

}  // namespace Sidestage
