// SPDX-License-Identifier: GPL-3.0-or-later
#include "list_import_dialog.h"

#include "accounts/account.h"
#include "api/moderation.h"
#include "base/bidi.h"
#include "chat/moderation/moderation_service.h"
#include "client/list_walk.h"
#include "client/service_clock.h"
#include "kit/text/wrap_label.h"
#include "kit/theme/theme.h"
#include "texts/error_texts.h"

#include <QBoxLayout>
#include <QLocale>
#include <QPlainTextEdit>

#include <algorithm>

namespace Sidestage {

using Kind = ModerationAction::Kind;

ListImportDialog::ListImportDialog(ModerationService *service, const QString &channelId, Kind kind,
                                   const ListImport &import, QWidget *parent)
    : DialogFrame(tr("Import"), parent)
    , m_service(service)
    , m_channelId(channelId)
    , m_kind(kind)
    , m_import(import)
    , m_sum(named("importSum", new WrapLabel))
    , m_problems(named("importProblems", new QPlainTextEdit, tr("Lines that are left out")))
{
    setObjectName(QStringLiteral("importDialog"));
    setHeading(tr("Import to %1").arg(isolated(service->nameOf(channelId))));
    m_problems->setReadOnly(true);
    m_problems->setTabChangesFocus(true);
    m_problems->hide();
    body()->addWidget(m_sum);
    body()->addWidget(m_problems, 1);
    m_retry = named("importRetry", addButton(tr("Retry")));
    m_retry->hide();
    connect(m_retry, &QAbstractButton::clicked, this, &ListImportDialog::look);
    addSafeButton(tr("Cancel"));
    m_confirm = named("importConfirm", addButton({}, Button::Role::Primary));
    m_confirm->setText(confirmText(int(import.entries.size())));
    m_confirm->setEnabled(false);
    connect(m_confirm, &QAbstractButton::clicked, this, [this] {
        Q_EMIT chosen(m_actions);
        accept();
    });
    resize(px(480), px(360));
    if (kind == Kind::AddTerm)
        ready({}, {});
    else
        look();
}

Bound ListImportDialog::look()
{
    QStringList logins;
    for (const ListImport::Entry &entry : std::as_const(m_import.entries))
        logins.append(entry.text);
    m_retry->hide();
    m_sum->setText(tr("Looking up %Ln viewers…", nullptr, int(logins.size())));
    auto finding = findUsers(m_service->account()->client(), logins);
    const auto users = co_await finding;
    if (!users) {
        m_sum->setText(tr("The viewers could not be looked up. %1").arg(reasonOf(users.error())));
        m_retry->show();
        co_return;
    }
    const Account *account = m_service->account();
    QSet<QString> staff{m_channelId, account->userId()};
    // The moderators of other channels cannot be read. There the service refuses to ban them.
    if (m_channelId == account->userId()
        && (account->may(Api::Scope::ModerationRead) || account->may(Api::Scope::ChannelManageModerators))) {
        ListWalk walk(account->client(), inLargestPages(Api::GetModerators{.broadcasterId = m_channelId}));
        auto walking = walk.collect();
        const auto moderators = co_await walking;
        for (const Api::Moderator &moderator : moderators.value_or({}))
            staff.insert(moderator.userId);
    }
    ready(*users, staff);
}

QString ListImportDialog::confirmText(int count) const
{
    return m_kind == Kind::AddTerm ? tr("Block %Ln terms", nullptr, count)
                                   : tr("Ban %Ln viewers", nullptr, count);
}

void ListImportDialog::ready(const QHash<QString, Api::User> &users, const QSet<QString> &staff)
{
    const QDateTime now = m_service->account()->serviceClock()->now();
    const QString channel = m_service->nameOf(m_channelId);
    QStringList unknown, protectedNames, banned;
    for (const ListImport::Entry &entry : std::as_const(m_import.entries)) {
        ModerationAction action{.kind = m_kind, .channelId = m_channelId, .channelName = channel};
        if (m_kind == Kind::AddTerm) {
            action.text = entry.text;
        } else if (const auto user = users.constFind(entry.text); user != users.constEnd()) {
            action.userId = user->id;
            action.userName = user->displayName;
            action.text = entry.reason;
            if (entry.until.isValid()) {
                action.kind = Kind::TimeOut;
                action.seconds = int(std::clamp<qint64>(now.secsTo(entry.until), 1, 1'209'600));
            }
            if (const bool isStaff = staff.contains(user->id);
                isStaff || (m_isBanned && m_isBanned(action))) {
                (isStaff ? protectedNames : banned).append(entry.text);
                continue;
            }
        } else {
            unknown.append(entry.text);
            continue;
        }
        m_actions.append(action);
    }
    const int found = int(m_actions.size());
    QStringList sum{m_kind == Kind::AddTerm ? tr("%Ln terms to block.", nullptr, found)
                                            : tr("%Ln viewers to ban.", nullptr, found)};
    QStringList problems;
    if (m_import.ended > 0)
        sum.append(tr("%Ln timeouts have ended and are left out.", nullptr, m_import.ended));
    if (!unknown.isEmpty())
        sum.append(tr("%Ln logins do not exist.", nullptr, int(unknown.size())));
    if (!protectedNames.isEmpty())
        sum.append(tr("%Ln cannot be banned.", "viewers", int(protectedNames.size())));
    if (!banned.isEmpty())
        sum.append(tr("%Ln are banned already.", "viewers", int(banned.size())));
    if (!m_import.problems.isEmpty())
        sum.append(m_kind == Kind::AddTerm
                       ? tr("%Ln lines are no terms.", nullptr, int(m_import.problems.size()))
                       : tr("%Ln lines are no logins.", nullptr, int(m_import.problems.size())));
    for (const QString &login : std::as_const(unknown))
        problems.append(tr("Does not exist: %1").arg(login));
    for (const QString &login : std::as_const(protectedNames))
        problems.append(tr("Broadcaster or moderator: %1").arg(login));
    for (const QString &login : std::as_const(banned))
        problems.append(tr("Banned already: %1").arg(login));
    for (const ListImport::Problem &problem : std::as_const(m_import.problems))
        problems.append(tr("Line %1: %2").arg(QLocale().toString(problem.line), isolated(problem.text)));
    m_sum->setText(sum.join(u' '));
    m_problems->setPlainText(problems.join(u'\n'));
    m_problems->setVisible(!problems.isEmpty());
    m_confirm->setText(confirmText(found));
    m_confirm->setEnabled(found > 0);
}

}  // namespace Sidestage
