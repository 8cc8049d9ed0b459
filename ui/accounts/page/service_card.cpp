// SPDX-License-Identifier: GPL-3.0-or-later
#include "service_card.h"

#include "base/bidi.h"
#include "check_list.h"
#include "kit/controls/action_button.h"
#include "kit/layout/flow_layout.h"
#include "kit/text/wrap_label.h"
#include "kit/theme/theme.h"

#include <QBoxLayout>

namespace Sidestage {

ServiceCard::ServiceCard(QWidget *parent)
    : Card(tr("Service profile"), Icon::Globe, parent)
    , m_name(named("profileName", makeParagraph({}, TextRole::Strong, Tone::Text, this)))
    , m_address(named("profileAddress", new WrapLabel({}, TextRole::Small, Tone::Secondary, this)))
    , m_client(named("profileClient", new WrapLabel({}, TextRole::Small, Tone::Secondary, this)))
    , m_edit(named("changeProfile", new ActionButton(tr("Change…"), this)))
    , m_remove(named("removeProfile", new Button(tr("Remove…"), Button::Role::Danger, this)))
    , m_check(named("checkProfile", new Button(Icon::Refresh, tr("Check"), Button::Role::Default, this)))
    , m_found(new CheckList(this))
{
    setObjectName(QStringLiteral("serviceCard"));
    m_edit->setCompact(true);
    m_name->setTextFormat(Qt::PlainText);
    addToHead(m_edit);
    body()->addWidget(m_name);
    body()->addWidget(m_address);
    body()->addWidget(m_client);
    body()->addWidget(
        new WrapLabel(tr("Each profile keeps its own accounts."), TextRole::Small, Tone::Hint, this));
    auto *buttons = new FlowLayout;
    buttons->addWidget(m_check);
    buttons->addWidget(m_remove);
    auto *add = named("addProfile", new Button(Icon::Plus, tr("Add service…"), Button::Role::Default, this));
    buttons->addWidget(add);
    connect(add, &QPushButton::clicked, this, &ServiceCard::addRequested);
    body()->addLayout(buttons);
    body()->addWidget(m_found);
    m_found->hide();
    connect(m_edit, &QPushButton::clicked, this, [this] { Q_EMIT editRequested(m_profile.id); });
    connect(m_remove, &QPushButton::clicked, this, [this] { Q_EMIT removalRequested(m_profile.id); });
    connect(m_check, &QPushButton::clicked, this, &ServiceCard::check);
}

void ServiceCard::setService(const AccountDirectory::Service &service)
{
    const ServiceProfile profile = service.accounts ? service.accounts->profile() : service.profile;
    const auto checked = [](const ServiceProfile &one) {
        return std::tie(one.id, one.baseUrl, one.authUrl, one.eventsUrl, one.redirectUri, one.clientId,
                        one.clientSecret);
    };
    if (checked(profile) != checked(m_profile)) {
        ++m_checks;  // the outcome is about something else
        m_found->hide();
    }
    m_profile = profile;
    const bool isSandbox = m_profile.isSandbox();
    m_name->setText(isolated(m_profile.shownName()));
    m_address->setText(m_profile.baseUrl.toString());
    m_address->setVisible(!m_profile.baseUrl.isEmpty());
    const bool hasSecret = !m_profile.clientSecret.isEmpty() || m_profile.awaitsSecret();
    m_client->setText(hasSecret
                          ? tr("Client ID %1, with a client secret in the keychain").arg(m_profile.clientId)
                          : tr("Client ID %1, public client without a secret").arg(m_profile.clientId));
    if (isSandbox)
        m_client->setText(tr("Client ID %1").arg(m_profile.clientId));
    m_client->setVisible(!m_profile.clientId.isEmpty());
    m_edit->setBlocked(isSandbox
                           ? tr("The sandbox is built in. Its addresses and its app are made at the start.")
                           : QString());
    m_remove->setVisible(!isSandbox);
    m_check->setVisible(!m_profile.authUrl.isEmpty());
}

Bound ServiceCard::check()
{
    const int serial = ++m_checks;
    m_found->showMessage(tr("Asking the service…"));
    m_found->setVisible(true);
    auto checking = checkService(m_profile);
    const ServiceCheck found = co_await checking;
    if (serial == m_checks)
        m_found->showCheck(found);
}

}  // namespace Sidestage
