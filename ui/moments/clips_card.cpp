// SPDX-License-Identifier: GPL-3.0-or-later
#include "clips_card.h"

#include "base/bidi.h"
#include "kit/controls/button.h"
#include "kit/layout/spacing.h"
#include "kit/overlays/button_menu.h"
#include "kit/text/picture.h"
#include "kit/text/second_ticker.h"
#include "kit/text/time_text.h"
#include "kit/text/wrap_label.h"
#include "moment_texts.h"
#include "page/loaded_pictures.h"
#include "page/open_outside.h"
#include "page/permission_hint.h"
#include "thumbnail.h"

#include <QApplication>
#include <QBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QMenu>

#include <algorithm>

namespace Sidestage {

namespace {

constexpr QSize pictureSize(112, 63);
constexpr qsizetype maxShown = 5;

/// A row: its picture, a title over a line, and what is at the end.
QHBoxLayout *makeLine(QWidget *row, Thumbnail *picture, const QString &title, QLabel *detail)
{
    auto *line = withoutMargins(new QHBoxLayout(row));
    auto *texts = new QVBoxLayout;
    auto *heading = new WrapLabel(isolated(title), TextRole::Strong);
    heading->setTextFormat(Qt::PlainText);
    heading->setObjectName(QStringLiteral("clipTitle"));
    texts->addStretch(1);
    texts->addWidget(heading);
    texts->addWidget(detail);
    texts->addStretch(1);
    setSpacing(texts, 2);
    line->addWidget(picture);
    line->addLayout(texts, 1);
    setSpacing(line, 12);
    return line;
}

}  // namespace

void openLink(const QUrl &url, const std::function<void(const QString &)> &failed)
{
    if (!openOutside(url))
        failed(ClipsCard::tr("Could not open a browser. The link is %1").arg(url.toDisplayString()));
}

ClipsCard::ClipsCard(MomentsService *service, QWidget *parent)
    : Card(tr("Clips"), Icon::Film, parent)
    , m_service(service)
    , m_pictures(makePictures(service->pictures(), this))
    , m_why(new PermissionHint(tr("No permission to make clips."), Api::Scope::ClipsEdit, this))
    , m_count(makeLabel({}, TextRole::Small, Tone::Secondary))
    , m_none(new WrapLabel(tr("No clips of this stream yet."), TextRole::Body, Tone::Secondary))
    , m_more(new Button(QString(), Button::Role::Link))
{
    setObjectName(QStringLiteral("clipsCard"));
    addBesideTitle(m_count);
    auto *all = Button::compact(tr("All clips"), Button::Role::Ghost);
    all->setObjectName(QStringLiteral("allClips"));
    connect(all, &QPushButton::clicked, this, &ClipsCard::allRequested);
    addToHead(all);
    m_why->setRule(tr("Clips"),
                   tr("Without permission to make clips, Sidestage only shows those of others."));
    connect(m_more, &QPushButton::clicked, this, &ClipsCard::allRequested);
    body()->addWidget(m_why);
    body()->addWidget(m_none);
    body()->addWidget(m_more, 0, Qt::AlignLeft);
    body()->addStretch(1);
    SecondTicker::shared()->follow(this, [this] { return tick(); });
    refresh();
}

void ClipsCard::refresh()
{
    MomentsFeed *feed = m_service->feed();
    const QList<Api::Clip> clips = feed->clips().first(std::min(maxShown, feed->clips().size()));
    const qsizetype hidden = feed->clips().size() - clips.size();
    m_why->setVisible(!feed->mayClip());
    m_count->setText(feed->startedAt().isValid()
                         ? tr("%Ln of this stream", nullptr, int(feed->clips().size()))
                         : QString());
    m_none->setVisible(clips.isEmpty() && feed->clipRequests().isEmpty());
    m_more->setVisible(hidden > 0);
    m_more->setText(tr("%Ln more", nullptr, int(hidden)));
    if (m_rows && clips == m_shownClips && feed->clipRequests() == m_shownRequests)
        return;
    m_shownClips = clips;
    m_shownRequests = feed->clipRequests();
    const QWidget *focused = QApplication::focusWidget();
    const bool hadFocus = m_rows && m_rows->isAncestorOf(focused);
    const QString focusedClip = hadFocus ? focused->property("clip").toString() : QString();
    m_ages.clear();
    delete m_rows;
    m_rows = new QWidget(this);
    auto *layout = withoutMargins(new QVBoxLayout(m_rows));
    QList<QUrl> pictures;
    for (const ClipRequest &request : std::as_const(m_shownRequests))
        layout->addWidget(makeRow(request));
    for (const Api::Clip &clip : std::as_const(m_shownClips)) {
        layout->addWidget(makeRow(clip));
        pictures.append(clip.thumbnailUrl);
    }
    m_pictures->show(pictures);
    body()->insertWidget(body()->indexOf(m_none), m_rows);
    m_rows->show();
    // The row that had the focus is another widget now, or has gone.
    const auto buttons = m_rows->findChildren<QPushButton *>();
    if (hadFocus && !buttons.isEmpty()) {
        const auto same = std::ranges::find_if(buttons, [&](const QPushButton *button) {
            return button->property("clip").toString() == focusedClip;
        });
        (same == buttons.end() ? buttons.first() : *same)->setFocus();
    }
    SecondTicker::shared()->wake(this);
}

QWidget *ClipsCard::makeRow(const Api::Clip &clip)
{
    auto *row = new QWidget;
    row->setObjectName(QStringLiteral("clipRow"));
    auto *picture = new Thumbnail(m_pictures, pictureSize);
    picture->setPicture(clip.thumbnailUrl, clip.title, clockText(int(clip.duration)));
    const bool isOwn = clip.creatorId == m_service->feed()->account()->userId();
    auto *detail = makeLabel(
        tr("by %1 · %2", "who made a clip; number of views")
            .arg(isOwn ? tr("you") : isolated(clip.creatorName), tr("%Ln views", nullptr, clip.viewCount)),
        TextRole::Small, Tone::Secondary);
    auto *line = makeLine(row, picture, clip.title, detail);
    auto *more = Button::iconOnly(Icon::More, tr("Actions for %1").arg(clip.title));
    more->setObjectName(QStringLiteral("clipMenu"));
    more->setProperty("clip", clip.id);
    connect(more, &QPushButton::clicked, this, [this, more, url = clip.url] {
        auto *menu = new QMenu(this);
        menu->setObjectName(QStringLiteral("clipMenuOpen"));
        menu->setAttribute(Qt::WA_DeleteOnClose);
        connect(menu->addAction(Icons::icon(Icon::Copy), tr("Copy link")), &QAction::triggered, this,
                [this, url] {
                    copyLink(url);
                    Q_EMIT notified(tr("Link copied."), Pill::Kind::Good);
                });
        connect(menu->addAction(Icons::icon(Icon::External), tr("Open in browser")), &QAction::triggered,
                this, [this, url] {
                    openLink(url, [this](const QString &text) { Q_EMIT notified(text, Pill::Kind::Error); });
                });
        popUpBelow(menu, more);
    });
    line->addWidget(more);
    return row;
}

QWidget *ClipsCard::makeRow(const ClipRequest &request)
{
    auto *row = new QWidget;
    row->setObjectName(QStringLiteral("clipRequest"));
    const bool hasFailed = request.state == ClipRequest::State::Failed;
    auto *picture = new Thumbnail(m_pictures, pictureSize);
    picture->setWaiting();
    if (hasFailed)
        picture->hide();
    auto *detail = new WrapLabel(hasFailed ? MomentTexts::clipFailure(request) : QString(), TextRole::Small,
                                 hasFailed ? Tone::Error : Tone::Secondary);
    detail->setTextFormat(Qt::PlainText);
    detail->setObjectName(QStringLiteral("clipRequestState"));
    auto *line = makeLine(row, picture, request.title.isEmpty() ? tr("New clip") : request.title, detail);
    if (!hasFailed) {
        m_ages.insert(request.id, detail);
        return row;
    }
    auto *again = Button::compact(tr("Try again"));
    again->setObjectName(QStringLiteral("clipAgain"));
    auto *close = Button::iconOnly(Icon::Close, tr("Dismiss"));
    // Queued, because both replace the row.
    connect(
        again, &QPushButton::clicked, this, [this, id = request.id] { m_service->feed()->clipAgain(id); },
        Qt::QueuedConnection);
    connect(
        close, &QPushButton::clicked, this, [this, id = request.id] { m_service->feed()->dismissClip(id); },
        Qt::QueuedConnection);
    line->addWidget(again);
    line->addWidget(close);
    return row;
}

int ClipsCard::tick()
{
    for (const ClipRequest &request : std::as_const(m_shownRequests)) {
        if (QLabel *age = m_ages.value(request.id))
            age->setText(tr("asked %1, up to %2", "4 s ago; 15 s")
                             .arg(agoText(request.askedAt.secsTo(m_service->feed()->now())),
                                  durationText(std::chrono::seconds(MomentsFeed::clipTime).count())));
    }
    return m_ages.isEmpty() ? 0 : 1'000;
}

}  // namespace Sidestage
