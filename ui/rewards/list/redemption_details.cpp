// SPDX-License-Identifier: GPL-3.0-or-later
#include "redemption_details.h"

#include "base/bidi.h"
#include "kit/controls/action_button.h"
#include "kit/layout/card.h"
#include "kit/layout/flow_layout.h"
#include "kit/layout/scroll_area.h"
#include "kit/layout/spacing.h"
#include "kit/overlays/button_menu.h"
#include "kit/text/avatar.h"
#include "kit/text/elided_label.h"
#include "kit/text/second_ticker.h"
#include "kit/text/time_text.h"
#include "kit/theme/theme.h"
#include "queue_texts.h"

#include <QAction>
#include <QClipboard>
#include <QGridLayout>
#include <QGuiApplication>
#include <QLabel>
#include <QLocale>
#include <QMenu>

namespace Sidestage {

using namespace std::chrono_literals;

namespace {

QLabel *heading(const QString &text)
{
    return makeLabel(text, TextRole::Small, Tone::Secondary);
}

QLabel *selectable(const char *name, TextRole role, Tone tone = Tone::Text)
{
    QLabel *label = named(name, makeParagraph({}, role, tone));
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    return label;
}

}  // namespace

RedemptionDetails::RedemptionDetails(RedemptionArchive *archive, QAction *fulfil, QAction *refund)
    : m_archive(archive)
    , m_isQueue(fulfil != nullptr)
    , m_nothing(makeParagraph(tr("Select a redemption to see its details."), TextRole::Body, Tone::Hint))
    , m_avatar(new Avatar({}, 36))
    , m_viewer(named(m_isQueue ? "detailsName" : "detailsViewer", new ElidedLabel({}, TextRole::CardTitle)))
    , m_time(selectable(m_isQueue ? "detailsTime" : "detailsWhen", TextRole::Small, Tone::Hint))
    , m_reward(selectable("detailsReward", TextRole::Strong))
    , m_points(makeLabel({}, TextRole::Small, Tone::Secondary))
    , m_message(selectable("detailsMessage", TextRole::Body))
    , m_promptBox(new QWidget)
    , m_prompt(selectable("detailsPrompt", TextRole::Body, Tone::Secondary))
{
    setObjectName(m_isQueue ? QStringLiteral("queueDetails") : QStringLiteral("archiveDetails"));
    setAccessibleName(tr("Details"));
    m_nothing->setAlignment(Qt::AlignCenter);
    m_message->setAccessibleName(tr("Message"));

    auto *content = new QWidget;
    auto *rows = withoutMargins(new QVBoxLayout(content));
    auto *who = new QHBoxLayout;
    auto *words = new QVBoxLayout;
    words->setSpacing(0);
    words->addWidget(m_viewer);
    words->addWidget(m_time);
    who->addWidget(m_avatar, 0, Qt::AlignTop);
    who->addLayout(words, 1);
    rows->addLayout(who);
    // In the queue, the state says why a row cannot be decided, so it comes first.
    if (m_isQueue)
        rows->addWidget(buildState());
    rows->addWidget(makeDivider());
    rows->addWidget(heading(tr("Reward")));
    rows->addWidget(m_reward);
    rows->addWidget(m_points);

    auto *messageBox = new QFrame;
    messageBox->setProperty("frame", QStringLiteral("field"));
    auto *message = new QVBoxLayout(messageBox);
    message->addWidget(m_message);
    rows->addWidget(heading(tr("Message")));
    rows->addWidget(messageBox);

    auto *prompt = withoutMargins(new QVBoxLayout(m_promptBox));
    prompt->addWidget(heading(tr("Prompt shown to viewers")));
    prompt->addWidget(m_prompt);
    rows->addWidget(m_promptBox);
    if (!m_isQueue) {
        rows->addWidget(heading(tr("Outcome")));
        rows->addWidget(buildState());
    }

    m_ofViewer = buildTotals(m_isQueue ? QStringLiteral("detailsShowAll") : QStringLiteral("viewerNumbers"));
    connect(m_ofViewer.all, &Button::clicked, this,
            [this] { Q_EMIT viewerRequested(m_redemption.userId, m_redemption.userName); });
    rows->addWidget(m_ofViewer.box);
    if (!m_isQueue) {
        m_ofReward = buildTotals(QStringLiteral("rewardNumbers"));
        connect(m_ofReward.all, &Button::clicked, this,
                [this] { Q_EMIT rewardRequested(m_redemption.reward.id, m_redemption.reward.title); });
        rows->addWidget(m_ofReward.box);
    }
    rows->addStretch(1);

    content->setProperty("plain", true);
    m_scroll = makeScrollArea(content);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->viewport()->setAutoFillBackground(false);
    content->setAutoFillBackground(false);  // setWidget() enables it

    auto *card = new Card;
    card->body()->addWidget(m_nothing, 1);
    card->body()->addWidget(m_scroll, 1);
    if (m_isQueue)
        card->body()->addWidget(buildFoot(fulfil, refund));
    withoutMargins(new QVBoxLayout(this))->addWidget(card);
    setSpacing(who, 10);
    setMargins(message, 10, 8, 10, 8);
    setSpacing(prompt, 4);

    // Waits for a pause, so that holding an arrow key does not query each row.
    m_settle.setSingleShot(true);
    m_settle.setInterval(100ms);
    connect(&m_settle, &QTimer::timeout, this, &RedemptionDetails::count);
    connect(archive, &RedemptionArchive::changed, &m_settle, [this] {
        if (!m_settle.isActive())
            m_settle.start();
    });
    SecondTicker::shared()->follow(this, [this] { return updateTimes(); });
    clear();
}

QWidget *RedemptionDetails::buildState()
{
    m_state = named(m_isQueue ? "detailsState" : "detailsOutcome", new Pill);
    m_note = selectable("detailsReason", TextRole::Small);
    m_retry = named("detailsRetry", new Button(Icon::Refresh, tr("Retry"), Button::Role::Default));
    connect(m_retry, &Button::clicked, this, [this] { Q_EMIT retryRequested(m_redemption.id); });
    auto *box = new QWidget;
    auto *rows = withoutMargins(new QVBoxLayout(box));
    rows->addWidget(m_state, 0, Qt::AlignLeft);
    rows->addWidget(m_note);
    rows->addWidget(m_retry, 0, Qt::AlignLeft);
    return box;
}

auto RedemptionDetails::buildTotals(const QString &objectName) -> Totals
{
    Totals totals;
    totals.box = new QWidget;
    totals.title = makeParagraph({}, TextRole::Small, Tone::Secondary);
    totals.all = named(objectName, new Button({}, Button::Role::Link));
    auto *counts = new QGridLayout;
    counts->setColumnStretch(0, 1);
    const auto add = [&](QLabel *&value, const QString &name = {}) {
        const int row = counts->count() / 2;
        QLabel *label = makeParagraph(name, TextRole::Body, Tone::Secondary);
        value = makeLabel({});
        value->setAccessibleName(name);
        alignWithLayout(value, Qt::AlignTrailing);
        counts->addWidget(label, row, 0);
        counts->addWidget(value, row, 1);
        return label;
    };
    totals.streamName = add(totals.thisStream);
    add(totals.fulfilled, tr("Fulfilled, all time"));
    add(totals.refunded, tr("Refunded, all time"));
    if (!m_isQueue)
        add(totals.points, tr("Points, fulfilled"));
    auto *rows = withoutMargins(new QVBoxLayout(totals.box));
    rows->addWidget(makeDivider());
    rows->addWidget(totals.title);
    rows->addLayout(counts);
    rows->addWidget(totals.all, 0, Qt::AlignLeft);
    setSpacing(rows, 6);
    setScaled(counts, &QGridLayout::setVerticalSpacing, 4);
    return totals;
}

QWidget *RedemptionDetails::buildFoot(QAction *fulfil, QAction *refund)
{
    m_foot = new QWidget;
    // Longer translations need a second line.
    auto *decisions = new QWidget;
    auto *flow = withoutMargins(new FlowLayout(decisions));
    flow->setSpacings(8, 8);
    m_decide = {
        decideButton(fulfil, Icon::Check, tr("Fulfil"), "detailsFulfil", Api::RedemptionDecision::Fulfilled),
        decideButton(refund, Icon::Undo, tr("Refund"), "detailsRefund", Api::RedemptionDecision::Canceled)};
    for (ActionButton *button : std::as_const(m_decide))
        flow->addWidget(button);
    Button *more = Button::iconOnly(Icon::More, tr("More"));
    connect(more, &Button::clicked, this, [this, more] {
        auto *menu = new QMenu(this);
        menu->setAttribute(Qt::WA_DeleteOnClose);
        menu->addAction(tr("Copy message"), this,
                        [this] { QGuiApplication::clipboard()->setText(m_redemption.userInput); });
        menu->addAction(tr("Copy viewer's name"), this,
                        [this] { QGuiApplication::clipboard()->setText(m_redemption.userName); });
        menu->addAction(tr("Close details"), this, &RedemptionDetails::closeRequested);
        popUpBelow(menu, more);
    });
    auto *row = withoutMargins(new QHBoxLayout(m_foot));
    row->addWidget(decisions, 1);
    row->addWidget(more, 0, Qt::AlignBottom);
    return m_foot;
}

ActionButton *RedemptionDetails::decideButton(QAction *action, Icon symbol, const QString &text,
                                              const char *name, Api::RedemptionDecision decision)
{
    auto *button = named(name, new ActionButton(text));
    button->setSymbol(symbol);
    const auto follow
        = [button, action] { button->setBlocked(action->isEnabled() ? QString() : action->toolTip()); };
    connect(action, &QAction::changed, button, follow);
    follow();
    connect(button, &Button::clicked, this,
            [this, decision] { Q_EMIT decideRequested(m_redemption.id, decision); });
    return button;
}

void RedemptionDetails::show(const Api::Redemption &redemption, StateAt stateAt)
{
    const bool isOther = redemption.id != m_redemption.id;
    m_redemption = redemption;
    m_stateAt = std::move(stateAt);
    m_nothing->hide();
    m_scroll->show();
    if (m_foot)
        m_foot->show();
    m_avatar->setName(redemption.userName);
    m_viewer->setText(isolated(redemption.userName));
    m_viewer->setToolTip(redemption.userLogin);
    m_reward->setText(isolated(redemption.reward.title));
    m_points->setText(pointsText(redemption.reward.cost));
    const bool isMute = redemption.userInput.isEmpty();
    m_message->setText(isMute ? tr("no message") : isolated(redemption.userInput));
    setTone(m_message, isMute ? Tone::Hint : Tone::Text);
    m_prompt->setText(isolated(redemption.reward.prompt));
    m_promptBox->setVisible(!redemption.reward.prompt.isEmpty());
    updateTimes();
    SecondTicker::shared()->wake(this);
    const auto begin = [](Totals &totals, const QString &id, const QString &title) {
        totals.title->setText(title);
        if (totals.of != id)
            totals.box->hide();
        totals.of = id;
    };
    begin(m_ofViewer, redemption.userId, tr("%1 in your archive").arg(isolated(redemption.userName)));
    if (m_ofReward.box)
        begin(m_ofReward, redemption.reward.id,
              tr("“%1” in your archive").arg(isolated(redemption.reward.title)));
    if (isOther)
        m_settle.start();
}

void RedemptionDetails::clear()
{
    m_redemption = {};
    m_stateAt = {};
    m_scroll->hide();
    if (m_foot)
        m_foot->hide();
    m_nothing->show();
}

/// Updates what depends on the time. Returns in how many milliseconds it changes next.
int RedemptionDetails::updateTimes()
{
    if (!m_stateAt)
        return 0;
    const QDateTime serviceNow = now();
    const QDateTime at = m_redemption.redeemedAt;
    const qint64 age = at.isValid() ? qMax<qint64>(0, at.secsTo(serviceNow)) : 0;
    m_time->setText(at.isValid() ? tr("redeemed %1, %2").arg(momentText(at, serviceNow), agoText(age))
                                 : QString());
    const State state = m_stateAt(QDateTime::currentDateTimeUtc());
    m_state->setState(state.pill, state.text, state.symbol);
    m_state->setVisible(!state.text.isEmpty());
    m_note->setText(state.note);
    setTone(m_note, state.failed ? Tone::Error : Tone::Secondary);
    m_note->setVisible(!state.note.isEmpty());
    m_retry->setVisible(state.failed);
    m_state->parentWidget()->setVisible(!state.text.isEmpty());
    for (ActionButton *button : std::as_const(m_decide))
        button->setEnabled(state.isOpen);
    // A decision that can be undone counts down.
    return m_isQueue || age < 60 ? 1'000 : 20'000;
}

Bound RedemptionDetails::count()
{
    const QString id = m_redemption.id;
    if (id.isEmpty() || !isVisible())
        co_return;
    auto streaming = m_archive->lastStream();
    const auto last = co_await streaming;
    const ArchivedStream stream = last ? *last : ArchivedStream();
    for (const bool isReward : {false, true}) {
        const Totals &totals = isReward ? m_ofReward : m_ofViewer;
        if (!totals.box || id != m_redemption.id)
            co_return;
        auto counting = isReward ? m_archive->rewardCounts(totals.of, stream.from)
                                 : m_archive->viewerCounts(totals.of, stream.from);
        const auto counts = co_await counting;
        if (counts && id == m_redemption.id)
            setTotals(totals, *counts, stream);
    }
}

void RedemptionDetails::setTotals(const Totals &totals, const ArchiveCounts &counts,
                                  const ArchivedStream &stream)
{
    const QLocale locale;
    const bool goesOn = stream.from.isValid() && !stream.until.isValid();
    totals.streamName->setText(goesOn ? tr("Redeemed, this stream") : tr("Redeemed, last stream"));
    totals.thisStream->setAccessibleName(totals.streamName->text());
    totals.thisStream->setText(locale.toString(counts.thisStream));
    totals.fulfilled->setText(locale.toString(counts.fulfilled));
    totals.refunded->setText(locale.toString(counts.refunded));
    if (totals.points)
        totals.points->setText(locale.toString(counts.points));
    // In the queue only for the stream that goes on.
    totals.streamName->setVisible(goesOn || !m_isQueue);
    totals.thisStream->setVisible(goesOn || !m_isQueue);
    totals.all->setText(m_isQueue ? tr("Show all %Ln in the archive", nullptr, counts.redeemed)
                                  : tr("Show all %1").arg(locale.toString(counts.redeemed)));
    totals.box->setVisible(counts.redeemed > 0);
}

void RedemptionDetails::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    m_settle.start();
}

}  // namespace Sidestage
