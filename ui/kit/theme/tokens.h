// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/look.h"

#include <QColor>
#include <QList>
#include <QPalette>
#include <QString>

namespace Sidestage {

/// All colours of the interface, by purpose, for the palette, the style, delegates, charts and icons. There
/// are two sets, and a third made from the system palette for high contrast.
struct Tokens
{
    QColor window{};   ///< page and header ground, group header rows
    QColor sidebar{};  ///< sidebar, status strip
    QColor surface{};  ///< cards, tables, dialogs
    QColor raised{};   ///< buttons, chips, toasts, selection bar
    QColor hover{};    ///< hovered row or button
    QColor field{};    ///< inputs, segmented ground
    QColor line{};     ///< separators, card borders, progress track (decorative)
    QColor edge{};     ///< borders of inputs, check boxes, toggles, toasts
    QColor text{};
    QColor text2{};        ///< secondary text
    QColor text3{};        ///< hints, times, off values; never on `select`
    QColor accent{};       ///< links, chosen marks, changed-field dot
    QColor accentFill{};   ///< primary button, toggle on (not on `raised`), badge, with `onFill`
    QColor accentHover{};  ///< primary button, hovered or pressed
    QColor accentTint{};   ///< information pill, chosen option
    QColor select{};       ///< selected row, current page, chosen segment
    QColor onFill{};       ///< text and icons on fills
    QColor live{};         ///< danger text, error; never on `select`
    QColor liveFill{};     ///< LIVE pill, confirming danger button, with `onFill`
    QColor liveTint{};     ///< error banner, removed in a diff
    QColor warn{};         ///< warning text, ad due, second chart series
    QColor warnTint{};     ///< warning banner and pill
    QColor good{};         ///< success text; never on `select`
    QColor goodFill{};     ///< progress of good things
    QColor goodTint{};     ///< success pill, added in a diff
    QColor focus{};        ///< focus ring

    bool isDark = false;
    /// High contrast as requested by the system: no tints, borders in the text colour.
    bool isHighContrast = false;

    static Tokens dark();
    static Tokens light();
    /// Made from the colours of the system palette.
    static Tokens highContrast(const QPalette &system);

    /// Returns the application palette for these colours.
    QPalette palette() const;

    /// Returns background colours for initials and other marks without a meaning. `onFill` text is readable
    /// on each.
    static const QList<QColor> &identity();
};

/// Returns the contrast ratio of two opaque colours by WCAG 2.1, from 1 to 21.
double contrastRatio(const QColor &one, const QColor &other);

/// Text sizes, as factors of the application font.
enum class TextRole {
    Caption,  ///< table heads, section names
    Pill,
    Small,  ///< times and hints
    Body,
    Strong,  ///< buttons, names in rows
    CardTitle,
    DialogTitle,
    AccountTitle,
    PageTitle,
    Stat,
    Total,
    Countdown,
};
inline constexpr int textRoleCount = int(TextRole::Countdown) + 1;

struct TypeStep
{
    double factor = 1.0;  ///< relative to the application font
    int weight = 400;
};
TypeStep typeStep(TextRole role);

/// Returns the colour of a text with this meaning.
QColor toneColor(const Tokens &tokens, Tone tone);

/// Measures at a line height of 20 px. Pass them to px() to scale them with the font.
namespace Measure {
inline constexpr int pageMargin = 20;
inline constexpr int cardGap = 16;
inline constexpr int cardGapDense = 12;
inline constexpr int cardPaddingX = 16;
inline constexpr int cardPaddingY = 12;
inline constexpr int iconGap = 8;
inline constexpr int labelGap = 4;
inline constexpr int dialogPadding = 20;

inline constexpr int checkRadius = 3;
inline constexpr int chipRadius = 4;
inline constexpr int buttonRadius = 6;
inline constexpr int cardRadius = 8;

inline constexpr int header = 52;
inline constexpr int pageHead = 56;
inline constexpr int statusStrip = 28;
inline constexpr int sidebarRow = 32;
inline constexpr int tableRow = 32;
inline constexpr int tableRowPills = 36;
inline constexpr int tableHead = 28;
inline constexpr int button = 32;
inline constexpr int buttonCompact = 28;
inline constexpr int input = 32;
inline constexpr int pill = 20;
inline constexpr int chip = 24;
inline constexpr int toast = 48;
inline constexpr int banner = 44;
inline constexpr int clickTarget = 28;
inline constexpr int formLabel = 112;

inline constexpr int icon = 20;
inline constexpr int iconButton = 16;
inline constexpr int iconPill = 14;

inline constexpr int motionMs = 120;
}  // namespace Measure

/// Returns `size` in device-independent pixels at a line height of 20 px, scaled with the application font.
int px(double size);
/// Same, but not rounded, for strokes and radii.
double pxF(double size);

}  // namespace Sidestage
