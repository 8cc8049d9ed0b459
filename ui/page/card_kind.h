// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "page_kind.h"
#include "schema/scope.h"

#include <QList>
#include <QString>

#include <functional>

class QWidget;

namespace Sidestage {

class Account;
class Card;

/// A card that the overview can show: its place in the design, and how one is made for an account.
struct CardKind
{
    QString id{};        ///< "channel": names what is kept of it.
    QString title{};     ///< Translated; while the cards are arranged, and of its own window.
    int span = 1;        ///< Columns of three that it wants, 1 or 2.
    int spanOfFour = 0;  ///< Of four; 0: as many.
    /// Goes to the page of this id.
    using GoTo = std::function<void(const QString &page)>;
    /// Gives a new card, which `parent` owns. One that is an OverviewCard is told what is around it.
    std::function<Card *(Account *, const GoTo &, QWidget *parent)> create{};
};

/// A thing to be read from two metres: a word or a number of a page, in large.
struct Glance
{
    QString title{};  ///< Translated: "Next ad".
    Icon icon = Icon::None;
    QString none{};  ///< What is said while there is nothing to tell: "0".
    /// As PageKind::watchBadge.
    std::function<void(Account *, QObject *context, PageKind::ShowBadge show)> watch{};
    bool spoken = false;  ///< The words instead of the number.
};

}  // namespace Sidestage
