// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QDateTime>

#include <functional>

namespace Sidestage {

/// How old the shown data are: "As of 20:41:03 · 4 s ago". Old ones turn to warning with the reason in the
/// tool tip; a click asks again.
class FreshnessLabel : public QAbstractButton
{
    Q_OBJECT

public:
    enum class State {
        Never,  ///< nothing known yet
        Fresh,
        Live,  ///< events feed it
        Refreshing,
        Failed,  ///< the last refresh did not work
    };
    Q_ENUM(State)

    explicit FreshnessLabel(QWidget *parent = nullptr);

    /// When the data were right, any time zone; shown in local time.
    void setAsOf(const QDateTime &moment);
    void setState(State state, const QString &reason = {});
    State state() const { return m_state; }
    /// Older than three of these is stale; 0 never is.
    void setRefreshInterval(int seconds);
    /// The first words, "As of %1" by default.
    void setPrefix(const QString &pattern);
    /// What time it is; the machine's clock by default.
    void setClock(std::function<QDateTime()> now);

    /// Whether it warns now.
    bool isStale() const;
    QString shownText() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// Pressed by mouse or keyboard.
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
    QString
        m_shown{};  ///< Not the text() of the button, which would have the window laid out with each second.
    bool m_wasStale = false;
};

}  // namespace Sidestage
