// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/analytics.h"
#include "base/result.h"
#include "report_csv.h"
#include "sandbox/http/http.h"
#include "sandbox/world/area.h"

#include <QHash>

#include <chrono>
#include <deque>

namespace Sidestage::Sandbox {

/// Analytics of games and extensions: what is known for each day, and the CSV files one can have of it
/// for five minutes (specification: Analytics).
///
/// The files are made when they are fetched. Who may fetch them is kept in memory: after a restart the
/// URLs that were given before are refused.
class Reports : public Area
{
public:
    static const char *const tables;
    /// Where the files lie.
    static constexpr const char *root = "/reports";
    /// How long a URL works, in the world's time.
    static constexpr std::chrono::milliseconds lifetime = std::chrono::minutes(5);
    /// The figures of a day are there so long after its end: the last day is two days before today.
    static constexpr std::chrono::milliseconds lag = std::chrono::hours(24);
    /// A page has so many reports at most, whatever is asked for.
    static constexpr int maxOnPage = 20;
    /// There is a report about a game that was broadcast for so long in the period.
    static constexpr std::chrono::minutes minBroadcast = std::chrono::hours(5);
    /// So many URLs work at a time; the oldest give way.
    static constexpr std::size_t maxFiles = 4096;

    explicit Reports(World &world)
        : m_world(world)
    {
    }

    Result<void> seed(Dice &dice) override;

    enum class Kind : quint8 { Game, Extension };  ///< As it is stored.
    /// `id` of a game is that of a category. Each subject has one owner, and stays in the order of adding.
    Result<void> add(Kind kind, const QString &ownerId, const ReportSubject &subject);

    /// Errors: 400 for dates, cursor or direction; 404 for a game that is not known or not the user's.
    Result<Api::Page<Api::GameReport>> games(const QString &userId, const Api::GetGameAnalytics &asked);
    /// Errors: as for games.
    Result<Api::Page<Api::ExtensionReport>> extensions(const QString &userId,
                                                       const Api::GetExtensionAnalytics &asked);

    /// The file behind a URL: 200 text/csv, or 403 when it has expired or was never given.
    Response file(const Request &request, QByteArrayView rest);

    void serve(Service &service) override;

private:
    /// What both kinds are asked.
    struct Question
    {
        Kind kind{};
        QString userId{};
        std::optional<QString> id{};
        std::optional<QDateTime> startedAt{};
        std::optional<QDateTime> endedAt{};
        int first = maxOnPage;
        std::optional<QString> after{};
        bool backwards = false;
    };
    struct Item
    {
        QString id{};
        QUrl url{};
        Api::DateRange range{};
    };
    struct Items
    {
        QList<Item> items{};
        std::optional<QString> cursor{};
    };
    /// What a URL stands for.
    struct File
    {
        Kind kind{};
        ReportSubject subject{};
        DaySpan days{};
        qint64 expiresAt = 0;
    };

    Result<Items> find(const Question &question);
    Result<DaySpan> spanOf(const Question &question) const;
    Item give(Kind kind, const ReportSubject &subject, DaySpan days);

    World &m_world;
    QHash<QByteArray, File> m_files{};      ///< By what the URL ends in.
    std::deque<QByteArray> m_filesByAge{};  ///< The oldest first.
};

}  // namespace Sidestage::Sandbox
