// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sandbox/control/control.h"

namespace Sidestage::Sandbox {

/// Returns the page or one of its files; none for other paths below /sandbox. Texts are inserted into
/// page/page.html, so that they can be translated, as are the forms, which are generated from the
/// declarations of the control calls.
std::optional<Response> pageFile(Control &control, const Request &request, QByteArrayView rest);

/// A text of the page, and its name in the template.
struct PageWord
{
    const char *name;
    QString text;
};
QList<PageWord> pageWords();
/// Returns the label of a call's field: the declared one (Rule::label), otherwise the one for all fields of
/// that name, "Channel Points" for "points". Empty for unknown names.
QString fieldLabel(const Api::Field &field);

/// Returns the forms of a group's calls as HTML: a selection of the call, and a form for each.
QString formsOf(const Control &control, ControlGroup group);
/// Returns the title of a group, translated.
QString titleOf(ControlGroup group);
/// Returns the form of one call as HTML.
QString formOf(const ControlCall &call);
/// Returns the list of all calls with their fields as HTML.
QString listOfCalls(const Control &control);

}  // namespace Sidestage::Sandbox
