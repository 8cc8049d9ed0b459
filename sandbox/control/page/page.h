// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sandbox/control/control.h"

namespace Sidestage::Sandbox {

/// The page in the browser and what belongs to it; none for other places below /sandbox. The page is made
/// from page/page.html: its texts are put in here, so that they can be translated, and so are the forms,
/// one for each control call, from the declarations.
std::optional<Response> pageFile(World &world, const Request &request, QByteArrayView rest);

/// A text of the page, by its name in the template.
struct PageWord
{
    const char *name;
    QString text;
};
QList<PageWord> pageWords();
/// How the page calls a field of a control call: as it is declared (Rule::label), or else as all fields of
/// that name, "Channel Points" for "points". Empty for unknown ones.
QString fieldLabel(const Api::Field &field);

/// The forms of a group's calls, as HTML: a choice of what to do, and a form for each.
QString formsOf(ControlGroup group);
/// The form of one call, as HTML.
QString formOf(const ControlInfo &info);
/// Every call with its fields, as HTML.
QString listOfCalls();

}  // namespace Sidestage::Sandbox
