// SPDX-License-Identifier: GPL-3.0-or-later
#include "service_dialog.h"

#include "accounts/sign_in.h"
#include "accounts/way_row.h"
#include "check_list.h"
#include "client/service_address.h"
#include "kit/controls/segmented.h"
#include "kit/layout/card.h"
#include "kit/layout/scroll_area.h"
#include "kit/layout/spacing.h"
#include "kit/text/wrap_label.h"
#include "kit/theme/theme.h"
#include "page/open_outside.h"
#include "step_head.h"

#include <QBoxLayout>
#include <QButtonGroup>
#include <QCheckBox>
#include <QRadioButton>
#include <QRandomGenerator>

namespace Sidestage {

using namespace std::chrono_literals;

namespace {

constexpr int usualIdLength = 30;
constexpr int copyLabelWidth = 112;
/// From this width on, client ID and secret are side by side, in px at a line height of 20 px.
constexpr int pairedFrom = 640;

bool hasSpaces(const QString &text)
{
    return std::any_of(text.cbegin(), text.cend(), [](QChar c) { return c.isSpace(); });
}

bool looksLikeAnId(const QString &text)
{
    return text.size() == usualIdLength && std::all_of(text.cbegin(), text.cend(), [](QChar c) {
               return (c >= u'a' && c <= u'z') || (c >= u'0' && c <= u'9');
           });
}

}  // namespace

ServiceDialog::ServiceDialog(const QString &user, QWidget *parent)
    : DialogFrame(tr("Add a service"), parent)
    , m_user(user)
{
    build();
    fill(publicPlatform());
    setPublicPlatform(true);
}

ServiceDialog::ServiceDialog(const ServiceProfile &service, QWidget *parent)
    : DialogFrame(tr("Edit service"), parent)
    , m_editedId(service.id)
    , m_savedSecret(service.clientSecret)
    , m_savedAuthUrl(service.authUrl.adjusted(QUrl::StripTrailingSlash))
{
    setHeading(tr("Edit %1").arg(service.name));
    build();
    m_form->setValue({.clientId = service.clientId, .keptSecret = service.keptSecret});
    fill(service);
    setPublicPlatform(service.authUrl == publicPlatform().authUrl);
    m_soon.start();
}

void ServiceDialog::build()
{
    setObjectName(QStringLiteral("serviceDialog"));
    m_form = new Form<ServiceProfile>;
    m_form->setProperty("plain", true);
    m_form->setSpacing(6);
    body()->addWidget(makeScrollArea(m_form), 1);
    m_soon.setSingleShot(true);
    m_soon.setInterval(500ms);
    connect(&m_soon, &QTimer::timeout, this, &ServiceDialog::check);
    addRegistration();
    addPasting();
    addChecking();
    m_form->addStretch();
    addButtons();
    connect(m_form, &FormBase::edited, this, &ServiceDialog::inputChanged);
    m_form->row(IdRow)->input()->setFocus(Qt::OtherFocusReason);
    resize(px(820), px(760));
}

/// Step 1: what to register, and where.
void ServiceDialog::addRegistration()
{
    m_steps[0] = new StepHead(1, {}, m_form);
    m_console = named("openConsole",
                      Button::compact(Icon::External, tr("Open the console"), Button::Role::Default, m_form));
    connect(m_console, &QPushButton::clicked, this,
            [] { openOutside(QUrl(QStringLiteral("https://dev.twitch.tv/console/apps"))); });
    m_steps[0]->addTrailing(m_console);
    m_form->addWidget(m_steps[0]);
    m_help = named("serviceHelp", new WrapLabel({}, TextRole::Body, Tone::Secondary, m_form));
    m_form->addWidget(m_help);
    if (m_editedId.isEmpty()) {
        auto *kind = new Segmented(m_form);
        kind->addOption(tr("The public platform"));
        kind->addOption(tr("Other"));
        m_form->add({.label = tr("Service"), .name = "serviceKind", .id = KindRow}, kind);
        connect(kind, &Segmented::chosen, this, [this](int index) {
            // What was typed for the other kind is there again when it is chosen again.
            m_typed[std::size_t(1 - index)] = m_form->value();
            fill(m_typed[std::size_t(index)]);
            setPublicPlatform(index == 0);
            inputChanged();
        });
    }
    // Names of apps are unique on the platform.
    const QString name = m_user.isEmpty()
        ? tr("Sidestage %1").arg(1'000 + QRandomGenerator::global()->bounded(9'000))
        : tr("Sidestage of %1").arg(m_user);
    m_ofPlatform += addCopyRow(tr("Name"), "copyName", name, tr("any name that is still free"));
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
    m_ofPlatform += addCopyRow(tr("Client type"), "copyType", tr("Public"),
                               tr("an app on your computer cannot keep a secret"));
    m_ofPlatform += addCopyRow(tr("Category"), "copyCategory", tr("Application Integration"), {});
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
    m_form->addWidget(makeDivider(Qt::Horizontal, m_form));
}

