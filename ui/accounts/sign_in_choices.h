// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/scope.h"

#include <QStringList>
#include <QWidget>

class QCheckBox;
class QComboBox;
class QLabel;
class QVBoxLayout;

namespace Sidestage {

/// The left half of the sign-in: which service, how, and what Sidestage may do there.
class SignInChoices : public QWidget
{
    Q_OBJECT
public:
    /// `services` are the names of the profiles, at least one.
    explicit SignInChoices(const QStringList &services, QWidget *parent = nullptr);

    int service() const;
    Api::ScopeSet scopes() const;
    /// How many groups of permissions are asked for.
    int groups() const;
    /// While an answer is being exchanged, nothing can be chosen.
    void setLocked(bool locked);

Q_SIGNALS:
    void changed();

private:
    void addHead(const QString &text, int space);

    QVBoxLayout *m_layout;
    QComboBox *m_service = nullptr;
    QList<QCheckBox *> m_capabilities{};
};

}  // namespace Sidestage
