// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What the windows and the sign-in plugin know of each other. Only Qt types: both sides are linked
// apart, so nothing of ours that has data or a QMetaObject may cross.

#include <QUrl>
#include <QWidget>
#include <QtPlugin>

#include <functional>

namespace Sidestage {

/// Why the page is not there.
struct LoginTrouble
{
    enum class Kind : quint8 {
        Offline,      ///< The page could not be loaded.
        Certificate,  ///< The service could not prove who it is. Never overruled.
        Crashed,      ///< The process that draws the page has ended.
    };

    Kind kind = Kind::Offline;
    QString words{};  ///< Of the browser engine; no address, no secret.
};

/// What a view asks and tells. All of it in the thread of the windows.
struct LoginHandlers
{
    /// Whether the page may go there. Asked for every page and frame.
    std::function<bool(const QUrl &)> mayVisit{};
    /// Whether this is the way back. Nothing is ever sent there, whoever asks for it.
    std::function<bool(const QUrl &)> isRedirect{};

    std::function<void(const QUrl &)> redirected{};  ///< The way back was taken. At most once per load().
    std::function<void(const QUrl &)> blocked{};     ///< The user or the page wanted to go there, in vain.
    std::function<void(const QUrl &)> moved{};       ///< This page is shown now.
    std::function<void()> loading{};                 ///< A page is on its way.
    std::function<void()> loaded{};                  ///< It is there.
    std::function<void(const LoginTrouble &)> troubled{};
};

/// A page of the service. Forgets everything, cookies included, when it is destroyed.
class LoginView : public QWidget
{
public:
    using QWidget::QWidget;

    /// Opens `url`, dropping what was there.
    virtual void load(const QUrl &url) = 0;
    /// Stops, and takes nothing more: no handler is called until the next load().
    virtual void stop() = 0;
    /// Puts the keyboard into the page.
    virtual void focusPage() = 0;
};

/// The plugin: makes views.
class LoginViews
{
public:
    virtual ~LoginViews() = default;

    /// Why no view can work here, in plain English words; empty when one can. Ask before create().
    virtual QString blockReason() const = 0;
    virtual LoginView *create(const LoginHandlers &handlers, QWidget *parent) = 0;
};

}  // namespace Sidestage

#define SIDESTAGE_LOGIN_VIEWS_IID "app.sidestage.LoginViews/1"
Q_DECLARE_INTERFACE(Sidestage::LoginViews, SIDESTAGE_LOGIN_VIEWS_IID)
