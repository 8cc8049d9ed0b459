// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "accounts/vault.h"
#include "app/application.h"
#include "patience.h"

#include <QFont>
#include <QImage>
#include <QTemporaryDir>
#include <QWidget>

#include <functional>
#include <memory>
#include <optional>

namespace Sidestage {

using namespace Qt::StringLiterals;

/// A vault that forwards to one of another owner, so that its content outlives the dashboard as in a
/// keychain.
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
    /// The forwarded vault is not memory that ends with this run.
    void follow() { setState(State::Keychain); }

    TokenVault *m_lender;
};

/// Controls the dashboard as a user does: real windows, real events, and a new folder each time. All waits
/// are for a condition, never for a fixed time.
class Driver
{
public:
    /// Setup before the QApplication is created, and after it.
    static void prepare();
    static void describe();

    Driver();
    ~Driver();

    /// Sets a function that creates the vault for each start, instead of the built-in one.
    void setVault(std::function<std::unique_ptr<TokenVault>()> make) { m_makeVault = std::move(make); }
    /// Shows the window and waits until its service is open.
    bool start();
    /// Ends the dashboard. Its folder can be inspected before the next start().
    void quit();
    /// Restarts it with the same data and the same keychain.
    bool restart();
    QString folder() const { return m_folder.path(); }

    Application *app() const { return m_app.get(); }
    MainWindow *window() const;

    /// Why the last step failed.
    QString problem() const { return m_problem; }
    bool fail(const QString &problem);

    bool waitFor(const std::function<bool()> &condition, const QString &what, int atMostMs = testPatience);
    /// Waits for a visible widget with this objectName in any window, and returns it.
    QWidget *find(const QString &name);
    template <class T>
    T *find(const QString &name)
    {
        return qobject_cast<T *>(find(name));
    }
    bool click(QWidget *widget, QPoint at = {});
    bool click(const QString &name);
    /// Types into the focused widget.
    bool type(const QString &text);
    bool press(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
    /// Activates the main window.
    bool front();
    /// Ctrl+K, these words, Enter.
    bool command(const QString &words);

    /// Adds an account of the sandbox without a page: teaandturrets (affiliate, live), pipnocturne (partner),
    /// quillscribe (viewer). Then goes to `page`. Without `scopes` it has all that the dashboard uses.
    bool signIn(const QString &login = u"teaandturrets"_s, const QString &page = u"channel"_s,
                const std::optional<Api::ScopeSet> &scopes = {});
    /// Runs `work` in the sandbox's thread and returns its result.
    bool inSandbox(const std::function<bool(Sandbox::Sandbox &)> &work);

    /// The window with all dialogs, menus and popovers above it, as on the screen.
    QImage picture();

private:
    QTemporaryDir m_folder;
    MemoryVault m_keychain;
    std::function<std::unique_ptr<TokenVault>()> m_makeVault{};
    QFont m_font;  ///< The system font.
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
