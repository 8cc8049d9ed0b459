// SPDX-License-Identifier: GPL-3.0-or-later
#include "activate_page.h"

#include "sandbox/http/html_page.h"

#include <QCoreApplication>

namespace Sidestage::Sandbox {

namespace {

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

}  // namespace

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

Response renderDeviceNotice(DeviceNotice notice, const QString &clientName)
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
    case DeviceNotice::PendingConsents:
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

}  // namespace Sidestage::Sandbox
