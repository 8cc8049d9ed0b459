// SPDX-License-Identifier: GPL-3.0-or-later
#include "toast_lane.h"

#include "kit/theme/accessible.h"
#include "kit/theme/theme.h"

#include <QApplication>
#include <QEvent>
#include <QLabel>
#include <QLayout>
#include <QPropertyAnimation>
#include <QSet>

#include <algorithm>

namespace Sidestage {

namespace {

const QString slideName = QStringLiteral("toastSlide");

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
    if (now && isAncestorOf(now) && before && !isAncestorOf(before))
        m_before = before;
}

void ToastLane::keepClear(QWidget *foot)
{
    m_anchors.append(foot);
    foot->installEventFilter(this);
    arrange();
}

int ToastLane::bottom(int x, int wide, int high) const
{
    const int lowest = m_page->height() - px(Measure::pageMargin);
    int bottom = lowest;
    // Above one foot there can be another.
    for (int before = lowest + 1; bottom < before;) {
        before = bottom;
        for (const QWidget *foot : anchors()) {
            if (!foot || !foot->isVisible() || !m_page->isAncestorOf(foot))
                continue;
            const QRect place(foot->mapTo(m_page, QPoint()), foot->size());
            // A widget in the upper half of the page is not at its foot.
            if (place.right() >= x && place.left() < x + wide && place.bottom() >= bottom - high
                && place.top() > m_page->height() / 2)
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
    const int gap = px(8);
    const int wide = qMin(px(504), m_page->width() - 2 * edge);
    const auto heightOf = [wide](const Toast *toast) {
        return qMax(px(Measure::toast),
                    toast->layout() && toast->layout()->hasHeightForWidth() ? toast->heightForWidth(wide)
                                                                            : toast->sizeHint().height());
    };
    for (Toast *toast : std::as_const(m_toasts))
        toast->arrange(wide);
    // In a small window, toasts leave half of the height free.
    int room = m_page->height() / 2;
    m_most = 0;
    for (auto toast = m_toasts.crbegin(); toast != m_toasts.crend() && m_most < shownAtMost; ++toast) {
        room -= heightOf(*toast) + gap;
        if (room < 0 && m_most > 0)
            break;
        ++m_most;
    }
    m_most = qMax(1, m_most);
    const int hidden = hiddenCount();
    // The oldest toasts are hidden first, except pending warnings.
    QSet<const Toast *> behind;
    for (const bool isNeeded : {false, true}) {
        for (const Toast *toast : std::as_const(m_toasts)) {
            const bool isWarning = toast->isPending() && toast->content().kind == Pill::Kind::Warn;
            if (behind.size() < hidden && (isNeeded || !isWarning))
                behind.insert(toast);
        }
    }
    m_more->setText(tr("and %n more", nullptr, hidden));
    m_more->setVisible(hidden > 0);

    int height = 0;
    if (hidden > 0) {
        m_more->setGeometry(0, 0, wide, px(20));
        m_more->setAlignment(Qt::AlignVCenter | Qt::AlignRight);
        height += px(20) + gap / 2;
    }
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
    height -= m_toasts.isEmpty() ? 0 : gap;

    const int x = layoutDirection() == Qt::RightToLeft ? edge : m_page->width() - edge - wide;
    setGeometry(x, bottom(x, wide, height) - height, wide, height);
    setVisible(!m_toasts.isEmpty());
    raise();
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
