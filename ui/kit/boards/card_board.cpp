// SPDX-License-Identifier: GPL-3.0-or-later
#include "card_board.h"

#include "arrange_handle.h"
#include "board_layout.h"
#include "kit/layout/card.h"
#include "kit/theme/accessible.h"
#include "kit/theme/theme.h"

#include <QApplication>
#include <QEvent>

namespace Sidestage {

namespace {

/// In px at a line height of 20 px. With the sidebar beside it, the board then has four columns.
constexpr int largeWindow = 2200;

/// Inserts the focusable widgets of `card` into the tab order after `before`, which becomes the last one.
void chainAfter(QWidget *&before, QWidget *card)
{
    QList<QWidget *> inside;
    for (QWidget *next = card->nextInFocusChain(); next != card; next = next->nextInFocusChain()) {
        if (card->isAncestorOf(next))
            inside.append(next);
    }
    for (QWidget *next : std::as_const(inside)) {
        if (before)
            QWidget::setTabOrder(before, next);
        before = next;
    }
}

}  // namespace

CardBoard::CardBoard(QWidget *parent)
    : QWidget(parent)
    , m_layout(new BoardLayout(&m_plan, this))
{
    setObjectName(QStringLiteral("cardBoard"));
    Theme::watch(this, [this] {
        m_layout->invalidate();
        fit();
    });
}

CardBoard::~CardBoard()
{
    // Removes the event filters first: cards are destroyed by ~QWidget, when this is no longer a CardBoard.
    for (Seat &seat : m_cards) {
        if (seat.card)
            seat.card->removeEventFilter(this);
    }
}

void CardBoard::addCard(const QString &id, const QString &title, Card *card, int span, int spanOfFour,
                        bool isForLarge)
{
    m_plan.add(id, span, spanOfFour, isForLarge);
    m_cards.insert(id, {.title = title, .card = card});
    card->setParent(this);
    card->installEventFilter(this);
    m_layout->addWidget(card);
    apply();
}

Card *CardBoard::card(const QString &id) const
{
    return m_cards.value(id).card;
}

QStringList CardBoard::shown() const
{
    QStringList ids;
    for (const BoardPlan::Entry &entry : m_plan.entries()) {
        if (m_plan.isShown(entry) && m_cards.value(entry.id).card)
            ids.append(entry.id);
    }
    return ids;
}

int CardBoard::columnsAt(int width) const
{
    return BoardLayout::columnsAt(width);
}

Card *CardBoard::removeCard(const QString &id)
{
    const auto seat = m_cards.find(id);
    if (seat == m_cards.end() || !seat->card)
        return nullptr;
    Card *card = seat->card;
    dropHandle(*seat);
    seat->card = nullptr;
    seat->isOut = true;
    card->removeEventFilter(this);
    m_layout->removeWidget(card);
    card->setParent(nullptr);
    apply();
    return card;
}

void CardBoard::putBack(const QString &id, Card *card)
{
    const auto seat = m_cards.find(id);
    if (seat == m_cards.end())
        return;
    seat->isOut = false;
    seat->card = card;
    card->setParent(this);
    card->installEventFilter(this);
    m_layout->addWidget(card);
    // It may be one for large windows, and this one is not: whoever takes it back wants to see it.
    const bool wasHidden = m_plan.setHidden(id, false);
    apply();
    if (wasHidden)
        Q_EMIT arranged();
}

void CardBoard::setArranging(bool arranging)
{
    if (std::exchange(m_arranging, arranging) == arranging)
        return;
    apply();
    const QStringList ids = shown();
    if (arranging && !ids.isEmpty())
        m_cards.value(ids.first()).handle->setFocus(Qt::OtherFocusReason);
}

void CardBoard::moveBy(const QString &id, int places)
{
    if (!m_plan.moveBy(id, places))
        return;
    apply();
    announceCard(id);
    Q_EMIT arranged();
}

void CardBoard::moveTo(const QString &id, const QString &target)
{
    if (!m_plan.moveTo(id, m_plan.indexOf(target)))
        return;
    apply();
    announceCard(id);
    Q_EMIT arranged();
}

void CardBoard::setHidden(const QString &id, bool hidden)
{
    const QStringList before = shown();
    if (!m_plan.setHidden(id, hidden))
        return;
    apply();
    announce(this, hidden ? tr("%1 is hidden").arg(titleOf(id)) : tr("%1 is shown").arg(titleOf(id)));
    // The focus moves to the next card.
    const QStringList after = shown();
    const qsizetype at = qMin(before.indexOf(id), after.size() - 1);
    if (hidden && m_arranging && at >= 0)
        m_cards.value(after[at]).handle->setFocus(Qt::OtherFocusReason);
    Q_EMIT arranged();
}

void CardBoard::setWide(const QString &id, bool wide)
{
    if (!m_plan.setSpan(id, wide ? 2 : 1))
        return;
    apply();
    announce(this, wide ? tr("%1 is wide").arg(titleOf(id)) : tr("%1 is narrow").arg(titleOf(id)));
    Q_EMIT arranged();
}

void CardBoard::reset()
{
    if (!m_plan.reset())
        return;
    apply();
    announce(this, tr("Card layout reset"));
    Q_EMIT arranged();
}

void CardBoard::restoreState(const QString &kept)
{
    m_plan.restoreState(kept);
    apply();
}

QString CardBoard::cardAt(const QPoint &place) const
{
    const QStringList ids = shown();
    for (const QString &id : ids) {
        if (m_cards.value(id).card->geometry().contains(place))
            return id;
    }
    return {};
}

void CardBoard::setTarget(const QString &id)
{
    for (auto seat = m_cards.cbegin(); seat != m_cards.cend(); ++seat) {
        if (seat->handle)
            seat->handle->setTarget(seat.key() == id);
    }
}

void CardBoard::apply()
{
    const QStringList ids = shown();
    QList<std::pair<QString, QWidget *>> placed;
    QWidget *before = nullptr;
    for (auto seat = m_cards.begin(); seat != m_cards.end(); ++seat) {
        if (seat->card && !ids.contains(seat.key())) {
            dropHandle(*seat);
            seat->card->hide();
        }
    }
    for (const QString &id : ids) {
        Seat &seat = m_cards[id];
        placed.append({id, seat.card});
        seat.card->show();
        if (m_arranging) {
            placeHandle(seat, id);
        } else {
            dropHandle(seat);
        }
        chainAfter(before, seat.card);
    }
    m_layout->setShown(placed);
    updateGeometry();
    Q_EMIT shownChanged();
}

void CardBoard::placeHandle(Seat &seat, const QString &id)
{
    if (!seat.handle) {
        const auto parts = seat.card->findChildren<QWidget *>(QString(), Qt::FindDirectChildrenOnly);
        for (QWidget *part : parts) {
            if (!part->isWindow() && part->isEnabled()) {
                part->setEnabled(false);
                seat.asleep.append(part);
            }
        }
        seat.handle = new ArrangeHandle(this, id, seat.title, seat.card);
        seat.handle->setGeometry(seat.card->rect());
        seat.handle->show();
    }
    const QStringList ids = shown();
    const BoardPlan::Entry *entry = m_plan.find(id);
    seat.handle->setPlace(int(ids.indexOf(id)) + 1, int(ids.size()), entry && entry->span > 1);
    seat.handle->raise();
}

void CardBoard::dropHandle(Seat &seat)
{
    if (!seat.handle)
        return;
    seat.handle->hide();
    seat.handle->deleteLater();  // it can be the button that is being clicked
    seat.handle = nullptr;
    for (const QPointer<QWidget> &part : std::as_const(seat.asleep)) {
        if (part)
            part->setEnabled(true);
    }
    seat.asleep.clear();
}

void CardBoard::announceCard(const QString &id)
{
    const QStringList ids = shown();
    announce(this, tr("%1, position %2 of %3").arg(titleOf(id)).arg(ids.indexOf(id) + 1).arg(ids.size()));
}

void CardBoard::fit()
{
    // Not by the width of the board: with more cards it may get a scroll bar, and be narrower.
    if (m_plan.setLarge(window()->width() >= px(largeWindow)))
        apply();
}

void CardBoard::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fit();
}

bool CardBoard::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize) {
        for (const Seat &seat : std::as_const(m_cards)) {
            if (seat.card == watched && seat.handle)
                seat.handle->setGeometry(seat.card->rect());
        }
    }
    return QWidget::eventFilter(watched, event);
}

}  // namespace Sidestage
