// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "schema/schema.h"

namespace Sidestage::Sandbox {

/// How the service says that a rule of `schema` was broken (api-facts B2, generic 400 messages).
QString brokenRuleText(const Api::Schema &schema, const Error &error);

/// The declaration of a field that is named by its path: "content_classification_labels[0].id".
const Api::Field *fieldAt(const Api::Schema &schema, QStringView path);

}  // namespace Sidestage::Sandbox
