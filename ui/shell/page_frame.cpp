// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/page_frame.h"

#include "page/page.h"
#include "shell/header/account_view.h"
#include "shell/page_head.h"

#include <QBoxLayout>
#include <QScrollArea>

namespace Sidestage {

PageFrame::PageFrame(Page *page, AccountView *view, NoticeBoard *general, ToastLane *toasts, QWidget *parent)
    : QWidget(parent)
    , m_page(page)
    , m_view(view)
    , m_head(new PageHead(page, this))
    , m_scroll(new QScrollArea(this))
{
    setObjectName(QStringLiteral("frame-") + page->id());
    if (page->objectName().isEmpty())
        page->setObjectName(page->id() + QStringLiteral("Page"));
    auto *notices = new NoticeArea(this);
    notices->watch(general);
    if (view)
        notices->watch(view->notices());

    // Pages that scroll themselves have a small minimum size, so that this area does not scroll.
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    page->setProperty("plain", true);
    m_scroll->setWidget(page);
    m_scroll->viewport()->setAutoFillBackground(false);
    page->setAutoFillBackground(false);

    auto *layout = new QVBoxLayout(this);
    layout->setSpacing(0);
    layout->addWidget(m_head);
    layout->addWidget(notices);
    layout->addWidget(m_scroll, 1);
    page->setSurroundings(toasts, view ? view->live() : nullptr);
}

PageFrame::~PageFrame() = default;

}  // namespace Sidestage
