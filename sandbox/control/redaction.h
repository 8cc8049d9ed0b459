// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sandbox/http/http.h"

#include <QString>

namespace Sidestage::Sandbox {

// Return the text of a message with tokens, codes and client secrets replaced by "hidden". A text that cannot
// be parsed and may contain a secret is replaced as a whole.

/// For a query or a URL-encoded form.
QString redactedForm(QByteArrayView encoded);
/// For the body of a request: a form, a multipart form, JSON, or any text.
QString redactedBody(const Request &request);
QString redactedAnswer(const Request &request, const Response &response);

}  // namespace Sidestage::Sandbox
