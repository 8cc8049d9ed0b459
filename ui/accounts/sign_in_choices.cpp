// SPDX-License-Identifier: GPL-3.0-or-later
#include "sign_in_choices.h"

#include "accounts/capabilities.h"
#include "base/bidi.h"
#include "kit/theme/theme.h"

#include "way_row.h"

#include <QAccessible>
#include <QButtonGroup>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QRadioButton>
#include <QVBoxLayout>

namespace Sidestage {

SignInChoices::SignInChoices(const QList<ServiceProfile> &services, QWidget *parent)
    : QWidget(parent)
    , m_services(services)
    , m_layout(new QVBoxLayout(this))
    , m_ways(new QButtonGroup(this))
{
    setProperty("ground", QStringLiteral("window"));
    setAttribute(Qt::WA_StyledBackground);
    m_layout->setSpacing(px(6));
    const int pad = px(Measure::dialogPadding);
    m_layout->setContentsMargins(pad, px(16), pad, px(16));

    addHead(tr("Service"), 0);
    if (services.size() > 1) {
        m_service = named("signInService", new QComboBox(this));
        m_service->setAccessibleName(tr("Service"));
        for (const ServiceProfile &service : services)
            m_service->addItem(service.shownName());
        connect(m_service, &QComboBox::currentIndexChanged, this, [this] {
            serviceChanged();
            Q_EMIT changed();
        });
        m_layout->addWidget(m_service);
    } else {
        QLabel *name = named(
            "signInService",
            makeParagraph(isolated(services.value(0).shownName()), TextRole::Strong, Tone::Text, this));
        m_layout->addWidget(name);
    }

    addHead(tr("Where to sign in"), 14);
    const QString shows = tr("Shows the service’s own page here.");
    const QString unread = tr("Shows the service’s own page here. Screen readers cannot read it; they can in "
                              "your browser.");
    addWay(SignInWay::InWindow, "wayInWindow",
           new WayRow(Icon::Window, tr("In this window"), QAccessible::isActive() ? unread : shows, this));
    addWay(
        SignInWay::Browser, "wayBrowser",
        new WayRow(Icon::Globe, tr("In your browser"), tr("Your browser opens, then returns here."), this));
    addWay(SignInWay::Device, "wayDevice",
           new WayRow(Icon::Phone, tr("On another device"), tr("Enter a short code on your phone."), this));
    serviceChanged();
    connect(m_ways, &QButtonGroup::idClicked, this, [this] { m_wayIsTheUsers = true; });
    connect(m_ways, &QButtonGroup::idToggled, this, [this](int, bool isChosen) {
        if (isChosen)
            Q_EMIT changed();
    });

    addHead(tr("Permissions"), 14);
    for (const Capability &capability : capabilities()) {
        auto *box
            = named(QStringLiteral("capability_") + capability.id, new QCheckBox(capability.title, this));
        box->setToolTip(capability.scopes.names().join(u'\n'));
        box->setChecked(true);
        connect(box, &QCheckBox::toggled, this, &SignInChoices::changed);
        m_layout->addWidget(box);
        m_capabilities.append(box);
    }
    m_layout->addStretch(1);
}

void SignInChoices::addHead(const QString &text, int space)
{
    m_layout->addSpacing(px(space));
    m_layout->addWidget(makeLabel(text, TextRole::Small, Tone::Secondary, this));
}

void SignInChoices::addWay(SignInWay way, const char *name, WayRow *row)
{
    row->button()->setObjectName(QLatin1String(name));
    m_ways->addButton(row->button(), int(way));
    m_rows[std::size_t(way)] = row;
    m_layout->addWidget(row);
}

/// Updates the sign-in methods, because not every service supports all of them.
void SignInChoices::serviceChanged()
{
    const ServiceProfile &profile = m_services.at(service());
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        m_rows[i]->setBlockReason(SignIn::blockReasonFor(SignInWay(i), profile));
    const bool staysPossible = m_ways->checkedId() >= 0 && m_rows[std::size_t(way())]->isPossible();
    if (!m_wayIsTheUsers || !staysPossible) {
        const QSignalBlocker quiet(m_ways);  // the caller emits changed()
        m_rows[std::size_t(SignIn::usualWay(profile))]->button()->setChecked(true);
    }
}

SignInWay SignInChoices::way() const
{
    return SignInWay(m_ways->checkedId());
}

void SignInChoices::setWay(SignInWay way)
{
    WayRow *row = m_rows[std::size_t(way)];
    if (!row->isPossible())
        return;
    m_wayIsTheUsers = true;
    row->button()->setChecked(true);
}

int SignInChoices::service() const
{
    return m_service ? m_service->currentIndex() : 0;
}

Api::ScopeSet SignInChoices::scopes() const
{
    Api::ScopeSet all;
    const auto list = capabilities();
    for (qsizetype i = 0; i < list.size(); ++i) {
        if (m_capabilities[i]->isChecked())
            all = all | list[i].scopes;
    }
    return all;
}

void SignInChoices::setScopes(const Api::ScopeSet &scopes)
{
    const auto list = capabilities();
    for (qsizetype i = 0; i < list.size(); ++i)
        m_capabilities[i]->setChecked(list[i].scopes.containsAny(scopes));
}

int SignInChoices::groups() const
{
    return int(std::count_if(m_capabilities.begin(), m_capabilities.end(),
                             [](const QCheckBox *box) { return box->isChecked(); }));
}

void SignInChoices::setLocked(bool locked)
{
    if (m_service)
        m_service->setEnabled(!locked);
    for (WayRow *row : m_rows)
        row->setLocked(locked);
    for (QCheckBox *box : std::as_const(m_capabilities))
        box->setEnabled(!locked);
}

}  // namespace Sidestage
