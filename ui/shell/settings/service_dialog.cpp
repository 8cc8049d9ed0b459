// SPDX-License-Identifier: GPL-3.0-or-later
#include "service_dialog.h"

#include "client/service_address.h"
#include "kit/controls/segmented.h"
#include "kit/layout/scroll_area.h"
#include "kit/text/wrap_label.h"
#include "kit/theme/theme.h"
#include "page/open_outside.h"

#include <QBoxLayout>
#include <QCheckBox>

namespace Sidestage {

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
    m_form->setValue({.clientId = service.clientId});
    fill(service);
    explain(service.authUrl == publicPlatform().authUrl);
}

void ServiceDialog::build()
{
    const bool isEdited = !m_editedId.isEmpty();
    setObjectName(QStringLiteral("serviceDialog"));
    m_form = new Form<ServiceProfile>;
    m_form->setProperty("plain", true);
    m_form->setSpacing(10);
    body()->addWidget(makeScrollArea(m_form), 1);

    if (!isEdited) {
        auto *kind = new Segmented(m_form);
        kind->addOption(tr("The public platform"));
        kind->addOption(tr("Other"));
        m_form->add({.label = tr("Service"), .name = "serviceKind", .id = KindRow}, kind);
        connect(kind, &Segmented::chosen, this, [this](int index) {
            fill(index == 0 ? publicPlatform() : ServiceProfile());
            explain(index == 0);
        });
    }
    m_help = named("serviceHelp", new WrapLabel({}, TextRole::Body, Tone::Secondary, m_form));
    m_form->addWidget(m_help);
    m_console = named("openConsole",
                      Button::compact(Icon::External, tr("Open console"), Button::Role::Default, m_form));
    connect(m_console, &QPushButton::clicked, this,
            [] { openOutside(QUrl(QStringLiteral("https://dev.twitch.tv/console/apps"))); });
    m_form->addWidget(m_console, Qt::AlignLeft);

    m_form->text(&ServiceProfile::clientId,
                 {.label = tr("Client ID"),
                  .name = "serviceClientId",
                  .hint = tr("Identifies your app to the service."),
                  .required = tr("Enter the client ID. The service requires it."),
                  .id = IdRow});
    auto *secret = static_cast<QLineEdit *>(
        m_form
            ->text(&ServiceProfile::clientSecret,
                   {.label = tr("Client secret"),
                    .name = "serviceSecret",
                    .hint = isEdited
                        ? tr("Leave empty to keep the saved secret. Enter a new one to replace it.")
                        : tr("Stored in the keychain. Leave empty for a public client."),
                    .id = SecretRow})
            ->input());
    secret->setEchoMode(QLineEdit::Password);
    if (isEdited) {
        m_erase = named("eraseSecret", new QCheckBox(tr("Delete the client secret"), m_form));
        connect(m_erase, &QCheckBox::toggled, secret, [secret](bool erases) {
            secret->clear();
            secret->setEnabled(!erases);
        });
        m_form->addWidget(m_erase);
    }
    FormField *redirect
        = m_form->text(&ServiceProfile::redirectUri,
                       {.label = tr("Redirect URI"),
                        .name = "serviceRedirect",
                        .hint = tr("Register exactly this URI. The service returns to it after sign-in."),
                        .id = RedirectRow});
    auto *copy = named("copyRedirect", new Button(Icon::Copy, tr("Copy"), Button::Role::Default, m_form));
    copy->setAccessibleName(tr("Copy redirect URI"));
    connect(copy, &QPushButton::clicked, this, [copy, edit = static_cast<QLineEdit *>(redirect->input())] {
        copyFrom(copy, edit->text().trimmed());
    });
    redirect->addTrailing(copy);
    m_form->text(&ServiceProfile::name,
                 {.label = tr("Name"),
                  .name = "serviceName",
                  .hint = tr("Shown in Sidestage."),
                  .required = tr("Enter a name."),
                  .id = NameRow});
    m_form->text(&ServiceProfile::baseUrl,
                 {.label = tr("API address"),
                  .name = "serviceBase",
                  .hint = tr("With the version, such as https://api.example/helix"),
                  .id = BaseRow});
    m_form->text(&ServiceProfile::authUrl,
                 {.label = tr("Token service"),
                  .name = "serviceAuth",
                  .hint = tr("Such as https://id.example"),
                  .id = AuthRow});
    m_form->text(&ServiceProfile::eventsUrl,
                 {.label = tr("Live events"),
                  .name = "serviceEvents",
                  .hint = tr("Such as wss://events.example/ws. If empty, Sidestage polls for changes."),
                  .id = EventsRow});

    m_form->addStretch();
    if (isEdited) {
        auto *remove = named("removeService", addButton(tr("Remove service…"), Button::Role::Danger));
        connect(remove, &QAbstractButton::clicked, this, [this] {
            reject();
            Q_EMIT removalRequested(m_editedId);
        });
    }
    auto *cancel = addButton(tr("Cancel"));
    cancel->setKeyHint(QKeySequence(Qt::Key_Escape));
    connect(cancel, &QAbstractButton::clicked, this, &QDialog::reject);
    auto *done = named(isEdited ? QStringLiteral("saveService") : QStringLiteral("addService"),
                       addButton(isEdited ? tr("Save") : tr("Add service"), Button::Role::Primary));
    done->setDefault(true);
    connect(done, &QAbstractButton::clicked, this, &ServiceDialog::submit);
    m_form->row(IdRow)->input()->setFocus(Qt::OtherFocusReason);
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

/// Shows the addresses. The registration that was typed stays.
void ServiceDialog::fill(const ServiceProfile &profile)
{
    const ServiceProfile typed = m_form->value();
    m_form->setValue({.name = profile.name,
                      .baseUrl = profile.baseUrl,
                      .authUrl = profile.authUrl,
                      .eventsUrl = profile.eventsUrl,
                      .clientId = typed.clientId,
                      .clientSecret = typed.clientSecret,
                      .redirectUri = (profile.redirectUri.isEmpty() ? publicPlatform() : profile).redirectUri,
                      .signInHosts = profile.signInHosts});
}

void ServiceDialog::submit()
{
    ServiceProfile profile = m_form->value();
    profile.id = m_editedId;
    profile.clientSecret = profile.clientSecret.trimmed();
    // API paths start with a slash.
    profile.baseUrl = profile.baseUrl.adjusted(QUrl::StripTrailingSlash);
    profile.authUrl = profile.authUrl.adjusted(QUrl::StripTrailingSlash);
    const auto noSpaces = [](const QString &text) {
        return std::none_of(text.cbegin(), text.cend(), [](QChar c) { return c.isSpace(); });
    };
    m_form->clearErrors();
    if (!noSpaces(profile.clientId))
        m_form->setError(IdRow, tr("A client ID cannot contain spaces."));
    if (!noSpaces(profile.clientSecret))
        m_form->setError(SecretRow, tr("A client secret cannot contain spaces."));
    m_form->setError(RedirectRow, problemOfAddress(profile.redirectUri));
    m_form->setError(BaseRow, problemOfAddress(profile.baseUrl));
    m_form->setError(AuthRow, problemOfAddress(profile.authUrl));
    const auto *events = static_cast<QLineEdit *>(m_form->row(EventsRow)->input());
    if (!events->text().trimmed().isEmpty())
        m_form->setError(EventsRow, problemOfEvents(profile.eventsUrl));
    if (!m_form->check())
        return;
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
