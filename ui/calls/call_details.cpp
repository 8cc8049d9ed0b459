// SPDX-License-Identifier: GPL-3.0-or-later
#include "call_details.h"

#include "calls/call_export.h"
#include "json_view.h"
#include "kit/controls/button.h"
#include "kit/controls/segmented.h"
#include "kit/layout/flow_layout.h"
#include "kit/layout/scroll_area.h"
#include "kit/layout/spacing.h"
#include "kit/messages/banner.h"
#include "kit/messages/empty_state.h"
#include "kit/text/elided_label.h"
#include "kit/text/pill.h"
#include "kit/text/time_text.h"
#include "kit/text/wrap_label.h"
#include "kit/theme/named.h"
#include "schema/redaction.h"

#include <QGridLayout>
#include <QLabel>
#include <QLocale>
#include <QScrollArea>
#include <QStackedWidget>
#include <QUrlQuery>

namespace Sidestage {

namespace {

enum Tab { RequestTab, ResponseTab, TimingTab };

constexpr int nameWidth = 124;

/// Secrets are not stored; the dots have the same length for all of them.
QString shownValue(const QByteArray &value)
{
    QString shown = QString::fromUtf8(value);
    const QLatin1String hidden(Api::hiddenValue);
    if (shown == hidden || shown.endsWith(u' ' + hidden))
        shown.replace(shown.size() - hidden.size(), hidden.size(), QString(10, u'•'));
    return shown;
}

}  // namespace

CallDetails::CallDetails(const CallLog *log, PageTitles pages, QWidget *parent)
    : Card(parent)
    , m_log(log)
    , m_pages(std::move(pages))
    , m_stack(new QStackedWidget)
    , m_name(named("callTitle", new ElidedLabel({}, TextRole::CardTitle)))
    , m_copy(named("callCopy", Button::compact(tr("Copy as curl"))))
    , m_status(named("callStatus", new Pill))
    , m_summary(named("callSummary", new WrapLabel({}, TextRole::Small, Tone::Secondary)))
    , m_tabs(named("callTabs", new Segmented, tr("Parts of the call")))
    , m_said(named("callSaid", new Banner(Banner::Kind::Error)))
    , m_content(new QVBoxLayout)
    , m_bodyHead(new QWidget)
    , m_bodyTitle(makeLabel({}, TextRole::Small, Tone::Secondary))
    , m_bodyKind(makeLabel(tr("JSON"), TextRole::Small, Tone::Hint))
    , m_json(named("callBody", new JsonView, tr("Body")))
    , m_goTo(named("callGoTo", new Button({}, Button::Role::Link)))
{
    setObjectName(QStringLiteral("callDetails"));
    setBodyPadded(false);
    setBodySpacing(0);
    m_name->setElideMode(Qt::ElideMiddle);
    auto *content = new QWidget;
    content->setLayout(m_content);
    m_content->addWidget(buildHead());
    m_tabs->setWraps();
    m_tabs->addOption(tr("Request"));
    m_tabs->addOption(tr("Response"));
    m_tabs->addOption(tr("Timing"));
    connect(m_tabs, &Segmented::currentChanged, this, &CallDetails::showTab);
    m_content->addWidget(m_tabs);
    m_content->addWidget(m_said);
    auto *bodyLine = withoutMargins(new QHBoxLayout(m_bodyHead));
    bodyLine->addWidget(m_bodyTitle, 1);
    bodyLine->addWidget(m_bodyKind);
    m_content->addWidget(m_bodyHead);
    m_content->addWidget(m_json);
    m_content->addStretch(1);
    setMargins(m_content, Measure::cardPaddingX, Measure::cardPaddingY, Measure::cardPaddingX,
               Measure::cardPaddingY);
    setSpacing(m_content, 10);
    auto *shown = new QWidget;
    auto *layout = withoutMargins(new QVBoxLayout(shown));
    content->setProperty("plain", true);
    auto *scroll = makeScrollArea(content);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->viewport()->setAutoFillBackground(false);
    content->setAutoFillBackground(false);
    layout->addWidget(scroll, 1);
    layout->addWidget(makeDivider());
    layout->addWidget(buildFoot());
    layout->setSpacing(0);
    m_stack->addWidget(new EmptyState(Icon::List, tr("Choose a call to see what was sent and answered.")));
    m_stack->addWidget(shown);
    body()->addWidget(m_stack, 1);
    // Inside the card's border.
    Theme::watch(this, [this] { QWidget::layout()->setContentsMargins(1, 1, 1, 1); });
    connect(m_copy, &Button::clicked, this, &CallDetails::copyRequested);
    connect(m_goTo, &Button::clicked, this, [this] { Q_EMIT pageRequested(m_call->page); });
}

QWidget *CallDetails::buildHead()
{
    auto *head = new QWidget;
    auto *layout = withoutMargins(new QVBoxLayout(head));
    auto *line = new QHBoxLayout;
    line->addWidget(m_name, 1);
    line->addWidget(m_copy);
    layout->addLayout(line);
    auto *state = withoutMargins(new FlowLayout);
    state->addWidget(m_status);
    state->addWidget(m_summary);
    layout->addLayout(state);
    setSpacing(layout, 6);
    return head;
}

QWidget *CallDetails::buildFoot()
{
    auto *foot = new QWidget;
    auto *line = new QHBoxLayout(foot);
    line->addWidget(new IconView(Icon::Lock, Tone::Secondary, Measure::iconButton));
    line->addWidget(new WrapLabel(tr("Secrets are never kept."), TextRole::Small, Tone::Secondary), 1);
    line->addWidget(m_goTo);
    setMargins(line, Measure::cardPaddingX, 8, Measure::cardPaddingX, 8);
    return foot;
}

void CallDetails::setCall(const std::optional<LoggedCall> &call)
{
    const bool isSame = call == m_call;
    m_call = call;
    m_stack->setCurrentIndex(call ? 1 : 0);
    if (!call || isSame)
        return;
    const CallRecord &record = *call->record;
    m_name->setText(call->isEvent() ? record.endpoint
                                    : record.method + QStringLiteral("  ") + record.endpoint);
    const CallOutcome outcome = outcomeOf(record);
    const Look look = CallTexts::statusLook(outcome);
    m_status->setState(*look.pill, CallTexts::status(outcome, record.status), look.icon);
    const QString by = CallTexts::askedBy(*call, m_pages);
    QStringList summary;
    if (!call->isEvent())
        summary.append(CallTexts::took(record.took));
    if (!by.isEmpty())
        summary.append(tr("by %1", "a page").arg(by));
    if (m_log->accountNames().size() > 1 && m_log->accountNames().contains(record.userId))
        summary.append(m_log->accountNames().value(record.userId));
    m_summary->setText(summary.join(QStringLiteral(" · ")));
    m_said->setVisible(call->isError() && !record.said.isEmpty());
    m_said->setKind(outcome == CallOutcome::TooMany ? Banner::Kind::Warn : Banner::Kind::Error);
    m_said->setSentence(record.status == 0 ? tr("No answer: %1").arg(record.said)
                                           : tr("The service said: “%1”").arg(record.said));
    m_goTo->setVisible(!by.isEmpty());
    m_goTo->setText(tr("Go to %1", "a page").arg(by));
    m_copy->setText(call->isEvent() ? tr("Copy event") : tr("Copy as curl"));
    m_tabs->setVisible(!call->isEvent());
    showTab();
}

void CallDetails::showTab()
{
    if (!m_call)
        return;
    // Deleted by the event loop, because a tab may be chosen from within.
    if (m_sections) {
        m_sections->hide();
        m_sections->deleteLater();
    }
    m_sections = new QWidget;
    setSpacing(withoutMargins(new QVBoxLayout(m_sections)), 10);
    m_content->insertWidget(m_content->indexOf(m_bodyHead), m_sections);
    m_bodyHead->hide();
    m_json->hide();
    if (m_call->isEvent() || m_tabs->currentIndex() == ResponseTab)
        showMessage(m_call->record->response, false);
    else if (m_tabs->currentIndex() == RequestTab)
        showMessage(m_call->record->request, true);
    else
        showTimes();
}

void CallDetails::showMessage(const CallMessage &message, bool isRequest)
{
    QList<std::pair<QString, QString>> headers;
    for (const auto &[name, value] : message.headers)
        headers.append({QString::fromUtf8(name), shownValue(value)});
    addSection(tr("Headers"), headers);
    if (isRequest) {
        QList<std::pair<QString, QString>> query;
        for (const auto &[name, value] : QUrlQuery(m_call->record->url).queryItems(QUrl::FullyDecoded))
            query.append({name, value});
        addSection(tr("Query"), query);
    }
    if (message.size == 0 && m_call->isEvent())
        return;
    m_bodyHead->show();
    if (message.size == 0)
        m_bodyTitle->setText(tr("No body"));
    else if (message.isTooLarge())
        m_bodyTitle->setText(tr("Body: too large, %1", "a size").arg(CallTexts::size(message.size)));
    else
        m_bodyTitle->setText(tr("Body, %1", "a size").arg(CallTexts::size(message.size)));
    const QString text = indentedJson(message.body);
    m_bodyKind->setVisible(text.startsWith(u'{') || text.startsWith(u'['));
    m_json->setText(text);
    m_json->setVisible(!text.isEmpty());
}

void CallDetails::showTimes()
{
    const CallRecord &record = *m_call->record;
    const QLocale locale;
    QList<std::pair<QString, QString>> rows{{tr("Sent"), CallTexts::time(record)},
                                            {tr("Took"), CallTexts::took(record.took)}};
    if (record.budgetLeft >= 0)
        rows.append({tr("Budget left"), locale.toString(record.budgetLeft)});
    addSection(tr("All of it"), rows);
    for (qsizetype i = 0; i < record.attempts.size(); ++i) {
        const CallAttempt &attempt = record.attempts[i];
        CallRecord single = record;
        single.status = attempt.status;
        rows = {{tr("Sent"), wallText(record.at.addMSecs(attempt.start), QStringLiteral("HH:mm:ss.zzz"))},
                {tr("Answer"), CallTexts::status(outcomeOf(single), attempt.status)},
                {tr("Took"), CallTexts::took(attempt.took)}};
        if (i + 1 < record.attempts.size())
            rows.append(
                {tr("Then waited"),
                 tr("%1 · %2", "a duration; why")
                     .arg(CallTexts::took(record.attempts[i + 1].start - attempt.start - attempt.took),
                          CallTexts::pause(attempt.pause))});
        addSection(tr("Attempt %1", "a number").arg(locale.toString(i + 1)), rows);
    }
}

void CallDetails::addSection(const QString &title, const QList<std::pair<QString, QString>> &rows)
{
    if (rows.isEmpty())
        return;
    auto *section = new QWidget(m_sections);
    auto *grid = withoutMargins(new QGridLayout(section));
    grid->addWidget(makeLabel(title, TextRole::Small, Tone::Secondary), 0, 0, 1, 2);
    grid->setColumnStretch(1, 1);
    for (const auto &[name, value] : rows) {
        const int row = grid->rowCount();
        auto *nameLabel = new ElidedLabel(name, TextRole::Small, Tone::Secondary);
        setScaled(nameLabel, &QWidget::setFixedWidth, nameWidth);
        auto *valueLabel = new ElidedLabel(value, TextRole::Small);
        valueLabel->setAccessibleName(tr("%1: %2", "a name; its value").arg(name, value));
        grid->addWidget(nameLabel, row, 0);
        grid->addWidget(valueLabel, row, 1);
    }
    setSpacing(grid, 4);
    m_sections->layout()->addWidget(section);
}

}  // namespace Sidestage
