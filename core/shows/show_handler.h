// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "accounts/account.h"
#include "base/result.h"
#include "show_run.h"

#include <QObject>

#include <functional>

namespace Sidestage {

/// How a part of a show is described.
struct PartText
{
    QString name{};
    QString content{};
    bool isGone = false;  ///< It was deleted.
};

/// Something that can be a part of a show.
struct PartChoice
{
    QString id{};
    QString name{};
};

/// What the parts want that only an end has.
struct EndTarget
{
    QDateTime from{};   ///< UTC, when the show began.
    QDateTime until{};  ///< UTC, when its end was begun; invalid: it is only planned.
    QString file{};     ///< Where to export, without suffix; empty: no folder is chosen.

    static void describe(auto &is)
    {
        is("from", &EndTarget::from);
        is("until", &EndTarget::until);
        is("file", &EndTarget::file);
    }
};

/// Does one part of a show: reads what is there, compares it with what is wanted, and changes it. An area
/// never includes another, so handlers are made where all areas are known.
///
/// What is there and what is wanted are texts in the handler's own format, which are stored.
class ShowHandler : public QObject
{
    Q_OBJECT
public:
    using Read = std::function<void(const Result<QString> &now)>;
    using Progress = std::function<void(const PartPlan &plan)>;

    /// Without `scope` nothing can be changed, for the reason `why`. `account` must outlive this.
    explicit ShowHandler(ShowPart part, const Account *account = nullptr,
                         std::optional<Api::Scope> scope = {}, QString why = {})
        : m_part(part)
        , m_account(account)
        , m_scope(scope)
        , m_why(std::move(why))
    {
    }
    ShowPart part() const { return m_part; }

    /// The permission that is missing; none: it is granted.
    std::optional<Api::Scope> missingScope() const
    {
        return m_scope && !m_account->may(*m_scope) ? m_scope : std::nullopt;
    }
    /// Why nothing of this part can be changed, such as a missing permission; empty: it can.
    virtual QString obstacle() const { return missingScope() ? m_why : QString(); }
    /// What can be chosen as this part.
    virtual QList<PartChoice> choices() const { return {}; }
    /// Of a show that has this part.
    virtual PartText text(const Show &) const { return {}; }
    /// When a show with this part is planned next, UTC; invalid: it is not known.
    virtual QDateTime plannedAt(const Show &) const { return {}; }
    /// What this show wants. Error NotFound: the part was deleted.
    virtual Result<QString> wanted(const Show &) const { return Error{.kind = Error::Kind::NotFound}; }
    /// Reads it from the service. `done` is called once, unless `context` is gone by then.
    virtual void read(QObject *, Read done) { done(QString()); }
    /// Why there is nothing to keep of what was read; empty: there is.
    virtual QString whyNotKept(const QString &) const { return {}; }
    /// Keeps what was read under a name, as something that can be chosen. Returns its id; empty: nothing was
    /// there to keep.
    virtual Result<QString> keep(const QString &, const QString &) { return QString(); }
    /// The steps that lead from `now` to `wanted`. Equal values are no steps.
    virtual PartPlan compare(const QString &now, const QString &wanted) const = 0;
    /// Whether a step that is undone has the same key as before.
    virtual bool keepsKeys() const { return true; }
    /// Whether the end of a show puts it back.
    virtual bool isRestored() const { return true; }
    /// Does the open steps and calls `progress` with each change, the last time when none is running. An
    /// interrupted plan is run again: what was done is read, and not sent again. Ends with `context`.
    virtual void run(const PartPlan &plan, QObject *context, Progress progress) = 0;
    /// While it is stopped, nothing more is sent: the steps that were not begun are left planned.
    virtual void setStopped(bool isStopped)
    {
        m_isStopped = isStopped;
        Q_EMIT stopChanged();
    }
    bool isStopped() const { return m_isStopped; }
    /// The page came on screen: reads what choices() and text() need.
    virtual void refresh() { }

Q_SIGNALS:
    /// choices(), text(), obstacle() or what an end would do has changed.
    void changed();
    void stopChanged();

private:
    ShowPart m_part;
    const Account *m_account;
    std::optional<Api::Scope> m_scope;
    QString m_why;
    bool m_isStopped = false;
};

/// The figures of a channel for the summary of a show.
class ShowFacts : public QObject
{
    Q_OBJECT
public:
    /// When the stream began that is on air, UTC; invalid: offline, or not known.
    virtual QDateTime liveSince() const = 0;
    /// Notes the figures that are compared at the end, and counts what is written in the chat from now on.
    virtual void begin(ShowSummary &summary) = 0;
    /// The same after a restart. What was written meanwhile is not known.
    virtual void resume(ShowSummary &summary) = 0;
    /// Adds what was written since the last call. Returns the viewers; none: offline, or not known.
    virtual std::optional<int> sample(ShowSummary &summary) = 0;
    /// Calls `done` with the figures of the run from its begin until now, unless `context` is gone.
    virtual void sum(const ShowRun &run, QObject *context, std::function<void(const ShowSummary &)> done) = 0;
};

}  // namespace Sidestage
