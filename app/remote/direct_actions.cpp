// SPDX-License-Identifier: GPL-3.0-or-later
#include "direct_actions.h"

#include "accounts/account.h"
#include "ads/ad_actions.h"
#include "ads/ad_texts.h"
#include "ads/ads_service.h"
#include "app/account_services.h"
#include "base/bidi.h"
#include "chat/announcements/announcement_texts.h"
#include "chat/announcements/announcer.h"
#include "chat/chat_service.h"
#include "chat/lockdown/lockdown_dialog.h"
#include "chat/modes/mode_scheduler.h"
#include "chat/people/chat_channels.h"
#include "moments/moment_texts.h"
#include "moments/moments_service.h"
#include "rewards/decisions/decision_service.h"
#include "rewards/queue/redemption_queue.h"
#include "rewards/rewards_service.h"

#include <algorithm>
#include <numeric>

namespace Sidestage {

namespace {

using Outcome = RemoteReply::Outcome;

RemoteReply accepted(const QString &text)
{
    return {.outcome = Outcome::Accepted, .message = text};
}

RemoteReply refused(const QString &text)
{
    return {.outcome = Outcome::Refused, .message = text};
}

QString whyNotAd(AccountServices *services, Account *account, AdActions::Action action)
{
    const AdsService *ads = services->ads(account);
    return reasonOf(ads, action, ads->actions()->blockReason(action)).sentence;
}

QString whyNotSnooze(AccountServices *services, Account *account)
{
    return whyNotAd(services, account, AdActions::Action::Snooze);
}

RemoteReply snooze(AccountServices *services, Account *account, const QStringList &)
{
    services->ads(account)->actions()->snooze();
    return accepted(DirectAction::tr("Snoozing the next ad by 5 minutes."));
}

QString whyNotRun(AccountServices *services, Account *account)
{
    return whyNotAd(services, account, AdActions::Action::Run);
}

RemoteReply runAd(AccountServices *services, Account *account, const QStringList &arguments)
{
    constexpr int shortest = 30;
    constexpr int longest = 180;
    bool isNumber = false;
    const int seconds = arguments.first().toInt(&isNumber);
    if (!isNumber || seconds < shortest || seconds > longest)
        return {.outcome = Outcome::BadArguments,
                .message = DirectAction::tr("The length of an ad is a number of seconds from %1 to %2.")
                               .arg(shortest)
                               .arg(longest)};
    services->ads(account)->actions()->run(seconds);
    return accepted(DirectAction::tr("Running an ad of %1.").arg(lengthText(seconds)));
}

QString whyNotMark(AccountServices *services, Account *account)
{
    return MomentTexts::whyNotMark(services->moments(account)->feed());
}

RemoteReply mark(AccountServices *services, Account *account, const QStringList &arguments)
{
    const QString note = arguments.value(0);
    if (note.toUcs4().size() > MomentsFeed::maxNote)
        return {.outcome = Outcome::BadArguments,
                .message
                = DirectAction::tr("A note has at most %n characters.", nullptr, MomentsFeed::maxNote)};
    services->moments(account)->feed()->mark(note, false);
    return accepted(DirectAction::tr("Marking this moment."));
}

QString whyNotDecide(AccountServices *services, Account *account)
{
    if (!account->may(Api::Scope::ChannelManageRedemptions))
        return DirectAction::tr("Sidestage needs permission to decide redemptions.");
    return services->rewards(account)->queue()->waiting() == 0 ? DirectAction::tr("No redemption is waiting.")
                                                               : QString();
}

/// Decides the redemption that waits longest. One that the service has refused is left to the user, because
/// it would be refused again, and nothing behind it would ever be decided.
RemoteReply decideOldest(AccountServices *services, Account *account, const QStringList &arguments,
                         Api::RedemptionDecision decision)
{
    RewardsService *rewards = services->rewards(account);
    const QString wanted = arguments.value(0);
    const QStringList ids = rewards->queue()->ids();
    const auto found = std::find_if(ids.cbegin(), ids.cend(), [&](const QString &id) {
        const QueueEntry *entry = rewards->queue()->find(id);
        return entry && entry->state == QueueState::Waiting
            && (wanted.isEmpty() || entry->redemption.reward.title.compare(wanted, Qt::CaseInsensitive) == 0);
    });
    if (found == ids.cend())
        return refused(wanted.isEmpty() ? DirectAction::tr("No redemption is waiting.")
                                        : DirectAction::tr("No redemption of “%1” is waiting.").arg(wanted));
    const Api::Redemption redemption = rewards->queue()->find(*found)->redemption;
    rewards->decisions()->decide({*found}, decision);
    const QString text = decision == Api::RedemptionDecision::Fulfilled
        ? DirectAction::tr("Fulfilling “%1” by %2.", "a reward; a viewer")
        : DirectAction::tr("Refunding “%1” by %2.", "a reward; a viewer");
    const int grace = rewards->decisions()->grace(decision);
    return accepted(text.arg(isolated(redemption.reward.title), isolated(redemption.userName))
                    + (grace > 0 ? u' '
                               + DirectAction::tr("It is sent in %n seconds. Until then it can be undone.",
                                                  nullptr, grace)
                                 : QString()));
}

RemoteReply fulfil(AccountServices *services, Account *account, const QStringList &arguments)
{
    return decideOldest(services, account, arguments, Api::RedemptionDecision::Fulfilled);
}

RemoteReply refund(AccountServices *services, Account *account, const QStringList &arguments)
{
    return decideOldest(services, account, arguments, Api::RedemptionDecision::Canceled);
}

RemoteReply announce(AccountServices *services, Account *account, const QStringList &arguments)
{
    const ChatService *chat = services->chat(account);
    const QList<AnnouncementTemplate> templates = chat->announcer()->templates();
    const auto found = std::find_if(templates.cbegin(), templates.cend(), [&](const auto &one) {
        return one.name.compare(arguments[0], Qt::CaseInsensitive) == 0;
    });
    if (found == templates.cend())
        return refused(DirectAction::tr("There is no announcement template “%1”.").arg(arguments[0]));
    const QList<ChatChannel> channels = chat->channels()->all();
    const auto channel = std::find_if(channels.cbegin(), channels.cend(), [&](const ChatChannel &one) {
        return arguments.size() == 1 ? one.id == account->userId()
                                     : one.login.compare(arguments[1], Qt::CaseInsensitive) == 0
                || one.name.compare(arguments[1], Qt::CaseInsensitive) == 0;
    });
    if (channel == channels.cend())
        return refused(DirectAction::tr("%1 is not among the channels of the page Chat.")
                           .arg(arguments.value(1, services->nameOf(account))));
    const Account *acts = chat->channels()->accountFor(channel->id);
    if (!acts || !acts->may(Api::Scope::ModeratorManageAnnouncements))
        return refused(
            DirectAction::tr("No signed-in account may announce in %1.").arg(isolated(channel->name)));
    const auto sent = chat->announcer()->send({channel->id}, found->text, found->color);
    if (!sent)
        return refused(fillProblem(sent.error(), channel->name, found->text));
    return accepted(
        DirectAction::tr("Announcing “%1” in %2.").arg(isolated(found->name), isolated(channel->name)));
}

RemoteReply lockDown(AccountServices *services, Account *account, const QStringList &arguments)
{
    if (arguments.first() != u"now")
        return {.outcome = Outcome::BadArguments,
                .message = DirectAction::tr("The only argument of this action is “now”.")};
    ChatService *chat = services->chat(account);
    if (chat->scheduler()->isLockedDown())
        return {.message = DirectAction::tr("Chat is locked down already.")};
    const ChatModes modes = lockdownModes(chat);
    const QStringList channels = chat->channels()->shown();
    if (modes.isEmpty())
        return refused(DirectAction::tr("No preset for lockdowns is set. Set one on the page Chat."));
    if (channels.isEmpty())
        return refused(DirectAction::tr("The page Chat shows no channel."));
    if (chat->scheduler()->lockDown(channels, modes) == 0)
        return refused(DirectAction::tr("The lockdown could not be saved to disk, so it was not started."));
    return accepted(DirectAction::tr("Locking down %n channels.", nullptr, int(channels.size())));
}

/// The number of letters to change, insert or remove.
int distance(const QString &a, const QString &b)
{
    QList<int> row(b.size() + 1);
    std::iota(row.begin(), row.end(), 0);
    for (qsizetype i = 1; i <= a.size(); ++i) {
        int diagonal = std::exchange(row[0], int(i));
        for (qsizetype j = 1; j <= b.size(); ++j)
            diagonal = std::exchange(
                row[j], std::min({row[j] + 1, row[j - 1] + 1, diagonal + int(a[i - 1] != b[j - 1])}));
    }
    return row.last();
}

}  // namespace

const QList<DirectAction> &directActions()
{
    static const QList<DirectAction> all{
        {"snooze-ad", "", 0, 0, QT_TRANSLATE_NOOP("Sidestage::DirectAction", "Snooze the next ad"),
         whyNotSnooze, snooze},
        {"run-ad", "SECONDS", 1, 1, QT_TRANSLATE_NOOP("Sidestage::DirectAction", "Run an ad"), whyNotRun,
         runAd},
        {"mark-moment", "[NOTE]", 0, 1, QT_TRANSLATE_NOOP("Sidestage::DirectAction", "Mark this moment"),
         whyNotMark, mark},
        {"fulfil-oldest", "[REWARD]", 0, 1,
         QT_TRANSLATE_NOOP("Sidestage::DirectAction", "Fulfil the redemption that waits longest"),
         whyNotDecide, fulfil},
        {"refund-oldest", "[REWARD]", 0, 1,
         QT_TRANSLATE_NOOP("Sidestage::DirectAction", "Refund the redemption that waits longest"),
         whyNotDecide, refund},
        {"announce", "TEMPLATE [CHANNEL]", 1, 2,
         QT_TRANSLATE_NOOP("Sidestage::DirectAction", "Announce a template in chat"), nullptr, announce},
        {"lock-down-chat", "now", 1, 1,
         QT_TRANSLATE_NOOP("Sidestage::DirectAction", "Lock down chat without asking"), nullptr, lockDown},
    };
    return all;
}

QString remoteName(const QString &objectName)
{
    QString name;
    for (const QChar character : objectName) {
        if (character.isUpper() && !name.isEmpty())
            name += u'-';
        name += character.toLower();
    }
    static const QString ending = QStringLiteral("-action");
    return name.endsWith(ending) ? name.chopped(ending.size()) : name;
}

QStringList nearestNames(const QString &typed, const QStringList &names)
{
    constexpr int most = 3;
    const int atMost = std::max(2, int(typed.size()) / 3);
    QList<std::pair<int, QString>> near;
    for (const QString &name : names) {
        const bool isPart = typed.size() > 2 && name.contains(typed);
        if (const int changes = isPart ? 0 : distance(typed, name); changes <= atMost)
            near.append({changes, name});
    }
    std::sort(near.begin(), near.end());
    QStringList nearest;
    for (qsizetype i = 0; i < near.size() && nearest.size() < most; ++i) {
        if (!nearest.contains(near[i].second))
            nearest.append(near[i].second);
    }
    return nearest;
}

}  // namespace Sidestage
