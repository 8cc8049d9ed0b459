// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue_delegate.h"

#include "base/enum_table.h"
#include "kit/lists/row_delegate.h"
#include "kit/text/time_text.h"
#include "kit/text/tip.h"
#include "kit/theme/theme.h"
#include "queue_header.h"
#include "queue_table.h"
#include "rewards/list/queue_texts.h"

#include <QApplication>
#include <QHelpEvent>
#include <QLocale>
#include <QPainter>
#include <QStyle>

namespace Sidestage {

namespace {

constexpr int padding = 12;
constexpr int textLeft = 40;
/// Number of cached elided texts, enough for several screens of rows.
constexpr int textsKept = 1000;

void paintCheck(QPainter *painter, const QRect &row, Qt::LayoutDirection direction, const QVariant &state,
                bool enabled)
{
    QStyleOptionButton box;
    box.rect = QueueHeader::checkRect(row, direction);
    box.direction = direction;
    box.state = enabled ? QStyle::State_Enabled : QStyle::State_None;
    switch (state.value<Qt::CheckState>()) {
    case Qt::Checked:
        box.state |= QStyle::State_On;
        break;
    case Qt::PartiallyChecked:
        box.state |= QStyle::State_NoChange;
        break;
    case Qt::Unchecked:
        box.state |= QStyle::State_Off;
        break;
    }
    QApplication::style()->drawPrimitive(QStyle::PE_IndicatorCheckBox, &box, painter, nullptr);
}

QString oneLine(const QString &text)
{
    return text.contains(u'\n') ? QString(text).replace(u'\n', u' ') : text;
}

}  // namespace

StatePill pillOf(QueueState state)
{
    struct Row
    {
        QueueState value;
        StatePill pill;
    };
    static constexpr Row table[]{
        {QueueState::Waiting, {}},
        {QueueState::Held, {Pill::Kind::Info, Icon::Hourglass}},
        {QueueState::Sending, {Pill::Kind::Info, Icon::Send}},
        {QueueState::Done, {Pill::Kind::Good, Icon::Check}},
        {QueueState::DecidedElsewhere, {Pill::Kind::Neutral, Icon::User}},
        {QueueState::Gone, {Pill::Kind::Neutral, Icon::Minus}},
        {QueueState::Failed, {Pill::Kind::Error, Icon::Error}},
    };
    static_assert(isComplete(table));
    return rowOf(table, state).pill;
}

QueueDelegate::QueueDelegate(QueueTable *table)
    : QStyledItemDelegate(table)
    , m_table(table)
    , m_elided(textsKept)
{
    Theme::watch(this, [this] { m_elided.clear(); });
}

/// Paints a text in a part of the row, mirrored in right-to-left layouts. Returns the text as elided.
QString QueueDelegate::write(QPainter *painter, const QStyleOptionViewItem &option, const QRect &place,
                             const QString &text, TextRole role, const QColor &ink, Qt::Alignment side) const
{
    painter->setFont(Theme::font(role));
    painter->setPen(ink);
    // Caches the elided text, because measuring it takes most of the painting time.
    const Place key{
        .text = text, .role = role, .width = place.width(), .dpi = painter->device()->logicalDpiX()};
    QString *known = m_elided.object(key);
    const QString shown
        = known ? *known : painter->fontMetrics().elidedText(text, Qt::ElideRight, place.width());
    if (!known)
        m_elided.insert(key, new QString(shown));
    painter->drawText(place, QStyle::visualAlignment(option.direction, side) | Qt::AlignVCenter, shown);
    return shown;
}

void QueueDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                          const QModelIndex &index) const
{
    const Tokens &t = Theme::tokens();
    painter->save();
    painter->setLayoutDirection(Qt::LayoutDirectionAuto);  // titles and names keep their own text direction
    if (index.data(QueueModel::IsHeadRole).toBool())
        paintHead(painter, option, index);
    else
        paintRow(painter, option, index);
    painter->fillRect(QRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1), t.line);
    if (m_table->hasFocus() && m_table->currentIndex().row() == index.row()) {
        painter->setRenderHint(QPainter::Antialiasing, false);
        const QRect r = option.rect.adjusted(0, 0, 0, -1);
        for (const QRect &side :
             {QRect(r.left(), r.top(), r.width(), 2), QRect(r.left(), r.bottom() - 1, r.width(), 2),
              QRect(r.left(), r.top(), 2, r.height()), QRect(r.right() - 1, r.top(), 2, r.height())})
            painter->fillRect(side, t.focus);
    }
    painter->restore();
}

