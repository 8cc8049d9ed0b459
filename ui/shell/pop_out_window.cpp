// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/pop_out_window.h"

#include "accounts/account.h"
#include "base/bidi.h"
#include "kit/controls/toggle.h"
#include "kit/layout/spacing.h"
#include "kit/overlays/toast_lane.h"
#include "kit/theme/theme.h"
#include "live/live_status.h"
#include "page/header_item.h"
#include "page/page.h"
#include "shell/header/account_view.h"
#include "shell/header/connection_button.h"
#include "shell/header/live_block.h"
#include "shell/page_head.h"
#include "shell/settings/preferences.h"
#include "shell/window_place.h"

#include <QAction>
#include <QBoxLayout>
#include <QCloseEvent>
#include <QDialog>
#include <QGuiApplication>

namespace Sidestage {

namespace {

constexpr int headerHeight = 36;
/// In px at a line height of 20 px.
constexpr int stripMargin = 8;
constexpr int stripToggle = 34;

/// Whether a window can stay on top of those of other programs. Wayland has no request for it.
bool mayStayOnTop()
{
    return !QGuiApplication::platformName().startsWith(QLatin1String("wayland"));
}

}  // namespace

PopOutWindow::PopOutWindow(PageFrame *frame, ToastLane *toasts, Preferences *preferences)
    : m_frame(frame)
    , m_toasts(toasts)
    , m_preferences(preferences)
    , m_live(new LiveBlock(this))
    , m_connection(new ConnectionButton(this))
    , m_onTop(named("keepOnTop", new Toggle(this)))
{
    setObjectName(QStringLiteral("popOut-") + frame->page()->id());
    setMinimumSize(320, 240);
    name();
    AccountView *view = frame->view();
    m_place = view ? view->account()->userId() + u'/' + objectName() : objectName();
    if (view)
        connect(view->account(), &Account::infoChanged, this, &PopOutWindow::name);

    auto *header = new QWidget(this);
    auto *lines = new QVBoxLayout(header);
    lines->setSpacing(0);
    auto *strip = new QHBoxLayout;
    m_strip = strip;
    m_header = header;
    m_secondLine = new QHBoxLayout;
    m_secondLine->addStretch(1);
    lines->addLayout(strip);
    lines->addLayout(m_secondLine);
    strip->addWidget(m_live);
    strip->addStretch(1);
    strip->addWidget(m_connection);
    strip->addWidget(m_onTop);
    m_live->setStatus(view ? view->live() : nullptr);
    m_live->setShown(LiveBlock::Shown::Uptime);
    m_connection->setAccount(view ? view->account() : nullptr);
    if (view)
        connect(m_connection, &ConnectionButton::retryRequested, view->live(), &LiveStatus::refresh);
    m_live->setVisible(view);
    m_connection->setVisible(view);
    m_connection->setWordsShown(false);
    m_onTop->setWord(tr("Keep on top"));
    m_onTop->setAccessibleName(tr("Keep on top"));
    connect(m_onTop, &QAbstractButton::toggled, this, &PopOutWindow::setOnTop);

    auto *middle = new QWidget(this);
    auto *layout = new QVBoxLayout(middle);
    layout->setSpacing(0);
    layout->addWidget(header);
    layout->addWidget(frame, 1);
    setCentralWidget(middle);
    new ToastLane(middle, toasts);
    frame->show();
    frame->head()->setPoppedOut(true);
    connect(m_live, &LiveBlock::resized, this, &PopOutWindow::fit);
    setSpacing(strip, 12);
    setSpacing(m_secondLine, 12);
    Theme::watch(this, [this] { fit(); });

    // Those with the name of an action of the main window have its key, also after the user has changed it.
    const auto addKey = [this](const char *name, const QKeySequence &keys, auto act) {
        auto *action = named(name, new QAction(this));
        action->setShortcut(keys);
        action->setAutoRepeat(false);
        connect(action, &QAction::triggered, this, act);
        addAction(action);
        return action;
    };
    const QAction *onTop
        = addKey("keepOnTop", Qt::CTRL | Qt::SHIFT | Qt::Key_T, [this] { setOnTop(!isOnTop()); });
    if (!mayStayOnTop()) {
        m_onTop->setProperty("blockedReason", whyNotOnTop());
        m_onTop->setAccessibleDescription(whyNotOnTop());
    }
    const auto hint = [this, onTop] {
        m_onTop->setToolTip(
            !mayStayOnTop() ? whyNotOnTop()
                : onTop->shortcut().isEmpty()
                ? tr("Keep on top")
                : tr("Keep on top (%1)").arg(onTop->shortcut().toString(QKeySequence::NativeText)));
    };
    connect(onTop, &QAction::changed, this, hint);
    hint();
    addKey("popOut", Qt::CTRL | Qt::SHIFT | Qt::Key_O, [this] { close(); });
    addKey("", QKeySequence::Close, [this] { close(); });
    addKey("refresh", Qt::Key_F5, [this] {
        if (m_frame)
            m_frame->page()->refresh();
    });

    // Activates a dialog next to this window, such as the progress of a job.
    addKey("", Qt::Key_F6, [this] {
        const auto dialogs = findChildren<QDialog *>();
        for (QDialog *dialog : dialogs) {
            if (dialog->isVisible() && !dialog->isModal())
                dialog->activateWindow();
        }
    });

    const QByteArray geometry = m_preferences->geometry(m_place);
    if (!geometry.isEmpty())
        restoreGeometry(geometry);
    else
        resize(720, 560);
    keepOnScreens(this);
    if (m_preferences->isOnTop(m_place) && mayStayOnTop())
        setOnTop(true);
}

PopOutWindow::~PopOutWindow()
{
    if (m_frame)
        m_preferences->setGeometry(m_place, saveGeometry());
}

void PopOutWindow::setPart(HeaderItem *part)
{
    delete m_part;
    m_part = part;
    if (!part)
        return;
    m_strip->insertWidget(m_strip->indexOf(m_live) + 1, part);
    connect(part, &HeaderItem::resized, this, &PopOutWindow::fit);
    fit();
}

void PopOutWindow::name()
{
    if (!m_frame)
        return;
    const QString title = m_frame->page()->title();
    const AccountView *view = m_frame->view();
    setWindowTitle(view ? QStringLiteral("%1 · %2").arg(title, isolated(view->account()->info().displayName))
                        : title);
}

QString PopOutWindow::whyNotOnTop()
{
    return tr(
        "On Wayland a program cannot keep its windows on top. The menu of the window’s frame may offer it.");
}

void PopOutWindow::setOnTop(bool onTop)
{
    if (onTop && !mayStayOnTop()) {
        const QSignalBlocker quiet(m_onTop);
        m_onTop->setChecked(false);
        m_toasts->showMessage(whyNotOnTop(), {}, Pill::Kind::Info);
        return;
    }
    if (isOnTop() != onTop) {
        const bool shown = isVisible();
        setWindowFlag(Qt::WindowStaysOnTopHint, onTop);  // hides the window
        if (shown)
            show();
    }
    m_onTop->setChecked(onTop);
    m_preferences->setOnTop(m_place, onTop);
}

void PopOutWindow::fit()
{
    m_onTop->setWordVisible(true);
    // The live state and the countdown are always visible. In a narrow window, the other parts move to a
    // second line and the uptime is hidden.
    const int part = m_part ? m_part->widthFor(HeaderItem::Shown::Clock) + px(12) : 0;
    const int beside = m_connection->widthFor(false) + px(stripToggle) + 2 * px(12);
    const auto first = [this, part](LiveBlock::Shown shown, int margin) {
        return 2 * px(margin) + m_live->widthFor(shown) + part;
    };
    const bool twoLines
        = first(LiveBlock::Shown::Uptime, Measure::pageMargin) + beside > width() && width() > 0;
    const int margin = twoLines ? stripMargin : Measure::pageMargin;
    m_live->setShown(first(LiveBlock::Shown::Uptime, margin) <= width() ? LiveBlock::Shown::Uptime
                                                                        : LiveBlock::Shown::Pill);
    QHBoxLayout *home = twoLines ? m_secondLine : m_strip;
    if (home->indexOf(m_onTop) < 0) {
        for (QWidget *widget : {static_cast<QWidget *>(m_connection), static_cast<QWidget *>(m_onTop)}) {
            (twoLines ? m_strip : m_secondLine)->removeWidget(widget);
            home->addWidget(widget);
        }
    }
    for (QHBoxLayout *line : {m_strip, m_secondLine})
        line->setContentsMargins(px(margin), 0, px(margin), 0);
    m_header->setFixedHeight(px(headerHeight) * (twoLines ? 2 : 1));
    if (twoLines) {
        if (m_part)
            m_part->setShown(HeaderItem::Shown::Clock);
        m_onTop->setWordVisible(
            2 * px(margin) + m_connection->widthFor(false) + px(12) + m_onTop->sizeHint().width() <= width());
        return;
    }
    const int needed = 2 * px(Measure::pageMargin) + m_live->widthFor(LiveBlock::Shown::Uptime) + 2 * px(12)
        + m_connection->widthFor(false) + m_onTop->sizeHint().width();
    const auto wide = [this](HeaderItem::Shown shown) {
        const int width = m_part ? m_part->widthFor(shown) : 0;
        return width > 0 ? width + px(12) : 0;
    };
    const bool hasRoom = needed + wide(HeaderItem::Shown::Action) <= width();
    if (m_part)
        m_part->setShown(hasRoom ? HeaderItem::Shown::Action : HeaderItem::Shown::Clock);
    m_onTop->setWordVisible(needed + wide(HeaderItem::Shown::Clock) <= width());
}

void PopOutWindow::resizeEvent(QResizeEvent *event)
{
    QMainWindow::resizeEvent(event);
    fit();
}

PageFrame *PopOutWindow::release()
{
    PageFrame *frame = m_frame;
    m_frame = nullptr;
    delete m_part;
    if (frame) {
        // Saved here and not in the destructor, when the preferences may already be destroyed.
        m_preferences->setGeometry(m_place, saveGeometry());
        frame->head()->setPoppedOut(false);
        frame->setParent(nullptr);
    }
    return frame;
}

void PopOutWindow::closeEvent(QCloseEvent *event)
{
    event->accept();
    Q_EMIT returned();
}

}  // namespace Sidestage
