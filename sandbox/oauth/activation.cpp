// SPDX-License-Identifier: GPL-3.0-or-later
#include "activation.h"

#include "authorize_page.h"
#include "device_codes.h"
#include "grants.h"
#include "sandbox/http/form.h"
#include "sandbox/world/world.h"

namespace Sidestage::Sandbox {

namespace {

constexpr qint64 minute = 60'000;

CodeProblem problemOf(const std::optional<DeviceCodes::Asking> &asking)
{
    if (!asking)
        return CodeProblem::Unknown;
    if (asking->state != DeviceCodes::State::Pending)
        return CodeProblem::Used;
    return asking->expired ? CodeProblem::Expired : CodeProblem::None;
}

}  // namespace

Response Activation::handle(const Request &request, QByteArrayView rest)
{
    if (!rest.isEmpty() || (request.method != "GET" && request.method != "POST"))
        return renderDeviceNotice(DeviceNotice::NotHere);
    if (request.method == "GET") {
        const auto query = Api::Parameters::parse(request.query);
        const QString code = query ? DeviceCodes::plain(query->value(u"device-code")) : QString();
        return renderCodePage(DeviceCodes::grouped(code), CodeProblem::None);
    }
    const auto form = formOf(request);
    if (!form)
        return renderDeviceNotice(DeviceNotice::Stale);
    return form->contains(u"nonce") ? decide(*form) : ask(form->value(u"code"));
}

bool Activation::hasNoGuessesLeft()
{
    const qint64 now = m_world.machineClock().msecs();
    if (now < m_minute || now - m_minute >= minute) {
        m_minute = now;
        m_wrong = 0;
    }
    return m_wrong >= maxWrong;
}

Response Activation::ask(const QString &code)
{
    if (hasNoGuessesLeft())
        return renderCodePage(code, CodeProblem::TooManyTries);
    const auto asking = m_world.area<DeviceCodes>().find(code);
    const auto client = asking ? m_world.client(asking->clientId) : std::nullopt;
    const CodeProblem problem = client ? problemOf(asking) : CodeProblem::Unknown;
    if (problem != CodeProblem::None) {
        if (problem == CodeProblem::Unknown)
            ++m_wrong;
        return renderCodePage(code, problem);
    }
    const Asking kept{.id = asking->id, .clientName = client->name};
    return renderAuthorizePage({.clientName = client->name,
                                .scopes = asking->scopes,
                                .users = m_world.cast(),
                                .nonce = m_asking.add(kept, m_world.clock().msecs()),
                                .userCode = DeviceCodes::grouped(DeviceCodes::plain(code))});
}

Response Activation::decide(const Api::Parameters &form)
{
    const QString nonce = form.value(u"nonce");
    const auto kept = m_asking.find(nonce, m_world.clock().msecs());
    const auto asking = kept ? m_world.area<DeviceCodes>().find(kept->id) : std::nullopt;
    if (!asking || !asking->isOpen())
        return renderDeviceNotice(DeviceNotice::Stale);
    const QString decision = form.value(u"decision");
    const auto user = m_world.user(form.value(u"user"));
    const bool approve = decision == QLatin1String("approve");
    if ((!approve && decision != QLatin1String("deny")) || (approve && !user))
        return renderDeviceNotice(DeviceNotice::PendingConsents);
    // Not in one transaction: Grants::approve() also reports the rights that the app loses, which must be
    // committed then. If the second step fails, the user decides again.
    if (approve && !m_world.area<Grants>().approve(asking->clientId, user->id, asking->scopes))
        return renderDeviceNotice(DeviceNotice::Failed);
    DeviceCodes &codes = m_world.area<DeviceCodes>();
    const auto done = approve ? codes.approve(asking->id, user->id) : codes.deny(asking->id);
    if (!done)
        return renderDeviceNotice(DeviceNotice::Failed);
    m_asking.remove(nonce);
    return renderDeviceNotice(approve ? DeviceNotice::Connected : DeviceNotice::Denied, kept->clientName);
}

}  // namespace Sidestage::Sandbox
