// SPDX-License-Identifier: GPL-3.0-or-later
#include "stream_key.h"

#include "accounts/account.h"
#include "api/streams.h"
#include "base/clock.h"
#include "client/client.h"

#include <algorithm>

namespace Sidestage {

StreamKeyAccess::StreamKeyAccess(Account *account, const Clock &clock, QObject *parent)
    : QObject(parent)
    , m_account(account)
    , m_clock(clock)
{
    m_tick.setInterval(250);
    connect(&m_tick, &QTimer::timeout, this, &StreamKeyAccess::tick);
}

bool StreamKeyAccess::mayRead() const
{
    return m_account->may(Api::Scope::ChannelReadStreamKey);
}

void StreamKeyAccess::show()
{
    m_wantsShow = true;
    ask();
}

void StreamKeyAccess::copy()
{
    m_wantsCopy = true;
    ask();
}

/// Each time anew, because the key may have been reset.
void StreamKeyAccess::ask()
{
    if (m_isReading)
        return;
    m_isReading = true;
    Q_EMIT changed();
    m_account->client()
        ->call(Api::GetStreamKey{.broadcasterId = m_account->userId()})
        .then(this, [this](const Result<QList<Api::StreamKey>> &keys) {
            m_isReading = false;
            const bool wantsShow = std::exchange(m_wantsShow, false);
            const bool wantsCopy = std::exchange(m_wantsCopy, false);
            const QString key = keys && !keys->isEmpty() ? keys->first().streamKey : QString();
            if (key.isEmpty()) {
                Q_EMIT changed();
                // hide() was called meanwhile: nobody waits for it.
                if (wantsShow || wantsCopy)
                    Q_EMIT failed(keys ? Error{.kind = Error::Kind::NotFound, .status = 404} : keys.error());
                return;
            }
            if (wantsShow) {
                m_shown = key;
                m_hidesAt = m_clock.now().addSecs(shownFor.count());
            }
            if (wantsCopy) {
                m_copied = key;
                m_expiresAt = m_clock.now().addSecs(copiedFor.count());
                Q_EMIT copied(key);
            }
            if (wantsShow || wantsCopy)
                m_tick.start();
            Q_EMIT changed();
        });
}

void StreamKeyAccess::hide()
{
    m_wantsShow = false;
    if (m_shown.isEmpty())
        return;
    m_shown.clear();
    Q_EMIT changed();
}

void StreamKeyAccess::expireCopy()
{
    m_wantsCopy = false;
    if (m_copied.isEmpty())
        return;
    Q_EMIT copyExpired(std::exchange(m_copied, {}));
    Q_EMIT changed();
}

void StreamKeyAccess::tick()
{
    const QDateTime now = m_clock.now();
    // If the clock was set back, neither stays longer.
    m_hidesAt = std::min(m_hidesAt, now.addSecs(shownFor.count()));
    m_expiresAt = std::min(m_expiresAt, now.addSecs(copiedFor.count()));
    // Ends only what is there: the key may just have been asked for again, and the answer is to come.
    if (now >= m_hidesAt)
        m_shown.clear();
    if (!m_copied.isEmpty() && now >= m_expiresAt)
        Q_EMIT copyExpired(std::exchange(m_copied, {}));
    if (m_shown.isEmpty() && m_copied.isEmpty())
        m_tick.stop();
    Q_EMIT changed();
}

int StreamKeyAccess::secondsUntil(const QString &key, const QDateTime &end) const
{
    return key.isEmpty() ? 0 : int(std::max<qint64>(0, m_clock.now().msecsTo(end) + 999) / 1000);
}

}  // namespace Sidestage