QWidget *ServiceDialog::addCopyRow(const QString &label, const char *name, const QString &value,
                                   const QString &hint)
{
    auto *row = new QWidget(m_form);
    auto *layout = withoutMargins(new QHBoxLayout(row));
    QLabel *caption = makeLabel(label, TextRole::Body, Tone::Secondary, row);
    setScaled(caption, &QWidget::setMinimumWidth, copyLabelWidth);
    layout->addWidget(caption);
    layout->addWidget(makeLabel(value, TextRole::Strong, Tone::Text, row));
    layout->addWidget(new WrapLabel(hint, TextRole::Small, Tone::Secondary, row), 1);
    auto *copy = named(name, new Button(Icon::Copy, tr("Copy"), Button::Role::Default, row));
    copy->setAccessibleName(tr("Copy: %1").arg(label));
    connect(copy, &QPushButton::clicked, this, [copy, value] { copyFrom(copy, value); });
    layout->addWidget(copy);
    m_form->addWidget(row);
    return row;
}

/// Step 2: what the service gave.
void ServiceDialog::addPasting()
{
    const bool isEdited = !m_editedId.isEmpty();
    m_steps[1] = new StepHead(2, tr("Paste what it gave you"), m_form);
    m_form->addWidget(m_steps[1]);
    auto *pair = new QWidget(m_form);
    m_pair = withoutMargins(new QBoxLayout(QBoxLayout::LeftToRight, pair));
    m_form->addWidget(pair);
    m_pair->addWidget(m_form->text(&ServiceProfile::clientId,
                                   {.label = tr("Client ID"),
                                    .name = "serviceClientId",
                                    .hint = tr("Identifies your app to the service."),
                                    .required = tr("Enter the client ID. The service requires it."),
                                    .id = IdRow}),
                      1);
    FormField *secretRow
        = m_form->text(&ServiceProfile::clientSecret,
                       {.label = tr("Client secret"),
                        .name = "serviceSecret",
                        .hint = tr("Only for a confidential client. Goes into the system keychain."),
                        .id = SecretRow});
    m_pair->addWidget(secretRow, 1);
    setSpacing(m_pair, 16);
    auto *secret = static_cast<QLineEdit *>(secretRow->input());
    secret->setEchoMode(QLineEdit::Password);
    if (isEdited) {
        m_erase = named("eraseSecret", new QCheckBox(tr("Delete the client secret"), m_form));
        connect(m_erase, &QCheckBox::toggled, this, [this, secret](bool erases) {
            secret->clear();
            secret->setEnabled(!erases);
            inputChanged();
        });
        m_form->addWidget(m_erase);
    }
    m_form->addWidget(makeDivider(Qt::Horizontal, m_form));
}

