// SPDX-License-Identifier: GPL-3.0-or-later
#include "library_views.h"

#include "base/bidi.h"
#include "clips_card.h"
#include "kit/layout/card.h"
#include "kit/layout/spacing.h"
#include "kit/messages/page_state.h"
#include "kit/overlays/dialog_frame.h"
#include "kit/text/time_text.h"
#include "kit/text/wrap_label.h"
#include "moment_texts.h"
#include "page/loaded_pictures.h"
#include "page/page_action.h"
#include "page/permission_hint.h"
#include "thumbnail.h"

#include <QBoxLayout>
#include <QLocale>

namespace Sidestage {

namespace {

// Of the title, its date, and three more, in px at a body line of 20 px.
const QList<int> columnWidths{0, 156, 112, 112, 112};
constexpr int leastTitle = 200;

QString typeText(Api::VideoType type)
{
    switch (type) {
    case Api::VideoType::Archive:
        return VideosView::tr("Stream");
    case Api::VideoType::Highlight:
        return VideosView::tr("Highlight");
    case Api::VideoType::Upload:
        return VideosView::tr("Upload");
    case Api::VideoType::Unknown:
        break;
    }
    return VideosView::tr("Other");
}

QList<Column<Api::Clip>> clipColumns(const QString &ownId)
{
    using Api::Clip;
    const auto by = [ownId](const Clip &clip) {
        return clip.creatorId == ownId ? ClipsView::tr("you") : clip.creatorName;
    };
    return {{.title = ClipsView::tr("Title"),
             .text = [](const Clip &clip) { return clip.title; },
             .look = [](const Clip &) { return Look{.isStrong = true}; }},
            {.title = ClipsView::tr("Made"),
             .text = [](const Clip &clip) { return dateTimeText(clip.createdAt); },
             .sort = sortBy<Clip>(&Clip::createdAt)},
            {.title = ClipsView::tr("By"), .text = by},
            {.title = ClipsView::tr("Length"),
             .text = [](const Clip &clip) { return clockText(int(clip.duration)); },
             .sort = sortBy<Clip>(&Clip::duration),
             .isNumber = true},
            {.title = ClipsView::tr("Views"),
             .text = [](const Clip &clip) { return QLocale().toString(clip.viewCount); },
             .sort = sortBy<Clip>(&Clip::viewCount),
             .isNumber = true}};
}

QList<Column<Api::Video>> videoColumns()
{
    using Api::Video;
    const auto secondsIn = [](const Video &video) { return secondsOf(video.duration); };
    return {
        {.title = VideosView::tr("Title"),
         .text = [](const Video &video) { return video.title; },
         .look = [](const Video &) { return Look{.isStrong = true}; }},
        {.title = VideosView::tr("Published"),
         .text = [](const Video &video) { return dateTimeText(video.createdAt); },
         .sort = sortBy<Video>(&Video::createdAt)},
        {.title = VideosView::tr("Kind"), .text = [](const Video &video) { return typeText(video.type); }},
        {.title = VideosView::tr("Length"),
         .text = [secondsIn](const Video &video) { return clockText(secondsIn(video)); },
         .sort = sortBy<Video>(secondsIn),
         .isNumber = true},
        {.title = VideosView::tr("Views"),
         .text = [](const Video &video) { return QLocale().toString(video.viewCount); },
         .sort = sortBy<Video>(&Video::viewCount),
         .isNumber = true}};
}

}  // namespace

LibraryView::LibraryView(const QString &name, const QString &accessibleName, MomentsService *service,
                         LiveListBase *rows, QWidget *parent)
    : PageView(parent)
    , m_service(service)
    , m_table(named(name + QStringLiteral("Table"),
                    new ListTable(rows, name, columnWidths, leastTitle + ThumbnailDelegate::pictureWidth,
                                  ThumbnailDelegate::rowHeight),
                    accessibleName))
    , m_state(new PageState(m_table, name + QStringLiteral("Empty")))
    , m_above(new QVBoxLayout)
{
    setObjectName(name + QStringLiteral("View"));
    rows->setParent(this);
    m_table->setItemDelegate(new ThumbnailDelegate(m_table, makePictures(service->pictures(), m_table),
                                                   [this](int row) { return thumbnailOf(row); }));
    auto *card = new Card;
    card->setBodyPadded(false);
    card->body()->addWidget(m_state);
    auto *layout = withoutMargins(new QVBoxLayout(this));
    layout->addLayout(m_above);
    layout->addWidget(card, 1);
    addAction(
        name + QStringLiteral("CopyLink"), Icon::Copy, tr("Copy link"), QKeySequence::Copy,
        [this] {
            withLink([this](const QUrl &url) {
                copyLink(url);
                Q_EMIT notified(tr("Link copied."), {}, Pill::Kind::Good);
            });
        },
        Where::Head);
    addAction(
        name + QStringLiteral("OpenLink"), Icon::External, tr("Open in browser"), {},
        [this] {
            withLink([this](const QUrl &url) {
                openLink(url, [this](const QString &text) { Q_EMIT notified(text, {}, Pill::Kind::Error); });
            });
        },
        Where::Head);
    connect(service->feed(), &Feed::freshnessChanged, this, &PageView::freshnessChanged);
}

Freshness LibraryView::freshness() const
{
    Freshness freshness = freshnessOf(*m_service->feed());
    freshness.live = false;  // no event reports clips and videos
    return freshness;
}

void LibraryView::showState(bool isEmpty, Icon icon, const QString &none)
{
    const MomentsFeed *feed = m_service->feed();
    if (!isEmpty)
        m_state->showList();
    else if (!feed->asOf().isValid() && !feed->failure().isEmpty())
        m_state->showEmpty(Icon::Warning, feed->failure(), tr("Retry"), [this] { refresh(); });
    else if (!feed->asOf().isValid())
        m_state->showLoading();
    else
        m_state->showEmpty(icon, none);
}

void LibraryView::withLink(const std::function<void(const QUrl &)> &act)
{
    if (const int row = m_table->currentIndex().row(); row >= 0)
        act(linkOf(row));
}

ClipsView::ClipsView(MomentsService *service, QWidget *parent)
    : ClipsView(service,
                new LiveList<Api::Clip>(&Api::Clip::id, clipColumns(service->feed()->account()->userId())),
                parent)
{
}

ClipsView::ClipsView(MomentsService *service, LiveList<Api::Clip> *rows, QWidget *parent)
    : LibraryView(QStringLiteral("clips"), tr("Clips of the channel"), service, rows, parent)
    , m_rows(rows)
{
    table()->setImportance({1, 4, 2, 3});
    table()->setFirstOrder(4, Qt::DescendingOrder);
    table()->setSelectionMode(QAbstractItemView::SingleSelection);
    const auto show = [this, feed = service->feed()] {
        m_rows->sync(feed->channelClips());
        showState(feed->channelClips().isEmpty(), Icon::Film, tr("The channel has no clips yet."));
    };
    connect(service->feed(), &Feed::changed, this, show);
    connect(service->feed(), &Feed::freshnessChanged, this, show);
    show();
}

VideosView::VideosView(MomentsService *service, QWidget *parent)
    : VideosView(service, new LiveList<Api::Video>(&Api::Video::id, videoColumns()), parent)
{
}

VideosView::VideosView(MomentsService *service, LiveList<Api::Video> *rows, QWidget *parent)
    : LibraryView(QStringLiteral("videos"), tr("Videos of the channel"), service, rows, parent)
    , m_rows(rows)
    , m_why(new PermissionHint(tr("No permission to delete videos."), Api::Scope::ChannelManageVideos, this))
    , m_delete(addAction(
          "deleteVideos", Icon::Trash, tr("Delete…"), Qt::Key_Delete, [this] { askToDelete(); }, Where::Head))
{
    m_why->setRule(tr("Videos"), tr("Without permission to manage videos, Sidestage only shows them."));
    above()->addWidget(m_why);
    m_delete->setProperty("danger", true);
    m_rows->sync(service->feed()->videos());
    table()->setImportance({1, 3, 2, 4});
    table()->setFirstOrder(1, Qt::DescendingOrder);
    table()->setSelectionMode(QAbstractItemView::ExtendedSelection);
    connect(table()->selectionModel(), &QItemSelectionModel::selectionChanged, this, &VideosView::update);
    connect(service->feed(), &Feed::changed, this, [this] {
        m_rows->sync(this->service()->feed()->videos());
        update();
    });
    connect(service->feed(), &Feed::freshnessChanged, this, &VideosView::update);
    update();
}

QUrl VideosView::thumbnailOf(int row) const
{
    return pictureOf(m_rows->row(row), 320, 180);
}

QList<Api::Video> VideosView::selected() const
{
    QList<Api::Video> videos;
    for (const QModelIndex &index : table()->selectionModel()->selectedRows())
        videos.append(m_rows->row(index.row()));
    return videos;
}

void VideosView::update()
{
    const MomentsFeed *feed = service()->feed();
    showState(feed->videos().isEmpty(), Icon::Film, tr("The channel has no videos yet."));
    m_why->setVisible(!feed->mayDelete());
    const qsizetype count = selected().size();
    const QString reason = !feed->mayDelete() ? tr("Sidestage needs permission to delete videos.")
        : count == 0                          ? tr("Select videos first.")
        : count > MomentsFeed::maxDeleted
        ? tr("At most %Ln videos can be deleted at a time.", nullptr, MomentsFeed::maxDeleted)
        : feed->isBusy() ? tr("The last request is not answered yet.")
                         : QString();
    setBlocked(m_delete, reason);
}

void VideosView::askToDelete()
{
    const QList<Api::Video> videos = selected();
    auto *dialog = named("deleteVideosDialog", new DialogFrame(tr("Delete videos"), this));
    dialog->setHeading(tr("Delete %Ln videos?", nullptr, int(videos.size())));
    QStringList ids;
    for (const Api::Video &video : videos) {
        ids.append(video.id);
        const bool isRunning = service()->feed()->isStreaming() && service()->feed()->video()
            && service()->feed()->video()->id == video.id;
        auto *name = new WrapLabel(isRunning ? tr("%1 (%2), which is being recorded now")
                                                   .arg(isolated(video.title), dateTimeText(video.createdAt))
                                             : tr("%1 (%2)", "title and date of a video")
                                                   .arg(isolated(video.title), dateTimeText(video.createdAt)),
                                   TextRole::Strong, Tone::Text, dialog);
        name->setTextFormat(Qt::PlainText);
        name->setObjectName(QStringLiteral("videoToDelete"));
        dialog->body()->addWidget(name);
    }
    dialog->body()->addWidget(
        new WrapLabel(tr("The service deletes them for good, together with their markers. Clips stay."),
                      TextRole::Body, Tone::Secondary, dialog));
    dialog->addSafeButton(tr("Keep"))->setObjectName(QStringLiteral("keep"));
    auto *confirm = named("confirm", dialog->addButton(tr("Delete"), Button::Role::DangerFill));
    connect(confirm, &QPushButton::clicked, dialog, &QDialog::accept);
    connect(dialog, &QDialog::accepted, this, [this, ids] { service()->feed()->removeVideos(ids); });
    dialog->resize(px(460), dialog->sizeHint().height());
    dialog->openOnce();
}

}  // namespace Sidestage
