// SPDX-License-Identifier: GPL-3.0-or-later
#include "driver.h"
#include "sandbox/oauth/grants.h"

#include "accounts/accounts.h"
#include "accounts/capabilities.h"
#include "app/environment.h"
#include "kit/theme/theme.h"
#include "sandbox/sandbox.h"
#include "shell/main_window.h"

#include <QApplication>
#include <QFontDatabase>
#include <QLocale>
#include <QPainter>
#include <QPointer>
#include <QSignalSpy>
#include <QTemporaryFile>
#include <QTest>

#ifdef Q_OS_UNIX
#include <unistd.h>
#endif

namespace Sidestage {

namespace {

/// On Wayland a window becomes active only with a keyboard, which a compositor without a screen has not. This
/// activates each window that is shown, and the one before when it is hidden, as a compositor with a keyboard
/// does.
class Activation : public QObject
{
public:
    using QObject::QObject;

    static bool isNeeded() { return QGuiApplication::platformName().startsWith(u"wayland"); }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        const bool isShown = event->type() == QEvent::Show;
        auto *window = isShown || event->type() == QEvent::Hide ? qobject_cast<QWidget *>(watched) : nullptr;
        if (!window || (window->windowType() != Qt::Window && window->windowType() != Qt::Dialog))
            return false;
        m_shown.removeIf([window](const QPointer<QWidget> &known) { return !known || known == window; });
        if (isShown)
            m_shown.append(window);
        QMetaObject::invokeMethod(
            this,
            [this] {
                if (!m_shown.isEmpty() && m_shown.last() && m_shown.last()->isVisible())
                    QApplication::setActiveWindow(m_shown.last());
            },
            Qt::QueuedConnection);
        return false;
    }

private:
    QList<QPointer<QWidget>> m_shown{};  ///< The last one is in front.
};

}  // namespace

void Driver::prepare()
{
#ifdef Q_OS_UNIX
    // Chromium's own sandbox does not run as root, and the only pages here are those of our sandbox.
    if (::geteuid() == 0)
        qputenv("QTWEBENGINE_DISABLE_SANDBOX", "1");
#endif
    // The default screen of the offscreen platform is smaller than the window. At twice the size it is a 4K
    // screen.
    if (qgetenv("QT_QPA_PLATFORM") == "offscreen") {
        static QTemporaryFile screens;
        const QByteArray size = qgetenv("QT_SCALE_FACTOR") == "2" ? R"("width": 3840, "height": 2160)"_ba
                                                                  : R"("width": 1600, "height": 1000)"_ba;
        if (screens.open()) {
            screens.write(R"({"screens": [{"name": "tour", "x": 0, "y": 0, )" + size + R"(,
                               "logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}]})");
            screens.close();
            qputenv("QT_QPA_PLATFORM", "offscreen:configfile=" + screens.fileName().toLocal8Bit());
        }
    }
    prepareProcess();
}

void Driver::describe()
{
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));  // the language that tests expect
    describeProcess();
    if (Activation::isNeeded())
        qApp->installEventFilter(new Activation(qApp));
    // The font of the design if it is installed, so that pictures of different machines are comparable.
    if (QFontDatabase::hasFamily(u"Inter"_s))
        QApplication::setFont(QFont(u"Inter"_s, 10));
}

Driver::Driver()
    : m_font(QApplication::font())
{
}

Driver::~Driver()
{
    quit();
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
    std::unique_ptr<TokenVault> vault
        = m_makeVault ? m_makeVault() : std::make_unique<LentVault>(&m_keychain);
    m_app = std::make_unique<Application>(
        Launch{.dataFolder = m_folder.path(), .vault = std::move(vault), .sandboxPort = 0});
    QSignalSpy ready(m_app.get(), &Application::ready);
    m_app->show();
    if (!QTest::qWaitForWindowExposed(window()))
        return fail(u"the window is not shown"_s);
    if (!front())
        return false;
    return waitFor([&] { return ready.count() > 0; }, u"the sandbox to be ready"_s);
}

void Driver::quit()
{
    m_app.reset();
    // Resets the appearance, as for a new process.
    QApplication::setFont(m_font);
    QApplication::setPalette(QPalette());
}

bool Driver::restart()
{
    quit();
    return start();
}

bool Driver::waitFor(const std::function<bool()> &condition, const QString &what, int atMostMs)
{
    if (QTest::qWaitFor(condition, atMostMs))
        return true;
    return fail(u"waited in vain for "_s + what);
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
    waitFor(look, u"the widget \"%1\""_s.arg(name));
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
        return fail(u"nothing has the keyboard to type \"%1\""_s.arg(text));
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
    if (Activation::isNeeded()) {
        QApplication::setActiveWindow(window());
        return window()->isActiveWindow() || fail(u"the window does not get the keyboard"_s);
    }
    window()->activateWindow();
    return QTest::qWaitForWindowActive(window()) || fail(u"the window does not get the keyboard"_s);
}

bool Driver::command(const QString &words)
{
    if (!front())
        return false;
    QTest::keyClick(window(), Qt::Key_K, Qt::ControlModifier);
    if (!find(u"goTo"_s) || !type(words))
        return false;
    return press(Qt::Key_Return)
        && waitFor([this] { return !window()->findChild<QWidget *>(u"goTo"_s)->isVisible(); },
                   u"Go to to close after \"%1\""_s.arg(words));
}

bool Driver::signIn(const QString &login, const QString &page, const std::optional<Api::ScopeSet> &asked)
{
    AccountInfo info;
    Token token;
    const bool issued = inSandbox([&](Sandbox::Sandbox &sandbox) {
        const auto user = sandbox.world().userByLogin(login);
        if (!user)
            return false;
        Api::ScopeSet scopes = asked.value_or(Api::ScopeSet());
        for (const Capability &capability : capabilities()) {
            if (!asked)
                scopes = scopes | capability.scopes;
        }
        const auto granted
            = sandbox.world().area<Sandbox::Grants>().issueUserToken(sandbox.client().id, user->id, scopes);
        if (!granted)
            return false;
        info = {user->id, user->login, user->displayName, user->broadcasterType};
        token = {.access = granted->accessToken, .refresh = granted->refreshToken, .scopes = scopes.names()};
        return true;
    });
    if (!issued)
        return fail(u"the sandbox gives %1 no token"_s.arg(login));
    Account *account = m_app->accounts()->add(info, token);
    if (!waitFor([&] { return window()->account() == account; }, u"the window to show the account"_s))
        return false;
    window()->goTo(page);
    return true;
}

bool Driver::inSandbox(const std::function<bool(Sandbox::Sandbox &)> &work)
{
    Sandbox::Sandbox *sandbox = m_app->sandbox()->sandbox();
    bool done = false;
    QMetaObject::invokeMethod(
        sandbox, [&] { done = work(*sandbox); }, Qt::BlockingQueuedConnection);
    return done;
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
        QPoint at = top->mapToGlobal(QPoint(0, 0)) - origin;
        if (top->windowType() == Qt::Dialog)  // as a window manager would place it
            at = window()->rect().center() - top->rect().center();
        painter.drawPixmap(at, top->grab());
        if (top->windowType() == Qt::Dialog) {
            painter.setPen(Theme::tokens().edge);  // in place of the window frame
            painter.drawRect(QRect(at, top->size()).adjusted(-1, -1, 0, 0));
        }
    }
    painter.end();
    return picture.toImage();
}

}  // namespace Sidestage
