// SPDX-License-Identifier: GPL-3.0-or-later
#include "log_view.h"

#include "api/events/moderation.h"
#include "base/bidi.h"
#include "channel_combo.h"
#include "client/service_clock.h"
#include "client/session.h"
#include "kit/text/time_text.h"
#include "kit/text/wrap_label.h"
#include "page/page_action.h"
#include "page/permission_hint.h"

#include <QAction>
#include <QLocale>

namespace Sidestage {

namespace {

struct LogTexts
{
    Q_DECLARE_TR_FUNCTIONS(LogTexts)
};

struct ModeratedText
{
    const char *action;
    const char *text;
};
constexpr std::array moderatedTexts{
    ModeratedText{"allow", QT_TRANSLATE_NOOP("LogTexts", "Allowed a message")},
    ModeratedText{"deny", QT_TRANSLATE_NOOP("LogTexts", "Denied a message")},
    ModeratedText{"ban", QT_TRANSLATE_NOOP("LogTexts", "Banned")},
    ModeratedText{"timeout", QT_TRANSLATE_NOOP("LogTexts", "Timed out")},
    ModeratedText{"unban", QT_TRANSLATE_NOOP("LogTexts", "Unbanned")},
    ModeratedText{"untimeout", QT_TRANSLATE_NOOP("LogTexts", "Ended a timeout")},
    ModeratedText{"shared_chat_ban", QT_TRANSLATE_NOOP("LogTexts", "Banned in the shared chat")},
    ModeratedText{"shared_chat_timeout", QT_TRANSLATE_NOOP("LogTexts", "Timed out in the shared chat")},
    ModeratedText{"shared_chat_unban", QT_TRANSLATE_NOOP("LogTexts", "Unbanned in the shared chat")},
    ModeratedText{"shared_chat_untimeout",
                  QT_TRANSLATE_NOOP("LogTexts", "Ended a timeout in the shared chat")},
    ModeratedText{"shared_chat_delete",
                  QT_TRANSLATE_NOOP("LogTexts", "Deleted a message in the shared chat")},
    ModeratedText{"warn", QT_TRANSLATE_NOOP("LogTexts", "Warned")},
    ModeratedText{"delete", QT_TRANSLATE_NOOP("LogTexts", "Deleted a message")},
    ModeratedText{"clear", QT_TRANSLATE_NOOP("LogTexts", "Cleared the chat")},
    ModeratedText{"approve_unban_request", QT_TRANSLATE_NOOP("LogTexts", "Approved an unban request")},
    ModeratedText{"deny_unban_request", QT_TRANSLATE_NOOP("LogTexts", "Denied an unban request")},
    ModeratedText{"add_blocked_term", QT_TRANSLATE_NOOP("LogTexts", "Blocked a term")},
    ModeratedText{"remove_blocked_term", QT_TRANSLATE_NOOP("LogTexts", "Unblocked a term")},
    ModeratedText{"add_permitted_term", QT_TRANSLATE_NOOP("LogTexts", "Permitted a term")},
    ModeratedText{"remove_permitted_term", QT_TRANSLATE_NOOP("LogTexts", "Ended the permission of a term")},
    ModeratedText{"mod", QT_TRANSLATE_NOOP("LogTexts", "Made a moderator")},
    ModeratedText{"unmod", QT_TRANSLATE_NOOP("LogTexts", "Removed a moderator")},
    ModeratedText{"vip", QT_TRANSLATE_NOOP("LogTexts", "Made a VIP")},
    ModeratedText{"unvip", QT_TRANSLATE_NOOP("LogTexts", "Removed a VIP")},
    ModeratedText{"raid", QT_TRANSLATE_NOOP("LogTexts", "Started a raid")},
    ModeratedText{"unraid", QT_TRANSLATE_NOOP("LogTexts", "Cancelled a raid")},
    ModeratedText{"slow", QT_TRANSLATE_NOOP("LogTexts", "Slow mode on")},
    ModeratedText{"slowoff", QT_TRANSLATE_NOOP("LogTexts", "Slow mode off")},
    ModeratedText{"followers", QT_TRANSLATE_NOOP("LogTexts", "Followers only on")},
    ModeratedText{"followersoff", QT_TRANSLATE_NOOP("LogTexts", "Followers only off")},
    ModeratedText{"subscribers", QT_TRANSLATE_NOOP("LogTexts", "Subscribers only on")},
    ModeratedText{"subscribersoff", QT_TRANSLATE_NOOP("LogTexts", "Subscribers only off")},
    ModeratedText{"emoteonly", QT_TRANSLATE_NOOP("LogTexts", "Emotes only on")},
    ModeratedText{"emoteonlyoff", QT_TRANSLATE_NOOP("LogTexts", "Emotes only off")},
    ModeratedText{"uniquechat", QT_TRANSLATE_NOOP("LogTexts", "Unique messages on")},
    ModeratedText{"uniquechatoff", QT_TRANSLATE_NOOP("LogTexts", "Unique messages off")},
};

/// What a moderator has done, as channel.moderate names it ("ban", "slowoff"), in words.
QString moderatedText(const QString &action)
{
    const auto found = std::ranges::find_if(
        moderatedTexts, [&](const ModeratedText &text) { return action == QLatin1String(text.action); });
    return found == moderatedTexts.end() ? action : LogTexts::tr(found->text);
}

/// The length that goes with a chat mode, in words.
QString detailText(const LogRow &row)
{
    const int unit = row.action == u"slow" ? 1 : row.action == u"followers" ? 60 : 0;
    return unit > 0 && !row.text.isEmpty() ? durationText(row.text.toInt() * unit) : isolated(row.text);
}

QList<Column<LogRow>> logColumns(const ServiceClock *clock)
{
    const auto secondary = [](const LogRow &) { return Look{.tone = Tone::Secondary}; };
    return {
        {.title = LogView::tr("Action"),
         .text = [](const LogRow &row) { return moderatedText(row.action); },
         .look = [](const LogRow &) { return Look{.isStrong = true}; }},
        {.title = LogView::tr("Time"),
         .text = [clock](const LogRow &row) { return momentText(row.at, clock->now()); },
         .sort = sortBy<LogRow>(&LogRow::at),
         .look = secondary},
        {.title = LogView::tr("Moderator"),
         .text = [](const LogRow &row) { return isolated(row.moderator); },
         .look = secondary},
        {.title = LogView::tr("Viewer"), .text = [](const LogRow &row) { return isolated(row.userName); }},
        {.title = LogView::tr("Channel"),
         .text = [](const LogRow &row) { return isolated(row.channelName); },
         .look = secondary},
        {.title = LogView::tr("Text"), .text = detailText, .look = secondary, .toolTip = detailText}};
}

QList<Column<LogRow>> exportedRecords()
{
    return {{.title = QStringLiteral("time"), .text = [](const LogRow &row) { return exportedTime(row.at); }},
            {.title = QStringLiteral("moderator"), .text = &LogRow::moderator},
            {.title = QStringLiteral("action"), .text = &LogRow::action},
            {.title = QStringLiteral("viewer_id"), .text = &LogRow::userId},
            {.title = QStringLiteral("viewer"), .text = &LogRow::userName},
            {.title = QStringLiteral("channel"), .text = &LogRow::channelName},
            {.title = QStringLiteral("text"), .text = &LogRow::text},
            {.title = QStringLiteral("until"),
             .text = [](const LogRow &row) { return exportedTime(row.until); }}};
}

/// One of the permissions with which the service would report the actions of others.
std::optional<Api::Scope> missingScope(const Api::ScopeSet &granted)
{
    const Api::EventSpec &spec = Api::event<Api::ChannelModerated>().spec;
    for (int i = 0; i < spec.scopeCount; ++i) {
        if (granted.containsAny(spec.scopes[i]))
            continue;
        for (std::size_t scope = 0; scope < std::size_t(Api::Scope::Count); ++scope) {
            if (spec.scopes[i].contains(Api::Scope(scope)))
                return Api::Scope(scope);
        }
    }
    return {};
}

}  // namespace

LogView::LogView(ModerationService *service, QWidget *parent)
    : LogView(service, new LiveList<LogRow>(&LogRow::key, logColumns(service->account()->serviceClock())),
              parent)
{
}

LogView::LogView(ModerationService *service, LiveList<LogRow> *rows, QWidget *parent)
    : ModerationListView(service,
                         {.name = QStringLiteral("log"),
                          .title = tr("What moderators have done"),
                          .search = tr("Search the log"),
                          .all = tr("All channels"),
                          .widths = {200, 130, 130, 140, 140, 0}},
                         rows, parent)
    , m_rows(rows)
    , m_since(named("logSince", new WrapLabel({}, TextRole::Small, Tone::Hint)))
{
    rows->setParent(this);
    rows->setSpoken([clock = service->account()->serviceClock()](const LogRow &row) {
        return tr("%1: %2, %3 in %4, %5. %6", "a moderator; an action; a viewer; a channel; a time; a text")
            .arg(isolated(row.moderator), moderatedText(row.action), isolated(row.userName),
                 isolated(row.channelName), momentText(row.at, clock->now()), row.text);
    });
    addAbove(m_since);
    m_export = addTool("exportLog", Icon::Download, tr("Export log…"), Qt::CTRL | Qt::Key_E,
                       [this] { exportLog(); });
    why()->setRule(tr("The actions of others are reported with many permissions only"),
                   tr("The service reports what other moderators do to accounts that may see all of it: "
                      "bans, messages, warnings, moderators, VIPs, blocked terms, unban requests and chat "
                      "settings."));
    service->history()->read(this, [this](const QList<ModerationRecord> &records) {
        m_isRead = m_isRead || records.isEmpty();
        add(records);
    });
    connect(service->history(), &ModerationHistory::added, this,
            [this](const ModerationRecord &record) { add({record}); });
    connect(service, &ModerationService::freshnessChanged, this, [this] {
        updateTexts();
        Q_EMIT freshnessChanged();
    });
}

void LogView::add(const QList<ModerationRecord> &records)
{
    QList<LogRow> rows;
    for (const ModerationRecord &record : records) {
        // A new record gets its id when it is written.
        const QString key
            = record.id > 0 ? QString::number(record.id) : QStringLiteral("new %1").arg(++m_added);
        rows.append({record, key});
    }
    m_rows->upsert(rows);
    updateTexts();
}

const WaitingFeed *LogView::unheard() const
{
    for (const WaitingFeed *feed : service()->feeds()) {
        if ((channelId().isEmpty() || feed->channelId() == channelId()) && !feed->hearsModerators())
            return feed;
    }
    return nullptr;
}

Freshness LogView::freshness() const
{
    // What is here is never read from the service: events report it.
    // All channels together are no fresher than the first one that has no events.
    const WaitingFeed *shown = nullptr;
    for (const WaitingFeed *feed : service()->feeds()) {
        if ((channelId().isEmpty() || feed->channelId() == channelId()) && (!shown || shown->isLive()))
            shown = feed;
    }
    return shown ? freshnessOf(*shown) : Freshness{};
}

void LogView::showEvent(QShowEvent *event)
{
    ModerationListView::showEvent(event);
    service()->watch();
    updateTexts();
}

void LogView::filter()
{
    m_rows->setFilter([channel = channelId(), text = searched()](const LogRow &row) {
        const auto has = [&](const QString &part) { return part.contains(text, Qt::CaseInsensitive); };
        return (channel.isEmpty() || row.channelId == channel)
            && (text.isEmpty() || has(row.moderator) || has(row.userName) || has(row.text)
                || has(row.channelName) || has(moderatedText(row.action)));
    });
    Q_EMIT freshnessChanged();
}

void LogView::updateTexts()
{
    if (!m_export)
        return;
    const int shown = m_rows->matching();
    setCount(searched().isEmpty() ? tr("%Ln entries", nullptr, shown) : tr("%Ln found", nullptr, shown));
    setBlocked(m_export, shown > 0 ? QString() : tr("The list is empty."));
    if (const QDateTime since = service()->history()->since(); since.isValid())
        m_since->setText(tr("Kept on this computer since %1. The service has no such log.")
                             .arg(QLocale().toString(since.toLocalTime().date(), QLocale::LongFormat)));
    else
        m_since->setText(tr("Kept on this computer from now on. The service has no such log."));
    const WaitingFeed *feed = unheard();
    why()->setVisible(feed);
    if (feed) {
        why()->setSentence(tr("Only your own actions are seen in %1.").arg(isolated(feed->channelName())));
        why()->setScope(missingScope(service()->account()->session()->token().scopeSet()));
    }
    showList(
        nullptr,
        {.icon = Icon::List, .nothing = tr("Nothing was done yet. Actions appear here as they happen.")});
}

void LogView::exportLog()
{
    exportRows<LogRow>(
        tr("Export the log"), tr("Moderation log %1").arg(QDate::currentDate().toString(Qt::ISODate)),
        {FileSaver::csvKind(), FileSaver::jsonKind()}, exportedRecords(), chosen(*m_rows, true));
}

}  // namespace Sidestage
