// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sandbox/http/http.h"

#include <QString>

namespace Sidestage::Sandbox {

// What may be shown of a message: tokens, codes and client secrets are replaced by "hidden". A text that
// cannot be read, and could hold one, is hidden as a whole.

/// A query, or a URL-encoded form.
QString redactedForm(QByteArrayView encoded);
/// The body of a request: a form, a multipart form, JSON, or any text.
QString redactedBody(const Request &request);
QString redactedAnswer(const Request &request, const Response &response);

}  // namespace Sidestage::Sandbox
