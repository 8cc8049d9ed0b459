// SPDX-License-Identifier: GPL-3.0-or-later
#include "call.h"

namespace Sidestage {

void CallState::finish(Result<QByteArray> outcome)
{
    if (m_outcome)
        return;  // cancelled before the response arrived
    m_outcome = std::move(outcome);
    m_abort = nullptr;
    if (const auto resume = std::exchange(m_resume, nullptr))
        resume();
}

void CallState::abandon()
{
    m_abandoned = true;
    m_resume = nullptr;
    if (!m_endpoint.spec.isRead())
        return;
    if (const auto abort = std::exchange(m_abort, nullptr))
        abort();
}

void CallState::cancel()
{
    if (m_outcome)
        return;
    m_abandoned = true;
    const auto abort = std::exchange(m_abort, nullptr);
    finish(Error{.kind = Error::Kind::Cancelled});
    if (abort && m_endpoint.spec.isRead())
        abort();
}

Result<void> CallState::decode(void *response) const
{
    const auto located = [](Error error) {
        error.kind = Error::Kind::Protocol;
        return error;
    };
    auto document = Api::JsonDocument::parse(*outcome());
    if (!document)
        return document.error();
    const Api::ReadingScope tolerant(Api::Reading::Tolerant);
    Error error;
    if (!Api::fromJson(*m_endpoint.response, document->root(), response, error))
        return located(error);
    if (auto ok = Api::check(*m_endpoint.response, response); !ok)
        return located(ok.error());
    return {};
}

}  // namespace Sidestage
