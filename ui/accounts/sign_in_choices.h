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

/// The left half of the sign-in: which service, how, and what Sidestage may do there.
class SignInChoices : public QWidget
{
    Q_OBJECT
public:
    /// At least one service.
    explicit SignInChoices(const QList<ServiceProfile> &services, QWidget *parent = nullptr);

    int service() const;
    SignInWay way() const;
    Api::ScopeSet scopes() const;
    /// How many groups of permissions are asked for.
    int groups() const;
    /// While an answer is being exchanged, nothing can be chosen.
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
    bool m_wayIsTheUsers = false;  ///< Chosen, not only offered.
};

}  // namespace Sidestage
