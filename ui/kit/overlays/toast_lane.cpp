// SPDX-License-Identifier: GPL-3.0-or-later
#include "toast_lane.h"

#include "kit/theme/accessible.h"
#include "kit/theme/theme.h"

#include <QApplication>
#include <QEvent>
#include <QLabel>
#include <QLayout>
#include <QPainter>
#include <QPropertyAnimation>
#include <QSet>
#include <QStyle>

#include <algorithm>
#include <functional>

namespace Sidestage {

namespace {

const QString slideName = QStringLiteral("toastSlide");

/// The least width of a lane beside or above a foot, in px at a line height of 20 px.
constexpr int leastWidth = 220;

/// What is hidden last: warnings with a countdown, then what can be undone, then failures. Of the same weight
/// the newest is shown.
int weightOf(const Toast *toast)
{
    const ToastContent &content = toast->content();
    return toast->isPending() && content.kind == Pill::Kind::Warn               ? 3
        : toast->isPending() || content.canUndo                                 ? 2
        : content.kind == Pill::Kind::Error || content.kind == Pill::Kind::Live ? 1
                                                                                : 0;
}

}  // namespace

ToastLane::ToastLane(QWidget *page)
    : QWidget(page)
    , m_page(page)
    , m_more(makeLabel(QString(), TextRole::Small, Tone::Secondary, this))
{
    setObjectName(QStringLiteral("toastLane"));
    m_more->setObjectName(QStringLiteral("toastMore"));
    m_more->hide();
    page->installEventFilter(this);
    connect(qApp, &QApplication::focusChanged, this, &ToastLane::noteFocus);
    hide();
    Theme::watch(this, [this] { arrange(); });
}

ToastLane::~ToastLane()
{
    disconnect(qApp, nullptr, this, nullptr);  // its toasts may have the focus, which moves when they go
}

ToastLane::ToastLane(QWidget *page, ToastLane *source)
    : ToastLane(page)
{
    m_source = source;
    connect(source, &ToastLane::added, this, [this](Toast *toast) { place(toast->makeTwin(this)); });
    connect(source, &ToastLane::anchorsMoved, this, &ToastLane::arrange, Qt::QueuedConnection);
    const QList<Toast *> known = source->toasts();
    for (Toast *toast : known)
        place(toast->makeTwin(this));
}

Toast *ToastLane::show(const ToastContent &content)
{
    constexpr qint64 sameMoment = 1000;  // milliseconds
    if (content.deadlineMs == 0 && !content.canUndo) {
        for (Toast *known : std::as_const(m_toasts)) {
            if (known->age() < sameMoment && known->content().what == content.what
                && known->content().detail == content.detail)
                return known;
        }
    }
    auto *toast = new Toast(content, this);
    if (content.owner)
        connect(content.owner, &QObject::destroyed, toast, &Toast::remove);
    place(toast);
    Q_EMIT added(toast);
    dropOldest();
    const bool urgent = content.kind == Pill::Kind::Error || content.kind == Pill::Kind::Live;
    announce(toast, toast->accessibleName(), urgent ? Announce::Assertive : Announce::Polite);
    return toast;
}

/// Messages that nobody sees, because the window is hidden, do not pile up.
void ToastLane::dropOldest()
{
    constexpr qsizetype most = 20;
    if (m_toasts.size() <= most)
        return;
    for (Toast *toast : std::as_const(m_toasts)) {
        const ToastContent &content = toast->content();
        if (content.deadlineMs == 0 && !content.canUndo && content.stayMs > 0)
            return toast->remove();
    }
}

void ToastLane::place(Toast *toast)
{
    m_toasts.append(toast);
    connect(toast, &Toast::finished, this, [this, toast] { drop(toast); });
    arrange();
    raise();
    if (const int ms = Theme::motionMs(); ms > 0 && isVisible()) {
        auto *slide = named(slideName, new QPropertyAnimation(toast, "pos", toast));
        slide->setDuration(ms);
        slide->setEasingCurve(QEasingCurve::OutCubic);
        slide->setStartValue(toast->pos() + QPoint(0, px(12)));
        slide->setEndValue(toast->pos());
        slide->start(QAbstractAnimation::DeleteWhenStopped);
    }
}

Toast *ToastLane::showMessage(const QString &what, const QString &detail, Pill::Kind kind)
{
    ToastContent content;
    content.what = what;
    content.detail = detail;
    content.kind = kind;
    if (kind == Pill::Kind::Error)
        content.stayMs = 0;
    return show(content);
}

bool ToastLane::undoNewest()
{
    for (auto it = m_toasts.crbegin(); it != m_toasts.crend(); ++it) {
        Toast *toast = *it;
        if (toast->content().canUndo && (toast->isPending() || toast->content().deadlineMs == 0)) {
            toast->undo();
            return true;
        }
    }
    return false;
}

void ToastLane::drop(Toast *toast)
{
    // The focus returns to the previous widget, not to the next one in the tab order.
    if (toast->focusWidget() && toast->focusWidget()->hasFocus() && m_page)
        (m_before && m_before->isVisible() ? m_before.data() : m_page.data())->setFocus(Qt::OtherFocusReason);
    m_toasts.removeOne(toast);
    toast->hide();
    toast->deleteLater();
    arrange();
}

void ToastLane::noteFocus(QWidget *before, QWidget *now)
{
    if (!now || !isAncestorOf(now) || !before || isAncestorOf(before))
        return;
    m_before = before;
    if (before->isVisible() && before->isEnabled())
        return;
    // The user has not come by Tab: what had the focus is hidden or disabled, and Qt has passed it on.
    for (QWidget *each = before->previousInFocusChain(); each != before;
         each = each->previousInFocusChain()) {
        const bool canTab = (each->focusPolicy() & Qt::TabFocus) == Qt::TabFocus;
        if (canTab && each->isVisible() && each->isEnabled() && !isAncestorOf(each))
            return each->setFocus(Qt::OtherFocusReason);
    }
}

void ToastLane::keepClear(QWidget *foot)
{
    m_anchors.append(foot);
    foot->installEventFilter(this);
    arrange();
}

/// Where the visible ones are in the page.
QList<QRect> ToastLane::feet() const
{
    QList<QRect> all;
    for (const QWidget *foot : anchors()) {
        if (!foot || !foot->isVisible() || !m_page->isAncestorOf(foot))
            continue;
        const QRect place(foot->mapTo(m_page, QPoint()), foot->size());
        // A widget in the upper half of the page is not at its foot.
        if (place.top() > m_page->height() / 2)
            all.append(place);
    }
    return all;
}

/// The width of a lane that ends where `lane` does and is beside the feet that this would cover, or above
/// them in their column.
int ToastLane::clearWidth(const QRect &lane) const
{
    int wide = lane.width();
    for (const QRect &place : feet()) {
        if (!place.intersects(lane))
            continue;
        const bool isMirrored = layoutDirection() == Qt::RightToLeft;
        const int after = isMirrored ? place.left() - lane.left() : lane.right() - place.right();
        const int from = isMirrored ? place.right() - lane.left() + 1 : lane.right() - place.left() + 1;
        const int least = px(leastWidth);
        if (const int beside = after - px(8); beside >= least)
            wide = qMin(wide, beside);
        else if (from >= least)
            wide = qMin(wide, from);
    }
    return wide;
}

int ToastLane::bottom(int x, int wide, int high) const
{
    const int lowest = m_page->height() - px(Measure::pageMargin);
    int bottom = lowest;
    // Above one foot there can be another.
    for (int before = lowest + 1; bottom < before;) {
        before = bottom;
        for (const QRect &place : feet()) {
            if (place.right() >= x && place.left() < x + wide && place.bottom() >= bottom - high)
                bottom = qMin(bottom, place.top() - px(8));
        }
    }
    return bottom;
}

void ToastLane::arrange()
{
    if (!m_page)
        return;
    const int edge = px(Measure::pageMargin);
    int wide = qMin(px(504), m_page->width() - 2 * edge);
    int height = fill(wide);
    const auto startOf
        = [&] { return layoutDirection() == Qt::RightToLeft ? edge : m_page->width() - edge - wide; };
    const int clear = clearWidth({startOf(), m_page->height() - edge - height, wide, height});
    if (clear < wide)
        height = fill(wide = clear);
    setGeometry(startOf(), bottom(startOf(), wide, height) - height, wide, height);
    setVisible(!m_toasts.isEmpty());
    raise();
}

/// Places the toasts in a lane of this width. Returns its height.
int ToastLane::fill(int wide)
{
    const int gap = px(8);
    const auto heightOf = [wide](const Toast *toast) {
        return qMax(px(Measure::toast),
                    toast->layout() && toast->layout()->hasHeightForWidth() ? toast->heightForWidth(wide)
                                                                            : toast->sizeHint().height());
    };
    for (Toast *toast : std::as_const(m_toasts))
        toast->arrange(wide);
    QList<const Toast *> order(m_toasts.crbegin(), m_toasts.crend());
    std::ranges::stable_sort(order, std::greater(), weightOf);
    // In a small window, toasts leave half of the height free.
    int room = m_page->height() / 2;
    m_most = 0;
    for (const Toast *toast : std::as_const(order)) {
        room -= heightOf(toast) + gap;
        if (m_most == shownAtMost || (room < 0 && m_most > 0))
            break;
        ++m_most;
    }
    m_most = qMax(1, m_most);
    const int hidden = hiddenCount();
    const QSet<const Toast *> behind(order.cend() - hidden, order.cend());
    m_more->setText(tr("and %n more", nullptr, hidden));
    m_more->setVisible(hidden > 0);

    int height = 0;
    if (hidden > 0) {
        const QSize words = m_more->sizeHint();
        const QSize size(qMin(wide, words.width() + 2 * px(8)), qMax(px(20), words.height() + 2));
        const QRect end(QPoint(wide - size.width(), 0), size);
        m_more->setGeometry(QStyle::visualRect(layoutDirection(), QRect(0, 0, wide, size.height()), end));
        m_more->setAlignment(Qt::AlignCenter);
        height += size.height() + gap / 2;
    }
    update();
    for (Toast *toast : std::as_const(m_toasts)) {
        toast->setVisible(!behind.contains(toast));
        if (behind.contains(toast))
            continue;
        const int high = heightOf(toast);
        auto *slide = toast->findChild<QPropertyAnimation *>(slideName, Qt::FindDirectChildrenOnly);
        if (slide && slide->state() == QAbstractAnimation::Running) {
            toast->resize(wide, high);
            slide->setEndValue(QPoint(0, height));  // the others may have moved since it began
        } else {
            toast->setGeometry(0, height, wide, high);
        }
        height += high + gap;
    }
    return height - (m_toasts.isEmpty() ? 0 : gap);
}

void ToastLane::paintEvent(QPaintEvent *)
{
    if (!m_more->isVisible())
        return;
    // The words stand over the page.
    const Tokens &t = Theme::tokens();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(t.edge, 1));
    painter.setBrush(t.raised);
    painter.drawRoundedRect(QRectF(m_more->geometry()).adjusted(0.5, 0.5, -0.5, -0.5),
                            pxF(Measure::chipRadius), pxF(Measure::chipRadius));
}

bool ToastLane::event(QEvent *event)
{
    // A new text may need another height.
    if (event->type() == QEvent::LayoutRequest)
        arrange();
    return QWidget::event(event);
}

bool ToastLane::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_page) {
        switch (event->type()) {
        case QEvent::Resize:
        case QEvent::LayoutDirectionChange:
        case QEvent::Show:
            arrange();
            break;
        default:
            break;
        }
    }
    if (std::find(m_anchors.cbegin(), m_anchors.cend(), watched) != m_anchors.cend()) {
        switch (event->type()) {
        case QEvent::Resize:
        case QEvent::Move:
        case QEvent::Show:
        case QEvent::Hide:
            // Queued, so that it runs after the page has been laid out.
            if (!m_toasts.isEmpty()) {
                QMetaObject::invokeMethod(this, &ToastLane::arrange, Qt::QueuedConnection);
                Q_EMIT anchorsMoved();
            }
            break;
        default:
            break;
        }
    }
    return QWidget::eventFilter(watched, event);
}

}  // namespace Sidestage
