// SPDX-License-Identifier: GPL-3.0-or-later
#include "ad_bridge.h"

#include "account_services.h"
#include "accounts/account.h"
#include "ads/ad_memory.h"
#include "ads/ad_texts.h"
#include "ads/ad_warnings.h"
#include "ads/ads_page.h"
#include "ads/ads_service.h"
#include "alerts/alert_player.h"
#include "base/bidi.h"
#include "chat/announcements/announcer.h"
#include "chat/chat_service.h"
#include "kit/text/time_text.h"

#include <QTimer>

namespace Sidestage {

ChatAdAnnouncer::ChatAdAnnouncer(Account *account, std::function<ChatService *()> chat)
    : m_account(account)
    , m_chat(std::move(chat))
{
}

QList<AdAnnouncer::Template> ChatAdAnnouncer::templates() const
{
    QList<Template> all;
    if (const ChatService *service = m_chat()) {
        for (const AnnouncementTemplate &one : service->announcer()->templates())
            all.append({one.name, one.text, one.color});
    }
    return all;
}

QStringList ChatAdAnnouncer::placeholders() const
{
    return Announcer::placeholders();
}

Result<QString> ChatAdAnnouncer::filled(const QString &text) const
{
    const ChatService *service = m_chat();
    if (!service)
        return Error::broken(Fault::Missing, QStringLiteral("announcer"));
    return service->announcer()->filled(text, m_account->userId());
}

void ChatAdAnnouncer::announce(const QString &text, Api::AnnouncementColor color, std::chrono::seconds within,
                               QObject *context, std::function<void(const Result<void> &)> done)
{
    ChatService *service = m_chat();
    if (!service)
        return done(Error::broken(Fault::Missing, QStringLiteral("announcer")));
    Announcer *announcer = service->announcer();
    const auto sent = announcer->send({m_account->userId()}, text, color);
    if (!sent)
        return done(sent.error());
    // One object for each pending announcement. Destroyed when it is finished, or with `context`.
    auto *watch = new QObject(context);
    const auto look = [announcer, id = *sent, done = std::move(done), watch] {
        const auto known = announcer->announcement(id);
        const Announcement::Row row = known ? known->rows.value(0) : Announcement::Row();
        if (row.state == Announcement::State::Waiting || row.state == Announcement::State::Sending)
            return;
        QObject::disconnect(announcer, nullptr, watch, nullptr);
        watch->deleteLater();
        done(row.state == Announcement::State::Done ? Result<void>()
                                                    : Result<void>(row.error.value_or(Error())));
    };
    QObject::connect(announcer, &Announcer::changed, watch, [look, id = *sent](qint64 changed) {
        if (changed == id)
            look();
    });
    // After the ad break has started, the announcement is cancelled.
    QTimer::singleShot(within, watch, [announcer, id = *sent] { announcer->giveUp(id); });
}

void bridgeAlerts(AdsService *service, AccountServices *accountServices)
{
    QObject::connect(service->warnings(), &AdWarnings::warned, accountServices,
                     [service, accountServices](int seconds, const QDateTime &at, int length) {
                         const AdSettings &settings = service->memory()->settings();
                         // The warning in the window already names the account.
                         if (!settings.sound.isEmpty())
                             accountServices->play(service->account(), settings.sound, settings.volume, true);
                         // If the desktop shows no notifications, the window has already shown the warning.
                         if (settings.notifies && accountServices->notifiesOnDesktop())
                             accountServices->notify(
                                 service->account(),
                                 AdsPage::tr("Ads in %1", "30 seconds").arg(spanText(seconds)),
                                 AdsPage::tr("%1 at %2, on %3’s channel", "90 s at 20:47:45")
                                     .arg(lengthText(length), wallText(at),
                                          isolated(service->account()->info().displayName)),
                                 QStringLiteral("ads"));
                     });
}

}  // namespace Sidestage
