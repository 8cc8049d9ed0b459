// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "show_run.h"

namespace Sidestage {

class ProfileStore;

/// What was chosen for an end that was not begun yet.
struct EndChoices
{
    QDateTime beganAt{};  ///< Of the run that it ends.
    QList<PartPlan> parts{};

    static void describe(auto &is)
    {
        is("began_at", &EndChoices::beganAt);
        is("parts", &EndChoices::parts);
    }
};

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
    /// Inserts or updates; sets the id. `isDurable`: it survives a power cut, which takes milliseconds.
    Result<void> save(ShowRun &run, bool isDurable = true);

    EndChoices choices() const;
    Result<void> saveChoices(const EndChoices &choices);
    /// Where ends export to; empty: not chosen yet.
    QString folder() const;
    Result<void> saveFolder(const QString &path);

private:
    ProfileStore *m_store;
    QString m_account;
};

}  // namespace Sidestage
