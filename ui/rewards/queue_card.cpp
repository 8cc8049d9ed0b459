// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue_card.h"

#include "rewards/list/decided_rows.h"
#include "rewards/list/queue_texts.h"
#include "rewards/queue/queue_card_row.h"
#include "rewards/queue/queue_status.h"

#include "accounts/account.h"
#include "client/service_clock.h"
#include "kit/controls/button.h"
#include "kit/layout/skeleton.h"
#include "kit/text/pill.h"
#include "kit/text/second_ticker.h"
#include "kit/text/steady_text.h"
#include "kit/text/time_text.h"
#include "kit/text/wrap_label.h"
#include "kit/theme/accessible.h"
#include "kit/theme/theme.h"
#include "page/permission_hint.h"
#include "rewards/decisions/decision_service.h"
#include "rewards/feed/queue_feed.h"
#include "rewards/list/reward_list.h"
#include "rewards/queue/queue_model.h"
#include "rewards/rewards_service.h"

#include <QApplication>
#include <QBoxLayout>
#include <QKeyEvent>
#include <QLocale>

namespace Sidestage {

namespace {

/// In px at a body line of 20 px. Below this width, rows have two lines.
constexpr int narrowBelow = 520;
/// The height of the window that the rest of the overview needs, and the height of a row.
constexpr int aroundRows = 680;
constexpr int rowPitch = 37;

}  // namespace

QueueCard::QueueCard(RewardsService *service, const QKeySequence &queueKey, QWidget *parent)
    : OverviewCard(tr("Redemptions waiting"), Icon::Inbox, parent)
    , m_service(service)
    , m_model(new QueueModel(service->queue(), this))
{
    setObjectName(QStringLiteral("queueCard"));
    m_model->setSort(QueueModel::Sort::OldestFirst);
    m_model->setGroup(QueueModel::Group::None);
    m_model->now = [service] { return service->account()->serviceClock()->now(); };
    build(queueKey);
    m_soon.setSingleShot(true);
    m_soon.setInterval(0);
    connect(&m_soon, &QTimer::timeout, this, &QueueCard::update);
    connect(m_model, &QAbstractItemModel::rowsInserted, this, &QueueCard::updateSoon);
    connect(m_model, &QAbstractItemModel::rowsRemoved, this, &QueueCard::updateSoon);
    connect(m_model, &QAbstractItemModel::rowsMoved, this, &QueueCard::updateSoon);
    connect(m_model, &QAbstractItemModel::dataChanged, this, &QueueCard::updateSoon);
    connect(m_model, &QAbstractItemModel::layoutChanged, this, &QueueCard::updateSoon);
    connect(m_model, &QueueModel::busyChanged, this, &QueueCard::updateSoon);
    connect(service->queue(), &RedemptionQueue::totalsChanged, this, &QueueCard::updateSoon);
    connect(service->rewards(), &RewardList::changed, this, &QueueCard::updateSoon);
    connect(service->account(), &Account::rightsChanged, this, &QueueCard::updateSoon);
    connect(service->feed(), &QueueFeed::freshnessChanged, this, &QueueCard::emitFreshness);
    connect(service->feed(), &QueueFeed::freshnessChanged, this, &QueueCard::updateSoon);
    connect(service->account()->serviceClock(), &ServiceClock::changed, this, &QueueCard::updateSoon);
    SecondTicker::shared()->follow(this, [this] { return updateAges(); });
    DecidedRows::of(service->queue())->addView(this, [this] { return m_rowArea->underMouse(); });
    update();
}

QueueCard::~QueueCard()
{
    m_service->feed()->setOnScreen(this, false);
}

void QueueCard::build(const QKeySequence &queueKey)
{
    m_count = named("waitingCount", new Pill(this));
    addBesideTitle(m_count);
    m_sum = new SteadyText(TextRole::Small, Tone::Hint, this);
    m_sum->setName(QStringLiteral("waitingSum"));
    m_open = named("openQueue", new Button(tr("Open queue"), Button::Role::Default, this));
    m_open->setCompact(true);
    m_open->setKeyHint(queueKey);
    m_queueKey = queueKey;
    connect(m_open, &QPushButton::clicked, this, [this] { Q_EMIT pageRequested(QStringLiteral("queue")); });
    addBesideTitle(m_sum);
    addToHead(m_open);
    m_sumBelow = new SteadyText(TextRole::Small, Tone::Hint, this);
    m_sumBelow->setName(QStringLiteral("waitingSumBelow"));
    body()->addWidget(m_sumBelow);

    addCardAction("fulfilWaiting", Icon::Check, tr("Fulfil the selected redemption"), Qt::Key_F,
                  [this] { decide(m_current, Api::RedemptionDecision::Fulfilled); });
    addCardAction("refundWaiting", Icon::Undo, tr("Refund the selected redemption"), Qt::Key_R,
                  [this] { decide(m_current, Api::RedemptionDecision::Canceled); });

    m_rowArea = named("waitingRows", new QWidget(this));
    m_rowLayout = new QVBoxLayout(m_rowArea);
    m_rowLayout->setContentsMargins({});
    m_rowLayout->setSpacing(0);
    row(minRows - 1);
    body()->addWidget(m_rowArea);
    m_empty = named("waitingEmpty", new WrapLabel({}, TextRole::Body, Tone::Secondary, this));
    body()->addWidget(m_empty);
    m_skeleton = new Skeleton(3, this);
    body()->addWidget(m_skeleton);
    m_why = new PermissionHint({}, {}, this);
    body()->addWidget(m_why);
    addStaleNote();
    body()->addStretch(1);
}

/// Returns the row at this index and creates it if necessary.
QueueCardRow *QueueCard::row(int at)
{
    for (int i = int(m_rows.size()); i <= at; ++i) {
        if (i > 0) {
            m_dividers.append(makeDivider(Qt::Horizontal, m_rowArea));
            m_dividers.last()->hide();
            m_rowLayout->addWidget(m_dividers.last());
        }
        auto *row = new QueueCardRow(m_rowArea);
        row->hide();
        m_rowLayout->addWidget(row);
        m_rows.append(row);
        connect(row, &QueueCardRow::decided, this, &QueueCard::decide);
        connect(row, &QueueCardRow::chosen, this, [this, i] {
            m_isChosen = m_isChosen || i != m_row;
            setCurrent(i);
        });
    }
    return m_rows[at];
}

/// The maximum number of rows, which grows with the window's height.
int QueueCard::room() const
{
    if (m_isNarrow)
        return narrowRows;
    return qBound(minRows, (window()->height() - px(aroundRows)) / px(rowPitch), maxRows);
}

Freshness QueueCard::freshness() const
{
    return freshnessOf(*m_service->feed());
}

void QueueCard::refresh()
{
    m_service->feed()->refresh();
    m_service->rewards()->refresh();
}

bool QueueCard::mayDecide() const
{
    return m_service->account()->may(Api::Scope::ChannelManageRedemptions);
}

void QueueCard::updateSoon()
{
    if (!m_soon.isActive())
        m_soon.start();
}

void QueueCard::update()
{
    const QDateTime now = m_service->account()->serviceClock()->now();
    const int most = room();
    const bool hadFocus = hasFocus() || m_rowArea->isAncestorOf(QApplication::focusWidget());
    int shown = 0;
    int current = -1;
    for (int at = 0; at < m_model->rowCount() && shown < most; ++at) {
        const QModelIndex index = m_model->index(at, 0);
        const auto entry = index.data(QueueModel::EntryRole).value<QueueEntry>();
        if (entry.redemption.id.isEmpty())
            continue;
        row(shown)->setWidth(isTiny()         ? QueueCardRow::Width::Tiny
                                 : m_isNarrow ? QueueCardRow::Width::Narrow
                                              : QueueCardRow::Width::Wide);
        m_rows[shown]->show(entry, index.data(QueueModel::SpokenRole).toString(), now, mayDecide());
        if (shown > 0)
            m_dividers[shown - 1]->show();
        if (entry.redemption.id == m_current)
            current = shown;
        ++shown;
    }
    if (hadFocus && shown == 0)
        setFocus(Qt::OtherFocusReason);  // or it would go to another card, and the next key with it
    for (int row = shown; row < m_rows.size(); ++row) {
        m_rows[row]->hide();
        if (row > 0)
            m_dividers[row - 1]->hide();
    }
    m_rowArea->setVisible(shown > 0);
    // The mark follows its redemption. If that has been removed, the mark stays at its index.
    if (!m_isChosen)
        setCurrent(0);
    else
        setCurrent(current >= 0 ? current : qBound(0, m_row, qMax(0, shown - 1)));
    if (hadFocus && shown > 0 && QApplication::focusWidget() != m_rows[m_row])
        m_rows[m_row]->setFocus(Qt::OtherFocusReason);

    const int waiting = m_service->queue()->waiting();
    m_count->setState(waiting > 0 ? Pill::Kind::Count : Pill::Kind::Neutral, QLocale().toString(waiting));
    m_count->setAccessibleName(tr("%n waiting", nullptr, waiting));
    updateState();
    alignAges();
    SecondTicker::shared()->wake(this);
}

void QueueCard::alignAges()
{
    int widest = 0;
    for (const QueueCardRow *row : std::as_const(m_rows))
        widest = qMax(widest, row->isHidden() ? 0 : row->ageNeed());
    for (QueueCardRow *row : std::as_const(m_rows))
        row->setAgeWidth(widest);
}

void QueueCard::updateState()
{
    using Kind = QueueStatus::Kind;
    const QueueStatus status = queueStatus(m_service);
    const bool any = m_model->rowCount() > 0;
    QString why;
    if (status.kind == Kind::NotEligible) {
        why = tr("Channel Points are not available here.");
        m_why->setRule(tr("Channel Points"), status.sentence);
        m_why->setScope({});
    } else if (!status.mayDecide) {
        why = status.isReadable() ? tr("You can view redemptions, but not decide them.") : status.sentence;
        m_why->setRule(tr("Redemptions"),
                       tr("To fulfil or refund redemptions, Sidestage needs permission to manage them."));
        m_why->setScope(Api::Scope::ChannelManageRedemptions);
    }
    m_why->setSentence(why);
    m_why->setVisible(!why.isEmpty());
    m_count->setVisible(status.isKnown() || (status.isReadable() && any));
    m_skeleton->setVisible(status.kind == Kind::Loading && !any);
    m_empty->setVisible(status.kind > Kind::Loading && !any);
    m_empty->setText(status.sentence);
}

/// Returns the milliseconds until one of the ages changes.
int QueueCard::updateAges()
{
    const QDateTime now = m_service->account()->serviceClock()->now();
    QDateTime oldest;
    qint64 next = 0;
    for (QueueCardRow *row : std::as_const(m_rows)) {
        const QueueEntry *entry = row->isHidden() ? nullptr : m_service->queue()->find(row->id());
        const int at = entry ? m_model->rowOf(row->id()) : -1;
        if (at < 0)
            continue;
        if (row->changesAt() <= now)
            row->show(*entry, m_model->index(at, 0).data(QueueModel::SpokenRole).toString(), now,
                      mayDecide());
        const qint64 left = now.msecsTo(row->changesAt());
        next = next > 0 ? std::min(next, left) : left;
        if (!oldest.isValid() && entry->waits())
            oldest = entry->redemption.redeemedAt;
    }
    alignAges();
    const qint64 points = m_service->queue()->waitingPoints();
    QString words;
    if (oldest.isValid())
        words = tr("oldest %1 · %2").arg(durationText(oldest.secsTo(now)), pointsText(points));
    m_sum->setVisible(!words.isEmpty() && !m_isNarrow);
    m_sumBelow->setVisible(!words.isEmpty() && m_isNarrow);
    m_sum->setText(words);
    m_sumBelow->setText(words);
    return int(next);
}

void QueueCard::setCurrent(int row)
{
    m_row = row;
    m_current = m_rows[row]->isHidden() ? QString() : m_rows[row]->id();
    for (int i = 0; i < m_rows.size(); ++i)
        m_rows[i]->setCurrent(i == row && !m_rows[i]->isHidden());
}

void QueueCard::moveCurrent(int by)
{
    int last = 0;
    while (last + 1 < m_rows.size() && !m_rows[last + 1]->isHidden())
        ++last;
    const int row = qBound(0, m_row + by, last);
    if (m_rows[row]->isHidden())
        return;
    setCurrent(row);
    m_rows[row]->setFocus(Qt::OtherFocusReason);
}

bool QueueCard::takeKeyboard()
{
    if (m_rows[m_row]->isHidden())
        setFocus(Qt::OtherFocusReason);
    else
        m_rows[m_row]->setFocus(Qt::OtherFocusReason);
    return true;
}

void QueueCard::decide(const QString &id, Api::RedemptionDecision decision)
{
    const QueueEntry *entry = m_service->queue()->find(id);
    if (!entry)
        return announce(this, tr("No redemptions waiting."));
    if (!mayDecide())
        return announce(this, tr("Sidestage needs permission to decide redemptions."));
    if (!entry->waits())
        return announce(this, tr("This redemption has already been decided."));
    if (m_service->decisions()->decide({id}, decision) == 0)
        return;
    m_isChosen = true;
    // Moves to the next row, so that the user can decide rows one after the other.
    const bool hadFocus = m_rowArea->isAncestorOf(QApplication::focusWidget());
    for (int by = 1; by < m_rows.size(); ++by) {
        QueueCardRow *next = m_rows[(m_row + by) % m_rows.size()];
        const QueueEntry *other = next->isHidden() ? nullptr : m_service->queue()->find(next->id());
        if (!other || !other->waits())
            continue;
        setCurrent((m_row + by) % int(m_rows.size()));
        if (hadFocus)
            next->setFocus(Qt::OtherFocusReason);
        break;
    }
    updateSoon();
}

void QueueCard::fit()
{
    m_open->setKeyHint(isTiny() ? QKeySequence() : m_queueKey);
    updateSoon();
}

void QueueCard::showEvent(QShowEvent *event)
{
    OverviewCard::showEvent(event);
    m_service->feed()->setOnScreen(this, true);
    window()->installEventFilter(this);
    updateSoon();
}

bool QueueCard::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize && watched == window())
        updateSoon();
    return OverviewCard::eventFilter(watched, event);
}

void QueueCard::hideEvent(QHideEvent *event)
{
    OverviewCard::hideEvent(event);
    m_service->feed()->setOnScreen(this, false);
}

void QueueCard::resizeEvent(QResizeEvent *event)
{
    OverviewCard::resizeEvent(event);
    const bool narrow = width() < px(narrowBelow);
    if (std::exchange(m_isNarrow, narrow) != narrow)
        updateSoon();
}

void QueueCard::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Down:
        return moveCurrent(1);
    case Qt::Key_Up:
        return moveCurrent(-1);
    case Qt::Key_Home:
        return moveCurrent(-maxRows);
    case Qt::Key_End:
        return moveCurrent(maxRows);
    default:
        OverviewCard::keyPressEvent(event);
    }
}

}  // namespace Sidestage
