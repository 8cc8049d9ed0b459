// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/page_frame.h"

#include "kit/toast_lane.h"
#include "shell/account_view.h"
#include "shell/page.h"
#include "shell/page_head.h"

#include <QBoxLayout>
#include <QScrollArea>

namespace Sidestage {

PageFrame::PageFrame(Page *page, AccountView *view, NoticeBoard *general, QWidget *parent)
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
    notices->watch(view->notices());

    // Pages that scroll by themselves are small enough never to make this one scroll.
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    page->setProperty("plain", true);
    m_scroll->setWidget(page);
    m_scroll->viewport()->setAutoFillBackground(false);
    page->setAutoFillBackground(false);

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_head);
    layout->addWidget(notices);
    layout->addWidget(m_scroll, 1);
    m_toasts = new ToastLane(m_scroll);
    page->setSurroundings(m_toasts, view->live());

    connect(page, &Page::notified, this, [this](const QString &text, const std::function<void()> &undo) {
        if (!undo) {
            m_toasts->say(text);
            return;
        }
        constexpr int timeToUndo = 10'000;
        Toast *toast
            = m_toasts->show({.what = text, .kind = Pill::Kind::Good, .stayMs = timeToUndo, .canUndo = true});
        connect(toast, &Toast::undone, m_page, [undo] { undo(); });
    });
}

PageFrame::~PageFrame() = default;

}  // namespace Sidestage
