// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QUrl>
#include <QWidget>

class QLabel;

namespace Sidestage {

class Button;
class WaitingCard;

/// What to do for a sign-in by the user's own browser, and that it is waited for.
class BrowserPane : public QWidget
{
    Q_OBJECT
public:
    explicit BrowserPane(QWidget *parent = nullptr);

    /// Offers to open the browser; `comesBackTo` is where that will come. `renews`: what it brings can be
    /// renewed.
    void offer(const QUrl &comesBackTo, bool renews);
    /// Opens `page` in the browser, and waits. It is not shown: it holds the state.
    void open(const QUrl &page);
    /// Something came that was not what is waited for.
    void showForeignAnswer();

Q_SIGNALS:
    void openRequested();

private:
    void press();

    QLabel *m_text;
    Button *m_open;
    Button *m_copy;
    WaitingCard *m_waiting;
    QLabel *m_hint;
    QUrl m_page{};
};

}  // namespace Sidestage
