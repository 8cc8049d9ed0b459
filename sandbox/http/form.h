// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "http.h"
#include "schema/parameters.h"

namespace Sidestage::Sandbox {

/// Returns the parameters of a request to the token service, from its query and from its URL-encoded or
/// multipart body, merged (api-facts A1). Error: Malformed when they are not UTF-8.
Result<Api::Parameters> formOf(const Request &request);

}  // namespace Sidestage::Sandbox
