// SPDX-License-Identifier: GPL-3.0-or-later
#include "show_store.h"

#include "profile/drafts.h"
#include "profile/tables.h"
#include "schema/describe.h"
#include "storage/table.h"

#include <algorithm>

namespace Sidestage {

namespace {

const QString endArea = QStringLiteral("shows/end");
const QString folderArea = QStringLiteral("shows/folder");

struct Folder
{
    QString path{};

    static void describe(auto &is) { is("path", &Folder::path); }
};

}  // namespace

QByteArray Tables::shows()
{
    return createTable<Show>() + createTable<ShowRun>();
}

bool Show::has(ShowPart part) const
{
    return part == ShowPart::Announcements ? !announcements.isEmpty()
        : part == ShowPart::Ads            ? ads.has_value()
                                           : !reference(part).isEmpty();
}

/// The member that refers to a part; null: it belongs to the show.
static QString Show::*referenceTo(ShowPart part)
{
    switch (part) {
    case ShowPart::Channel:
        return &Show::channelPreset;
    case ShowPart::Rewards:
        return &Show::rewardSet;
    case ShowPart::Chat:
        return &Show::chatPreset;
    case ShowPart::Schedule:
        return &Show::scheduleEntry;
    default:
        return nullptr;
    }
}

QString Show::reference(ShowPart part) const
{
    const auto member = referenceTo(part);
    return member ? this->*member : QString();
}

void Show::setReference(ShowPart part, const QString &id)
{
    if (const auto member = referenceTo(part))
        this->*member = id;
}

bool PartPlan::isOpen() const
{
    return std::ranges::any_of(steps, &ShowStep::isOpen);
}

int PartPlan::count(ShowStep::State state) const
{
    return int(std::ranges::count_if(
        steps, [state](const ShowStep &step) { return step.canRun() && step.state == state; }));
}

int PartPlan::requests() const
{
    int requests = 0;
    for (const ShowStep &step : steps) {
        if (step.canRun())
            requests += step.requests;
    }
    return isOneRequest ? std::min(requests, 1) : requests;
}

ShowStep *PartPlan::find(const QString &key)
{
    const auto found = std::ranges::find(steps, key, &ShowStep::key);
    return found == steps.end() ? nullptr : &*found;
}

int ShowRun::count(ShowStep::State state) const
{
    int count = 0;
    for (const PartPlan &part : active())
        count += part.count(state);
    return count;
}

ShowStore::ShowStore(ProfileStore *store, QString account)
    : m_store(store)
    , m_account(std::move(account))
{
}

QList<Show> ShowStore::shows() const
{
    return m_store->database()
        .all<Show>("WHERE account = ? ORDER BY name COLLATE NOCASE, id", m_account)
        .value_or({});
}

Result<void> ShowStore::save(Show &show)
{
    const auto id = m_store->database().write([&](Transaction &t) { return t.upsert(show, m_account); });
    if (!id)
        return id.error();
    show.id = *id;
    return {};
}

Result<void> ShowStore::remove(qint64 id)
{
    return m_store->database().write([&](Transaction &t) { t.remove<Show>(m_account, id); });
}

std::optional<ShowRun> ShowStore::current() const
{
    return m_store->database()
        .one<ShowRun>("WHERE account = ? AND phase NOT IN ('undone', 'ended') ORDER BY id DESC LIMIT 1",
                      m_account)
        .value_or(std::nullopt);
}

QList<ShowRun> ShowStore::ended(qint64 showId) const
{
    return m_store->database()
        .all<ShowRun>("WHERE account = ? AND show_id = ? AND phase = 'ended' ORDER BY began_at DESC, id DESC",
                      m_account, showId)
        .value_or({});
}

Result<void> ShowStore::save(ShowRun &run, bool isDurable)
{
    const auto write = [&](Transaction &t) { return t.upsert(run, m_account); };
    Database &database = m_store->database();
    const auto id = isDurable ? database.writeDurably(write) : database.write(write);
    if (!id)
        return id.error();
    run.id = *id;
    return {};
}

EndChoices ShowStore::choices() const
{
    return m_store->draftOf<EndChoices>(m_account, endArea).value_or(EndChoices());
}

Result<void> ShowStore::saveChoices(const EndChoices &choices)
{
    return m_store->saveDraft(m_account, endArea, choices);
}

QString ShowStore::folder() const
{
    return m_store->draftOf<Folder>(m_account, folderArea).value_or(Folder()).path;
}

Result<void> ShowStore::saveFolder(const QString &path)
{
    return m_store->saveDraft(m_account, folderArea, Folder{path});
}

}  // namespace Sidestage
