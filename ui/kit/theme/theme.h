// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "named.h"
#include "tokens.h"

#include <QFont>
#include <QObject>

#include <functional>
#include <optional>

class QLabel;
class QWidget;

namespace Sidestage {

class FocusRing;

/// The appearance of the application: palette, style and fonts. Created once by the application after
/// QApplication. Changes apply to all widgets immediately. Without a Theme, current() is null and tokens()
/// returns the light ones, so that a widget can be tested alone.
class Theme : public QObject
{
    Q_OBJECT

public:
    enum class Mode { System, Light, Dark };
    Q_ENUM(Mode)

    /// `systemIsDark` replaces the query to the platform, for tests.
    explicit Theme(QObject *parent = nullptr, std::function<bool()> systemIsDark = {});
    ~Theme() override;

    /// The theme of the application; null before it is created.
    static Theme *current();
    /// Returns the current colours. Call it while painting and do not store the result.
    static const Tokens &tokens();
    /// Returns the current font for this role.
    static QFont font(TextRole role);

    Mode mode() const { return m_mode; }
    void setMode(Mode mode);

    /// Percent of the system font size, 50 to 300.
    int textScale() const { return m_textScale; }
    void setTextScale(int percent);

    bool highContrast() const;
    /// Overrides the system setting; nullopt: follows the system.
    void setHighContrast(std::optional<bool> on);

    bool reducedMotion() const;
    /// Overrides the system setting; nullopt: follows the system.
    void setReducedMotion(std::optional<bool> on);
    /// Returns the duration of animations in milliseconds: 120, or 0 with reduced motion.
    static int motionMs();

    /// Calls `apply` now and after every change, as long as `context` exists.
    static void watch(QObject *context, std::function<void()> apply);

    bool eventFilter(QObject *watched, QEvent *event) override;

Q_SIGNALS:
    /// Emitted after colours, fonts or sizes have changed and have been applied.
    void changed();

private:
    friend double pxF(double size);

    void apply();
    void readSystem();

    Mode m_mode = Mode::System;
    int m_textScale = 100;
    std::optional<bool> m_highContrast{};
    std::optional<bool> m_reducedMotion{};
    std::function<bool()> m_systemIsDark;
    QPalette m_systemPalette;
    QFont m_systemFont;
    Tokens m_tokens;
    double m_grow = 1.0;
    bool m_applying = false;
    bool m_readQueued = false;
    bool m_followsFont = false;
    FocusRing *m_ring = nullptr;
};

/// Sets the type scale role of a label, or any widget with text. Follows theme changes.
void setTextRole(QWidget *widget, TextRole role);
/// Sets the semantic colour of a label. Follows theme changes.
void setTone(QWidget *widget, Tone tone);
/// Aligns a label at this side of the layout around it. Qt aligns it by the direction of its text, so that
/// from right to left a name in Latin letters would stand left among texts that stand right.
void alignWithLayout(QLabel *label, Qt::Alignment side = Qt::AlignLeading);
/// Creates a plain-text label with this role and colour.
QLabel *makeLabel(const QString &text, TextRole role = TextRole::Body, Tone tone = Tone::Text,
                  QWidget *parent = nullptr);
/// The same, with a text that wraps.
QLabel *makeParagraph(const QString &text, TextRole role = TextRole::Body, Tone tone = Tone::Text,
                      QWidget *parent = nullptr);
/// Sets a property used by applyThemeTo() and applies it.
void setStyleProperty(QWidget *widget, const char *name, const QVariant &value);

}  // namespace Sidestage
