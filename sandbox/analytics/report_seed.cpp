// SPDX-License-Identifier: GPL-3.0-or-later

// Games and extensions that have analytics in a new world.

#include "reports.h"
#include "sandbox/world/dice.h"
#include "sandbox/world/seed.h"
#include "sandbox/world/world.h"

namespace Sidestage::Sandbox {

namespace {

using Kind = Reports::Kind;

/// Names that a CSV file must quote, with quotes that it must double.
constexpr const char *quotedGame = "Lamp, Moth & \"Company\"";
constexpr const char *quotedExtension = "Dice, Maps & \"Fate\"";

constexpr const char *firstWords[]
    = {"Almanac", "Atlas", "Ballot", "Beacon",  "Bingo",  "Bounty", "Compass", "Crowd",
       "Fable",   "Ferry", "Goal",   "Harbour", "Kettle", "Ledger", "Map",     "Medal",
       "Parrot",  "Quest", "Recipe", "Signal",  "Tally",  "Teapot", "Ticket",  "Whistle"};
constexpr const char *secondWords[]
    = {"Board", "Corner", "Counter", "Drawer", "Overlay", "Panel", "Shelf", "Tracker", "Wheel", "Window"};

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
        // An extension's id is the client id with which its transactions are requested.
        const QList<Named> teas{{readyClient(m_world.settings().seed).id, QStringLiteral("Sidestage")},
                                newExtension()};
        if (auto done = addExtensions(tea->id, teas); !done)
            return done;
        QList<Named> pips{{newExtension().id, QString::fromUtf8(quotedExtension)}};
        while (pips.size() < 23)
            pips.append(newExtension());
        return addExtensions(pip->id, pips);
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

    Named newExtension()
    {
        static constexpr char letters[] = "abcdefghijklmnopqrstuvwxyz0123456789";
        QString id;
        for (int i = 0; i < 30; ++i)
            id.append(QLatin1Char(letters[m_dice.below(36)]));
        const char *first = firstWords[m_extensions++ % std::size(firstWords)];
        return {id, QLatin1String(first) + u' ' + m_dice.of(secondWords)};
    }

    ReportSubject ordinary(const Named &named)
    {
        ReportSubject subject{.id = named.id, .name = named.name, .salt = m_dice.next()};
        subject.gapDay = m_today - m_dice.between(15, 90);
        subject.firstDay = m_today - m_dice.between(400, 1500);
        return subject;
    }

    Result<void> addGames(const QString &ownerId, const QList<Named> &games, qint64 rareMinutes,
                          int rareShare)
    {
        for (qsizetype i = 0; i < games.size(); ++i) {
            ReportSubject game = ordinary(games[i]);
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

    Result<void> addExtensions(const QString &ownerId, const QList<Named> &extensions)
    {
        for (qsizetype i = 0; i < extensions.size(); ++i) {
            ReportSubject extension = ordinary(extensions[i]);
            extension.scale = m_dice.between(8, 1400);
            if (extensions.size() > 2)
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
    std::size_t m_extensions = 0;
};

}  // namespace

Result<void> Reports::seed(Dice &dice)
{
    m_files.clear();
    m_filesByAge.clear();
    return ReportSeeder(m_world, dice).seed();
}

}  // namespace Sidestage::Sandbox
