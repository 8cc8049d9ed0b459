// SPDX-License-Identifier: GPL-3.0-or-later
#include "stream_view.h"

#include "base/bidi.h"
#include "clips_card.h"
#include "files/file_saver.h"
#include "kit/controls/action_button.h"
#include "kit/layout/master_detail.h"
#include "kit/layout/scroll_area.h"
#include "kit/layout/spacing.h"
#include "kit/messages/page_state.h"
#include "kit/search/search_field.h"
#include "kit/text/digits_label.h"
#include "kit/text/elided_label.h"
#include "kit/text/picture.h"
#include "kit/text/second_ticker.h"
#include "kit/text/time_text.h"
#include "kit/text/wrap_label.h"
#include "moment_rows.h"
#include "moment_texts.h"
#include "moment_timeline.h"
#include "moments/moments_export.h"
#include "page/loaded_pictures.h"
#include "page/open_outside.h"
#include "page/permission_hint.h"
#include "texts/error_texts.h"
#include "thumbnail.h"

#include <QBoxLayout>
#include <QFontDatabase>
#include <QHeaderView>
#include <QLocale>
#include <QScrollArea>
#include <QTableView>

namespace Sidestage {

namespace {

// Widths of the view in px at a body line of 20 px.
constexpr int twoColumns = 860;
constexpr int clipsWidth = 348;
constexpr int withTimeline = 420;
constexpr int positionWidth = 84;
constexpr int narrowColumn = 96;
constexpr int byWidth = 144;
constexpr int leastRows = 3;  // of the moments, before the page scrolls

}  // namespace

StreamView::StreamView(MomentsService *service, QWidget *parent)
    : PageView(parent)
    , m_service(service)
    , m_rows(new MomentRows(this))
    , m_timelineCard(new Card(tr("This stream")))
    , m_length(named("streamLength", makeLabel({}, TextRole::Small, Tone::Secondary)))
    , m_legend(named("streamCounts", makeLabel({}, TextRole::Small, Tone::Secondary)))
    , m_timeline(new MomentTimeline(service->feed()))
    , m_search(named("momentsSearch", new SearchField, tr("Search notes")))
    , m_next(named("nextNote", new NoteEdit, tr("Note of the next moment")))
    , m_table(named("momentsTable", new QTableView, tr("Moments of the stream, the latest first")))
    , m_state(new PageState(m_table, QStringLiteral("momentsEmpty")))
    , m_pictures(makePictures(service->pictures(), this))
    , m_mark(named("footMark", new ActionButton))
    , m_foot(new QWidget)
{
    setObjectName(QStringLiteral("streamView"));
    m_timelineCard->addBesideTitle(m_length);
    m_timelineCard->addToHead(m_legend);
    m_timelineCard->setHeadWraps(true);
    m_timelineCard->body()->addWidget(m_timeline);
    auto *left = new QWidget;
    auto *column = withoutMargins(new QVBoxLayout(left));
    column->addWidget(makeMoments(), 1);
    column->addWidget(makeChapters());
    setSpacing(column, Measure::cardGap);
    m_columns = new MasterDetail(left, makeClips(), QStringLiteral("moments/columns"),
                                 {.wideFrom = twoColumns,
                                  .leastList = 420,
                                  .details = clipsWidth,
                                  .leastDetails = 300,
                                  .mostDetails = 480});
    withoutMargins(m_columns->layout());
    m_mark->setRole(Button::Role::Primary);
    m_mark->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    withoutMargins(new QVBoxLayout(m_foot))->addWidget(m_mark);
    m_saver = new FileSaver(QStringLiteral("moments"), this);
    auto *content = new QWidget;
    content->setProperty("plain", true);
    auto *cards = withoutMargins(new QVBoxLayout(content));
    cards->addWidget(m_timelineCard);
    cards->addWidget(m_columns, 1);
    QScrollArea *scroll = makeScrollArea(content);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *layout = withoutMargins(new QVBoxLayout(this));
    layout->addWidget(m_saver);
    layout->addWidget(scroll, 1);
    layout->addWidget(m_foot);
    for (QLayout *part : {cards, layout})
        setSpacing(part, Measure::cardGap);
    addActions();

    MomentsFeed *feed = service->feed();
    connect(feed, &Feed::changed, this, &StreamView::update);
    connect(feed, &Feed::freshnessChanged, this, [this] {
        updateState();
        Q_EMIT freshnessChanged();
    });
    connect(feed, &MomentsFeed::marked, this, &StreamView::wasMarked);
    connect(feed, &MomentsFeed::markChecked, this, [this](const QString &note, bool isThere) {
        if (isThere && m_next->note() == note)
            m_next->clear();
    });
    connect(m_rows, &MomentRows::noteEdited, this, [this, feed](const QString &id, const QString &note) {
        if (const auto kept = feed->setNote(id, note); !kept)
            Q_EMIT notified(reasonOf(kept.error()), {}, Pill::Kind::Error);
    });
    connect(m_search, &QLineEdit::textChanged, this, &StreamView::filter);
    connect(m_next, &QLineEdit::returnPressed, this, [this] { mark(false); });
    connect(m_timeline, &MomentTimeline::clicked, this, [this](const QString &id) {
        if (const int row = m_rows->rowOf(id); row >= 0) {
            m_table->setCurrentIndex(m_rows->index(row, MomentRows::NoteColumn));
            m_table->setFocus(Qt::MouseFocusReason);
        }
    });
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex &now) {
                m_timeline->setCurrent(now.isValid() ? m_rows->row(now.row()).id : QString());
            });
    SecondTicker::shared()->follow(this, [this] { return tick(); });
    Theme::watch(this, [this] { fit(); });
    update();
}

