// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charity/ledger_export.h"

#include <QObject>

class QWidget;

namespace Sidestage {

class Banner;
class JobRow;

/// Writes the ledger to a file: asks where, shows how far it is, says how it ended.
class LedgerSaver : public QObject
{
    Q_OBJECT
public:
    /// `banner` tells the end; the row of progress stands in `place`, which has a layout. `view` is the
    /// window's part that asks. All must outlive this.
    LedgerSaver(CharityStore *store, Banner *banner, QWidget *place, QWidget *view);

    bool isRunning() const { return m_export.isRunning(); }
    /// Asks for a file.
    void choose();
    void start(const QString &path, LedgerExport::Format format);

private:
    void tell(const Result<qint64> &written);

    LedgerExport m_export;
    Banner *m_banner;
    QWidget *m_place;
    QWidget *m_view;
    JobRow *m_job = nullptr;
    QString m_path{};
};

}  // namespace Sidestage
