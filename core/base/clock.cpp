// SPDX-License-Identifier: GPL-3.0-or-later
#include "clock.h"

namespace Sidestage {

namespace {

class SystemClock final : public Clock
{
public:
    QDateTime now() const override { return QDateTime::currentDateTimeUtc(); }
    qint64 msecs() const override { return QDateTime::currentMSecsSinceEpoch(); }
};

}  // namespace

const Clock &Clock::system()
{
    static const SystemClock clock;
    return clock;
}

}  // namespace Sidestage
