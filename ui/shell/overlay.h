// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QWidget>

class QFrame;
class QVBoxLayout;

namespace Sidestage {

/// A temporary panel over a whole window. Esc or a click outside closes it. Tab stays inside. Closing it
/// restores the previous focus.
class Overlay : public QWidget
{
    Q_OBJECT
public:
    /// Covers `window`; hidden at first. `width` in px at a line height of 20 px.
    Overlay(QWidget *window, int width);

    void open();
    void closeOverlay();

Q_SIGNALS:
    void closed();

protected:
    QFrame *panel() const { return m_panel; }
    QVBoxLayout *body() const { return m_body; }
    /// Returns the widget that gets the focus first.
    virtual QWidget *firstFocus() const = 0;
    virtual void aboutToOpen() { }

    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool focusNextPrevChild(bool next) override;

private:
    void place();

    int m_width;
    QFrame *m_panel;
    QVBoxLayout *m_body;
    QPointer<QWidget> m_before;
};

}  // namespace Sidestage
