// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QWidget>

namespace Sidestage {

class Button;
class IconView;
class WrapLabel;

/// Shows the time of the data only when the data is stale: the last refresh failed, or the data is older than
/// three refresh intervals. Takes no space otherwise.
class StaleNote : public QWidget
{
    Q_OBJECT

public:
    /// Owned by `card`. Counts only while that is visible.
    explicit StaleNote(QWidget *card);

    /// `asOf` is in UTC; invalid: there is no data, and without a `failure` nothing is shown. `interval` is
    /// in seconds. `live`: events keep the data up to date, so only a failure makes it stale.
    void set(const QDateTime &asOf, int interval, const QString &failure, bool live);
    bool isStale() const;

Q_SIGNALS:
    void retryRequested();

private:
    int refresh();

    IconView *m_icon;
    WrapLabel *m_words;
    Button *m_retry;
    QDateTime m_asOf{};
    QString m_failure{};
    int m_interval = 0;
    bool m_live = false;
};

}  // namespace Sidestage
