// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analytics_world.h"
#include "kit/controls/button.h"
#include "test_window.h"

#include "analytics/analytics_page.h"
#include "analytics/analytics_view.h"
#include "analytics/charts/chart_card.h"
#include "analytics/charts/chart_view.h"
#include "analytics/report_rows.h"
#include "analytics/report_table.h"
#include "kit/messages/banner.h"
#include "kit/theme/accessible.h"

#include <QAction>
#include <QFileDialog>
#include <QLineEdit>
#include <QTableView>

namespace Sidestage {

using namespace Qt::StringLiterals;

/// The page with its service, for a user who owns only what a test adds.
struct AnalyticsPageWorld : AnalyticsWorld, TestWindow
{
    explicit AnalyticsPageWorld(const QString &login = u"quillscribe"_s,
                                Api::ScopeSet scopes = SandboxFixture::everyScope())
        : AnalyticsWorld(login, scopes)
    {
    }
    /// A game with figures for every day, except for a week that ended `gapBefore` days ago. 0 = no gap.
    QString game(const QString &name, int gapBefore = 0, qint64 scale = 300)
    {
        Sandbox::ReportSubject subject{
            .salt = quint64(qHash(name)), .scale = scale, .firstDay = dayNumber(400)};
        if (gapBefore > 0)
            subject.gapDay = dayNumber(gapBefore + 7);
        return addGame(subject, name);
    }
    void open(const QSize &size = {1072, 900})
    {
        service = std::make_unique<AnalyticsService>(account.get(), clock);
        service->start();
        page = show(new AnalyticsPage(service.get()), size);
        [&] {
            QTRY_VERIFY(service->isLoaded(ReportKind::Games) && service->isLoaded(ReportKind::Extensions));
        }();
    }
    /// Fetches the reports and waits until the chart shows them.
    void fetch()
    {
        page->refresh();
        [&] {
            QTRY_COMPARE(service->batch(page->kind())->stage(), ReportBatch::Stage::Ended);
            if (service->batch(page->kind())->range().to >= today().addDays(-2))
                QTRY_COMPARE(service->reports(page->kind()).askedAt,
                             service->batch(page->kind())->listedAt());
            QTRY_VERIFY(!model()->lines().isEmpty());
        }();
        settle();
    }
    /// Waits until the chart shows the result of its query.
    void settle()
    {
        QSignalSpy changed(model(), &ChartModel::changed);
        [&] {
            QTRY_COMPARE(model()->shownRange(), model()->range());
            QTRY_COMPARE(int(model()->lines().size()),
                         int(model()->columns().size())
                             * (model()->comparison().with == ChartComparison::With::Nothing ? 1 : 2));
            QTRY_VERIFY(
                std::all_of(model()->lines().cbegin(), model()->lines().cend(), [&](const ChartLine &line) {
                    return line.isComparison
                        || (line.of.subjectId == model()->subject()
                            && model()->columns().contains(line.of.column));
                }));
        }();
    }
    ChartModel *model() const { return page->view()->model(); }
    ChartCard *card() const { return page->view()->chartCard(); }
    ChartView *chart() const { return card()->chart(); }
    QWidget *canvas() const { return chart()->findChild<QWidget *>(u"chartCanvas"_s); }
    ReportRows *rows() const { return page->view()->table()->rows(); }
    const ReportLine &row(const QString &id) const { return rows()->row(rows()->rowOf(id)); }
    template <class T>
    T *find(const char *name) const
    {
        return TestWindow::find<T>(name, page->view());
    }
    QAction *action(const char *name) const
    {
        for (QAction *each : page->pageActions()) {
            if (each->objectName() == QLatin1String(name))
                return each;
        }
        qFatal("no action %s", name);
    }
    /// Clicks the cell of a row.
    void clickCell(const QString &id, ReportRows::ColumnName column)
    {
        QTableView *view = page->view()->table()->view();
        const QModelIndex index = rows()->index(rows()->rowOf(id), column);
        view->scrollTo(index);
        QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, view->visualRect(index).center());
    }
    /// Chooses this file in the dialog that is open, and waits for the message about it.
    void saveTo(const QString &path)
    {
        QFileDialog *dialog = nullptr;
        [&] {
            QTRY_VERIFY((dialog = page->findChild<QFileDialog *>(u"analyticsSaveDialog"_s))
                        && dialog->isVisible());
        }();
        if (!dialog)
            return;
        auto *edit = dialog->findChild<QLineEdit *>();
        edit->setText(path);
        find<Banner>("analyticsBanner")->hide();
        QTest::keyClick(edit, Qt::Key_Return);
        [&] { QTRY_VERIFY(find<Banner>("analyticsBanner")->isVisible()); }();
    }

    std::unique_ptr<AnalyticsService> service;
    AnalyticsPage *page = nullptr;
};

}  // namespace Sidestage
