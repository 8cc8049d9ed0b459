// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/theme/icons.h"

#include <QKeySequence>
#include <QPushButton>

namespace Sidestage {

/// A push button of the kit: a role, a drawing, words, and its key as a cap inside.
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

    /// A square ghost button with a drawing alone; `name` is its tool tip and what screen readers say.
    static Button *iconOnly(Icon symbol, const QString &name, QWidget *parent = nullptr);

    Role role() const { return m_role; }
    void setRole(Role role);

    Icon symbol() const { return m_symbol; }
    void setSymbol(Icon symbol);
    /// The colour of the drawing; by default that of the text.
    void setSymbolTone(Tone tone);

    /// Draws the key inside. Only drawn: the shortcut belongs to the action of the page.
    void setKeyHint(const QKeySequence &keys);
    QKeySequence keyHint() const { return m_keys; }

    /// 28 px instead of 32: heads of cards and pages, rows.
    void setCompact(bool compact);
    /// The words in the size of hints, for links at the end of one.
    void setSmall(bool small);
    /// On `raised` ground (selection bar, toast) the default button is drawn with the stronger border.
    void setOnRaised(bool onRaised);
    /// A chevron after the words: a menu or a list opens.
    void setOpens(bool opens);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    /// Whether it is drawn as one that cannot be used.
    virtual bool looksDisabled() const { return !isEnabled(); }

    /// The words as drawn now, without mnemonics.
    virtual QString shownText() const;
    /// The longest that shownText() becomes: the width does not follow a countdown.
    virtual QString widestText() const { return shownText(); }

    void paintEvent(QPaintEvent *event) override;
    bool event(QEvent *event) override;

private:
    void init();
    int padding() const;
    TextRole textRole() const;

    Role m_role = Role::Default;
    Icon m_symbol = Icon::None;
    int m_symbolTone = -1;
    QKeySequence m_keys;
    bool m_compact = false;
    bool m_small = false;
    bool m_onRaised = false;
    bool m_opens = false;
};

}  // namespace Sidestage
