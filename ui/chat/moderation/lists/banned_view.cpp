// SPDX-License-Identifier: GPL-3.0-or-later
#include "banned_view.h"

#include "ban_dialog.h"
#include "base/any_contains.h"
#include "base/bidi.h"
#include "channel_combo.h"
#include "chat/moderation/list_import.h"
#include "client/service_clock.h"
#include "kit/text/second_ticker.h"
#include "kit/text/time_text.h"
#include "kit/theme/theme.h"
#include "list_import_dialog.h"
#include "page/page_action.h"
#include "page/permission_hint.h"

#include <QAction>
#include <QLocale>

#include <algorithm>

namespace Sidestage {

using Api::Scope;

namespace {

QList<Column<Ban>> exportedBans()
{
    const QStringList titles = exportedBanColumns();
    return {{.title = titles[0], .text = &Ban::userLogin},
            {.title = titles[1], .text = &Ban::reason},
            {.title = titles[2], .text = &Ban::userId},
            {.title = titles[3], .text = &Ban::userName},
            {.title = titles[4], .text = [](const Ban &ban) { return exportedTime(ban.createdAt); }},
            {.title = titles[5], .text = [](const Ban &ban) { return exportedTime(ban.expiresAt); }},
            {.title = titles[6], .text = &Ban::moderatorName}};
}

QString endText(const Ban &ban, const QDateTime &now)
{
    return ban.isTimeout()
        ? BannedView::tr("in %1", "a duration").arg(durationText(qMax<qint64>(0, now.secsTo(ban.expiresAt))))
        : BannedView::tr("Never");
}

/// The width of a date with its time, in px at a body line of 20 px.
int dateWidth()
{
    const QDateTime longAgo(QDate(2026, 12, 20), QTime(20, 58, 58));
    const QFontMetrics body(Theme::font(TextRole::Body));
    return (body.horizontalAdvance(momentText(longAgo, longAgo.addYears(1))) + px(24)) * 100 / px(100);
}

}  // namespace

BannedView::BannedView(ModerationService *service, QWidget *parent)
    : BannedView(service, new BannedList(service->account(), service->history()), parent)
{
}

BannedView::BannedView(ModerationService *service, BannedList *bans, QWidget *parent)
    : ModerationListView(
        service,
        {.name = QStringLiteral("banned"),
         .title = tr("Banned viewers"),
         .search = tr("Search bans"),
         .widths = {0, dateWidth(), 110, 220, 130},
         .jobs = [](Kind kind) { return kind == Kind::Ban || kind == Kind::TimeOut || kind == Kind::Unban; }},
        bans->rows(), parent)
    , m_bans(bans)
{
    bans->setParent(this);
    describeRows();
    addActions();
    why()->setRule(tr("The list of bans is the broadcaster’s alone"),
                   tr("The service lists the bans of a channel for its broadcaster only. For other channels "
                      "this list has the bans and timeouts that this computer has seen."));
    connect(service, &ModerationService::settled, bans, &BannedList::done);
    connect(bans, &Feed::changed, this, [this] {
        updateTexts();
        SecondTicker::shared()->wake(this);
    });
    connect(bans, &Feed::freshnessChanged, this, [this] {
        updateTexts();
        Q_EMIT freshnessChanged();
    });
    SecondTicker::shared()->follow(this, [this] {
        if (!m_bans->hasTimeouts())
            return 0;
        m_bans->rows()->emitAllChanged(BannedList::Ends);
        return 1'000;
    });
}

BannedView::~BannedView()
{
    m_bans->disconnect(this);
    m_bans->setOnScreen(this, false);
}

void BannedView::describeRows()
{
    LiveList<Ban> *rows = m_bans->rows();
    const auto now = [clock = service()->account()->serviceClock()] { return clock->now(); };
    const QStringList titles{tr("Viewer"), tr("Since"), tr("Ends"), tr("Reason"), tr("By")};
    for (int column = 0; column < titles.size(); ++column)
        rows->setTitle(column, titles[column]);
    for (const int column : {BannedList::Since, BannedList::Reason, BannedList::By})
        rows->column(column).look = [](const Ban &) { return Look{.tone = Tone::Secondary}; };
    rows->column(BannedList::Viewer).text = [](const Ban &ban) { return isolated(ban.userName); };
    rows->column(BannedList::Viewer).look = [](const Ban &ban) {
        const bool isAlias = ban.userLogin.compare(ban.userName, Qt::CaseInsensitive) != 0;
        return Look{.icon = ban.isTimeout() ? Icon::Clock : Icon::Ban,
                    .isStrong = true,
                    .detail = isAlias ? ban.userLogin : QString()};
    };
    rows->column(BannedList::Since).text = [now](const Ban &ban) { return momentText(ban.createdAt, now()); };
    rows->column(BannedList::Ends).text = [now](const Ban &ban) { return endText(ban, now()); };
    rows->column(BannedList::Reason).text = [](const Ban &ban) { return isolated(ban.reason); };
    rows->column(BannedList::Reason).toolTip = &Ban::reason;
    rows->column(BannedList::By).text = [](const Ban &ban) { return isolated(ban.moderatorName); };
    rows->setSpoken([now](const Ban &ban) {
        return (ban.isTimeout() ? tr("%1, in a timeout since %2, ends %3. %4")
                                : tr("%1, banned since %2, ends %3. %4"))
            .arg(isolated(ban.userName), momentText(ban.createdAt, now()), endText(ban, now()), ban.reason);
    });
}

void BannedView::addActions()
{
    m_unban = addTool("unban", Icon::Undo, tr("Unban"), Qt::Key_U, [this] { unban(); });
    m_ban = addTool("addBan", Icon::Ban, tr("Ban…"), Qt::Key_B, [this] { openBan(); });
    m_copy = addTool("copyBans", Icon::Copy, tr("Copy bans to…"), {}, [this] { copyBans(); });
    m_import = addTool("importBans", Icon::Inbox, tr("Import bans…"), {}, [this] {
        chooseFile(tr("Import bans"), {tr("Lists of logins (*.txt *.csv)"), tr("All files (*)")},
                   [this](const QByteArray &file) { importBans(file); });
    });
    m_export = addTool("exportBans", Icon::Download, tr("Export bans…"), Qt::CTRL | Qt::Key_E,
                       [this] { exportBans(); });
}

Freshness BannedView::freshness() const
{
    return isOwn() ? freshnessOf(*m_bans) : Freshness{};
}

void BannedView::showEvent(QShowEvent *event)
{
    ModerationListView::showEvent(event);
    service()->watch();
    m_bans->setOnScreen(this, true);
}

void BannedView::hideEvent(QHideEvent *event)
{
    ModerationListView::hideEvent(event);
    m_bans->setOnScreen(this, false);
}

void BannedView::filter()
{
    m_bans->rows()->setFilter([channel = channelId(), text = searched()](const Ban &ban) {
        return ban.channelId == channel
            && anyContains({ban.userLogin, ban.userName, ban.reason, ban.moderatorName}, text);
    });
    Q_EMIT freshnessChanged();
}

void BannedView::updateTexts()
{
    if (!m_export)
        return;
    const bool mayBan = service()->account()->may(Scope::ModeratorManageBannedUsers);
    const int shown = m_bans->rows()->matching();
    const bool isComplete = !isOwn() || m_bans->isComplete();
    const QString count
        = searched().isEmpty() ? tr("%Ln entries", nullptr, shown) : tr("%Ln found", nullptr, shown);
    setCount(isComplete || shown == 0 ? count : tr("%1 so far", "a number of entries").arg(count));
    why()->setVisible(!mayBan || !isOwn());
    why()->setSentence(mayBan ? tr("Only what this computer has seen.")
                              : tr("Sidestage needs permission to ban and unban."));
    why()->setScope(mayBan ? std::nullopt : std::optional(Scope::ModeratorManageBannedUsers));
    const QString denied = mayBan ? QString() : tr("Sidestage needs permission to ban and unban.");
    const bool isChosen = table()->selectionModel()->hasSelection();
    const QString nobody = tr("The list is empty.");
    for (QAction *action : {m_ban, m_import})
        setBlocked(action, channelId().isEmpty() ? tr("Choose a channel first.") : denied);
    setBlocked(m_unban, !denied.isEmpty() ? denied : isChosen ? QString() : tr("Choose a viewer first."));
    setBlocked(m_copy, !denied.isEmpty() ? denied : shown > 0 ? QString() : nobody);
    setBlocked(m_export, shown > 0 ? QString() : nobody);
    showList(isOwn() ? m_bans : nullptr,
             {.icon = Icon::Ban,
              .nothing = isOwn() ? tr("Nobody is banned.") : tr("No bans were seen here."),
              .denied = tr("Sidestage needs permission to see who is banned."),
              .scope = Scope::ModerationRead,
              .isComplete = isComplete});
}

ModerationAction BannedView::actionOf(const Ban &ban, Kind kind) const
{
    ModerationAction action{.kind = kind,
                            .channelId = ban.channelId,
                            .channelName = service()->nameOf(ban.channelId),
                            .userId = ban.userId,
                            .userName = ban.userName};
    if (kind == Kind::Ban) {
        action.text = ban.reason;
        if (ban.isTimeout()) {
            action.kind = Kind::TimeOut;
            const qint64 left = service()->account()->serviceClock()->now().secsTo(ban.expiresAt);
            action.seconds = int(std::clamp<qint64>(left, 1, 1'209'600));
        }
    }
    return action;
}

void BannedView::unban()
{
    QList<ModerationAction> actions;
    QHash<QString, ModerationAction> reverse;
    for (const Ban &ban : chosen(*m_bans->rows(), false)) {
        actions.append(actionOf(ban, Kind::Unban));
        reverse.insert(ban.key, actionOf(ban, Kind::Ban));
    }
    act(actions, reverse);
}

void BannedView::ban(const QList<ModerationAction> &actions)
{
    QHash<QString, ModerationAction> reverse;
    for (ModerationAction action : actions) {
        const QString key = action.key();
        action.kind = Kind::Unban;
        action.text.clear();
        reverse.insert(key, action);
    }
    act(actions, reverse);
}

void BannedView::openBan()
{
    auto *dialog = new BanDialog(service(), channelId(), this);
    connect(dialog, &BanDialog::chosen, this, [this](const ModerationAction &action) { ban({action}); });
    dialog->openOnce();
}

void BannedView::importBans(const QByteArray &file)
{
    const auto import = ListImport::bans(file, service()->account()->serviceClock()->now());
    if (!import)
        return saver()->say(Banner::Kind::Error, import.error().message);
    auto *dialog = new ListImportDialog(service(), channelId(), Kind::Ban, *import, this);
    dialog->setBanned([this](const ModerationAction &action) {
        const Ban *ban = m_bans->rows()->find(action.key());
        return ban && !ban->isTimeout();
    });
    connect(dialog, &ListImportDialog::chosen, this, &BannedView::ban);
    dialog->openOnce();
}

void BannedView::exportBans()
{
    exportRows<Ban>(tr("Export bans"), tr("Bans of %1").arg(service()->nameOf(channelId())),
                    {FileSaver::csvKind()}, exportedBans(), chosen(*m_bans->rows(), true));
}

void BannedView::copyBans()
{
    const QList<Ban> bans = chosen(*m_bans->rows(), true);
    chooseChannels(tr("Copy %Ln bans to", nullptr, int(bans.size())),
                   [this, bans](const QList<ChatChannel> &channels) {
                       QList<ModerationAction> actions;
                       for (const ChatChannel &channel : channels) {
                           for (Ban copy : bans) {
                               copy.channelId = channel.id;
                               actions.append(actionOf(copy, Kind::Ban));
                           }
                       }
                       ban(actions);
                   });
}

}  // namespace Sidestage
