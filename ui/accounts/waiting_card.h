// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/layout/card.h"

class QLabel;

namespace Sidestage {

class DigitsLabel;
class ProgressBar;

/// Shows what the user waits for, the time left, and the progress.
class WaitingCard : public Card
{
    Q_OBJECT
public:
    /// `name` is the prefix of the object names of its labels.
    WaitingCard(const QString &name, const QString &what, QWidget *parent = nullptr);

    /// Sets the time left and the total time, in seconds. Announced at 60, 30 and 10 s.
    void setTimeLeft(qint64 left, qint64 lifetime);
    /// Hides the time left until the next setTimeLeft().
    void hideTime();
    void setWhat(const QString &what);
    void setLine(const QString &line, Tone tone = Tone::Secondary);

private:
    IconView *m_icon;
    QLabel *m_what;
    DigitsLabel *m_left;
    ProgressBar *m_bar;
    QLabel *m_line;
    qint64 m_lastLeft = -1;
};

}  // namespace Sidestage
