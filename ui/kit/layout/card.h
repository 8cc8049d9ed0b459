// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/theme/icons.h"

#include <QFrame>

class QHBoxLayout;
class QLabel;
class QVBoxLayout;

namespace Sidestage {

class FlowLayout;

/// A card with a title row of 28 px (icon, title, widgets next to it, one action at the end) and a body with
/// the content.
class Card : public QFrame
{
    Q_OBJECT

public:
    explicit Card(QWidget *parent = nullptr);
    explicit Card(const QString &title, Icon symbol = Icon::None, QWidget *parent = nullptr);

    QString title() const;
    /// Sets the title. An empty title hides the title row, unless it contains other widgets.
    void setTitle(const QString &title);
    void setSymbol(Icon symbol);

    /// Adds a widget after the title: a pill, a count, a hint. The card takes ownership.
    void addBesideTitle(QWidget *widget);
    /// Adds a widget at the end of the title row: an action, a time. The card takes ownership.
    void addToHead(QWidget *widget);
    /// If enabled, widgets at the end of the title row move to a row below when the title row is too narrow,
    /// and a very narrow card has smaller margins. Off by default.
    void setHeadWraps(bool wraps);

    /// The layout for the content, from top to bottom.
    QVBoxLayout *body() const { return m_body; }
    /// Sets the spacing of the body in px at a line height of 20 px; 8 by default.
    void setBodySpacing(int spacing);
    /// Disable the padding for content that reaches the edges, such as tables and row lists.
    void setBodyPadded(bool padded);

    /// Draws the accent border, for the card that the user works on.
    void setCurrent(bool current);

    /// Shows an error below the title row and announces it assertively; empty removes it.
    void setError(const QString &sentence);
    QString error() const;

protected:
    void resizeEvent(QResizeEvent *event) override;
    bool event(QEvent *event) override;

private:
    void build();
    void refit();
    void wrapHead();

    QWidget *m_head = nullptr;
    QHBoxLayout *m_headLayout = nullptr;
    QWidget *m_below = nullptr;  ///< The row for widgets that wrap; null: they do not wrap.
    FlowLayout *m_belowFlow = nullptr;
    QList<QWidget *> m_ends{};
    QList<QWidget *> m_besides{};
    bool m_isBelow = false;
    bool m_isTight = false;  ///< Narrow enough for smaller margins.
    class IconView *m_icon = nullptr;
    QLabel *m_title = nullptr;
    QWidget *m_errorRow = nullptr;
    QLabel *m_error = nullptr;
    QVBoxLayout *m_outer = nullptr;
    QVBoxLayout *m_body = nullptr;
    int m_beside = 0;
    bool m_bodyPadded = true;
    int m_spacing = 8;
};

/// A widget that shows one icon in a tone.
class IconView : public QWidget
{
    Q_OBJECT

public:
    explicit IconView(Icon icon, Tone tone = Tone::Secondary, int size = Measure::icon,
                      QWidget *parent = nullptr);

    void setIcon(Icon icon);
    void setTone(Tone tone);
    Icon icon() const { return m_icon; }

    QSize sizeHint() const override { return {px(m_size), px(m_size)}; }
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Icon m_icon;
    Tone m_tone;
    int m_size;
};

/// Creates a line of 1 px in the separator colour.
QFrame *makeDivider(Qt::Orientation orientation = Qt::Horizontal, QWidget *parent = nullptr);

}  // namespace Sidestage
