// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "schema/schema.h"

namespace Sidestage::Sandbox {

/// Returns the service's message for a broken rule of `schema` (api-facts B2, generic 400 messages).
QString brokenRuleText(const Api::Schema &schema, const Error &error);

/// Returns the declaration of the field with this path: "content_classification_labels[0].id".
const Api::Field *fieldAt(const Api::Schema &schema, QStringView path);

}  // namespace Sidestage::Sandbox
