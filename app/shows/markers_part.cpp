// SPDX-License-Identifier: GPL-3.0-or-later

// The part of the end of a show that exports its markers.

#include "accounts/account.h"
#include "async/bound.h"
#include "client/service_clock.h"
#include "files/replace_file.h"
#include "moments/moment_texts.h"
#include "moments/moments_export.h"
#include "moments/moments_feed.h"
#include "show_handlers.h"
#include "texts/error_texts.h"

#include <QCoreApplication>
#include <QDir>
#include <QPointer>

#include <algorithm>

namespace Sidestage {

using State = ShowStep::State;

namespace {

class MarkersPart : public ShowHandler
{
    Q_DECLARE_TR_FUNCTIONS(ShowParts)
public:
    explicit MarkersPart(const ShowSources &sources)
        : ShowHandler(ShowPart::Markers)
        , m_account(sources.account)
        , m_clock(*sources.clock)
        , m_feed(sources.moments)
    {
        connect(m_feed, &Feed::changed, this, &ShowHandler::changed);
    }

    void read(QObject *context, Read done) override
    {
        m_feed->start();
        readFeed(m_feed, context, done);
    }

    PartPlan compare(const QString &, const QString &wanted) const override
    {
        const EndTarget target = stateFrom<EndTarget>(wanted);
        ShowStep step{.key = QStringLiteral("markers"), .label = tr("Chapters and markers")};
        if (momentsOf(target).isEmpty())
            step.obstacle = m_feed->mayReadMarkers() ? tr("Nothing was marked in this show.")
                                                     : tr("Sidestage needs permission to read markers.");
        else if (target.file.isEmpty())
            step.obstacle = tr("Choose a folder for the files.");
        else
            step.text = tr("%1 (.txt and .csv)", "a file").arg(QDir::toNativeSeparators(target.file));
        return {.steps = {step}};
    }

    void run(const PartPlan &plan, QObject *context, Progress progress) override
    {
        // Files that an interrupted run has written are replaced by the same.
        read(context, [this, plan, context, progress](const Result<QString> &now) {
            if (!now)
                return report(plan, State::Failed, now.error().message, progress);
            if (isStopped())
                return report(plan, State::Planned, {}, progress);
            write(plan, context, progress);
        });
    }

private:
    QList<Moment> momentsOf(const EndTarget &target) const
    {
        QList<Moment> moments = m_feed->moments();
        // Markers are dated by the service; begin and end of a show by this computer, but the begin of a
        // stream without a show by the service.
        const qint64 ahead = m_clock.now().msecsTo(m_account->serviceClock()->now());
        // Markers are dated in whole seconds, and the service's clock is known as exactly.
        constexpr qint64 tolerance = 2'000;
        const QDateTime from = target.from.addMSecs(std::min<qint64>(ahead, 0) - tolerance);
        const QDateTime until
            = target.until.isValid() ? target.until.addMSecs(ahead + tolerance) : QDateTime();
        moments.removeIf(
            [&](const Moment &moment) { return moment.at < from || (until.isValid() && moment.at > until); });
        return moments;
    }

    Bound write(PartPlan plan, QPointer<QObject> context, Progress progress)
    {
        const EndTarget target = stateFrom<EndTarget>(plan.after);
        const QList<Moment> moments = momentsOf(target);
        Result<void> saved
            = replaceFile(target.file + QStringLiteral(".txt"), MomentTexts::chapters(moments).toUtf8());
        if (saved) {
            auto writing
                = exportMoments(moments, target.file + QStringLiteral(".csv"), CsvStyle::ForSpreadsheets);
            const auto written = co_await writing;
            if (!written)
                saved = written.error();
        }
        if (context)
            report(plan, saved ? State::Done : State::Failed, saved ? QString() : reasonOf(saved.error()),
                   progress);
    }

    Account *m_account;
    const Clock &m_clock;
    MomentsFeed *m_feed;
};

}  // namespace

std::unique_ptr<ShowHandler> makeMarkersPart(const ShowSources &sources)
{
    return std::make_unique<MarkersPart>(sources);
}

}  // namespace Sidestage
