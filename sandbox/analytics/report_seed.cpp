// SPDX-License-Identifier: GPL-3.0-or-later

// Games and extensions that have analytics in a new world.

#include "reports.h"
#include "sandbox/extensions/extensions.h"
#include "sandbox/world/dice.h"
#include "sandbox/world/world.h"

namespace Sidestage::Sandbox {

namespace {

using Kind = Reports::Kind;

/// A name that a CSV file must quote, with quotes that it must double.
constexpr const char *quotedGame = "Lamp, Moth & \"Company\"";

struct Named
{
    QString id{};
    QString name{};
};

class ReportSeeder
{
public:
    ReportSeeder(World &world, Dice &dice)
        : m_world(world)
        , m_dice(dice)
        , m_today(world.clock().msecs() / (24 * 3600 * 1000))
    {
    }

    Result<void> seed()
    {
        const auto tea = m_world.userByLogin(QStringLiteral("teaandturrets"));
        const auto pip = m_world.userByLogin(QStringLiteral("pipnocturne"));
        if (!tea || !pip)
            return {};
        if (auto done = collectGames(); !done)
            return done;
        // The last game of each user is rarely on air: too rarely for a report on a month, or even on a year.
        if (auto done = addGames(tea->id, takeGames(6), 25, 8); !done)
            return done;
        if (auto done = addGames(pip->id, takeGames(27), 6, 3); !done)
            return done;
        for (const auto &owner : {tea->id, pip->id}) {
            if (auto done = addExtensions(owner); !done)
                return done;
        }
        return {};
    }

private:
    /// Collects all categories in random order; the name with quotes is the first one of pipnocturne.
    Result<void> collectGames()
    {
        qint64 lastId = 0;
        for (const CategoryState &category : m_world.categories()) {
            m_games.append({category.game.id, category.game.name});
            lastId = std::max(lastId, rowId(category.game.id));
        }
        for (qsizetype i = m_games.size() - 1; i > 0; --i)
            m_games.swapItemsAt(i, m_dice.below(i + 1));
        const Named quoted{QString::number(lastId + 1), QString::fromUtf8(quotedGame)};
        m_games.insert(std::min<qsizetype>(6, m_games.size()), quoted);
        return m_world.addCategories(
            {CategoryState{{.id = quoted.id, .name = quoted.name, .igdbId = QStringLiteral("")}, false}});
    }

    QList<Named> takeGames(qsizetype count)
    {
        const QList<Named> taken = m_games.first(std::min(count, m_games.size()));
        m_games.remove(0, taken.size());
        return taken;
    }

    ReportSubject ordinary(const QString &id, const QString &name)
    {
        ReportSubject subject{.id = id, .name = name, .salt = m_dice.next()};
        subject.gapDay = m_today - m_dice.between(15, 90);
        subject.firstDay = m_today - m_dice.between(400, 1500);
        return subject;
    }

    Result<void> addGames(const QString &ownerId, const QList<Named> &games, qint64 rareMinutes,
                          int rareShare)
    {
        for (qsizetype i = 0; i < games.size(); ++i) {
            ReportSubject game = ordinary(games[i].id, games[i].name);
            game.scale = m_dice.between(60, 900);
            game.share = int(m_dice.between(55, 98));
            oneOfAKind(game, i);
            if (i == games.size() - 1) {
                game.scale = rareMinutes;
                game.share = rareShare;
            }
            if (auto done = m_world.area<Reports>().add(Kind::Game, ownerId, game); !done)
                return done;
        }
        return {};
    }

    Result<void> addExtensions(const QString &ownerId)
    {
        const auto extensions = m_world.area<Extensions>().all(ownerId);
        if (!extensions)
            return extensions.error();
        for (qsizetype i = 0; i < extensions->size(); ++i) {
            ReportSubject extension = ordinary(extensions->at(i).id, extensions->at(i).name);
            extension.scale = m_dice.between(8, 1400);
            if (extensions->size() > 2)
                oneOfAKind(extension, i);
            if (auto done = m_world.area<Reports>().add(Kind::Extension, ownerId, extension); !done)
                return done;
        }
        return {};
    }

    /// The second subject has stopped reporting, the third is new.
    void oneOfAKind(ReportSubject &subject, qsizetype place) const
    {
        if (place == 1)
            subject.lastDay = m_today - 40;
        if (place == 2)
            subject.firstDay = m_today - 30;
    }

    World &m_world;
    Dice &m_dice;
    qint64 m_today;
    QList<Named> m_games{};
};

}  // namespace

Result<void> Reports::seed(Dice &dice)
{
    m_files.clear();
    m_filesByAge.clear();
    return ReportSeeder(m_world, dice).seed();
}

}  // namespace Sidestage::Sandbox