void QueueDelegate::paintHead(QPainter *painter, const QStyleOptionViewItem &option,
                              const QModelIndex &index) const
{
    const Tokens &t = Theme::tokens();
    const QRect row = option.rect;
    painter->fillRect(row, m_table->hoveredRow() == index.row() ? t.hover : t.window);
    painter->setRenderHint(QPainter::Antialiasing);
    const auto placed = [&](const QRect &rect) { return QStyle::visualRect(option.direction, row, rect); };
    paintCheck(painter, row, option.direction, index.data(QueueModel::SelectedRole), true);

    const int middle = row.center().y() + 1;
    int x = row.left() + px(textLeft);
    const int chevron = px(Measure::iconButton);
    const bool collapsed = index.data(QueueModel::CollapsedRole).toBool();
    Icons::paint(painter, placed(QRect(x, middle - chevron / 2, chevron, chevron)),
                 collapsed ? Icon::ChevronRight : Icon::ChevronDown, t.text2,
                 option.direction == Qt::RightToLeft);
    x += chevron + px(8);
    const QString colour = index.data(QueueModel::ColourRole).toString();
    if (!colour.isEmpty()) {
        const int side = px(10);
        painter->setPen(QPen(t.isHighContrast ? t.text : t.edge, 1));  // its colour can be that of the ground
        painter->setBrush(QColor(colour));
        const QRect square = placed(QRect(x, middle - side / 2, side, side));
        painter->drawRoundedRect(QRectF(square).adjusted(0.5, 0.5, -0.5, -0.5), pxF(3), pxF(3));
        x += side + px(8);
    }
    const QRect link = linkRect(index, row);
    const int end = link.isEmpty() ? row.right() - px(padding)
        : link.isNull()            ? row.right()
                                   : row.right() - px(padding) - link.width() - px(8);
    const QString title = index.data(Qt::DisplayRole).toString();
    const QString shown
        = write(painter, option, placed(QRect(x, row.top(), qMax(0, end - x), row.height() - 1)), title,
                TextRole::CardTitle, t.text);
    x += px(8) + painter->fontMetrics().horizontalAdvance(shown);
    if (x < end)
        write(painter, option, placed(QRect(x, row.top(), end - x, row.height() - 1)),
              waitingSumText(index.data(QueueModel::CountRole).toInt(),
                             index.data(QueueModel::PointsRole).toLongLong()),
              TextRole::Small, t.text2);
    if (!link.isEmpty())
        write(painter, option, link, linkText(index), TextRole::Small, t.accent, Qt::AlignRight);
}

