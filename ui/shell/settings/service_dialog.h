// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "client/profile.h"
#include "kit/overlays/dialog_frame.h"

class QCheckBox;
class QLineEdit;

namespace Sidestage {

class FormField;
class WrapLabel;

/// Asks for the addresses and the app registration of a service. Validates the input without contacting the
/// service.
class ServiceDialog : public DialogFrame
{
    Q_OBJECT
public:
    explicit ServiceDialog(QWidget *parent = nullptr);
    /// Edits an existing service. Its secret is not shown. It can only be replaced or erased.
    explicit ServiceDialog(const ServiceProfile &service, QWidget *parent = nullptr);

    /// What to do with the stored client secret.
    enum class Secret : quint8 { Keep, Replace, Erase };

    /// Returns the addresses of the public platform, so that the user need not type them.
    static ServiceProfile publicPlatform();

Q_SIGNALS:
    /// Emitted with a complete profile, except for its id. The secret may be empty.
    void chosen(const Sidestage::ServiceProfile &profile);
    /// Emitted with the unchanged id. The secret is set only with Secret::Replace.
    void edited(const Sidestage::ServiceProfile &profile, Sidestage::ServiceDialog::Secret secret);
    /// Emitted to remove the edited service.
    void removalRequested(const QString &id);

private:
    void build();
    void fill(const ServiceProfile &profile);
    void explain(bool isPublicPlatform);
    void submit();

    QString m_editedId{};  ///< Id of the edited service; empty: a new one is added.
    WrapLabel *m_help = nullptr;
    Button *m_console = nullptr;
    QCheckBox *m_erase = nullptr;  ///< Null unless a service is edited.
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
