// SPDX-License-Identifier: GPL-3.0-or-later
#include "activate_page.h"

#include "sandbox/http/html_page.h"

#include <QCoreApplication>

namespace Sidestage::Sandbox {

namespace {

struct Words
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
        return Words::tr("No device shows this code. Compare it with your device, and try again.");
    case CodeProblem::Expired:
        return Words::tr("This code has expired. Let your device show a new one.");
    case CodeProblem::Used:
        return Words::tr("This code has been used already. Let your device show a new one.");
    case CodeProblem::TooManyTries:
        return Words::tr("Too many tries with wrong codes. Wait a minute, and try again.");
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
    const QString title = Words::tr("Connect a device");
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
              .arg(pageHead(title), alert, escaped(Words::tr("Code")), escaped(code.left(40)), attributes,
                   escaped(Words::tr("Your device shows it: eight letters and digits.")),
                   escaped(Words::tr("Continue")));
    return renderPage({.status = statusOf(problem),
                       .title = title,
                       .content = html + pageFoot(pageOwner()),
                       .formTargets = "'self'"});
}

Response renderDeviceNotice(DeviceNotice notice, const QString &clientName)
{
    switch (notice) {
    case DeviceNotice::Connected:
        return message(
            200, false, Words::tr("Your device is connected"),
            Words::tr("%1 goes on by itself in a few seconds. You may close this page.").arg(clientName));
    case DeviceNotice::Denied:
        return message(
            200, false, Words::tr("Your device was not connected"),
            Words::tr("%1 gets nothing from your account. You may close this page.").arg(clientName));
    case DeviceNotice::Stale:
        return message(
            400, true, Words::tr("There is nothing to decide here any more"),
            Words::tr("This page was decided already, or is too old. Let your device show a new code."));
    case DeviceNotice::PendingConsents:
        return message(400, true, Words::tr("Nothing was decided"),
                       Words::tr("Go back, choose a user, then approve or deny."));
    case DeviceNotice::NotHere:
        return message(404, true, Words::tr("There is no such page"),
                       Words::tr("The codes of devices are entered at /activate."));
    case DeviceNotice::Failed:
        break;
    }
    return message(500, true, Words::tr("That did not work"),
                   Words::tr("What you decided could not be stored. Try again."));
}

}  // namespace Sidestage::Sandbox
