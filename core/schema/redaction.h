// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

namespace Sidestage::Api {

/// What replaces a secret.
inline constexpr char hiddenValue[] = "hidden";

// Return a message with tokens, keys and client secrets replaced by hiddenValue: the values of all names for
// which isSecretName() is true. A text that may contain a secret but cannot be parsed is replaced as a whole.

/// `codes`: a member "code" is an authorization code or device code, as in messages of the token service.
QByteArray redactedJson(const QByteArray &json, bool codes);
/// For a query or a URL-encoded form.
QByteArray redactedForm(QByteArrayView encoded);

}  // namespace Sidestage::Api
