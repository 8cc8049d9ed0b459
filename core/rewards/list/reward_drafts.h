// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/channel_points.h"
#include "base/result.h"

#include <QDateTime>
#include <QMap>
#include <QObject>
#include <QTimer>

namespace Sidestage {

class ProfileStore;

/// An unsent edit of one reward. Both members are completed().
struct RewardDraft
{
    Api::RewardChanges began{};  ///< The reward when the edit began.
    Api::RewardChanges mine{};

    bool operator==(const RewardDraft &) const = default;
};

/// The unsent edits of an account's rewards, by a key chosen by the caller. They are written to disk a moment
/// after each change, and so survive a crash.
class RewardDrafts : public QObject
{
    Q_OBJECT
public:
    /// `store` must outlive this.
    RewardDrafts(ProfileStore *store, QString account, QObject *parent = nullptr);
    ~RewardDrafts() override;

    std::optional<RewardDraft> find(const QString &key) const;
    QStringList keys() const { return m_drafts.keys(); }
    void save(const QString &key, const RewardDraft &draft);
    void remove(const QString &key);
    /// Writes pending changes now.
    void flush();

    QDateTime savedAt() const { return m_savedAt; }  ///< UTC; invalid: there is no draft.
    const QString &problem() const
    {
        return m_problem;
    }  ///< Why they could not be written; empty: they were.

Q_SIGNALS:
    /// They were written, or writing failed.
    void saved();

private:
    ProfileStore *m_store;
    QString m_account;
    QMap<QString, RewardDraft> m_drafts{};
    QDateTime m_savedAt{};
    QString m_problem{};
    QTimer m_soon{};
};

}  // namespace Sidestage
