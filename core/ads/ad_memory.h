// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/chat.h"
#include "base/result.h"

#include <QDateTime>
#include <QList>
#include <QObject>

namespace Sidestage {

class ProfileStore;

/// The user's settings for ads.
struct AdSettings
{
    bool warns = true;
    QList<int> warnAhead{60};                ///< Seconds before a break, the largest first.
    bool notifies = true;                    ///< Also as a desktop notification.
    QString sound = QStringLiteral("bell");  ///< The id of a sound; empty: none.
    int volume = 70;                         ///< Percent.

    bool announces = false;
    int announceAhead = 30;  ///< Seconds before a break.
    QString announcement{};  ///< With placeholders.
    Api::AnnouncementColor announcementColor = Api::AnnouncementColor::Primary;
    bool announcesEnd = false;
    QString endAnnouncement{};

    bool overlays = false;
    int overlayAhead = 20;  ///< Seconds before a break.

    int length = 90;  ///< Seconds of an ad that is run manually.

    static void describe(auto &is)
    {
        is("warns", &AdSettings::warns);
        is("warnAhead", &AdSettings::warnAhead);
        is("notifies", &AdSettings::notifies);
        is("sound", &AdSettings::sound);
        is("volume", &AdSettings::volume);
        is("announces", &AdSettings::announces);
        is("announceAhead", &AdSettings::announceAhead);
        is("announcement", &AdSettings::announcement);
        is("announcementColor", &AdSettings::announcementColor);
        is("announcesEnd", &AdSettings::announcesEnd);
        is("endAnnouncement", &AdSettings::endAnnouncement);
        is("overlays", &AdSettings::overlays);
        is("overlayAhead", &AdSettings::overlayAhead);
        is("length", &AdSettings::length);
    }
    bool operator==(const AdSettings &) const = default;
};

/// Facts about ads that are kept between runs of the program.
struct AdFacts
{
    int maxSnoozes = 0;   ///< The most snoozes seen: the service reports no maximum.
    int longestFree = 0;  ///< The most seconds without pre-rolls seen, likewise.
    /// When another ad can be run, in UTC by the service's clock. Invalid: not known.
    QDateTime readyAt{};
    int cooldown = 0;          ///< The duration of that cooldown in seconds.
    QDateTime warnedAt{};      ///< The last warning, in UTC by the service's clock; invalid: none.
    int warnedAhead = 0;       ///< Seconds until the break at that time.
    QDateTime announcedFor{};  ///< The break that was announced last, so that it is not announced twice.
    QDateTime endsAt{};        ///< The end of a break, until it has been announced.
    int endLength = 0;         ///< Seconds of that break.
    /// The announcement that is being sent: before a break, or after one.
    enum class Announcing : quint8 { Nothing, Start, End } announcing = Announcing::Nothing;

    static void describe(auto &is)
    {
        is("mostSnoozes", &AdFacts::maxSnoozes);
        is("longestFree", &AdFacts::longestFree);
        is("readyAt", &AdFacts::readyAt);
        is("cooldown", &AdFacts::cooldown);
        is("warnedAt", &AdFacts::warnedAt);
        is("warnedAhead", &AdFacts::warnedAhead);
        is("announcedFor", &AdFacts::announcedFor);
        is("endsAt", &AdFacts::endsAt);
        is("endLength", &AdFacts::endLength);
        is("announcing", &AdFacts::announcing);
    }
    friend constexpr auto namesOf(Announcing) { return std::array{"nothing", "start", "end"}; }
    bool operator==(const AdFacts &) const = default;
};

/// The settings and facts of one account, stored in the profile. If a write fails, they are kept in memory
/// for this run.
class AdMemory : public QObject
{
    Q_OBJECT
public:
    /// `store` must outlive this.
    AdMemory(ProfileStore *store, QString account, QObject *parent = nullptr);

    static constexpr int minLength = 30;  ///< Seconds, by the specification, in steps of 30.
    static constexpr int maxLength = 180;

    const AdSettings &settings() const { return m_settings; }
    /// Values out of range are corrected. Error Storage.
    Result<void> setSettings(AdSettings settings);

    const AdFacts &facts() const { return m_facts; }
    /// A new announcement is flushed to disk, so that it survives a power failure.
    void setFacts(const AdFacts &facts);

Q_SIGNALS:
    void settingsChanged();
    void factsChanged();
    void failed(const Sidestage::Error &error);

private:
    Result<void> save(bool isDurable = false);

    ProfileStore *m_store;
    QString m_account;
    AdSettings m_settings{};
    AdFacts m_facts{};
};

}  // namespace Sidestage
