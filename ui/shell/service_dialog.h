// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "client/profile.h"
#include "kit/dialog_frame.h"

class QLineEdit;

namespace Sidestage {

class FormField;

/// Asks for a service that Sidestage shall talk to: where it is, and as which app. Checks what can be
/// checked without asking it.
class ServiceDialog : public DialogFrame
{
    Q_OBJECT
public:
    explicit ServiceDialog(QWidget *parent = nullptr);

    /// The public platform's addresses, which somebody who has an app there need not type.
    static ServiceProfile publicPlatform();

Q_SIGNALS:
    /// Complete but for its id; the secret may be empty.
    void chosen(const Sidestage::ServiceProfile &profile);

private:
    void fill(const ServiceProfile &profile);
    void submit();

    FormField *m_nameField = nullptr;
    FormField *m_baseField = nullptr;
    FormField *m_authField = nullptr;
    FormField *m_eventsField = nullptr;
    FormField *m_idField = nullptr;
    FormField *m_secretField = nullptr;
    FormField *m_redirectField = nullptr;
    QLineEdit *m_name;
    QLineEdit *m_base;
    QLineEdit *m_auth;
    QLineEdit *m_events;
    QLineEdit *m_id;
    QLineEdit *m_secret;
    QLineEdit *m_redirect;
    QStringList m_signInHosts{};
};

}  // namespace Sidestage
