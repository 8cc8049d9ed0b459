// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "archive_rows.h"

#include "profile/profile_store.h"
#include "profile/store_thread.h"

#include <QRandomGenerator>
#include <QTemporaryDir>

namespace Sidestage {

using namespace Qt::StringLiterals;

/// An archive in a file that a test can open again.
struct ArchiveRig
{
    ArchiveRig()
    {
        if (!ProfileStore::open(path()))
            qFatal("no file");
        open();
    }
    QString path() const { return folder.filePath(u"profile.sqlite"_s); }
    void open(const QString &account = u"1"_s)
    {
        archive.reset();
        thread = std::make_unique<StoreThread>(path());
        archive = std::make_unique<RedemptionArchive>(thread.get(), account);
    }
    void close()
    {
        archive.reset();
        thread.reset();
    }
    QStringList ids(const ArchiveQuery &query, int most = 200)
    {
        QStringList all;
        const auto page = soon(archive->search(query, 0, most));
        if (!page)
            return {page.error().message};
        for (const ArchivedRedemption &row : page->rows)
            all.append(row.redemption.id.mid(11));
        return all;
    }
    QStringList found(const QString &words) { return ids({.words = words}); }
    int count(const ArchiveQuery &query) { return soon(archive->count(query)).value_or(-1); }
    ArchivedRedemption only(const QString &words = {})
    {
        const auto page = soon(archive->search({.words = words}));
        return page && page->rows.size() == 1 ? page->rows.first() : ArchivedRedemption();
    }

    QTemporaryDir folder;
    std::unique_ptr<StoreThread> thread;
    std::unique_ptr<RedemptionArchive> archive;
};

/// `count` rows of few viewers and rewards, with all outcomes. The same rows each time.
inline QList<ArchivedRedemption> crowd(int count)
{
    QRandomGenerator dice(7);
    const QStringList viewers{u"Fennel_77"_s, u"QuillScribe"_s, u"wren"_s, u"Zoë"_s};
    const QStringList rewards{u"Hydrate!"_s, u"Pick the next song"_s, u"Song of the café"_s};
    const QStringList words{u"please"_s, u"song"_s, u"Straße"_s, u"the"_s, u"rare"_s, u"tea"_s};
    QList<ArchivedRedemption> rows;
    for (int i = 0; i < count; ++i) {
        QStringList message;
        for (int word = 0; word < int(dice.bounded(4)); ++word)
            message.append(words[dice.bounded(int(words.size()))]);
        ArchivedRedemption row = redeemed(i, viewers[dice.bounded(int(viewers.size()))],
                                          rewards[dice.bounded(int(rewards.size()))], message.join(u' '));
        // Many at the same time, and times that are not ascending.
        row.redemption.redeemedAt = at(60 * qint64(i / 40) - 30 * qint64(dice.bounded(3)));
        const auto outcome = Outcome(dice.bounded(4));
        if (outcome != Outcome::Waiting)
            row = decided(row, outcome, By(1 + dice.bounded(3)),
                          row.redemption.redeemedAt.addSecs(dice.bounded(9'000)));
        rows.append(row);
    }
    return rows;
}

}  // namespace Sidestage
