// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "accounts/vault.h"
#include "application.h"

#include <QImage>
#include <QTemporaryDir>
#include <QWidget>

#include <functional>
#include <memory>

namespace Sidestage {

/// Uses the dashboard as a user does: real windows, real events, a folder of its own that is new each
/// time. Nothing waits for a time, everything for a condition.
class Driver
{
public:
    /// What must be so before there is a QApplication; and with it.
    static void prepare();
    static void describe();

    /// Without a vault of its own a keychain may be asked.
    explicit Driver(std::unique_ptr<TokenVault> vault = std::make_unique<MemoryVault>());
    ~Driver();

    /// Shows the window and waits until its service is open.
    bool start();
    /// Ends the dashboard and starts it again on the same data. A vault that forgets is made anew.
    bool restart();

    Application *app() const { return m_app.get(); }
    MainWindow *window() const;

    /// Why the last step did not work.
    QString problem() const { return m_problem; }
    bool fail(const QString &problem);

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

    /// Signs in on the sandbox's page in the embedded view, as the first user there, by pressing the
    /// button that approves. Leaves the dialog open at `half`, before that button, if it is set.
    bool signIn(const std::function<bool()> &half = {});

    /// The window and every dialog, menu and popover over it, as they lie on the screen.
    QImage picture();

private:
    std::unique_ptr<Application> make(std::unique_ptr<TokenVault> vault);

    QTemporaryDir m_folder;
    std::unique_ptr<Application> m_app;
    QString m_problem{};
};

}  // namespace Sidestage
