// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "alerts/alerts.h"
#include "base/look.h"
#include "base/result.h"
#include "client/list_walk.h"

#include <array>
#include <memory>

namespace Sidestage {

class Account;
class ActivityFeed;
class InteractService;
class ModerationService;
class ProfileStore;

/// One kind of event of an account: what happened is shown and heard as the user has chosen.
class EventAlert : public Alerts
{
    Q_OBJECT
public:
    enum class Kind { Raid, Subscription, Cheer, Held, Mention, Prediction, Connection, Moment };
    static constexpr int kindCount = int(Kind::Moment) + 1;

    /// Loads the settings of the account from `store`, which must outlive this.
    EventAlert(Kind kind, ProfileStore *store, QString account, QObject *parent);

    Kind kind() const { return m_kind; }
    QString id() const;     ///< "raid".
    QString title() const;  ///< "Raid arrives".
    Icon icon() const;
    QString page() const;         ///< The id of the page that is about it.
    QString alwaysShown() const;  ///< See AlertKind.
    bool hasLeast() const;        ///< Whether Alert::least is used.

    const Alert &alert() const { return m_alert; }
    /// Stores it. Error Storage: it is valid only until the end of this run.
    Result<void> setAlert(const Alert &alert);
    /// Whether nothing at all would happen.
    bool isOff() const { return m_alert.sound.isEmpty() && !m_alert.notifies && !m_alert.says; }

public Q_SLOTS:
    void happened(const QString &line);

Q_SIGNALS:
    /// `isSaid`: there is a message in the window as well.
    void notificationRequested(const QString &title, const QString &text, bool isSaid);
    void messageRequested(const QString &title, const QString &text);

protected:
    void notify(int count, const QStringList &lines) override;

private:
    Kind m_kind;
    ProfileStore *m_store;
    QString m_account;
    Alert m_alert{};
};

/// All of one account, connected to what they are about.
class EventAlerts : public QObject
{
    Q_OBJECT
public:
    /// All must outlive this.
    EventAlerts(Account *account, ActivityFeed *activity, ModerationService *moderation,
                InteractService *interact, QObject *parent = nullptr);
    ~EventAlerts() override;

    const std::array<std::unique_ptr<EventAlert>, EventAlert::kindCount> &all() const { return m_all; }
    EventAlert *of(EventAlert::Kind kind) const { return m_all[std::size_t(kind)].get(); }

private:
    void followActivity(ActivityFeed *activity);
    void followModeration(ModerationService *moderation);
    void followMentions(Account *account, ModerationService *moderation);
    void followPredictions(InteractService *interact);
    void followConnection(Account *account);

    std::array<std::unique_ptr<EventAlert>, EventAlert::kindCount> m_all;
    Recent m_known{10'000};  ///< The ids of what has been presented.
};

}  // namespace Sidestage
