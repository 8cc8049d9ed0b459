// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue_details.h"

#include "base/bidi.h"
#include "kit/controls/action_button.h"
#include "kit/layout/card.h"
#include "kit/layout/flow_layout.h"
#include "kit/layout/scroll_area.h"
#include "kit/layout/spacing.h"
#include "kit/text/avatar.h"
#include "kit/text/elided_label.h"
#include "kit/text/pill.h"
#include "kit/text/time_text.h"
#include "kit/theme/icons.h"
#include "kit/theme/theme.h"
#include "queue_delegate.h"
#include "rewards/list/queue_texts.h"
#include "rewards/rewards_service.h"

#include <QAction>
#include <QBoxLayout>
#include <QClipboard>
#include <QGridLayout>
#include <QGuiApplication>
#include <QLabel>
#include <QLocale>
#include <QMenu>

namespace Sidestage {

namespace {

QLabel *heading(const QString &text, QWidget *parent)
{
    return makeLabel(text, TextRole::Small, Tone::Secondary, parent);
}

QLabel *wrapped(TextRole role, Tone tone, QWidget *parent)
{
    auto *label = makeLabel(QString(), role, tone, parent);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    return label;
}

ActionButton *decideButton(QAction *action, Icon symbol, const QString &text, const char *name,
                           QWidget *parent)
{
    auto *button = named(name, new ActionButton(text, parent));
    button->setSymbol(symbol);
    const auto follow
        = [button, action] { button->setBlocked(action->isEnabled() ? QString() : action->toolTip()); };
    QObject::connect(action, &QAction::changed, button, follow);
    follow();
    return button;
}

}  // namespace

QueueDetails::QueueDetails(RewardsService *service, QAction *fulfil, QAction *refund, QWidget *parent)
    : QWidget(parent)
    , m_service(service)
    , m_card(new Card(this))
    , m_content(new QWidget)
    , m_nothing(makeLabel(tr("Nothing selected."), TextRole::Body, Tone::Hint, this))
    , m_avatar(new Avatar(QString(), 36, m_content))
    , m_name(named("detailsName", new ElidedLabel(QString(), TextRole::CardTitle, Tone::Text, m_content)))
    , m_time(wrapped(TextRole::Small, Tone::Hint, m_content))
    , m_state(named("detailsState", new Pill(m_content)))
    , m_reason(wrapped(TextRole::Small, Tone::Error, m_content))
    , m_reward(wrapped(TextRole::Strong, Tone::Text, m_content))
    , m_points(makeLabel(QString(), TextRole::Small, Tone::Secondary, m_content))
    , m_messageLabel(heading(tr("Message"), m_content))
    , m_message(wrapped(TextRole::Body, Tone::Text, m_content))
    , m_promptBox(new QWidget(m_content))
    , m_prompt(wrapped(TextRole::Body, Tone::Secondary, m_promptBox))
    , m_archiveBox(new QWidget(m_content))
    , m_archiveTitle(new ElidedLabel(QString(), TextRole::Small, Tone::Secondary, m_archiveBox))
    , m_counts(new QGridLayout)
    , m_thisStream(makeLabel(QString(), TextRole::Body, Tone::Text, m_archiveBox))
    , m_fulfilled(makeLabel(QString(), TextRole::Body, Tone::Text, m_archiveBox))
    , m_refunded(makeLabel(QString(), TextRole::Body, Tone::Text, m_archiveBox))
    , m_showAll(named("detailsShowAll", new Button(QString(), Button::Role::Link, m_archiveBox)))
    , m_fulfil(decideButton(fulfil, Icon::Check, tr("Fulfil"), "detailsFulfil", this))
    , m_refund(decideButton(refund, Icon::Undo, tr("Refund"), "detailsRefund", this))
    , m_retry(named("detailsRetry", new Button(Icon::Refresh, tr("Retry"), Button::Role::Default, m_content)))
    , m_more(Button::iconOnly(Icon::More, tr("More"), this))
{
    setObjectName(QStringLiteral("queueDetails"));
    setAccessibleName(tr("Details"));
    build(fulfil, refund);
    m_second.setInterval(1000);
    connect(&m_second, &QTimer::timeout, this, &QueueDetails::refreshTime);
    // Waits for a pause, so that holding an arrow key does not query each row.
    m_settle.setSingleShot(true);
    m_settle.setInterval(150);
    connect(&m_settle, &QTimer::timeout, this, &QueueDetails::countArchive);
    connect(service->archive(), &RedemptionArchive::changed, this, [this] { m_settle.start(); });
    setEntry({});
}

void QueueDetails::build(QAction *, QAction *)
{
    m_time->setObjectName(QStringLiteral("detailsTime"));
    m_message->setObjectName(QStringLiteral("detailsMessage"));
    m_reward->setObjectName(QStringLiteral("detailsReward"));
    m_reason->setObjectName(QStringLiteral("detailsReason"));
    m_prompt->setObjectName(QStringLiteral("detailsPrompt"));
    m_message->setAccessibleName(tr("Message"));

    auto *who = new QHBoxLayout;
    auto *words = new QVBoxLayout;
    words->setSpacing(0);
    words->addWidget(m_name);
    words->addWidget(m_time);
    who->addWidget(m_avatar);
    who->addLayout(words, 1);

    auto *messageBox = new QFrame(m_content);
    messageBox->setProperty("frame", QStringLiteral("field"));
    auto *message = new QVBoxLayout(messageBox);
    message->addWidget(m_message);

    auto *prompt = withoutMargins(new QVBoxLayout(m_promptBox));
    prompt->addWidget(heading(tr("Prompt shown to viewers"), m_promptBox));
    prompt->addWidget(m_prompt);

    auto *archive = withoutMargins(new QVBoxLayout(m_archiveBox));
    archive->addWidget(makeDivider(Qt::Horizontal, m_archiveBox));
    archive->addWidget(m_archiveTitle);
    archive->addLayout(m_counts);
    archive->addWidget(m_showAll, 0, Qt::AlignLeft);
    addCount(0, tr("Redeemed, this stream"), m_thisStream);
    addCount(1, tr("Fulfilled, all time"), m_fulfilled);
    addCount(2, tr("Refunded, all time"), m_refunded);

    auto *rows = withoutMargins(new QVBoxLayout(m_content));
    rows->addLayout(who);
    rows->addWidget(m_state, 0, Qt::AlignLeft);
    rows->addWidget(m_reason);
    rows->addWidget(m_retry, 0, Qt::AlignLeft);
    rows->addWidget(makeDivider(Qt::Horizontal, m_content));
    rows->addWidget(heading(tr("Reward"), m_content));
    rows->addWidget(m_reward);
    rows->addWidget(m_points);
    rows->addWidget(m_messageLabel);
    rows->addWidget(messageBox);
    rows->addWidget(m_promptBox);
    rows->addWidget(m_archiveBox);
    rows->addStretch(1);

    m_content->setProperty("plain", true);
    m_scroll = makeScrollArea(m_content);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->viewport()->setAutoFillBackground(false);
    m_content->setAutoFillBackground(false);

    m_foot = new QWidget(this);
    auto *foot = withoutMargins(new QHBoxLayout(m_foot));
    // Longer translations need a second line.
    auto *decisions = new QWidget(this);
    auto *flow = withoutMargins(new FlowLayout(decisions));
    flow->addWidget(m_fulfil);
    flow->addWidget(m_refund);
    foot->addWidget(decisions, 1);
    foot->addWidget(m_more, 0, Qt::AlignBottom);
    m_card->body()->addWidget(m_nothing, 1, Qt::AlignCenter);
    m_card->body()->addWidget(m_scroll, 1);
    m_card->body()->addWidget(m_foot);
    auto *layout = withoutMargins(new QVBoxLayout(this));
    layout->addWidget(m_card);

    connect(m_fulfil, &QAbstractButton::clicked, this, [this] {
        if (m_entry)
            Q_EMIT decideRequested(m_entry->redemption.id, Api::RedemptionDecision::Fulfilled);
    });
    connect(m_refund, &QAbstractButton::clicked, this, [this] {
        if (m_entry)
            Q_EMIT decideRequested(m_entry->redemption.id, Api::RedemptionDecision::Canceled);
    });
    connect(m_retry, &QAbstractButton::clicked, this, [this] {
        if (m_entry)
            Q_EMIT retryRequested(m_entry->redemption.id);
    });
    connect(m_showAll, &QAbstractButton::clicked, this, [this] {
        if (m_entry)
            Q_EMIT archiveRequested(m_entry->redemption.userId, m_entry->redemption.userName);
    });
    connect(m_more, &QAbstractButton::clicked, this, [this] {
        QMenu menu(this);
        menu.addAction(tr("Copy message"), this,
                       [this] { QGuiApplication::clipboard()->setText(m_message->text()); });
        menu.addAction(tr("Copy viewer's name"), this,
                       [this] { QGuiApplication::clipboard()->setText(m_name->text()); });
        menu.addAction(tr("Close details"), this, &QueueDetails::closeRequested);
        menu.exec(m_more->mapToGlobal(QPoint(0, m_more->height())));
    });
    setSpacing(who, 10);
    setMargins(message, 10, 8, 10, 8);
    setSpacing(prompt, 4);
    setSpacing(archive, 6);
    setScaled(m_counts, &QGridLayout::setVerticalSpacing, 4);
    flow->setSpacings(8, 8);
}

void QueueDetails::addCount(int row, const QString &label, QLabel *value)
{
    QLabel *words = makeLabel(label, TextRole::Body, Tone::Secondary, m_archiveBox);
    words->setWordWrap(true);
    if (row == 0)
        m_thisStreamLabel = words;
    value->setAlignment(Qt::AlignTrailing | Qt::AlignVCenter);
    m_counts->addWidget(words, row, 0);
    m_counts->addWidget(value, row, 1);
    m_counts->setColumnStretch(0, 1);
}

void QueueDetails::setEntry(const std::optional<QueueEntry> &entry)
{
    m_entry = entry;
    m_scroll->setVisible(entry.has_value());
    m_nothing->setVisible(!entry);
    for (QWidget *widget :
         {static_cast<QWidget *>(m_fulfil), static_cast<QWidget *>(m_refund), static_cast<QWidget *>(m_more)})
        widget->setVisible(entry.has_value());
    if (!entry)
        return;
    const Api::Redemption &redemption = entry->redemption;
    m_avatar->setName(redemption.userName);
    m_name->setText(redemption.userName);
    m_reward->setText(isolated(redemption.reward.title));
    m_points->setText(pointsText(redemption.reward.cost));
    m_message->setText(redemption.userInput.isEmpty() ? tr("no message") : isolated(redemption.userInput));
    setTone(m_message, redemption.userInput.isEmpty() ? Tone::Hint : Tone::Text);
    m_prompt->setText(isolated(redemption.reward.prompt));
    m_promptBox->setVisible(!redemption.reward.prompt.isEmpty());
    m_archiveTitle->setText(tr("%1 in your archive").arg(isolated(redemption.userName)));
    const bool failed = entry->state == QueueState::Failed;
    const bool waits = failed || entry->state == QueueState::Waiting;
    m_state->setVisible(entry->state != QueueState::Waiting);
    m_reason->setText(entry->reason);
    m_reason->setVisible(failed && !entry->reason.isEmpty());
    m_retry->setVisible(failed);
    m_fulfil->setEnabled(waits);
    m_refund->setEnabled(waits);
    refreshTime();
    if (m_counted != redemption.userId) {
        m_counted = redemption.userId;
        m_archiveBox->hide();
        m_settle.start();
    }
}

void QueueDetails::setStreamStart(const QDateTime &start)
{
    if (m_streamStart == start)
        return;
    m_streamStart = start;
    m_settle.start();
}

void QueueDetails::refreshTime()
{
    if (!m_entry)
        return;
    const QDateTime now = QDateTime::currentDateTimeUtc();
    const QDateTime at = m_entry->redemption.redeemedAt;
    m_time->setText(tr("redeemed %1, %2").arg(momentText(at, now), agoText(at.secsTo(now))));
    const StatePill pill = pillOf(m_entry->state);
    m_state->setState(pill.kind, stateText(*m_entry, now), pill.symbol);
}

Bound QueueDetails::countArchive()
{
    if (m_counted.isEmpty() || !isVisible())
        co_return;
    const QString asked = m_counted;
    auto counting = m_service->archive()->viewerCounts(asked, m_streamStart);
    const auto counts = co_await counting;
    if (counts && asked == m_counted)
        showCounts(*counts);
}

void QueueDetails::showCounts(const ArchiveCounts &counts)
{
    const QLocale locale;
    m_thisStream->setText(locale.toString(counts.thisStream));
    m_thisStream->setVisible(m_streamStart.isValid());
    m_thisStreamLabel->setVisible(m_streamStart.isValid());
    m_fulfilled->setText(locale.toString(counts.fulfilled));
    m_refunded->setText(locale.toString(counts.refunded));
    m_showAll->setText(tr("Show all %Ln in the archive", nullptr, counts.redeemed));
    m_archiveBox->setVisible(counts.redeemed > 0);
}

void QueueDetails::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    m_second.start();
    m_settle.start();
}

void QueueDetails::hideEvent(QHideEvent *event)
{
    m_second.stop();
    QWidget::hideEvent(event);
}

}  // namespace Sidestage
