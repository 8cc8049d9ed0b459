// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QVariant>

#include <optional>

namespace Sidestage {

/// The icons in resources/icons, in a box of 20 px with one stroke colour.
enum class Icon {
    None,
    App,
    Menu,
    OnAir,
    Inbox,
    Chat,
    Megaphone,
    Sliders,
    Gift,
    Heart,
    People,
    Chart,
    Key,
    List,
    Flask,
    Gear,
    Eye,
    ChevronDown,
    ChevronRight,
    ChevronLeft,
    ChevronUp,
    Search,
    Check,
    CheckCircle,
    Warning,
    Error,
    Info,
    Lock,
    Close,
    Plus,
    Minus,
    Refresh,
    Star,
    StarFilled,
    Clock,
    Undo,
    External,
    Pin,
    User,
    Globe,
    Window,
    Phone,
    Hourglass,
    Copy,
    Sun,
    Moon,
    Trash,
    Edit,
    Alarm,
    Keyboard,
    Plug,
    Dot,
    Bell,
    Download,
    Filter,
    More,
    Send,
    Play,
    Pause,
    Shield,
    Wifi,
    Tag,
    Return,
    Film,
    Power,
    Gavel,
    Scale,
    Bars,
    Train,
    Raid,
    Calendar,
    Bookmark,
    Scissors,
    Ban,
    Bolt,
    Flag,
    Umbrella,
    Repeat,
    Reply,
    Clapper,
    ArrowRight,
    Palette,
    Database,
    Server,
    Languages,
    Volume,
};
inline constexpr int iconCount = int(Icon::Volume) + 1;

/// The meaning of a text, expressed as a colour.
enum class Tone { Text, Secondary, Hint, Accent, Good, Warn, Error, OnFill };
inline constexpr int toneCount = int(Tone::OnFill) + 1;

/// The kinds of pills: a state in one to three words.
enum class PillKind {
    Neutral,
    Info,
    Good,
    Warn,
    Error,
    Live,   ///< LIVE, filled
    Count,  ///< a number that needs attention, filled with the accent colour
};

/// Additional roles of a cell. Qt::AccessibleTextRole contains the whole row as a sentence.
namespace RowRole {
enum Role {
    IsGroup = Qt::UserRole + 60,  ///< bool: a group header, on the window background
    Detail,                       ///< QString: less prominent text after the main text
    PillKind,                     ///< int(PillKind): the text is drawn as a pill
    Symbol,                       ///< int(Icon): before the text, or in the pill
    SymbolTone,                   ///< int(Tone): colour of the symbol
    TextTone,                     ///< int(Tone): colour of the text
    Strong,                       ///< bool: emphasized, for the name of the row
    Swatch,                       ///< QColor: a small square before the text
    AvatarName,                   ///< QString: initials before the text
    Thumbnail,                    ///< QPixmap: a picture on the swatch, which is then larger; null: none
    Trailing,                     ///< QString: less prominent text at the end of a row of one column
};
}

/// How a cell of a list looks: by meaning, so that it can be named without colours and pictures.
struct Look
{
    std::optional<PillKind> pill{};  ///< The text is drawn as a pill of this kind.
    Icon icon = Icon::None;
    std::optional<Tone> iconTone{};  ///< Default: the tone of the text.
    std::optional<Tone> tone{};
    bool isStrong = false;
    QString detail{};    ///< After the text.
    QString trailing{};  ///< At the end of a row of one column.

    /// Returns the value of a RowRole; invalid for other roles.
    QVariant value(int role) const;
};

inline QVariant Look::value(int role) const
{
    const auto number = [](const auto &meaning) { return meaning ? QVariant(int(*meaning)) : QVariant(); };
    switch (role) {
    case RowRole::PillKind:
        return number(pill);
    case RowRole::Symbol:
        return icon == Icon::None ? QVariant() : int(icon);
    case RowRole::SymbolTone:
        return number(iconTone);
    case RowRole::TextTone:
        return number(tone);
    case RowRole::Strong:
        return isStrong;
    case RowRole::Detail:
        return detail;
    case RowRole::Trailing:
        return trailing;
    default:
        return {};
    }
}

}  // namespace Sidestage
