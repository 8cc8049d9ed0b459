// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Of main_window.cpp and main_window_windows.cpp only.

#include "shell/main_window.h"

#include "page/page.h"

namespace Sidestage {

/// A part of a page in a window of its own.
struct MainWindow::Part
{
    Part() = default;
    Q_DISABLE_COPY_MOVE(Part)
    /// The part goes with its window.
    ~Part();

    AccountView *view = nullptr;
    QPointer<Page> owner{};  ///< To which it comes back.
    QPointer<Page> page{};
    PageFrame *frame = nullptr;
    PopOutWindow *window = nullptr;
};

}  // namespace Sidestage
