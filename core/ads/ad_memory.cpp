// SPDX-License-Identifier: GPL-3.0-or-later
#include "ad_memory.h"

#include "profile/profile_store.h"
#include "storage/on_disk.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <functional>

namespace Sidestage {

namespace {

const QString area = QStringLiteral("ads");
constexpr int furthestAhead = 600;  // seconds

/// Returns the settings with all values in their valid ranges, whatever the file contains.
AdSettings tidy(AdSettings settings)
{
    const auto ahead = [](int seconds) { return std::clamp(seconds, 5, furthestAhead); };
    for (int &seconds : settings.warnAhead)
        seconds = ahead(seconds);
    std::sort(settings.warnAhead.begin(), settings.warnAhead.end(), std::greater<int>());
    settings.warnAhead.erase(std::unique(settings.warnAhead.begin(), settings.warnAhead.end()),
                             settings.warnAhead.end());
    if (settings.warnAhead.isEmpty())
        settings.warnAhead = AdSettings().warnAhead;
    settings.volume = std::clamp(settings.volume, 0, 100);
    settings.announceAhead = ahead(settings.announceAhead);
    settings.overlayAhead = ahead(settings.overlayAhead);
    settings.length = std::clamp((settings.length + 15) / 30 * 30, AdMemory::minLength, AdMemory::maxLength);
    return settings;
}

QJsonObject jsonOf(const AdSettings &settings)
{
    QJsonArray warnAhead;
    for (const int seconds : settings.warnAhead)
        warnAhead.append(seconds);
    return {{QStringLiteral("warns"), settings.warns},
            {QStringLiteral("warnAhead"), warnAhead},
            {QStringLiteral("notifies"), settings.notifies},
            {QStringLiteral("sound"), settings.sound},
            {QStringLiteral("volume"), settings.volume},
            {QStringLiteral("announces"), settings.announces},
            {QStringLiteral("announceAhead"), settings.announceAhead},
            {QStringLiteral("announcement"), settings.announcement},
            {QStringLiteral("announcementColor"), int(settings.announcementColor)},
            {QStringLiteral("announcesEnd"), settings.announcesEnd},
            {QStringLiteral("endAnnouncement"), settings.endAnnouncement},
            {QStringLiteral("overlays"), settings.overlays},
            {QStringLiteral("overlayAhead"), settings.overlayAhead},
            {QStringLiteral("length"), settings.length}};
}

AdSettings settingsOf(const QJsonObject &json)
{
    AdSettings settings;
    const auto read = [&json](const char *name, auto &into) {
        const QJsonValue value = json[QLatin1String(name)];
        using T = std::remove_reference_t<decltype(into)>;
        if constexpr (std::is_same_v<T, bool>)
            into = value.toBool(into);
        else if constexpr (std::is_same_v<T, int>)
            into = value.toInt(into);
        else
            into = value.toString(into);
    };
    read("warns", settings.warns);
    if (const QJsonValue list = json[QLatin1String("warnAhead")]; list.isArray()) {
        settings.warnAhead.clear();
        for (const QJsonValue &seconds : list.toArray()) {
            if (seconds.isDouble())
                settings.warnAhead.append(seconds.toInt());
        }
    }
    read("notifies", settings.notifies);
    read("sound", settings.sound);
    read("volume", settings.volume);
    read("announces", settings.announces);
    read("announceAhead", settings.announceAhead);
    read("announcement", settings.announcement);
    int color = 0;
    read("announcementColor", color);
    if (color >= 0 && color <= int(Api::AnnouncementColor::Purple))
        settings.announcementColor = Api::AnnouncementColor(color);
    read("announcesEnd", settings.announcesEnd);
    read("endAnnouncement", settings.endAnnouncement);
    read("overlays", settings.overlays);
    read("overlayAhead", settings.overlayAhead);
    read("length", settings.length);
    return tidy(settings);
}

double jsonOf(const QDateTime &time)
{
    return time.isValid() ? double(time.toMSecsSinceEpoch()) : 0;
}

QDateTime timeOf(const QJsonValue &value)
{
    const auto msecs = qint64(value.toDouble());
    return msecs > 0 ? QDateTime::fromMSecsSinceEpoch(msecs, Qt::UTC) : QDateTime();
}

QJsonObject jsonOf(const AdDecision &decision)
{
    return {{QStringLiteral("isRun"), decision.isRun},
            {QStringLiteral("length"), decision.length},
            {QStringLiteral("decidedAt"), jsonOf(decision.decidedAt)},
            {QStringLiteral("adAt"), jsonOf(decision.adAt)},
            {QStringLiteral("isSent"), decision.isSent}};
}

AdDecision decisionOf(const QJsonObject &json)
{
    return {.isRun = json[QLatin1String("isRun")].toBool(),
            .length = std::clamp(json[QLatin1String("length")].toInt(), 0, AdMemory::maxLength),
            .decidedAt = timeOf(json[QLatin1String("decidedAt")]),
            .adAt = timeOf(json[QLatin1String("adAt")]),
            .isSent = json[QLatin1String("isSent")].toBool()};
}

QJsonObject jsonOf(const AdFacts &facts)
{
    QJsonArray decisions;
    for (const AdDecision &decision : facts.decisions)
        decisions.append(jsonOf(decision));
    return {{QStringLiteral("mostSnoozes"), facts.maxSnoozes},
            {QStringLiteral("longestFree"), facts.longestFree},
            {QStringLiteral("readyAt"), jsonOf(facts.readyAt)},
            {QStringLiteral("cooldown"), facts.cooldown},
            {QStringLiteral("warnedAt"), jsonOf(facts.warnedAt)},
            {QStringLiteral("warnedAhead"), facts.warnedAhead},
            {QStringLiteral("decisions"), decisions},
            {QStringLiteral("announcedFor"), jsonOf(facts.announcedFor)},
            {QStringLiteral("endsAt"), jsonOf(facts.endsAt)},
            {QStringLiteral("endLength"), facts.endLength},
            {QStringLiteral("announcing"), int(facts.announcing)}};
}

AdFacts factsOf(const QJsonObject &json)
{
    QList<AdDecision> decisions;
    for (const QJsonValue &decision : json[QLatin1String("decisions")].toArray())
        decisions.append(decisionOf(decision.toObject()));
    const int announcing = json[QLatin1String("announcing")].toInt();
    return {.maxSnoozes = std::max(0, json[QLatin1String("mostSnoozes")].toInt()),
            .longestFree = std::max(0, json[QLatin1String("longestFree")].toInt()),
            .readyAt = timeOf(json[QLatin1String("readyAt")]),
            .cooldown = std::max(0, json[QLatin1String("cooldown")].toInt()),
            .warnedAt = timeOf(json[QLatin1String("warnedAt")]),
            .warnedAhead = std::max(0, json[QLatin1String("warnedAhead")].toInt()),
            .decisions = decisions,
            .announcedFor = timeOf(json[QLatin1String("announcedFor")]),
            .endsAt = timeOf(json[QLatin1String("endsAt")]),
            .endLength = std::max(0, json[QLatin1String("endLength")].toInt()),
            .announcing = AdFacts::Announcing(std::clamp(announcing, 0, int(AdFacts::Announcing::End)))};
}

}  // namespace

AdMemory::AdMemory(ProfileStore *store, QString account, QObject *parent)
    : QObject(parent)
    , m_store(store)
    , m_account(std::move(account))
{
    load();
}

void AdMemory::load()
{
    const QJsonObject kept = QJsonDocument::fromJson(m_store->draft(m_account, area)).object();
    m_settings = settingsOf(kept[QLatin1String("settings")].toObject());
    m_facts = factsOf(kept[QLatin1String("facts")].toObject());
}

Result<void> AdMemory::save(bool mustLast)
{
    const OnDisk onDisk(m_store->database(), mustLast);
    if (!onDisk.status())
        return onDisk.status();
    const QJsonObject kept{{QStringLiteral("settings"), jsonOf(m_settings)},
                           {QStringLiteral("facts"), jsonOf(m_facts)}};
    return m_store->setDraft(m_account, area, QJsonDocument(kept).toJson(QJsonDocument::Compact));
}

Result<void> AdMemory::setSettings(AdSettings settings)
{
    settings = tidy(std::move(settings));
    if (settings == m_settings)
        return {};
    m_settings = std::move(settings);
    Result<void> saved = save();
    Q_EMIT settingsChanged();
    return saved;
}

void AdMemory::setFacts(const AdFacts &facts)
{
    if (facts == m_facts)
        return;
    const bool isSending
        = std::any_of(facts.decisions.cbegin(), facts.decisions.cend(), [this](const AdDecision &one) {
              return one.isSent && !m_facts.decisions.contains(one);
          });
    const bool isAnnouncing
        = facts.announcing != AdFacts::Announcing::Nothing && facts.announcing != m_facts.announcing;
    m_facts = facts;
    if (const auto saved = save(isSending || isAnnouncing); !saved)
        Q_EMIT failed(saved.error());
    Q_EMIT factsChanged();
}

}  // namespace Sidestage
