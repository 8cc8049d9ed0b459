// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/text/pill.h"

#include <QElapsedTimer>
#include <QFrame>
#include <QKeySequence>
#include <QPointer>
#include <QTimer>

#include <functional>

class QBoxLayout;
class QLabel;

namespace Sidestage {

class Button;

/// Returns the icon and the colour of a message of this kind.
std::pair<Icon, Tone> signOf(Pill::Kind kind);

/// The text, the buttons and the duration of a toast.
struct ToastContent
{
    QString what{};    ///< "Fulfilling 3", in bold
    QString detail{};  ///< "1,500 points", less prominent
    /// Sets the icon and its colour. A countdown shows the seconds instead.
    Pill::Kind kind = Pill::Kind::Neutral;
    /// Milliseconds until expired() is emitted; 0 for a plain message. Only undo(), sendNow(), act() and
    /// remove() stop the countdown.
    int deadlineMs = 0;
    /// Milliseconds a plain message stays visible, longer while hovered or focused; 0: until dismissed.
    int stayMs = 6000;
    bool canUndo = false;
    bool canSendNow = false;
    QKeySequence undoKeys{QKeySequence::Undo};
    /// The text of the toast's own button, for messages: "Show", "Retry".
    QString action{};
    /// Returns the milliseconds left by an external clock, so that both displays show the same second. Empty:
    /// counts down from `deadlineMs`.
    std::function<qint64()> leftMs{};
    QPointer<QObject> owner{};  ///< The object that it is about, such as an account
    QString page{};             ///< The page with more information; empty: none
};

/// One message at the bottom of a window. Created and owned by a ToastLane.
class Toast : public QFrame
{
    Q_OBJECT

public:
    Toast(const ToastContent &content, QWidget *parent);

    /// Creates a copy of this toast for another window. The copy shows the same text, closes together with
    /// this one and forwards its buttons to it. Owned by `parent`.
    Toast *makeTwin(QWidget *parent);

    const ToastContent &content() const { return m_content; }
    /// Changes the text without restarting the countdown.
    void setWords(const QString &what, const QString &detail);
    /// Whole seconds until the deadline, rounded up; 0 without one.
    int secondsLeft() const;
    /// Whether the deadline has not passed yet.
    bool isPending() const { return m_pending; }
    /// Milliseconds since it was created.
    qint64 age() const { return m_since.elapsed(); }
    /// Puts the buttons beside the words, or below them if a toast of this width has no room.
    void arrange(int width);

public Q_SLOTS:
    /// Undoes the operation, if possible: emits undone() and finished().
    void undo();
    /// Runs the operation immediately: emits sentNow() and finished().
    void sendNow();
    /// Removes the toast without running or undoing anything. Emits finished().
    void remove();
    /// Triggers its own button: emits actionTriggered() and finished().
    void act();

Q_SIGNALS:
    void undone();
    void sentNow();
    /// Emitted when the deadline has passed.
    void expired();
    void actionTriggered();
    void wordsChanged();
    /// It is visible now.
    void seen();
    /// The last signal in every case.
    void finished();

protected:
    void paintEvent(QPaintEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void tick();
    void tickNext();
    qint64 msLeft() const;
    void refit();
    void startStay();
    void placeWords();
    bool isHeld() const;
    void finish();

    ToastContent m_content;
    QElapsedTimer m_since;
    QTimer m_second;
    QTimer m_deadline;
    QTimer m_stay;
    QBoxLayout *m_words = nullptr;    ///< Title and detail.
    QBoxLayout *m_buttons = nullptr;  ///< Beside the words, or below them.
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
