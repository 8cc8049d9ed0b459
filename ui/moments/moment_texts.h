// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/text/pill.h"
#include "moments/moments_service.h"

#include <QCoreApplication>

namespace Sidestage {

/// Texts of Moments.
struct MomentTexts
{
    Q_DECLARE_TR_FUNCTIONS(MomentTexts)

public:
    /// Why a moment cannot be marked now; empty: it can.
    static QString whyNotMark(const MomentsFeed *feed);
    /// Why no clip can be made now; empty: it can.
    static QString whyNotClip(const MomentsFeed *feed);
    /// Why a change that the user asked for failed.
    static QString reasonOf(const MomentsFeed *feed, const Error &error);
    static QString clipFailure(const ClipRequest &request);
    /// The moments as chapters of a video: a line "0:12:24 Note" for each, the first comes first. Video sites
    /// want a chapter at the beginning, and refuse all if one is shorter than 10 s: of moments within that
    /// time, the first is a chapter.
    static QString chapters(QList<Moment> moments);
};

/// Says what became of marks, clips and deleted videos, wherever the user is.
class MomentNews : public QObject
{
    Q_OBJECT
public:
    /// `feed` must outlive this.
    explicit MomentNews(MomentsFeed *feed, QObject *parent = nullptr);

Q_SIGNALS:
    void said(const QString &text, Sidestage::Pill::Kind kind);
};

/// The address of a video's picture in about this size; empty: it has none.
QUrl pictureOf(const Api::Video &video, int width, int height);
/// Copies a link.
void copyLink(const QUrl &url);

}  // namespace Sidestage
