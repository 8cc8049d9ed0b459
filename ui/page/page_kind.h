// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/theme/icons.h"

#include <QKeySequence>
#include <QList>
#include <QString>

#include <functional>

class QObject;

namespace Sidestage {

class Account;
class Page;

/// The groups of the sidebar, in their order.
enum class Section : quint8 { Live, SetUp, Review, System };
QString nameOf(Section section);

/// What stands at the end of a page's row in the sidebar: how much waits there for somebody.
struct PageBadge
{
    QString text{};          ///< "23"; empty: nothing waits.
    QString spoken{};        ///< "23 waiting": said after the page's name, and shown where there is no room.
    Icon icon = Icon::None;  ///< Before the text.
    bool isAlert = false;    ///< Drawn as what is wrong, not as what waits.
    bool isQuiet = false;    ///< Drawn as a word, without a fill: it tells, nothing waits.
    bool isWarning = false;  ///< A quiet one in the colour of warnings.

    bool operator==(const PageBadge &) const = default;
};

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
    /// Calls `show` with the badge of this account, now and whenever it changes, while `context` lives. May
    /// be empty.
    using ShowBadge = std::function<void(const PageBadge &)>;
    std::function<void(Account *, QObject *context, ShowBadge show)> watchBadge{};
    /// What of the page can be asked for wherever one is: the window goes to the page, then does it there.
    struct Everywhere
    {
        QString name{};  ///< Of the action.
        QString text{};  ///< Translated.
        Icon icon = Icon::None;
        QKeySequence key{};
        std::function<void(Page *)> act{};
        /// Instead of `act`: done at once, wherever one is, without going to the page.
        std::function<void(Account *)> actHere{};
    };
    QList<Everywhere> everywhere{};
    /// Something on the page that can be gone to by its name: a mode of chat, a channel, a reward.
    struct Place
    {
        QString text{};
        Icon icon = Icon::None;
        std::function<void(Page *)> show{};
    };
    /// What there is of that now, for this account. May be empty.
    std::function<QList<Place>(Account *)> places{};
};

}  // namespace Sidestage
