// SPDX-License-Identifier: GPL-3.0-or-later
#include "snapshots_card.h"

#include "base/bidi.h"
#include "chat/base/chat_texts.h"
#include "chat/base/hold_texts.h"
#include "chat/people/channel_choice.h"
#include "kit/layout/empty_layout.h"
#include "kit/layout/spacing.h"
#include "restore_dialog.h"

#include "chat/chat_service.h"
#include "chat/modes/mode_board.h"
#include "chat/people/chat_channels.h"
#include "forms/collection_dialog.h"
#include "kit/controls/button.h"
#include "kit/text/elided_label.h"
#include "kit/text/second_ticker.h"
#include "kit/text/time_text.h"
#include "kit/text/wrap_label.h"
#include "kit/theme/theme.h"
#include "schema/describe.h"

#include <QBoxLayout>
#include <QGridLayout>
#include <QLocale>
#include <QMenu>

namespace Sidestage {

namespace {

constexpr int maxAtFirst = 3;
constexpr int second = 1000;  // milliseconds
constexpr int maxShown = 50;

using State = ModeHold::State;

}  // namespace

SnapshotsCard::SnapshotsCard(ChatService *service, ChannelChoice *choice, QWidget *parent)
    : Card(tr("Snapshots"), Icon::Clock, parent)
    , m_service(service)
    , m_choice(choice)
{
    setObjectName(QStringLiteral("snapshots"));
    m_lock = named("lockDown", Button::compact(Icon::Shield, tr("Lock down…"), Button::Role::Default));
    m_lock->setToolTip(
        tr("Sets strict modes in all channels at once and later restores exactly what they were."));
    addToHead(m_lock);
    connect(m_lock, &QPushButton::clicked, this, &SnapshotsCard::lockdownRequested);
    auto *rows = new QWidget;
    m_rows = new QVBoxLayout(rows);
    body()->addWidget(rows);
    m_all = named("allSnapshots", Button::compact(QString(), Button::Role::Link));
    body()->addWidget(m_all, 0, Qt::AlignLeft);
    connect(m_all, &QPushButton::clicked, this, [this] {
        m_showsAll = !m_showsAll;
        reload();
    });
    m_timedArea = named("timedModes", new QWidget);
    m_timedRows = new QVBoxLayout(m_timedArea);
    body()->addWidget(m_timedArea);
    setSpacing(m_rows, 6);
    setSpacing(m_timedRows, 6);
    SecondTicker::shared()->follow(this, [this] {
        tickTimed();
        return m_timed.isEmpty() ? 0 : second;
    });
    connect(service->scheduler(), &ModeScheduler::snapshotsChanged, this, &SnapshotsCard::reload);
    connect(service->scheduler(), &ModeScheduler::changed, this, &SnapshotsCard::reloadTimed);
    connect(service->scheduler(), &ModeScheduler::snapshotTaken, this, [this](qint64 id) {
        if (const auto snapshot = m_service->store()->snapshot(id))
            Q_EMIT saved(tr("Snapshot saved %1").arg(fullMoment(snapshot->at)));
    });
    connect(service->scheduler(), &ModeScheduler::failed, this, [this](const Error &error) {
        const auto channel = m_service->channels()->find(error.field);
        setError(channel ? tr("%1 is not in the snapshot. %2").arg(isolated(channel->name), wordsOf(error))
                         : wordsOf(error));
    });
    connect(service->board(), &ModeBoard::jobChanged, this, &SnapshotsCard::follow);
    reload();
    reloadTimed();
}

void SnapshotsCard::takeSnapshot()
{
    QStringList channels = m_choice->chosen();
    if (channels.isEmpty())
        channels = m_service->channels()->shown();
    setError({});
    if (channels.isEmpty())
        return;
    const QString time = QLocale().toString(QTime::currentTime(), QLocale::ShortFormat);
    m_service->scheduler()->takeSnapshot(channels, tr("Snapshot %1", "a time").arg(time));
}

void SnapshotsCard::reload()
{
    emptyLayout(m_rows);
    const QList<ModeSnapshot> snapshots
        = m_service->store()->snapshots(m_showsAll ? maxShown : maxAtFirst + 1);
    const int shown = m_showsAll ? int(snapshots.size()) : qMin(maxAtFirst, int(snapshots.size()));
    for (const ModeSnapshot &snapshot : snapshots.first(shown)) {
        if (m_rows->count())
            m_rows->addWidget(makeDivider());
        m_rows->addWidget(makeRow(snapshot));
    }
    if (snapshots.isEmpty()) {
        auto *hint
            = makeParagraph(tr("Snapshots of the modes before each change appear here, ready to restore."),
                            TextRole::Small, Tone::Hint);
        m_rows->addWidget(hint);
    }
    m_all->setVisible(snapshots.size() > maxAtFirst);
    m_all->setText(m_showsAll ? tr("Show fewer") : tr("Show all"));
}

QWidget *SnapshotsCard::makeRow(const ModeSnapshot &snapshot)
{
    const QString name = nameOf(snapshot);
    const QString detail
        = tr("%1 · %2", "a time; how many channels")
              .arg(fullMoment(snapshot.at), tr("%Ln channels", nullptr, int(snapshot.channels.size())));
    auto *row = named(QStringLiteral("snapshot:%1").arg(snapshot.id), new QWidget);
    // Texts wrap in a narrow column, because "before what" must not be elided.
    auto *title = named("snapshotName", new WrapLabel(name));
    auto *about = named("snapshotDetail", new WrapLabel(detail, TextRole::Small, Tone::Hint));
    auto *restoreButton
        = named(QStringLiteral("restoreSnapshot:%1").arg(snapshot.id), Button::compact(tr("Restore…")));
    restoreButton->setAccessibleName(tr("Restore %1, %2").arg(name, detail));
    const qint64 id = snapshot.id;
    connect(restoreButton, &QPushButton::clicked, this, [this, id] { restore(id); });
    auto *more = named(QStringLiteral("moreSnapshot:%1").arg(snapshot.id),
                       Button::iconOnly(Icon::More, tr("More actions for %1").arg(name)));
    auto *menu = new QMenu(more);
    menu->addAction(Icons::icon(Icon::Edit), snapshot.isNamed() ? tr("Rename…") : tr("Name and keep…"), this,
                    [this, id] { rename(id); });
    menu->addAction(Icons::icon(Icon::Trash), tr("Delete"), this, [this, id] { remove(id); });
    more->setMenu(menu);
    auto *layout = new QGridLayout(row);
    layout->setHorizontalSpacing(px(8));
    layout->setVerticalSpacing(px(2));
    layout->setColumnStretch(1, 1);
    layout->addWidget(new IconView(snapshot.isNamed() ? Icon::Pin : Icon::Clock), 0, 0);
    layout->addWidget(title, 0, 1, 1, 2);
    layout->addWidget(more, 0, 3);
    layout->addWidget(about, 1, 1);
    layout->addWidget(restoreButton, 1, 2, 1, 2);
    return row;
}

void SnapshotsCard::restore(qint64 id)
{
    const auto snapshot = m_service->store()->snapshot(id);
    if (!snapshot)
        return reload();
    auto *dialog = new RestoreDialog(m_service, *snapshot, this);
    connect(dialog, &RestoreDialog::begun, this, [this](qint64 job) {
        setError({});
        m_jobs.append(job);
        follow(job);
    });
    dialog->openOnce();
}

/// Reports the result of a restore.
void SnapshotsCard::follow(qint64 id)
{
    if (!m_jobs.contains(id))
        return;
    const auto job = m_service->board()->job(id);
    if (!job || !job->isOver())
        return;
    m_jobs.removeAll(id);
    const int done = job->count(ModeJob::State::Done);
    QStringList reasons;
    for (const ModeJob::Row &row : job->rows) {
        if (row.state != ModeJob::State::Failed)
            continue;
        const auto channel = m_service->channels()->find(row.channelId);
        reasons.append(tr("%1 was not restored. %2", "a channel; the reason")
                           .arg(isolated(channel ? channel->name : row.channelId),
                                wordsOf(row.error.value_or(Error{}))));
    }
    setError(reasons.join(QLatin1Char('\n')));
    Q_EMIT notified(reasons.isEmpty()
                        ? tr("Restored “%1” in %Ln channels", nullptr, done).arg(isolated(job->name))
                        : tr("Restored “%1” in %2 of %Ln channels", nullptr, int(job->rows.size()))
                              .arg(isolated(job->name), QLocale().toString(done)),
                    {}, reasons.isEmpty() ? Pill::Kind::Good : Pill::Kind::Error);
}

void SnapshotsCard::rename(qint64 id)
{
    auto snapshot = m_service->store()->snapshot(id);
    if (!snapshot)
        return reload();
    auto *dialog = new CollectionDialog<ModeSnapshot>(
        tr("Snapshot name"), "snapshotName",
        {.save = [store = m_service->store()](ModeSnapshot &named) { return store->saveSnapshot(named); }},
        this);
    dialog->setObjectName(QStringLiteral("snapshotNameDialog"));
    dialog->form()->text(&ModeSnapshot::name,
                         {.label = tr("Name"),
                          .name = "snapshotNewName",
                          .hint = tr("Named snapshots are kept until you delete them."),
                          .required = tr("Enter a name to keep the snapshot.")});
    snapshot->name = nameOf(*snapshot);
    dialog->start(*snapshot);
    connect(dialog, &CollectionFrame::changed, this, &SnapshotsCard::reload);
    dialog->resize(px(440), dialog->sizeHint().height());
    dialog->openOnce();
}

void SnapshotsCard::remove(qint64 id)
{
    const auto snapshot = m_service->store()->snapshot(id);
    if (snapshot) {
        if (const auto done = m_service->store()->removeSnapshot(id); !done)
            return setError(wordsOf(done.error()));
    }
    reload();
    if (snapshot) {
        Q_EMIT notified(tr("Deleted “%1”").arg(nameOf(*snapshot)), [this, again = *snapshot]() mutable {
            again.id = 0;
            if (const auto done = m_service->store()->saveSnapshot(again); !done)
                setError(wordsOf(done.error()));
            reload();
        });
    }
}

void SnapshotsCard::reloadTimed()
{
    m_lock->setVisible(!m_service->scheduler()->isLockedDown());
    QList<ModeHold> timed;
    for (const ModeHold &hold : m_service->scheduler()->holds()) {
        const bool isOn
            = hold.state == State::Holding || hold.state == State::Setting || hold.state == State::Restoring;
        if (hold.kind == ModeHold::Kind::Timed && isOn)
            timed.append(hold);
    }
    const bool same = std::equal(
        timed.begin(), timed.end(), m_timed.begin(), m_timed.end(), [](const ModeHold &a, const ModeHold &b) {
            return a.id == b.id && a.state == b.state && a.until == b.until && a.set == b.set;
        });
    if (!same || m_timedRows->count() == 0) {
        m_timed = timed;
        m_ends.clear();
        emptyLayout(m_timedRows);
        if (!timed.isEmpty())
            m_timedRows->addWidget(
                makeLabel(tr("Reverts automatically"), TextRole::Caption, Tone::Secondary));
        for (const ModeHold &hold : std::as_const(timed))
            m_timedRows->addWidget(makeTimedRow(hold));
    }
    m_timedArea->setVisible(!timed.isEmpty());
    tickTimed();
    SecondTicker::shared()->wake(this);
}

QWidget *SnapshotsCard::makeTimedRow(const ModeHold &hold)
{
    const QString what = whatIsHeld(hold);
    auto *row = named(QStringLiteral("timed:%1").arg(hold.id), new QWidget);
    auto *texts = new QVBoxLayout;
    texts->setSpacing(0);
    texts->addWidget(new WrapLabel(what));
    auto *end = named("timedEnd", new ElidedLabel({}, TextRole::Small, Tone::Hint));
    texts->addWidget(end);
    m_ends.insert(hold.id, end);
    auto *change = named(QStringLiteral("timedMenu:%1").arg(hold.id), Button::compact(tr("Change")));
    change->setOpens(true);
    change->setAccessibleName(tr("Change when %1 ends").arg(what));
    auto *menu = new QMenu(change);
    ModeScheduler *scheduler = m_service->scheduler();
    const qint64 id = hold.id;
    menu->addAction(Icons::icon(Icon::Undo), tr("End now"), this, [this, id] { endTimed(id); });
    for (const auto &[seconds, words] : offeredLengths())
        menu->addAction(tr("For another %1 from now").arg(words), this,
                        [scheduler, id, seconds = seconds] { scheduler->setEnd({id}, seconds); });
    menu->addAction(tr("Keep: do not revert"), this, [scheduler, id] { scheduler->release({id}); });
    change->setMenu(menu);
    change->setEnabled(hold.state != State::Restoring);
    auto *layout = new QHBoxLayout(row);
    layout->setSpacing(px(8));
    layout->addWidget(new IconView(Icon::Hourglass));
    layout->addLayout(texts, 1);
    layout->addWidget(change);
    return row;
}

/// Ends the timed mode at once. If it was changed elsewhere, a dialog first shows what would be overwritten.
void SnapshotsCard::endTimed(qint64 id)
{
    if (!m_ending.contains(id))
        m_ending.append(id);
    m_plan = std::make_unique<QObject>();
    connect(m_service->scheduler(), &ModeScheduler::planReady, m_plan.get(),
            [this](const QList<RestoreLine> &lines) {
                m_plan.release()->deleteLater();
                const QList<qint64> ending = std::exchange(m_ending, {});
                QList<qint64> unchanged;
                QList<qint64> drifted;
                for (const RestoreLine &line : lines) {
                    if (!ending.contains(line.hold))
                        return;  // this plan was requested elsewhere, instead of that one
                    (line.drift.isEmpty() ? unchanged : drifted).append(line.hold);
                }
                if (!unchanged.isEmpty())
                    m_service->scheduler()->restore(unchanged);
                if (!drifted.isEmpty())
                    (new RestoreDialog(m_service, drifted, this))->openOnce();
            });
    // Replaces the plan of those before, which are part of this one.
    m_service->scheduler()->planRestore(m_ending);
}

void SnapshotsCard::tickTimed()
{
    const QDateTime now = QDateTime::currentDateTimeUtc();
    for (const ModeHold &hold : std::as_const(m_timed)) {
        QLabel *label = m_ends.value(hold.id);
        if (!label)
            continue;
        QStringList then;
        const QList<ChatMode> modes = hold.before.modes();
        for (const ChatMode mode : modes)
            then.append(valueOf(mode, hold.before[mode]));
        const QString back = then.isEmpty() ? tr("the previous value") : then.join(QStringLiteral(", "));
        if (hold.state == State::Restoring)
            label->setText(tr("Reverting to %1").arg(back));
        else if (hold.state == State::Setting)
            label->setText(tr("Being set"));
        else if (!hold.until.isValid())
            label->setText(tr("Until you end it, then %1").arg(back));
        else if (hold.until <= now)
            label->setText(tr("Ends after the lockdown, then %1").arg(back));
        else
            label->setText(tr("%1 in %2", "a former value; a countdown")
                               .arg(back, clockText((now.msecsTo(hold.until) + 999) / 1000)));
    }
}

}  // namespace Sidestage