/// Step 3: the check, and how to sign in.
void ServiceDialog::addChecking()
{
    m_steps[2] = new StepHead(3, m_editedId.isEmpty() ? tr("Check, and choose how to sign in") : tr("Check"),
                              m_form);
    auto *again = named("checkAgain",
                        Button::compact(Icon::Refresh, tr("Check again"), Button::Role::Default, m_form));
    connect(again, &QPushButton::clicked, this, &ServiceDialog::check);
    m_steps[2]->addTrailing(again);
    m_form->addWidget(m_steps[2]);
    m_list = new CheckList(m_form);
    m_list->showMessage(tr("The service is checked when the client ID is there."));
    m_form->addWidget(m_list);
    if (m_editedId.isEmpty()) {
        auto *rows = new QWidget(m_form);
        auto *layout = withoutMargins(new QHBoxLayout(rows));
        m_wayGroup = new QButtonGroup(this);
        const auto add = [&](SignInWay way, const char *name, Icon icon, const QString &title,
                             const QString &description) {
            auto *row = new WayRow(icon, title, description, rows);
            row->button()->setObjectName(QLatin1String(name));
            m_wayGroup->addButton(row->button(), int(way));
            m_ways[std::size_t(way)] = row;
            layout->addWidget(row, 1);
        };
        add(SignInWay::Device, "serviceWayDevice", Icon::Phone, tr("On another device"),
            tr("Type a short code."));
        add(SignInWay::Browser, "serviceWayBrowser", Icon::Globe, tr("In your browser"),
            tr("Returns to this app."));
        add(SignInWay::InWindow, "serviceWayInWindow", Icon::Window, tr("In this window"),
            tr("Shows the service’s page."));
        connect(m_wayGroup, &QButtonGroup::idClicked, this, [this] {
            m_wayIsTheUsers = true;
            updateWays();
        });
        m_form->addWidget(rows);
        m_wayHint = named("wayHint", new WrapLabel({}, TextRole::Small, Tone::Secondary, m_form));
        m_form->addWidget(m_wayHint);
    }
    m_form->text(
        &ServiceProfile::name,
        {.label = tr("Saved as"), .name = "serviceName", .required = tr("Enter a name."), .id = NameRow});
}

void ServiceDialog::resizeEvent(QResizeEvent *event)
{
    DialogFrame::resizeEvent(event);
    m_pair->setDirection(width() >= px(pairedFrom) ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

void ServiceDialog::addButtons()
{
    const bool isEdited = !m_editedId.isEmpty();
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
    m_done = named(isEdited ? QStringLiteral("saveService") : QStringLiteral("addService"),
                   addButton(isEdited ? tr("Save") : tr("Add service"),
                             isEdited ? Button::Role::Primary : Button::Role::Default));
    connect(m_done, &QAbstractButton::clicked, this, [this] { submit(false); });
    if (!isEdited) {
        m_doneAndSignIn = named("addAndSignIn", addButton(tr("Add and sign in"), Button::Role::Primary));
        m_doneAndSignIn->setSymbol(Icon::Key);
        connect(m_doneAndSignIn, &QAbstractButton::clicked, this, [this] { submit(true); });
    }
    (isEdited ? m_done : m_doneAndSignIn)->setDefault(true);
}

/// Shows what belongs to the kind of service.
void ServiceDialog::setPublicPlatform(bool isPublicPlatform)
{
    m_isPublicPlatform = isPublicPlatform;
    m_steps[0]->setTitle(isPublicPlatform ? tr("Register Sidestage with the public platform")
                                          : tr("Register Sidestage with the service"));
    m_help->setText(
        isPublicPlatform
            ? tr("The platform asks these four things, with the client type “Public”. It is free "
                 "and takes about two minutes.")
            : tr("Register Sidestage as an app with the service, using this redirect URI. You get "
                 "a client ID, and a client secret only if the app is a confidential client."));
    m_help->updateGeometry();
    m_console->setVisible(isPublicPlatform);
    for (QWidget *row : std::as_const(m_ofPlatform))
        row->setVisible(isPublicPlatform);
    const bool showsAddresses = !isPublicPlatform || !m_editedId.isEmpty();
    for (const int row : {BaseRow, AuthRow, EventsRow})
        m_form->row(row)->setVisible(showsAddresses);
    updateSteps();
    updateWays();
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
                      .signInHosts = profile.signInHosts,
                      .keptSecret = typed.keptSecret});
}

