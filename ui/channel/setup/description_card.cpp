// SPDX-License-Identifier: GPL-3.0-or-later
#include "description_card.h"

#include "base/bidi.h"
#include "kit/controls/action_button.h"
#include "kit/layout/flow_layout.h"
#include "kit/layout/spacing.h"
#include "texts/error_texts.h"

#include <QBoxLayout>

namespace Sidestage {

DescriptionCard::DescriptionCard(ChannelDescription *description, QWidget *parent)
    : FeedCard(tr("About the channel"), Icon::Info, description, parent)
    , m_description(description)
    , m_form(new Form<Api::UpdateUser>)
    , m_buttons(new QWidget)
    , m_send(named("sendDescription", new ActionButton(Icon::Send, tr("Send description"))))
{
    setObjectName(QStringLiteral("descriptionCard"));
    FormField *field = m_form->box(&Api::UpdateUser::description,
                                   {.label = tr("Description"), .name = "channelDescription"});
    setScaled(field->input(), &QWidget::setFixedHeight, 104);
    body()->addWidget(m_form);
    auto *discard = named("discardDescription", new Button(Icon::Undo, tr("Discard")));
    discard->setAccessibleName(tr("Discard the change of the description"));
    auto *flow = withoutMargins(new FlowLayout(m_buttons));
    flow->addWidget(m_send);
    flow->addWidget(discard);
    body()->addWidget(m_buttons);
    addStates(3, tr("Sign in again to see the description."),
              [description] { return description->isKnown(); });
    addPermission(Api::Scope::UserEdit, tr("No permission to change the description."),
                  tr("Permission needed"),
                  tr("Changing the description requires the permission user:edit, which was not granted when "
                     "you signed in."),
                  [description] { return description->mayEdit(); });
    addStaleNote();
    connect(m_send, &QPushButton::clicked, this, &DescriptionCard::send);
    connect(discard, &QPushButton::clicked, this, &DescriptionCard::discard);
    connect(m_form, &FormBase::edited, this,
            [this] { m_description->edit(m_form->value().description.value_or(QString())); });
    connect(description, &ChannelDescription::sent, this, [this](const QString &before) {
        m_form->clearErrors();
        Q_EMIT notified(tr("Description sent"), [description = QPointer(m_description), before] {
            if (description)
                description->restore(before);
        });
    });
    connect(description, &Feed::failed, this, [this](const Error &error) {
        m_form->setError(
            0,
            error.isUncertain()
                ? tr("It is not known whether the description was changed. %1 Yours is still here.")
                      .arg(reasonOf(error))
                : tr("Description not sent. %1 Yours is still here.").arg(reasonOf(error)));
    });
    updateCard();
}

void DescriptionCard::send()
{
    m_form->clearErrors();
    if (const auto sent = m_description->send(); !sent) {
        m_form->setError(0, ruleOf(sent.error()));
        m_form->focusRow(0);
    }
}

void DescriptionCard::discard()
{
    if (!m_description->isChanged() || m_description->isBusy())
        return;
    const QString mine = m_description->mine();
    m_description->discard();
    m_form->clearErrors();
    Q_EMIT notified(tr("Discarded the change of the description"),
                    [description = QPointer(m_description), mine] {
                        if (description)
                            description->edit(mine);
                    });
}

void DescriptionCard::showFeed()
{
    const bool isKnown = m_description->isKnown();
    const bool isChanged = m_description->isChanged();
    m_form->setVisible(isKnown);
    m_form->setEditable(m_description->mayEdit());
    if (isKnown && m_form->value().description != m_description->mine())
        m_form->setValue({.description = m_description->mine()});
    m_form->setChanged(isChanged ? QList{0} : QList<int>());
    QString note;
    if (m_description->hasDrifted())
        note = tr("Changed elsewhere meanwhile: “%1”").arg(isolated(m_description->service()));
    else if (isChanged && !m_description->draftProblem().isEmpty())
        note = tr("Draft not saved: %1").arg(m_description->draftProblem());
    m_form->setNote(0, note);
    m_buttons->setVisible(isKnown && isChanged);
    m_send->setBlocked(!m_description->mayEdit() ? tr("Sidestage needs permission to change the description.")
                           : m_description->isBusy() ? tr("The last request is not answered yet.")
                                                     : QString());
}

}  // namespace Sidestage
