// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QWidget>

class QLabel;

namespace Sidestage {

class Button;
class ProgressBar;

/// A long-running job: its name, a progress bar, "1,850 of 4,200 · 32 a second · about 2 min", and Cancel.
class JobRow : public QWidget
{
    Q_OBJECT

public:
    enum class State { Running, Stopping, Done, Failed };
    Q_ENUM(State)

    explicit JobRow(const QString &what, QWidget *parent = nullptr);

    /// Changes the name, for the next part of the job.
    void setWhat(const QString &what);
    QString what() const;
    /// Sets the progress; `total` 0: unknown. The rate is measured between the calls.
    void setProgress(qint64 done, qint64 total);
    /// Sets the state. `sentence` replaces the numbers, as result or reason.
    void setState(State state, const QString &sentence = {});
    State state() const { return m_state; }
    QString detail() const;

Q_SIGNALS:
    /// Emitted once. The row then shows that it is stopping, until the next setState().
    void cancelRequested();

private:
    void refresh();

    QLabel *m_what = nullptr;
    QLabel *m_detail = nullptr;
    ProgressBar *m_bar = nullptr;
    Button *m_cancel = nullptr;
    State m_state = State::Running;
    QString m_sentence;
    qint64 m_done = 0;
    qint64 m_total = 0;
    qint64 m_first = -1;
    QElapsedTimer m_since;
};

}  // namespace Sidestage