/// Returns what was typed, as it is sent. The secret is the saved one if it stays. It is sent only to the
/// address that it was saved for, so with another one there is none.
ServiceProfile ServiceDialog::profileToCheck() const
{
    ServiceProfile profile = m_form->value();
    profile.id = m_editedId;
    profile.clientSecret = profile.clientSecret.trimmed();
    // Text that is no URL has no value, but is wrong and not missing.
    for (const auto &[row, url] :
         {std::pair(BaseRow, &profile.baseUrl), std::pair(AuthRow, &profile.authUrl),
          std::pair(EventsRow, &profile.eventsUrl), std::pair(RedirectRow, &profile.redirectUri)}) {
        const auto *edit = static_cast<QLineEdit *>(m_form->row(row)->input());
        if (!url->isValid() && !edit->text().trimmed().isEmpty())
            *url = QUrl(QStringLiteral("unreadable"));  // not empty, and no address either
    }
    // API paths start with a slash.
    profile.baseUrl = profile.baseUrl.adjusted(QUrl::StripTrailingSlash);
    profile.authUrl = profile.authUrl.adjusted(QUrl::StripTrailingSlash);
    const bool isErased = m_erase && m_erase->isChecked();
    if (isErased || (profile.clientSecret.isEmpty() && profile.authUrl != m_savedAuthUrl))
        profile.keptSecret = ServiceProfile::KeptSecret::No;
    else if (profile.clientSecret.isEmpty())
        profile.clientSecret = m_savedSecret;
    return profile;
}

void ServiceDialog::inputChanged()
{
    ++m_checks;
    m_found.reset();
    const ServiceProfile typed = profileToCheck();
    const bool canCheck = !typed.clientId.isEmpty() && !hasSpaces(typed.clientId)
        && !hasSpaces(typed.clientSecret) && !typed.baseUrl.isEmpty() && !typed.authUrl.isEmpty();
    if (canCheck) {
        m_soon.start();
        m_list->showMessage(tr("Asking the service…"));
    } else {
        m_soon.stop();
        m_list->showMessage(tr("The service is checked when its addresses and the client ID are there."));
    }
    updateSteps();
    updateWays();
}

void ServiceDialog::updateSteps()
{
    using Step = StepHead::State;
    const ServiceProfile typed = profileToCheck();
    const QString id = typed.clientId;
    const bool hasAddresses = problemOf(typed).isEmpty();
    const bool hasId = !id.isEmpty() && !hasSpaces(id);
    if (m_isPublicPlatform)
        m_form->setHint(IdRow,
                        !hasId ? tr("Identifies your app to the service.")
                            : looksLikeAnId(id)
                            ? tr("30 letters and digits, as expected.")
                            : tr("Usually 30 small letters and digits. These are %n characters.", nullptr,
                                 int(id.size())));
    const bool losesSecret = typed.keptSecret != m_form->value().keptSecret;
    if (m_erase)
        m_form->setHint(
            SecretRow,
            losesSecret && !m_erase->isChecked()
                ? tr(
                    "The saved secret is for another token service, so it will be deleted. Enter the one for "
                    "this service.")
                : tr("Leave empty to keep the saved secret. Enter a new one to replace it."));
    const QString done = tr("Done");
    const bool isRegistered = hasId && hasAddresses;
    m_steps[0]->setState(isRegistered ? Step::Done : Step::Current, isRegistered ? done : QString());
    m_steps[1]->setState(hasId ? Step::Done : Step::Open, hasId ? done : QString());
    if (!m_found) {
        m_steps[2]->setState(isRegistered ? Step::Current : Step::Open);
    } else {
        const auto fine
            = std::count_if(m_found->findings.begin(), m_found->findings.end(),
                            [](const auto &finding) { return finding.state == ServiceCheck::State::Good; });
        m_steps[2]->setState(!m_found->isGood()                    ? Step::Failed
                                 : fine < m_found->findings.size() ? Step::Warned
                                                                   : Step::Done,
                             tr("%1 of %2 fine").arg(fine).arg(m_found->findings.size()));
    }
    // A service that was added before can always be saved, also while it does not answer.
    const QString reason = m_editedId.isEmpty() && m_found && !m_found->isGood()
        ? tr("The check above found something that prevents the sign-in.")
        : QString();
    for (Button *button : {m_done, m_doneAndSignIn}) {
        if (!button)
            continue;
        button->setEnabled(reason.isEmpty());
        button->setToolTip(reason);
    }
}

