// SPDX-License-Identifier: GPL-3.0-or-later
#include "activation.h"

#include "authorize_page.h"
#include "device_codes.h"
#include "grants.h"
#include "sandbox/http/form.h"
#include "sandbox/http/html_page.h"
#include "sandbox/world/world.h"

#include <QCoreApplication>

namespace Sidestage::Sandbox {

namespace {

constexpr qint64 minute = 60'000;

/// Why a user code is refused.
enum class CodeProblem : quint8 { None, Unknown, Expired, Used, TooManyTries };

/// The result pages. After Connected and Denied, the user may close the page.
enum class DeviceNotice : quint8 {
    Connected,
    Denied,
    Stale,     ///< The request was already decided, or has expired.
    NoChoice,  ///< No decision, or no user selected.
    NotHere,   ///< Page not found.
    Failed     ///< A storage error.
};

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(ActivatePage)
};

int statusOf(CodeProblem problem)
{
    switch (problem) {
    case CodeProblem::None:
        return 200;
    case CodeProblem::TooManyTries:
        return 429;
    case CodeProblem::Unknown:
    case CodeProblem::Expired:
    case CodeProblem::Used:
        break;
    }
    return 400;
}

QString wordsFor(CodeProblem problem)
{
    switch (problem) {
    case CodeProblem::None:
        break;
    case CodeProblem::Unknown:
        return Texts::tr("This code is not valid. Compare it with the code on your device and try again.");
    case CodeProblem::Expired:
        return Texts::tr("This code has expired. Get a new one on your device.");
    case CodeProblem::Used:
        return Texts::tr("This code has already been used. Get a new one on your device.");
    case CodeProblem::TooManyTries:
        return Texts::tr("Too many wrong codes. Wait a minute, then try again.");
    }
    return {};
}

Response message(int status, bool problem, const QString &heading, const QString &text)
{
    return renderPage({.status = status,
                       .title = heading,
                       .content = pageMessage(problem, heading, text) + pageFoot(pageOwner())});
}

/// Renders the page on which a user enters the code that a device shows. Its form posts `code` to "activate".
/// Stable ids: `code`, `continue`, and `problem` for an error.
Response renderCodePage(const QString &code, CodeProblem problem)
{
    const QString title = Texts::tr("Connect a device");
    const bool wrong = problem != CodeProblem::None;
    const QString alert = wrong ? QStringLiteral("<p class=\"alert\" id=\"problem\" role=\"alert\">%1</p>")
                                      .arg(escaped(wordsFor(problem)))
                                : QString();
    const QString attributes = wrong
        ? QStringLiteral(" aria-invalid=\"true\" aria-describedby=\"problem hint\"")
        : QStringLiteral(" aria-describedby=\"hint\"");
    const QString html
        = QStringLiteral(
              "<main>%1<form method=\"post\" action=\"activate\"><section class=\"field\">%2"
              "<label for=\"code\">%3</label><input id=\"code\" name=\"code\" value=\"%4\" "
              "required maxlength=\"40\" autocomplete=\"off\" autocapitalize=\"characters\" "
              "spellcheck=\"false\" dir=\"ltr\" autofocus%5><p class=\"hint\" id=\"hint\">%6</p></section>"
              "<div class=\"end\"><div class=\"buttons\"><button type=\"submit\" id=\"continue\" "
              "class=\"primary\">%7</button></div></div></form></main>")
              .arg(pageHead(title), alert, escaped(Texts::tr("Code")), escaped(code.left(40)), attributes,
                   escaped(Texts::tr("Enter the eight letters and digits shown on your device.")),
                   escaped(Texts::tr("Continue")));
    return renderPage({.status = statusOf(problem),
                       .title = title,
                       .content = html + pageFoot(pageOwner()),
                       .formTargets = "'self'"});
}

/// Stable ids: `done`, or `problem`.
Response renderDeviceNotice(DeviceNotice notice, const QString &clientName = {})
{
    switch (notice) {
    case DeviceNotice::Connected:
        return message(200, false, Texts::tr("Your device is connected"),
                       Texts::tr("%1 continues in a few seconds. You can close this page.").arg(clientName));
    case DeviceNotice::Denied:
        return message(
            200, false, Texts::tr("Your device was not connected"),
            Texts::tr("%1 has no access to your account. You can close this page.").arg(clientName));
    case DeviceNotice::Stale:
        return message(400, true, Texts::tr("This request is no longer valid"),
                       Texts::tr("It was already answered or has expired. Get a new code on your device."));
    case DeviceNotice::NoChoice:
        return message(400, true, Texts::tr("No choice was made"),
                       Texts::tr("Go back, select a user, then approve or deny."));
    case DeviceNotice::NotHere:
        return message(404, true, Texts::tr("Page not found"), Texts::tr("Enter device codes at /activate."));
    case DeviceNotice::Failed:
        break;
    }
    return message(500, true, Texts::tr("Something went wrong"),
                   Texts::tr("Your choice could not be saved. Try again."));
}

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
        return renderDeviceNotice(DeviceNotice::NoChoice);
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
