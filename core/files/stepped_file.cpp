// SPDX-License-Identifier: GPL-3.0-or-later
#include "stepped_file.h"

#include "profile/store_thread.h"

namespace Sidestage {

namespace {

struct Step
{
    qint64 rows = 0;
    bool goesOn = true;
};

}  // namespace

QCoro::Task<Result<qint64>> writeInSteps(StoreThread *thread, QPointer<QObject> owner,
                                         std::function<std::unique_ptr<SteppedFile>()> make,
                                         std::function<bool(qint64 rows)> progress)
{
    const auto file = std::make_shared<std::unique_ptr<SteppedFile>>();
    Step at;
    while (at.goesOn) {
        std::function<Result<Step>(Database &)> step = [file, make](Database &database) -> Result<Step> {
            if (!*file)
                *file = make();
            const auto goesOn = (*file)->next(database);
            if (goesOn)
                return Step{(*file)->rows(), *goesOn};
            file->reset();
            return goesOn.error();
        };
        auto stepping = thread->ask<Step>(std::move(step));
        const auto stepped = co_await stepping;
        Result<qint64> failure;
        if (!stepped) {
            failure = stepped.error();
            co_return failure;
        }
        at = *stepped;
        if (!owner || (at.goesOn && progress && !progress(at.rows))) {
            if (owner)
                thread->run<bool>(
                    [file](Database &) {
                        file->reset();
                        return Result<bool>(true);
                    },
                    thread, [](const Result<bool> &) {});
            failure = Error{.kind = Error::Kind::Cancelled};
            co_return failure;
        }
    }
    // Syncing the file may take long, so it runs on a thread of its own (with an empty in-memory database).
    // That thread is a child of the store's thread: destroying the store's thread waits for it, so that no
    // thread is left when the program ends.
    auto *const finisher = new StoreThread(QStringLiteral(":memory:"), thread);
    std::function<Result<qint64>(Database &)> finish = [file, rows = at.rows](Database &) -> Result<qint64> {
        const auto finished = (*file)->finish();
        file->reset();
        return finished ? Result<qint64>(rows) : Result<qint64>(finished.error());
    };
    auto finishing = finisher->ask<qint64>(std::move(finish));
    const auto finished = co_await finishing;
    finisher->deleteLater();
    co_return finished;
}

}  // namespace Sidestage
