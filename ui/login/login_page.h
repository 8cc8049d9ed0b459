// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "accounts/login_view.h"

#include <QPointer>
#include <QWebEnginePage>
#include <QWebEngineUrlRequestInterceptor>

#include <memory>

namespace Sidestage {

/// State shared by the page, its profile and its interceptor: the handlers, and whether they may be called.
struct LoginGate
{
    LoginHandlers handlers{};
    bool isOpen = false;      ///< True from load() until the redirect or stop().
    bool hasRefused = false;  ///< A navigation was refused here: the load failure that follows is no error.

    bool isRedirect(const QUrl &url) const { return handlers.isRedirect(url); }
    /// Reports the redirect after the engine has finished the current navigation.
    void handleRedirect(const QUrl &url, QObject *context);
    void refuse(const QUrl &url, QObject *context);
};

/// Checks every request of every page and frame before it is sent, including server redirects.
class LoginInterceptor : public QWebEngineUrlRequestInterceptor
{
    Q_OBJECT
public:
    LoginInterceptor(std::shared_ptr<LoginGate> gate, QObject *parent);

    void interceptRequest(QWebEngineUrlRequestInfo &info) override;

private:
    std::shared_ptr<LoginGate> m_gate;
};

/// A page that can only navigate to the service. It opens no windows, stores nothing and denies all
/// permissions.
class LoginPage : public QWebEnginePage
{
    Q_OBJECT
public:
    LoginPage(std::shared_ptr<LoginGate> gate, QWebEngineProfile *profile, QObject *parent);

protected:
    bool acceptNavigationRequest(const QUrl &url, NavigationType type, bool isMainFrame) override;
    QWebEnginePage *createWindow(WebWindowType type) override;
    QStringList chooseFiles(FileSelectionMode mode, const QStringList &old,
                            const QStringList &types) override;
    void javaScriptAlert(const QUrl &origin, const QString &message) override;
    bool javaScriptConfirm(const QUrl &origin, const QString &message) override;
    bool javaScriptPrompt(const QUrl &origin, const QString &message, const QString &value,
                          QString *result) override;
    void javaScriptConsoleMessage(JavaScriptConsoleMessageLevel level, const QString &message, int line,
                                  const QString &source) override;

private:
    void refuseEverything();

    std::shared_ptr<LoginGate> m_gate;
};

}  // namespace Sidestage
