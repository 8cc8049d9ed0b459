// SPDX-License-Identifier: GPL-3.0-or-later
#include "driver.h"

#include "accounts/accounts.h"
#include "environment.h"
#include "kit/theme.h"
#include "shell/main_window.h"

#include <QApplication>
#include <QFontDatabase>
#include <QPainter>
#include <QPointer>
#include <QSet>
#include <QSignalSpy>
#include <QTemporaryFile>
#include <QTest>
#include <QWebEngineView>

#ifdef Q_OS_UNIX
#include <unistd.h>
#endif

namespace Sidestage {

namespace {

/// Whether a page with text has been drawn, not only its ground.
bool isDrawn(const QImage &image)
{
    constexpr qsizetype textNeeds = 40;  // shades, at the edges of letters
    QSet<QRgb> colours;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); x += 2)
            colours.insert(image.pixel(x, y));
    }
    return colours.size() > textNeeds;
}

}  // namespace

void Driver::prepare()
{
#ifdef Q_OS_UNIX
    // Chromium's own sandbox cannot work for root, and the only pages here are our own sandbox's.
    if (::geteuid() == 0)
        qputenv("QTWEBENGINE_DISABLE_SANDBOX", "1");
#endif
    // The screen of the platform without one is smaller than the window.
    if (qgetenv("QT_QPA_PLATFORM") == "offscreen") {
        static QTemporaryFile screens;
        if (screens.open()) {
            screens.write(R"({"screens": [{"name": "tour", "x": 0, "y": 0, "width": 1600, "height": 1000,
                               "logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}]})");
            screens.close();
            qputenv("QT_QPA_PLATFORM", "offscreen:configfile=" + screens.fileName().toLocal8Bit());
        }
    }
    prepareProcess();
}

void Driver::describe()
{
    describeProcess();
    // The font of the design where it is installed, so that pictures of different machines compare.
    if (QFontDatabase::hasFamily(QStringLiteral("Inter")))
        QApplication::setFont(QFont(QStringLiteral("Inter"), 10));
}

Driver::Driver(std::unique_ptr<TokenVault> vault)
    : m_app(make(std::move(vault)))
{
}

Driver::~Driver() = default;

std::unique_ptr<Application> Driver::make(std::unique_ptr<TokenVault> vault)
{
    return std::make_unique<Application>(
        Launch{.dataFolder = m_folder.path(), .vault = std::move(vault), .sandboxPort = 0});
}

MainWindow *Driver::window() const
{
    return m_app->window();
}

bool Driver::fail(const QString &problem)
{
    if (m_problem.isEmpty())
        m_problem = problem;
    return false;
}

