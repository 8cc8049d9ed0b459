// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "show_handler.h"

#include <QCoreApplication>

#include <memory>
#include <vector>

namespace Sidestage {

/// Makes the plans of shows: asks the handlers of their parts what is there, and what would change.
class ShowPlanner
{
    Q_DECLARE_TR_FUNCTIONS(ShowPlanner)
public:
    using Handlers = std::vector<std::unique_ptr<ShowHandler>>;
    using Planned = std::function<void(QList<PartPlan>)>;

    explicit ShowPlanner(Handlers handlers)
        : m_handlers(std::move(handlers))
    {
    }

    const Handlers &handlers() const { return m_handlers; }
    /// Null: there is none.
    ShowHandler *handler(ShowPart part) const;
    /// The steps of one part, with what prevents all of them.
    PartPlan compared(const ShowHandler &handler, const QString &now, const QString &wanted) const;

    // These read all parts and call `done`, unless `guard` is gone by then.
    void planBegin(const Show &show, QObject *guard, Planned done) const;
    /// Puts back what was done.
    void planUndo(const QList<PartPlan> &begun, QObject *guard, Planned done) const;
    /// The same, after the parts that only an end has. `target`: an EndTarget as text.
    void planEnd(const QList<PartPlan> &begun, const QString &target, QObject *guard, Planned done) const;

private:
    /// A part, with what it wants, or as it was done.
    struct Wanted
    {
        ShowHandler *handler = nullptr;
        Result<QString> target{};
        PartPlan was{};
    };
    static QString failureOf(const Error &error, const QString &otherwise);
    PartPlan restored(const ShowHandler &handler, const PartPlan &was, const QString &now) const;
    void addBegun(QList<Wanted> &wanted, ShowPart part, const QList<PartPlan> &begun) const;
    void plan(const QList<Wanted> &wanted, QObject *guard, const Planned &done) const;

    Handlers m_handlers;
};

}  // namespace Sidestage
