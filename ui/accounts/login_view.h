// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The interface between the windows and the sign-in plugin. It uses only Qt types: both sides link our code
// separately, so none of our types with data or a QMetaObject may cross it.

#include <QUrl>
#include <QWidget>
#include <QtPlugin>

#include <functional>

namespace Sidestage {

/// Why the page cannot be shown.
struct LoginTrouble
{
    enum class Kind : quint8 {
        Offline,      ///< The page could not be loaded.
        Status,       ///< The service reported a problem of its own (HTTP status 5xx).
        Certificate,  ///< The service's certificate is invalid. The user cannot override this.
        Crashed,      ///< The renderer process has ended.
    };

    Kind kind = Kind::Offline;
    int status = 0;   ///< The HTTP status, with Kind::Status.
    QString words{};  ///< From the browser engine. Contains no address and no secret.
};

/// The callbacks of a view. All are called in the GUI thread.
struct LoginHandlers
{
    /// Returns whether the page may load this URL. Called for every page and frame.
    std::function<bool(const QUrl &)> mayVisit{};
    /// Returns whether this is the redirect URI. No request is ever sent to it.
    std::function<bool(const QUrl &)> isRedirect{};

    std::function<void(const QUrl &)> redirected{};  ///< The redirect happened. At most once per load().
    std::function<void(const QUrl &)> blocked{};     ///< A navigation to this URL was blocked.
    std::function<void(const QUrl &)> moved{};       ///< This page is now shown.
    std::function<void()> loading{};                 ///< A page starts to load.
    std::function<void()> loaded{};                  ///< The page has loaded.
    std::function<void(const LoginTrouble &)> troubled{};
};

/// A page of the service. All its data, including cookies, is discarded when it is destroyed.
class LoginView : public QWidget
{
public:
    using QWidget::QWidget;

    /// Loads `url` and discards the previous page.
    virtual void load(const QUrl &url) = 0;
    /// Stops loading. No handler is called until the next load().
    virtual void stop() = 0;
    /// Moves the keyboard focus into the page.
    virtual void focusPage() = 0;
};

/// The interface of the plugin: creates views.
class LoginViews
{
public:
    virtual ~LoginViews() = default;

    /// Returns why no view can work here, in plain English; empty: views work. Call before create().
    virtual QString blockReason() const = 0;
    virtual LoginView *create(const LoginHandlers &handlers, QWidget *parent) = 0;
};

}  // namespace Sidestage

#define SIDESTAGE_LOGIN_VIEWS_IID "app.sidestage.LoginViews/2"
Q_DECLARE_INTERFACE(Sidestage::LoginViews, SIDESTAGE_LOGIN_VIEWS_IID)
