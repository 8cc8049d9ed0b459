// SPDX-License-Identifier: GPL-3.0-or-later
#include "poll_card.h"

#include "choice_bars.h"
#include "client/service_clock.h"
#include "interact/interact_service.h"
#include "interact_dialogs.h"
#include "kit/controls/action_button.h"
#include "kit/layout/flow_layout.h"
#include "kit/text/digits_label.h"
#include "kit/text/pill.h"
#include "kit/text/second_ticker.h"
#include "kit/text/steady_text.h"
#include "kit/text/time_text.h"
#include "kit/text/wrap_label.h"
#include "kit/theme/theme.h"
#include "texts/error_texts.h"

#include <QBoxLayout>
#include <QLabel>
#include <QLocale>

namespace Sidestage {

namespace {

InteractTemplate templateOf(const Api::Poll &poll)
{
    InteractTemplate entry{.kind = InteractTemplate::Kind::Poll,
                           .title = poll.title,
                           .duration = poll.duration,
                           .pointsPerVote = poll.channelPointsVotingEnabled ? poll.channelPointsPerVote : 0};
    for (const Api::PollChoiceVotes &choice : poll.choices)
        entry.choices.append(choice.title);
    return entry;
}

int votesIn(const Api::Poll &poll)
{
    int votes = 0;
    for (const Api::PollChoiceVotes &choice : poll.choices)
        votes += choice.votes;
    return votes;
}

QString votesText(const Api::Poll &poll)
{
    int forPoints = 0;
    for (const Api::PollChoiceVotes &choice : poll.choices)
        forPoints += choice.channelPointsVotes;
    const QString votes = PollCard::tr("%Ln votes", nullptr, votesIn(poll));
    return forPoints == 0 ? votes
                          : PollCard::tr("%1, %2 with points", "number of votes, how many of them for points")
                                .arg(votes, QLocale().toString(forPoints));
}

}  // namespace

PollCard::PollCard(InteractService *service, QWidget *parent)
    : FeedCard(tr("Poll"), Icon::Bars, service->polls(), parent)
    , m_service(service)
    , m_state(new Pill)
    , m_votes(makeLabel({}, TextRole::Small, Tone::Secondary))
    , m_title(new WrapLabel({}, TextRole::CardTitle, Tone::Text))
    , m_bars(new ChoiceBars)
    , m_left(new SteadyText(TextRole::Small, Tone::Secondary))
    , m_running(new QWidget)
    , m_over(new QWidget)
    , m_none(new WrapLabel(tr("No poll is running."), TextRole::Body, Tone::Secondary))
    , m_new(new Button(Icon::Bars, tr("New…")))
{
    m_new->setAccessibleName(tr("New poll…"));
    setObjectName(QStringLiteral("pollCard"));
    m_state->setObjectName(QStringLiteral("pollState"));
    m_title->setObjectName(QStringLiteral("pollTitle"));
    m_left->setName(QStringLiteral("pollLeft"));
    addBesideTitle(m_state);
    addBesideTitle(m_votes);
    body()->addWidget(m_title);
    body()->addWidget(m_bars);
    body()->addWidget(m_left);
    const auto addButton = [](QWidget *row, const char *name, Icon icon, const QString &text) {
        auto *button = new Button(icon, text);
        button->setObjectName(QLatin1String(name));
        row->layout()->addWidget(button);
        return button;
    };
    for (QWidget *row : {m_running, m_over}) {
        auto *flow = new FlowLayout(row);
        flow->setContentsMargins({});
        body()->addWidget(row);
    }
    connect(addButton(m_running, "endPoll", Icon::Check, tr("End poll…")), &QPushButton::clicked, this,
            [this] { endPoll(Api::PollEnding::Terminated); });
    connect(addButton(m_running, "archivePoll", Icon::Eye, tr("End and hide result…")), &QPushButton::clicked,
            this, [this] { endPoll(Api::PollEnding::Archived); });
    connect(addButton(m_over, "pollAgain", Icon::Repeat, tr("Run again…")), &QPushButton::clicked, this,
            [this] {
                if (const auto &polls = m_service->polls()->polls(); !polls.isEmpty())
                    Q_EMIT newRequested(templateOf(polls.first()));
            });
    connect(addButton(m_over, "hidePoll", Icon::Eye, tr("Hide")), &QPushButton::clicked, this, [this] {
        if (const auto &polls = m_service->polls()->polls(); !polls.isEmpty())
            m_hidden = polls.first().id;
        updateCard();
    });
    body()->addWidget(m_none);
    m_new->setObjectName(QStringLiteral("cardNewPoll"));
    connect(m_new, &QPushButton::clicked, this, [this] { Q_EMIT newRequested({}); });
    body()->addWidget(m_new, 0, Qt::AlignLeft);
    addStates(4, tr("Sign in again to see your polls."),
              [service] { return service->polls()->asOf().isValid(); });
    addPermission(Api::Scope::ChannelManagePolls, tr("No permission to run polls."), tr("Polls"),
                  tr("Without permission to manage polls, Sidestage can neither show nor start them."),
                  [service] { return service->polls()->mayManage(); });
    addStaleNote();
    body()->addStretch(1);
    connect(service->polls(), &PollFeed::failed, this,
            [this](const Error &error) { setError(reasonOf(error)); });
    connect(service->polls(), &PollFeed::started, this, [this] { setError({}); });
    SecondTicker::shared()->follow(this, [this] { return tick(); });
    updateCard();
}

void PollCard::showFeed()
{
    PollFeed *feed = m_service->polls();
    const bool isKnown = feed->asOf().isValid() && feed->mayRead();
    const Api::Poll poll = feed->polls().value(0);
    const bool isShown = isKnown && !poll.id.isEmpty() && poll.id != m_hidden;
    const bool isActive = isShown && poll.status == Api::PollStatus::Active;
    QList<ChoiceBars::Choice> choices;
    const int all = votesIn(poll);
    int most = 0;
    for (const Api::PollChoiceVotes &choice : poll.choices)
        most = std::max(most, choice.votes);
    for (const Api::PollChoiceVotes &choice : poll.choices)
        choices.append({.title = choice.title,
                        .amount = QLocale().toString(choice.votes),
                        .share = all == 0 ? 0.0 : double(choice.votes) / all,
                        .isWinner = !isActive && most > 0 && choice.votes == most});
    m_bars->setChoices(choices);
    m_title->setText(poll.title);
    m_votes->setText(votesText(poll));
    if (!isActive && poll.endedAt)
        m_state->setState(Pill::Kind::Neutral, tr("Ended %1", "a time").arg(timeOfDay(*poll.endedAt)),
                          Icon::Check);
    for (QWidget *widget : {static_cast<QWidget *>(m_state), static_cast<QWidget *>(m_votes),
                            static_cast<QWidget *>(m_title), static_cast<QWidget *>(m_bars)})
        widget->setVisible(isShown);
    m_left->setVisible(isActive);
    m_running->setVisible(isActive && feed->mayManage());
    m_running->setEnabled(!feed->isBusy());
    m_over->setVisible(isShown && !isActive && feed->mayManage());
    for (QWidget *widget : {static_cast<QWidget *>(m_none), static_cast<QWidget *>(m_new)})
        widget->setVisible(isKnown && !isShown && feed->mayManage());
    SecondTicker::shared()->wake(this);
}

int PollCard::tick()
{
    const auto poll = m_service->polls()->active();
    if (!poll)
        return 0;
    const QDateTime now = m_service->account()->serviceClock()->now();
    const qint64 left = std::max<qint64>(0, now.msecsTo(poll->startedAt.addSecs(poll->duration)));
    const QString clock = clockText((left + 999) / 1'000);
    m_state->setState(Pill::Kind::Info, tr("Open, ends in %1").arg(clock), Icon::Clock);
    m_left->setText(tr("%1 left of %2", "two durations").arg(clock, clockText(poll->duration)));
    return SecondTicker::untilFewer(left);
}

void PollCard::endPoll(Api::PollEnding ending)
{
    const auto poll = m_service->polls()->active();
    if (!poll)
        return;
    setError({});
    auto *dialog = new ConfirmDialog(tr("End poll"), tr("End “%1” now?").arg(poll->title), this);
    dialog->setObjectName(QStringLiteral("endPollDialog"));
    connect(dialog, &QDialog::accepted, this,
            [this, id = poll->id, ending] { m_service->polls()->end(id, ending); });
    // Viewers go on voting, and it may end by itself or elsewhere.
    const auto show = [this, dialog, ending, id = poll->id] {
        const auto active = m_service->polls()->active();
        if (!active || active->id != id)
            return dialog->reject();
        dialog->setTexts(
            {tr("%1 so far. A poll that has ended cannot be opened again.").arg(votesText(*active)),
             ending == Api::PollEnding::Archived ? tr("Viewers will not see the result.")
                                                 : tr("Viewers will see the result.")},
            tr("End poll"));
    };
    connect(m_service->polls(), &Feed::changed, dialog, show);
    show();
    dialog->openOnce();
}

}  // namespace Sidestage
