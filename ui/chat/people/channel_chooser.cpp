// SPDX-License-Identifier: GPL-3.0-or-later
#include "channel_chooser.h"
#include "base/bidi.h"

#include "chat/base/chat_texts.h"

#include "accounts/account.h"
#include "accounts/account_list.h"
#include "chat/chat_service.h"
#include "chat/people/chat_channels.h"
#include "kit/controls/button.h"
#include "kit/controls/form_field.h"
#include "kit/layout/spacing.h"
#include "kit/lists/row_delegate.h"
#include "kit/theme/accessible.h"
#include "kit/theme/theme.h"
#include "page/permission_hint.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QSortFilterProxyModel>
#include <QStandardItemModel>
#include <QTreeView>

namespace Sidestage {

namespace {

enum Column { NameColumn, RoleColumn, ActsColumn };
constexpr int idRole = Qt::UserRole;
constexpr int searchRole = Qt::UserRole + 1;

QString nameOf(const Account *account)
{
    const AccountInfo &info = account->info();
    return info.displayName.isEmpty() ? info.login : info.displayName;
}

}  // namespace

ChannelChooser::ChannelChooser(ChatService *service, QWidget *parent)
    : DialogFrame(tr("Channels"), parent)
    , m_service(service)
{
    setObjectName(QStringLiteral("channelChooser"));
    setModal(true);
    build();
    fill();
    m_list->setCurrentIndex(m_filter->index(0, 0));
    showCurrent();

    const ChatChannels *channels = service->channels();
    connect(channels, &ChatChannels::listChanged, this, &ChannelChooser::fill);
    connect(channels, &ChatChannels::changed, this, [this](const QString &id) {
        for (int row = 0; row < m_model->rowCount(); ++row) {
            if (m_model->item(row)->data(idRole).toString() == id)
                renew(m_model->item(row));
        }
        showCurrent();
    });
    connect(channels, &ChatChannels::entered, this, [this](const QString &id) {
        m_enterField->setEnabled(true);
        m_enterField->clearError();
        m_login->clear();
        fill();
        for (int row = 0; row < m_filter->rowCount(); ++row) {
            if (m_filter->index(row, 0).data(idRole).toString() == id)
                m_list->setCurrentIndex(m_filter->index(row, 0));
        }
        const auto channel = m_service->channels()->find(id);
        announce(this, tr("%1 was added.").arg(isolated(channel ? channel->name : QString())));
    });
    connect(channels, &ChatChannels::notEntered, this, [this](const QString &, const Error &error) {
        m_enterField->setEnabled(true);
        m_enterField->setError(chatReasonOf(error));
        m_login->setFocus(Qt::OtherFocusReason);
    });
    m_search->setFocus(Qt::OtherFocusReason);
}

void ChannelChooser::build()
{
    m_search = named("channelSearch", new QLineEdit);
    m_search->setPlaceholderText(tr("Search channels"));
    m_search->setAccessibleName(tr("Search channels"));
    m_search->setClearButtonEnabled(true);
    m_model = new QStandardItemModel(this);
    m_model->setHorizontalHeaderLabels({tr("Channel"), tr("Role"), tr("Account")});
    m_filter = new QSortFilterProxyModel(this);
    m_filter->setSourceModel(m_model);
    m_filter->setFilterRole(searchRole);
    m_filter->setFilterCaseSensitivity(Qt::CaseInsensitive);
    connect(m_search, &QLineEdit::textChanged, m_filter, &QSortFilterProxyModel::setFilterFixedString);
    m_list = named("channelList", new QTreeView);
    m_list->setAccessibleName(tr("Channels to show"));
    m_list->setRootIsDecorated(false);
    setUpTree(m_list);
    m_list->setModel(m_filter);
    m_list->header()->setStretchLastSection(true);
    connect(m_model, &QStandardItemModel::itemChanged, this, &ChannelChooser::tick);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &ChannelChooser::showCurrent);

