// SPDX-License-Identifier: GPL-3.0-or-later
#include "login_plugin.h"

#include "web_login_view.h"

#ifdef Q_OS_LINUX
#include <QGuiApplication>
#include <QOpenGLContext>

#include <unistd.h>
#endif

namespace Sidestage {

QString WebLoginViews::blockReason() const
{
#ifdef Q_OS_LINUX
    // Running as root with its sandbox enabled, the engine would terminate the whole program.
    if (geteuid() == 0 && qEnvironmentVariableIsEmpty("QTWEBENGINE_DISABLE_SANDBOX"))
        return QString::fromLatin1(
            QT_TRANSLATE_NOOP("LoginPlugin",
                              "The embedded page cannot run as administrator (root), because its protection "
                              "does not work there. Start Sidestage as a regular user."));
    // Without OpenGL the page cannot be painted, and the whole program would end.
    if (QGuiApplication::platformName() == u"xcb" && !QOpenGLContext::globalShareContext()->isValid())
        return QString::fromLatin1(
            QT_TRANSLATE_NOOP("LoginPlugin",
                              "The embedded page cannot be shown on this display, because it has no OpenGL. "
                              "Sign in with your browser or on another device."));
#endif
    return {};
}

namespace {

/// Sets the dark mode flag before the engine starts, if the windows are dark. Called for the first view only.
void matchTheme(const QWidget *window)
{
#if QT_VERSION < QT_VERSION_CHECK(6, 8, 0)
    if (!window || window->palette().color(QPalette::Window).lightness() >= 128)
        return;
    constexpr char flags[] = "QTWEBENGINE_CHROMIUM_FLAGS";
    qputenv(flags, (qgetenv(flags) + " --force-dark-mode").trimmed());
#else
    Q_UNUSED(window)  // the engine follows the application here
#endif
}

}  // namespace

LoginView *WebLoginViews::create(const LoginHandlers &handlers, QWidget *parent)
{
    static const bool matched = [parent] {
        matchTheme(parent);
        return true;
    }();
    Q_UNUSED(matched)
    return new WebLoginView(handlers, parent);
}

}  // namespace Sidestage