StreamView::~StreamView() = default;

QWidget *StreamView::makeMoments()
{
    auto *card = new Card(tr("Moments"));
    card->setBodyPadded(false);
    card->setHeadWraps(true);
    m_count = named("momentsCount", makeLabel({}, TextRole::Small, Tone::Secondary));
    card->addBesideTitle(m_count);
    m_search->setPlaceholderText(tr("Search notes"));
    m_search->setKey(QKeySequence(Qt::Key_Slash));
    m_search->setList(m_table);
    setScaled(m_search, &QWidget::setFixedWidth, 184);
    card->addToHead(m_search);
    m_next->setPlaceholderText(tr("Note of the next moment, then Enter"));
    auto *next = new QHBoxLayout;
    next->addWidget(m_next);
    setMargins(next, Measure::cardPaddingX, 0, Measure::cardPaddingX, 8);
    card->body()->addLayout(next);
    m_table->setModel(m_rows);
    setUpTable(m_table, Measure::tableRowPills);
    delete m_table->itemDelegate();
    m_table->setItemDelegate(new NoteDelegate(m_table, Measure::tableRowPills));
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed);
    m_table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_table->horizontalHeader()->setSectionResizeMode(MomentRows::NoteColumn, QHeaderView::Stretch);
    m_state->setSearch(m_search);
    setScaled(m_state, &QWidget::setMinimumHeight, Measure::tableHead + leastRows * Measure::tableRowPills);
    card->body()->addWidget(m_state, 1);
    auto *note = named("momentsNote",
                       new WrapLabel(tr("The service keeps no edits: a changed note stays on this computer "
                                        "and goes into the export."),
                                     TextRole::Small, Tone::Secondary));
    auto *foot = new QHBoxLayout;
    foot->addWidget(note);
    setMargins(foot, Measure::cardPaddingX, 8, Measure::cardPaddingX, Measure::cardPaddingY);
    card->body()->addLayout(foot);
    return card;
}

QWidget *StreamView::makeChapters()
{
    m_chapters = new Card(tr("Chapters to export"), Icon::List);
    m_chaptersCount = named("chaptersCount", makeLabel({}, TextRole::Small, Tone::Secondary));
    m_chapters->addBesideTitle(m_chaptersCount);
    m_chapters->setHeadWraps(true);
    m_copy = named("copyChaptersButton", Button::compact(Icon::Copy, tr("Copy")));
    connect(m_copy, &QPushButton::clicked, this,
            [this] { copyFrom(m_copy, MomentTexts::chapters(m_service->feed()->moments())); });
    auto *save = named("exportChaptersButton", Button::compact(Icon::Download, tr("Export…")));
    connect(save, &QPushButton::clicked, this, &StreamView::exportMoments);
    m_chapters->addToHead(m_copy);
    m_chapters->addToHead(save);
    m_preview = named("chaptersPreview", new ElidedLabel({}, TextRole::Small, Tone::Secondary));
    m_preview->setTextFormat(Qt::PlainText);
    m_chapters->body()->addWidget(m_preview);
    return m_chapters;
}