    m_count = named("channelCount", makeLabel({}, TextRole::Small, Tone::Secondary));
    auto *all = named("showAll", new Button(tr("Show all"), Button::Role::Link));
    auto *none = named("showNone", new Button(tr("Show none"), Button::Role::Link));
    for (Button *button : {all, none}) {
        button->setSmall(true);
        button->setCompact(true);
        button->setAutoDefault(false);
    }
    connect(all, &QAbstractButton::clicked, this, [this] { showAll(true); });
    connect(none, &QAbstractButton::clicked, this, [this] { showAll(false); });
    auto *counts = new QHBoxLayout;
    counts->addWidget(m_count);
    counts->addStretch(1);
    counts->addWidget(all);
    counts->addWidget(none);

    m_account = named("actingAccount", new QComboBox);
    m_accountField = new FormField(tr("Account to use"), m_account);
    connect(m_account, &QComboBox::activated, this, [this](int at) {
        m_service->channels()->setAccount(currentId(), m_account->itemData(at).toString());
    });
    m_trouble = named("channelTrouble", makeParagraph({}, TextRole::Small, Tone::Error));
    m_checkRole = Button::compact(Icon::Refresh, tr("Check my role"));
    m_checkRole->setAutoDefault(false);
    connect(m_checkRole, &QAbstractButton::clicked, this,
            [this] { m_service->channels()->checkRole(currentId()); });
    m_remove = named("removeChannel", Button::compact(Icon::Trash, tr("Remove from list")));
    m_remove->setAutoDefault(false);
    connect(m_remove, &QAbstractButton::clicked, this,
            [this] { m_service->channels()->forget(currentId()); });
    auto *tools = new QHBoxLayout;
    tools->addWidget(m_remove);
    tools->addWidget(m_checkRole);
    tools->addStretch(1);

    m_login = named("enterLogin", new QLineEdit);
    m_login->setPlaceholderText(tr("Channel name or address"));
    m_enterField = new FormField(tr("Add channel"), m_login);
    m_enterAs = named("enterAs", new QComboBox);
    m_enterAs->setAccessibleName(tr("Account for the new channel"));
    for (const Account *account : m_service->accounts()->all())
        m_enterAs->addItem(nameOf(account), account->userId());
    m_enterAs->setVisible(m_enterAs->count() > 1);
    m_enterField->addTrailing(m_enterAs);
    auto *add = named("enterChannel", new Button(Icon::Plus, tr("Add")));
    add->setAutoDefault(false);
    m_enterField->addTrailing(add);
    connect(add, &QAbstractButton::clicked, this, &ChannelChooser::enter);
    connect(m_login, &QLineEdit::returnPressed, this, &ChannelChooser::enter);
    connect(m_login, &QLineEdit::textEdited, m_enterField, &FormField::clearError);

    body()->addWidget(m_search);
    body()->addWidget(m_list, 1);
    body()->addLayout(counts);
    body()->addWidget(m_accountField);
    body()->addWidget(m_trouble);
    body()->addLayout(tools);
    body()->addWidget(m_enterField);
    const QList<Account *> without = m_service->channels()->withoutList();
    if (!without.isEmpty()) {
        QStringList names;
        for (const Account *account : without)
            names.append(isolated(nameOf(account)));
        auto *row = new QHBoxLayout;
        auto *words = makeParagraph(tr("Sidestage needs permission to list the channels moderated by %1.")
                                        .arg(names.join(QStringLiteral(", "))),
                                    TextRole::Small, Tone::Secondary);
        auto *ask = named("askForList", Button::compact(PermissionHint::askText()));
        ask->setAutoDefault(false);
        connect(ask, &QAbstractButton::clicked, this, &ChannelChooser::listPermissionRequested);
        row->addWidget(words, 1);
        row->addWidget(ask);
        body()->addLayout(row);
    }
    auto *done = named("channelsDone", addButton(tr("Done"), Button::Role::Primary));
    connect(done, &QAbstractButton::clicked, this, &QDialog::accept);
    setSpacing(body(), 10);
    setScaled(m_list, &QWidget::setMinimumHeight, 180);
    Theme::watch(this, [this] {
        m_list->setColumnWidth(NameColumn, px(220));
        m_list->setColumnWidth(RoleColumn, px(140));
    });
    resize(px(560), px(600));
}

