// SPDX-License-Identifier: GPL-3.0-or-later
#include "service_dialog.h"

#include "client/service_address.h"
#include "kit/controls/form_field.h"
#include "kit/controls/segmented.h"
#include "kit/layout/scroll_area.h"
#include "kit/text/wrap_label.h"
#include "kit/theme/theme.h"
#include "page/open_outside.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QLineEdit>

namespace Sidestage {

namespace {

/// Returns the address without a slash at the end, because API paths start with one.
QUrl address(const QLineEdit *edit)
{
    return QUrl(edit->text().trimmed(), QUrl::StrictMode).adjusted(QUrl::StripTrailingSlash);
}

}  // namespace

ServiceDialog::ServiceDialog(QWidget *parent)
    : DialogFrame(tr("Add service"), parent)
{
    setHeading(tr("Which service should Sidestage connect to?"));
    build();
    fill(publicPlatform());
    explain(true);
}

ServiceDialog::ServiceDialog(const ServiceProfile &service, QWidget *parent)
    : DialogFrame(tr("Edit service"), parent)
    , m_editedId(service.id)
{
    setHeading(tr("Edit %1").arg(service.name));
    build();
    fill(service);
    m_id->setText(service.clientId);
    explain(service.authUrl == publicPlatform().authUrl);
}

void ServiceDialog::build()
{
    const bool isEdited = !m_editedId.isEmpty();
    setObjectName(QStringLiteral("serviceDialog"));
    auto *form = new QWidget(this);
    form->setProperty("plain", true);
    auto *rows = new QVBoxLayout(form);
    rows->setContentsMargins(0, 0, 0, 0);
    auto *scroll = makeScrollArea(form);
    body()->addWidget(scroll, 1);

    if (!isEdited) {
        auto *kind = new Segmented(form);
        kind->setObjectName(QStringLiteral("serviceKind"));
        kind->addOption(tr("The public platform"));
        kind->addOption(tr("Other"));
        rows->addWidget(new FormField(tr("Service"), kind, form));
        connect(kind, &Segmented::chosen, this, [this](int index) {
            fill(index == 0 ? publicPlatform() : ServiceProfile());
            explain(index == 0);
        });
    }
    m_help = new WrapLabel({}, TextRole::Body, Tone::Secondary, form);
    m_help->setObjectName(QStringLiteral("serviceHelp"));
    rows->addWidget(m_help);
    m_console = new Button(Icon::External, tr("Open console"), Button::Role::Default, form);
    m_console->setObjectName(QStringLiteral("openConsole"));
    m_console->setCompact(true);
    connect(m_console, &QPushButton::clicked, this,
            [] { openOutside(QUrl(QStringLiteral("https://dev.twitch.tv/console/apps"))); });
    rows->addWidget(m_console, 0, Qt::AlignLeft);

    const auto add = [&](const char *name, const QString &label, const QString &hint, FormField *&field) {
        auto *edit = new QLineEdit(form);
        edit->setObjectName(QLatin1String(name));
        field = new FormField(label, edit, form);
        field->setHint(hint);
        connect(edit, &QLineEdit::textEdited, field, &FormField::clearError);
        rows->addWidget(field);
        return edit;
    };
    m_id = add("serviceClientId", tr("Client ID"), tr("Identifies your app to the service."), m_idField);
    m_secret = add("serviceSecret", tr("Client secret"),
                   isEdited ? tr("Leave empty to keep the saved secret. Enter a new one to replace it.")
                            : tr("Stored in the keychain. Leave empty for a public client."),
                   m_secretField);
    m_secret->setEchoMode(QLineEdit::Password);
    if (isEdited) {
        m_erase = new QCheckBox(tr("Delete the client secret"), form);
        m_erase->setObjectName(QStringLiteral("eraseSecret"));
        connect(m_erase, &QCheckBox::toggled, m_secret, [this](bool erases) {
            m_secret->clear();
            m_secret->setEnabled(!erases);
        });
        rows->addWidget(m_erase);
    }
    m_redirect
        = add("serviceRedirect", tr("Redirect URI"),
              tr("Register exactly this URI. The service returns to it after sign-in."), m_redirectField);
    auto *copy = new Button(Icon::Copy, tr("Copy"), Button::Role::Default, form);
    copy->setObjectName(QStringLiteral("copyRedirect"));
    copy->setAccessibleName(tr("Copy redirect URI"));
    connect(copy, &QPushButton::clicked, this,
            [this, copy] { copyFrom(copy, m_redirect->text().trimmed()); });
    m_redirectField->addTrailing(copy);
    m_name = add("serviceName", tr("Name"), tr("Shown in Sidestage."), m_nameField);
    m_base = add("serviceBase", tr("API address"), tr("With the version, such as https://api.example/helix"),
                 m_baseField);
    m_auth = add("serviceAuth", tr("Token service"), tr("Such as https://id.example"), m_authField);
    m_events
        = add("serviceEvents", tr("Live events"),
              tr("Such as wss://events.example/ws. If empty, Sidestage polls for changes."), m_eventsField);
    rows->addStretch(1);
    Theme::watch(form, [rows] { rows->setSpacing(px(10)); });

    if (isEdited) {
        auto *remove = addButton(tr("Remove service…"), Button::Role::Danger);
        remove->setObjectName(QStringLiteral("removeService"));
        connect(remove, &QAbstractButton::clicked, this, [this] {
            reject();
            Q_EMIT removalRequested(m_editedId);
        });
    }
    auto *cancel = addButton(tr("Cancel"));
    cancel->setKeyHint(QKeySequence(Qt::Key_Escape));
    connect(cancel, &QAbstractButton::clicked, this, &QDialog::reject);
    auto *done = addButton(isEdited ? tr("Save") : tr("Add service"), Button::Role::Primary);
    done->setObjectName(isEdited ? QStringLiteral("saveService") : QStringLiteral("addService"));
    done->setDefault(true);
    connect(done, &QAbstractButton::clicked, this, &ServiceDialog::submit);
    m_id->setFocus(Qt::OtherFocusReason);
    resize(px(600), px(680));
}

/// Explains how to get a client id.
void ServiceDialog::explain(bool isPublicPlatform)
{
    m_help->setText(
        isPublicPlatform
            ? tr("The platform requires you to register Sidestage once, which is free and takes two minutes. "
                 "Open the console, register an application with any name and the redirect URI below, and "
                 "choose the client type “Public”, because an app on your computer cannot keep a secret. "
                 "Then paste the client ID that is shown.")
            : tr("Register Sidestage as an app with the service, using the redirect URI below. You get a "
                 "client ID, and a client secret only if the app is a confidential client."));
    m_help->updateGeometry();
    m_console->setVisible(isPublicPlatform);
}

ServiceProfile ServiceDialog::publicPlatform()
{
    return {.name = tr("Public platform"),
            .baseUrl = QUrl(QStringLiteral("https://api.twitch.tv/helix")),
            .authUrl = QUrl(QStringLiteral("https://id.twitch.tv")),
            .eventsUrl = QUrl(QStringLiteral("wss://eventsub.wss.twitch.tv/ws")),
            .redirectUri = QUrl(QStringLiteral("http://localhost:17563")),
            .signInHosts = {QStringLiteral("www.twitch.tv"), QStringLiteral("passport.twitch.tv")}};
}

void ServiceDialog::fill(const ServiceProfile &profile)
{
    m_name->setText(profile.name);
    m_base->setText(profile.baseUrl.toString());
    m_auth->setText(profile.authUrl.toString());
    m_events->setText(profile.eventsUrl.toString());
    m_redirect->setText((profile.redirectUri.isEmpty() ? publicPlatform() : profile).redirectUri.toString());
    m_signInHosts = profile.signInHosts;
}

void ServiceDialog::submit()
{
    ServiceProfile profile{.id = m_editedId,
                           .name = m_name->text().trimmed(),
                           .baseUrl = address(m_base),
                           .authUrl = address(m_auth),
                           .eventsUrl = QUrl(m_events->text().trimmed(), QUrl::StrictMode),
                           .clientId = m_id->text().trimmed(),
                           .clientSecret = m_secret->text().trimmed(),
                           .redirectUri = QUrl(m_redirect->text().trimmed(), QUrl::StrictMode),
                           .signInHosts = m_signInHosts};
    const auto noSpaces = [](const QString &text) {
        return std::none_of(text.cbegin(), text.cend(), [](QChar c) { return c.isSpace(); });
    };
    const QList<std::pair<FormField *, QString>> checks{
        {m_idField,
         profile.clientId.isEmpty()       ? tr("Enter the client ID. The service requires it.")
             : noSpaces(profile.clientId) ? QString()
                                          : tr("A client ID cannot contain spaces.")},
        {m_secretField,
         noSpaces(profile.clientSecret) ? QString() : tr("A client secret cannot contain spaces.")},
        {m_redirectField, problemOfAddress(profile.redirectUri)},
        {m_nameField, profile.name.isEmpty() ? tr("Enter a name.") : QString()},
        {m_baseField, problemOfAddress(profile.baseUrl)},
        {m_authField, problemOfAddress(profile.authUrl)},
        {m_eventsField,
         m_events->text().trimmed().isEmpty() ? QString() : problemOfEvents(profile.eventsUrl)},
    };
    FormField *first = nullptr;
    for (const auto &[field, problem] : checks) {
        if (problem.isEmpty())
            continue;
        field->setError(problem);
        if (!first)
            first = field;
    }
    if (first) {
        first->focusInput();
        return;
    }
    if (m_editedId.isEmpty()) {
        Q_EMIT chosen(profile);
    } else {
        Q_EMIT edited(profile,
                      m_erase->isChecked()                 ? Secret::Erase
                          : profile.clientSecret.isEmpty() ? Secret::Keep
                                                           : Secret::Replace);
    }
    accept();
}

}  // namespace Sidestage
