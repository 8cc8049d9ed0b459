// SPDX-License-Identifier: GPL-3.0-or-later
#include "call_texts.h"

#include "base/enum_table.h"
#include "kit/text/time_text.h"

#include <QLocale>

namespace Sidestage {

namespace {

struct OutcomeRow
{
    CallOutcome value;
    const char *text;
    PillKind pill;
    Icon icon;
};

constexpr OutcomeRow outcomes[]{
    {CallOutcome::Received, QT_TRANSLATE_NOOP("Sidestage::CallTexts", "Received"), PillKind::Info,
     Icon::Bolt},
    {CallOutcome::Done, QT_TRANSLATE_NOOP("Sidestage::CallTexts", "OK"), PillKind::Good, Icon::Check},
    {CallOutcome::Waiting, QT_TRANSLATE_NOOP("Sidestage::CallTexts", "Waiting"), PillKind::Neutral,
     Icon::Clock},
    {CallOutcome::Refused, QT_TRANSLATE_NOOP("Sidestage::CallTexts", "Refused"), PillKind::Error,
     Icon::Error},
    {CallOutcome::TooMany, QT_TRANSLATE_NOOP("Sidestage::CallTexts", "Too many"), PillKind::Warn,
     Icon::Clock},
    {CallOutcome::Failed, QT_TRANSLATE_NOOP("Sidestage::CallTexts", "Failed"), PillKind::Error, Icon::Error},
    {CallOutcome::NoAnswer, QT_TRANSLATE_NOOP("Sidestage::CallTexts", "No answer"), PillKind::Error,
     Icon::Plug},
    {CallOutcome::Cancelled, QT_TRANSLATE_NOOP("Sidestage::CallTexts", "Cancelled"), PillKind::Neutral,
     Icon::Close},
};
static_assert(isComplete(outcomes));

}  // namespace

QString CallTexts::time(const CallRecord &record)
{
    return wallText(record.at, QStringLiteral("HH:mm:ss.zzz"));
}

QString CallTexts::status(CallOutcome outcome, int status)
{
    const QString word = tr(rowOf(outcomes, outcome).text);
    return status == 0 ? word : tr("%1 %2", "an HTTP status; what it means").arg(status).arg(word);
}

Look CallTexts::statusLook(CallOutcome outcome)
{
    const OutcomeRow &row = rowOf(outcomes, outcome);
    return {.pill = row.pill, .icon = row.icon};
}

QString CallTexts::took(qint64 milliseconds)
{
    const QLocale locale;
    return milliseconds < 1'000 ? tr("%1 ms").arg(locale.toString(milliseconds))
                                : tr("%1 s").arg(locale.toString(double(milliseconds) / 1'000, 'f', 1));
}

QString CallTexts::size(qint64 bytes)
{
    return bytes < 1'000 ? tr("%Ln bytes", nullptr, int(bytes))
                         : QLocale().formattedDataSize(bytes, 1, QLocale::DataSizeSIFormat);
}

QString CallTexts::askedBy(const LoggedCall &call, const PageTitles &pages)
{
    return pages.value(call.page);
}

QString CallTexts::pause(CallAttempt::Pause reason)
{
    switch (reason) {
    case CallAttempt::Pause::None:
        break;
    case CallAttempt::Pause::Retry:
        return tr("Pause before it is tried again");
    case CallAttempt::Pause::Budget:
        return tr("The rate limit was reached");
    case CallAttempt::Pause::Renewal:
        return tr("The sign-in was renewed");
    }
    return {};
}

QString CallTexts::spoken(const LoggedCall &call, const PageTitles &pages)
{
    const CallRecord &record = *call.record;
    const QString status = CallTexts::status(outcomeOf(record), record.status);
    const QString what = call.isEvent()
        ? tr("Event %1, %2", "a type; a time").arg(record.endpoint, time(record))
        : tr("%1 %2, %3, %4, %5", "a method; a path; a status; a duration; a time")
              .arg(record.method, record.endpoint, status, took(record.took), time(record));
    const QString by = askedBy(call, pages);
    return by.isEmpty() ? what : tr("%1, asked by %2", "a call; a page").arg(what, by);
}

QList<Column<LoggedCall>> CallTexts::columns(const PageTitles &pages)
{
    const auto number = [](const LoggedCall &call, qint64 value, bool isKnown) {
        return call.isEvent() || !isKnown ? QString() : QLocale().toString(value);
    };
    const auto hint = [](const LoggedCall &) { return Look{.tone = Tone::Hint}; };
    const auto secondary = [](const LoggedCall &) { return Look{.tone = Tone::Secondary}; };
    return {
        {.title = tr("Time"),
         .text = [](const LoggedCall &call) { return time(*call.record); },
         .sort = sortBy<LoggedCall>(&LoggedCall::number),
         .look = hint},
        {.title = tr("Method"),
         .text = [](const LoggedCall &call) { return call.isEvent() ? tr("Event") : call.record->method; },
         .look =
             [](const LoggedCall &call) {
                 return Look{.tone = call.isWrite() ? Tone::Accent : Tone::Secondary};
             }},
        {.title = tr("Endpoint"),
         .text = [](const LoggedCall &call) { return call.record->endpoint; },
         .toolTip = [](const LoggedCall &call) { return call.record->path; }},
        {.title = tr("Status"),
         .text = [](const LoggedCall &call) { return status(outcomeOf(*call.record), call.record->status); },
         .look = [](const LoggedCall &call) { return statusLook(outcomeOf(*call.record)); },
         .toolTip = [](const LoggedCall &call) { return call.record->said; }},
        {.title = tr("Took"),
         .text = [](const LoggedCall &call) { return call.isEvent() ? QString() : took(call.record->took); },
         .isNumber = true},
        {.title = tr("Tries"),
         .text
         = [number](const LoggedCall &call) { return number(call, call.record->attempts.size(), true); },
         .look =
             [](const LoggedCall &call) {
                 return Look{.tone = call.record->attempts.size() > 1 ? Tone::Warn : Tone::Hint};
             },
         .isNumber = true},
        {.title = tr("Left"),
         .text =
             [number](const LoggedCall &call) {
                 return number(call, call.record->budgetLeft, call.record->budgetLeft >= 0);
             },
         .look = secondary,
         .toolTip = [](const LoggedCall &) { return tr("Requests left of the rate limit"); },
         .isNumber = true},
        {.title = tr("Asked by"),
         .text = [pages](const LoggedCall &call) { return askedBy(call, pages); },
         .look = secondary}};
}

}  // namespace Sidestage
