// SPDX-License-Identifier: GPL-3.0-or-later
#include "follow_export.h"

#include "files/csv_file.h"
#include "files/stepped_file.h"
#include "follow_list.h"
#include "follow_table.h"

namespace Sidestage {

namespace {

constexpr int exportedAtOnce = 500;

QString timeText(const QDateTime &time)
{
    return time.isValid() ? time.toUTC().toString(Qt::ISODate) : QString();
}

class FollowFile : public SteppedFile
{
public:
    FollowFile(std::shared_ptr<FollowTable> table, const QString &path, FollowQuery query, bool isFollowers,
               CsvStyle style)
        : m_table(std::move(table))
        , m_query(std::move(query))
        , m_isFollowers(isFollowers)
        , m_file(path, style)
    {
    }

    Result<bool> next(Database &database) override
    {
        const bool isAll = m_query.show == FollowShow::All;
        if (std::exchange(m_isFirst, false)) {
            const QString who = m_isFollowers ? QStringLiteral("user") : QStringLiteral("broadcaster");
            QStringList head{who + QStringLiteral("_id"), who + QStringLiteral("_login"),
                             who + QStringLiteral("_name"), QStringLiteral("followed_at")};
            if (!isAll)
                head.append(m_query.show == FollowShow::Came ? QStringLiteral("seen_to_come_at")
                                                             : QStringLiteral("seen_to_leave_at"));
            if (auto begun = m_file.begin(head); !begun)
                return begun.error();
        }
        const auto rows = m_table->rows(database, m_query, m_from, false, exportedAtOnce);
        if (!rows)
            return rows.error();
        for (const FollowRow &row : *rows) {
            QStringList values{row.follow.id, row.follow.login, row.follow.name,
                               timeText(row.follow.followedAt)};
            if (!isAll)
                values.append(timeText(row.seenAt));
            m_file.add(values);
        }
        if (auto put = m_file.flush(); !put)
            return put.error();
        if (!rows->isEmpty())
            m_from = rows->last().key;
        return rows->size() == exportedAtOnce;
    }
    Result<void> finish() override { return m_file.finish(); }
    qint64 rows() const override { return m_file.rows(); }

private:
    std::shared_ptr<FollowTable> m_table;
    FollowQuery m_query;
    bool m_isFollowers;
    CsvFile m_file;
    FollowKey m_from{};
    bool m_isFirst = true;
};

}  // namespace

QCoro::Task<Result<qint64>> exportFollows(FollowList *list, QString path, FollowQuery query,
                                          std::function<bool(qint64 rows)> progress, CsvStyle style)
{
    std::function<std::unique_ptr<SteppedFile>()> make
        = [table = list->table(), path, query, style,
           isFollowers = list->side() == FollowSide::Followers]() -> std::unique_ptr<SteppedFile> {
        return std::make_unique<FollowFile>(table, path, query, isFollowers, style);
    };
    return writeInSteps(list->store(), list, std::move(make), std::move(progress));
}

}  // namespace Sidestage
