// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ads_rig.h"

#include "ads/ads_page.h"
#include "kit/controls/action_button.h"
#include "kit/layout/stat.h"
#include "kit/theme/theme.h"

#include <QApplication>
#include <QLabel>
#include <QTableView>

namespace Sidestage {

/// A widget of the ads area with its service, in its own window, with real events.
struct AdsPageRig : AdsRig
{
    using AdsRig::AdsRig;
    ~AdsPageRig() { window.reset(); }

    /// Shows the widget. The rig owns it.
    template <class W>
    W *show(W *widget, QSize size = {1072, 760})
    {
        window.reset(widget);
        widget->resize(size);
        widget->show();
        widget->activateWindow();
        [&] { QVERIFY(QTest::qWaitForWindowActive(widget)); }();
        return widget;
    }
    AdsPage *showPage(QSize size = {1072, 760})
    {
        auto *page = show(new AdsPage(service.get()), size);
        QObject::connect(page, &AdsPage::permissionRequested, page,
                         [this](Api::Scope scope) { wished.append(scope); });
        return page;
    }

    template <class W = QWidget>
    W *find(const char *name) const
    {
        for (W *widget : window->findChildren<W *>(QLatin1String(name))) {
            if (widget->isVisible())
                return widget;
        }
        return nullptr;
    }
    void click(const char *name) const
    {
        auto *button = find<QAbstractButton>(name);
        if (!button)
            qFatal("no button %s", name);
        QTest::mouseClick(button, Qt::LeftButton);
    }
    QString value(const char *name) const
    {
        const auto *stat = find<Stat>(name);
        return stat ? stat->value() : QString();
    }
    QString text(const char *name) const
    {
        const auto *label = find<QLabel>(name);
        return label ? label->text() : QString();
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

    std::unique_ptr<QWidget> window{};
    QList<Api::Scope> wished{};
};

}  // namespace Sidestage