void ChannelChooser::fill()
{
    m_filling = true;
    const QString current = currentId();
    const QList<ChatChannel> all = m_service->channels()->all();
    // Existing rows are reused, so that the list keeps its scroll position.
    for (int row = 0; row < int(all.size()); ++row) {
        if (row >= m_model->rowCount()) {
            QList<QStandardItem *> items;
            for (int column = NameColumn; column <= ActsColumn; ++column) {
                auto *item = new QStandardItem;
                item->setEditable(false);
                items.append(item);
            }
            items.first()->setCheckable(true);
            m_model->appendRow(items);
        }
        m_model->item(row)->setData(all[row].id, idRole);
        renew(m_model->item(row));
    }
    if (m_model->rowCount() > int(all.size()))
        m_model->removeRows(int(all.size()), m_model->rowCount() - int(all.size()));
    m_filling = false;
    for (int row = 0; row < m_filter->rowCount(); ++row) {
        if (m_filter->index(row, 0).data(idRole).toString() == current)
            m_list->setCurrentIndex(m_filter->index(row, 0));
    }
    showCurrent();
}

void ChannelChooser::renew(QStandardItem *first) const
{
    const auto channel = m_service->channels()->find(first->data(idRole).toString());
    if (!channel)
        return;
    auto *self = const_cast<ChannelChooser *>(this);
    const bool before = std::exchange(self->m_filling, true);
    const Account *account = m_service->channels()->accountFor(channel->id);
    const QString role = channel->trouble ? tr("Role ended") : nameOf(channel->role);
    const QString acts = account ? nameOf(account) : tr("None");
    first->setText(channel->name);
    first->setData(channel->name + QLatin1Char(' ') + channel->login, searchRole);
    first->setCheckState(channel->isShown ? Qt::Checked : Qt::Unchecked);
    first->setData(tr("%1, %2, account: %3", "a channel, the role there, an account")
                       .arg(isolated(channel->name), role, acts),
                   Qt::AccessibleTextRole);
    const int row = first->row();
    if (row >= 0) {
        m_model->item(row, RoleColumn)->setText(role);
        m_model->item(row, ActsColumn)->setText(acts);
    }
    self->m_filling = before;
}

QString ChannelChooser::currentId() const
{
    return m_list->currentIndex().siblingAtColumn(0).data(idRole).toString();
}

void ChannelChooser::showCurrent()
{
    if (m_filling)
        return;
    const auto channel = m_service->channels()->find(currentId());
    m_accountField->setVisible(channel && channel->accounts.size() > 1);
    m_account->clear();
    if (channel) {
        for (const QString &id : channel->accounts) {
            if (const Account *account = m_service->accounts()->find(id))
                m_account->addItem(nameOf(account), id);
        }
        m_account->setCurrentIndex(m_account->findData(channel->account));
        m_accountField->setLabel(tr("Account for %1").arg(isolated(channel->name)));
    }
    m_trouble->setText(channel && channel->trouble ? chatReasonOf(*channel->trouble) : QString());
    m_trouble->setVisible(!m_trouble->text().isEmpty());
    m_checkRole->setVisible(!m_trouble->text().isEmpty());
    m_remove->setVisible(channel && (channel->role == ChatChannel::Role::Entered || channel->trouble));
    const QStringList shown = m_service->channels()->shown();
    m_count->setText(tr("%1 of %2 shown").arg(shown.size()).arg(m_service->channels()->ids().size()));
}

void ChannelChooser::tick(QStandardItem *item)
{
    if (m_filling || item->column() != NameColumn)
        return;
    m_service->channels()->setShown(item->data(idRole).toString(), item->checkState() == Qt::Checked);
    showCurrent();
}

void ChannelChooser::showAll(bool shown)
{
    // Applies only to the channels that match the search.
    QStringList ids;
    for (int row = 0; row < m_filter->rowCount(); ++row)
        ids.append(m_filter->index(row, 0).data(idRole).toString());
    for (const QString &id : std::as_const(ids))
        m_service->channels()->setShown(id, shown);
}

void ChannelChooser::enter()
{
    const QString login = m_login->text().trimmed();
    if (login.isEmpty())
        return m_enterField->setError(tr("Enter a channel name or address."));
    m_enterField->clearError();
    m_enterField->setEnabled(false);
    m_service->channels()->enter(login, m_service->accounts()->find(m_enterAs->currentData().toString()));
}

}  // namespace Sidestage
