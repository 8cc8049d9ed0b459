// SPDX-License-Identifier: GPL-3.0-or-later

// The part of a show that sets warnings of ads.

#include "ads/ad_memory.h"
#include "ads/ads_service.h"
#include "alerts/tones.h"
#include "show_handlers.h"
#include "texts/error_texts.h"

#include <QCoreApplication>

namespace Sidestage {

using State = ShowStep::State;

namespace {

/// The settings of warnings that a show changes.
struct AdWarningState
{
    bool warns = false;
    QList<int> ahead{};
    bool notifies = false;
    QString sound{};

    static void describe(auto &is)
    {
        is("warns", &AdWarningState::warns);
        is("ahead", &AdWarningState::ahead);
        is("notifies", &AdWarningState::notifies);
        is("sound", &AdWarningState::sound);
    }
};

class AdsPart : public ShowHandler
{
    Q_DECLARE_TR_FUNCTIONS(ShowParts)
public:
    explicit AdsPart(const ShowSources &sources)
        : ShowHandler(ShowPart::Ads)
        , m_ads(sources.ads)
    {
    }

    PartText text(const Show &show) const override
    {
        return {.name = tr("%1 s ahead").arg(show.ads->ahead),
                .content = wayOf(show.ads->notifies, show.ads->sound)};
    }

    Result<QString> wanted(const Show &show) const override
    {
        return stateText(AdWarningState{true, {show.ads->ahead}, show.ads->notifies, show.ads->sound});
    }

    void read(QObject *, Read done) override
    {
        const AdSettings &settings = m_ads->memory()->settings();
        done(
            stateText(AdWarningState{settings.warns, settings.warnAhead, settings.notifies, settings.sound}));
    }

    PartPlan compare(const QString &now, const QString &wanted) const override
    {
        if (now == wanted)
            return {};
        PartPlan plan{.head = tr("on this computer")};
        const auto target = stateFrom<AdWarningState>(wanted);
        QStringList ahead;
        for (const int seconds : target.ahead)
            ahead.append(QString::number(seconds));
        plan.steps.append(
            {.key = QStringLiteral("ads"),
             .label = target.warns
                 ? tr("Warn %1 s ahead", "one or several numbers").arg(ahead.join(QStringLiteral(", ")))
                 : tr("No warnings"),
             .text = wayOf(target.notifies, target.sound)});
        return plan;
    }

    void run(const PartPlan &plan, QObject *, Progress progress) override
    {
        const auto target = stateFrom<AdWarningState>(plan.after);
        AdSettings settings = m_ads->memory()->settings();
        settings.warns = target.warns;
        settings.warnAhead = target.ahead;
        settings.notifies = target.notifies;
        settings.sound = target.sound;
        const auto kept = m_ads->memory()->setSettings(settings);
        report(plan, kept ? State::Done : State::Failed, kept ? QString() : reasonOf(kept.error()), progress);
    }

private:
    static QString wayOf(bool notifies, const QString &sound)
    {
        QString tone;
        for (const AlertTone &one : Tones::all()) {
            if (one.id == sound)
                tone = one.name;
        }
        if (tone.isEmpty())
            return notifies ? tr("A desktop notification") : tr("In the window only");
        return notifies ? tr("Sound “%1” and a desktop notification").arg(tone) : tr("Sound “%1”").arg(tone);
    }

    AdsService *m_ads;
};

}  // namespace

std::unique_ptr<ShowHandler> makeAdsPart(const ShowSources &sources)
{
    return std::make_unique<AdsPart>(sources);
}

}  // namespace Sidestage
