// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>

#include <optional>

class QLabel;
class QSlider;

namespace Sidestage {

/// A slider for whole numbers from 0, always with its number and, if it has words, with that of the number.
class Slider : public QWidget
{
    Q_OBJECT
public:
    explicit Slider(int maximum, QWidget *parent = nullptr);

    /// One for each number.
    void setWords(const QStringList &words);
    /// Shows the number as a percentage. Keys move it by 5, Page up and down by 10.
    void setPercent();
    int value() const;
    /// Emits valueChanged() if it is another one. None: the value is not known, and nothing is shown.
    void setValue(std::optional<int> value);

Q_SIGNALS:
    void valueChanged(int value);

private:
    void updateText();

    QSlider *m_slider;
    QLabel *m_number;
    QStringList m_words{};
    bool m_isPercent = false;
    bool m_isKnown = true;
};

}  // namespace Sidestage
