// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>
#include <QTimer>

#include <chrono>

namespace Sidestage {

/// How an event is presented to the user.
struct Alert
{
    QString sound{};        ///< Id of a tone; empty: none.
    int volume = 70;        ///< Percent.
    bool notifies = false;  ///< As a desktop notification.
    bool says = false;      ///< As a message in the window.
    int least = 0;          ///< Smaller events are not presented: Bits of a cheer.

    static void describe(auto &is)
    {
        is("sound", &Alert::sound);
        is("volume", &Alert::volume);
        is("notifies", &Alert::notifies);
        is("says", &Alert::says);
        is("least", &Alert::least);
    }
    bool operator==(const Alert &) const = default;
};

/// Sounds and notifications of an area: at most a few sounds a second, and one notification like "12 new
/// redemptions" instead of twelve.
class Alerts : public QObject
{
    Q_OBJECT
public:
    /// Minimum time between two sounds and between two notifications; by default 400 ms and 3 s.
    void setPace(std::chrono::milliseconds sounds, std::chrono::milliseconds notifications);

Q_SIGNALS:
    void soundRequested(const QString &sound, int volume);
    /// The settings have changed.
    void changed();

protected:
    explicit Alerts(QObject *parent);

    void play(const Alert &alert);
    /// Notifies about events, one line for each, now or after the pause together with others.
    void add(const QStringList &lines);
    /// `lines`: the first ones, and how many more there are.
    virtual void notify(int count, const QStringList &lines) = 0;

private:
    void notifyNow();

    QTimer m_soundPause{};
    QTimer m_noticePause{};
    QStringList m_untold{};  ///< The first lines since the last notification.
    int m_untoldCount = 0;
};

}  // namespace Sidestage