QWidget *StreamView::makeClips()
{
    m_clipsCard = new ClipsCard(m_service);
    connect(m_clipsCard, &ClipsCard::allRequested, this, &StreamView::allClipsRequested);
    connect(m_clipsCard, &ClipsCard::notified, this,
            [this](const QString &text, Pill::Kind kind) { Q_EMIT notified(text, {}, kind); });
    m_videoCard = named("videoCard", new Card);
    m_videoPicture = new Thumbnail(m_pictures, {80, 45});
    m_videoTitle = named("videoTitle", new ElidedLabel({}, TextRole::Strong));
    m_videoDetail = new ElidedLabel({}, TextRole::Small, Tone::Secondary);
    auto *open = named("allVideos", Button::iconOnly(Icon::ChevronRight, tr("Videos")));
    connect(open, &QPushButton::clicked, this, &StreamView::allVideosRequested);
    auto *texts = new QVBoxLayout;
    texts->addWidget(m_videoTitle);
    texts->addWidget(m_videoDetail);
    setSpacing(texts, 2);
    auto *line = new QHBoxLayout;
    line->addWidget(m_videoPicture);
    line->addLayout(texts, 1);
    line->addWidget(open);
    setSpacing(line, 12);
    m_videoCard->body()->addLayout(line);
    auto *content = new QWidget;
    content->setAutoFillBackground(true);  // as a drawer, it covers the moments
    auto *layout = withoutMargins(new QVBoxLayout(content));
    layout->addWidget(m_clipsCard);
    layout->addWidget(m_videoCard);
    layout->addStretch(1);
    setSpacing(layout, Measure::cardGap);
    QScrollArea *scroll = makeScrollArea(content);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    return scroll;
}

void StreamView::addActions()
{
    QAction *edit
        = addAction("editNote", Icon::Edit, tr("Edit note"), Qt::Key_Return, [this] { editNote(); });
    // Not while the note is being edited: Enter ends that.
    edit->setShortcutContext(Qt::WidgetShortcut);
    m_table->addAction(edit);
    addAction("searchNotes", Icon::Search, tr("Search notes"), Qt::Key_Slash, [this] { m_search->choose(); });
    addAction("exportChapters", Icon::Download, tr("Export chapters and markers…"), Qt::CTRL | Qt::Key_E,
              [this] { exportMoments(); });
    addAction("copyChapters", Icon::Copy, tr("Copy chapters"), {}, [this] { m_copy->click(); });
    addAction("copyMomentLink", Icon::Copy, tr("Copy link to the moment"), QKeySequence::Copy,
              [this] { copyMoment(); });
    m_clips = addAction(
        "showClips", Icon::Film, tr("Clips"), {}, [] {}, Where::Head);
    m_columns->setToggle(m_clips);
    connect(m_columns, &MasterDetail::closed, this, [this](bool hadFocus) {
        if (hadFocus)
            takeKeyboard();
    });
}

void StreamView::setMarkAction(QAction *action)
{
    m_mark->setAction(action);
}

Freshness StreamView::freshness() const
{
    Freshness freshness = freshnessOf(*m_service->feed());
    freshness.live = false;  // no event reports markers and clips
    return freshness;
}

void StreamView::mark(bool withClip)
{
    const QString reason = MomentTexts::whyNotMark(m_service->feed());
    if (!reason.isEmpty())
        return Q_EMIT notified(reason, {}, Pill::Kind::Error);
    m_service->feed()->mark(m_next->note(), withClip);
}

