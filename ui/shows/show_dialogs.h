// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "shows/show_service.h"

class QWidget;

namespace Sidestage {

// The dialogs of one show, over the window of `owner`. They call `save` with what the user has chosen. A
// dialog is closed when its owner goes.

/// How a show warns of ads.
void editShowAds(const ShowAds &ads, QWidget *owner, const std::function<void(const ShowAds &)> &save);
/// Which announcements a show makes, and when. `templates`: what can be chosen.
void editShowAnnouncements(const QList<PartChoice> &templates, const QList<ShowAnnouncement> &chosen,
                           QWidget *owner, const std::function<void(const QList<ShowAnnouncement> &)> &save);
/// Two to four past shows side by side: their figures, and their viewers from the start on.
void compareShows(const QString &name, const QList<ShowRun> &runs, QWidget *window);
/// Asks before something that cannot be undone, or is more than usual. `act` is called by the button
/// `action`.
void confirmForShow(const char *name, const QString &title, const QString &heading, const QString &sentence,
                    const QString &action, QWidget *owner, const std::function<void()> &act);

}  // namespace Sidestage
