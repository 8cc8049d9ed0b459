// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace Sidestage::Sandbox {

/// Prevents OpenSSL from cleaning up when the process ends. It does so in a handler of exit(), while a thread
/// that used it may still be freeing its own data: Qt's wait() returns before that is finished, and freeing
/// memory twice corrupts it. The operating system frees everything anyway.
///
/// Must be called before the first use of OpenSSL: by Qt's HTTP server when it is created, by
/// QNetworkAccessManager with the first https request.
void keepOpenSsl();

}  // namespace Sidestage::Sandbox
