// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "accounts/login_view.h"

#include <memory>

class QWebEngineLoadingInfo;
class QWebEngineProfile;
class QWebEngineView;

namespace Sidestage {

class LoginPage;
struct LoginGate;

/// The service's page in Qt WebEngine, with an off-the-record profile.
class WebLoginView : public LoginView
{
public:
    WebLoginView(const LoginHandlers &handlers, QWidget *parent);
    ~WebLoginView() override;

    void load(const QUrl &url) override;
    void stop() override;
    void focusPage() override;

private:
    void loadingChanged(const QWebEngineLoadingInfo &info);
    void showMenu(const QPoint &position);

    std::shared_ptr<LoginGate> m_gate;
    QWebEngineProfile *m_profile = nullptr;
    LoginPage *m_page = nullptr;
    QWebEngineView *m_view = nullptr;
};

}  // namespace Sidestage
