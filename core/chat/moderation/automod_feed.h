// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/moderation/automod.h"
#include "feed/feed.h"

#include <array>

namespace Sidestage {

/// A category of AutoMod in the settings and in the changes.
struct AutomodCategory
{
    const char *name;
    int Api::AutomodLevels::*level;
    std::optional<int> Api::AutomodChanges::*change;
};
inline constexpr std::array automodCategories{
    AutomodCategory{"aggression", &Api::AutomodLevels::aggression, &Api::AutomodChanges::aggression},
    AutomodCategory{"bullying", &Api::AutomodLevels::bullying, &Api::AutomodChanges::bullying},
    AutomodCategory{"disability", &Api::AutomodLevels::disability, &Api::AutomodChanges::disability},
    AutomodCategory{"misogyny", &Api::AutomodLevels::misogyny, &Api::AutomodChanges::misogyny},
    AutomodCategory{"race_ethnicity_or_religion", &Api::AutomodLevels::raceEthnicityOrReligion,
                    &Api::AutomodChanges::raceEthnicityOrReligion},
    AutomodCategory{"sex_based_terms", &Api::AutomodLevels::sexBasedTerms,
                    &Api::AutomodChanges::sexBasedTerms},
    AutomodCategory{"sexuality_sex_or_gender", &Api::AutomodLevels::sexualitySexOrGender,
                    &Api::AutomodChanges::sexualitySexOrGender},
    AutomodCategory{"swearing", &Api::AutomodLevels::swearing, &Api::AutomodChanges::swearing},
};

/// The levels of AutoMod, with the overall level if one was chosen.
struct AutomodState : Api::AutomodLevels
{
    std::optional<int> overallLevel{};  ///< None: the categories were set one by one.

    /// What sets all of them: the overall level, or each category.
    Api::AutomodChanges changes() const;
    bool operator==(const AutomodState &) const = default;
};

/// The AutoMod settings of one channel.
class AutomodFeed : public Feed
{
    Q_OBJECT
public:
    /// `account` must outlive this, and moderate the channel.
    AutomodFeed(Account *account, QString channelId, QObject *parent = nullptr);

    bool mayRead() const override
    {
        return account()->may(Api::Scope::ModeratorReadAutomodSettings)
            || account()->may(Api::Scope::ModeratorManageAutomodSettings);
    }
    bool mayChange() const { return account()->may(Api::Scope::ModeratorManageAutomodSettings); }
    const QString &channelId() const { return m_channelId; }
    /// None: not read yet.
    const std::optional<AutomodState> &state() const { return m_state; }
    /// Who changed it last, as far as events have told; empty: not known.
    const QString &changedBy() const { return m_changedBy; }

    /// Sends these levels if the service still has `base`, which is read first, so that nothing that others
    /// have changed meanwhile is overwritten. Otherwise nothing is sent, and overtaken() is emitted.
    void save(const AutomodState &state, const AutomodState &base);

Q_SIGNALS:
    /// The service has accepted what replaces `before`.
    void saved(const Sidestage::AutomodState &before);
    /// Nothing was sent, because others have changed the levels.
    void overtaken();

protected:
    Bound read() override;
    bool listen() override;

private:
    void setState(const AutomodState &state, const QString &by);

    QString m_channelId;
    std::optional<AutomodState> m_state{};
    QString m_changedBy{};
};

}  // namespace Sidestage
