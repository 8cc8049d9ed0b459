// SPDX-License-Identifier: GPL-3.0-or-later
#include "moments_page.h"

#include "kit/controls/segmented.h"
#include "kit/layout/spacing.h"
#include "library_views.h"
#include "moment_texts.h"
#include "page/page_action.h"
#include "stream_view.h"

#include <QLocale>

namespace Sidestage {

MomentsPage::MomentsPage(MomentsService *service, QWidget *parent)
    : TabbedPage(QStringLiteral("moments"), tr("Parts of Moments"), parent)
    , m_service(service)
    , m_stream(new StreamView(service))
{
    m_markAndClip = addAction(
        "markAndClip", Icon::Scissors, tr("Mark and clip"), Qt::SHIFT | Qt::Key_M,
        [this] { m_stream->mark(true); }, Where::Head);
    m_mark = addAction(
        "markMoment", Icon::Bookmark, tr("Mark moment"), Qt::Key_M, [this] { m_stream->mark(false); },
        Where::Head);
    m_mark->setProperty("primary", true);
    auto *clips = new ClipsView(service);
    auto *videos = new VideosView(service);
    addTab(tr("This stream"), m_stream);
    addTab(tr("Clips"), clips);
    addTab(tr("Videos"), videos);
    m_stream->setMarkAction(m_mark);
    connect(m_stream, &StreamView::allClipsRequested, this, [this] { showTab(Tab::Clips); });
    connect(m_stream, &StreamView::allVideosRequested, this, [this] { showTab(Tab::Videos); });
    connect(new MomentNews(service->feed(), this), &MomentNews::said, this,
            [this](const QString &text, Pill::Kind kind) { Q_EMIT notified(text, {}, kind); });
    connect(service->feed(), &Feed::changed, this, &MomentsPage::updateActions);
    connect(service->feed(), &Feed::freshnessChanged, this, &MomentsPage::updateActions);
    setScaled(this, &QWidget::setMinimumSize, 250, 220);
    updateActions();
}

MomentsPage::~MomentsPage()
{
    m_service->feed()->disconnect(this);
    m_service->feed()->setOnScreen(this, false);
}

void MomentsPage::showTab(Tab tab)
{
    tabs()->setCurrentIndex(int(tab));
}

void MomentsPage::updateActions()
{
    const MomentsFeed *feed = m_service->feed();
    const QString mark = MomentTexts::whyNotMark(feed);
    setBlocked(m_mark, mark);
    setBlocked(m_markAndClip, mark.isEmpty() ? MomentTexts::whyNotClip(feed) : mark);
    tabs()->setOptionText(
        int(Tab::Videos),
        feed->videos().isEmpty()
            ? tr("Videos")
            : tr("Videos %1", "with their number").arg(QLocale().toString(feed->videos().size())));
}

void MomentsPage::showEvent(QShowEvent *event)
{
    TabbedPage::showEvent(event);
    m_service->feed()->setOnScreen(this, true);
}

void MomentsPage::hideEvent(QHideEvent *event)
{
    TabbedPage::hideEvent(event);
    m_service->feed()->setOnScreen(this, false);
}

void MomentsPage::takeKeyboard()
{
    if (tabs()->currentIndex() == int(Tab::Stream))
        m_stream->takeKeyboard();
    else
        Page::takeKeyboard();
}

}  // namespace Sidestage
