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

/// A page with its head and banners. The whole frame moves when the page is popped out.
class PageFrame : public QWidget
{
    Q_OBJECT
public:
    /// Takes ownership of `page`; the others must outlive the frame. `view` is null for a page that belongs
    /// to no account.
    PageFrame(Page *page, AccountView *view, NoticeBoard *general, ToastLane *toasts,
              QWidget *parent = nullptr);
    ~PageFrame() override;

    Page *page() const { return m_page; }
    AccountView *view() const { return m_view; }
    PageHead *head() const { return m_head; }

private:
    Page *m_page;
    AccountView *m_view;
    PageHead *m_head;
    QScrollArea *m_scroll;
};

}  // namespace Sidestage
