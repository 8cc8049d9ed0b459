// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QObject>

namespace Sidestage {

struct Answer;

/// The number of calls that the service still accepts from one account: its token bucket, as the response
/// headers report it (api-facts B3).
class Budget : public QObject
{
    Q_OBJECT
public:
    using QObject::QObject;

    int limit() const { return m_limit; }  ///< 0: not known yet.
    int remaining() const { return m_remaining; }
    QDateTime resetAt() const { return m_resetAt; }  ///< In UTC; when the bucket is full again.

    void update(const Answer &answer);

Q_SIGNALS:
    void changed();

private:
    int m_limit = 0;
    int m_remaining = 0;
    QDateTime m_resetAt{};
};

}  // namespace Sidestage
