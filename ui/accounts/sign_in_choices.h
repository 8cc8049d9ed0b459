// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "accounts/sign_in.h"

#include <QWidget>

#include <array>

class QButtonGroup;
class QCheckBox;
class QComboBox;
class QVBoxLayout;

namespace Sidestage {

class WayRow;

/// The left half of the sign-in: the service, the sign-in method and the permissions.
class SignInChoices : public QWidget
{
    Q_OBJECT
public:
    /// `services` must not be empty.
    explicit SignInChoices(const QList<ServiceProfile> &services, QWidget *parent = nullptr);

    int service() const;
    SignInWay way() const;
    /// Chooses the way, if the service allows it.
    void setWay(SignInWay way);
    Api::ScopeSet scopes() const;
    /// Selects the groups that have one of these scopes, and no others.
    void setScopes(const Api::ScopeSet &scopes);
    /// Returns the number of selected groups of permissions.
    int groups() const;
    /// Disables all choices while a code is exchanged for a token.
    void setLocked(bool locked);

Q_SIGNALS:
    void changed();

private:
    void addHead(const QString &text, int space);
    void addWay(SignInWay way, const char *name, WayRow *row);
    void serviceChanged();

    QList<ServiceProfile> m_services;
    QVBoxLayout *m_layout;
    QComboBox *m_service = nullptr;
    QButtonGroup *m_ways;
    std::array<WayRow *, 3> m_rows{};
    QList<QCheckBox *> m_capabilities{};
    bool m_wayIsTheUsers = false;  ///< The user has chosen the method; otherwise it is the default.
};

}  // namespace Sidestage
