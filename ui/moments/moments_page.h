// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "moments/moments_service.h"
#include "page/tabbed_page.h"

namespace Sidestage {

class ClipsView;
class StreamView;
class VideosView;

/// The Moments page: the current stream with its markers, and the clips and videos of the channel.
class MomentsPage : public TabbedPage
{
    Q_OBJECT
public:
    enum class Tab : quint8 { Stream, Clips, Videos };

    /// `service` must outlive the page.
    explicit MomentsPage(MomentsService *service, QWidget *parent = nullptr);
    ~MomentsPage() override;

    QString title() const override { return tr("Moments"); }
    void showTab(Tab tab);

protected:
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void takeKeyboard() override;

private:
    void updateActions();

    MomentsService *m_service;
    QAction *m_mark = nullptr;
    QAction *m_markAndClip = nullptr;
    StreamView *m_stream;
};

}  // namespace Sidestage