void StreamView::wasMarked(const QString &momentId, int position)
{
    m_saved = tr("Marked %1", "a position").arg(positionText(position));
    Q_EMIT savedChanged();
    const Moment *marked = m_rows->find(momentId);
    if (!marked)
        return;
    const QString note = marked->original;
    // What was typed since stays.
    if (m_next->note() == note)
        m_next->clear();
    const auto *typing = qobject_cast<QLineEdit *>(window()->focusWidget());
    const int row = m_rows->rowOf(momentId);
    // Another note that is being edited is not interrupted.
    if (row < 0 || (typing && m_table->isAncestorOf(typing)))
        return;
    m_table->setCurrentIndex(m_rows->index(row, MomentRows::NoteColumn));
    if (note.isEmpty() && !typing && isVisible() && isActiveWindow())
        editNote();
}

void StreamView::editNote()
{
    const QModelIndex index = m_table->currentIndex();
    if (index.isValid())
        m_table->edit(m_rows->index(index.row(), MomentRows::NoteColumn));
}

void StreamView::copyMoment()
{
    const int row = m_table->currentIndex().row();
    if (row < 0)
        return;
    const QUrl url = m_rows->row(row).url;
    if (url.isEmpty())
        return Q_EMIT notified(tr("The service has no link to this moment yet."), {}, Pill::Kind::Error);
    copyLink(url);
    Q_EMIT notified(tr("Link copied."), {}, Pill::Kind::Good);
}

void StreamView::exportMoments()
{
    const QList<Moment> moments = m_service->feed()->moments();
    const QByteArray chapters = MomentTexts::chapters(moments).toUtf8();
    const QDateTime began = m_service->feed()->startedAt();
    m_saver->choose(
        {.title = tr("Export chapters and markers"),
         .name = tr("Moments of %1", "a date").arg(began.toLocalTime().date().toString(Qt::ISODate)),
         .kinds = {tr("Chapters (*.txt)"), FileSaver::csvKind()},
         .write =
             [moments, chapters](const FileSaver::Target &target, const FileSaver::Progress &progress) {
                 if (target.suffix == u"csv")
                     return Sidestage::exportMoments(moments, target.path, target.style);
                 return FileSaver::bytes(chapters, chapters.count('\n'))(target, progress);
             },
         .saved
         = [](int lines,
              const QString &file) { return tr("%Ln line(s) saved in %1.", nullptr, lines).arg(file); }});
}

void StreamView::update()
{
    const MomentsFeed *feed = m_service->feed();
    m_timelineCard->setTitle(feed->isStreaming() ? tr("This stream") : tr("Last stream"));
    m_rows->sync(feed->moments());
    if (!m_table->currentIndex().isValid() && m_rows->rowCount() > 0)
        m_table->setCurrentIndex(m_rows->index(0, MomentRows::NoteColumn));
    m_count->setText(tr("%Ln in this stream", nullptr, int(feed->moments().size())));
    const auto ads
        = std::ranges::count_if(feed->events(), [](const StreamEvent &event) { return !event.isCategory(); });
    m_legend->setText(tr("%1 · %2 · %3", "numbers of moments, clips and ad breaks")
                          .arg(tr("%Ln moments", nullptr, int(feed->moments().size())),
                               tr("%Ln clips", nullptr, int(feed->clips().size())),
                               tr("%Ln ad breaks", nullptr, int(ads))));
    m_timeline->refresh();
    const QString chapters = MomentTexts::chapters(feed->moments());
    m_chaptersCount->setText(tr("%Ln chapters, the first at 0:00:00", nullptr, int(chapters.count(u'\n'))));
    m_preview->setText(chapters.trimmed().replace(u'\n', QStringLiteral("   ")));
    m_clipsCard->refresh();
    updateVideo();
    updateState();
    SecondTicker::shared()->wake(this);
}

