// SPDX-License-Identifier: GPL-3.0-or-later
#include "archive_details.h"

#include "archive_model.h"
#include "base/bidi.h"
#include "kit/layout/spacing.h"
#include "rewards/list/queue_texts.h"

#include "kit/controls/button.h"
#include "kit/layout/card.h"
#include "kit/text/avatar.h"
#include "kit/text/second_ticker.h"
#include "kit/text/time_text.h"
#include "kit/text/wrap_label.h"
#include "kit/theme/theme.h"

#include <QLabel>
#include <QLocale>
#include <QScrollArea>
#include <QStyle>

namespace Sidestage {

using namespace std::chrono_literals;

ArchiveDetails::ArchiveDetails(RedemptionArchive *archive, QWidget *parent)
    : QWidget(parent)
    , m_archive(archive)
{
    setObjectName(QStringLiteral("archiveDetails"));
    setAccessibleName(tr("Details"));
    auto *card = new Card(this);
    m_nothing = makeLabel(tr("Select a redemption to see its details."), TextRole::Body, Tone::Secondary);
    m_nothing->setWordWrap(true);
    m_all = new QWidget;
    auto *scroll = new QScrollArea;
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->viewport()->setAutoFillBackground(false);
    auto *content = new QWidget;
    auto *contentLayout = withoutMargins(new QVBoxLayout(content));
    contentLayout->addWidget(m_nothing);
    contentLayout->addWidget(m_all);
    contentLayout->addStretch(1);
    scroll->setWidget(content);
    content->setAutoFillBackground(false);  // setWidget() enables it
    card->body()->addWidget(scroll, 1);
    auto *outer = withoutMargins(new QVBoxLayout(this));
    outer->addWidget(card);

    auto *layout = withoutMargins(new QVBoxLayout(m_all));
    auto *head = new QHBoxLayout;
    m_avatar = new Avatar({}, 36);
    m_viewer = named("detailsViewer", makeLabel({}, TextRole::CardTitle));
    m_when = named("detailsWhen", makeLabel({}, TextRole::Small, Tone::Secondary));
    m_when->setWordWrap(true);
    auto *who = new QVBoxLayout;
    who->addWidget(m_viewer);
    who->addWidget(m_when);
    head->addWidget(m_avatar, 0, Qt::AlignTop);
    head->addLayout(who, 1);
    layout->addLayout(head);
    layout->addWidget(makeDivider());

    layout->addWidget(makeLabel(tr("Reward"), TextRole::Small, Tone::Secondary));
    m_reward = new WrapLabel({}, TextRole::Strong);
    m_points = makeLabel({}, TextRole::Small, Tone::Secondary);
    layout->addWidget(m_reward);
    layout->addWidget(m_points);

    m_messagePart = new QWidget;
    auto *messageLayout = withoutMargins(new QVBoxLayout(m_messagePart));
    setSpacing(messageLayout, 6);
    messageLayout->addWidget(makeLabel(tr("Message"), TextRole::Small, Tone::Secondary));
    m_message = named("detailsMessage", makeLabel({}, TextRole::Body), tr("Message"));
    m_message->setWordWrap(true);
    m_message->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    messageLayout->addWidget(m_message);
    layout->addWidget(m_messagePart);

    m_promptPart = new QWidget;
    auto *promptLayout = withoutMargins(new QVBoxLayout(m_promptPart));
    setSpacing(promptLayout, 6);
    promptLayout->addWidget(makeLabel(tr("Prompt shown to viewers"), TextRole::Small, Tone::Secondary));
    m_prompt = new WrapLabel({}, TextRole::Body, Tone::Secondary);
    promptLayout->addWidget(m_prompt);
    layout->addWidget(m_promptPart);

    layout->addWidget(makeLabel(tr("Outcome"), TextRole::Small, Tone::Secondary));
    m_outcome = named("detailsOutcome", new Pill);
    auto *outcomeRow = new QHBoxLayout;
    outcomeRow->addWidget(m_outcome);
    outcomeRow->addStretch(1);
    layout->addLayout(outcomeRow);
    m_decided = new WrapLabel({}, TextRole::Small, Tone::Secondary);
    layout->addWidget(m_decided);
    layout->addWidget(makeDivider());

    m_ofViewer = addNumbers(layout, QStringLiteral("viewerNumbers"));
    layout->addWidget(makeDivider());
    m_ofReward = addNumbers(layout, QStringLiteral("rewardNumbers"));
    connect(m_ofViewer.all, &Button::clicked, this,
            [this] { Q_EMIT viewerRequested(m_row.redemption.userId, m_row.redemption.userName); });
    connect(m_ofReward.all, &Button::clicked, this,
            [this] { Q_EMIT rewardRequested(m_row.redemption.reward.id, m_row.redemption.reward.title); });
    setSpacing(layout, 6);
    setSpacing(head, 10);

    // Waits for a pause, so that scrolling with the arrow keys does not query each row.
    m_quiet.setSingleShot(true);
    m_quiet.setInterval(80ms);
    connect(&m_quiet, &QTimer::timeout, this, &ArchiveDetails::ask);
    connect(archive, &RedemptionArchive::changed, &m_quiet, [this] {
        if (!m_row.redemption.id.isEmpty() && !m_quiet.isActive())
            m_quiet.start();
    });
    SecondTicker::shared()->follow(this, [this] { return updateTimes(); });
    clear();
}

QLabel *ArchiveDetails::addRow(QVBoxLayout *layout, const QString &name, QLabel **label)
{
    auto *row = new QHBoxLayout;
    QLabel *words = makeLabel(name, TextRole::Body, Tone::Secondary);
    if (label)
        *label = words;
    row->addWidget(words, 1);
    QLabel *value = makeLabel({}, TextRole::Strong);
    value->setAccessibleName(name);
    row->addWidget(value, 0, Qt::AlignRight);
    layout->addLayout(row);
    return value;
}

auto ArchiveDetails::addNumbers(QVBoxLayout *layout, const QString &objectName) -> Numbers
{
    Numbers numbers;
    numbers.title = makeLabel({}, TextRole::Small, Tone::Secondary);
    numbers.title->setWordWrap(true);
    layout->addWidget(numbers.title);
    numbers.thisStream = addRow(layout, tr("Redeemed, last stream"), &numbers.streamName);
    numbers.fulfilled = addRow(layout, tr("Fulfilled, all time"));
    numbers.refunded = addRow(layout, tr("Refunded, all time"));
    numbers.points = addRow(layout, tr("Points, fulfilled"));
    numbers.all = new Button({}, Button::Role::Link);
    numbers.all->setObjectName(objectName);
    layout->addWidget(numbers.all, 0, Qt::AlignLeft);
    return numbers;
}

void ArchiveDetails::show(const ArchivedRedemption &row)
{
    const bool isOther = row.redemption.id != m_row.redemption.id;
    m_row = row;
    const Api::Redemption &redemption = row.redemption;
    m_nothing->hide();
    m_all->show();
    m_avatar->setName(redemption.userName);
    m_viewer->setText(isolated(redemption.userName));
    m_viewer->setToolTip(redemption.userLogin);
    m_reward->setText(isolated(redemption.reward.title));
    m_points->setText(pointsText(redemption.reward.cost));
    m_messagePart->setVisible(!redemption.userInput.isEmpty());
    m_message->setText(isolated(redemption.userInput));
    m_promptPart->setVisible(!redemption.reward.prompt.isEmpty());
    m_prompt->setText(isolated(redemption.reward.prompt));
    const OutcomeLook outcome = lookOf(row.outcome);
    m_outcome->setState(outcome.pill, outcome.word, outcome.icon);
    updateTimes();
    SecondTicker::shared()->wake(this);
    m_ofViewer.title->setText(tr("%1 in your archive").arg(isolated(redemption.userName)));
    m_ofReward.title->setText(tr("“%1” in your archive").arg(isolated(redemption.reward.title)));
    if (isOther) {
        for (const Numbers &numbers : {m_ofViewer, m_ofReward}) {
            for (QLabel *value : {numbers.thisStream, numbers.fulfilled, numbers.refunded, numbers.points})
                value->clear();
            numbers.all->hide();
        }
    }
    m_quiet.start();
}

/// Updates the texts that contain times. Returns in how many milliseconds they change next.
int ArchiveDetails::updateTimes()
{
    const QDateTime now = QDateTime::currentDateTimeUtc();
    const QDateTime redeemedAt = m_row.redemption.redeemedAt;
    const qint64 age = redeemedAt.isValid() ? qMax<qint64>(0, redeemedAt.secsTo(now)) : 0;
    m_when->setText(redeemedAt.isValid()
                        ? tr("redeemed %1, %2").arg(momentText(redeemedAt, now), agoText(age))
                        : QString());
    QString decided = wordOf(m_row.by);
    if (m_row.decidedAt.isValid())
        decided = momentText(m_row.decidedAt, now) + (decided.isEmpty() ? QString() : u' ' + decided);
    else if (m_row.outcome != ArchivedRedemption::Outcome::Waiting)
        decided = tr("While Sidestage was not connected");
    m_decided->setText(decided);
    m_decided->setVisible(!decided.isEmpty());
    if (m_row.redemption.id.isEmpty())
        return 0;
    return age < 60 ? 1'000 : 20'000;
}

void ArchiveDetails::clear()
{
    m_row = {};
    m_quiet.stop();
    m_all->hide();
    m_nothing->show();
}

void ArchiveDetails::put(const Numbers &numbers, const ArchiveCounts &counts)
{
    const QLocale locale;
    numbers.thisStream->setText(locale.toString(counts.thisStream));
    numbers.fulfilled->setText(locale.toString(counts.fulfilled));
    numbers.refunded->setText(locale.toString(counts.refunded));
    numbers.points->setText(locale.toString(counts.points));
    numbers.all->setText(tr("Show all %1").arg(locale.toString(counts.redeemed)));
    numbers.all->show();
}

Bound ArchiveDetails::ask()
{
    const QString id = m_row.redemption.id;
    auto streaming = m_archive->lastStream();
    const auto stream = co_await streaming;
    const QDateTime since = stream ? stream->from : QDateTime();
    auto viewing = m_archive->viewerCounts(m_row.redemption.userId, since);
    const auto viewer = co_await viewing;
    if (id != m_row.redemption.id)
        co_return;
    auto rewarding = m_archive->rewardCounts(m_row.redemption.reward.id, since);
    const auto reward = co_await rewarding;
    if (id != m_row.redemption.id)
        co_return;
    const bool goesOn = stream && stream->from.isValid() && !stream->until.isValid();
    for (const Numbers &numbers : {m_ofViewer, m_ofReward}) {
        const QString name = goesOn ? tr("Redeemed, this stream") : tr("Redeemed, last stream");
        numbers.streamName->setText(name);
        numbers.thisStream->setAccessibleName(name);
    }
    if (viewer)
        put(m_ofViewer, *viewer);
    if (reward)
        put(m_ofReward, *reward);
}

}  // namespace Sidestage
