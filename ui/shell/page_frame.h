// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QScrollArea;

namespace Sidestage {

class AccountView;
class NoticeBoard;
class Page;
class PageHead;
class ToastLane;

/// A page with all that belongs to it: head, banners, toasts. The whole of it moves when the page is
/// popped out.
class PageFrame : public QWidget
{
    Q_OBJECT
public:
    /// Takes ownership of `page`; `view` and `general` must outlive the frame.
    PageFrame(Page *page, AccountView *view, NoticeBoard *general, QWidget *parent = nullptr);
    ~PageFrame() override;

    Page *page() const { return m_page; }
    AccountView *view() const { return m_view; }
    PageHead *head() const { return m_head; }
    ToastLane *toasts() const { return m_toasts; }

private:
    Page *m_page;
    AccountView *m_view;
    PageHead *m_head;
    QScrollArea *m_scroll;
    ToastLane *m_toasts;
};

}  // namespace Sidestage
