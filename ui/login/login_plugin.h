// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "accounts/login_view.h"

#include <QObject>

namespace Sidestage {

/// The root object of the sign-in plugin.
class WebLoginViews : public QObject, public LoginViews
{
    Q_OBJECT
    Q_PLUGIN_METADATA(IID SIDESTAGE_LOGIN_VIEWS_IID)
    Q_INTERFACES(Sidestage::LoginViews)
public:
    QString blockReason() const override;
    LoginView *create(const LoginHandlers &handlers, QWidget *parent) override;
};

}  // namespace Sidestage
