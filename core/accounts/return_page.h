// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

namespace Sidestage {

/// The page that the browser shows after the service has redirected it to this computer.
enum class ReturnPage : quint8 {
    Handing,   ///< Reads the fragment of its address, which browsers do not send, and posts it.
    Done,      ///< The answer was accepted.
    Denied,    ///< The user denied access.
    Stranger,  ///< The answer does not belong to the current sign-in.
    Nothing,   ///< A request without an answer.
};

/// A page to send: the headers, without the status line, and the document. Contains no secret.
struct RenderedPage
{
    QByteArray headers{};
    QByteArray document{};
};

RenderedPage renderReturnPage(ReturnPage page);

}  // namespace Sidestage
