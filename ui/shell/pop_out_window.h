// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "shell/page_frame.h"

#include <QMainWindow>
#include <QPointer>

class QHBoxLayout;

namespace Sidestage {

class ConnectionButton;
class HeaderItem;
class LiveBlock;
class Preferences;
class ToastLane;
class Toggle;

/// A page in its own window, together with the live state and the connection, which must always be visible.
/// Closing the window returns the page.
class PopOutWindow : public QMainWindow
{
    Q_OBJECT
public:
    /// Takes ownership of the frame while the window is open. `toasts` is the main lane, which this window
    /// mirrors. `toasts` and `preferences` must outlive the window.
    PopOutWindow(PageFrame *frame, ToastLane *toasts, Preferences *preferences);
    ~PopOutWindow() override;

    PageFrame *frame() const { return m_frame; }
    /// Sets the widget that an area shows for this account. The window takes ownership.
    void setPart(HeaderItem *part);
    bool isOnTop() const { return windowFlags().testFlag(Qt::WindowStaysOnTopHint); }
    void setOnTop(bool onTop);

    /// Releases the frame to the caller, who takes ownership.
    PageFrame *release();

Q_SIGNALS:
    /// Emitted when the user closes the window. The owner takes the frame back and deletes the window.
    void returned();

protected:
    void closeEvent(QCloseEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    static QString whyNotOnTop();
    void name();
    void fit();

    QPointer<PageFrame> m_frame;
    QString m_place{};  ///< The name in the settings: each account has its own.
    ToastLane *m_toasts;
    Preferences *m_preferences;
    LiveBlock *m_live;
    QPointer<HeaderItem> m_part{};
    QHBoxLayout *m_strip = nullptr;
    QHBoxLayout *m_secondLine = nullptr;  ///< Used if the first line has too little room.
    QWidget *m_header = nullptr;
    ConnectionButton *m_connection;
    Toggle *m_onTop;
};

}  // namespace Sidestage
