// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "accounts/login_view.h"

#include <QPointer>
#include <QWebEnginePage>
#include <QWebEngineUrlRequestInterceptor>

#include <memory>

namespace Sidestage {

/// What the page, its profile and its interceptor share: the handlers, and whether anybody listens.
struct LoginGate
{
    LoginHandlers handlers{};
    bool isOpen = false;      ///< Between load() and the way back or stop().
    bool hasRefused = false;  ///< A navigation was refused here: its end, which comes yet, is no failure.

    bool isRedirect(const QUrl &url) const { return handlers.isRedirect(url); }
    /// Takes the way back, once the engine has let go of it.
    void handleRedirect(const QUrl &url, QObject *context);
    void refuse(const QUrl &url, QObject *context);
};

/// Sees every request of every page and frame before it is sent, also those that a server redirects.
class LoginInterceptor : public QWebEngineUrlRequestInterceptor
{
    Q_OBJECT
public:
    LoginInterceptor(std::shared_ptr<LoginGate> gate, QObject *parent);

    void interceptRequest(QWebEngineUrlRequestInfo &info) override;

private:
    std::shared_ptr<LoginGate> m_gate;
};

/// A page that goes nowhere but to the service, opens nothing, keeps nothing, is granted nothing.
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
