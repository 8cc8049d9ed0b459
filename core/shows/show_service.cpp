// SPDX-License-Identifier: GPL-3.0-or-later
#include "show_service.h"

#include "base/clock.h"
#include "schema/describe.h"
#include "schema/schema.h"
#include "schema/values.h"

#include <QPointer>
#include <QRegularExpression>

#include <algorithm>

namespace Sidestage {

using namespace std::chrono_literals;
using State = ShowStep::State;
using Phase = ShowRun::Phase;

namespace {

constexpr int maxSamples = 24 * 60;
/// What was interrupted longer ago goes on only when the user says so: a raid or an old title may be wrong
/// now.
constexpr qint64 longAgo = 900;  // seconds
constexpr std::array keptParts{ShowPart::Channel, ShowPart::Rewards, ShowPart::Chat};

}  // namespace

int ShowPlan::requests() const
{
    int requests = 0;
    for (const PartPlan &part : parts)
        requests += part.requests();
    return requests;
}

ShowService::ShowService(ProfileStore *store, QString account, const Clock &clock, Handlers handlers,
                         std::unique_ptr<ShowFacts> facts, QObject *parent)
    : QObject(parent)
    , m_store(store, std::move(account))
    , m_clock(clock)
    , m_planner(std::move(handlers))
    , m_facts(std::move(facts))
    , m_shows(m_store.shows())
{
    for (const auto &handler : m_planner.handlers()) {
        connect(handler.get(), &ShowHandler::changed, this, [this, one = handler.get()] {
            // Viewers redeem rewards while the end is planned. Nothing is read for that.
            if (isOfEnd(one->part()))
                compareAgain(one->part());
            else
                Q_EMIT partsChanged();
        });
    }
    m_sampling.setInterval(1min);
    connect(&m_sampling, &QTimer::timeout, this, &ShowService::sample);
}

ShowService::~ShowService() = default;

QDateTime ShowService::now() const
{
    return m_clock.now();
}

void ShowService::start()
{
    auto run = m_store.current();
    if (!run)
        return;
    bool hasStepBegun = false;
    for (PartPlan &part : run->active()) {
        for (ShowStep &step : part.steps) {
            hasStepBegun = hasStepBegun || step.state != State::Planned;
            if (step.state == State::Waiting || step.state == State::Running)
                step.state = State::Planned;
        }
    }
    if (run->phase != Phase::Running
        && (run->isBegin() ? run->beganAt : run->endedAt).secsTo(now()) > longAgo)
        run->isStopped = true;
    if (run->isBegin())  // later its figures do not grow
        m_facts->resume(run->summary);
    follow(std::move(*run));
    setStopped(m_run->isStopped);
    // The figures are those of the end. They are known before its first step begins.
    if (m_run->phase == Phase::Ending && !hasStepBegun)
        finish();
    else
        work();
}

void ShowService::follow(ShowRun run)
{
    m_run = std::move(run);
    m_guard = std::make_unique<QObject>();
    m_guards.clear();
    m_sampling.start();
    sample();
    Q_EMIT runChanged();
}

const Show *ShowService::find(qint64 id) const
{
    const auto found = std::ranges::find(m_shows, id, &Show::id);
    return found == m_shows.end() ? nullptr : &*found;
}

std::optional<Error> ShowService::problemIn(Show &show) const
{
    show.name = show.name.simplified();
    const QString field = QStringLiteral("name");
    if (show.name.isEmpty())
        return Error::broken(Fault::Missing, field);
    const bool isTaken = std::ranges::any_of(m_shows, [&](const Show &other) {
        return other.id != show.id && other.name.compare(show.name, Qt::CaseInsensitive) == 0;
    });
    if (!isTaken)
        return {};
    Error error = Error::broken(Fault::NotOneOf, field);
    error.message = tr("Another show has this name.");
    return error;
}

Result<void> ShowService::save(Show &show)
{
    if (auto problem = problemIn(show))
        return *problem;
    if (auto saved = m_store.save(show); !saved)
        return saved;
    m_shows = m_store.shows();
    Q_EMIT showsChanged();
    return {};
}

void ShowService::readState(QObject *context, const std::function<void(const PresentState &)> &done)
{
    const auto state = std::make_shared<PresentState>();
    for (const ShowPart part : keptParts) {
        ShowHandler *const by = handler(part);
        by->read(context, [by, part, state, done](const Result<QString> &now) {
            const QString why = now ? by->whyNotKept(*now) : QString();
            state->append({part,
                           why.isEmpty()
                               ? now
                               : Result<QString>(Error{.kind = Error::Kind::NotFound, .message = why})});
            if (state->size() == qsizetype(keptParts.size()))
                done(*state);
        });
    }
}

Result<void> ShowService::saveState(Show &show, const PresentState &state)
{
    if (auto problem = problemIn(show))
        return *problem;
    for (const auto &[part, now] : state) {
        if (!now)
            continue;
        const auto kept = handler(part)->keep(show.name, *now);
        if (!kept)
            return kept.error();
        show.setReference(part, *kept);
    }
    return save(show);
}

Result<void> ShowService::remove(qint64 id)
{
    if (auto removed = m_store.remove(id); !removed)
        return removed;
    m_shows = m_store.shows();
    Q_EMIT showsChanged();
    return {};
}

QString ShowService::freeName(const QString &name) const
{
    const auto isTaken = [this](const QString &wanted) {
        return std::ranges::any_of(
            m_shows, [&](const Show &show) { return show.name.compare(wanted, Qt::CaseInsensitive) == 0; });
    };
    const qint64 most = Api::ruleOf(&Show::name).most;
    QString free = name;
    for (int number = 2; isTaken(free); ++number) {
        const auto numbered = [count = QString::number(number)](const QString &of) {
            return tr("%1 %2", "a name; a number").arg(of, count);
        };
        free = numbered(Api::firstOf(name, most - Api::lengthOf(numbered({}))).trimmed());
    }
    return free;
}

const QList<ShowRun> &ShowService::pastRuns(qint64 showId) const
{
    const auto known = m_past.constFind(showId);
    if (known != m_past.constEnd())
        return *known;
    QList<ShowRun> runs = m_store.ended(showId);
    for (ShowRun &run : runs)
        run.begin = run.end = {};
    return *m_past.insert(showId, runs);
}

int ShowService::usedBy(ShowPart part, const QString &reference) const
{
    return int(std::ranges::count_if(m_shows, [&](const Show &show) {
        return !reference.isEmpty() && show.reference(part) == reference;
    }));
}

void ShowService::refreshParts()
{
    for (const auto &handler : m_planner.handlers())
        handler->refresh();
}

void ShowService::planBegin(const Show &show)
{
    m_plan = ShowPlan{.kind = ShowPlan::Kind::Begin, .show = show};
    replan();
}

void ShowService::planEnd()
{
    if (m_run && m_run->phase != Phase::Running)
        return;
    sample();  // so that the figures are those of now
    ShowRun run
        = m_run.value_or(ShowRun{.name = tr("Stream without a show"), .beganAt = m_facts->liveSince()});
    if (!run.beganAt.isValid())
        run.beganAt = now();
    const Show *show = find(run.showId);
    m_plan = ShowPlan{.kind = ShowPlan::Kind::End, .show = show ? *show : Show{.name = run.name}, .run = run};
    // Times are stored as seconds.
    if (const EndChoices kept = m_store.choices();
        kept.beganAt.isValid() && kept.beganAt.secsTo(run.beganAt) == 0)
        m_plan->parts = kept.parts;
    replan();
}

void ShowService::setFolder(const QString &path)
{
    if (const auto kept = m_store.saveFolder(path); !kept)
        return Q_EMIT failed(kept.error());
    compareAgain(ShowPart::Markers);
}

QString ShowService::endTarget() const
{
    EndTarget target{.from = m_plan->run.beganAt};
    static const QRegularExpression unsafe(QStringLiteral("[\\x00-\\x1f<>:\"/\\\\|?*]"));
    if (const QString folder = m_store.folder(); !folder.isEmpty())
        target.file = QStringLiteral("%1/%2 %3")
                          .arg(folder, QString(m_plan->run.name).replace(unsafe, QStringLiteral("_")),
                               m_plan->run.beganAt.toLocalTime().toString(QStringLiteral("yyyy-MM-dd HHmm")));
    return QString::fromUtf8(Api::toText(target));
}

void ShowService::replan()
{
    if (!m_plan)
        return;
    m_planning = std::make_unique<QObject>();
    m_plan->isReading = true;
    Q_EMIT planChanged();
    const auto done = [this](QList<PartPlan> parts) { planned(std::move(parts)); };
    if (m_plan->kind == ShowPlan::Kind::End)
        m_planner.planEnd(m_plan->run.begin, endTarget(), m_planning.get(), done);
    else
        m_planner.planBegin(m_plan->show, m_planning.get(), done);
}

void ShowService::planned(QList<PartPlan> parts)
{
    for (PartPlan &part : parts)
        offerRules(part);
    keepChoices(parts);
    decideTakenOff(parts);
    m_plan->parts = std::move(parts);
    m_plan->at = now();
    m_plan->isReading = false;
    Q_EMIT planChanged();
}

void ShowService::offerRules(PartPlan &part) const
{
    const QList<RewardRule> &rules = m_plan->show.rules;
    if (part.part != ShowPart::Waiting)
        return;
    for (ShowStep &step : part.steps) {
        const auto rule = std::ranges::find(rules, step.key, &RewardRule::rewardId);
        step.choice = rule == rules.end() ? WaitingChoice::Leave : rule->choice;
        step.isChosen = step.choice != WaitingChoice::Leave;
    }
}

void ShowService::compareAgain(ShowPart part)
{
    if (!m_plan || m_plan->kind != ShowPlan::Kind::End || m_plan->isReading)
        return;
    const auto place = std::ranges::find(m_plan->parts, part, &PartPlan::part);
    if (place == m_plan->parts.end() || !place->failure.isEmpty())
        return;
    QList<PartPlan> now{m_planner.compared(*handler(part), {}, endTarget())};
    offerRules(now.first());
    keepChoices(now);
    const auto at = place - m_plan->parts.begin();  // a copy invalidates iterators
    QList<PartPlan> parts = m_plan->parts;
    parts[at] = now.first();
    decideTakenOff(parts);
    if (parts == m_plan->parts)
        return;
    m_plan->parts = std::move(parts);
    Q_EMIT planChanged();
}

void ShowService::keepChoices(QList<PartPlan> &parts) const
{
    for (PartPlan &part : parts) {
        const auto before = std::ranges::find(m_plan->parts, part.part, &PartPlan::part);
        if (before == m_plan->parts.end())
            continue;
        for (const ShowStep &step : before->steps) {
            ShowStep *const same = part.find(step.key);
            // A change elsewhere turns a step off by itself, and its end on again: neither is a choice.
            if (!same || same->isDrifted != step.isDrifted)
                continue;
            same->isChosen = step.isChosen;
            same->choice = step.choice;
        }
    }
}

void ShowService::decideTakenOff(QList<PartPlan> &parts) const
{
    QStringList rewards;
    for (const PartPlan &part : std::as_const(parts)) {
        for (const ShowStep &step : part.steps) {
            if (part.part == ShowPart::Rewards && step.canRun())
                rewards += step.items;
        }
    }
    for (PartPlan &part : parts) {
        for (ShowStep &step : part.steps) {
            if (part.part != ShowPart::Waiting)
                continue;
            step.isTakenOff = rewards.contains(step.key);
            step.isChosen = step.decision() != WaitingChoice::Leave;
        }
    }
}

void ShowService::dropPlan()
{
    m_planning.reset();
    m_plan.reset();
    Q_EMIT planChanged();
}

void ShowService::choose(ShowPart part, const QString &key, bool isChosen)
{
    chooseSteps(part, key, [part, isChosen](ShowStep &step, bool isMeant) {
        if (isMeant)
            step.isChosen = isChosen;
        else if (part == ShowPart::Raid)
            step.isChosen = false;
    });
}

void ShowService::chooseRestores(ShowPart part, bool areDrifted, bool areChosen)
{
    chooseSteps(part, {}, [areDrifted, areChosen](ShowStep &step, bool isMeant) {
        if (isMeant && step.isDrifted == areDrifted)
            step.isChosen = areChosen;
    });
}

void ShowService::choose(const QString &key, WaitingChoice choice)
{
    chooseSteps(ShowPart::Waiting, key, [choice](ShowStep &step, bool isMeant) {
        if (!isMeant)
            return;
        step.choice = choice;
        step.isChosen = choice != WaitingChoice::Leave;
    });
}

void ShowService::chooseSteps(ShowPart part, const QString &key,
                              const std::function<void(ShowStep &, bool)> &choose)
{
    if (!m_plan)
        return;
    for (PartPlan &one : m_plan->parts) {
        for (ShowStep &step : one.steps) {
            if (one.part == part)
                choose(step, key.isEmpty() ? step.obstacle.isEmpty() : step.key == key);
        }
    }
    if (m_plan->kind == ShowPlan::Kind::End) {
        decideTakenOff(m_plan->parts);
        if (const auto kept = m_store.saveChoices({m_plan->run.beganAt, m_plan->parts}); !kept)
            Q_EMIT failed(kept.error());
    }
    Q_EMIT planChanged();
}

Result<void> ShowService::begin()
{
    if (!m_plan || m_plan->isReading || m_plan->kind != ShowPlan::Kind::Begin || m_run)
        return Error{.kind = Error::Kind::Conflict, .message = tr("Another show is running.")};
    ShowRun run{
        .showId = m_plan->show.id, .name = m_plan->show.name, .beganAt = now(), .begin = m_plan->parts};
    m_facts->begin(run.summary);
    if (auto kept = m_store.save(run); !kept)
        return kept;
    dropPlan();
    setStopped(false);
    follow(std::move(run));
    work();
    return {};
}

Result<void> ShowService::end()
{
    if (!m_plan || m_plan->isReading || m_plan->kind != ShowPlan::Kind::End || m_isWorking
        || (m_run && m_run->phase != Phase::Running))
        return Error{.kind = Error::Kind::Conflict, .message = tr("The show is not running.")};
    sample();
    ShowRun run = m_run.value_or(m_plan->run);
    run.end = m_plan->parts;
    run.phase = Phase::Ending;
    run.isStopped = false;  // what was stopped is the begin
    run.endedAt = now();
    for (PartPlan &part : run.end) {
        if (part.part == ShowPart::Raid)  // only the channel that is raided is a step
            part.steps.removeIf([](const ShowStep &step) { return !step.canRun(); });
        if (auto target = Api::fromText<EndTarget>(part.after.toUtf8()); target && isOfEnd(part.part)) {
            target->until = run.endedAt;  // also if it is finished much later
            part.after = QString::fromUtf8(Api::toText(*target));
        }
    }
    for (PartPlan &part : run.begin) {
        for (ShowStep &step : part.steps) {
            if (step.state != State::Waiting && !step.isOpen())
                continue;
            step.state = State::LeftOut;
            step.reason = tr("The show ended before.");
        }
    }
    if (auto kept = m_store.save(run); !kept)
        return kept;
    if (const Show *known = find(run.showId)) {
        Show show = *known;  // not that of the plan, which may have been changed since
        for (const PartPlan &part : run.end) {
            for (const ShowStep &step : part.steps) {
                if (part.part != ShowPart::Waiting)
                    continue;
                show.rules.removeIf([&](const RewardRule &rule) { return rule.rewardId == step.key; });
                show.rules.append({step.key, step.choice});
            }
        }
        std::ignore = save(show);  // the next end then asks again
    }
    dropPlan();
    setStopped(false);
    follow(std::move(run));
    finish();
    return {};
}

void ShowService::finish()
{
    m_facts->sum(*m_run, m_guard.get(), [this](const ShowSummary &summary) {
        m_run->summary = summary;
        m_run->summary.chatterIds.clear();
        saveRun();
        work();
    });
}

void ShowService::undo()
{
    if (!m_run || !m_run->isBegin() || m_isPlanningUndo)
        return;
    m_isPlanningUndo = true;
    if (!m_isWorking)
        work();
    Q_EMIT runChanged();
}

void ShowService::work()
{
    if (!m_run || m_isWorking)
        return;
    if (m_isPlanningUndo) {
        m_planningUndo = std::make_unique<QObject>();  // dropPlan() does not end it
        m_isWorking = true;
        const auto planned = [this](QList<PartPlan> parts) {
            m_isPlanningUndo = m_isWorking = false;
            const auto failure
                = std::ranges::find_if(parts, [](const PartPlan &part) { return !part.failure.isEmpty(); });
            if (failure != parts.end()) {
                Q_EMIT runChanged();
                return Q_EMIT failed({.kind = Error::Kind::Offline, .message = failure->failure});
            }
            m_guards.clear();
            m_run->end = std::move(parts);
            m_run->phase = Phase::Undoing;
            m_run->endedAt = now();
            setStopped(false);
            saveRun();
            Q_EMIT runChanged();
            work();
        };
        return m_planner.planUndo(m_run->begin, m_planningUndo.get(), planned);
    }
    const QList<PartPlan> &parts = m_run->active();
    if (const auto open = std::ranges::find_if(parts, &PartPlan::isOpen); open != parts.end()) {
        if (!m_run->isStopped)
            run(open - parts.begin());
        return;
    }
    // A stop that came while the last step was being sent holds nothing back.
    if (m_run->isStopped && m_run->count(State::Failed) == 0 && m_run->count(State::Waiting) == 0) {
        setStopped(false);
        saveRun();
        Q_EMIT runChanged();
    }
    settle();
}

void ShowService::run(qsizetype place)
{
    m_isWorking = true;
    PartPlan &part = m_run->active()[place];
    for (ShowStep &step : part.steps) {
        if (step.isOpen())
            step.state = State::Running;
    }
    saveRun();
    Q_EMIT runChanged();
    const auto isCurrent = std::make_shared<bool>(true);
    // An earlier run of the part ends, for example one that another announcement waits in.
    auto &guard = m_guards[part.part];
    guard = std::make_unique<QObject>();
    const auto reported = std::make_shared<PartPlan>(part);
    const auto progress
        = [this, place, isCurrent, reported, context = QPointer(guard.get())](const PartPlan &now) {
              if (!context)
                  return;
              PartPlan &present = m_run->active()[place];
              PartPlan before = std::exchange(present, now);
              for (ShowStep &step : present.steps) {
                  // The handler knows nothing of a retry, and reports its own failure once more.
                  if (const ShowStep *last = reported->find(step.key); last && *last == step)
                      step = *before.find(step.key);
              }
              *reported = now;
              saveRun();
              if (*isCurrent && now.count(State::Running) == 0) {
                  *isCurrent = false;
                  m_isWorking = false;
                  QMetaObject::invokeMethod(this, &ShowService::work, Qt::QueuedConnection);
              }
              Q_EMIT runChanged();
          };
    handler(part.part)->run(part, guard.get(), progress);
}

void ShowService::settle()
{
    if (m_run->phase == Phase::Beginning) {
        m_run->phase = Phase::Running;
        saveRun();
        return Q_EMIT runChanged();
    }
    if (m_run->isBegin() || m_run->count(State::Failed) > 0)
        return;
    m_run->phase = m_run->phase == Phase::Undoing ? Phase::Undone : Phase::Ended;
    saveRun();
    m_past.remove(m_run->showId);
    m_sampling.stop();
    m_guard.reset();
    m_guards.clear();
    const ShowRun over = *std::exchange(m_run, std::nullopt);
    Q_EMIT runChanged();
    Q_EMIT ended(over);
}

void ShowService::tryAgain(ShowStep &step) const
{
    step.state = State::Planned;
    step.reason.clear();
    step.reference.clear();
    if (step.dueAt.isValid())
        step.dueAt = now();
}

void ShowService::changeSteps(const std::function<void(ShowPart, ShowStep &)> &change)
{
    for (PartPlan &part : m_run->active()) {
        const QList<ShowStep> before = part.steps;
        for (ShowStep &step : part.steps)
            change(part.part, step);
        // Its handler waits with the steps as they were, and would go on with those.
        const bool waits = std::ranges::find(before, State::Waiting, &ShowStep::state) != before.end();
        if (!waits || part.steps == before)
            continue;
        m_guards.erase(part.part);
        for (ShowStep &step : part.steps) {
            if (step.state == State::Waiting)
                step.state = State::Planned;
        }
    }
    saveRun();
    Q_EMIT runChanged();
    work();
}

void ShowService::setStopped(bool isStopped)
{
    if (m_run)
        m_run->isStopped = isStopped;
    for (const auto &handler : m_planner.handlers())
        handler->setStopped(isStopped);
}

void ShowService::retry(ShowPart part, const QString &key)
{
    if (!m_run)
        return;
    setStopped(false);
    changeSteps([&](ShowPart of, ShowStep &step) {
        if (of == part && step.key == key && step.state == State::Failed)
            tryAgain(step);
    });
}

void ShowService::leaveOut(ShowPart part, const QString &key)
{
    if (!m_run)
        return;
    changeSteps([&](ShowPart of, ShowStep &step) {
        if (of == part && step.key == key && (step.state == State::Failed || step.state == State::Waiting))
            step.state = State::LeftOut;
    });
}

void ShowService::stop()
{
    if (!m_run || m_run->isStopped)
        return;
    setStopped(true);
    saveRun();
    Q_EMIT runChanged();
}

void ShowService::resume()
{
    if (!m_run)
        return;
    setStopped(false);
    changeSteps([this](ShowPart, ShowStep &step) {
        if (step.state == State::Failed)
            tryAgain(step);
    });
}

void ShowService::giveUp()
{
    if (!m_run || m_isWorking)
        return;
    const bool wasStopped = m_run->isStopped;
    setStopped(false);
    changeSteps([wasStopped](ShowPart, ShowStep &step) {
        const bool isHeld = wasStopped && step.state == State::Waiting;
        if (step.isOpen() || isHeld || step.state == State::Failed)
            step.state = State::LeftOut;
    });
}

void ShowService::saveRun(bool isDurable)
{
    if (const auto kept = m_store.save(*m_run, isDurable); !kept)
        Q_EMIT failed(kept.error());
}

void ShowService::sample()
{
    if (!m_run || !m_run->isBegin())
        return;
    ShowSummary &summary = m_run->summary;
    const auto viewers = m_facts->sample(summary);
    const qint64 minute = m_run->beganAt.secsTo(now()) / 60;
    if (minute >= 0 && minute < maxSamples) {
        while (summary.viewers.size() <= minute)
            summary.viewers.append(-1);
        summary.viewers[minute] = viewers.value_or(-1);
        summary.peakViewers = std::max(summary.peakViewers, viewers.value_or(0));
    }
    saveRun(false);  // once a minute: figures need not wait for the disk
}

}  // namespace Sidestage
