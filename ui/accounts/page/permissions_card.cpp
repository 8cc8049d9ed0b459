// SPDX-License-Identifier: GPL-3.0-or-later
#include "permissions_card.h"

#include "account_texts.h"
#include "accounts/account.h"
#include "accounts/capabilities.h"
#include "client/session.h"
#include "kit/controls/button.h"
#include "kit/layout/spacing.h"
#include "kit/text/pill.h"
#include "kit/text/wrap_label.h"
#include "kit/theme/theme.h"

#include <QBoxLayout>
#include <QCoreApplication>

#include <algorithm>

namespace Sidestage {

namespace {

constexpr int scopesWidth = 200;
constexpr int stateWidth = 120;

QString scopesText(const QStringList &names)
{
    return names.size() == 1 ? names.first() : PermissionsCard::tr("%n scopes", nullptr, int(names.size()));
}

/// What each scope allows, in words.
QString wordsOfScopes(const Api::ScopeSet &scopes)
{
    QStringList lines;
    for (std::size_t i = 0; i < std::size_t(Api::Scope::Count); ++i) {
        const auto scope = Api::Scope(i);
        if (scopes.contains(scope))
            lines += QStringLiteral("%1: %2").arg(QLatin1String(nameOf(scope)),
                                                  QCoreApplication::translate("Scope", wordsOf(scope)));
    }
    return lines.join(u'\n');
}

}  // namespace

PermissionsCard::PermissionsCard(QWidget *parent)
    : Card(tr("What it may do"), Icon::None, parent)
    , m_count(named("scopeCount", new Pill(this)))
    , m_ask(named("askForMissing", Button::compact(QString(), Button::Role::Primary, this)))
{
    setObjectName(QStringLiteral("permissionsCard"));
    addBesideTitle(m_count);
    addToHead(m_ask);
    setHeadWraps(true);
    setBodySpacing(0);
    connect(m_ask, &QPushButton::clicked, this, [this] { Q_EMIT permissionRequested(m_missing); });
    const QList<Capability> all = capabilities();
    for (const Capability &capability : all) {
        Row row{.icon = new IconView(Icon::CheckCircle, Tone::Good, Measure::icon, this),
                .state = makeLabel({}, TextRole::Small, Tone::Hint, this),
                .ask = named(QStringLiteral("ask_") + capability.id,
                             Button::compact(tr("Ask…"), Button::Role::Link, this)),
                .whole = named(QStringLiteral("capabilityRow_") + capability.id, new QWidget(this))};
        auto *words = new QVBoxLayout;
        words->addWidget(new WrapLabel(capability.title, TextRole::Body, Tone::Text, row.whole));
        if (const QString role = roleText(capability); !role.isEmpty())
            words->addWidget(new WrapLabel(role, TextRole::Small, Tone::Hint, row.whole));
        setSpacing(words, 0);
        auto *scopes = new WrapLabel(scopesText(capability.scopes.names()), TextRole::Small, Tone::Secondary,
                                     row.whole);
        setScaled(scopes, &QWidget::setFixedWidth, scopesWidth);
        row.whole->setToolTip(wordsOfScopes(capability.scopes));
        row.ask->setAccessibleName(tr("Ask for: %1").arg(capability.title));
        connect(row.ask, &QPushButton::clicked, this,
                [this, wanted = capability.scopes] { Q_EMIT permissionRequested(wanted); });
        auto *end = new QWidget(row.whole);
        auto *ends = withoutMargins(new QHBoxLayout(end));
        ends->addWidget(row.state);
        ends->addWidget(row.ask);
        ends->addStretch(1);
        setScaled(end, &QWidget::setFixedWidth, stateWidth);
        auto *layout = new QHBoxLayout(row.whole);
        layout->addWidget(row.icon);
        layout->addLayout(words, 1);
        layout->addWidget(scopes);
        layout->addWidget(end);
        setMargins(layout, 0, 6, 0, 6);
        body()->addWidget(makeDivider(Qt::Horizontal, this));
        body()->addWidget(row.whole);
        m_rows.append(row);
    }
}

void PermissionsCard::setAccount(const Account &account)
{
    const Api::ScopeSet granted = account.session()->token().scopeSet();
    m_missing = missingScopes(granted);
    const int all = int(everyScopeInUse().names().size());
    const int missing = int(m_missing.names().size());
    m_count->setState(missing == 0 ? Pill::Kind::Good : Pill::Kind::Info,
                      tr("%1 of %2 scopes").arg(all - missing).arg(all),
                      missing == 0 ? Icon::Check : Icon::Info);
    m_ask->setVisible(missing > 0);
    m_ask->setText(tr("Ask for %n more…", nullptr, missing));
    const QList<Capability> list = capabilities();
    const bool isPlain = account.info().type == Api::BroadcasterType::Plain;
    for (qsizetype i = 0; i < list.size(); ++i) {
        const Row &row = m_rows[i];
        const Capability &capability = list[i];
        const QStringList names = capability.scopes.names();
        const int wanted = int(names.size());
        const int has = int(std::count_if(names.begin(), names.end(), [&granted](const QString &name) {
            return granted.containsAny(Api::ScopeSet::fromNames({name}));
        }));
        const bool isWhole = has == wanted;
        const bool isOff = isWhole && isPlain && capability.role == Capability::Role::Affiliate;
        const QString state = isOff ? tr("not an affiliate")
            : isWhole               ? tr("granted")
            : has > 0               ? tr("%1 of %2").arg(has).arg(wanted)
                                    : tr("not granted");
        row.icon->setIcon(isWhole && !isOff ? Icon::CheckCircle : Icon::Lock);
        row.icon->setTone(isOff ? Tone::Secondary : isWhole ? Tone::Good : Tone::Warn);
        row.state->setText(state);
        setTone(row.state, isWhole ? Tone::Hint : Tone::Warn);
        row.ask->setVisible(!isWhole);
        row.whole->setAccessibleName(tr("%1: %2", "what it may do: granted").arg(capability.title, state));
    }
}

}  // namespace Sidestage
