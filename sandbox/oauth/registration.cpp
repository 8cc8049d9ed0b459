// SPDX-License-Identifier: GPL-3.0-or-later
#include "registration.h"

namespace Sidestage::Sandbox {

bool mayRegister(const QUrl &redirectUri)
{
    if (!redirectUri.isValid() || redirectUri.host().isEmpty() || redirectUri.hasFragment()
        || !redirectUri.userInfo().isEmpty())
        return false;
    return redirectUri.scheme() == QLatin1String("https")
        || (redirectUri.scheme() == QLatin1String("http")
            && redirectUri.host() == QLatin1String("localhost"));
}

}  // namespace Sidestage::Sandbox
