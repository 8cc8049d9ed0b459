// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/forward.h"
#include "moments/moments_service.h"
#include "page/page.h"

namespace Sidestage {

class ClipsCard;
class FileSaver;
class MasterDetail;
class MomentRows;
class MomentTimeline;
class NoteEdit;
class Thumbnail;

/// The current or the last stream: its timeline, its moments with their notes, its clips and its chapters.
class StreamView : public PageView
{
    Q_OBJECT
public:
    /// `service` must outlive the view.
    explicit StreamView(MomentsService *service, QWidget *parent = nullptr);
    ~StreamView() override;

    Freshness freshness() const override;
    QString saved() const override { return m_saved; }
    void setSurroundings(ToastLane *toasts, LiveStatus *live) override;
    void refresh() override { m_service->feed()->refresh(); }

    /// Marks this moment with the note in the field for the next one.
    void mark(bool withClip);
    /// The action of the button at the foot of a narrow view.
    void setMarkAction(QAction *action);
    void takeKeyboard();

Q_SIGNALS:
    /// The user wants to see all clips, or all videos.
    void allClipsRequested();
    void allVideosRequested();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    QWidget *makeMoments();
    QWidget *makeChapters();
    QWidget *makeClips();
    void addActions();
    void update();
    void updateState();
    void updateVideo();
    int tick();
    void fit();
    void filter();
    void wasMarked(const QString &momentId, int position);
    void editNote();
    void copyMoment();
    void exportMoments();

    MomentsService *m_service;
    MomentRows *m_rows;
    Card *m_timelineCard;
    QLabel *m_length;
    QLabel *m_legend;
    MomentTimeline *m_timeline;
    SearchField *m_search;
    NoteEdit *m_next;
    QTableView *m_table;
    PageState *m_state;
    QLabel *m_count = nullptr;
    Card *m_chapters = nullptr;
    QLabel *m_chaptersCount = nullptr;
    ElidedLabel *m_preview = nullptr;
    Button *m_copy = nullptr;
    ClipsCard *m_clipsCard = nullptr;
    Card *m_videoCard = nullptr;
    Pictures *m_pictures;
    Thumbnail *m_videoPicture = nullptr;
    QLabel *m_videoTitle = nullptr;
    QLabel *m_videoDetail = nullptr;
    MasterDetail *m_columns;
    ActionButton *m_mark;
    QWidget *m_foot;  ///< Of a narrow view: the button shows and hides with its action.
    FileSaver *m_saver = nullptr;
    QAction *m_clips = nullptr;
    QString m_saved{};
};

}  // namespace Sidestage
