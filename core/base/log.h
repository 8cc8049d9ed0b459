// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLoggingCategory>

namespace Sidestage {

// One category for each layer. Enable with QT_LOGGING_RULES="sidestage.client.debug=true".
// Log messages must not contain a token, a code or a client secret: see redacted(). LogFile removes what
// looks like one all the same.
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
/// Returns the text with everything replaced that looks like a secret: the values of parameters, headers and
/// members with such a name, tokens after "Bearer", the user info of URLs, and long words of letters and
/// digits that are not UUIDs. The last line of defence for logs and reports, which also hides harmless words.
QString withoutSecrets(const QString &text);

}  // namespace Sidestage
