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

/// The right half of the sign-in, depending on the chosen method: the service's page with its address, the
/// code for another device, the browser sign-in, or a message instead of them.
class SignInPane : public QWidget
{
    Q_OBJECT
public:
    explicit SignInPane(QWidget *parent = nullptr);

    /// Adds the page. showPage() makes it visible.
    void setPage(QWidget *page);
    void showPage();
    bool isPageShown() const;

    DevicePane *device() const { return m_device; }
    void showDevice();
    BrowserPane *browser() const { return m_browser; }
    void showBrowser();

    /// Shows a message instead of the page and announces it to screen readers, assertively if `tone` is Error
    /// or Warn. `action` is the text of a button; empty: no button.
    void showMessage(Icon icon, Tone tone, const QString &title, const QString &text,
                     const QString &action = {});

    /// Shows the address of the page without its query, and whether the connection is encrypted.
    void setAddress(const QUrl &url);
    /// Shows where the token will be stored.
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
