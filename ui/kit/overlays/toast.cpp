// SPDX-License-Identifier: GPL-3.0-or-later
#include "toast.h"

#include "kit/controls/button.h"
#include "kit/text/second_ticker.h"
#include "kit/text/wrap_label.h"
#include "kit/theme/accessible.h"
#include "kit/theme/theme.h"

#include <QApplication>
#include <QBoxLayout>
#include <QEvent>
#include <QLabel>
#include <QPainter>
#include <QPainterPath>
#include <QShowEvent>

#include <algorithm>

namespace Sidestage {

namespace {

/// In px at a line height of 20 px: with less room for the words, the buttons stand below them.
constexpr int leastWords = 160;

/// Shows the seconds in a ring, or an icon if there is no countdown.
class ToastMark : public QWidget
{
public:
    ToastMark(Toast *toast)
        : QWidget(toast)
        , m_toast(toast)
    {
        setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    }

    QSize sizeHint() const override { return {px(26), px(26)}; }

protected:
    void paintEvent(QPaintEvent *) override
    {
        const Tokens &t = Theme::tokens();
        QPainter painter(this);
        if (m_toast->isPending()) {
            painter.setRenderHint(QPainter::Antialiasing);
            painter.setPen(QPen(t.accent, 2));
            painter.drawEllipse(QRectF(rect()).adjusted(1, 1, -1, -1));
            painter.setPen(t.text);
            QFont font = Theme::font(TextRole::Pill);
            painter.setFont(font);
            painter.drawText(rect(), Qt::AlignCenter, QString::number(m_toast->secondsLeft()));
            return;
        }
        const auto [icon, tone] = signOf(m_toast->content().kind);
        const int side = px(Measure::icon);
        QRect box(0, 0, side, side);
        box.moveCenter(rect().center());
        Icons::paint(&painter, box, icon, toneColor(t, tone));
    }

private:
    Toast *m_toast;
};

}  // namespace

std::pair<Icon, Tone> signOf(Pill::Kind kind)
{
    switch (kind) {
    case Pill::Kind::Good:
        return {Icon::CheckCircle, Tone::Good};
    case Pill::Kind::Warn:
        return {Icon::Warning, Tone::Warn};
    case Pill::Kind::Error:
    case Pill::Kind::Live:
        return {Icon::Error, Tone::Error};
    default:
        return {Icon::Info, Tone::Accent};
    }
}

Toast::Toast(const ToastContent &content, QWidget *parent)
    : QFrame(parent)
    , m_content(content)
    , m_pending(content.deadlineMs > 0)
{
    setObjectName(QStringLiteral("toast"));
    setAttribute(Qt::WA_Hover);
    setFocusPolicy(Qt::NoFocus);

    auto *layout = new QBoxLayout(QBoxLayout::LeftToRight, this);
    auto *text = new QHBoxLayout;
    m_mark = new ToastMark(this);
    text->addWidget(m_mark);
    m_what = named("toastWhat", new WrapLabel(QString(), TextRole::CardTitle, Tone::Text, this));
    m_detail = named("toastDetail", new WrapLabel(QString(), TextRole::Body, Tone::Secondary, this));
    m_words = new QHBoxLayout;
    m_words->addWidget(m_what);
    m_words->addWidget(m_detail, 1);
    text->addLayout(m_words, 1);
    layout->addLayout(text, 1);
    m_buttons = new QHBoxLayout;
    m_buttons->addStretch(1);
    layout->addLayout(m_buttons);

    if (content.canSendNow) {
        m_sendButton = named("toastSendNow", Button::compact(tr("Send now"), Button::Role::Ghost, this));
        m_sendButton->setOnRaised(true);
        connect(m_sendButton, &Button::clicked, this, &Toast::sendNow);
        m_buttons->addWidget(m_sendButton);
    }
    if (!content.action.isEmpty()) {
        auto *action = named("toastAction", Button::compact(content.action, Button::Role::Default, this));
        action->setOnRaised(true);
        connect(action, &Button::clicked, this, &Toast::act);
        m_buttons->addWidget(action);
    }
    if (content.canUndo) {
        m_undoButton
            = named("toastUndo", Button::compact(Icon::Undo, tr("Undo"), Button::Role::Primary, this));
        m_undoButton->setKeyHint(content.undoKeys);
        connect(m_undoButton, &Button::clicked, this, &Toast::undo);
        m_buttons->addWidget(m_undoButton);
    }
    // A countdown that can be undone is ended by its other buttons.
    if (!m_pending || !content.canUndo) {
        m_closeButton = named("toastClose", Button::iconOnly(Icon::Close, tr("Dismiss"), this));
        m_closeButton->setOnRaised(true);
        connect(m_closeButton, &Button::clicked, this, &Toast::remove);
        m_buttons->addWidget(m_closeButton);
    }

    // A click does not move the focus away from the list that the user works on. Tab can reach the buttons.
    const QList<Button *> buttons = findChildren<Button *>();
    for (Button *button : buttons)
        button->setFocusPolicy(Qt::TabFocus);

    m_since.start();
    m_second.setSingleShot(true);
    m_second.setTimerType(Qt::PreciseTimer);
    connect(&m_second, &QTimer::timeout, this, &Toast::tick);
    m_deadline.setSingleShot(true);
    m_deadline.setTimerType(Qt::PreciseTimer);
    connect(&m_deadline, &QTimer::timeout, this, [this] {
        if (const qint64 left = msLeft(); left > 0) {
            m_deadline.start(int(left));  // the external clock was changed
            return;
        }
        m_pending = false;
        Q_EMIT expired();
        finish();
    });
    m_stay.setSingleShot(true);
    connect(&m_stay, &QTimer::timeout, this, [this] {
        if (isHeld())
            m_stay.start(1000);
        else
            finish();
    });
    if (m_pending) {
        m_deadline.start(content.deadlineMs);
        tickNext();
    }
    setWords(content.what, content.detail);
    Theme::watch(this, [this] { refit(); });
}

Toast *Toast::makeTwin(QWidget *parent)
{
    ToastContent same = m_content;
    same.stayMs = 0;  // the original decides when to close
    auto *twin = new Toast(same, parent);
    twin->m_isTwin = true;
    twin->m_pending = m_pending;
    twin->m_since = m_since;
    twin->m_deadline.stop();
    twin->tickNext();
    m_twins.append(twin);
    connect(twin, &Toast::undone, this, &Toast::undo);
    connect(twin, &Toast::sentNow, this, &Toast::sendNow);
    connect(twin, &Toast::actionTriggered, this, &Toast::act);
    connect(twin, &Toast::finished, this, &Toast::remove);
    connect(this, &Toast::finished, twin, &Toast::remove);
    connect(twin, &Toast::seen, this, &Toast::startStay);
    connect(this, &Toast::wordsChanged, twin,
            [this, twin] { twin->setWords(m_content.what, m_content.detail); });
    return twin;
}

void Toast::refit()
{
    layout()->setContentsMargins(px(16), px(8), px(8), px(8));
    for (QLayout *each : {layout(), layout()->itemAt(0)->layout(), static_cast<QLayout *>(m_buttons)})
        each->setSpacing(px(8));
    m_words->setSpacing(px(4));
    setMinimumHeight(px(Measure::toast));
}

void Toast::setWords(const QString &what, const QString &detail)
{
    m_content.what = what;
    m_content.detail = detail;
    m_what->setText(what);
    m_detail->setVisible(!detail.isEmpty());
    placeWords();
    QString sentence = detail.isEmpty() ? what : tr("%1, %2").arg(what, detail);
    if (m_pending)
        sentence = tr("%1, %n seconds", nullptr, secondsLeft()).arg(sentence);
    setAccessibleName(sentence);
    Q_EMIT wordsChanged();
}

void Toast::arrange(int width)
{
    const bool isBeside = width - m_buttons->sizeHint().width() >= px(leastWords);
    static_cast<QBoxLayout *>(layout())->setDirection(isBeside ? QBoxLayout::LeftToRight
                                                               : QBoxLayout::TopToBottom);
}

void Toast::placeWords()
{
    const int room = m_words->geometry().width();
    const QString &detail = m_content.detail;
    const QString beside = detail.isEmpty() ? QString() : QStringLiteral("· ") + detail;
    const int title = m_what->sizeHint().width();
    const bool isBelow = room > 0 && !detail.isEmpty() && title > room / 2
        && title + m_words->spacing() + m_detail->fontMetrics().horizontalAdvance(beside) > room;
    // A title stays on one line and its detail wraps. A sentence without detail wraps, and so does a long
    // title, which has its detail below it.
    QSizePolicy policy = m_what->sizePolicy();
    policy.setHorizontalPolicy(detail.isEmpty() || isBelow ? QSizePolicy::Expanding : QSizePolicy::Minimum);
    m_what->setSizePolicy(policy);
    m_words->setDirection(isBelow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_detail->setText(isBelow ? detail : beside);
}

qint64 Toast::msLeft() const
{
    return m_content.leftMs ? m_content.leftMs() : m_content.deadlineMs - m_since.elapsed();
}

int Toast::secondsLeft() const
{
    if (!m_pending)
        return 0;
    return int(qMax<qint64>(0, (msLeft() + 999) / 1000));
}

/// Runs when the shown number changes. An interval of one second would drift.
void Toast::tickNext()
{
    if (!m_pending)
        return;
    const qint64 left = msLeft();
    if (left > 0)
        m_second.start(qBound(1, SecondTicker::untilFewer(left), 1000));
    else if (!m_isTwin)
        m_deadline.start(0);  // the deadline is earlier than expected
}

void Toast::tick()
{
    m_mark->update();
    update();
    tickNext();
    if (m_isTwin)
        return;  // only the original toast is announced
    // Announcing each second would drown out everything else.
    const int left = secondsLeft();
    if (left == 60 || left == 30 || left == 10 || (left == 5 && m_content.canUndo))
        announce(this,
                 m_content.canUndo ? tr("%n seconds left to undo", nullptr, left)
                                   : tr("%1, %n seconds", nullptr, left).arg(m_content.what));
}

/// Returns whether the user hovers or focuses the toast or one of its copies.
bool Toast::isHeld() const
{
    return underMouse() || (focusWidget() && focusWidget()->hasFocus())
        || std::any_of(m_twins.cbegin(), m_twins.cend(),
                       [](const QPointer<Toast> &twin) { return twin && twin->isHeld(); });
}

void Toast::undo()
{
    if (m_finished || !m_content.canUndo || (m_content.deadlineMs > 0 && !m_pending))
        return;
    m_pending = false;
    Q_EMIT undone();
    finish();
}

void Toast::sendNow()
{
    if (m_finished || !m_pending)
        return;
    m_pending = false;
    Q_EMIT sentNow();
    finish();
}

void Toast::act()
{
    if (m_finished)
        return;
    m_pending = false;
    Q_EMIT actionTriggered();
    finish();
}

void Toast::remove()
{
    m_pending = false;
    finish();
}

void Toast::finish()
{
    if (m_finished)
        return;
    m_finished = true;
    m_deadline.stop();
    m_stay.stop();
    m_second.stop();
    Q_EMIT finished();
}

void Toast::showEvent(QShowEvent *event)
{
    QFrame::showEvent(event);
    Q_EMIT seen();
    startStay();
}

/// A message behind "and 4 more" has not been read yet, so its time starts when it becomes visible, here or
/// in another window.
void Toast::startStay()
{
    if (!m_finished && m_content.deadlineMs == 0 && m_content.stayMs > 0 && !m_stay.isActive())
        m_stay.start(m_content.stayMs);
}

void Toast::resizeEvent(QResizeEvent *event)
{
    QFrame::resizeEvent(event);
    arrange(width());
    placeWords();
}

void Toast::hideEvent(QHideEvent *event)
{
    QFrame::hideEvent(event);
    const auto isSeen = [](const QPointer<Toast> &twin) { return twin && twin->isVisible(); };
    if (std::none_of(m_twins.cbegin(), m_twins.cend(), isSeen))
        m_stay.stop();
}

void Toast::paintEvent(QPaintEvent *)
{
    const Tokens &t = Theme::tokens();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF outline = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    const double radius = pxF(Measure::cardRadius);
    painter.setPen(Qt::NoPen);
    painter.setBrush(t.raised);
    painter.drawRoundedRect(outline, radius, radius);
    if (m_pending) {
        QPainterPath clip;
        clip.addRoundedRect(outline, radius, radius);
        painter.save();
        painter.setClipPath(clip);
        const double share = double(secondsLeft()) * 1000 / qMax(1, m_content.deadlineMs);
        const double wide = width() * qBound(0.0, share, 1.0);
        const double high = pxF(3);
        const double x = layoutDirection() == Qt::RightToLeft ? width() - wide : 0;
        painter.fillRect(QRectF(x, height() - high, wide, high), t.accent);
        painter.restore();
    }
    painter.setPen(QPen(t.edge, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(outline, radius, radius);
}

}  // namespace Sidestage