void QueueDelegate::paintRow(QPainter *painter, const QStyleOptionViewItem &option,
                             const QModelIndex &index) const
{
    const Tokens &t = Theme::tokens();
    const QRect row = option.rect;
    const auto entry = index.data(QueueModel::EntryRole).value<QueueEntry>();
    const Api::Redemption &redemption = entry.redemption;
    const auto check = index.data(QueueModel::SelectedRole);
    const bool selected = check.value<Qt::CheckState>() == Qt::Checked;
    const bool waits = entry.waits();
    if (selected)
        painter->fillRect(row, t.select);
    else if (m_table->hoveredRow() == index.row())
        painter->fillRect(row, t.hover);
    painter->setRenderHint(QPainter::Antialiasing);
    paintCheck(painter, row, option.direction, check, waits);

    const QColor ink = waits ? t.text : t.text3;
    const bool narrow = m_table->isNarrow();
    const QRect upper
        = narrow ? QRect(row.left(), row.top() + px(4), row.width(), row.height() / 2 - px(4)) : row;
    const auto cell = [&](int column, int before, int after) {
        const QRect all = m_table->cellRect(upper, column);
        if (all.isEmpty())
            return QRect();
        return QStyle::visualRect(option.direction, all, all.adjusted(px(before), 0, -px(after), -1));
    };

    if (QRect place = cell(QueueModel::ViewerColumn, textLeft, 8); !place.isEmpty()) {
        if (narrow && stateText(entry, QDateTime::currentDateTimeUtc()).isEmpty())
            place |= cell(QueueModel::StateColumn, 0, padding);
        write(painter, option, place, redemption.userName, TextRole::Strong, ink);
    }
    if (const QRect place = cell(QueueModel::StateColumn, 0, padding); !place.isEmpty())
        paintState(painter, place, entry);
    if (narrow) {
        const QRect lower(row.left(), row.top() + row.height() / 2, row.width(), row.height() / 2 - px(4));
        paintSecondLine(
            painter,
            QStyle::visualRect(option.direction, row, lower.adjusted(px(textLeft), 0, -px(padding), 0)),
            entry, selected);
        return;
    }
    if (QRect place = cell(QueueModel::MessageColumn, 0, 8); !place.isEmpty()) {
        const bool empty = redemption.userInput.isEmpty();
        if (entry.state == QueueState::Failed && !entry.reason.isEmpty()) {
            // The reason gets half the width, or less if it needs less.
            const QString reason = oneLine(entry.reason);
            const int needed = QFontMetrics(Theme::font(TextRole::Small)).horizontalAdvance(reason) + px(4);
            const int wide = qMin(needed, place.width() / 2);
            const QRect right(place.right() - wide + 1, place.top(), wide, place.height());
            write(painter, option, QStyle::visualRect(option.direction, place, right), reason,
                  TextRole::Small, selected ? t.text2 : t.live);
            place = QStyle::visualRect(option.direction, place, place.adjusted(0, 0, -wide - px(8), 0));
        }
        write(painter, option, place, empty ? tr("no message") : oneLine(redemption.userInput),
              TextRole::Body, empty ? (selected ? t.text2 : t.text3) : ink);
    }
    if (const QRect place = cell(QueueModel::PointsColumn, 8, padding); !place.isEmpty())
        write(painter, option, place, QLocale().toString(redemption.reward.cost), TextRole::Strong, ink,
              Qt::AlignRight);
    if (const QRect place = cell(QueueModel::RedeemedColumn, 8, padding); !place.isEmpty())
        write(painter, option, place, momentText(redemption.redeemedAt, m_table->queue()->now()),
              TextRole::Small, selected ? t.text2 : t.text3, Qt::AlignRight);
    if (const QRect place = cell(QueueModel::WaitingColumn, 8, padding); !place.isEmpty()) {
        if (entry.state == QueueState::Failed) {
            write(painter, option, place, linkText(index), TextRole::Small, t.accent, Qt::AlignRight);
        } else {
            const qint64 age = redemption.redeemedAt.secsTo(m_table->queue()->now());
            Tone tone = waits ? waitingTone(age) : Tone::Hint;
            // The error colour is not readable on a selected row.
            if (selected && tone == Tone::Error)
                tone = Tone::Warn;
            write(painter, option, place, waitingText(age), TextRole::Small, toneColor(t, tone),
                  Qt::AlignRight);
        }
    }
}

