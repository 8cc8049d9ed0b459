// SPDX-License-Identifier: GPL-3.0-or-later
#include "login_plugin.h"

#include "web_login_view.h"

#ifdef Q_OS_LINUX
#include <unistd.h>
#endif

namespace Sidestage {

QString WebLoginViews::obstacle() const
{
#ifdef Q_OS_LINUX
    // The engine ends the whole program otherwise.
    if (geteuid() == 0 && qEnvironmentVariableIsEmpty("QTWEBENGINE_DISABLE_SANDBOX"))
        return QString::fromLatin1(QT_TRANSLATE_NOOP(
            "LoginPlugin",
            "The embedded page does not run for the administrator (root): its own protection does not "
            "work there. Start Sidestage as an ordinary user."));
#endif
    return {};
}

LoginView *WebLoginViews::create(const LoginHandlers &handlers, QWidget *parent)
{
    return new WebLoginView(handlers, parent);
}

}  // namespace Sidestage
