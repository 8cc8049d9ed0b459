// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "async/bound.h"
#include "base/result.h"

#include <QObject>

#include <functional>
#include <memory>

class QWidget;

namespace Sidestage {

class Banner;
class JobRow;

/// Writes a list to a file: asks where, shows how far it is, says how it ended.
class CsvSaver : public QObject
{
    Q_OBJECT
public:
    using Progress = std::function<bool(qint64 rows)>;
    /// Writes to that path, tells of progress, gives the number of rows.
    using Write = std::function<QCoro::Task<Result<qint64>>(QString path, Progress progress)>;

    /// `banner` tells the end; the row of progress stands in `place`, which has a layout. `view` is the
    /// window's part that asks. All must outlive this.
    CsvSaver(Banner *banner, QWidget *place, QWidget *view);
    ~CsvSaver() override;

    bool isRunning() const { return m_job != nullptr; }
    /// Asks for a file and has it written; `rows` are expected, 0: it is not known how many. `title` stands
    /// over the question, `name` is suggested.
    void choose(const QString &title, const QString &name, qint64 rows, Write write);

Q_SIGNALS:
    void runningChanged();

private:
    void start(const QString &path);
    Bound run(QString path);

    Banner *m_banner;
    QWidget *m_place;
    QWidget *m_view;
    JobRow *m_job = nullptr;
    std::shared_ptr<bool> m_cancelled{};
    Write m_write{};
    qint64 m_rows = 0;
    QString m_title{};
    QString m_name{};
};

}  // namespace Sidestage
