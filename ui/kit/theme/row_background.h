// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyleOptionViewItem>

class QPainter;

namespace Sidestage {

/// Additional roles of a cell. Qt::AccessibleTextRole contains the whole row as a sentence.
namespace RowRole {
enum Role {
    IsGroup = Qt::UserRole + 60,  ///< bool: a group header, on the window background
    Detail,                       ///< QString: less prominent text after the main text
    PillKind,                     ///< int(Pill::Kind): the text is drawn as a pill
    Symbol,                       ///< int(Icon): before the text, or in the pill
    SymbolTone,                   ///< int(Tone): colour of the symbol
    TextTone,                     ///< int(Tone): colour of the text
    Strong,                       ///< bool: emphasized, for the name of the row
    Swatch,                       ///< QColor: a small square before the text
    AvatarName,                   ///< QString: initials before the text
    Thumbnail,                    ///< QPixmap: a picture on the swatch, which is then larger; null: none
};
}

/// Paints the background, selection and separator of a row, also for the part of a tree row left of its first
/// cell.
void paintRowBackground(QPainter *painter, const QStyleOptionViewItem &option, bool hovered = false);

}  // namespace Sidestage
