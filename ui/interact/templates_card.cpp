// SPDX-License-Identifier: GPL-3.0-or-later
#include "templates_card.h"

#include "base/bidi.h"
#include "interact/interact_service.h"
#include "interact_dialogs.h"
#include "kit/controls/action_button.h"
#include "kit/layout/spacing.h"
#include "kit/lists/long_list.h"
#include "kit/messages/page_state.h"
#include "kit/text/time_text.h"
#include "page/page_action.h"

#include <QBoxLayout>

namespace Sidestage {

namespace {

constexpr int minTemplateRows = 3;
constexpr int maxTemplateRows = 6;

QString detailOf(const InteractTemplate &entry)
{
    const int count = int(entry.choices.size());
    const QString choices = entry.kind == InteractTemplate::Kind::Poll
        ? TemplatesCard::tr("Poll · %Ln choices", nullptr, count)
        : TemplatesCard::tr("Prediction · %Ln outcomes", nullptr, count);
    return TemplatesCard::tr("%1 · %2", "kind and number of choices; a duration")
        .arg(choices, durationText(entry.duration));
}

}  // namespace

TemplatesCard::TemplatesCard(InteractService *service, QWidget *parent)
    : Card(tr("Templates"), Icon::List, parent)
    , m_service(service)
    , m_rows(new LiveList<Row>(&Row::key,
                               {{.title = {},
                                 .text = [](const Row &row) { return row.entry.title; },
                                 .look =
                                     [](const Row &row) {
                                         return Look{.icon = row.entry.kind == InteractTemplate::Kind::Poll
                                                         ? Icon::Bars
                                                         : Icon::Scale,
                                                     .detail = detailOf(row.entry)};
                                     },
                                 .toolTip = [](const Row &row) { return detailOf(row.entry); }}},
                               this))
    , m_list(new LongList)
    , m_state(new PageState(m_list, QStringLiteral("templatesEmpty")))
    , m_start(new ActionButton(Icon::Play, tr("Start")))
{
    setObjectName(QStringLiteral("templatesCard"));
    m_rows->setSpoken([](const Row &row) {
        return tr("%1, %2", "a template; what it is").arg(isolated(row.entry.title), detailOf(row.entry));
    });
    m_list->setObjectName(QStringLiteral("templatesList"));
    m_list->setAccessibleName(tr("Templates of polls and predictions"));
    m_list->setEndPadded(false);
    m_list->setDetailBelow(true);
    m_list->setModel(m_rows);
    addPageAction(m_list, "startTemplate", Icon::Play, tr("Start template"), Qt::Key_Return,
                  [this] { m_start->press(); });
    auto *edit = new Button(Icon::Edit, tr("Edit…"), Button::Role::Ghost);
    edit->setObjectName(QStringLiteral("editTemplates"));
    edit->setCompact(true);
    connect(edit, &QPushButton::clicked, this, [this] {
        const QModelIndex current = m_list->currentIndex();
        Q_EMIT editRequested(current.isValid() ? m_rows->row(current.row()).entry : InteractTemplate());
    });
    addToHead(edit);
    m_start->setObjectName(QStringLiteral("startTemplateButton"));
    m_start->setCompact(true);
    connect(m_start, &QPushButton::clicked, this, &TemplatesCard::startCurrent);
    body()->addWidget(m_state);
    body()->addWidget(m_start, 0, Qt::AlignLeft);
    connect(m_list, &LongList::currentRowChanged, this, &TemplatesCard::updateStart);
    connect(service, &InteractService::templatesChanged, this, &TemplatesCard::reload);
    connect(service->polls(), &Feed::changed, this, &TemplatesCard::updateStart);
    connect(service->predictions(), &Feed::changed, this, &TemplatesCard::updateStart);
    Theme::watch(this, [this] { reload(); });
}

void TemplatesCard::reload()
{
    QList<Row> rows;
    for (const InteractTemplate &entry : m_service->templates())
        rows.append({QString::number(entry.id), entry});
    m_rows->sync(rows);
    if (rows.isEmpty())
        m_state->showEmpty(Icon::List, tr("Save polls and predictions that you run often."),
                           tr("Add template…"), [this] { Q_EMIT editRequested({}); });
    else
        m_state->showList();
    m_state->setFixedHeight(rows.isEmpty() ? m_state->sizeHint().height()
                                           : m_list->rowHeight()
                                    * qBound(minTemplateRows, int(rows.size()), maxTemplateRows));
    updateStart();
}

void TemplatesCard::updateStart()
{
    const QModelIndex current = m_list->currentIndex();
    m_start->setVisible(!m_state->isEmpty());
    if (!current.isValid())
        return m_start->setBlocked(tr("Choose a template."));
    const InteractTemplate::Kind kind = m_rows->row(current.row()).entry.kind;
    m_start->setText(kind == InteractTemplate::Kind::Poll ? tr("Start poll") : tr("Start prediction"));
    m_start->setBlocked(whyNotStart(m_service, kind));
}

void TemplatesCard::startCurrent()
{
    const QModelIndex current = m_list->currentIndex();
    if (current.isValid())
        m_service->start(m_rows->row(current.row()).entry);
}

}  // namespace Sidestage
