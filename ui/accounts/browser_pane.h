// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QUrl>
#include <QWidget>

class QLabel;

namespace Sidestage {

class Button;
class WaitingCard;

/// Instructions for signing in with the user's own browser, and the waiting state.
class BrowserPane : public QWidget
{
    Q_OBJECT
public:
    explicit BrowserPane(QWidget *parent = nullptr);

    /// Offers to open the browser. `comesBackTo` is the redirect URI. `renews`: the token can be renewed.
    void offer(const QUrl &comesBackTo, bool renews);
    /// Opens `page` in the browser and shows the waiting state. The URL is not shown, because it contains the
    /// state parameter.
    void open(const QUrl &page);
    /// Shows that a response to another sign-in has arrived.
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
