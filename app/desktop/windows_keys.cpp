// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/log.h"
#include "hot_keys.h"
#include "native_keys.h"

#include <QAbstractNativeEventFilter>
#include <QCoreApplication>

#include <qt_windows.h>

namespace Sidestage {

namespace {

/// Keys from RegisterHotKey(). They belong to the main thread and to no window, because windows come and go,
/// so the system posts their message to the thread.
class WindowsKeys : public HotKeys, public QAbstractNativeEventFilter
{
public:
    WindowsKeys() { QCoreApplication::instance()->installNativeEventFilter(this); }
    ~WindowsKeys() override
    {
        for (const int number : std::as_const(m_numbers))
            UnregisterHotKey(nullptr, number);
    }

    bool nativeEventFilter(const QByteArray & /*type*/, void *message, qintptr * /*result*/) override
    {
        const auto *msg = static_cast<const MSG *>(message);
        if (msg->message != WM_HOTKEY || msg->hwnd || !m_numbers.contains(int(msg->wParam)))
            return false;
        press(int(msg->wParam));
        return true;
    }

protected:
    Outcome take(int number, const QKeySequence &keys) override
    {
        const std::optional<NativeKey> native = NativeKeys::onWindows(keys);
        if (!native)
            return Outcome::Impossible;
        // Held down, a key must not refund one redemption after the other.
        if (RegisterHotKey(nullptr, number, native->modifiers | MOD_NOREPEAT, native->code)) {
            m_numbers.append(number);
            return Outcome::Taken;
        }
        const DWORD error = GetLastError();
        qCInfo(lcClient) << "no global shortcut:" << keys << "error" << error;
        return error == ERROR_HOTKEY_ALREADY_REGISTERED ? Outcome::OfAnother : Outcome::Impossible;
    }

private:
    QList<int> m_numbers{};
};

}  // namespace

bool SystemKeys::areOurChoice()
{
    return true;
}

std::unique_ptr<SystemKeys> SystemKeys::make()
{
    return std::make_unique<WindowsKeys>();
}

}  // namespace Sidestage
