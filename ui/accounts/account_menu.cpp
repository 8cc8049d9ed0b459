// SPDX-License-Identifier: GPL-3.0-or-later
#include "account_menu.h"

#include "accounts/accounts.h"
#include "base/bidi.h"
#include "kit/text/avatar.h"
#include "kit/theme/theme.h"

#include <QActionGroup>
#include <QPainter>

namespace Sidestage {

namespace {

QIcon initialsOf(const QString &name, const QWidget *on)
{
    const int side = px(Measure::icon);
    QPixmap pixmap(QSize(side, side) * on->devicePixelRatioF());
    pixmap.setDevicePixelRatio(on->devicePixelRatioF());
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    Avatar::paint(&painter, QRect(0, 0, side, side), name);
    return QIcon(pixmap);
}

/// Escapes "&", which would mark a mnemonic in a menu.
QString forMenu(QString text)
{
    return text.replace(u'&', QStringLiteral("&&"));
}

}  // namespace

AccountMenu::AccountMenu(Accounts *accounts, QWidget *parent)
    : QMenu(parent)
    , m_accounts(accounts)
{
    setObjectName(QStringLiteral("accountMenu"));
    setAccessibleName(tr("Accounts"));
    // Delayed, because the cause can be an action of this menu that is still running.
    m_soon.setSingleShot(true);
    m_soon.setInterval(0);
    connect(&m_soon, &QTimer::timeout, this, &AccountMenu::rebuild);
    connect(accounts, &Accounts::loaded, this, &AccountMenu::rebuildSoon);
    connect(accounts, &Accounts::added, this, &AccountMenu::rebuildSoon);
    connect(accounts, &Accounts::removed, this, &AccountMenu::rebuildSoon);
    connect(accounts, &Accounts::currentChanged, this, &AccountMenu::rebuildSoon);
    connect(accounts, &Accounts::stateChanged, this, &AccountMenu::rebuildSoon);
    connect(this, &QMenu::aboutToShow, this, &AccountMenu::rebuild);
    rebuild();
}

void AccountMenu::rebuildSoon()
{
    m_soon.start();
}

void AccountMenu::rebuild()
{
    m_soon.stop();
    clear();
    delete findChild<QActionGroup *>(QString(), Qt::FindDirectChildrenOnly);
    auto *group = new QActionGroup(this);
    for (Account *account : m_accounts->all())
        addAccount(account, group);
    addSeparator();

    QAction *another
        = addAction(m_accounts->all().isEmpty() ? tr("Sign in…") : tr("Sign in another account…"));
    another->setObjectName(QStringLiteral("signInAnother"));
    another->setIcon(Icons::icon(Icon::Plus));
    connect(another, &QAction::triggered, this, [this] { Q_EMIT signInRequested(nullptr); });

    Account *current = m_accounts->current();
    if (!current)
        return;
    QAction *out = addAction(tr("Sign out %1…").arg(isolated(forMenu(current->info().displayName))));
    out->setObjectName(QStringLiteral("signOut"));
    out->setEnabled(m_accounts->state(current) != Accounts::State::SigningOut);
    connect(out, &QAction::triggered, current, [this, current] {
        askToSignOut({{m_accounts, current}}, parentWidget() ? parentWidget()->window() : nullptr,
                     m_heldBy ? m_heldBy(current) : nullptr);
    });
}

void AccountMenu::addAccount(Account *account, QActionGroup *group)
{
    const QString name = isolated(forMenu(account->info().displayName));
    const Accounts::State state = m_accounts->state(account);
    QString remark = account == m_accounts->current() ? tr("Shown") : QString();
    switch (state) {
    case Accounts::State::SignedIn:
        break;
    case Accounts::State::SignedOut:
        remark = tr("Sign in again…");
        break;
    case Accounts::State::WaitingForKeychain:
        remark = tr("Waiting for the keychain");
        break;
    case Accounts::State::Withheld:
        remark = tr("Keychain access failed");
        break;
    case Accounts::State::SigningOut:
        remark = tr("Signing out…");
        break;
    }
    // Text after a tab is aligned at the far side, where menus show shortcuts.
    const QString text = remark.isEmpty() ? name : name + u'\t' + remark;
    QAction *action = addAction(text);
    action->setObjectName(QStringLiteral("account_") + account->userId());
    action->setIcon(initialsOf(account->info().displayName, this));
    action->setIconVisibleInMenu(true);
    action->setCheckable(true);
    action->setChecked(account == m_accounts->current());
    action->setEnabled(state != Accounts::State::SigningOut);
    group->addAction(action);
    connect(action, &QAction::triggered, account, [this, account] {
        m_accounts->setCurrent(account);
        if (m_accounts->state(account) == Accounts::State::SignedOut)
            Q_EMIT signInRequested(account);
    });
}

void askToSignOut(const QList<SignOutTarget> &targets, QWidget *parent, std::unique_ptr<UnsentDecisions> held)
{
    auto *dialog = new SignOutDialog(targets, std::move(held), parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowModality(Qt::WindowModal);
    dialog->show();
}

}  // namespace Sidestage
