// SPDX-License-Identifier: GPL-3.0-or-later
#include "interact_history_dialog.h"

#include "base/bidi.h"
#include "interact/interact_service.h"
#include "kit/lists/row_delegate.h"
#include "kit/messages/page_state.h"
#include "kit/text/time_text.h"
#include "models/live_list.h"

#include <QBoxLayout>
#include <QHeaderView>
#include <QLocale>
#include <QTableView>

namespace Sidestage {

namespace {

struct Past
{
    QString id{};
    bool isPoll = false;
    QString title{};
    QString result{};
    qint64 amount = 0;  ///< Votes or points.
    QDateTime at{};

    bool operator==(const Past &) const = default;
};

Past pastOf(const Api::Poll &poll)
{
    Past past{.id = poll.id, .isPoll = true, .title = poll.title, .at = poll.startedAt};
    int most = 0;
    QStringList winners;
    for (const Api::PollChoiceVotes &choice : poll.choices) {
        past.amount += choice.votes;
        if (choice.votes > most)
            winners.clear();
        if (choice.votes > 0 && choice.votes >= most) {
            winners.append(choice.title);
            most = choice.votes;
        }
    }
    past.result = poll.status == Api::PollStatus::Active ? InteractHistoryDialog::tr("Open")
        : winners.isEmpty()                              ? InteractHistoryDialog::tr("No votes")
                                                         : QLocale().createSeparatedList(winners);
    return past;
}

Past pastOf(const Api::Prediction &prediction)
{
    Past past{.id = prediction.id,
              .title = prediction.title,
              .amount = pointsIn(prediction),
              .at = prediction.createdAt};
    if (prediction.status == Api::PredictionStatus::Canceled)
        past.result = InteractHistoryDialog::tr("Cancelled");
    else if (!prediction.winningOutcomeId)
        past.result = InteractHistoryDialog::tr("Open");
    for (const Api::PredictedOutcome &outcome : prediction.outcomes) {
        if (prediction.winningOutcomeId == outcome.id)
            past.result = outcome.title;
    }
    return past;
}

QList<Column<Past>> columns()
{
    return {
        {.title = InteractHistoryDialog::tr("Question"),
         .text = &Past::title,
         .look =
             [](const Past &past) {
                 return Look{.icon = past.isPoll ? Icon::Bars : Icon::Scale, .isStrong = true};
             },
         .toolTip = &Past::title},
        {.title = InteractHistoryDialog::tr("Result"), .text = &Past::result, .toolTip = &Past::result},
        {.title = InteractHistoryDialog::tr("Votes or points"),
         .text = [](const Past &past) { return QLocale().toString(past.amount); },
         .sort = sortBy<Past>(&Past::amount),
         .isNumber = true},
        {.title = InteractHistoryDialog::tr("Started"),
         .text = [](const Past &past) { return dateTimeText(past.at); },
         .sort = sortBy<Past>(&Past::at)},
    };
}

}  // namespace

InteractHistoryDialog::InteractHistoryDialog(InteractService *service, QWidget *parent)
    : DialogFrame(tr("Polls and predictions so far"), parent)
{
    setObjectName(QStringLiteral("interactHistory"));
    auto *rows = new LiveList<Past>(&Past::id, columns(), this);
    auto *table = new QTableView;
    table->setObjectName(QStringLiteral("interactHistoryTable"));
    table->setAccessibleName(tr("Polls and predictions so far"));
    table->setModel(rows);
    setUpTable(table);
    table->setSortingEnabled(true);
    table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    table->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    auto *state = new PageState(table, QStringLiteral("interactHistoryEmpty"));
    body()->addWidget(state, 1);
    const auto show = [service, rows, state] {
        QList<Past> all;
        for (const Api::Poll &poll : service->polls()->polls())
            all.append(pastOf(poll));
        for (const Api::Prediction &prediction : service->predictions()->predictions())
            all.append(pastOf(prediction));
        rows->sync(all);
        if (all.isEmpty())
            state->showEmpty(Icon::Clock, tr("No polls or predictions yet."));
        else
            state->showList();
    };
    connect(service->polls(), &Feed::changed, this, show);
    connect(service->predictions(), &Feed::changed, this, show);
    show();
    rows->setOrder(3, Qt::DescendingOrder);
    table->horizontalHeader()->setSortIndicator(3, Qt::DescendingOrder);
    addSafeButton(tr("Close"));
    resize(px(760), px(480));
}

}  // namespace Sidestage
