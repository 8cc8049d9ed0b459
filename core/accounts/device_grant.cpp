// SPDX-License-Identifier: GPL-3.0-or-later
#include "device_grant.h"

#include <algorithm>

namespace Sidestage {

using namespace std::chrono_literals;

namespace {

/// Used when a service reports no lifetime. RFC 8628 requires one; public services use this value.
constexpr std::chrono::seconds usualLifetime = 30min;
/// Likewise the poll interval. It is also the increment after a “slow down” response.
constexpr std::chrono::seconds usualInterval = 5s;
constexpr std::chrono::seconds longestInterval = 60s;

bool says(const Error &error, const char *word)
{
    return error.message.contains(QLatin1String(word), Qt::CaseInsensitive);
}

}  // namespace

DeviceGrant::DeviceGrant(TokenService service, std::shared_ptr<SignInAttempt> attempt, const Clock *clock,
                         QObject *parent)
    : QObject(parent)
    , m_service(std::move(service))
    , m_attempt(std::move(attempt))
    , m_clock(clock)
{
    m_next.setSingleShot(true);
    connect(&m_next, &QTimer::timeout, this, &DeviceGrant::ask);
}

Bound DeviceGrant::start(Api::ScopeSet scopes)
{
    m_scopes = scopes;
    auto starting = m_service.startDevice(scopes);
    const auto device = co_await starting;
    if (!m_attempt->isWanted)
        co_return;
    if (!device)
        co_return end(End::Failed, device.error());
    m_deviceCode = device->deviceCode;
    m_code = {.code = device->userCode,
              .address = device->verificationUri,
              .lifetime = device->expiresIn > 0 ? std::chrono::seconds(device->expiresIn) : usualLifetime};
    m_code.expiresAt = m_clock->now().addSecs(m_code.lifetime.count());
    m_interval = device->interval > 0 ? std::min(std::chrono::seconds(device->interval), longestInterval)
                                      : usualInterval;
    wait();
    Q_EMIT started();
}

void DeviceGrant::wait()
{
    const QDateTime now = m_clock->now();
    // The last poll is sent just before the code expires, not one interval later.
    const std::chrono::milliseconds left(std::max<qint64>(0, now.msecsTo(m_code.expiresAt)));
    const auto pause = std::min<std::chrono::milliseconds>(m_interval, left);
    m_asksAt = now.addMSecs(pause.count());
    m_next.start(pause * m_second.count() / 1000);
}

QCoro::Task<Result<std::optional<Token>>> DeviceGrant::poll(TokenService service, QString deviceCode,
                                                            Api::ScopeSet scopes,
                                                            std::shared_ptr<SignInAttempt> attempt)
{
    auto polling = service.pollDevice(deviceCode, scopes);
    Result<std::optional<Token>> answer = co_await polling;
    if (answer && *answer) {
        const Result<Token> token = attempt->orRevoked(service, **answer);
        if (!token)
            answer = token.error();
    }
    co_return answer;
}

Bound DeviceGrant::ask()
{
    if (m_clock->now() >= m_code.expiresAt)
        co_return end(End::Expired);
    m_askedAt = m_clock->now();
    auto polling = poll(m_service, m_deviceCode, m_scopes, m_attempt);
    const auto answer = co_await polling;
    if (!m_attempt->isWanted)
        co_return;
    if (!answer)
        co_return handleError(answer.error());
    m_refusals = 0;
    if (*answer) {
        Q_EMIT granted(**answer);
        co_return;
    }
    m_unheard = false;  // the code is still pending, so no token was lost
    wait();
    Q_EMIT asked();
}

void DeviceGrant::handleError(const Error &error)
{
    const bool isRefusal = error.status >= 400 && error.status < 500;
    if (error.kind == Error::Kind::RateLimited) {
        m_interval = std::min(m_interval + usualInterval, longestInterval);
    } else if (!isRefusal) {
        m_unheard = true;  // no response, or one that cannot be parsed
    } else if (says(error, "denied")) {
        return end(End::Denied, error);
    } else if (says(error, "expired")) {
        return end(End::Expired, error);
    } else if (!says(error, "invalid device code")) {
        return end(End::Failed, error);
    } else if (m_unheard) {
        return end(End::Lost, error);
    } else if (++m_refusals >= maxRefusals) {
        return end(End::Unknown, error);
    }
    wait();
    Q_EMIT asked();
}

void DeviceGrant::end(End how, const Error &error)
{
    m_next.stop();
    Q_EMIT ended(how, error);
}

}  // namespace Sidestage
