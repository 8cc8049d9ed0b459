// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMainWindow>
#include <QPointer>

class QHBoxLayout;

namespace Sidestage {

class ConnectionButton;
class HeaderItem;
class LiveBlock;
class PageFrame;
class Preferences;
class ToastLane;
class Toggle;

/// One page in a window of its own, with the little that one must always see: live or not, and the
/// connection. Closing it brings the page back.
class PopOutWindow : public QMainWindow
{
    Q_OBJECT
public:
    /// Takes the frame for as long as the window is open. `toasts` are those of the whole program, which this
    /// window shows as well. Both it and `preferences` must outlive it.
    PopOutWindow(PageFrame *frame, ToastLane *toasts, Preferences *preferences);
    ~PopOutWindow() override;

    PageFrame *frame() const;
    /// What an area shows of this account; the window takes it.
    void setPart(HeaderItem *part);
    bool isOnTop() const;
    void setOnTop(bool onTop);

    /// Lets go of the frame, which belongs to nobody then.
    PageFrame *release();

Q_SIGNALS:
    /// The user closes it. Whoever made it takes the frame back and destroys the window.
    void returned();

protected:
    void closeEvent(QCloseEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void name();
    void fit();

    QPointer<PageFrame> m_frame;
    Preferences *m_preferences;
    LiveBlock *m_live;
    QPointer<HeaderItem> m_part{};
    QHBoxLayout *m_strip = nullptr;
    QHBoxLayout *m_secondLine = nullptr;  ///< Where the first has no room for everything.
    QWidget *m_header = nullptr;
    ConnectionButton *m_connection;
    Toggle *m_onTop;
};

}  // namespace Sidestage
