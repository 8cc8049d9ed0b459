// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLoggingCategory>

namespace Sidestage {

// One category for each floor. Switch on with QT_LOGGING_RULES="sidestage.client.debug=true".
// Nothing that is logged may hold a token, a code or a client secret: see redacted().
Q_DECLARE_LOGGING_CATEGORY(lcClient)
Q_DECLARE_LOGGING_CATEGORY(lcAccounts)
Q_DECLARE_LOGGING_CATEGORY(lcStorage)
Q_DECLARE_LOGGING_CATEGORY(lcSandbox)
Q_DECLARE_LOGGING_CATEGORY(lcUi)

/// Whether a parameter or a member of this name holds a secret: a code, a token, a client secret …
bool isSecretName(const QString &name);
/// The URL with the values of every secret parameter (code, token, state, client_secret …) replaced,
/// and without its fragment: what may be shown and logged.
QString redacted(const class QUrl &url);

}  // namespace Sidestage
