// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "client/profile.h"
#include "kit/overlays/dialog_frame.h"

class QCheckBox;
class QLineEdit;

namespace Sidestage {

class FormField;
class WrapLabel;

/// Asks for a service that Sidestage shall talk to: where it is, and as which app. Checks what can be
/// checked without asking it.
class ServiceDialog : public DialogFrame
{
    Q_OBJECT
public:
    explicit ServiceDialog(QWidget *parent = nullptr);
    /// To edit one that is there. Its secret is not shown, only replaced or erased.
    explicit ServiceDialog(const ServiceProfile &service, QWidget *parent = nullptr);

    /// What becomes of the client secret that is kept.
    enum class Secret : quint8 { Keep, Replace, Erase };

    /// The public platform's addresses, which somebody who has an app there need not type.
    static ServiceProfile publicPlatform();

Q_SIGNALS:
    /// Complete but for its id; the secret may be empty.
    void chosen(const Sidestage::ServiceProfile &profile);
    /// It has the id that it had; its secret is there only with Secret::Replace.
    void edited(const Sidestage::ServiceProfile &profile, Sidestage::ServiceDialog::Secret secret);
    /// The service that is edited shall be removed.
    void removalRequested(const QString &id);

private:
    void build();
    void fill(const ServiceProfile &profile);
    void explain(bool isPublicPlatform);
    void submit();

    QString m_editedId{};  ///< Of the service that is edited; empty: one is added.
    WrapLabel *m_help = nullptr;
    Button *m_console = nullptr;
    QCheckBox *m_erase = nullptr;  ///< Only while one is edited.
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
