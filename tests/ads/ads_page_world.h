// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ads_world.h"
#include "kit/controls/action_button.h"
#include "test_window.h"

#include "ads/ads_page.h"
#include "kit/layout/stat.h"
#include "kit/theme/theme.h"

#include <QTableView>

namespace Sidestage {

/// A widget of the ads area with its service.
struct AdsPageWorld : AdsWorld, TestWindow
{
    using AdsWorld::AdsWorld;

    AdsPage *showPage(QSize size = {1072, 760})
    {
        auto *page = show(new AdsPage(service), size);
        QObject::connect(page, &AdsPage::permissionRequested, page,
                         [this](Api::Scope scope) { wished.append(scope); });
        return page;
    }
    QString value(const char *name) const
    {
        const auto *stat = shown<Stat>(name);
        return stat ? stat->value() : QString();
    }
    /// The number of seconds of a text such as "6:42".
    static int secondsOf(const QString &clock)
    {
        int seconds = 0;
        for (const QString &part : clock.split(u':'))
            seconds = seconds * 60 + part.toInt();
        return seconds;
    }
    /// Lets time pass until another ad may run.
    void makeReady()
    {
        setPlan(3600, 60);
        passAndRead(std::chrono::minutes(10));
    }

    QList<Api::Scope> wished{};
};
using StartedAdsPage = Ready<AdsPageWorld, &AdsWorld::startAds>;

}  // namespace Sidestage
