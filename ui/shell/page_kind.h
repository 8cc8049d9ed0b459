// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/icons.h"

#include <QKeySequence>
#include <QString>

#include <functional>

class QWidget;

namespace Sidestage {

class Account;
class Page;

/// The groups of the sidebar, in their order.
enum class Section : quint8 { Live, SetUp, Review, System };
QString nameOf(Section section);

/// A page that can be opened: its place in the sidebar, its key, and how one is made for an account.
struct PageKind
{
    QString id{};     ///< The same as Page::id().
    QString title{};  ///< Translated; the same as Page::title().
    Icon icon = Icon::None;
    Section section = Section::Live;
    QKeySequence key{};
    /// Gives a new page, which the window owns and destroys before the account.
    std::function<Page *(Account *)> create{};
};

}  // namespace Sidestage
