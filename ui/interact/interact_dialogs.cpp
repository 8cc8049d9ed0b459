// SPDX-License-Identifier: GPL-3.0-or-later
#include "interact_dialogs.h"

#include "api/viewers/polls.h"
#include "base/bidi.h"
#include "interact/interact_service.h"
#include "kit/controls/segmented.h"
#include "kit/layout/spacing.h"
#include "kit/text/wrap_label.h"
#include "kit/theme/theme.h"
#include "schema/describe.h"

#include <QBoxLayout>
#include <QButtonGroup>
#include <QLocale>
#include <QRadioButton>

namespace Sidestage {

namespace {

QString pointsText(qint64 points)
{
    return ResolveDialog::tr("%1 points").arg(QLocale().toString(points));
}

QString viewersText(int viewers)
{
    return ResolveDialog::tr("%Ln viewers", nullptr, viewers);
}

/// The choices of a text with one in each line.
QStringList linesOf(const QString &text)
{
    QStringList lines;
    for (const QString &line : text.split(u'\n')) {
        if (const QString choice = line.trimmed(); !choice.isEmpty())
            lines.append(choice);
    }
    return lines;
}

}  // namespace

QString whyNotStart(InteractService *service, InteractTemplate::Kind kind)
{
    if (kind == InteractTemplate::Kind::Poll) {
        const PollFeed *polls = service->polls();
        return !polls->mayManage() ? InteractDialog::tr("Sidestage needs permission to manage polls.")
            : polls->active()      ? InteractDialog::tr("A channel can run one poll at a time.")
            : polls->isBusy()      ? InteractDialog::tr("The last request is not answered yet.")
                                   : QString();
    }
    const PredictionFeed *predictions = service->predictions();
    return !predictions->mayManage() ? InteractDialog::tr("Sidestage needs permission to manage predictions.")
        : predictions->open()        ? InteractDialog::tr("A channel can have one open prediction at a time.")
        : predictions->isBusy()      ? InteractDialog::tr("The last request is not answered yet.")
                                     : QString();
}

ConfirmDialog::ConfirmDialog(const QString &title, const QString &heading, QWidget *parent)
    : DialogFrame(title, parent)
    , m_lines(new WrapLabel({}, TextRole::Body, Tone::Secondary, this))
{
    setHeading(heading);
    body()->addWidget(m_lines);
    addSafeButton(tr("Cancel"))->setObjectName(QStringLiteral("keep"));
    m_confirm = addButton({}, Button::Role::DangerFill);
    m_confirm->setObjectName(QStringLiteral("confirm"));
    connect(m_confirm, &QPushButton::clicked, this, &QDialog::accept);
    resize(px(440), sizeHint().height());
}

void ConfirmDialog::setTexts(const QStringList &lines, const QString &action)
{
    m_lines->setText(lines.join(u'\n'));
    m_confirm->setText(action);
}

ResolveDialog::ResolveDialog(PredictionFeed *feed, QWidget *parent)
    : DialogFrame(tr("Resolve prediction"), parent)
    , m_feed(feed)
    , m_prediction(*feed->open())
    , m_choices(new QButtonGroup(this))
    , m_result(new WrapLabel({}, TextRole::Body, Tone::Secondary, this))
{
    setObjectName(QStringLiteral("resolveDialog"));
    setHeading(m_prediction.title);
    body()->addWidget(new WrapLabel(tr("Which outcome won?"), TextRole::Body, Tone::Text, this));
    for (qsizetype i = 0; i < m_prediction.outcomes.size(); ++i) {
        const QString title = m_prediction.outcomes[i].title;
        auto *choice = new QRadioButton(QString(title).replace(u'&', QStringLiteral("&&")), this);
        choice->setObjectName(QStringLiteral("outcome:%1").arg(i));
        m_choices->addButton(choice, int(i));
        body()->addWidget(choice);
    }
    m_result->setObjectName(QStringLiteral("resolveResult"));
    body()->addWidget(m_result);
    Button *keep = addSafeButton(tr("Cancel"));
    keep->setObjectName(QStringLiteral("keep"));
    keep->setAutoDefault(true);  // for Enter on it while another button is the default
    m_resolve = addButton({}, Button::Role::Primary);
    m_resolve->setObjectName(QStringLiteral("confirmResolve"));
    connect(m_resolve, &QPushButton::clicked, this, &QDialog::accept);
    connect(m_choices, &QButtonGroup::idToggled, this, &ResolveDialog::updateTexts);
    connect(feed, &Feed::changed, this, &ResolveDialog::follow);
    updateTexts();
    resize(px(460), sizeHint().height());
}

QString ResolveDialog::winner() const
{
    return m_prediction.outcomes.value(m_choices->checkedId()).id;
}

void ResolveDialog::follow()
{
    const auto open = m_feed->open();
    if (!open || open->id != m_prediction.id)
        return reject();
    m_prediction = *open;
    updateTexts();
}

void ResolveDialog::updateTexts()
{
    const qint64 all = pointsIn(m_prediction);
    for (qsizetype i = 0; i < m_prediction.outcomes.size(); ++i) {
        const Api::PredictedOutcome &outcome = m_prediction.outcomes[i];
        m_choices->button(int(i))->setAccessibleDescription(
            tr("%1 by %2", "points, viewers")
                .arg(pointsText(outcome.channelPoints), viewersText(outcome.users)));
    }
    const int chosen = m_choices->checkedId();
    m_resolve->setEnabled(chosen >= 0);
    if (chosen >= 0)
        m_resolve->setDefault(true);  // Enter in the choices does not cancel
    m_resolve->setText(
        tr("Pay out %1").arg(pointsText(chosen < 0 ? all : pointsPaid(m_prediction, winner()))));
    if (chosen < 0) {
        m_result->setText(tr("Choose the outcome to see who is paid."));
        return;
    }
    const Api::PredictedOutcome outcome = m_prediction.outcomes[chosen];
    m_result->setText(
        outcome.users == 0
            ? tr("Nobody predicted this. No points are paid out.")
            : tr("%1 share %2: each gets %3 for one point. This cannot be undone.",
                 "viewers; points; a ratio")
                  .arg(viewersText(outcome.users), pointsText(all),
                       QLocale().toString(double(all) / double(std::max<qint64>(1, outcome.channelPoints)),
                                          'f', 2)));
}

InteractDialog::InteractDialog(InteractService *service, const InteractTemplate &offered, QWidget *parent)
    : CollectionDialog(tr("Polls and predictions"), "interact",
                       {.all = [service] { return service->templates(); },
                        .save = [service](InteractTemplate &entry) { return service->saveTemplate(entry); },
                        .remove = [service](qint64 id) { return service->removeTemplate(id); }},
                       parent)
    , m_service(service)
{
    setObjectName(QStringLiteral("interactDialog"));
    auto *kind = new Segmented;
    kind->addOption(tr("Poll"), {}, Icon::Bars);
    kind->addOption(tr("Prediction"), {}, Icon::Scale);
    form()->input(
        {.label = tr("Kind"), .name = "interactKind"}, kind, &Segmented::chosen,
        [kind](const InteractTemplate &entry) { kind->setCurrentIndex(int(entry.kind)); },
        [kind](InteractTemplate &entry) { entry.kind = InteractTemplate::Kind(kind->currentIndex()); });
    form()->text(&InteractTemplate::title,
                 {.label = tr("Question"), .name = "interactTitle", .required = tr("Enter a question.")});
    auto *choices = new TextBox;
    choices->setTabChangesFocus(true);
    form()->input(
        {.label = tr("Choices"), .name = "interactChoices"}, choices, &QPlainTextEdit::textChanged,
        [choices](const InteractTemplate &entry) {
            if (linesOf(choices->toPlainText()) != entry.choices)
                choices->setPlainText(entry.choices.join(u'\n'));
        },
        [choices](InteractTemplate &entry) { entry.choices = linesOf(choices->toPlainText()); });
    form()->number(&InteractTemplate::duration, {.label = tr("Seconds"), .name = "interactDuration"});
    form()->number(&InteractTemplate::pointsPerVote,
                   {.label = tr("Points per extra vote"),
                    .name = "interactPoints",
                    .hint = tr("0: every viewer has one vote.")});
    start(offered.id == 0 ? offered : InteractTemplate{}, Copy, tr("Templates"));
    saver()->setRole(Button::Role::Default);  // the dialog is for starting
    reload(offered.id);
    if (offered.id == 0)
        form()->focusRow(TitleRow);
    for (StartFeed *feed :
         {static_cast<StartFeed *>(service->polls()), static_cast<StartFeed *>(service->predictions())}) {
        connect(feed, &Feed::changed, this, [this] { refresh(form()->value()); });
        connect(feed, &StartFeed::started, this, [this, feed] {
            if (feed == m_asked)
                accept();
        });
        connect(feed, &Feed::failed, this, [this, feed](const Error &error) {
            if (feed != m_asked)
                return;
            setMessage(error.isUncertain()
                           ? tr("It may have been started. %1", "the reason").arg(reasonOf(error))
                           : reasonOf(error),
                       true);
        });
    }
    setScaled(choices, &QWidget::setFixedHeight, 120);
    resize(px(760), px(520));
}

CollectionFrame::Item InteractDialog::itemOf(const InteractTemplate &entry) const
{
    return {.id = entry.id,
            .name = entry.title,
            .icon = entry.kind == InteractTemplate::Kind::Poll ? Icon::Bars : Icon::Scale};
}

void InteractDialog::addButtons()
{
    m_start = addButton(tr("Start"), Button::Role::Primary);
    m_start->setObjectName(QStringLiteral("startInteract"));
    connect(m_start, &QPushButton::clicked, this, [this] {
        const InteractTemplate entry = form()->value();
        form()->clearErrors();
        setMessage({});
        if (!checkEntry(entry))
            return;
        if (entry.kind == InteractTemplate::Kind::Poll)
            m_asked = m_service->polls();
        else
            m_asked = m_service->predictions();
        m_service->start(entry);
    });
}

bool InteractDialog::complete(InteractTemplate &entry)
{
    return checkEntry(entry);
}

bool InteractDialog::checkEntry(const InteractTemplate &entry)
{
    const auto checked = Sidestage::check(entry);
    if (checked)
        return true;
    const QString field = checked.error().field;
    const FormRows row = field == u"title" ? TitleRow
        : field == u"choices"              ? ChoicesRow
        : field == u"points_per_vote"      ? PointsRow
                                           : DurationRow;
    QString problem
        = row == TitleRow && entry.title.isEmpty() ? tr("Enter a question.") : ruleOf(checked.error());
    if (row == ChoicesRow && checked.error().fault == Fault::TooLong) {
        const auto isLonger
            = [most = checked.error().bound](const QString &choice) { return choice.toUcs4().size() > most; };
        const auto tooLong = std::ranges::find_if(entry.choices, isLonger);
        problem = tr("Choice %1: %2", "a number; the rule that it breaks")
                      .arg(QLocale().toString(tooLong - entry.choices.begin() + 1), problem);
    }
    form()->setError(row, problem);
    form()->focusRow(row);
    return false;
}

void InteractDialog::refresh(const InteractTemplate &entry)
{
    const bool isPoll = entry.kind == InteractTemplate::Kind::Poll;
    form()->setHint(ChoicesRow,
                    isPoll ? tr("One in each line, 2 to 5, at most 25 characters each.")
                           : tr("One in each line, 2 to 10, at most 25 characters each."));
    form()->setHint(DurationRow, isPoll ? tr("15 to 1,800 seconds.") : tr("30 to 1,800 seconds."));
    form()->setRule(
        TitleRow, isPoll ? Api::ruleOf(&Api::CreatePoll::title) : Api::ruleOf(&Api::CreatePrediction::title));
    form()->row(PointsRow)->setVisible(isPoll);
    m_start->setText(isPoll ? tr("Start poll") : tr("Start prediction"));
    const QString reason = whyNotStart(m_service, entry.kind);
    m_start->setEnabled(reason.isEmpty());
    m_start->setToolTip(reason);
}

}  // namespace Sidestage
