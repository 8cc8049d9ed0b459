// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "async/bound.h"
#include "rewards/redemption_archive.h"

#include <QObject>

#include <memory>

class QWidget;

namespace Sidestage {

class Banner;
class JobRow;

/// Writes what an archive view shows to a file: asks where, shows how far it is, says how it ended.
class ArchiveSaver : public QObject
{
    Q_OBJECT
public:
    /// `banner` tells the end; the row of progress stands in `place`, which has a layout. `view` is the
    /// window's part that asks. All must outlive this.
    ArchiveSaver(RedemptionArchive *archive, Banner *banner, QWidget *place, QWidget *view);
    ~ArchiveSaver() override;

    bool isRunning() const { return m_job != nullptr; }
    /// Asks for a file and writes these rows; `rows` of them are known, 0: it is not known how many. `title`
    /// stands over the question.
    void choose(const ArchiveQuery &query, qint64 rows, const QString &title);

Q_SIGNALS:
    void runningChanged();
    /// The keyboard was on its progress.
    void focusLost();

private:
    void start(const QString &path, RedemptionArchive::Format format);
    Bound run(QString path, RedemptionArchive::Format format);

    RedemptionArchive *m_archive;
    Banner *m_banner;
    QWidget *m_place;
    QWidget *m_view;
    JobRow *m_job = nullptr;
    std::shared_ptr<bool> m_cancelled{};
    ArchiveQuery m_query{};
    qint64 m_rows = 0;
    QString m_title{};
};

}  // namespace Sidestage
