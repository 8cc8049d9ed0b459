// SPDX-License-Identifier: GPL-3.0-or-later
#include "login_page.h"

#include <QTimer>
#include <QWebEngineCertificateError>
#include <QWebEngineFullScreenRequest>
#include <QWebEngineProfile>
#include <QWebEngineRegisterProtocolHandlerRequest>
#include <QWebEngineSettings>

#include <utility>

namespace Sidestage {

void LoginGate::handleRedirect(const QUrl &url, QObject *context)
{
    hasRefused = true;
    if (!std::exchange(isOpen, false))
        return;
    // Delayed: the engine is in the middle of a navigation, and the handler may destroy the view.
    QTimer::singleShot(0, context, [handler = handlers.redirected, url] { handler(url); });
}

void LoginGate::refuse(const QUrl &url, QObject *context)
{
    hasRefused = true;
    if (isOpen)
        QTimer::singleShot(0, context, [handler = handlers.blocked, url] { handler(url); });
}

LoginInterceptor::LoginInterceptor(std::shared_ptr<LoginGate> gate, QObject *parent)
    : QWebEngineUrlRequestInterceptor(parent)
    , m_gate(std::move(gate))
{
}

void LoginInterceptor::interceptRequest(QWebEngineUrlRequestInfo &info)
{
    const QUrl url = info.requestUrl();
    const bool isPage = info.resourceType() == QWebEngineUrlRequestInfo::ResourceTypeMainFrame;
    if (m_gate->isRedirect(url)) {
        info.block(true);
        if (isPage)
            m_gate->handleRedirect(url, parent());
    } else if (isPage && !m_gate->handlers.mayVisit(url)) {
        info.block(true);
        m_gate->refuse(url, parent());
    }
}

LoginPage::LoginPage(std::shared_ptr<LoginGate> gate, QWebEngineProfile *profile, QObject *parent)
    : QWebEnginePage(profile, parent)
    , m_gate(std::move(gate))
{
    setUrlRequestInterceptor(new LoginInterceptor(m_gate, this));
    refuseEverything();
}

void LoginPage::refuseEverything()
{
    QWebEngineSettings *settings = this->settings();
    for (const auto attribute : {
             QWebEngineSettings::JavascriptCanOpenWindows,
             QWebEngineSettings::JavascriptCanAccessClipboard,
             QWebEngineSettings::JavascriptCanPaste,
             QWebEngineSettings::AllowWindowActivationFromJavaScript,
             QWebEngineSettings::AllowGeolocationOnInsecureOrigins,
             QWebEngineSettings::AllowRunningInsecureContent,
             QWebEngineSettings::LocalContentCanAccessRemoteUrls,
             QWebEngineSettings::LocalContentCanAccessFileUrls,
             QWebEngineSettings::FullScreenSupportEnabled,
             QWebEngineSettings::ScreenCaptureEnabled,
             QWebEngineSettings::PluginsEnabled,
             QWebEngineSettings::PdfViewerEnabled,
             QWebEngineSettings::HyperlinkAuditingEnabled,
             QWebEngineSettings::DnsPrefetchEnabled,
             QWebEngineSettings::NavigateOnDropEnabled,
             QWebEngineSettings::ErrorPageEnabled,
         })
        settings->setAttribute(attribute, false);
    settings->setAttribute(QWebEngineSettings::WebRTCPublicInterfacesOnly, true);
    settings->setAttribute(QWebEngineSettings::PlaybackRequiresUserGesture, true);
    settings->setUnknownUrlSchemePolicy(QWebEngineSettings::DisallowUnknownUrlSchemes);

    connect(this, &QWebEnginePage::certificateError, this, [this](QWebEngineCertificateError error) {
        error.rejectCertificate();
        if (!m_gate->isOpen || !m_gate->handlers.mayVisit(error.url()))
            return;  // a subresource, which the page can do without
        const LoginTrouble trouble{.kind = LoginTrouble::Kind::Certificate, .words = error.description()};
        m_gate->hasRefused = true;  // the load failure that follows has less detail
        QTimer::singleShot(0, this, [handler = m_gate->handlers.troubled, trouble] { handler(trouble); });
    });
#if QT_VERSION < QT_VERSION_CHECK(6, 8, 0)
    connect(this, &QWebEnginePage::featurePermissionRequested, this,
            [this](const QUrl &origin, Feature feature) {
                setFeaturePermission(origin, feature, PermissionDeniedByUser);
            });
#else
    connect(this, &QWebEnginePage::permissionRequested, this,
            [](QWebEnginePermission permission) { permission.deny(); });
#endif
    connect(this, &QWebEnginePage::fullScreenRequested, this,
            [](QWebEngineFullScreenRequest request) { request.reject(); });
    connect(this, &QWebEnginePage::registerProtocolHandlerRequested, this,
            [](QWebEngineRegisterProtocolHandlerRequest request) { request.reject(); });
}

bool LoginPage::acceptNavigationRequest(const QUrl &url, NavigationType, bool isMainFrame)
{
    if (m_gate->isRedirect(url)) {
        if (isMainFrame)
            m_gate->handleRedirect(url, this);
        return false;
    }
    if (url == QUrl(QStringLiteral("about:blank")) || m_gate->handlers.mayVisit(url))
        return true;
    if (isMainFrame)
        m_gate->refuse(url, this);
    return false;
}

QWebEnginePage *LoginPage::createWindow(WebWindowType)
{
    return nullptr;
}

QStringList LoginPage::chooseFiles(FileSelectionMode, const QStringList &, const QStringList &)
{
    return {};
}

void LoginPage::javaScriptAlert(const QUrl &, const QString &) { }

bool LoginPage::javaScriptConfirm(const QUrl &, const QString &)
{
    return false;
}

bool LoginPage::javaScriptPrompt(const QUrl &, const QString &, const QString &, QString *)
{
    return false;
}

// Console messages of the sign-in page can contain secrets, so they are not logged.
void LoginPage::javaScriptConsoleMessage(JavaScriptConsoleMessageLevel, const QString &, int, const QString &)
{
}

}  // namespace Sidestage
