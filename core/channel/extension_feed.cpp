// SPDX-License-Identifier: GPL-3.0-or-later
#include "extension_feed.h"

#include <algorithm>

namespace Sidestage {

using namespace Api;
using namespace std::chrono_literals;

namespace {

std::optional<ExtensionSlots> &slotsOf(ActiveExtensions &all, ExtensionType type)
{
    return type == ExtensionType::Panel  ? all.panel
        : type == ExtensionType::Overlay ? all.overlay
                                         : all.component;
}

ExtensionSlot slotAt(const ActiveExtensions &all, const ExtensionPlace &place)
{
    const auto &some = slotsOf(const_cast<ActiveExtensions &>(all), place.type);
    return some ? some->value(QString::number(place.number)) : ExtensionSlot();
}

QString idIn(const ExtensionSlot &slot)
{
    return slot.active ? slot.id.value_or(QString()) : QString();
}

void setSlot(ActiveExtensions &all, const ExtensionPlace &place, const ExtensionSlot &slot)
{
    auto &some = slotsOf(all, place.type);
    if (!some)
        some.emplace();
    some->insert(QString::number(place.number), slot);
}

}  // namespace

ExtensionFeed::ExtensionFeed(Account *account, QObject *parent)
    : Feed(account,
           {.name = QStringLiteral("extensions"),
            .covered = 300s,
            .uncovered = 300s,
            .offScreen = 3600s,
            .calls = 2},
           parent)
{
}

bool ExtensionFeed::mayRead() const
{
    return mayManage() || account()->may(Scope::UserReadBroadcast);
}

Bound ExtensionFeed::read()
{
    const int writesBefore = m_writes;
    auto listing = account()->client()->call(GetUserExtensions{});
    const auto installed = co_await listing;
    if (!installed) {
        finished(installed.error());
        co_return;
    }
    auto asking = account()->client()->call(GetUserActiveExtensions{});
    const auto active = co_await asking;
    // What was read may be older than a change that was sent meanwhile.
    const bool isOld = isBusy() || m_writes != writesBefore;
    if (active && !isOld) {
        m_installed = *installed;
        m_active = *active;
        m_isKnown = true;
        Q_EMIT changed();
    }
    finished(statusOf(active));
    if (isOld)
        refresh();
}

QStringList ExtensionFeed::active() const
{
    QStringList ids;
    for (const ExtensionPlace &place : places)
        ids.append(idIn(slotAt(m_active, place)));
    return ids;
}

QString ExtensionFeed::nameOf(const QString &id) const
{
    for (const InstalledExtension &extension : m_installed) {
        if (extension.id == id)
            return extension.name;
    }
    for (const ExtensionPlace &place : places) {
        const ExtensionSlot slot = slotAt(m_active, place);
        if (slot.id == id && slot.name)
            return *slot.name;
    }
    return id;
}

void ExtensionFeed::apply(const QStringList &wanted)
{
    ActiveExtensions target;
    for (qsizetype i = 0; i < placeCount; ++i) {
        const QString id = wanted.value(i);
        ExtensionSlot slot;
        if (!id.isEmpty()) {
            // Its version and its position on the video stay when it moves to another slot of its type.
            for (const ExtensionPlace &place : places) {
                if (place.type == places[i].type && idIn(slotAt(m_active, place)) == id)
                    slot = slotAt(m_active, place);
            }
            for (const InstalledExtension &extension : m_installed) {
                if (slot.id != id && extension.id == id && extension.canActivate)
                    slot = {.active = true, .id = id, .version = extension.version};
            }
        }
        setSlot(target, places[i], slot);
    }
    send(target);
}

void ExtensionFeed::restore(const ActiveExtensions &before)
{
    send(before);
}

void ExtensionFeed::send(const ActiveExtensions &wanted)
{
    ActiveExtensions changes;
    for (const ExtensionPlace &place : places) {
        ExtensionSlot slot = slotAt(wanted, place);
        if (!slot.active)
            slot = {};
        if (slot == slotAt(m_active, place))
            continue;
        slot.name.reset();
        setSlot(changes, place, slot);
    }
    if (changes == ActiveExtensions())
        return;
    submit(UpdateUserExtensions{changes}, [this, before = m_active](const Result<ActiveExtensions> &active) {
        if (!active)
            return;
        ++m_writes;
        m_active = *active;
        Q_EMIT changed();
        Q_EMIT applied(before);
    });
}

}  // namespace Sidestage
