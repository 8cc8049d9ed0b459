// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/theme/icons.h"

#include <QUrl>
#include <QWidget>

class QLabel;
class QStackedLayout;
class QVBoxLayout;

namespace Sidestage {

class BrowserPane;
class Button;
class DevicePane;
class ElidedLabel;
class IconView;

/// The right half of the sign-in, the chosen way live: the service's page under its address, the code for
/// another device, the way through the browser; or words in their place.
class SignInPane : public QWidget
{
    Q_OBJECT
public:
    explicit SignInPane(QWidget *parent = nullptr);

    /// Takes the page; it is shown by showPage().
    void setPage(QWidget *page);
    void showPage();
    bool isPageShown() const;

    DevicePane *device() const { return m_device; }
    void showDevice();
    BrowserPane *browser() const { return m_browser; }
    void showBrowser();

    /// Says something instead of all that, and announces it: at once when `tone` is Error or Warn.
    /// `action`: the words of a button; empty: none.
    void showMessage(Icon icon, Tone tone, const QString &title, const QString &text,
                     const QString &action = {});

    /// Shows where the page is, and whether that is safe from listeners. Never its query.
    void setAddress(const QUrl &url);
    /// Where the token will go.
    void setTokenNote(Icon icon, Tone tone, const QString &text);

Q_SIGNALS:
    void actionTriggered();

private:
    QWidget *addOver(QWidget *content);
    void bringUp(QWidget *part);

    QStackedLayout *m_stack;
    QWidget *m_pageSide;
    QWidget *m_words;
    DevicePane *m_device;
    BrowserPane *m_browser;
    QWidget *m_wordsArea;
    QWidget *m_deviceArea;
    QWidget *m_browserArea;
    QVBoxLayout *m_pageLayout;
    IconView *m_lock;
    QLabel *m_origin;
    ElidedLabel *m_path;
    QLabel *m_unsafe;
    IconView *m_icon;
    QLabel *m_title;
    QLabel *m_text;
    Button *m_action;
    IconView *m_noteIcon;
    QLabel *m_note;
};

}  // namespace Sidestage
