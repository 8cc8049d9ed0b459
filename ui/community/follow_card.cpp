// SPDX-License-Identifier: GPL-3.0-or-later
#include "follow_card.h"

#include "accounts/account.h"
#include "base/bidi.h"
#include "community/base/community_texts.h"
#include "community/follow_export.h"
#include "day_strip.h"
#include "follow_rows.h"
#include "kit/controls/button.h"
#include "kit/controls/segmented.h"
#include "kit/layout/spacing.h"
#include "kit/messages/page_state.h"
#include "kit/text/progress_bar.h"
#include "kit/text/wrap_label.h"
#include "kit/theme/accessible.h"
#include "kit/theme/theme.h"
#include "page/permission_hint.h"

#include <QApplication>
#include <QBoxLayout>
#include <QClipboard>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QScrollBar>

namespace Sidestage {

using namespace std::chrono_literals;

namespace {

constexpr int daysShown = 14;

}  // namespace

FollowCard::FollowCard(FollowList *list, QWidget *parent)
    : Card(parent)
    , m_list(list)
    , m_model(new FollowModel(list, this))
    , m_rows(new FollowRows(m_model, list->side(), this))
{
    build();
    connect(list, &FollowList::changed, this, &FollowCard::updateTexts);
    connect(list, &FollowList::freshnessChanged, this, &FollowCard::updateTexts);
    connect(list, &FollowList::stepped, this, [this] {
        if (!m_dayTimer.isActive())
            m_dayTimer.start();
    });
    connect(m_model, &FollowModel::stateChanged, this, [this] {
        updateEmptyState();
        Q_EMIT exportChanged();
    });
    m_model->setQuery({});
    countDays();
    updateTexts();
}

FollowCard::~FollowCard() = default;

void FollowCard::build()
{
    const bool followers = isFollowers();
    setObjectName(followers ? QStringLiteral("followersCard") : QStringLiteral("followedCard"));
    setTitle(followers ? tr("Followers") : tr("Following"));
    setSymbol(followers ? Icon::People : Icon::Heart);
    m_total = named("followTotal", makeLabel({}, TextRole::Body, Tone::Secondary));
    addBesideTitle(m_total);
    m_export = named("followExport",
                     Button::iconOnly(Icon::Download,
                                      followers ? tr("Export followers…") : tr("Export followed channels…")));
    connect(m_export, &Button::clicked, this, &FollowCard::exportShown);
    addToHead(m_export);

    auto *changes = new QWidget;
    auto *changesLine = withoutMargins(new QHBoxLayout(changes));
    m_changes = named("followChanges", new WrapLabel);
    m_anew = named("followAnew", new Button(tr("Reset count"), Button::Role::Link));
    m_anew->setSmall(true);
    connect(m_anew, &Button::clicked, m_list, &FollowList::countAnew);
    changesLine->addWidget(m_changes, 1);
    changesLine->addWidget(m_anew);
    body()->addWidget(changes);

    m_days = named("followDays", new DayStrip,
                   followers ? tr("Followers per day") : tr("Followed channels per day"));
    body()->addWidget(m_days);
    m_dayLabel = named("followDay", new WrapLabel({}, TextRole::Small, Tone::Hint));
    body()->addWidget(m_dayLabel);
    connect(m_days, &DayStrip::currentChanged, this, [this] { m_dayLabel->setText(dayWords()); });

    m_progress = new QWidget;
    auto *progress = withoutMargins(new QVBoxLayout(m_progress));
    m_progressLabel = named("followProgress", new WrapLabel({}, TextRole::Small, Tone::Secondary));
    m_bar = new ProgressBar;
    m_bar->setThickness(4);
    m_bar->setAccessibleName(tr("Loading the list"));
    progress->addWidget(m_progressLabel);
    progress->addWidget(m_bar);
    body()->addWidget(m_progress);
    m_note = named("followNote", new WrapLabel({}, TextRole::Small, Tone::Warn));
    body()->addWidget(m_note);
    m_why = named("followWhy", new PermissionHint({}, m_list->scope()));
    body()->addWidget(m_why);
    buildList();

    setSpacing(progress, 4);
    setScaled(m_search, &QWidget::setMinimumHeight, Measure::input);
}

void FollowCard::buildList()
{
    const bool followers = isFollowers();
    m_show = named("followShow", new Segmented,
                   followers ? tr("Filter followers") : tr("Filter followed channels"));
    m_show->addOption(tr("All"), int(FollowShow::All));
    m_show->addOption(tr("New"), int(FollowShow::Came));
    m_show->addOption(tr("Gone"), int(FollowShow::Left));
    connect(m_show, &Segmented::currentChanged, this, &FollowCard::search);
    m_search = named("followSearch", new SearchField,
                     followers ? tr("Search followers") : tr("Search followed channels"));
    m_search->setPlaceholderText(tr("Search names"));
    m_search->setKey(QKeySequence(Qt::Key_Slash));
    m_typing.setSingleShot(true);
    m_typing.setInterval(120ms);
    connect(&m_typing, &QTimer::timeout, this, &FollowCard::search);
    connect(m_search, &QLineEdit::textChanged, this, [this] {
        m_typing.start();
        m_saying.start();
    });
    m_saying.setSingleShot(true);
    m_saying.setInterval(900ms);
    connect(&m_saying, &QTimer::timeout, this, [this] {
        if (m_search->hasFocus())
            announce(m_search, m_found->text());
    });
    m_dayTimer.setSingleShot(true);
    m_dayTimer.setInterval(2s);
    connect(&m_dayTimer, &QTimer::timeout, this, &FollowCard::countDays);
    body()->addWidget(m_show);
    body()->addWidget(m_search);
    m_found = named("followFound", makeLabel({}, TextRole::Small, Tone::Hint));
    body()->addWidget(m_found);

    m_saver = new FileSaver(QStringLiteral("follow"), this);
    body()->addWidget(m_saver);
    connect(m_saver, &FileSaver::runningChanged, this, &FollowCard::exportChanged);
    connect(m_saver, &FileSaver::focusLost, this, &FollowCard::focusList);
    connect(this, &FollowCard::exportChanged, this, [this] { m_export->setEnabled(canExport()); });

    m_table = new LongList;
    m_table->setObjectName(followers ? QStringLiteral("followersList") : QStringLiteral("followedList"));
    m_table->setAccessibleName(followers ? tr("Followers, newest first")
                                         : tr("Followed channels, newest first"));
    m_table->setModel(m_rows);
    connect(m_table, &LongList::currentRowChanged, m_model, &FollowModel::pin);
    m_search->setList(m_table);
    m_state = new PageState(m_table, QStringLiteral("followEmpty"));
    m_state->setSearch(m_search);
    body()->addWidget(m_state, 1);
}

QList<QWidget *> FollowCard::stops() const
{
    return {m_export, m_anew, m_days, m_why->whyButton(), m_show, m_search};
}

void FollowCard::search()
{
    m_typing.stop();
    m_model->setQuery(
        {.show = FollowShow(m_show->currentData().toInt()), .words = m_search->text().trimmed()});
    m_table->verticalScrollBar()->setValue(0);
    updateEmptyState();
}

void FollowCard::copyName()
{
    const QModelIndex index = m_table->currentIndex();
    const QString login = index.data(FollowModel::LoginRole).toString();
    if (login.isEmpty())
        return;
    QApplication::clipboard()->setText(login);
    announce(m_table, tr("%1 copied").arg(login));
}

void FollowCard::exportShown()
{
    if (!canExport())
        return;
    const FollowQuery query = m_model->query();
    const QString what = isFollowers()   ? query.show == FollowShow::Came ? tr("new followers")
              : query.show == FollowShow::Left                            ? tr("lost followers")
                                                                          : tr("followers")
          : query.show == FollowShow::Came ? tr("newly followed channels")
        : query.show == FollowShow::Left ? tr("channels no longer followed")
                                         : tr("followed channels");
    m_saver->choose(
        {.title = tr("Export %1").arg(what),
         .name = QStringLiteral("%1 %2").arg(what, QDate::currentDate().toString(Qt::ISODate)),
         .kinds = {FileSaver::csvKind()},
         .total = m_model->isScanning() ? 0 : m_model->rowCount(),
         .write = [list = m_list, query](const FileSaver::Target &target, FileSaver::Progress progress) {
             return exportFollows(list, target.path, query, std::move(progress), target.style);
         }});
}

Bound FollowCard::countDays()
{
    const bool isSomeStored = m_list->state().stored > 0;
    auto counting = m_list->days(daysShown);
    const auto days = co_await counting;
    if (days) {
        m_days->setDays(*days);
        m_areDaysKnown = isSomeStored;
        updateChanges();
    }
    m_dayLabel->setText(dayWords());
}

void FollowCard::updateTexts()
{
    const int total = m_list->total();
    m_total->setText(total < 0 ? QString() : QLocale().toString(total));
    updateChanges();
    updateProgress();
    updatePermission();
    updateEmptyState();
    // Counts the days again after midnight even if there are no new followers.
    if (!m_days->days().isEmpty() && m_days->days().last().date != m_list->today() && !m_dayTimer.isActive())
        m_dayTimer.start();
    Q_EMIT exportChanged();
}

void FollowCard::updateChanges()
{
    const FollowState &state = m_list->state();
    const bool counts = state.since.isValid();
    const QString text = !counts ? QString()
                                 : tr("Changes since %1: %2 new, %3 gone")
                                       .arg(whenText(state.since, QDate::currentDate()),
                                            QLocale().toString(state.came), QLocale().toString(state.left));
    m_changes->setText(text);
    m_changes->setToolTip(counts ? tr("Since %1").arg(exactText(state.since)) : QString());
    m_changes->parentWidget()->setVisible(counts);
    m_anew->setVisible(counts && (state.came > 0 || state.left > 0));
    const QLocale locale;
    m_show->setOptionText(1, counts ? tr("New %1").arg(locale.toString(state.came)) : tr("New"));
    m_show->setOptionText(2, counts ? tr("Gone %1").arg(locale.toString(state.left)) : tr("Gone"));
    const bool areDaysKnown = m_areDaysKnown && state.stored > 0;
    m_days->setVisible(areDaysKnown);
    m_dayLabel->setVisible(areDaysKnown);
}

void FollowCard::updateProgress()
{
    const FollowState &state = m_list->state();
    const QLocale locale;
    const bool isReading = state.isReading() && m_list->mayReadNames();
    const int whole = qMax(state.total.value_or(0), state.read);
    m_progress->setVisible(isReading && whole > 0);  // hides "0 of 0"
    if (isReading) {
        const QString read = tr("%1 of %2").arg(locale.toString(state.read), locale.toString(whole));
        // Between two parts the list waits for API calls that are not needed elsewhere.
        m_progressLabel->setText(state.phase == FollowState::Phase::Sweep ? tr("%1, comparing").arg(read)
                                     : !m_list->failure().isEmpty()       ? tr("%1, paused").arg(read)
                                                                          : tr("%1, loading").arg(read));
        m_bar->setRange(0, qMax(1, whole));
        m_bar->setValue(state.read);
    }
    QString note;
    if (isReading && state.restartedAt.isValid())
        note = tr("Loading could not be resumed and started over at %1. No entries were lost.")
                   .arg(state.restartedAt.toLocalTime().toString(QStringLiteral("HH:mm")));
    if (!m_list->failure().isEmpty())
        note = (note.isEmpty() ? QString() : note + u' ') + tr("Not fully loaded. %1").arg(m_list->failure());
    m_note->setText(note);
    m_note->setVisible(!note.isEmpty());
}

void FollowCard::updatePermission()
{
    const bool may = m_list->mayReadNames();
    m_why->setVisible(!may);
    if (may)
        return;
    const QString who = m_list->account()->info().displayName;
    m_why->setSentence(isFollowers() ? tr("Only the number of followers is available.")
                                     : tr("Not available without permission."));
    m_why->setRule(tr("A permission is missing"),
                   isFollowers()
                       ? tr("Without permission to read followers, only their number is available, not who "
                            "they are. %1 has to grant it.")
                             .arg(isolated(who))
                       : tr("Seeing who an account follows requires permission. %1 has to grant it.")
                             .arg(isolated(who)));
}

void FollowCard::updateEmptyState()
{
    const QLocale locale;
    const FollowState &state = m_list->state();
    const int rows = m_model->rowCount();
    const bool isSearch = !m_model->query().words.isEmpty();
    m_found->setText(isSearch ? m_model->isScanning() ? tr("%1 found so far").arg(locale.toString(rows))
                                                      : tr("%1 found").arg(locale.toString(rows))
                              : QString());
    m_found->setVisible(isSearch);
    const bool hasList = state.stored > 0 || state.since.isValid();
    m_show->setVisible(hasList);
    m_search->setVisible(hasList);
    const FollowShow shown = m_model->query().show;
    if (rows > 0 || m_model->isScanning())
        m_state->showList();
    else if (isSearch)
        m_state->showEmpty(Icon::Search, tr("No matching name."), tr("Clear the search"),
                           [this] { m_search->clear(); });
    else if (shown == FollowShow::Came && state.since.isValid())
        m_state->showEmpty(
            Icon::Plus,
            (isFollowers() ? tr("No new followers since %1.") : tr("No newly followed channels since %1."))
                .arg(whenText(state.since, QDate::currentDate())));
    else if (shown == FollowShow::Left && state.since.isValid())
        m_state->showEmpty(
            Icon::Minus,
            (isFollowers() ? tr("No one unfollowed since %1.") : tr("No channels unfollowed since %1."))
                .arg(whenText(state.since, QDate::currentDate())));
    else if (!m_list->mayReadNames())
        showNoPermission(m_state,
                         isFollowers() ? tr("Sidestage needs permission to see who follows you.")
                                       : tr("Sidestage needs permission to see who you follow."),
                         m_list->scope());
    else if (state.completeAt.isValid())
        m_state->showEmpty(Icon::People,
                           isFollowers() ? tr("No followers yet. They appear here as they come.")
                                         : tr("You do not follow anyone yet."));
    else if (!m_list->failure().isEmpty())
        m_state->showEmpty(Icon::Warning, tr("Could not load the list. %1").arg(m_list->failure()),
                           tr("Retry"), [this] { m_list->readAll(); });
    else
        m_state->showEmpty(Icon::People, tr("Loading…"));
}

QString FollowCard::dayWords() const
{
    if (m_days->current() >= 0)
        return m_days->sentence(m_days->current());
    const int today = int(m_days->days().size()) - 1;
    int came = 0;
    for (const FollowDay &day : m_days->days())
        came += day.came;
    return today < 0 ? QString()
                     : tr("%1. Last %n days: %2", nullptr, int(m_days->days().size()))
                           .arg(m_days->sentence(today), signedText(came));
}

}  // namespace Sidestage
