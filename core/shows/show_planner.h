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
    /// Reads all parts and calls `done`, unless `guard` is gone by then. `begun`: to put back what was done;
    /// empty: to begin `show`. `isEnd`: also what waits, and lockdowns.
    void plan(const Show &show, QList<PartPlan> begun, bool isEnd, QObject *guard, Planned done);

private:
    PartPlan restored(const ShowHandler *handler, const PartPlan &was, const QString &now) const;

    Handlers m_handlers;
};

}  // namespace Sidestage
