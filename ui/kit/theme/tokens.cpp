// SPDX-License-Identifier: GPL-3.0-or-later
#include "tokens.h"

#include "announcement_color.h"

#include <array>
#include <cmath>

namespace Sidestage {

Tokens Tokens::dark()
{
    Tokens t;
    t.isDark = true;
    t.window = QColor(0x15181D);
    t.sidebar = QColor(0x101318);
    t.surface = QColor(0x1C2027);
    t.raised = QColor(0x262B34);
    t.hover = QColor(0x242932);
    t.field = QColor(0x14171C);
    t.line = QColor(0x2D333D);
    t.edge = QColor(0x6B7482);
    t.text = QColor(0xE9ECF1);
    t.text2 = QColor(0xB0B8C4);
    t.text3 = QColor(0x929BA8);
    t.accent = QColor(0x6FA8F5);
    t.accentFill = QColor(0x2C6BCB);
    t.accentHover = QColor(0x3071D1);
    t.accentTint = QColor(0x1B2D47);
    t.select = QColor(0x22375A);
    t.onFill = QColor(0xFFFFFF);
    t.live = QColor(0xFF8A84);
    t.liveFill = QColor(0xC7303A);
    t.liveTint = QColor(0x3A1D21);
    t.warn = QColor(0xF0B955);
    t.warnTint = QColor(0x352A15);
    t.good = QColor(0x63CC91);
    t.goodFill = QColor(0x3AA56C);
    t.goodTint = QColor(0x17301F);
    t.focus = QColor(0x8DBBFF);
    return t;
}

Tokens Tokens::light()
{
    Tokens t;
    t.window = QColor(0xF3F4F6);
    t.sidebar = QColor(0xE9EBEF);
    t.surface = QColor(0xFFFFFF);
    t.raised = QColor(0xF3F4F7);
    t.hover = QColor(0xEFF1F4);
    t.field = QColor(0xFFFFFF);
    t.line = QColor(0xD9DDE3);
    t.edge = QColor(0x7F8896);
    t.text = QColor(0x181C22);
    t.text2 = QColor(0x454E5B);
    t.text3 = QColor(0x5C6572);
    t.accent = QColor(0x1D5CBE);
    t.accentFill = QColor(0x2565C7);
    t.accentHover = QColor(0x1E58B0);
    t.accentTint = QColor(0xE4EDFB);
    t.select = QColor(0xD3E3FA);
    t.onFill = QColor(0xFFFFFF);
    t.live = QColor(0xB4202B);
    t.liveFill = QColor(0xC32A35);
    t.liveTint = QColor(0xFBE8E9);
    t.warn = QColor(0x7F4D00);
    t.warnTint = QColor(0xFAEFD8);
    t.good = QColor(0x106538);
    t.goodFill = QColor(0x1B8049);
    t.goodTint = QColor(0xE0F2E7);
    t.focus = QColor(0x1D5CBE);
    return t;
}

Tokens Tokens::highContrast(const QPalette &system)
{
    const QColor ground = system.color(QPalette::Active, QPalette::Window);
    const QColor base = system.color(QPalette::Active, QPalette::Base);
    const QColor button = system.color(QPalette::Active, QPalette::Button);
    const QColor ink = system.color(QPalette::Active, QPalette::WindowText);
    const QColor mark = system.color(QPalette::Active, QPalette::Highlight);
    const QColor markText = system.color(QPalette::Active, QPalette::HighlightedText);

    Tokens t;
    t.isHighContrast = true;
    t.isDark = ground.lightness() < 128;
    t.window = t.sidebar = t.surface = ground;
    t.raised = button;
    t.hover = button;
    t.field = base;
    t.line = t.edge = t.text = t.text2 = t.text3 = ink;
    t.accent = system.color(QPalette::Active, QPalette::Link);
    t.accentFill = t.accentHover = t.liveFill = t.goodFill = mark;
    t.onFill = markText;
    t.accentTint = t.liveTint = t.warnTint = t.goodTint = ground;
    // Rows keep the normal text colour, so a selected row keeps the normal background. Its ring marks it.
    t.select = ground;
    t.live = t.warn = t.good = t.focus = ink;
    return t;
}

QPalette Tokens::palette() const
{
    QPalette p;
    const auto all
        = [&p](QPalette::ColorRole role, const QColor &color) { p.setColor(QPalette::All, role, color); };
    all(QPalette::Window, window);
    all(QPalette::Base, field);
    all(QPalette::AlternateBase, surface);
    all(QPalette::Button, raised);
    all(QPalette::WindowText, text);
    all(QPalette::Text, text);
    all(QPalette::ButtonText, text);
    all(QPalette::BrightText, onFill);
    all(QPalette::PlaceholderText, text3);
    all(QPalette::Highlight, select);
    all(QPalette::HighlightedText, text);
    all(QPalette::Link, accent);
    all(QPalette::LinkVisited, accent);
    all(QPalette::Light, raised);
    all(QPalette::Midlight, hover);
    all(QPalette::Mid, line);
    all(QPalette::Dark, edge);
    all(QPalette::Shadow, edge);
    all(QPalette::ToolTipBase, raised);
    all(QPalette::ToolTipText, text);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        p.setColor(QPalette::Disabled, role, text3);
    return p;
}

const QList<QColor> &Tokens::identity()
{
    static const QList<QColor> colors{
        QColor(0x4C7A57), QColor(0x5B4E9E), QColor(0x8A5A3C), QColor(0x4A5568),
        QColor(0x2F6F8F), QColor(0x7E4B7F), QColor(0x5C7A36), QColor(0x8C3B4E),
        QColor(0x45648C), QColor(0x2E7A6A), QColor(0x7A6428), QColor(0x9A4A2F),
    };
    return colors;
}

QColor announcementColor(int index)
{
    static const QList<QColor> colors{QColor(0x2C6BCB), QColor(0x3577EA), QColor(0x1F864D), QColor(0xC2600C),
                                      QColor(0x8C5FCC)};
    return colors.value(index, colors.first());
}

static double luminance(const QColor &color)
{
    const auto linear = [](double channel) {
        return channel <= 0.03928 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF());
}

double contrastRatio(const QColor &one, const QColor &other)
{
    const double a = luminance(one);
    const double b = luminance(other);
    return (qMax(a, b) + 0.05) / (qMin(a, b) + 0.05);
}

TypeStep typeStep(TextRole role)
{
    static constexpr std::array<TypeStep, textRoleCount> steps{{
        {0.85, 500},
        {0.85, 600},
        {0.9, 400},
        {1.0, 400},
        {1.0, 500},
        {1.0, 600},
        {1.2, 600},
        {1.3, 600},
        {1.5, 600},
        {1.8, 600},
        {2.6, 600},
        {3.0, 600},
    }};
    return steps.at(size_t(role));
}

QColor toneColor(const Tokens &tokens, Tone tone)
{
    switch (tone) {
    case Tone::Text:
        return tokens.text;
    case Tone::Secondary:
        return tokens.text2;
    case Tone::Hint:
        return tokens.text3;
    case Tone::Accent:
        return tokens.accent;
    case Tone::Good:
        return tokens.good;
    case Tone::Warn:
        return tokens.warn;
    case Tone::Error:
        return tokens.live;
    case Tone::OnFill:
        return tokens.onFill;
    }
    return tokens.text;
}

}  // namespace Sidestage
