// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "client/profile.h"
#include "forms/form.h"
#include "kit/overlays/dialog_frame.h"

class QCheckBox;

namespace Sidestage {

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
    enum FormRows { IdRow, SecretRow, RedirectRow, NameRow, BaseRow, AuthRow, EventsRow, KindRow };

    void build();
    void fill(const ServiceProfile &profile);
    void explain(bool isPublicPlatform);
    void submit();

    QString m_editedId{};  ///< Id of the edited service; empty: a new one is added.
    WrapLabel *m_help = nullptr;
    Button *m_console = nullptr;
    QCheckBox *m_erase = nullptr;  ///< Null unless a service is edited.
    Form<ServiceProfile> *m_form = nullptr;
};

}  // namespace Sidestage
