// SPDX-License-Identifier: GPL-3.0-or-later
#include "moment_texts.h"

#include "base/bidi.h"
#include "moments/moments_export.h"
#include "texts/error_texts.h"

#include <QClipboard>
#include <QGuiApplication>

namespace Sidestage {

QString MomentTexts::whyNotMark(const MomentsFeed *feed)
{
    if (!feed->mayMark())
        return tr("Sidestage needs permission to set markers.");
    if (feed->asOf().isValid() && !(feed->isStreaming() && feed->isRecorded()))
        return tr("Marks need a running recording.");
    if (feed->isChecking())
        return tr("Sidestage is checking whether the last moment was marked.");
    return feed->isBusy() ? tr("The last request is not answered yet.") : QString();
}

QString MomentTexts::whyNotClip(const MomentsFeed *feed)
{
    if (!feed->mayClip())
        return tr("Sidestage needs permission to make clips.");
    return feed->asOf().isValid() && !feed->isStreaming() ? tr("Clips need a running stream.") : QString();
}

QString MomentTexts::reasonOf(const MomentsFeed *feed, const Error &error)
{
    if (feed->isChecking())
        return tr("No answer came, so it is not known whether the moment was marked. Sidestage reads the "
                  "markers to find out. Nothing is sent again.");
    const QString reason = Sidestage::reasonOf(error);
    if (error.status == 0 && error.kind == Error::Kind::Conflict)
        return reason;  // not sent, because the last request is not answered yet
    return feed->failedRequest() == MomentsFeed::Request::Mark
        ? tr("The moment was not marked. %1", "the reason").arg(reason)
        : tr("Deleting the videos failed. %1", "the reason").arg(reason);
}

QString MomentTexts::clipFailure(const ClipRequest &request)
{
    if (!request.error)
        return tr("No clip came.");
    return request.error->isUncertain() ? tr("No answer came. The clip may have been made all the same.")
                                        : Sidestage::reasonOf(*request.error);
}

QString MomentTexts::chapters(QList<Moment> moments)
{
    constexpr int shortest = 10;  // seconds
    std::ranges::stable_sort(moments, {}, &Moment::position);
    QString text;
    int last = -shortest;
    const auto add = [&](int position, const QString &name) {
        if (position - last < shortest)
            return;
        last = position;
        text += positionText(position) + u' ' + name + u'\n';
    };
    if (moments.isEmpty() || moments.first().position >= shortest)
        add(0, tr("Start", "the first chapter"));
    for (qsizetype i = 0; i < moments.size(); ++i) {
        const int position = moments[i].position < shortest ? 0 : moments[i].position;
        const QString note = moments[i].note.simplified();  // a chapter is one line
        add(position, note.isEmpty() ? tr("Moment %1").arg(i + 1) : note);
    }
    return text;
}

MomentNews::MomentNews(MomentsFeed *feed, QObject *parent)
    : QObject(parent)
{
    connect(feed, &MomentsFeed::marked, this, [this](const QString &, int position) {
        Q_EMIT said(tr("Marked %1", "a position").arg(positionText(position)), Pill::Kind::Good);
    });
    connect(feed, &MomentsFeed::markChecked, this, [this](const QString &, bool isThere) {
        Q_EMIT said(isThere ? tr("The moment was marked after all. No clip of it was asked for.")
                            : tr("The moment was not marked. Mark again if it still matters."),
                    isThere ? Pill::Kind::Good : Pill::Kind::Error);
    });
    connect(feed, &MomentsFeed::clipMade, this, [this](const QString &title) {
        Q_EMIT said(tr("The clip “%1” is there.").arg(isolated(title)), Pill::Kind::Good);
    });
    connect(feed, &MomentsFeed::clipFailed, this, [this](const ClipRequest &request) {
        const QString why = MomentTexts::clipFailure(request);
        Q_EMIT said(request.error && !request.error->isUncertain()
                        ? tr("The clip was not made. %1", "the reason").arg(why)
                        : why,
                    Pill::Kind::Error);
    });
    connect(feed, &MomentsFeed::videosRemoved, this,
            [this](int count) { Q_EMIT said(tr("%Ln videos deleted.", nullptr, count), Pill::Kind::Good); });
    connect(feed, &Feed::failed, this, [this, feed](const Error &error) {
        Q_EMIT said(MomentTexts::reasonOf(feed, error), Pill::Kind::Error);
    });
}

QUrl pictureOf(const Api::Video &video, int width, int height)
{
    QString url = video.thumbnailUrl;
    return QUrl(url.replace(QLatin1String("%{width}"), QString::number(width))
                    .replace(QLatin1String("%{height}"), QString::number(height)));
}

void copyLink(const QUrl &url)
{
    QGuiApplication::clipboard()->setText(url.toString());
}

}  // namespace Sidestage
