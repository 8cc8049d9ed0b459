// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "show_planner.h"
#include "show_store.h"

#include <QTimer>

#include <map>
#include <memory>

namespace Sidestage {

class Clock;

/// What a begin or an end would do, as the user sees and changes it before anything is sent.
struct ShowPlan
{
    enum class Kind { Begin, End };

    Kind kind = Kind::Begin;
    Show show{};
    QList<PartPlan> parts{};
    ShowRun run{};   ///< What the end ends.
    QDateTime at{};  ///< UTC, when it was compared with the service.
    bool isReading = true;

    int requests() const;
};

/// What was read of the parts that can be kept under a name, or why nothing is there to keep.
using PresentState = QList<std::pair<ShowPart, Result<QString>>>;

/// The shows of one account: begins, undoes and ends them, by plans that the user has seen. The journal of
/// the current run is on disk before anything is sent, so it goes on after a restart.
class ShowService : public QObject
{
    Q_OBJECT
public:
    using Handlers = ShowPlanner::Handlers;

    /// `store` and `clock` must outlive this. `handlers`: one for each part.
    ShowService(ProfileStore *store, QString account, const Clock &clock, Handlers handlers,
                std::unique_ptr<ShowFacts> facts, QObject *parent = nullptr);
    ~ShowService() override;

    /// Continues what was interrupted; if that was long ago, it is stopped until resume(). Call once.
    void start();
    QDateTime now() const;

    /// By name.
    const QList<Show> &shows() const { return m_shows; }
    const Show *find(qint64 id) const;
    /// Error Invalid with "name" when it is empty; Storage with Fault::NotOneOf when it is in use.
    Result<void> save(Show &show);
    Result<void> remove(qint64 id);
    /// A name that no show has: `name`, or with a number.
    QString freeName(const QString &name) const;
    /// How many shows use this.
    int usedBy(ShowPart part, const QString &reference) const;
    /// The ended runs of a show, the newest first, without their steps.
    const QList<ShowRun> &pastRuns(qint64 showId) const;
    ShowHandler *handler(ShowPart part) const { return m_planner.handler(part); }
    ShowFacts *facts() const { return m_facts.get(); }
    /// Reads what the page shows of the parts.
    void refreshParts();
    /// Reads the channel, the rewards and the chat. `done` is called once, unless `context` is gone by then.
    void readState(QObject *context, const std::function<void(const PresentState &)> &done);
    /// Keeps what was read as presets with the name of the show, and adds the show. Errors as save().
    Result<void> saveState(Show &show, const PresentState &state);

    /// Reads the service and compares. planChanged() follows.
    void planBegin(const Show &show);
    /// The end of the current run, or of the stream without a show. Choices that were made before are kept.
    void planEnd();
    /// Where ends export to.
    QString folder() const { return m_store.folder(); }
    void setFolder(const QString &path);
    /// Reads again and compares; the choices stay.
    void replan();
    void dropPlan();
    const std::optional<ShowPlan> &plan() const { return m_plan; }
    /// Empty key: all steps of the part that can be done. Of a raid at most one is chosen.
    void choose(ShowPart part, const QString &key, bool isChosen);
    /// The steps that were changed elsewhere since the begin, or the others.
    void chooseRestores(ShowPart part, bool areDrifted, bool areChosen);
    /// Of a waiting step, or of all.
    void choose(const QString &key, WaitingChoice choice);
    /// Does what was planned, and drops the plan. Errors: Conflict, when another show runs; Storage.
    Result<void> begin();
    Result<void> end();

    /// The run that is not over: it begins, runs, is undone or ends.
    const std::optional<ShowRun> &run() const { return m_run; }
    bool isWorking() const { return m_isWorking || m_isPlanningUndo; }
    /// Undoes what the begin has done, as a whole. What was changed elsewhere meanwhile stays.
    void undo();
    /// Failed steps again.
    void retry(ShowPart part, const QString &key);
    void leaveOut(ShowPart part, const QString &key);
    /// Sends nothing more. What is being sent is still answered.
    void stop();
    /// Continues after stop(), with the failed steps again.
    void resume();
    /// Leaves out what was not done; after stop() also what waits for its time.
    void giveUp();

Q_SIGNALS:
    void showsChanged();
    void partsChanged();
    void planChanged();
    void runChanged();
    /// The run is over.
    void ended(const Sidestage::ShowRun &run);
    /// The journal could not be written.
    void failed(const Sidestage::Error &error);

private:
    void work();
    void run(qsizetype place);
    void settle();
    void saveRun(bool isDurable = true);
    void follow(ShowRun run);
    void planned(QList<PartPlan> parts);
    void keepChoices(QList<PartPlan> &parts) const;
    /// What waits for a reward that the end takes off is decided: refunded unless it is fulfilled.
    void decideTakenOff(QList<PartPlan> &parts) const;
    void offerRules(PartPlan &waiting) const;
    void compareAgain(ShowPart part);
    QString endTarget() const;
    void chooseSteps(ShowPart part, const QString &key, const std::function<void(ShowStep &, bool)> &choose);
    void changeSteps(const std::function<void(ShowPart, ShowStep &)> &change);
    void setStopped(bool isStopped);
    void tryAgain(ShowStep &step) const;
    std::optional<Error> problemIn(Show &show) const;
    void sample();
    void finish();

    ShowStore m_store;
    const Clock &m_clock;
    ShowPlanner m_planner;
    std::unique_ptr<ShowFacts> m_facts;
    QList<Show> m_shows{};
    mutable QHash<qint64, QList<ShowRun>> m_past{};  ///< By show; those that were asked for.
    std::optional<ShowPlan> m_plan{};
    std::unique_ptr<QObject> m_planning{};  ///< Context of the running readings.
    std::unique_ptr<QObject> m_planningUndo{};
    std::optional<ShowRun> m_run{};
    std::unique_ptr<QObject> m_guard{};                       ///< Context of what belongs to the run.
    std::map<ShowPart, std::unique_ptr<QObject>> m_guards{};  ///< Contexts of the handlers.
    bool m_isWorking = false;
    bool m_isPlanningUndo = false;
    QTimer m_sampling{};
};

}  // namespace Sidestage