void QueueDelegate::paintSecondLine(QPainter *painter, const QRect &place, const QueueEntry &entry,
                                    bool selected) const
{
    const Tokens &t = Theme::tokens();
    QStyleOptionViewItem option;
    option.direction = m_table->layoutDirection();
    const bool waits = entry.waits();
    const qint64 age = entry.redemption.redeemedAt.secsTo(m_table->queue()->now());
    const QString end = tr("%1 · %2").arg(QLocale().toString(entry.redemption.reward.cost), waitingText(age));
    Tone tone = waits ? waitingTone(age) : Tone::Hint;
    if (selected && tone == Tone::Error)
        tone = Tone::Warn;
    const int wide = QFontMetrics(Theme::font(TextRole::Small)).horizontalAdvance(end) + px(4);
    const QRect right(place.right() - wide + 1, place.top(), wide, place.height());
    write(painter, option, QStyle::visualRect(option.direction, place, right), end, TextRole::Small,
          toneColor(t, tone), Qt::AlignRight);
    const bool failed = entry.state == QueueState::Failed && !entry.reason.isEmpty();
    const bool empty = entry.redemption.userInput.isEmpty();
    const QString words = failed ? entry.reason : empty ? tr("no message") : entry.redemption.userInput;
    QColor ink = failed ? t.live : waits && !empty ? t.text2 : t.text3;
    if (selected)
        ink = t.text2;
    write(painter, option,
          QStyle::visualRect(option.direction, place, place.adjusted(0, 0, -wide - px(8), 0)), oneLine(words),
          TextRole::Small, ink);
}

void QueueDelegate::paintState(QPainter *painter, const QRect &place, const QueueEntry &entry) const
{
    const QString text = stateText(entry, QDateTime::currentDateTimeUtc());
    if (text.isEmpty())
        return;
    const StatePill pill = pillOf(entry.state);
    QSize size = Pill::pillSize(text, pill.symbol);
    size.setWidth(qMin(size.width(), place.width()));
    const Qt::LayoutDirection direction = m_table->layoutDirection();
    Pill::paint(painter, QStyle::alignedRect(direction, Qt::AlignRight | Qt::AlignVCenter, size, place),
                pill.kind, text, pill.symbol, direction);
}

QString QueueDelegate::linkText(const QModelIndex &index) const
{
    if (index.data(QueueModel::IsHeadRole).toBool()) {
        const int count = index.data(QueueModel::CountRole).toInt();
        return count > 0 ? tr("Select %Ln", nullptr, count) : QString();
    }
    return tr("Retry");
}

QRect QueueDelegate::linkRect(const QModelIndex &index, const QRect &row) const
{
    const bool head = index.data(QueueModel::IsHeadRole).toBool();
    if (!head
        && (m_table->isNarrow()
            || index.data(QueueModel::EntryRole).value<QueueEntry>().state != QueueState::Failed))
        return {};
    const QString text = linkText(index);
    if (text.isEmpty())
        return {};
    const int wide = QFontMetrics(Theme::font(TextRole::Small)).horizontalAdvance(text) + px(2);
    const QRect within = head ? row : m_table->cellRect(row, QueueModel::WaitingColumn);
    if (within.isEmpty())
        return {};
    const QRect link(within.right() - px(padding) - wide + 1, within.top(), wide, within.height() - 1);
    return QStyle::visualRect(m_table->layoutDirection(), within, link);
}

bool QueueDelegate::helpEvent(QHelpEvent *event, QAbstractItemView *, const QStyleOptionViewItem &,
                              const QModelIndex &index)
{
    if (event->type() != QEvent::ToolTip || !index.isValid() || index.data(QueueModel::IsHeadRole).toBool())
        return false;
    // Shows the texts that are cut off.
    const auto entry = index.data(QueueModel::EntryRole).value<QueueEntry>();
    const QRect row = m_table->visualRect(index);
    const QRect message = m_table->cellRect(row, QueueModel::MessageColumn);
    QStringList lines;
    if (message.isEmpty()
        || QFontMetrics(Theme::font(TextRole::Body)).horizontalAdvance(entry.redemption.userInput)
            > message.width() - px(8))
        lines.append(entry.redemption.userInput);
    if (entry.state == QueueState::Failed)
        lines.append(entry.reason);
    const QString state = stateText(entry, QDateTime::currentDateTimeUtc());
    if (!state.isEmpty()
        && Pill::pillSize(state, pillOf(entry.state).symbol).width()
            > m_table->cellRect(row, QueueModel::StateColumn).width() - px(padding))
        lines.append(state);
    lines.removeAll(QString());
    showTip(event->globalPos(), lines.join(u'\n'), m_table);
    return true;
}

}  // namespace Sidestage
