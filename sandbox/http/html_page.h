// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "http.h"

#include <QString>

namespace Sidestage::Sandbox {

/// Common frame of the sandbox's pages: HTML without scripts and external resources, in the colours of the
/// dashboard. Its policy restricts the targets of forms to `formTargets`.
struct HtmlPage
{
    int status = 200;
    QString title{};    ///< Plain text.
    QString content{};  ///< HTML, inside the body.
    QByteArray formTargets = "'none'";
};
Response renderPage(const HtmlPage &page);

QString escaped(const QString &text);
/// Returns the header of a page's <main>. `heading` is plain text.
QString pageHead(const QString &heading);
/// Returns the line below a page's <main>. `text` is plain text.
QString pageFoot(const QString &text);
/// Returns a page's <main> with a message only: a problem, or a success. Both texts are plain.
QString pageMessage(bool problem, const QString &heading, const QString &text);
/// "Sidestage sandbox".
QString pageOwner();

extern const char *const checkIcon;  ///< SVG.
/// Returns the CSS class that colours the avatar at position `place` of a list.
QString avatarClass(qsizetype place);

}  // namespace Sidestage::Sandbox