void StreamView::updateState()
{
    const MomentsFeed *feed = m_service->feed();
    m_next->setEnabled(feed->mayMark());
    if (m_rows->rowCount() > 0)
        m_state->showList();
    else if (!m_search->text().isEmpty())
        m_state->showEmpty(Icon::Search, tr("No matching note."));
    else if (!feed->mayReadMarkers())
        showNoPermission(m_state, tr("Sidestage needs permission to see and set markers."),
                         Api::Scope::ChannelManageBroadcast);
    else if (!feed->asOf().isValid() && !feed->failure().isEmpty())
        m_state->showEmpty(Icon::Warning, feed->failure(), tr("Retry"), [this] { refresh(); });
    else if (!feed->asOf().isValid())
        m_state->showLoading();
    else if (feed->isStreaming() && !feed->isRecorded())
        m_state->showEmpty(Icon::Bookmark,
                           tr("This stream is not recorded. Marks need a running recording."));
    else if (!feed->startedAt().isValid())
        m_state->showEmpty(Icon::Bookmark, tr("No stream was recorded yet. Marks need a running recording."));
    else
        m_state->showEmpty(Icon::Bookmark, tr("No moments in this stream. M marks one."));
}

void StreamView::updateVideo()
{
    // During a stream, the last finished one is a different video.
    const MomentsFeed *feed = m_service->feed();
    const Api::Video *last = nullptr;
    for (const Api::Video &video : feed->videos()) {
        const bool isRunning = feed->isStreaming() && feed->video() && feed->video()->id == video.id;
        if (!isRunning && !last)
            last = &video;
    }
    m_videoCard->setVisible(last != nullptr);
    if (!last)
        return;
    const QUrl picture = pictureOf(*last, 320, 180);
    m_videoPicture->setPicture(picture, last->title, {});
    m_pictures->show({picture});
    m_videoTitle->setText(isolated(last->title));
    m_videoDetail->setText(
        tr("Video of %1 · %2", "a date; a length")
            .arg(QLocale().toString(last->createdAt.toLocalTime().date(), tr("ddd d MMM", "date format")),
                 clockText(secondsOf(last->duration))));
}

int StreamView::tick()
{
    const MomentsFeed *feed = m_service->feed();
    m_length->setText(!feed->startedAt().isValid() ? QString()
                          : feed->isRecorded()
                          ? tr("%1, recorded since %2", "a length; a time")
                                .arg(clockText(feed->length()), timeOfDay(feed->startedAt()))
                          : tr("%1, not recorded", "a length").arg(clockText(feed->length())));
    m_timeline->refresh();
    return feed->isStreaming() ? SecondTicker::untilMore(feed->startedAt().msecsTo(feed->now())) : 0;
}

void StreamView::filter()
{
    const QString wanted = m_search->text().trimmed();
    m_rows->setFilter(wanted.isEmpty() ? LiveList<Moment>::Filter() : [wanted](const Moment &moment) {
        return moment.note.contains(wanted, Qt::CaseInsensitive);
    });
    updateState();
}

void StreamView::fit()
{
    const bool isNarrow = width() < px(withTimeline);
    m_timelineCard->setVisible(!isNarrow);
    m_chapters->setVisible(!isNarrow);
    m_foot->setVisible(isNarrow);
    if (isNarrow && m_columns->isDrawerOpen())
        m_columns->showDetails(false);
    const auto *header = m_table->horizontalHeader();
    const int list = m_table->width() > 0 ? m_table->width() : width();
    m_table->setColumnHidden(MomentRows::ByColumn, list < px(600));
    m_table->setColumnHidden(MomentRows::MarkedColumn, list < px(440));
    m_table->setColumnHidden(MomentRows::ClipColumn, list < px(360));
    if (header->count() > MomentRows::ClipColumn) {
        m_table->setColumnWidth(MomentRows::PositionColumn, px(positionWidth));
        m_table->setColumnWidth(MomentRows::MarkedColumn, px(narrowColumn));
        m_table->setColumnWidth(MomentRows::ByColumn, px(byWidth));
        m_table->setColumnWidth(MomentRows::ClipColumn, px(narrowColumn));
    }
}

void StreamView::takeKeyboard()
{
    // Not the field for the note: there M is a letter, and does not mark.
    m_table->isVisible() ? m_table->setFocus(Qt::OtherFocusReason) : setFocus(Qt::OtherFocusReason);
}

void StreamView::resizeEvent(QResizeEvent *event)
{
    PageView::resizeEvent(event);
    fit();
}

}  // namespace Sidestage
