// SPDX-License-Identifier: GPL-3.0-or-later
#include "show_service.h"

#include "base/clock.h"

#include <algorithm>

namespace Sidestage {

using namespace std::chrono_literals;
using State = ShowStep::State;
using Phase = ShowRun::Phase;

namespace {

constexpr int maxSamples = 24 * 60;

}  // namespace

int ShowPlan::requests() const
{
    int requests = 0;
    for (const PartPlan &part : parts)
        requests += part.requests();
    return requests;
}

int ShowPlan::steps() const
{
    int steps = 0;
    for (const PartPlan &part : parts)
        steps += int(std::ranges::count_if(part.steps, &ShowStep::canRun));
    return steps;
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
            if (one->part() == ShowPart::Waiting)
                updateWaiting();
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
    m_run = m_store.current();
    if (!m_run)
        return;
    for (PartPlan &part : m_run->active()) {
        for (ShowStep &step : part.steps) {
            if (step.state == State::Waiting)
                step.state = State::Planned;
        }
    }
    m_guard = std::make_unique<QObject>();
    m_sampling.start();
    Q_EMIT runChanged();
    if (m_run->phase == Phase::Ending)
        finish();
    else
        work();
}

const Show *ShowService::find(qint64 id) const
{
    const auto found = std::ranges::find(m_shows, id, &Show::id);
    return found == m_shows.end() ? nullptr : &*found;
}

Result<void> ShowService::save(Show &show)
{
    show.name = show.name.simplified();
    const QString field = QStringLiteral("name");
    if (show.name.isEmpty())
        return Error::broken(Fault::Missing, field);
    for (const Show &other : m_shows) {
        if (other.id == show.id || other.name.compare(show.name, Qt::CaseInsensitive) != 0)
            continue;
        Error error = Error::broken(Fault::NotOneOf, field);
        error.message = tr("Another show has this name.");
        return error;
    }
    if (auto saved = m_store.save(show); !saved)
        return saved;
    m_shows = m_store.shows();
    Q_EMIT showsChanged();
    return {};
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
    QString free = name;
    for (int number = 2; isTaken(free); ++number)
        free = tr("%1 %2", "a name; a number").arg(name).arg(number);
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
    if (!m_run || m_run->phase != Phase::Running)
        return;
    const Show *show = find(m_run->showId);
    m_plan = ShowPlan{.kind = ShowPlan::Kind::End, .show = show ? *show : Show{.name = m_run->name}};
    replan();
}

void ShowService::replan()
{
    if (!m_plan)
        return;
    const bool isEnd = m_plan->kind == ShowPlan::Kind::End;
    m_planning = std::make_unique<QObject>();
    m_plan->isReading = true;
    const auto planned = [this, isEnd](QList<PartPlan> parts) {
        for (PartPlan &part : parts) {
            if (part.part == ShowPart::Waiting)
                offerRules(part);
        }
        keepChoices(parts);
        m_plan->parts = std::move(parts);
        m_plan->at = now();
        m_plan->isReading = false;
        Q_EMIT planChanged();
    };
    Q_EMIT planChanged();
    m_planner.plan(m_plan->show, isEnd && m_run ? m_run->begin : QList<PartPlan>(), isEnd, m_planning.get(),
                   planned);
}

void ShowService::offerRules(PartPlan &waiting) const
{
    const QList<RewardRule> &rules = m_plan->show.rules;
    for (ShowStep &step : waiting.steps) {
        const auto rule = std::ranges::find(rules, step.key, &RewardRule::rewardId);
        step.choice = rule == rules.end() ? WaitingChoice::Leave : rule->choice;
        step.isChosen = step.choice != WaitingChoice::Leave;
    }
}

void ShowService::updateWaiting()
{
    if (!m_plan || m_plan->kind != ShowPlan::Kind::End || m_plan->isReading)
        return;
    const auto waiting = std::ranges::find(m_plan->parts, ShowPart::Waiting, &PartPlan::part);
    if (waiting == m_plan->parts.end())
        return;
    QList<PartPlan> now{m_planner.compared(*handler(ShowPart::Waiting), {}, {})};
    offerRules(now.first());
    keepChoices(now);
    *waiting = now.first();
    Q_EMIT planChanged();
}

void ShowService::keepChoices(QList<PartPlan> &parts) const
{
    for (const PartPlan &before : m_plan->parts) {
        for (PartPlan &part : parts) {
            if (part.part != before.part)
                continue;
            for (const ShowStep &step : before.steps) {
                ShowStep *const same = part.find(step.key);
                // What was found to be changed elsewhere only now stays off.
                if (!same || (same->isDrifted && !step.isDrifted))
                    continue;
                same->isChosen = step.isChosen;
                same->choice = step.choice;
            }
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
    if (!m_plan)
        return;
    for (PartPlan &one : m_plan->parts) {
        if (ShowStep *const step = one.part == part ? one.find(key) : nullptr)
            step->isChosen = isChosen;
    }
    Q_EMIT planChanged();
}

void ShowService::choose(const QString &key, WaitingChoice choice)
{
    if (!m_plan)
        return;
    for (PartPlan &one : m_plan->parts) {
        if (ShowStep *const step = one.part == ShowPart::Waiting ? one.find(key) : nullptr) {
            step->choice = choice;
            step->isChosen = choice != WaitingChoice::Leave;
        }
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
    m_run = std::move(run);
    m_guard = std::make_unique<QObject>();
    m_sampling.start();
    sample();
    dropPlan();
    Q_EMIT runChanged();
    work();
    return {};
}

Result<void> ShowService::end()
{
    if (!m_plan || m_plan->isReading || m_plan->kind != ShowPlan::Kind::End || !m_run
        || m_run->phase != Phase::Running || m_isWorking)
        return Error{.kind = Error::Kind::Conflict, .message = tr("The show is not running.")};
    sample();
    ShowRun run = *m_run;
    run.end = m_plan->parts;
    run.phase = Phase::Ending;
    run.endedAt = now();
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
    m_run = std::move(run);
    m_guard = std::make_unique<QObject>();
    if (Show show = m_plan->show; show.id) {
        for (const PartPlan &part : m_run->end) {
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
    Q_EMIT runChanged();
    finish();
    return {};
}

void ShowService::finish()
{
    m_facts->sum(*m_run, m_guard.get(), [this](const ShowSummary &summary) {
        m_run->summary = summary;
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
        m_planning = std::make_unique<QObject>();
        m_isWorking = true;
        const auto planned = [this](QList<PartPlan> parts) {
            m_isPlanningUndo = m_isWorking = false;
            const auto failure
                = std::ranges::find_if(parts, [](const PartPlan &part) { return !part.failure.isEmpty(); });
            if (failure != parts.end()) {
                Q_EMIT runChanged();
                return Q_EMIT failed({.kind = Error::Kind::Offline, .message = failure->failure});
            }
            m_guard = std::make_unique<QObject>();
            m_run->end = std::move(parts);
            m_run->phase = Phase::Undoing;
            m_run->isStopped = false;
            m_run->endedAt = now();
            saveRun();
            Q_EMIT runChanged();
            work();
        };
        return m_planner.plan({}, m_run->begin, false, m_planning.get(), planned);
    }
    if (m_run->isStopped)
        return;
    const QList<PartPlan> &parts = m_run->active();
    for (qsizetype place = 0; place < parts.size(); ++place) {
        if (parts[place].isOpen())
            return run(place);
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
    handler(part.part)->run(part, m_guard.get(), [this, place, isCurrent](const PartPlan &now) {
        m_run->active()[place] = now;
        saveRun();
        if (*isCurrent && !now.isOpen()) {
            *isCurrent = false;
            m_isWorking = false;
            QMetaObject::invokeMethod(this, &ShowService::work, Qt::QueuedConnection);
        }
        Q_EMIT runChanged();
    });
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

void ShowService::retry(ShowPart part, const QString &key)
{
    if (!m_run)
        return;
    for (PartPlan &one : m_run->active()) {
        if (ShowStep *step = one.part == part ? one.find(key) : nullptr; step && step->state == State::Failed)
            tryAgain(*step);
    }
    m_run->isStopped = false;
    saveRun();
    Q_EMIT runChanged();
    work();
}

void ShowService::leaveOut(ShowPart part, const QString &key)
{
    if (!m_run)
        return;
    for (PartPlan &one : m_run->active()) {
        if (ShowStep *step = one.part == part ? one.find(key) : nullptr;
            step && (step->state == State::Failed || step->state == State::Waiting))
            step->state = State::LeftOut;
    }
    saveRun();
    Q_EMIT runChanged();
    work();
}

void ShowService::stop()
{
    if (!m_run || m_run->isStopped)
        return;
    m_run->isStopped = true;
    saveRun();
    Q_EMIT runChanged();
}

void ShowService::resume()
{
    if (!m_run)
        return;
    for (PartPlan &part : m_run->active()) {
        for (ShowStep &step : part.steps) {
            if (step.state == State::Failed)
                tryAgain(step);
        }
    }
    m_run->isStopped = false;
    saveRun();
    Q_EMIT runChanged();
    work();
}

void ShowService::giveUp()
{
    if (!m_run || m_isWorking)
        return;
    for (PartPlan &part : m_run->active()) {
        for (ShowStep &step : part.steps) {
            if (step.isOpen() || step.state == State::Failed)
                step.state = State::LeftOut;
        }
    }
    m_run->isStopped = false;
    saveRun();
    Q_EMIT runChanged();
    work();
}

void ShowService::saveRun()
{
    if (const auto kept = m_store.save(*m_run); !kept)
        Q_EMIT failed(kept.error());
}

void ShowService::sample()
{
    if (!m_run || !m_run->isBegin())
        return;
    const auto viewers = m_facts->viewers();
    const qint64 minute = m_run->beganAt.secsTo(now()) / 60;
    if (minute < 0 || minute >= maxSamples)
        return;
    QList<int> &all = m_run->summary.viewers;
    while (all.size() <= minute)
        all.append(-1);
    all[minute] = viewers.value_or(-1);
    m_run->summary.peakViewers = std::max(m_run->summary.peakViewers, viewers.value_or(0));
    saveRun();
}

}  // namespace Sidestage
