// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/chat.h"
#include "base/result.h"

#include <QDateTime>
#include <QList>
#include <QObject>

namespace Sidestage {

class ProfileStore;

/// What the user has chosen about ads.
struct AdSettings
{
    bool warns = true;
    QList<int> warnAhead{60};                ///< Seconds before a break, the largest first.
    bool notifies = true;                    ///< As a notification of the desktop as well.
    QString sound = QStringLiteral("bell");  ///< The id of a tone; empty: none.
    int volume = 70;                         ///< Percent.

    bool announces = false;
    int announceAhead = 30;  ///< Seconds before a break.
    QString announcement{};  ///< With placeholders.
    Api::AnnouncementColor announcementColor = Api::AnnouncementColor::Primary;
    bool announcesEnd = false;
    QString endAnnouncement{};

    bool overlays = false;
    int overlayAhead = 20;  ///< Seconds before a break.

    int length = 90;  ///< Seconds of an ad that is run by hand.

    bool operator==(const AdSettings &) const = default;
};

/// A snooze, or an ad to be run, that the user has decided and the service has not answered: kept until it
/// has, so that the end of the program does not take it away without a word.
struct AdDecision
{
    bool isRun = false;     ///< Else a snooze.
    int length = 0;         ///< Seconds, of an ad to be run.
    QDateTime decidedAt{};  ///< UTC by the service's clock, as all here.
    QDateTime adAt{};       ///< When the ad was to come that is put off.
    bool isSent = false;    ///< The service may have done it.

    bool operator==(const AdDecision &) const = default;
};

/// What is known about ads beyond one run of the program.
struct AdFacts
{
    int maxSnoozes = 0;   ///< That were ever left at once: the service tells no maximum.
    int longestFree = 0;  ///< Seconds without pre-rolls, the longest seen: the service tells no maximum.
    QDateTime
        readyAt{};     ///< When another ad can be run, UTC by the service's clock; invalid: nothing is known.
    int cooldown = 0;  ///< Seconds that this was away when it was told.
    QDateTime warnedAt{};           ///< The last warning, UTC by the service's clock; invalid: none.
    int warnedAhead = 0;            ///< Seconds that the break was away then.
    QList<AdDecision> decisions{};  ///< Without an answer, in their order.
    QDateTime announcedFor{};       ///< The break that was announced last, so that it is not said twice.
    QDateTime endsAt{};             ///< The end of a break, until it was announced.
    int endLength = 0;              ///< Seconds of that break.
    /// An announcement that is being sent: before a break, or after one.
    enum class Announcing : quint8 { Nothing, Start, End } announcing = Announcing::Nothing;

    bool operator==(const AdFacts &) const = default;
};

/// Settings and facts of one account, kept in the profile. What cannot be kept lasts until the end of this
/// run.
class AdMemory : public QObject
{
    Q_OBJECT
public:
    /// `store` must outlive this.
    AdMemory(ProfileStore *store, QString account, QObject *parent = nullptr);

    static constexpr int minLength = 30;  ///< Seconds; those of the specification, in steps of 30.
    static constexpr int maxLength = 180;

    const AdSettings &settings() const { return m_settings; }
    /// Out of range is brought into it. Error Storage.
    Result<void> setSettings(AdSettings settings);

    const AdFacts &facts() const { return m_facts; }
    /// What is new among the sent decisions, or is being announced, outlives a power cut.
    void setFacts(const AdFacts &facts);

Q_SIGNALS:
    void settingsChanged();
    void factsChanged();
    void failed(const Sidestage::Error &error);

private:
    void load();
    Result<void> save(bool mustLast = false);

    ProfileStore *m_store;
    QString m_account;
    AdSettings m_settings{};
    AdFacts m_facts{};
};

}  // namespace Sidestage
