// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/service_dialog.h"

#include "client/service_address.h"
#include "kit/form_field.h"
#include "kit/segmented.h"
#include "kit/theme.h"

#include <QBoxLayout>
#include <QLineEdit>
#include <QScrollArea>

namespace Sidestage {

namespace {

/// Without the slash at the end, which paths bring along.
QUrl address(const QLineEdit *edit)
{
    return QUrl(edit->text().trimmed(), QUrl::StrictMode).adjusted(QUrl::StripTrailingSlash);
}

}  // namespace

ServiceDialog::ServiceDialog(QWidget *parent)
    : DialogFrame(tr("Add a service"), parent)
{
    setObjectName(QStringLiteral("serviceDialog"));
    setHeading(tr("Which service shall Sidestage talk to?"));

    auto *form = new QWidget(this);
    form->setProperty("plain", true);
    auto *rows = new QVBoxLayout(form);
    rows->setContentsMargins(0, 0, 0, 0);
    auto *scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(form);
    body()->addWidget(scroll, 1);

    auto *kind = new Segmented(form);
    kind->setObjectName(QStringLiteral("serviceKind"));
    kind->addOption(tr("The public platform"));
    kind->addOption(tr("Another"));
    rows->addWidget(new FormField(tr("Service"), kind, form));

    const auto add = [&](const char *name, const QString &label, const QString &hint, FormField *&field) {
        auto *edit = new QLineEdit(form);
        edit->setObjectName(QLatin1String(name));
        field = new FormField(label, edit, form);
        field->setHint(hint);
        connect(edit, &QLineEdit::textEdited, field, &FormField::clearError);
        rows->addWidget(field);
        return edit;
    };
    m_name = add("serviceName", tr("Name"), {}, m_nameField);
    m_base = add("serviceBase", tr("API address"), tr("With the version, such as https://api.example/helix"),
                 m_baseField);
    m_auth = add("serviceAuth", tr("Token service"), tr("Such as https://id.example"), m_authField);
    m_events = add("serviceEvents", tr("Live events"),
                   tr("Such as wss://events.example/ws. Without it everything is polled."), m_eventsField);
    m_id = add("serviceClientId", tr("Client id"), tr("Of your app, as it is registered with the service."),
               m_idField);
    m_secret = add("serviceSecret", tr("Client secret"),
                   tr("Goes into the keychain. Empty for an app without one."), m_secretField);
    m_secret->setEchoMode(QLineEdit::Password);
    m_redirect
        = add("serviceRedirect", tr("Redirect URI"), tr("Exactly as it is registered."), m_redirectField);
    rows->addStretch(1);
    Theme::watch(form, [rows] { rows->setSpacing(px(10)); });

    connect(kind, &Segmented::chosen, this,
            [this](int index) { fill(index == 0 ? publicPlatform() : ServiceProfile()); });
    fill(publicPlatform());
    addSafeButton(tr("Cancel"));
    auto *done = addButton(tr("Add service"), Button::Role::Primary);
    done->setObjectName(QStringLiteral("addService"));
    connect(done, &QAbstractButton::clicked, this, &ServiceDialog::submit);
    resize(px(600), px(600));
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
    m_redirect->setText(profile.redirectUri.toString());
    m_signInHosts = profile.signInHosts;
}

void ServiceDialog::submit()
{
    ServiceProfile profile{.name = m_name->text().trimmed(),
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
        {m_nameField, profile.name.isEmpty() ? tr("A service needs a name.") : QString()},
        {m_baseField, problemOfAddress(profile.baseUrl)},
        {m_authField, problemOfAddress(profile.authUrl)},
        {m_eventsField,
         m_events->text().trimmed().isEmpty() ? QString() : problemOfEvents(profile.eventsUrl)},
        {m_idField,
         profile.clientId.isEmpty()       ? tr("Enter the client id. The service asks for it.")
             : noSpaces(profile.clientId) ? QString()
                                          : tr("A client id has no spaces.")},
        {m_secretField, noSpaces(profile.clientSecret) ? QString() : tr("A client secret has no spaces.")},
        {m_redirectField, problemOfAddress(profile.redirectUri)},
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
    Q_EMIT chosen(profile);
    accept();
}

}  // namespace Sidestage
