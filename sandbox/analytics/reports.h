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

/// Analytics of games and extensions: figures for each day, and CSV files that can be downloaded for five
/// minutes (specification: Analytics).
///
/// Files are generated when they are fetched. Their URLs are kept in memory: after a restart, earlier URLs
/// are refused.
class Reports : public Area
{
public:
    static const char *const tables;
    /// The path of the files.
    static constexpr const char *root = "/reports";
    /// How long a URL is valid, in world time.
    static constexpr std::chrono::milliseconds lifetime = std::chrono::minutes(5);
    /// Delay between the end of a day and its figures: the last day with figures is two days before today.
    static constexpr std::chrono::milliseconds lag = std::chrono::hours(24);
    /// Maximum number of reports on a page, even if more are requested.
    static constexpr int maxOnPage = 20;
    /// Minimum time on air in the period for a report about a game.
    static constexpr std::chrono::minutes minBroadcast = std::chrono::hours(5);
    /// Maximum number of valid URLs; beyond it the oldest become invalid.
    static constexpr std::size_t maxFiles = 4096;

    using Area::Area;

    Result<void> seed(Dice &dice) override;

    enum class Kind : quint8 { Game, Extension };  ///< The values are stored.
    /// The `id` of a game is the id of its category. Each subject has one owner. The order of adding is kept.
    Result<void> add(Kind kind, const QString &ownerId, const ReportSubject &subject);

    /// Errors: 400 for dates, cursor or direction; 404 for a game that is unknown or another user's.
    Result<Api::Page<Api::GameReport>> games(const QString &userId, const Api::GetGameAnalytics &asked);
    /// Errors: as for games.
    Result<Api::Page<Api::ExtensionReport>> extensions(const QString &userId,
                                                       const Api::GetExtensionAnalytics &asked);

    /// Returns the file of a URL: 200 text/csv, or 403 when the URL has expired or never existed.
    Response file(const Request &request, QByteArrayView rest);

    void serve(Service &service) override;

private:
    /// The parameters that both kinds of request have.
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
    /// What a URL refers to.
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

    QHash<QByteArray, File> m_files{};      ///< By the file name in the URL.
    std::deque<QByteArray> m_filesByAge{};  ///< The oldest first.
};

}  // namespace Sidestage::Sandbox
