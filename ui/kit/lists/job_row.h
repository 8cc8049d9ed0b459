// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QWidget>

class QLabel;

namespace Sidestage {

class Button;
class ProgressBar;

/// A long piece of work: what, bar, "1,850 of 4,200 · 32 a second · about 2 min", Cancel.
class JobRow : public QWidget
{
    Q_OBJECT

public:
    enum class State { Running, Stopping, Done, Failed };
    Q_ENUM(State)

    explicit JobRow(const QString &what, QWidget *parent = nullptr);

    /// It has come to another part of the work.
    void setWhat(const QString &what);
    QString what() const;
    /// `total` 0: not known. The rate is measured from the calls.
    void setProgress(qint64 done, qint64 total);
    /// `sentence` stands instead of the numbers, as the result or the reason.
    void setState(State state, const QString &sentence = {});
    State state() const { return m_state; }
    QString detail() const;

Q_SIGNALS:
    /// Once; the row then shows that it is stopping until setState() says more.
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
