// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QWidget>

class QGridLayout;
class QLabel;

namespace Sidestage {

class DigitsLabel;
class ElidedLabel;
class Pill;
class ProgressBar;

/// A bar for each choice of a poll or outcome of a prediction. Numbers that change keep their places, and the
/// rows stay the same widgets.
class ChoiceBars : public QWidget
{
    Q_OBJECT
public:
    struct Choice
    {
        QString title{};
        QString amount{};  ///< "198", "41,300 points".
        double share = 0;  ///< Of all, from 0 to 1.
        QString detail{};  ///< A smaller text after the title, such as what it pays.
        bool isWinner = false;
    };

    explicit ChoiceBars(QWidget *parent = nullptr);

    void setChoices(const QList<Choice> &choices);

private:
    struct Row
    {
        ElidedLabel *title = nullptr;
        QLabel *detail = nullptr;
        ProgressBar *bar = nullptr;
        DigitsLabel *amount = nullptr;
        DigitsLabel *percent = nullptr;
        Pill *won = nullptr;
    };
    void addRow();

    QGridLayout *m_grid;
    QList<Row> m_rows{};
};

/// "48 %".
QString percentText(double share);

}  // namespace Sidestage
