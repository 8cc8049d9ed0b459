// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace Sidestage::Sandbox {

/// Lets OpenSSL stay as it is when the process ends. It would take itself down in a handler of exit(), while
/// a thread that has used it may still be giving back what was its own: Qt's wait() for a thread returns
/// before that is done, and two who free the same memory corrupt it. The system takes it all back anyway.
///
/// Counts if it comes before anybody uses OpenSSL: Qt's HTTP server does when it is made,
/// QNetworkAccessManager with the first https.
void keepOpenSsl();

}  // namespace Sidestage::Sandbox
