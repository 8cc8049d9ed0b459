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

/// The groups of the sidebar, in display order. `Foot` is below the list, without a heading.
enum class Section : quint8 { Live, SetUp, Review, System, Foot };
QString nameOf(Section section);

/// The badge at the end of a page's row in the sidebar, such as the number of waiting items.
struct PageBadge
{
    QString text{};    ///< "23"; empty: no badge.
    QString spoken{};  ///< "23 waiting": for screen readers, after the page's name, and in the tool tip.
    Icon icon = Icon::None;  ///< Before the text.
    bool isAlert = false;    ///< Drawn as a problem, not as a count.
    bool isQuiet = false;    ///< Drawn as plain text without fill: for information only.
    bool isWarning = false;  ///< In the warning colour: a quiet badge, or a pill.

    bool operator==(const PageBadge &) const = default;
};

/// A page that can be opened: its position in the sidebar, its key, and a factory for an account.
struct PageKind
{
    QString id{};     ///< The same as Page::id().
    QString title{};  ///< Translated; the same as Page::title().
    Icon icon = Icon::None;
    Section section = Section::Live;
    QKeySequence key{};
    /// False: one page for all accounts, also while nobody is signed in. The functions below then get a null
    /// account.
    bool isOfAccount = true;
    /// Returns a new page. The window owns it and destroys it before the account.
    std::function<Page *(Account *)> create{};
    /// Calls `show` with the badge of this account, immediately and after each change, as long as `context`
    /// exists. May be empty.
    using ShowBadge = std::function<void(const PageBadge &)>;
    std::function<void(Account *, QObject *context, ShowBadge show)> watchBadge{};
    /// An action of the page that is available on every page: the window opens the page and then runs it.
    struct Everywhere
    {
        QString name{};  ///< Object name of the action.
        QString text{};  ///< Translated.
        Icon icon = Icon::None;
        QKeySequence key{};
        std::function<void(Page *)> act{};
        /// Used instead of `act`: runs immediately, without opening the page.
        std::function<void(Account *)> actHere{};
    };
    QList<Everywhere> everywhere{};
    /// A named place on the page to navigate to: a chat mode, a channel, a reward.
    struct Place
    {
        QString text{};
        Icon icon = Icon::None;
        std::function<void(Page *)> show{};
    };
    /// Returns the current places for this account. May be empty.
    std::function<QList<Place>(Account *)> places{};
};

}  // namespace Sidestage
