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
class OverviewCard;

/// A card that the overview can show: its default position and size, and a factory for an account.
struct CardKind
{
    QString id{};             ///< "channel": part of the keys of its settings.
    QString title{};          ///< Translated. Shown while cards are arranged, and as title of its own window.
    int span = 1;             ///< Preferred width in columns when there are three, 1 or 2.
    int spanOfFour = 0;       ///< Preferred width when there are four columns; 0: the same as `span`.
    bool isForLarge = false;  ///< At first only in a large window; the user can show or hide it anywhere.
    /// Returns a new card owned by `parent`. setSurroundings() is called afterwards.
    std::function<OverviewCard *(Account *, QWidget *parent)> create{};
};

/// A word or a number of a page, shown in large text that can be read from two metres.
struct Glance
{
    QString title{};  ///< Translated: "Next ad".
    Icon icon = Icon::None;
    QString none{};  ///< Text while there is no value: "0".
    /// See PageKind::watchBadge.
    std::function<void(Account *, QObject *context, PageKind::ShowBadge show)> watch{};
    bool spoken = false;  ///< Shows PageBadge::spoken instead of the number.
};

}  // namespace Sidestage
