// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/theme/icons.h"

#include <QFrame>

class QHBoxLayout;
class QLabel;
class QVBoxLayout;

namespace Sidestage {

class FlowLayout;

/// A surface with a title row of 28 px (drawing, title, what belongs beside it, one action at the end) and a
/// body that acts on the spot.
class Card : public QFrame
{
    Q_OBJECT

public:
    explicit Card(QWidget *parent = nullptr);
    explicit Card(const QString &title, Icon symbol = Icon::None, QWidget *parent = nullptr);

    QString title() const;
    /// An empty title hides the title row, unless something was put into it.
    void setTitle(const QString &title);
    void setSymbol(Icon symbol);

    /// Right after the title: a pill, a count, a hint. The card takes ownership.
    void addBesideTitle(QWidget *widget);
    /// At the end of the title row: an action, a time. The card takes ownership.
    void addToHead(QWidget *widget);
    /// Where the title row is too narrow for all that is in it, what stands at its end goes below the title
    /// instead of pushing the title away; and there is less around the content of a very narrow card. Off by
    /// default.
    void setHeadWraps(bool wraps);

    /// Where the content goes, top down.
    QVBoxLayout *body() const { return m_body; }
    /// Between the rows of the body, in px at a body line of 20 px; 8 by default.
    void setBodySpacing(int spacing);
    /// Bodies that reach the edges, as tables and row lists do, want no padding.
    void setBodyPadded(bool padded);

    /// Marks the card that holds what is being worked on with the accent border.
    void setCurrent(bool current);

    /// What went wrong here, under the title row; announced at once. Empty takes it away.
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
    QWidget *m_below = nullptr;  ///< What stood at the end of the title row; null: that does not wrap.
    FlowLayout *m_belowFlow = nullptr;
    QList<QWidget *> m_ends{};
    QList<QWidget *> m_besides{};
    bool m_isBelow = false;
    bool m_isTight = false;  ///< So narrow that less stands around the content.
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

/// One drawing as a widget, in a tone.
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

/// A line of 1 px in the colour of separators.
QFrame *makeDivider(Qt::Orientation orientation = Qt::Horizontal, QWidget *parent = nullptr);

}  // namespace Sidestage
