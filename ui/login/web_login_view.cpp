// SPDX-License-Identifier: GPL-3.0-or-later
#include "web_login_view.h"

#include "login_page.h"

#include <QCoreApplication>
#include <QMenu>
#include <QTimer>
#include <QVBoxLayout>
#include <QWebEngineDownloadRequest>
#include <QWebEngineLoadingInfo>
#include <QWebEngineProfile>
#include <QWebEngineView>

#include <utility>

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace Sidestage {

WebLoginView::WebLoginView(const LoginHandlers &handlers, QWidget *parent)
    : LoginView(parent)
    , m_gate(std::make_shared<LoginGate>())
    , m_profile(new QWebEngineProfile(this))  // without a name it is off the record: nothing is stored
{
    m_gate->handlers = handlers;
    m_profile->setHttpCacheType(QWebEngineProfile::NoCache);
    m_profile->setPersistentCookiesPolicy(QWebEngineProfile::NoPersistentCookies);
    m_profile->setSpellCheckEnabled(false);
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    m_profile->setPushServiceEnabled(false);
#endif
    connect(m_profile, &QWebEngineProfile::downloadRequested, this,
            [](QWebEngineDownloadRequest *download) { download->cancel(); });

    m_page = new LoginPage(m_gate, m_profile, this);
    m_view = new QWebEngineView(this);
    m_view->setObjectName(QStringLiteral("loginPage"));
    m_view->setPage(m_page);
    m_view->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_view, &QWidget::customContextMenuRequested, this, &WebLoginView::showMenu);
    setFocusProxy(m_view);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(m_view);

    connect(m_page, &QWebEnginePage::loadingChanged, this, &WebLoginView::loadingChanged);
    connect(m_page, &QWebEnginePage::urlChanged, this, [this](const QUrl &url) {
        if (m_gate->isOpen && m_gate->handlers.mayVisit(url))
            m_gate->handlers.moved(url);
    });
    connect(m_page, &QWebEnginePage::renderProcessTerminated, this, [this] {
        if (m_gate->isOpen)
            m_gate->handlers.troubled({.kind = LoginTrouble::Kind::Crashed});
    });
}

WebLoginView::~WebLoginView()
{
    m_gate->isOpen = false;
    // The page must be destroyed before its profile.
    delete m_view;
    delete m_page;
#ifdef __GLIBC__
    // The engine frees some 15 MB in the next moments, which the heap would keep.
    QTimer::singleShot(std::chrono::seconds(3), qApp, [] { malloc_trim(0); });
#endif
}

void WebLoginView::load(const QUrl &url)
{
    m_gate->isOpen = false;
    m_page->triggerAction(QWebEnginePage::Stop);
    m_gate->isOpen = true;
    m_gate->hasRefused = false;
    m_page->load(url);
}

void WebLoginView::stop()
{
    m_gate->isOpen = false;
    m_page->triggerAction(QWebEnginePage::Stop);
}

void WebLoginView::focusPage()
{
    m_view->setFocus(Qt::OtherFocusReason);
}

void WebLoginView::loadingChanged(const QWebEngineLoadingInfo &info)
{
    if (!m_gate->isOpen)
        return;
    switch (info.status()) {
    case QWebEngineLoadingInfo::LoadStartedStatus:
        m_gate->handlers.loading();
        break;
    case QWebEngineLoadingInfo::LoadSucceededStatus:
        m_gate->hasRefused = false;
        m_gate->handlers.loaded();
        break;
    case QWebEngineLoadingInfo::LoadStoppedStatus:
    case QWebEngineLoadingInfo::LoadFailedStatus:
        if (std::exchange(m_gate->hasRefused, false))
            break;  // the failure follows a refused navigation, which has been reported
        if (info.errorDomain() == QWebEngineLoadingInfo::HttpStatusCodeDomain && info.errorCode() >= 500) {
            m_gate->handlers.troubled({.kind = LoginTrouble::Kind::Status, .status = info.errorCode()});
            break;
        }
        // For another HTTP error, the service's own page explains more than we can. After the page stopped a
        // load itself, its previous content is still shown.
        if (info.status() == QWebEngineLoadingInfo::LoadStoppedStatus
            || info.errorDomain() == QWebEngineLoadingInfo::HttpStatusCodeDomain)
            m_gate->handlers.loaded();
        else
            m_gate->handlers.troubled({.kind = LoginTrouble::Kind::Offline, .words = info.errorString()});
        break;
    }
}

void WebLoginView::showMenu(const QPoint &position)
{
    auto *menu = new QMenu(this);  // not on the stack: the view can be destroyed while the menu is open
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const auto action :
         {QWebEnginePage::Cut, QWebEnginePage::Copy, QWebEnginePage::Paste, QWebEnginePage::SelectAll})
        menu->addAction(m_page->action(action));
    menu->popup(m_view->mapToGlobal(position));
}

}  // namespace Sidestage
