// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "http.h"

#include <QString>

namespace Sidestage::Sandbox {

/// What the sandbox's pages have in common: HTML without scripts and without anything from elsewhere,
/// in the colours of the dashboard, under a policy that lets forms lead to `formTargets` only.
struct HtmlPage
{
    int status = 200;
    QString title{};    ///< Plain text.
    QString content{};  ///< HTML, inside the body.
    QByteArray formTargets = "'none'";
};
Response renderPage(const HtmlPage &page);

QString escaped(const QString &text);
/// The head of a page's <main>. `heading` is plain text.
QString pageHead(const QString &heading);
/// The line below a page's <main>, in plain text.
QString pageFoot(const QString &text);
/// A page's <main> that only says something: as a problem, or that all is done. Texts are plain.
QString pageMessage(bool problem, const QString &heading, const QString &text);
/// "Sidestage sandbox".
QString pageOwner();

extern const char *const checkIcon;  ///< SVG.
/// The CSS class that colours the `place`th avatar of a list.
QString avatarClass(qsizetype place);

}  // namespace Sidestage::Sandbox