bool Driver::start()
{
    QSignalSpy ready(m_app.get(), &Application::ready);
    m_app->show();
    if (!QTest::qWaitForWindowExposed(window()))
        return fail(QStringLiteral("the window is not shown"));
    if (!front())
        return false;
    return waitFor([&] { return ready.count() > 0; }, QStringLiteral("the sandbox to be ready"), 60'000);
}

bool Driver::restart()
{
    m_app.reset();
    m_app = make(std::make_unique<MemoryVault>());
    return start();
}

bool Driver::waitFor(const std::function<bool()> &condition, const QString &what, int atMostMs)
{
    if (QTest::qWaitFor(condition, atMostMs))
        return true;
    return fail(QStringLiteral("waited in vain for ") + what);
}

QWidget *Driver::find(const QString &name)
{
    QWidget *found = nullptr;
    const auto look = [&] {
        const auto windows = QApplication::topLevelWidgets();
        for (QWidget *top : windows) {
            if (!top->isVisible())
                continue;
            if (top->objectName() == name) {
                found = top;
                return true;
            }
            const auto children = top->findChildren<QWidget *>(name);
            for (QWidget *child : children) {
                if (child->isVisible()) {
                    found = child;
                    return true;
                }
            }
        }
        return false;
    };
    waitFor(look, QStringLiteral("the widget \"%1\"").arg(name));
    return found;
}

bool Driver::click(QWidget *widget, QPoint at)
{
    if (!widget)
        return false;
    QTest::mouseMove(widget, at.isNull() ? widget->rect().center() : at);
    QTest::mouseClick(widget, Qt::LeftButton, {}, at.isNull() ? widget->rect().center() : at);
    return true;
}

bool Driver::click(const QString &name)
{
    return click(find(name));
}

bool Driver::type(const QString &text)
{
    QWidget *focus = QApplication::focusWidget();
    if (!focus)
        return fail(QStringLiteral("nothing has the keyboard to type \"%1\"").arg(text));
    QTest::keyClicks(focus, text);
    return true;
}

bool Driver::press(int key, Qt::KeyboardModifiers modifiers)
{
    QWidget *focus
        = QApplication::activePopupWidget() ? QApplication::activePopupWidget() : QApplication::focusWidget();
    if (!focus)
        focus = QApplication::activeWindow() ? QApplication::activeWindow() : window();
    QTest::keyClick(focus, Qt::Key(key), modifiers);
    return true;
}

bool Driver::front()
{
    window()->activateWindow();
    return QTest::qWaitForWindowActive(window())
        || fail(QStringLiteral("the window does not get the keyboard"));
}

bool Driver::command(const QString &words)
{
    if (!front())
        return false;
    QTest::keyClick(window(), Qt::Key_K, Qt::ControlModifier);
    if (!find(QStringLiteral("goTo")) || !type(words))
        return false;
    return press(Qt::Key_Return)
        && waitFor([this] { return !window()->findChild<QWidget *>(QStringLiteral("goTo"))->isVisible(); },
                   QStringLiteral("Go to to close after \"%1\"").arg(words));
}

bool Driver::signIn(const std::function<bool()> &half)
{
    if (!find(QStringLiteral("signInDialog"))) {
        m_problem.clear();
        if (!command(QStringLiteral("Sign in")))
            return false;
    }
    QWidget *dialog = find(QStringLiteral("signInDialog"));
    if (!dialog)
        return false;
    QWebEngineView *view = nullptr;
    if (!waitFor([&] { return (view = dialog->findChild<QWebEngineView *>()) && view->isVisible(); },
                 QStringLiteral("the service's page"), 60'000))
        return false;

    // Where the button is, says the page; that it is pressed, a mouse.
    QRectF button;
    const auto ask = [&] {
        view->page()->runJavaScript(
            QStringLiteral("(() => { const b = document.getElementById('approve'); if (!b) return null;"
                           "b.scrollIntoView({block: 'center'}); const r = b.getBoundingClientRect();"
                           "return [r.x, r.y, r.width, r.height]; })()"),
            [&button](const QVariant &answer) {
                const QVariantList box = answer.toList();
                if (box.size() == 4)
                    button = {box[0].toReal(), box[1].toReal(), box[2].toReal(), box[3].toReal()};
            });
        return !button.isEmpty();
    };
    if (!waitFor(ask, QStringLiteral("the button that approves"), 60'000))
        return false;
    if (!waitFor([view] { return isDrawn(view->grab().toImage()); }, QStringLiteral("the page to be drawn"),
                 60'000))
        return false;
    if (half && !half())
        return false;

    Accounts *accounts = m_app->accounts();
    const qsizetype before = accounts->all().size();
    const QPoint at = (button.center() * view->zoomFactor()).toPoint();
    const auto press = [&] {
        if (QWidget *target = view->focusProxy())
            QTest::mouseClick(target, Qt::LeftButton, {}, at);
    };
    press();
    const bool added = waitFor([&] { return accounts->all().size() > before && accounts->current(); },
                               QStringLiteral("the account after approving"), 30'000);
    if (!added)
        return false;
    // Without a keychain the dialog says first that the token stays in memory.
    QPointer<QWidget> open(dialog);
    if (m_app->accounts()->vault()->state() == TokenVault::State::MemoryOnly
        && !click(QStringLiteral("signInAction")))
        return false;
    if (!waitFor([&] { return !open || !open->isVisible(); }, QStringLiteral("the sign-in to close")))
        return false;
    window()->activateWindow();
    return waitFor([this] { return window()->account() == m_app->accounts()->current(); },
                   QStringLiteral("the window to show the account"));
}

QImage Driver::picture()
{
    QCoreApplication::processEvents();
    QPixmap picture = window()->grab();
    QPainter painter(&picture);
    const QPoint origin = window()->mapToGlobal(QPoint(0, 0));
    QList<QWidget *> above;
    const auto windows = QApplication::topLevelWidgets();
    for (QWidget *top : windows) {
        if (top != window() && top->isVisible() && top->windowType() != Qt::ToolTip)
            above.append(top);
    }
    std::stable_sort(above.begin(), above.end(), [](QWidget *a, QWidget *b) {
        return int(a->windowType() == Qt::Popup) < int(b->windowType() == Qt::Popup);
    });
    for (QWidget *top : std::as_const(above)) {
        const QPoint at = top->mapToGlobal(QPoint(0, 0)) - origin;
        painter.drawPixmap(at, top->grab());
        if (top->windowType() == Qt::Dialog) {
            painter.setPen(Theme::tokens().edge);  // where the system draws its frame
            painter.drawRect(QRect(at, top->size()).adjusted(-1, -1, 0, 0));
        }
    }
    painter.end();
    return picture.toImage();
}

}  // namespace Sidestage
