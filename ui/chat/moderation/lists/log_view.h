// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "list_view.h"

namespace Sidestage {

/// A record with the key of its row.
struct LogRow : ModerationRecord
{
    QString key{};

    bool operator==(const LogRow &) const = default;
};

/// The tab Log: who did what, as far as this computer has seen it.
class LogView : public ModerationListView
{
    Q_OBJECT
public:
    /// `service` must outlive the view.
    explicit LogView(ModerationService *service, QWidget *parent = nullptr);

    Freshness freshness() const override;

protected:
    void filter() override;
    void updateTexts() override;
    void showEvent(QShowEvent *event) override;

private:
    LogView(ModerationService *service, LiveList<LogRow> *rows, QWidget *parent);
    void add(const QList<ModerationRecord> &records);
    void exportLog();
    /// A channel of which only the user's own actions are seen; null: there is none.
    const WaitingFeed *unheard() const;

    LiveList<LogRow> *m_rows;
    qint64 m_added = 0;  ///< Records that came since the view was made.
    bool m_isRead = false;
    QLabel *m_since;
    QAction *m_export = nullptr;
};

}  // namespace Sidestage
