// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "show_run.h"

namespace Sidestage {

class ProfileStore;

/// The shows of one account, and the times when they took place.
class ShowStore
{
public:
    /// `store` must outlive this.
    ShowStore(ProfileStore *store, QString account);

    /// By name.
    QList<Show> shows() const;
    /// Inserts or updates; sets the id. Error Storage with Fault::NotOneOf when the name is in use.
    Result<void> save(Show &show);
    /// Its runs stay.
    Result<void> remove(qint64 id);

    /// The one that is not over; none: there is none.
    std::optional<ShowRun> current() const;
    /// The ended ones of a show, the newest first.
    QList<ShowRun> ended(qint64 showId) const;
    /// Inserts or updates; sets the id. Survives a power cut.
    Result<void> save(ShowRun &run);

private:
    ProfileStore *m_store;
    QString m_account;
};

}  // namespace Sidestage
