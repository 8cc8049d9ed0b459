// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QObject>

#include <optional>

namespace Sidestage {

class Application;

/// The report about the state of the program, which the user reads before it is saved, and the offer of it
/// after a run that did not end properly.
class Diagnostics : public QObject
{
    Q_OBJECT
public:
    /// `app` must outlive this. Its window exists already.
    explicit Diagnostics(Application *app);

    /// Says that the last run, which began at `began` (UTC; invalid: not known), did not end properly.
    void offerAfterCrash(const QDateTime &began);
    /// What offerAfterCrash() was called with, while the offer is shown.
    const std::optional<QDateTime> &offered() const { return m_offered; }
    void openReport();
    /// Versions, platform, settings, accounts and the last lines of the log, as plain English text for
    /// developers, without secrets.
    QString report() const;

private:
    Application *m_app;
    std::optional<QDateTime> m_offered{};
};

}  // namespace Sidestage
