// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Drafts of described structs. It costs compile time, so it is included only in a .cpp.

#include "profile_store.h"
#include "storage/table.h"

namespace Sidestage {

/// A draft of one area of one account.
template <class T>
struct Draft
{
    QString area{};
    std::optional<T> json{};
    QDateTime savedAt{};

    static constexpr Table table{.name = "drafts", .key = "account, area", .scope = "account"};
    static void describe(auto &is)
    {
        is("area", &Draft::area);
        is("json", &Draft::json, Api::required);
        is("saved_at", &Draft::savedAt, Api::required);
    }
};

template <class T>
std::optional<T> ProfileStore::draftOf(const QString &account, const QString &area)
{
    auto found = m_database.one<Draft<T>>("WHERE account = ? AND area = ?", account, area);
    return found && *found ? std::move((*found)->json) : std::nullopt;
}

template <class T>
Result<void> ProfileStore::saveDraft(const QString &account, const QString &area, const T &draft,
                                     bool isDurable)
{
    const auto work = [&](Transaction &t) {
        t.upsert(Draft<T>{area, draft, QDateTime::currentDateTimeUtc()}, account);
    };
    return isDurable ? m_database.writeDurably(work) : m_database.write(work);
}

}  // namespace Sidestage
