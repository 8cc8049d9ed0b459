// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QDateTime>

#include <functional>

namespace Sidestage {

/// Shows how old the data is: "As of 20:41:03 · 4 s ago". Stale data gets the warning colour, with the reason
/// in the tool tip. A click requests a refresh.
class FreshnessLabel : public QAbstractButton
{
    Q_OBJECT

public:
    enum class State {
        Never,  ///< there is no data yet
        Fresh,
        Live,  ///< kept up to date by events
        Refreshing,
        Failed,  ///< the last refresh failed
    };
    Q_ENUM(State)

    explicit FreshnessLabel(QWidget *parent = nullptr);

    /// Sets when the data was read, in any time zone. Shown in local time.
    void setAsOf(const QDateTime &moment);
    void setState(State state, const QString &reason = {});
    State state() const { return m_state; }
    /// Sets the refresh interval. Data older than three intervals is stale; 0: never.
    void setRefreshInterval(int seconds);
    /// From when data that is read every `interval` seconds is stale.
    static QDateTime staleAt(const QDateTime &asOf, int interval)
    {
        return asOf.addSecs(3 * qint64(interval) + 1);
    }
    /// Sets the pattern of the first words. Default: "As of %1".
    void setPrefix(const QString &pattern);
    /// Sets the clock. Default: the system clock.
    void setClock(std::function<QDateTime()> now);

    /// Whether the label shows a warning.
    bool isStale() const;
    QString shownText() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// Emitted on a mouse click or by keyboard.
    void retryRequested();

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(class QKeyEvent *event) override;

private:
    void refresh();
    int tick();

    QDateTime m_asOf;
    State m_state = State::Never;
    QString m_reason;
    QString m_prefix;
    int m_interval = 0;
    std::function<QDateTime()> m_now;
    QString m_shown{};  ///< Not the button's text(), which would relayout the window each second.
    bool m_wasStale = false;
};

}  // namespace Sidestage
