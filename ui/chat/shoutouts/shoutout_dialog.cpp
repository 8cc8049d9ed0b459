// SPDX-License-Identifier: GPL-3.0-or-later
#include "shoutout_dialog.h"

#include "base/any_contains.h"
#include "base/bidi.h"
#include "chat/base/hold_texts.h"

#include "accounts/account_list.h"
#include "chat/chat_service.h"
#include "chat/people/chat_channels.h"
#include "chat/people/chatter_list.h"
#include "kit/controls/form_field.h"
#include "kit/controls/toggle.h"
#include "kit/search/search_combo.h"
#include "kit/text/time_text.h"
#include "kit/theme/theme.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QLineEdit>

namespace Sidestage {

namespace {

constexpr int maxChatters = 5;
/// Minimum length of the search text before the chatters are read.
constexpr int minForChatters = 2;

QString sourceOf(const ShoutoutTarget &target)
{
    switch (target.source) {
    case ShoutoutTarget::Source::Raider:
        return ShoutoutDialog::tr("raided you");
    case ShoutoutTarget::Source::Followed:
        return ShoutoutDialog::tr("you follow, live");
    case ShoutoutTarget::Source::Chatter:
        return ShoutoutDialog::tr("in the chat");
    case ShoutoutTarget::Source::Recent:
        return ShoutoutDialog::tr("recent");
    case ShoutoutTarget::Source::Search:
        return target.isLive ? ShoutoutDialog::tr("live") : QString();
    }
    Q_UNREACHABLE();
}

QString detailOf(const ShoutoutTarget &target)
{
    QStringList parts{sourceOf(target), target.detail};
    parts.removeAll(QString());
    return parts.join(QStringLiteral(" · "));
}

}  // namespace

ShoutoutDialog::ShoutoutDialog(ChatService *service, const QString &from, QWidget *parent)
    : DialogFrame(tr("Add shoutout"), parent)
    , m_service(service)
    , m_model(new LiveList<ShoutoutTarget>(
          &ShoutoutTarget::id,
          {{.title = {},
            .text = &ShoutoutTarget::name,
            .look = [](const ShoutoutTarget &target) { return Look{.trailing = detailOf(target)}; }}},
          this))
{
    setObjectName(QStringLiteral("shoutoutDialog"));
    m_model->setSpoken([](const ShoutoutTarget &target) {
        const QString detail = detailOf(target);
        return detail.isEmpty() ? target.name : isolated(target.name) + QStringLiteral(", ") + detail;
    });
    setModal(true);
    build(from);
    openChannel();
    Theme::watch(this, [this] { resize(px(520), sizeHint().height()); });
    m_search->lineEdit()->setFocus();
}

ShoutoutDialog::~ShoutoutDialog() = default;

void ShoutoutDialog::build(const QString &from)
{
    m_from = named("shoutoutFrom", new QComboBox);
    for (const QString &id : m_service->channels()->shown()) {
        const auto channel = m_service->channels()->find(id);
        if (!channel)
            continue;
        m_from->addItem(channel->live == ChatChannel::Live::Live
                            ? channel->name
                            : tr("%1 (not live)").arg(isolated(channel->name)),
                        id);
    }
    m_from->setCurrentIndex(std::max(0, m_from->findData(from)));
    m_search = named("shoutoutSearch", new SearchCombo);
    m_search->setPlaceholderText(tr("Channel name"));
    m_search->setModel(m_model);
    m_searchField = new FormField(tr("For"), m_search);
    m_automatic = named("shoutoutAutomatic", new Toggle);
    m_automatic->setChecked(true);
    auto *automatic = new FormField(tr("Send automatically"), m_automatic);
    automatic->setHint(tr("Sent as soon as it is allowed. Otherwise, you send it yourself."));
    body()->addWidget(new FormField(tr("From"), m_from));
    body()->addWidget(m_searchField);
    body()->addWidget(automatic);
    body()->addStretch(1);
    auto *cancel = addButton(tr("Cancel"));
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    m_add = named("confirmShoutout", addButton(tr("Add"), Button::Role::Primary));
    m_add->setDefault(true);
    m_add->setEnabled(false);
    connect(m_add, &QPushButton::clicked, this, &ShoutoutDialog::add);
    connect(m_from, &QComboBox::currentIndexChanged, this, [this] {
        openChannel();
        updateHint();
    });
    connect(m_service->accounts(), &AccountList::removed, this, [this](Account *account) {
        if (account == m_account)
            openChannel();
    });
    connect(m_search, &SearchCombo::queryEdited, this, &ShoutoutDialog::startSearch);
    connect(m_search, &SearchCombo::opened, this, [this] { startSearch({}); });
    connect(m_search, &SearchCombo::chosen, this, [this](const QModelIndex &index) {
        m_chosen = m_model->row(index.row());
        m_search->setValue(m_chosen->name);
        m_add->setEnabled(true);
        m_add->setFocus(Qt::OtherFocusReason);
        updateHint();
    });
}

/// Resets the suggestions, because they depend on the giving channel.
void ShoutoutDialog::openChannel()
{
    const QString id = m_from->currentData().toString();
    Account *account = m_service->channels()->accountFor(id);
    if (account && !m_service->accounts()->all().contains(account))
        account = nullptr;  // it is being removed
    m_account = account;
    m_found.clear();
    m_chatters.reset();
    m_targets.reset();
    if (!account) {
        m_search->setError(tr("No signed-in account can give a shoutout from this channel."));
        return;
    }
    m_search->setError({});
    m_targets = std::make_unique<ShoutoutTargets>(account, id, m_service->shoutouts());
    connect(m_targets.get(), &ShoutoutTargets::suggestionsChanged, this, &ShoutoutDialog::merge);
    connect(m_targets.get(), &ShoutoutTargets::found, this,
            [this](const QString &text, const QList<ShoutoutTarget> &targets) {
                if (text.compare(m_text, Qt::CaseInsensitive) != 0)
                    return;
                m_search->setSearching(false);
                m_found = targets;
                merge();
            });
    connect(m_targets.get(), &ShoutoutTargets::notFound, this,
            [this](const QString &text, const Error &error) {
                if (text.compare(m_text, Qt::CaseInsensitive) != 0)
                    return;
                m_search->setSearching(false);
                m_search->setError(wordsOf(error));
            });
    startSearch(m_text);
}

void ShoutoutDialog::startSearch(const QString &text)
{
    m_text = text;
    m_found.clear();
    m_search->setError({});
    if (m_targets)
        m_targets->search(text);
    m_search->setSearching(m_targets && !text.isEmpty());
    if (text.size() >= minForChatters && !m_chatters && m_account
        && m_account->may(Api::Scope::ModeratorReadChatters)) {
        m_chatters = std::make_unique<ChatterList>(m_account, m_from->currentData().toString());
        connect(m_chatters.get(), &ChatterList::totalsChanged, this, &ShoutoutDialog::merge);
        connect(m_chatters.get(), &QAbstractItemModel::layoutChanged, this, &ShoutoutDialog::merge);
        connect(m_chatters.get(), &QAbstractItemModel::rowsInserted, this, &ShoutoutDialog::merge);
        m_chatters->setOnScreen(true);
        m_chatters->refresh();
    }
    if (m_chatters)
        m_chatters->setSearch(text);
    merge();
}

QList<ShoutoutTarget> ShoutoutDialog::chattersLike(const QString &text) const
{
    QList<ShoutoutTarget> like;
    if (!m_chatters || text.size() < minForChatters)
        return like;
    for (int row = 0; row < m_chatters->rowCount() && like.size() < maxChatters; ++row) {
        const ChatterRow chatter = m_chatters->row(row);
        like.append({.id = chatter.id,
                     .login = chatter.login,
                     .name = chatter.name,
                     .source = ShoutoutTarget::Source::Chatter});
    }
    return like;
}

/// Merges the matching suggestions in the order raiders and followed channels, chatters, search results.
void ShoutoutDialog::merge()
{
    const QString from = m_from->currentData().toString();
    QList<ShoutoutTarget> all;
    const auto add = [&](const QList<ShoutoutTarget> &targets, bool filtered) {
        for (const ShoutoutTarget &target : targets) {
            const bool fits = !filtered || anyContains({target.name, target.login}, m_text);
            const bool isThere
                = std::any_of(all.cbegin(), all.cend(),
                              [&target](const ShoutoutTarget &other) { return other.id == target.id; });
            if (fits && !isThere && target.id != from)
                all.append(target);
        }
    };
    if (m_targets)
        add(m_targets->suggestions(), true);
    add(chattersLike(m_text), true);
    add(m_found, false);
    m_model->sync(all);
}

/// Shows when the shoutout could be sent.
void ShoutoutDialog::updateHint()
{
    m_searchField->clearError();
    if (!m_chosen) {
        m_searchField->setHint({});
        return;
    }
    const QString from = m_from->currentData().toString();
    const QDateTime now = m_service->shoutouts()->now();
    const QDateTime target = m_service->shoutouts()->targetFreeAt(from, m_chosen->id);
    m_searchField->setHint(
        target.isValid() && target > now
            ? tr("Can receive another shoutout in %1.").arg(durationText(now.secsTo(target)))
            : QString());
}

void ShoutoutDialog::add()
{
    if (!m_chosen)
        return;
    const auto id
        = m_service->shoutouts()->add(m_from->currentData().toString(), *m_chosen, m_automatic->isChecked());
    if (!id) {
        m_searchField->setError(wordsOf(id.error()));
        m_searchField->focusInput();
        return;
    }
    accept();
    Q_EMIT added(*id);
}

}  // namespace Sidestage
