// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "accounts/vault.h"
#include "app/application.h"

#include <QFont>
#include <QImage>
#include <QTemporaryDir>
#include <QWidget>

#include <functional>
#include <memory>

namespace Sidestage {

/// A vault that belongs to somebody else, and so survives the dashboard, as a keychain does.
class LentVault : public TokenVault
{
public:
    explicit LentVault(TokenVault *lender)
        : m_lender(lender)
    {
        connect(lender, &TokenVault::stateChanged, this, [this] { follow(); });
        connect(lender, &TokenVault::answeredLate, this, &TokenVault::answeredLate);
        follow();
    }
    QCoro::Task<Result<std::optional<Token>>> read(VaultKey key) override { return m_lender->read(key); }
    QCoro::Task<Result<void>> write(VaultKey key, Token token) override
    {
        return m_lender->write(key, token);
    }
    QCoro::Task<Result<void>> remove(VaultKey key) override { return m_lender->remove(key); }

private:
    /// What is lent is no memory that ends with this run.
    void follow() { setState(State::Keychain); }

    TokenVault *m_lender;
};

/// Uses the dashboard as a user does: real windows, real events, a folder of its own that is new each
/// time. Nothing waits for a time, everything for a condition.
class Driver
{
public:
    /// What must be so before there is a QApplication; and with it.
    static void prepare();
    static void describe();

    Driver();
    ~Driver();

    /// Where tokens are kept in place of a keychain of its own: made anew for each start.
    void setVault(std::function<std::unique_ptr<TokenVault>()> make) { m_makeVault = std::move(make); }
    /// Shows the window and waits until its service is open.
    bool start();
    /// Ends the dashboard; between that and start() its folder can be looked at.
    void quit();
    /// Ends it and starts it again on the same data and the same keychain.
    bool restart();
    QString folder() const { return m_folder.path(); }

    Application *app() const { return m_app.get(); }
    MainWindow *window() const;

    /// Why the last step did not work.
    QString problem() const { return m_problem; }
    bool fail(const QString &problem);
    void forgetProblem() { m_problem.clear(); }

    bool waitFor(const std::function<bool()> &condition, const QString &what, int atMostMs = 15'000);
    /// A visible widget by its objectName, in any window; waits for it.
    QWidget *find(const QString &name);
    template <class T>
    T *find(const QString &name)
    {
        return qobject_cast<T *>(find(name));
    }
    bool click(QWidget *widget, QPoint at = {});
    bool click(const QString &name);
    /// Types into what has the keyboard.
    bool type(const QString &text);
    bool press(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
    /// Gives the main window the keyboard.
    bool front();
    /// Ctrl+K, the words, Enter.
    bool command(const QString &words);

    /// Adds an account of the sandbox without any page: teaandturrets (affiliate, live), pipnocturne
    /// (partner), quillscribe (viewer). Then goes to `page`.
    bool signIn(const QString &login = QStringLiteral("teaandturrets"),
                const QString &page = QStringLiteral("channel"));
    /// Runs `work` in the sandbox's thread and waits for what it says.
    bool inSandbox(const std::function<bool(Sandbox::Sandbox &)> &work);

    /// The window and every dialog, menu and popover over it, as they lie on the screen.
    QImage picture();

private:
    QTemporaryDir m_folder;
    MemoryVault m_keychain;
    std::function<std::unique_ptr<TokenVault>()> m_makeVault{};
    QFont m_font;  ///< Of the system.
    std::unique_ptr<Application> m_app;
    QString m_problem{};
};

}  // namespace Sidestage

/// main() of a test that starts the dashboard.
#define SIDESTAGE_TEST_MAIN(Test)                                                                            \
    int main(int argc, char **argv)                                                                          \
    {                                                                                                        \
        Sidestage::Driver::prepare();                                                                        \
        QApplication app(argc, argv);                                                                        \
        Sidestage::Driver::describe();                                                                       \
        Test test;                                                                                           \
        return QTest::qExec(&test, argc, argv);                                                              \
    }
