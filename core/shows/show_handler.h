// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "schema/scope.h"
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

    explicit ShowHandler(ShowPart part)
        : m_part(part)
    {
    }
    ShowPart part() const { return m_part; }

    /// What can be chosen as this part.
    virtual QList<PartChoice> choices() const { return {}; }
    /// Of a show that has this part.
    virtual PartText text(const Show &show) const
    {
        Q_UNUSED(show)
        return {};
    }
    /// When a show with this part is planned next, UTC; invalid: it is not known.
    virtual QDateTime plannedAt(const Show &show) const
    {
        Q_UNUSED(show)
        return {};
    }
    /// Why nothing of this part can be changed, such as a missing permission; empty: it can.
    virtual QString obstacle() const { return {}; }
    /// The permission that would remove the obstacle.
    virtual std::optional<Api::Scope> missingScope() const { return {}; }
    /// What this show wants. Error NotFound: the part was deleted.
    virtual Result<QString> wanted(const Show &show) const
    {
        Q_UNUSED(show)
        return Error{.kind = Error::Kind::NotFound};
    }
    /// Reads it from the service. `done` is called once, unless `context` is gone by then.
    virtual void read(QObject *context, Read done) = 0;
    /// The steps that lead from `now` to `wanted`. Equal values are no steps.
    virtual PartPlan compare(const QString &now, const QString &wanted) const = 0;
    /// Whether a step that is undone has the same key as before.
    virtual bool keepsKeys() const { return true; }
    /// Whether the end of a show puts it back.
    virtual bool isRestored() const { return true; }
    /// Does the open steps and calls `progress` with each change, the last time when none is open. An
    /// interrupted plan is run again: what was done is read, and not sent again. Ends with `context`.
    virtual void run(const PartPlan &plan, QObject *context, Progress progress) = 0;
    /// The page came on screen: reads what choices() and text() need.
    virtual void refresh() { }

Q_SIGNALS:
    /// choices(), text() or obstacle() has changed.
    void changed();

private:
    ShowPart m_part;
};

/// The figures of a channel for the summary of a show.
class ShowFacts : public QObject
{
    Q_OBJECT
public:
    /// None: offline, or not known.
    virtual std::optional<int> viewers() const = 0;
    /// Notes the figures that are compared at the end.
    virtual void begin(ShowSummary &summary) const = 0;
    /// Calls `done` with the figures of the run from its begin until now, unless `context` is gone.
    virtual void sum(const ShowRun &run, QObject *context, std::function<void(const ShowSummary &)> done) = 0;
};

}  // namespace Sidestage
