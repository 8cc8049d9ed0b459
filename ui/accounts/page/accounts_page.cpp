// SPDX-License-Identifier: GPL-3.0-or-later
#include "accounts_page.h"

#include "account_row.h"
#include "account_texts.h"
#include "base/bidi.h"
#include "client/session.h"
#include "health_card.h"
#include "kit/controls/button.h"
#include "kit/layout/scroll_area.h"
#include "kit/layout/spacing.h"
#include "kit/messages/empty_state.h"
#include "kit/text/second_ticker.h"
#include "page/page_action.h"
#include "permissions_card.h"
#include "service_card.h"

#include <QApplication>
#include <QBoxLayout>
#include <QScrollArea>

namespace Sidestage {

namespace {

/// Widths of the page in px at a body line of 20 px.
constexpr int twoColumnsFrom = 720;
constexpr int listWidth = 308;
constexpr int validationSeconds = 3600;

}  // namespace

AccountsPage::AccountsPage(AccountDirectory *directory, QWidget *parent)
    : Page(parent)
    , m_directory(directory)
    , m_left(new QWidget)
    , m_list(named("accountList", new Card))
    , m_serviceCard(new ServiceCard)
    , m_health(new HealthCard)
    , m_permissions(new PermissionsCard)
    , m_empty(named("noAccount", new EmptyState(Icon::User, {})))
{
    setObjectName(QStringLiteral("accountsPage"));
    auto *content = new QWidget;
    content->setProperty("plain", true);
    m_columns = withoutMargins(new QBoxLayout(QBoxLayout::LeftToRight, content));
    m_list->setBodyPadded(false);
    auto *left = withoutMargins(new QVBoxLayout(m_left));
    left->addWidget(m_list);
    left->addWidget(m_serviceCard);
    left->addStretch(1);
    auto *right = new QVBoxLayout;
    right->addWidget(m_empty, 1);
    right->addWidget(m_health);
    right->addWidget(m_permissions);
    right->addStretch(0);
    m_columns->addWidget(m_left);
    m_columns->addLayout(right, 1);
    QScrollArea *scroll = makeScrollArea(content);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(scroll);
    setPageMargins(layout);
    for (QLayout *part :
         {static_cast<QLayout *>(m_columns), static_cast<QLayout *>(left), static_cast<QLayout *>(right)})
        setSpacing(part, Measure::cardGap);
    setScaled(this, &QWidget::setMinimumSize, 250, 220);

    connect(m_health, &HealthCard::signInRequested, this,
            [this] { Q_EMIT signInRequested(m_service, chosen(), {}); });
    connect(m_health, &HealthCard::signOutRequested, this, [this] {
        if (Account *account = chosen())
            Q_EMIT signOutRequested({account});
    });
    connect(m_health, &HealthCard::showRequested, this, [this] {
        if (Account *account = chosen())
            Q_EMIT showRequested(account);
    });
    connect(m_permissions, &PermissionsCard::permissionRequested, this,
            [this](const Api::ScopeSet &wanted) { Q_EMIT signInRequested(m_service, chosen(), wanted); });
    connect(m_serviceCard, &ServiceCard::addRequested, this, &AccountsPage::serviceAddRequested);
    connect(m_serviceCard, &ServiceCard::editRequested, this, &AccountsPage::serviceEditRequested);
    connect(m_serviceCard, &ServiceCard::removalRequested, this, &AccountsPage::serviceRemovalRequested);
    connect(m_empty, &EmptyState::actionTriggered, this, [this] {
        if (m_directory->accountsOf(m_service))
            Q_EMIT signInRequested(m_service, nullptr, {});
        else
            Q_EMIT openRequested(m_service);
    });
    addActions();
    connect(m_directory, &AccountDirectory::changed, this, &AccountsPage::rebuild);
    rebuild();
    SecondTicker::shared()->follow(this, [this] {
        showRows();  // "3 h 12 min" until the token ends
        return 60'000;
    });
    Theme::watch(this, [this] { arrange(); });
}

void AccountsPage::addActions()
{
    QAction *another = addAction(
        "signInAnotherAccount", Icon::Plus, tr("Sign in another…"), Qt::CTRL | Qt::Key_I,
        [this] { Q_EMIT signInRequested(m_service, nullptr, {}); }, Where::Head);
    another->setProperty("primary", true);
    m_renew = addAction("renewTokenAction", Icon::Refresh, tr("Refresh the token now"), {},
                        [this] { m_health->renew(); });
    m_signOut = addAction("signOutAction", Icon::Power, tr("Sign out…"), Qt::Key_Delete, [this] {
        if (Account *account = chosen())
            Q_EMIT signOutRequested({account});
    });
    m_signOutAll = addAction(
        "signOutEverywhere", Icon::Power, tr("Sign out everywhere…"), {},
        [this] {
            QList<Account *> all;
            for (const AccountDirectory::Service &one : m_directory->services())
                all += one.accounts ? one.accounts->all() : QList<Account *>();
            Q_EMIT signOutRequested(all);
        },
        Where::Head);
    m_signOutAll->setProperty("inMenu", true);
}

const AccountDirectory::Service *AccountsPage::service() const
{
    for (const AccountDirectory::Service &one : m_directory->services()) {
        if (one.profile.id == m_service)
            return &one;
    }
    return nullptr;
}

Account *AccountsPage::chosen() const
{
    const Accounts *accounts = m_directory->accountsOf(m_service);
    return accounts && !m_userId.isEmpty() ? accounts->find(m_userId) : nullptr;
}

void AccountsPage::choose(const QString &service, const QString &userId)
{
    m_service = service;
    m_userId = userId;
    for (const Row &row : m_rows) {
        if (row.service == service && row.userId == userId)
            row.button->setChecked(true);
    }
    showChosen();
}

Freshness AccountsPage::freshness() const
{
    Freshness freshness{.prefix = tr("Checked %1"), .interval = validationSeconds};
    const Accounts *accounts = m_directory->accountsOf(m_service);
    if (const Account *account = chosen(); accounts && account)
        freshness = {.asOf = accounts->validatedAt(account),
                     .prefix = freshness.prefix,
                     .interval = validationSeconds,
                     .failure = accounts->validationFailure(account)};
    return freshness;
}

void AccountsPage::refresh()
{
    for (const AccountDirectory::Service &one : m_directory->services()) {
        const QList<Account *> all = one.accounts ? one.accounts->all() : QList<Account *>();
        for (Account *account : all)
            one.accounts->validate(account);
    }
}

/// Makes the rows anew if there are others than before. The choice and the focus stay.
void AccountsPage::rebuild()
{
    std::vector<Row> rows;
    for (const AccountDirectory::Service &one : m_directory->services()) {
        const QList<Account *> all = one.accounts ? one.accounts->all() : QList<Account *>();
        for (const Account *account : all)
            rows.push_back(
                {.service = one.profile.id, .heading = one.profile.shownName(), .userId = account->userId()});
        if (all.isEmpty())
            rows.push_back({.service = one.profile.id, .heading = one.profile.shownName()});
    }
    const auto same
        = [](const Row &a, const Row &b) { return a.service == b.service && a.userId == b.userId; };
    const auto looksSame = [&](const Row &a, const Row &b) { return same(a, b) && a.heading == b.heading; };
    if (!m_rowsBox || !std::equal(rows.begin(), rows.end(), m_rows.begin(), m_rows.end(), looksSame)) {
        // Who has just signed in is chosen, also in a service that was just added and is shown.
        const auto isShown = [this](const QString &service) {
            const QList<AccountDirectory::Service> &all = m_directory->services();
            return std::any_of(all.begin(), all.end(), [&service](const AccountDirectory::Service &one) {
                return one.isShown && one.profile.id == service;
            });
        };
        for (const Row &row : rows) {
            const bool isNew = std::none_of(m_rows.begin(), m_rows.end(),
                                            [&](const Row &before) { return same(before, row); });
            const Accounts *accounts = m_directory->accountsOf(row.service);
            if (isNew && m_rowsBox && (row.service == m_service || isShown(row.service)) && accounts
                && accounts->current() && accounts->current()->userId() == row.userId) {
                m_service = row.service;
                m_userId = row.userId;
            }
        }
        const bool hadFocus = m_rowsBox && m_rowsBox->isAncestorOf(QApplication::focusWidget());
        if (m_rowsBox) {
            m_rowsBox->hide();
            m_rowsBox->deleteLater();
        }
        m_rowsBox = new QWidget(m_list);
        auto *layout = new QVBoxLayout(m_rowsBox);
        setMargins(layout, 8, 8, 8, 8);
        setSpacing(layout, 4);
        QString heading;
        for (Row &row : rows) {
            if (heading != row.service && m_directory->services().size() > 1)
                layout->addWidget(
                    makeLabel(isolated(row.heading), TextRole::Caption, Tone::Secondary, m_rowsBox));
            heading = row.service;
            row.button = named(QStringLiteral("accountRow_") + row.service + u'_' + row.userId,
                               new AccountRow(m_rowsBox));
            connect(row.button, &AccountRow::toggled, this,
                    [this, service = row.service, userId = row.userId](bool isChosen) {
                        if (isChosen && (service != m_service || userId != m_userId))
                            choose(service, userId);
                    });
            layout->addWidget(row.button);
        }
        m_rows = std::move(rows);
        m_list->body()->addWidget(m_rowsBox);
        m_rowsBox->show();
        const auto chosenRow = std::find_if(m_rows.begin(), m_rows.end(), [this](const Row &row) {
            return row.service == m_service && row.userId == m_userId;
        });
        if (chosenRow == m_rows.end()) {
            // Another account of the same service, or the one that the windows show.
            for (const AccountDirectory::Service &one : m_directory->services()) {
                if (!service() && one.isShown)
                    m_service = one.profile.id;
            }
            const Accounts *accounts = m_directory->accountsOf(m_service);
            m_userId = accounts && accounts->current() ? accounts->current()->userId() : QString();
        }
        choose(m_service, m_userId);
        if (hadFocus)
            takeKeyboard();
    }
    showRows();
    showChosen();
}

void AccountsPage::showRows()
{
    const QDateTime now = QDateTime::currentDateTimeUtc();
    for (const Row &row : m_rows) {
        const Accounts *accounts = m_directory->accountsOf(row.service);
        if (const Account *account = accounts ? accounts->find(row.userId) : nullptr) {
            row.button->setContent(contentOf(*accounts, *account, now));
            continue;
        }
        for (const AccountDirectory::Service &one : m_directory->services()) {
            if (one.profile.id == row.service)
                row.button->setContent({.name = one.profile.shownName(),
                                        .detail = !accounts        ? tr("Not open")
                                            : accounts->isLoaded() ? tr("No account yet")
                                                                   : tr("Loading the accounts…")});
        }
    }
}

void AccountsPage::showChosen()
{
    const AccountDirectory::Service *shown = service();
    m_serviceCard->setVisible(shown);
    if (shown)
        m_serviceCard->setService(*shown);
    Account *account = chosen();
    m_health->setVisible(account);
    m_permissions->setVisible(account);
    m_empty->setVisible(!account);
    if (account) {
        m_health->setAccount(shown->accounts, account,
                             shown->isShown && shown->accounts->current() == account);
        m_permissions->setAccount(*account);
    } else if (shown) {
        const QString name = isolated(shown->profile.shownName());
        const bool isOpen = shown->accounts;
        m_empty->setSentence(isOpen ? tr("Nobody is signed in to %1.").arg(name)
                                    : tr("%1 is not open. Open it to see its accounts.").arg(name));
        m_empty->setAction(isOpen ? tr("Sign in…") : tr("Open"));
    }
    const QString nobody = tr("No account is chosen.");
    setBlocked(m_renew, account ? HealthCard::renewBlockReason(*shown->accounts, *account) : nobody);
    setBlocked(m_signOut,
               !account                                                             ? nobody
                   : shown->accounts->state(account) == Accounts::State::SigningOut ? tr("Signing out…")
                                                                                    : QString());
    const bool isAnyThere
        = std::any_of(m_rows.begin(), m_rows.end(), [](const Row &row) { return !row.userId.isEmpty(); });
    setBlocked(m_signOutAll, isAnyThere ? QString() : tr("Nobody is signed in."));
    Q_EMIT freshnessChanged();
}

void AccountsPage::showEvent(QShowEvent *event)
{
    Page::showEvent(event);
    // The accounts of all services are to be seen. The sandbox is started only when it is wanted.
    const QList<AccountDirectory::Service> all = m_directory->services();
    for (const AccountDirectory::Service &one : all) {
        if (!one.accounts && !one.profile.isSandbox())
            Q_EMIT openRequested(one.profile.id);
    }
}

void AccountsPage::takeKeyboard()
{
    for (const Row &row : m_rows) {
        if (row.button->isChecked())
            return row.button->setFocus(Qt::OtherFocusReason);
    }
    Page::takeKeyboard();
}

void AccountsPage::arrange()
{
    const bool isWide = width() >= px(twoColumnsFrom);
    m_columns->setDirection(isWide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_left->setMinimumWidth(isWide ? px(listWidth) : 0);
    m_left->setMaximumWidth(isWide ? px(listWidth) : QWIDGETSIZE_MAX);
}

void AccountsPage::resizeEvent(QResizeEvent *event)
{
    Page::resizeEvent(event);
    arrange();
}

}  // namespace Sidestage
