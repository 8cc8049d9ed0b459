// SPDX-License-Identifier: GPL-3.0-or-later
#include "ban_dialog.h"

#include "base/bidi.h"
#include "chat/moderation/list_import.h"
#include "chat/moderation/moderation_service.h"
#include "kit/text/time_text.h"
#include "kit/theme/theme.h"
#include "texts/error_texts.h"

#include <QBoxLayout>
#include <QComboBox>

namespace Sidestage {

BanDialog::BanDialog(ModerationService *service, const QString &channelId, QWidget *parent)
    : DialogFrame(tr("Ban"), parent)
    , m_service(service)
    , m_channelId(channelId)
    , m_form(new Form<Draft>)
{
    setObjectName(QStringLiteral("banDialog"));
    setHeading(tr("Ban in %1").arg(isolated(service->nameOf(channelId))));
    m_form->text(
        &Draft::login,
        {.label = tr("Viewer"), .name = "banLogin", .required = tr("Enter a login."), .id = LoginRow});
    m_form->text(&Draft::reason,
                 {.label = tr("Reason"), .name = "banReason", .rule = Api::atMost(500), .id = ReasonRow});
    auto *length = new QComboBox;
    length->addItem(tr("For good"), 0);
    for (const int seconds : {10, 60, 600, 3'600, 86'400, 604'800, 1'209'600})
        length->addItem(durationText(seconds), seconds);
    m_form->input(
        {.label = tr("Duration"), .name = "banLength", .id = LengthRow}, length, &QComboBox::activated,
        [length](const Draft &draft) { length->setCurrentIndex(length->findData(draft.seconds)); },
        [length](Draft &draft) { draft.seconds = length->currentData().toInt(); });
    m_form->setValue({});
    body()->addWidget(m_form);
    addSafeButton(tr("Cancel"));
    m_ban = named("banConfirm", addButton(tr("Ban"), Button::Role::DangerFill));
    // Enter in a field sends what was typed, as in other forms. It bans nobody while a field is wrong.
    m_ban->setDefault(true);
    connect(m_ban, &QAbstractButton::clicked, this, &BanDialog::look);
    connect(m_form, &FormBase::edited, this,
            [this] { m_ban->setText(m_form->value().seconds > 0 ? tr("Time out") : tr("Ban")); });
    m_form->row(LoginRow)->focusInput();
    resize(px(460), sizeHint().height());
}

Bound BanDialog::look()
{
    if (!m_form->check())
        co_return;
    const QString login = loginIn(m_form->value().login);
    if (login.isEmpty()) {
        m_form->setError(LoginRow, tr("A login has only letters, digits and “_”."));
        m_form->focusRow(LoginRow);
        co_return;
    }
    m_ban->setEnabled(false);
    auto finding = findUsers(m_service->account()->client(), {login});
    const auto users = co_await finding;
    m_ban->setEnabled(true);
    if (!users || users->isEmpty()) {
        m_form->setError(LoginRow,
                         users ? tr("There is no viewer with this login.") : reasonOf(users.error()));
        m_form->focusRow(LoginRow);
        co_return;
    }
    const Draft &draft = m_form->value();
    const Api::User user = users->value(login);
    Q_EMIT chosen({.kind = draft.seconds > 0 ? ModerationAction::Kind::TimeOut : ModerationAction::Kind::Ban,
                   .channelId = m_channelId,
                   .channelName = m_service->nameOf(m_channelId),
                   .userId = user.id,
                   .userName = user.displayName,
                   .text = draft.reason.trimmed(),
                   .seconds = draft.seconds});
    accept();
}

}  // namespace Sidestage
