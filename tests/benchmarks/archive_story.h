// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rewards/archive/redemption_archive.h"

#include <QRandomGenerator>
#include <QStringList>

#include <algorithm>
#include <cmath>
#include <iterator>

namespace Sidestage::Benchmarks {

using namespace Qt::StringLiterals;

/// Five years of a busy channel: 40,000 viewers of whom few come often, 60 rewards of which few are popular,
/// and messages from a vocabulary of 20,000 words.
class ArchiveStory
{
public:
    ArchiveStory()
    {
        for (int i = 0; i < 20'000; ++i)
            m_words.append(word(4));
        m_words[0] = u"please"_s;
        m_words[1] = u"the"_s;
        m_words[2] = u"stream"_s;
        m_words[19'999] = u"xylophone"_s;
        for (int i = 0; i < 40'000; ++i)
            m_viewers.append(word(3) + u'_' + word(3) + QString::number(m_dice.bounded(100)));
        m_viewers[3] = u"teapot_fennel77"_s;
        m_rewards = {u"Hydrate!"_s, u"Pick the next song"_s, u"Stretch break"_s, u"Highlight my message"_s};
        while (m_rewards.size() < 60)
            m_rewards.append(word(3) + u' ' + word(3) + u' ' + word(3));
    }
    /// Returns the next redemption, decided.
    ArchivedRedemption next()
    {
        m_at += 1000 + m_dice.bounded(300'000);
        ++m_count;
        const int viewer = often(m_viewers.size());
        const int reward = often(m_rewards.size());
        ArchivedRedemption row;
        Api::Redemption &redemption = row.redemption;
        redemption.broadcasterId = u"1"_s;
        redemption.broadcasterLogin = u"teaandturrets"_s;
        redemption.broadcasterName = u"TeaAndTurrets"_s;
        redemption.id = u"%1-%2-4%3-a%4-%5"_s.arg(m_dice.generate(), 8, 16, '0'_L1)
                            .arg(m_dice.bounded(0x10000), 4, 16, '0'_L1)
                            .arg(m_dice.bounded(0x1000), 3, 16, '0'_L1)
                            .arg(m_dice.bounded(0x1000), 3, 16, '0'_L1)
                            .arg(m_count, 12, 16, '0'_L1);
        redemption.userId = QString::number(100'000'000 + viewer);
        redemption.userLogin = m_viewers[viewer];
        redemption.userName = m_viewers[viewer];
        if (m_dice.bounded(10) < 4) {
            QStringList words;
            for (int i = m_dice.bounded(3, 13); i > 0; --i)
                words.append(m_words[often(m_words.size())]);
            redemption.userInput = words.join(u' ');
        }
        redemption.redeemedAt = QDateTime::fromMSecsSinceEpoch(m_at, Qt::UTC);
        redemption.reward
            = {u"reward-%1"_s.arg(reward), m_rewards[reward], u"What shall it be?"_s, 100 * (1 + reward)};
        const int fate = m_dice.bounded(1000);
        row.outcome = fate < 900 ? ArchivedRedemption::Outcome::Fulfilled
            : fate < 998         ? ArchivedRedemption::Outcome::Refunded
                                 : ArchivedRedemption::Outcome::Gone;
        row.by = fate % 5 == 0 ? ArchivedRedemption::By::Elsewhere : ArchivedRedemption::By::Here;
        row.decidedAt = redemption.redeemedAt.addSecs(m_dice.bounded(600));
        return row;
    }
    /// The time of the last redemption.
    QDateTime now() const { return QDateTime::fromMSecsSinceEpoch(m_at, Qt::UTC); }

private:
    QString word(int most)
    {
        static const char *const syllables[]
            = {"ka", "lo", "mi", "ren", "tu", "sa", "vo", "ni", "pe", "dra", "fo",
               "gu", "hi", "jo", "be",  "co", "el", "an", "sh", "th", "str", "wi"};
        QString made;
        for (int i = m_dice.bounded(1, most + 1); i > 0; --i)
            made += QLatin1String(syllables[m_dice.bounded(int(std::size(syllables)))]);
        return made;
    }
    /// A random number below `count`. Low numbers are far more frequent.
    int often(qsizetype count)
    {
        const double dice = std::max(m_dice.generateDouble(), 1e-9);
        return int(std::min(double(count - 1), std::pow(dice, -1 / 0.7) - 1));
    }

    QRandomGenerator m_dice{1};
    QStringList m_words{};
    QStringList m_viewers{};
    QStringList m_rewards{};
    qint64 m_at = 1'600'000'000'000;
    qint64 m_count = 0;
};

}  // namespace Sidestage::Benchmarks
