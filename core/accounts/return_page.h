// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

namespace Sidestage {

/// What the browser shows when the service has sent it back to this computer.
enum class ReturnPage : quint8 {
    Handing,   ///< Reads what no server is told, the fragment of its address, and hands it over.
    Done,      ///< The answer was taken.
    Denied,    ///< The user has said no.
    Stranger,  ///< The answer belongs to no sign-in that waits.
    Nothing,   ///< Somebody has come by without an answer.
};

/// A page as it travels: headers, from the second line on, and the document. Holds no secret.
struct RenderedPage
{
    QByteArray headers{};
    QByteArray document{};
};

RenderedPage renderReturnPage(ReturnPage page);

}  // namespace Sidestage
