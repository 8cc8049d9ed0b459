// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charity_store.h"

#include <QSaveFile>

#include <atomic>
#include <memory>

namespace Sidestage {

/// Writes campaigns with their donations from the ledger to a file, as they are read: a slice at a time, on
/// the store's thread, so that nothing waits and no list is in memory as a whole. It replaces what is at the
/// path when all of it has been written; otherwise nothing of it is left.
class LedgerExport : public QObject
{
    Q_OBJECT
public:
    enum class Format : quint8 { Csv, Json };

    explicit LedgerExport(CharityStore *store, QObject *parent = nullptr);
    ~LedgerExport() override;

    /// Begins; finished() tells. `campaigns`: their ids, in this order; empty: all of them. Not while
    /// isRunning().
    void start(const QString &path, Format format, const QStringList &campaigns = {});
    bool isRunning() const { return m_job != nullptr; }
    /// Donations written, and those there are.
    qint64 written() const { return m_written; }
    qint64 total() const { return m_total; }

public Q_SLOTS:
    /// finished() comes with Cancelled; the file stays as it was.
    void cancel();

Q_SIGNALS:
    void progressed();
    /// Errors: Storage, with the system's words; Cancelled.
    void finished(const Sidestage::Result<qint64> &donations);

private:
    struct Job;
    struct Step
    {
        qint64 written = 0;
        qint64 total = 0;
        bool isDone = false;
    };

    void next();

    CharityStore *m_store;
    std::shared_ptr<Job> m_job{};
    qint64 m_written = 0;
    qint64 m_total = 0;
};

}  // namespace Sidestage
