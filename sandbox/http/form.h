// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "http.h"
#include "schema/parameters.h"

namespace Sidestage::Sandbox {

/// The parameters of a request to the token service: of its query, and of its body as a URL-encoded
/// or a multipart form, merged (api-facts A1). Error: Malformed when they are not UTF-8.
Result<Api::Parameters> formOf(const Request &request);

}  // namespace Sidestage::Sandbox
