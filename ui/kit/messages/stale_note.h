// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QTimer>
#include <QWidget>

namespace Sidestage {

class Button;
class IconView;
class WrapLabel;

/// Says as of when something is true, and only once that is not now any more: its reading failed, or is older
/// than three times the interval at which it is read. Takes no room before.
class StaleNote : public QWidget
{
    Q_OBJECT

public:
    explicit StaleNote(QWidget *parent = nullptr);

    /// `asOf` in UTC; invalid: never known, then nothing is said unless there is a `failure`. `interval` in
    /// seconds. `live`: what changes it is told at once, so only a failure makes it stale.
    void set(const QDateTime &asOf, int interval, const QString &failure, bool live);
    bool isStale() const;

Q_SIGNALS:
    void retryRequested();

private:
    void refresh();

    IconView *m_icon;
    WrapLabel *m_words;
    Button *m_retry;
    QTimer m_next;
    QDateTime m_asOf{};
    QString m_failure{};
    int m_interval = 0;
    bool m_live = false;
};

}  // namespace Sidestage
