// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QHBoxLayout;
class QLabel;

namespace Sidestage {

class Pill;

/// The head of one of several steps: its number in a circle, its title, and how far it is.
class StepHead : public QWidget
{
    Q_OBJECT
public:
    StepHead(int number, const QString &title, QWidget *parent = nullptr);

    enum class State : quint8 { Open, Current, Done, Warned, Failed };
    /// `text` is shown as a pill with Done, Warned and Failed, such as "3 of 3 fine".
    void setState(State state, const QString &text = {});
    State state() const { return m_state; }
    /// Adds a button at the end. The head takes ownership.
    void addTrailing(QWidget *widget);
    void setTitle(const QString &title);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void describe();

    int m_number;
    State m_state = State::Open;
    QHBoxLayout *m_layout;
    QLabel *m_title;
    Pill *m_pill;
};

}  // namespace Sidestage
