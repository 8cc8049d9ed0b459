// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLoggingCategory>

namespace Sidestage {

// One category for each layer. Enable with QT_LOGGING_RULES="sidestage.client.debug=true".
// Log messages must not contain a token, a code or a client secret: see redacted().
Q_DECLARE_LOGGING_CATEGORY(lcClient)
Q_DECLARE_LOGGING_CATEGORY(lcAccounts)
Q_DECLARE_LOGGING_CATEGORY(lcStorage)
Q_DECLARE_LOGGING_CATEGORY(lcSandbox)
Q_DECLARE_LOGGING_CATEGORY(lcUi)

/// Whether a parameter or a member with this name holds a secret: a code, a token, a client secret …
bool isSecretName(const QString &name);
/// Returns the URL without its fragment and user info, and with the values of all secret parameters (code,
/// token, state, client_secret …) replaced, so that it can be shown and logged.
QString redacted(const class QUrl &url);

}  // namespace Sidestage
