// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/theme/icons.h"

#include <QKeySequence>
#include <QPushButton>

namespace Sidestage {

/// A push button with a role, an icon, text, and its key drawn as a cap.
class Button : public QPushButton
{
    Q_OBJECT

public:
    enum class Role {
        Default,
        Primary,     ///< one per area
        Danger,      ///< outlined
        DangerFill,  ///< the confirming button of a dialog
        Ghost,       ///< text only
        Link,
    };
    Q_ENUM(Role)

    explicit Button(const QString &text = {}, QWidget *parent = nullptr);
    Button(const QString &text, Role role, QWidget *parent = nullptr);
    Button(Icon symbol, const QString &text, Role role = Role::Default, QWidget *parent = nullptr);

    /// Creates a compact button, from the arguments of a constructor.
    template <class... Args>
    static Button *compact(Args &&...args)
    {
        auto *button = new Button(std::forward<Args>(args)...);
        button->setCompact(true);
        return button;
    }
    /// Creates a square ghost button with only an icon. `name` is its tool tip and accessible name.
    static Button *iconOnly(Icon symbol, const QString &name, QWidget *parent = nullptr);

    Role role() const { return m_role; }
    void setRole(Role role);

    Icon symbol() const { return m_symbol; }
    void setSymbol(Icon symbol);
    /// Sets the colour of the icon. Default: the text colour.
    void setSymbolTone(Tone tone);

    /// Draws the key inside the button. The shortcut itself belongs to the action of the page. `keys` is the
    /// usual key, for which the one that the user has chosen is drawn; with `isCurrent` it already is that.
    void setKeyHint(const QKeySequence &keys, bool isCurrent = false);
    /// The key that is drawn; empty: none.
    QKeySequence keyHint() const;

    /// Uses a height of 28 px instead of 32, for heads of cards and pages, and rows.
    void setCompact(bool compact);
    /// Uses the text size of hints, for a link at the end of a hint.
    void setSmall(bool small);
    /// Uses the stronger border for a default button on the `raised` background (selection bar, toast).
    void setOnRaised(bool onRaised);
    /// Draws a chevron after the text, for a button that opens a menu or a list.
    void setOpens(bool opens);
    /// Ignores the second click of a double click, for a button that acts on something else, or is another
    /// one, after the first.
    void ignoreDoubleClicks() { m_ignoresDoubleClicks = true; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    /// Whether the button is drawn as disabled.
    virtual bool looksDisabled() const { return !isEnabled(); }

    /// Returns the text as it is drawn now, without mnemonics.
    virtual QString shownText() const;
    /// Returns the widest value of shownText(), so that the width stays constant during a countdown.
    virtual QString widestText() const { return shownText(); }

    void paintEvent(QPaintEvent *event) override;
    bool event(QEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;

private:
    void init();
    int padding() const;
    TextRole textRole() const;

    Role m_role = Role::Default;
    Icon m_symbol = Icon::None;
    int m_symbolTone = -1;
    QKeySequence m_keys;
    bool m_keysAreCurrent = false;
    bool m_compact = false;
    bool m_small = false;
    bool m_onRaised = false;
    bool m_opens = false;
    bool m_ignoresDoubleClicks = false;
};

}  // namespace Sidestage
