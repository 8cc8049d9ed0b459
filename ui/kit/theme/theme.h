// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tokens.h"

#include <QFont>
#include <QObject>

#include <functional>
#include <optional>

class QLabel;
class QWidget;

namespace Sidestage {

class FocusRing;

/// The one look of the application: palette, style, fonts. Created once by the application after
/// QApplication; every change reaches all widgets at once. Without one, current() is null and tokens() are
/// the light ones, so that a widget can be tested alone.
class Theme : public QObject
{
    Q_OBJECT

public:
    enum class Mode { System, Light, Dark };
    Q_ENUM(Mode)

    /// `systemIsDark` replaces the question to the platform; for tests.
    explicit Theme(QObject *parent = nullptr, std::function<bool()> systemIsDark = {});
    ~Theme() override;

    /// The theme of this application; null before it was made.
    static Theme *current();
    /// The colours of now. Ask while painting, never keep them.
    static const Tokens &tokens();
    /// The font of a step now.
    static QFont font(TextRole role);

    Mode mode() const { return m_mode; }
    void setMode(Mode mode);

    /// Percent of the system's font, 50 to 300.
    int textScale() const { return m_textScale; }
    void setTextScale(int percent);

    bool highContrast() const;
    /// Overrules what the system says; nullopt follows it again.
    void setHighContrast(std::optional<bool> on);

    bool reducedMotion() const;
    /// Overrules what the system says; nullopt follows it again.
    void setReducedMotion(std::optional<bool> on);
    /// How long something may move now, in milliseconds: 120, or 0 with reduced motion.
    static int motionMs();

    /// Runs `apply` now and after every change, as long as `context` lives.
    static void watch(QObject *context, std::function<void()> apply);

    bool eventFilter(QObject *watched, QEvent *event) override;

Q_SIGNALS:
    /// Colours, fonts or sizes have changed, and the application has them already.
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

/// Gives a label (or any widget with text) a step of the type scale; follows the theme by itself.
void setTextRole(QWidget *widget, TextRole role);
/// Gives a label a colour with a meaning; follows the theme by itself.
void setTone(QWidget *widget, Tone tone);
/// A plain-text label in the wanted step and colour.
QLabel *makeLabel(const QString &text, TextRole role = TextRole::Body, Tone tone = Tone::Text,
                  QWidget *parent = nullptr);
/// Sets a property that applyThemeTo() asks for, and has it look again.
void setStyleProperty(QWidget *widget, const char *name, const QVariant &value);

}  // namespace Sidestage