/// Offers the ways that the client can use, and says what they mean.
void ServiceDialog::updateWays()
{
    if (!m_wayGroup)
        return;
    const ServiceProfile profile = profileToCheck();
    for (std::size_t i = 0; i < m_ways.size(); ++i)
        m_ways[i]->setBlockReason(SignIn::blockReasonFor(SignInWay(i), profile));
    const int chosen = m_wayGroup->checkedId();
    if (!m_wayIsTheUsers || chosen < 0 || !m_ways[std::size_t(chosen)]->isPossible())
        m_ways[std::size_t(SignIn::usualWay(profile))]->button()->setChecked(true);
    const bool isImplicit
        = SignInWay(m_wayGroup->checkedId()) == SignInWay::Browser && profile.clientSecret.isEmpty();
    m_wayHint->setText(
        isImplicit ? tr("Without a client secret, this sign-in cannot be renewed. You sign in again when "
                        "it ends, on the public platform after about 60 days.")
            : profile.clientSecret.isEmpty() && m_found
                && m_found->client == ServiceCheck::ClientKind::Confidential
            ? tr("Without its client secret, a confidential client cannot renew its sign-in. You sign in "
                 "again when it ends.")
            : profile.clientSecret.isEmpty()
            ? tr("A public client renews its sign-in by itself. It ends after 30 days without use.")
            : tr("A confidential client renews its sign-in by itself, as long as the secret is valid."));
}

Bound ServiceDialog::check()
{
    m_soon.stop();
    const int serial = ++m_checks;
    m_list->showMessage(tr("Asking the service…"));
    auto checking = checkService(profileToCheck());
    const ServiceCheck found = co_await checking;
    if (serial != m_checks)
        co_return;  // the input has changed since
    m_found = found;
    m_list->showCheck(found);
    updateSteps();
    updateWays();
}

/// Shows what is missing or wrong in the input. Returns whether nothing is.
bool ServiceDialog::isComplete()
{
    const ServiceProfile profile = profileToCheck();
    m_form->clearErrors();
    if (hasSpaces(profile.clientId))
        m_form->setError(IdRow, tr("A client ID cannot contain spaces."));
    if (hasSpaces(profile.clientSecret))
        m_form->setError(SecretRow, tr("A client secret cannot contain spaces."));
    m_form->setError(RedirectRow, problemOfRedirect(profile.redirectUri));
    m_form->setError(BaseRow, problemOfAddress(profile.baseUrl));
    m_form->setError(AuthRow, problemOfAddress(profile.authUrl));
    if (!profile.eventsUrl.isEmpty())
        m_form->setError(EventsRow, problemOfEvents(profile.eventsUrl));
    return m_form->check();
}

void ServiceDialog::submit(bool signsIn)
{
    if (!isComplete())
        return;
    ServiceProfile profile = profileToCheck();
    profile.clientSecret = m_form->value().clientSecret.trimmed();
    if (m_editedId.isEmpty()) {
        Q_EMIT chosen(profile,
                      signsIn ? std::optional(SignInWay(m_wayGroup->checkedId()))
                              : std::optional<SignInWay>());
    } else {
        const bool isErased = m_erase->isChecked() || profile.keptSecret != m_form->value().keptSecret;
        Q_EMIT edited(profile,
                      isErased                             ? Secret::Erase
                          : profile.clientSecret.isEmpty() ? Secret::Keep
                                                           : Secret::Replace);
    }
    accept();
}

}  // namespace Sidestage
