// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyleOptionViewItem>

class QPainter;

namespace Sidestage {

/// What a model may say about a cell beyond Qt's own roles. Qt::AccessibleTextRole holds the row as a
/// sentence.
namespace RowRole {
enum Role {
    IsGroup = Qt::UserRole + 60,  ///< bool: a group head, on the ground of the window
    Detail,                       ///< QString: quieter text after the first
    PillKind,                     ///< int(Pill::Kind): the text is drawn as a pill
    Symbol,                       ///< int(Icon): before the text, or in the pill
    SymbolTone,                   ///< int(Tone): of the symbol
    TextTone,                     ///< int(Tone): of the text
    Strong,                       ///< bool: the name of the row
    Swatch,                       ///< QColor: a small square before the text
    AvatarName,                   ///< QString: initials before the text
    Thumbnail,                    ///< QPixmap: a picture on the swatch, which is larger then; null: none
};
}

/// Row ground, selection and separator; also for the part of a tree row left of its first cell.
void paintRowBackground(QPainter *painter, const QStyleOptionViewItem &option, bool hovered = false);

}  // namespace Sidestage
