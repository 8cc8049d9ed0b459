// SPDX-License-Identifier: GPL-3.0-or-later
#include "ads/ad_texts.h"

#include "accounts/account.h"
#include "ads/ad_clock.h"
#include "ads/ads_service.h"
#include "base/bidi.h"
#include "base/enum_table.h"
#include "client/session.h"
#include "kit/text/time_text.h"

#include <QCoreApplication>
#include <QLocale>

namespace Sidestage {

namespace {

struct AdTexts
{
    Q_DECLARE_TR_FUNCTIONS(Sidestage::AdTexts)
};

struct CountRow
{
    AdCount::Kind value;
    const char *sentence = nullptr;
    const char *title = nullptr;
    const char *rule = nullptr;
    std::optional<Api::Scope> scope{};
};
constexpr CountRow countRows[]{
    {AdCount::Kind::Unknown, QT_TRANSLATE_NOOP("Sidestage::AdTexts", "Loading…")},
    {AdCount::Kind::SignedOut, QT_TRANSLATE_NOOP("Sidestage::AdTexts", "Sign in again to see the next ad.")},
    {AdCount::Kind::NoPermission,
     QT_TRANSLATE_NOOP("Sidestage::AdTexts", "Sidestage needs permission to see the ad schedule."),
     QT_TRANSLATE_NOOP("Sidestage::AdTexts", "Permission to read the ad schedule"),
     QT_TRANSLATE_NOOP(
         "Sidestage::AdTexts",
         "Only the broadcaster can see the ad schedule, and the app needs the permission to read it "
         "(channel:read:ads)."),
     Api::Scope::ChannelReadAds},
    {AdCount::Kind::NotEligible,
     QT_TRANSLATE_NOOP("Sidestage::AdTexts", "Only partners and affiliates have ads."),
     QT_TRANSLATE_NOOP("Sidestage::AdTexts", "Partners and affiliates"),
     QT_TRANSLATE_NOOP(
         "Sidestage::AdTexts",
         "Ads are scheduled and run only in channels of partners and affiliates. This channel is "
         "neither, so there is no countdown.")},
    {AdCount::Kind::NotLive,
     QT_TRANSLATE_NOOP("Sidestage::AdTexts", "Ads are scheduled when the stream starts."),
     QT_TRANSLATE_NOOP("Sidestage::AdTexts", "Live channels only"),
     QT_TRANSLATE_NOOP("Sidestage::AdTexts",
                       "Ads are scheduled only while a channel is live. The countdown appears here when the "
                       "stream starts.")},
    {AdCount::Kind::None, QT_TRANSLATE_NOOP("Sidestage::AdTexts", "No ad is scheduled."),
     QT_TRANSLATE_NOOP("Sidestage::AdTexts", "No schedule"),
     QT_TRANSLATE_NOOP("Sidestage::AdTexts",
                       "No ad is scheduled for this stream. Set up automatic ads in the ads manager on the "
                       "service's website.")},
    {AdCount::Kind::Coming},
    {AdCount::Kind::Due},
    {AdCount::Kind::Running},
};
static_assert(isComplete(countRows));

QString number(int value)
{
    return QLocale().toString(value);
}

}  // namespace

QString lengthText(int seconds)
{
    return AdTexts::tr("%1 s").arg(number(seconds));
}

QString spanText(qint64 seconds)
{
    if (seconds < 60)
        return AdTexts::tr("%n seconds", nullptr, int(seconds));
    if (seconds < 3600)
        return AdTexts::tr("%1 min %2 s").arg(seconds / 60).arg(seconds % 60);
    return AdTexts::tr("%1 h %2 min").arg(seconds / 3600).arg(seconds / 60 % 60);
}

AdReason reasonOf(AdCount::Kind kind)
{
    const CountRow &row = rowOf(countRows, kind);
    const auto text = [](const char *source) { return source ? AdTexts::tr(source) : QString(); };
    return {
        .sentence = text(row.sentence), .title = text(row.title), .rule = text(row.rule), .scope = row.scope};
}

AdReason reasonOf(const AdsService *service, AdActions::Action action, AdActions::BlockReason why)
{
    using BlockReason = AdActions::BlockReason;
    const bool isSnooze = action == AdActions::Action::Snooze;
    switch (why) {
    case BlockReason::None:
        return {};
    case BlockReason::Unknown:
        return reasonOf(AdCount::Kind::Unknown);
    case BlockReason::NotLive:
        return reasonOf(AdCount::Kind::NotLive);
    case BlockReason::NotEligible:
        return reasonOf(AdCount::Kind::NotEligible);
    case BlockReason::NoPermission:
        if (isSnooze && service->clock()->state() == AdClock::State::NoPermission)
            return reasonOf(AdCount::Kind::NoPermission);
        return isSnooze ? AdReason{.sentence = AdTexts::tr("Sidestage needs permission to snooze ads."),
                                   .title = AdTexts::tr("Permission to snooze ads"),
                                   .rule = AdTexts::tr("An app can snooze ads only with the permission to "
                                                       "manage them (channel:manage:ads)."),
                                   .scope = Api::Scope::ChannelManageAds}
                        : AdReason{.sentence = AdTexts::tr("Sidestage needs permission to run ads."),
                                   .title = AdTexts::tr("Permission to run ads"),
                                   .rule = AdTexts::tr("Only the broadcaster can run ads, and the app needs "
                                                       "permission to do so (channel:edit:commercial)."),
                                   .scope = Api::Scope::ChannelEditCommercial};
    case BlockReason::NoAd:
        return reasonOf(AdCount::Kind::None);
    case BlockReason::NoSnoozes: {
        const QDateTime more = service->clock()->moreSnoozesAt();
        return {.sentence = more.isValid() && more > service->clock()->now()
                    ? AdTexts::tr("No snoozes left. Next one at %1.").arg(wallText(more))
                    : AdTexts::tr("No snoozes left."),
                .title = AdTexts::tr("Snoozes"),
                .rule = AdTexts::tr("You get a few snoozes, and one more from time to time. Each one delays "
                                    "the next ad by 5 minutes.")};
    }
    case BlockReason::Running:
        return {.sentence = AdTexts::tr("An ad is running."),
                .title = AdTexts::tr("An ad is running"),
                .rule = AdTexts::tr("Another ad can start only some minutes after the last one.")};
    case BlockReason::Cooldown:
        return {.sentence
                = AdTexts::tr("Another ad can run at %1.").arg(wallText(service->actions()->readyAt())),
                .title = AdTexts::tr("Time between ads"),
                .rule = AdTexts::tr("Another ad can start only after the waiting time that the service sets "
                                    "with each ad, at least 8 minutes after the last ad began.")};
    case BlockReason::RateLimit:
        return {.sentence = AdTexts::tr("Too many requests. Try again in a minute.")};
    case BlockReason::Busy:
        return {.sentence = AdTexts::tr("It is being sent.")};
    case BlockReason::SignedOut:
        return {.sentence = isWithheld(*service->account()->session())
                    ? AdTexts::tr("Could not read your sign-in from the keychain.")
                    : AdTexts::tr("You are signed out.")};
    case BlockReason::Uncertain:
        return {.sentence = isSnooze
                    ? AdTexts::tr("No response received. The ad may or may not have been snoozed.")
                    : AdTexts::tr("No response received. The ad may or may not be running.")};
    case BlockReason::Other:
        return {.sentence
                = isSnooze ? AdTexts::tr("The ad was not snoozed.") : AdTexts::tr("The ad was not run.")};
    }
    return {};
}

QString refusalText(const AdsService *service, AdActions::Action action, AdActions::BlockReason why,
                    const Error &error)
{
    const bool isSnooze = action == AdActions::Action::Snooze;
    QString text = why == AdActions::BlockReason::Uncertain ? QString()
        : isSnooze                                          ? AdTexts::tr("Not snoozed.")
                                                            : AdTexts::tr("No ad was run.");
    const auto add = [&text](const QString &sentence) {
        if (sentence.isEmpty())
            return;
        text = text.isEmpty() ? sentence : AdTexts::tr("%1 %2", "two sentences").arg(text, sentence);
    };
    if (why != AdActions::BlockReason::Other)
        add(reasonOf(service, action, why).sentence);
    if (error.status > 0 && !error.message.isEmpty())
        add(AdTexts::tr("The service responded: “%1”").arg(error.message));
    return text;
}

QString announcementProblem(const Error &error)
{
    if (error.status > 0)
        return AdTexts::tr("The service responded: “%1”").arg(error.message);
    switch (error.fault) {
    case Fault::NotOneOf:
        return AdTexts::tr("Unknown placeholder {%1}.").arg(error.field);
    case Fault::Missing:
        return error.field == QLatin1String("announcer")
            ? AdTexts::tr("Announcements cannot be sent now.")
            : AdTexts::tr("{%1} is currently unknown.").arg(error.field);
    case Fault::TooLong:
        return AdTexts::tr("Too long. The service accepts at most %1 characters.")
            .arg(QLocale().toString(error.bound));
    case Fault::TooShort:
        return AdTexts::tr("There is no text yet.");
    default:
        return error.message.isEmpty() ? AdTexts::tr("The service did not answer.") : error.message;
    }
}

QString countText(const AdCount &count)
{
    switch (count.kind) {
    case AdCount::Kind::Coming:
    case AdCount::Kind::Running:
        return clockText(count.seconds());
    case AdCount::Kind::Due:
        return AdTexts::tr("now", "the next ad is due");
    default:
        return {};
    }
}

QString spokenText(const AdCount &count)
{
    switch (count.kind) {
    case AdCount::Kind::Coming:
        return AdTexts::tr("Next ad in %1, at %2").arg(spanText(count.seconds()), wallText(count.at));
    case AdCount::Kind::Running:
        return AdTexts::tr("Ad running, %1 left").arg(spanText(count.seconds()));
    case AdCount::Kind::Due:
        return AdTexts::tr("The next ad is due now");
    default:
        return reasonOf(count.kind).sentence;
    }
}

QString latenessText(const AdLateness &band)
{
    if (!band.isKnown())
        return {};
    const QString from = AdTexts::tr("based on %n breaks", nullptr, band.count);
    if (band.least == 0 && band.most == 0)
        return AdTexts::tr("Starts on time, %1", "from so many breaks").arg(from);
    if (band.least >= 0)
        return band.least == band.most
            ? AdTexts::tr("Starts %1 s late, %2").arg(number(band.most), from)
            : AdTexts::tr("Starts %1 to %2 s late, %3").arg(number(band.least), number(band.most), from);
    if (band.most <= 0)
        return AdTexts::tr("Starts %1 to %2 s early, %3").arg(number(-band.most), number(-band.least), from);
    return AdTexts::tr("Starts %1 s early to %2 s late, %3")
        .arg(number(-band.least), number(band.most), from);
}

QString lateText(const AdBreak &entry)
{
    const auto late = entry.lateness();
    if (!late)
        return entry.kind == AdBreak::Kind::Run && entry.hasCome() ? AdTexts::tr("on time")
                                                                   : QStringLiteral("—");
    if (*late == 0)
        return AdTexts::tr("on time");
    return *late > 0 ? AdTexts::tr("+%1 s").arg(number(*late)) : AdTexts::tr("−%1 s").arg(number(-*late));
}

QString kindText(const AdBreak &entry, const QString &ownId)
{
    switch (entry.kind) {
    case AdBreak::Kind::Run:
        if (entry.byId == ownId)
            return AdTexts::tr("Run by you");
        return entry.byName.isEmpty() ? AdTexts::tr("Run manually")
                                      : AdTexts::tr("Run by %1").arg(isolated(entry.byName));
    case AdBreak::Kind::Unknown:
        return AdTexts::tr("Detected later");
    case AdBreak::Kind::Scheduled:
        break;
    }
    switch (entry.snoozes) {
    case 0:
        return AdTexts::tr("Scheduled");
    case 1:
        return AdTexts::tr("Snoozed once");
    case 2:
        return AdTexts::tr("Snoozed twice");
    default:
        return AdTexts::tr("Snoozed %n times", nullptr, entry.snoozes);
    }
}

AdOutcome outcomeOf(const AdBreak &entry, bool isRunning)
{
    if (isRunning)
        return {Pill::Kind::Info, Icon::Megaphone, AdTexts::tr("Running")};
    if (!entry.hasCome())
        return {Pill::Kind::Warn, Icon::Warning, AdTexts::tr("Did not run")};
    if (entry.shown < 0)
        return {Pill::Kind::Neutral, Icon::Info, AdTexts::tr("Length unknown")};
    if (entry.promised <= 0)
        return {Pill::Kind::Neutral, Icon::Info, AdTexts::tr("No planned length")};
    const int more = entry.shown - entry.promised;
    if (more == 0)
        return {Pill::Kind::Good, Icon::Check, AdTexts::tr("As planned")};
    return more < 0 ? AdOutcome{Pill::Kind::Warn, Icon::Info, AdTexts::tr("%1 s shorter").arg(number(-more))}
                    : AdOutcome{Pill::Kind::Warn, Icon::Info, AdTexts::tr("%1 s longer").arg(number(more))};
}

QString sentenceOf(const AdBreak &entry, const QString &ownId, const QDateTime &now, bool isRunning)
{
    QStringList parts{momentText(entry.at(), now), kindText(entry, ownId)};
    if (entry.promised > 0)
        parts += AdTexts::tr("%n seconds planned", nullptr, entry.promised);
    if (entry.shown >= 0 && !isRunning)
        parts += AdTexts::tr("%n seconds shown", nullptr, entry.shown);
    if (const auto late = entry.lateness(); late && *late != 0)
        parts += *late > 0 ? AdTexts::tr("%n seconds late", nullptr, *late)
                           : AdTexts::tr("%n seconds early", nullptr, -*late);
    parts += outcomeOf(entry, isRunning).text;
    return parts.join(QStringLiteral(", "));
}

QString totalsText(const AdShow &show)
{
    QStringList parts{AdTexts::tr("%n breaks", nullptr, show.breaks),
                      AdTexts::tr("%1 of ads").arg(spanText(show.seconds))};
    if (show.run > 0)
        parts += AdTexts::tr("%n manual", nullptr, show.run);
    if (show.snoozes > 0)
        parts += AdTexts::tr("%n snoozes", nullptr, show.snoozes);
    if (show.missed > 0)
        parts += AdTexts::tr("%n did not run", nullptr, show.missed);
    return parts.join(QStringLiteral(" · "));
}

}  // namespace Sidestage
