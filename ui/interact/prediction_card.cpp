// SPDX-License-Identifier: GPL-3.0-or-later
#include "prediction_card.h"

#include "choice_bars.h"
#include "client/service_clock.h"
#include "interact/interact_service.h"
#include "interact_dialogs.h"
#include "kit/layout/flow_layout.h"
#include "kit/text/digits_label.h"
#include "kit/text/pill.h"
#include "kit/text/progress_bar.h"
#include "kit/text/second_ticker.h"
#include "kit/text/steady_text.h"
#include "kit/text/time_text.h"
#include "kit/text/wrap_label.h"
#include "kit/theme/theme.h"
#include "outcome_box.h"
#include "texts/error_texts.h"

#include <QBoxLayout>
#include <QLabel>
#include <QLocale>

namespace Sidestage {

namespace {

QString refundText(const Api::Prediction &prediction)
{
    return PredictionCard::tr("%1 points to %Ln viewers", nullptr, usersIn(prediction))
        .arg(QLocale().toString(pointsIn(prediction)));
}

}  // namespace

PredictionCard::PredictionCard(InteractService *service, QWidget *parent)
    : FeedCard(tr("Prediction"), Icon::Scale, service->predictions(), parent)
    , m_service(service)
    , m_state(new Pill)
    , m_opened(makeLabel({}, TextRole::Small, Tone::Secondary))
    , m_title(new WrapLabel({}, TextRole::DialogTitle, Tone::Text))
    , m_pair(new QWidget)
    , m_first(new OutcomeBox(false))
    , m_second(new OutcomeBox(true))
    , m_bars(new ChoiceBars)
    , m_time(new QWidget)
    , m_left(new SteadyText(TextRole::Small, Tone::Secondary))
    , m_window(new ProgressBar)
    , m_buttons(new QWidget)
    , m_lock(new Button(Icon::Lock, tr("Lock now")))
    , m_refund(new WrapLabel({}, TextRole::Small, Tone::Secondary))
    , m_none(new WrapLabel(tr("No prediction is open."), TextRole::Body, Tone::Secondary))
    , m_new(new Button(Icon::Scale, tr("New…")))
{
    m_new->setAccessibleName(tr("New prediction…"));
    setObjectName(QStringLiteral("predictionCard"));
    m_state->setObjectName(QStringLiteral("predictionState"));
    m_title->setObjectName(QStringLiteral("predictionTitle"));
    m_refund->setObjectName(QStringLiteral("predictionPoints"));
    m_left->setName(QStringLiteral("predictionLeft"));
    addBesideTitle(m_state);
    addToHead(m_opened);
    body()->addWidget(m_title);
    m_sides = new QBoxLayout(QBoxLayout::LeftToRight, m_pair);
    m_sides->setContentsMargins({});
    m_sides->addWidget(m_first, 1);
    m_sides->addWidget(m_second, 1);
    body()->addWidget(m_pair);
    body()->addWidget(m_bars);
    auto *time = new QHBoxLayout(m_time);
    time->setContentsMargins({});
    time->addWidget(m_left);
    m_window->setThickness(4);
    time->addWidget(m_window, 1);
    body()->addWidget(m_time);
    auto *buttons = new FlowLayout(m_buttons);
    buttons->setContentsMargins({});
    m_lock->setObjectName(QStringLiteral("lockPrediction"));
    m_lock->setKeyHint(Qt::Key_L);
    connect(m_lock, &QPushButton::clicked, this, &PredictionCard::lock);
    auto *resolveButton = new Button(Icon::Check, tr("Resolve…"));
    resolveButton->setObjectName(QStringLiteral("resolvePrediction"));
    resolveButton->setKeyHint(Qt::Key_R);
    connect(resolveButton, &QPushButton::clicked, this, &PredictionCard::resolve);
    auto *cancelButton = new Button(Icon::Undo, tr("Cancel and refund…"), Button::Role::Danger);
    cancelButton->setObjectName(QStringLiteral("cancelPrediction"));
    connect(cancelButton, &QPushButton::clicked, this, &PredictionCard::cancel);
    for (Button *button : {m_lock, resolveButton, cancelButton})
        buttons->addWidget(button);
    body()->addWidget(m_buttons);
    body()->addWidget(m_refund);
    body()->addWidget(m_none);
    m_new->setObjectName(QStringLiteral("cardNewPrediction"));
    connect(m_new, &QPushButton::clicked, this,
            [this] { Q_EMIT newRequested({.kind = InteractTemplate::Kind::Prediction}); });
    body()->addWidget(m_new, 0, Qt::AlignLeft);
    addStates(4, tr("Sign in again to see your predictions."),
              [service] { return service->predictions()->asOf().isValid(); });
    addPermission(Api::Scope::ChannelManagePredictions, tr("No permission to run predictions."),
                  tr("Predictions"),
                  tr("Without permission to manage predictions, Sidestage can neither show nor start them."),
                  [service] { return service->predictions()->mayManage(); });
    addStaleNote();
    body()->addStretch(1);
    connect(service->predictions(), &PredictionFeed::failed, this,
            [this](const Error &error) { setError(reasonOf(error)); });
    connect(service->predictions(), &PredictionFeed::started, this, [this] { setError({}); });
    SecondTicker::shared()->follow(this, [this] { return tick(); });
    updateCard();
}

void PredictionCard::showFeed()
{
    PredictionFeed *feed = m_service->predictions();
    const bool isKnown = feed->asOf().isValid() && feed->mayRead();
    const Api::Prediction prediction = feed->predictions().value(0);
    const bool isShown = isKnown && !prediction.id.isEmpty();
    const bool isActive = isShown && prediction.status == Api::PredictionStatus::Active;
    const bool isLocked = isShown && prediction.status == Api::PredictionStatus::Locked;
    const bool isOpen = isActive || isLocked;
    showOutcomes(prediction);
    m_title->setText(prediction.title);
    m_opened->setText(tr("opened %1", "a time").arg(timeOfDay(prediction.createdAt)));
    if (isLocked)
        m_state->setState(Pill::Kind::Warn, tr("Locked"), Icon::Lock);
    else if (!isActive && prediction.endedAt)
        m_state->setState(Pill::Kind::Neutral,
                          (prediction.status == Api::PredictionStatus::Canceled ? tr("Cancelled %1", "a time")
                                                                                : tr("Resolved %1", "a time"))
                              .arg(timeOfDay(*prediction.endedAt)),
                          Icon::Check);
    m_refund->setText(isOpen ? tr("Cancelling refunds %1.").arg(refundText(prediction))
                          : prediction.status == Api::PredictionStatus::Canceled
                          ? tr("%1 were refunded.").arg(refundText(prediction))
                          : tr("%1 points were paid out.")
                                .arg(QLocale().toString(pointsPaid(
                                    prediction, prediction.winningOutcomeId.value_or(QString())))));
    for (QWidget *widget : {static_cast<QWidget *>(m_state), static_cast<QWidget *>(m_title),
                            static_cast<QWidget *>(m_opened), static_cast<QWidget *>(m_refund)})
        widget->setVisible(isShown);
    m_pair->setVisible(isShown && prediction.outcomes.size() == 2 && !isTiny());
    m_bars->setVisible(isShown && !m_pair->isVisibleTo(this));
    m_time->setVisible(isActive);
    m_buttons->setVisible(isOpen && feed->mayManage());
    m_buttons->setEnabled(!feed->isBusy());
    m_lock->setVisible(isActive);
    for (QWidget *widget : {static_cast<QWidget *>(m_none), static_cast<QWidget *>(m_new)})
        widget->setVisible(isKnown && !isOpen && feed->mayManage());
    SecondTicker::shared()->wake(this);
}

void PredictionCard::resizeEvent(QResizeEvent *event)
{
    FeedCard::resizeEvent(event);
    constexpr int besideFrom = 480;
    m_sides->setDirection(width() < px(besideFrom) ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

void PredictionCard::showOutcomes(const Api::Prediction &prediction)
{
    const qint64 all = pointsIn(prediction);
    QList<ChoiceBars::Choice> choices;
    int number = 0;
    for (const Api::PredictedOutcome &outcome : prediction.outcomes)
        choices.append(
            {.title = tr("%1. %2", "the number of an outcome, its title").arg(++number).arg(outcome.title),
             .amount = QLocale().toString(outcome.channelPoints),
             .share = all == 0 ? 0.0 : double(outcome.channelPoints) / double(all),
             .detail = paysText(outcome, all),
             .isWinner = prediction.winningOutcomeId == outcome.id});
    m_bars->setChoices(choices);
    if (prediction.outcomes.size() == 2) {
        m_first->setOutcome(prediction.outcomes[0], all,
                            prediction.winningOutcomeId == prediction.outcomes[0].id);
        m_second->setOutcome(prediction.outcomes[1], all,
                             prediction.winningOutcomeId == prediction.outcomes[1].id);
    }
}

int PredictionCard::tick()
{
    const auto prediction = m_service->predictions()->open();
    if (!prediction || prediction->status != Api::PredictionStatus::Active)
        return 0;
    const QDateTime now = m_service->account()->serviceClock()->now();
    const qint64 left
        = std::max<qint64>(0, now.msecsTo(prediction->createdAt.addSecs(prediction->predictionWindow)));
    const QString clock = clockText((left + 999) / 1'000);
    m_state->setState(Pill::Kind::Info, tr("Open, locks in %1").arg(clock), Icon::Clock);
    m_left->setText(tr("%1 left of %2", "two durations").arg(clock, clockText(prediction->predictionWindow)));
    m_window->setRange(0, prediction->predictionWindow);
    m_window->setValue(int(prediction->predictionWindow - left / 1'000));
    return SecondTicker::untilFewer(left);
}

void PredictionCard::lock()
{
    const auto prediction = m_service->predictions()->open();
    if (!prediction || prediction->status != Api::PredictionStatus::Active)
        return;
    setError({});
    m_service->predictions()->end(prediction->id, Api::PredictionEnding::Locked);
}

void PredictionCard::resolve()
{
    const auto prediction = m_service->predictions()->open();
    if (!prediction)
        return;
    setError({});
    auto *dialog = new ResolveDialog(m_service->predictions(), this);
    connect(dialog, &QDialog::accepted, this, [this, dialog, id = prediction->id] {
        m_service->predictions()->end(id, Api::PredictionEnding::Resolved, dialog->winner());
    });
    dialog->openOnce();
}

void PredictionCard::cancel()
{
    PredictionFeed *feed = m_service->predictions();
    const auto prediction = feed->open();
    if (!prediction)
        return;
    setError({});
    auto *dialog = new ConfirmDialog(tr("Cancel prediction"),
                                     tr("Cancel “%1” and refund all points?").arg(prediction->title), this);
    dialog->setObjectName(QStringLiteral("cancelPredictionDialog"));
    // Viewers may go on predicting, and others may end it.
    const auto show = [dialog, feed, id = prediction->id] {
        const auto open = feed->open();
        if (!open || open->id != id)
            return dialog->reject();
        QStringList lines;
        for (const Api::PredictedOutcome &outcome : open->outcomes)
            lines.append(tr("%1: %2 points to %Ln viewers", "an outcome; points", outcome.users)
                             .arg(outcome.title, QLocale().toString(outcome.channelPoints)));
        dialog->setTexts(lines, tr("Refund %1 points").arg(QLocale().toString(pointsIn(*open))));
    };
    connect(feed, &Feed::changed, dialog, show);
    show();
    connect(dialog, &QDialog::accepted, this, [this, id = prediction->id] {
        m_service->predictions()->end(id, Api::PredictionEnding::Canceled);
    });
    dialog->openOnce();
}

}  // namespace Sidestage
