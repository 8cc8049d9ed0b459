// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "accounts/sign_in_record.h"
#include "async/bound.h"
#include "client/service_check.h"
#include "forms/form.h"
#include "kit/overlays/dialog_frame.h"

#include <QTimer>

#include <array>
#include <optional>

class QBoxLayout;
class QButtonGroup;
class QCheckBox;

namespace Sidestage {

class CheckList;
class StepHead;
class WayRow;
class WrapLabel;

/// Adds or edits a service in three steps: register an app with it, paste what it gave, and check both before
/// anybody signs in. The check asks the service without a token, 500 ms after the last key.
class ServiceDialog : public DialogFrame
{
    Q_OBJECT
public:
    /// `user` is a name to suggest for the app, such as that of the shown account. May be empty.
    explicit ServiceDialog(const QString &user, QWidget *parent = nullptr);
    /// Edits an existing service. Its secret is not shown: it is used for the check, and can be replaced or
    /// erased.
    explicit ServiceDialog(const ServiceProfile &service, QWidget *parent = nullptr);

    /// What to do with the stored client secret.
    enum class Secret : quint8 { Keep, Replace, Erase };

    /// Returns the addresses of the public platform, so that the user need not type them.
    static ServiceProfile publicPlatform();

Q_SIGNALS:
    /// Emitted with a complete profile, except for its id. The secret may be empty. `way` is how the user
    /// wants to sign in now; null: not now.
    void chosen(const Sidestage::ServiceProfile &profile, std::optional<Sidestage::SignInWay> way);
    /// Emitted with the unchanged id. The secret is set only with Secret::Replace.
    void edited(const Sidestage::ServiceProfile &profile, Sidestage::ServiceDialog::Secret secret);
    /// Emitted to remove the edited service.
    void removalRequested(const QString &id);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    enum FormRows { IdRow, SecretRow, RedirectRow, NameRow, BaseRow, AuthRow, EventsRow, KindRow };

    void build();
    void addRegistration();
    void addPasting();
    void addChecking();
    void addButtons();
    QWidget *addCopyRow(const QString &label, const char *name, const QString &value, const QString &hint);
    void fill(const ServiceProfile &profile);
    void setPublicPlatform(bool isPublicPlatform);
    void inputChanged();
    void updateSteps();
    void updateWays();
    Bound check();
    ServiceProfile profileToCheck() const;
    bool isComplete();
    void submit(bool signsIn);

    QString m_editedId{};     ///< Id of the edited service; empty: a new one is added.
    QString m_savedSecret{};  ///< Of the edited service, for the check.
    QUrl m_savedAuthUrl{};    ///< Of the edited service, without a slash at its end.
    QString m_user{};
    bool m_isPublicPlatform = true;
    QTimer m_soon;
    int m_checks = 0;
    std::optional<ServiceCheck> m_found{};  ///< Of the present input; null: not checked yet.
    std::array<StepHead *, 3> m_steps{};
    QList<QWidget *> m_ofPlatform{};  ///< Rows for the public platform only.
    WrapLabel *m_help = nullptr;
    Button *m_console = nullptr;
    QBoxLayout *m_pair = nullptr;  ///< Client ID and secret.
    QCheckBox *m_erase = nullptr;  ///< Null unless a service is edited.
    CheckList *m_list = nullptr;
    std::array<WayRow *, 3> m_ways{};
    QButtonGroup *m_wayGroup = nullptr;
    bool m_wayIsTheUsers = false;
    WrapLabel *m_wayHint = nullptr;
    Button *m_done = nullptr;
    Button *m_doneAndSignIn = nullptr;  ///< Null if a service is edited.
    Form<ServiceProfile> *m_form = nullptr;
    std::array<ServiceProfile, 2> m_typed{publicPlatform(), ServiceProfile()};  ///< Of each kind of service.
};

}  // namespace Sidestage
