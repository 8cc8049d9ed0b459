// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/text/pill.h"

#include <QElapsedTimer>
#include <QFrame>
#include <QKeySequence>
#include <QPointer>
#include <QTimer>

#include <functional>

class QLabel;

namespace Sidestage {

class Button;

/// The drawing of a message of this kind, and its colour.
std::pair<Icon, Tone> signOf(Pill::Kind kind);

/// What a toast says and how long.
struct ToastContent
{
    QString what{};    ///< "Fulfilling 3", bold
    QString detail{};  ///< "1,500 points", quieter
    /// The drawing and its colour; a countdown shows its seconds instead.
    Pill::Kind kind = Pill::Kind::Neutral;
    /// Milliseconds until the thing happens and expired() is sent; 0 for a plain message. Nothing but undo,
    /// Send now or remove() stops this.
    int deadlineMs = 0;
    /// Milliseconds a plain message stays in sight; hover and focus hold it longer. 0 stays until dismissed.
    int stayMs = 6000;
    bool canUndo = false;
    bool canSendNow = false;
    QKeySequence undoKeys{QKeySequence::Undo};
    /// A button of its own, for messages: "Show", "Retry".
    QString action{};
    /// Milliseconds that are left, by the clock of whoever counts them elsewhere as well: both then show the
    /// same second. Empty: `deadlineMs` from now on.
    std::function<qint64()> leftMs{};
    QPointer<QObject> owner{};  ///< Whom it is about, such as an account; for who keeps what was said.
    QString page{};             ///< The page where more of it is known, for the same; empty: none.
};

/// One message at the bottom of a window; made and owned by a ToastLane.
class Toast : public QFrame
{
    Q_OBJECT

public:
    Toast(const ToastContent &content, QWidget *parent);

    /// The same message for another window: it says what this one says, goes when this one goes, and what is
    /// pressed in it is pressed in this one. Owned by `parent`.
    Toast *makeTwin(QWidget *parent);

    const ToastContent &content() const { return m_content; }
    /// New words, the same clock.
    void setWords(const QString &what, const QString &detail);
    /// Whole seconds until the deadline, rounded up; 0 without one.
    int secondsLeft() const;
    /// Whether it still waits for its deadline.
    bool isPending() const { return m_pending; }
    /// Milliseconds since it was said.
    qint64 age() const { return m_since.elapsed(); }

public Q_SLOTS:
    /// Takes it back, if it can be: undone(), then gone.
    void undo();
    /// Lets it happen at once: sentNow(), then gone.
    void sendNow();
    /// Takes it away without a word: what it announced has been settled elsewhere.
    void remove();
    /// Presses the button of its own: actionTriggered(), then gone.
    void act();

Q_SIGNALS:
    void undone();
    void sentNow();
    /// The deadline has passed.
    void expired();
    void actionTriggered();
    void wordsChanged();
    /// The last signal, whatever the reason.
    void finished();

protected:
    void paintEvent(QPaintEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void tick();
    void tickNext();
    qint64 msLeft() const;
    void refit();
    bool isHeld() const;
    void finish();

    ToastContent m_content;
    QElapsedTimer m_since;
    QTimer m_second;
    QTimer m_deadline;
    QTimer m_stay;
    QWidget *m_mark = nullptr;
    QLabel *m_what = nullptr;
    QLabel *m_detail = nullptr;
    Button *m_sendButton = nullptr;
    Button *m_undoButton = nullptr;
    Button *m_closeButton = nullptr;
    QList<QPointer<Toast>> m_twins{};
    bool m_isTwin = false;
    bool m_pending = false;
    bool m_finished = false;
};

}  // namespace Sidestage
