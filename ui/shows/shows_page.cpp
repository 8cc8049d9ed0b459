// SPDX-License-Identifier: GPL-3.0-or-later
#include "shows_page.h"

#include "base/bidi.h"
#include "end_view.h"
#include "forms/collection_dialog.h"
#include "kit/controls/button.h"
#include "kit/layout/scroll_area.h"
#include "kit/layout/spacing.h"
#include "kit/lists/long_list.h"
#include "kit/messages/banner.h"
#include "kit/messages/page_state.h"
#include "kit/overlays/toast_lane.h"
#include "kit/text/wrap_label.h"
#include "kit/theme/theme.h"
#include "page/page_action.h"
#include "plan_view.h"
#include "schema/describe.h"
#include "show_card.h"
#include "show_dialogs.h"
#include "show_texts.h"
#include "texts/error_texts.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QScrollArea>
#include <QStackedWidget>

#include <algorithm>

namespace Sidestage {

using State = ShowStep::State;
using Phase = ShowRun::Phase;

namespace {

constexpr int listWidth = 248;
constexpr int twoColumns = 720;
constexpr qint64 manyPoints = 50'000;  // a refund of more asks once

}  // namespace

ShowsPage::ShowsPage(ShowService *service, QWidget *parent)
    : Page(parent)
    , m_service(service)
    , m_rows(new LiveList<Row>(&Row::key,
                               {{.title = {},
                                 .text = [](const Row &row) { return row.show.name; },
                                 .look =
                                     [](const Row &row) {
                                         return Look{.icon = row.isRunning ? Icon::Play : Icon::None,
                                                     .iconTone = Tone::Good,
                                                     .isStrong = true,
                                                     .detail = row.isRunning    ? tr("running")
                                                         : row.lastAt.isValid() ? dayText(row.lastAt)
                                                                                : QString(),
                                                     .trailing = QLocale().toString(row.uses)};
                                     }}},
                               this))
    , m_banner(named("showsBanner", new Banner(Banner::Kind::Warn)))
    , m_stack(new QStackedWidget)
    , m_list(named("showList", new LongList, tr("Shows")))
    , m_choice(named("showChoice", new QComboBox, tr("Shows")))
    , m_listCard(new Card)
    , m_card(new ShowCard(service))
    , m_last(new LastShowsCard(service))
    , m_right(new QWidget)
{
    setObjectName(QStringLiteral("showsPage"));
    m_rows->setSpoken([](const Row &row) {
        return row.lastAt.isValid() ? tr("%1, last used %2, %Ln times", "a show; a day", row.uses)
                                          .arg(isolated(row.show.name), dayText(row.lastAt))
                                    : tr("%1, not used yet").arg(isolated(row.show.name));
    });
    m_list->setEndPadded(false);
    m_list->setModel(m_rows);
    auto *add = named("addShow", new Button(Icon::Plus, tr("New show"), Button::Role::Ghost));
    add->setKeyHint(Qt::CTRL | Qt::Key_N);
    connect(add, &QPushButton::clicked, this, &ShowsPage::addShow);
    m_listCard->setBodyPadded(false);
    m_choice->setModel(m_rows);
    m_choice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_choice->setMinimumContentsLength(16);
    QLabel *order = makeLabel(tr("Last used first"), TextRole::Small, Tone::Secondary);
    QLabel *uses = makeLabel(tr("Times used"), TextRole::Small, Tone::Secondary);
    m_listParts = {m_list, order, uses};
    m_listCard->addBesideTitle(m_choice);
    m_listCard->addBesideTitle(order);
    m_listCard->addToHead(uses);
    m_listCard->body()->addWidget(m_list, 1);
    m_listCard->body()->addWidget(add);
    auto *keep
        = named("keepState", new Button(Icon::Download, tr("Save the present state…"), Button::Role::Ghost));
    connect(keep, &QPushButton::clicked, this, &ShowsPage::saveState);
    m_listCard->body()->addWidget(keep);
    auto *right = withoutMargins(new QVBoxLayout(m_right));
    right->addWidget(m_card);
    right->addWidget(m_last, 1);
    m_right->setProperty("plain", true);
    QScrollArea *scroll = makeScrollArea(m_right);
    auto *columns = new QWidget;
    m_columns = withoutMargins(new QBoxLayout(QBoxLayout::LeftToRight, columns));
    m_columns->addWidget(m_listCard);
    m_columns->addWidget(scroll, 1);
    m_state = new PageState(columns, QStringLiteral("showsEmpty"));
    addActions();
    m_plan = new PlanView(service, m_confirm);
    m_end = new EndView(service, m_primary);
    m_stack->addWidget(m_state);
    m_stack->addWidget(m_plan);
    m_stack->addWidget(m_end);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_banner);
    layout->addWidget(m_stack, 1);
    setPageMargins(layout);
    setSpacing(m_columns, Measure::cardGap);
    setSpacing(right, Measure::cardGap);
    setScaled(static_cast<QWidget *>(this), &QWidget::setMinimumSize, 250, 220);

    connect(m_list, &LongList::currentRowChanged, this, &ShowsPage::showCurrent);
    connect(m_choice, &QComboBox::activated, m_list, &LongList::setCurrentRow);
    connect(m_card, &ShowCard::pageRequested, this, &Page::pageRequested);
    connect(m_card, &ShowCard::failed, this,
            [this](const Error &error) { Q_EMIT notified(reasonOf(error), {}, Pill::Kind::Error); });
    const auto back = [this] {
        m_next = 0;
        m_service->dropPlan();
        setView(View::List);
    };
    connect(m_plan, &PlanView::closed, this, back);
    connect(m_end, &EndView::closed, this, back);
    connect(service, &ShowService::showsChanged, this, &ShowsPage::reload);
    connect(service, &ShowService::partsChanged, this, [this] {
        // Rewards change often while viewers redeem them. A hidden page is filled when it is shown.
        if (isVisible())
            showCurrent();
    });
    connect(service, &ShowService::planChanged, this, &ShowsPage::updateActions);
    connect(service, &ShowService::planChanged, this, &Page::freshnessChanged);
    connect(service, &ShowService::runChanged, this, &ShowsPage::reload);
    connect(service, &ShowService::failed, this,
            [this](const Error &error) { Q_EMIT notified(reasonOf(error), {}, Pill::Kind::Error); });
    connect(service, &ShowService::ended, this, [this](const ShowRun &run) {
        // In the list the keyboard stays where it is.
        if (m_view != View::List || !m_state->isAncestorOf(window()->focusWidget()))
            setView(View::List);
        if (const qint64 next = std::exchange(m_next, 0); next != 0 && m_service->find(next)) {
            select(next);
            openBegin();
        }
        Q_EMIT notified(run.phase == Phase::Undone
                            ? tr("“%1” was undone.").arg(isolated(run.name))
                            : tr("“%1” ended. Its summary is kept.").arg(isolated(run.name)),
                        {}, Pill::Kind::Good);
    });
    Theme::watch(this, [this] { arrange(); });
    reload();
}

ShowsPage::~ShowsPage() = default;

void ShowsPage::addActions()
{
    m_new = addAction("newShow", Icon::Plus, tr("New show…"), Qt::CTRL | Qt::Key_N, [this] { addShow(); });
    m_duplicate = addAction(
        "duplicateShow", Icon::Copy, tr("Duplicate"), Qt::CTRL | Qt::Key_D, [this] { duplicate(); },
        Where::Head);
    addAction("savePresentState", Icon::Download, tr("Save the present state as a show…"), {},
              [this] { saveState(); });
    m_compareAgain = addAction(
        "compareAgain", Icon::Refresh, tr("Compare again"), {}, [this] { refresh(); }, Where::Head);
    // The key is that of the window, which refreshes the page.
    m_compareAgain->setProperty("shownKey", QKeySequence(Qt::Key_F5));
    m_steps = addAction(
        "showSteps", Icon::List, tr("Steps…"), Qt::Key_S, [this] { openSteps(); }, Where::Head);
    m_primary = addAction(
        "primaryShow", Icon::Play, tr("Begin show…"), Qt::CTRL | Qt::Key_Return,
        [this] {
            if (m_view == View::End)
                endShow();
            else if (m_service->run()) {
                const auto show = current();
                openEnd();
                m_next = isOther() ? show->id : 0;
            } else
                openBegin();
        },
        Where::Head);
    m_primary->setProperty("primary", true);
    m_confirm = addAction("confirmShow", Icon::Play, tr("Begin show"), Qt::CTRL | Qt::Key_Return,
                          [this] { confirm(); });
    m_rename = addAction("renameShow", Icon::Edit, tr("Rename…"), {}, [this] { rename(); });
    m_remove = addAction("deleteShow", Icon::Trash, tr("Delete…"), Qt::Key_Delete, [this] { remove(); });
    addAction("compareShowsAction", Icon::Chart, tr("Compare the chosen past shows"), Qt::Key_C,
              [this] { m_last->compare(); });
    m_card->menu()->addActions({m_rename, m_duplicate, m_remove});
}

void ShowsPage::setSurroundings(ToastLane *toasts, LiveStatus *)
{
    toasts->keepClear(m_plan->foot());
    toasts->keepClear(m_end->foot());
}

Freshness ShowsPage::freshness() const
{
    const auto &plan = m_service->plan();
    return plan ? Freshness{.asOf = plan->at, .interval = 300, .loading = plan->isReading} : Freshness{};
}

void ShowsPage::refresh()
{
    if (m_service->plan())
        m_service->replan();
    else
        m_service->refreshParts();
}

void ShowsPage::showEvent(QShowEvent *event)
{
    Page::showEvent(event);
    m_service->refreshParts();
    showCurrent();
}

void ShowsPage::resizeEvent(QResizeEvent *event)
{
    Page::resizeEvent(event);
    arrange();
}

void ShowsPage::arrange()
{
    const bool isWide = width() >= px(twoColumns);
    m_columns->setDirection(isWide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_listCard->setMinimumWidth(px(listWidth));
    m_listCard->setMaximumWidth(isWide ? px(listWidth) : QWIDGETSIZE_MAX);
    for (QWidget *part : std::as_const(m_listParts))
        part->setVisible(isWide);
    m_choice->setVisible(!isWide);
}

void ShowsPage::takeKeyboard()
{
    if (m_view == View::Plan)
        m_plan->focusFirst();
    else if (m_view == View::End)
        m_end->focusFirst();
    else if (m_state->isEmpty())
        setFocus(Qt::OtherFocusReason);
    else
        (m_list->isVisibleTo(this) ? static_cast<QWidget *>(m_list) : m_choice)
            ->setFocus(Qt::OtherFocusReason);
}

std::optional<Show> ShowsPage::current() const
{
    const QModelIndex index = m_list->currentIndex();
    const Show show = index.isValid() ? m_rows->row(index.row()).show : Show();
    return show.id != 0 ? std::optional(show) : std::nullopt;
}

bool ShowsPage::isOther() const
{
    const auto show = current();
    return m_service->run() && m_service->run()->phase == Phase::Running && show
        && show->id != m_service->run()->showId;
}

void ShowsPage::select(qint64 id)
{
    if (const int row = m_rows->rowOf(QString::number(id)); row >= 0)
        m_list->setCurrentRow(row);
}

void ShowsPage::reload()
{
    QList<Row> rows;
    QList<Show> shows = m_service->shows();
    if (const auto &without = m_service->pastRuns(0); !without.isEmpty())
        shows.append({.name = without.first().name});
    for (const Show &show : shows) {
        const QList<ShowRun> runs = m_service->pastRuns(show.id);
        rows.append({.key = QString::number(show.id),
                     .show = show,
                     .uses = int(runs.size()),
                     .lastAt = runs.isEmpty() ? QDateTime() : runs.first().beganAt,
                     .isRunning = m_service->run() && m_service->run()->showId == show.id});
    }
    std::ranges::stable_sort(rows, [](const Row &a, const Row &b) {
        if (a.isRunning != b.isRunning)
            return a.isRunning;
        return a.lastAt.isValid() && (!b.lastAt.isValid() || a.lastAt > b.lastAt);
    });
    m_rows->sync(rows);
    if (rows.isEmpty())
        m_state->showEmpty(Icon::Clapper, tr("No shows yet. Save the present state as one."),
                           tr("Save the present state…"), [this] { saveState(); });
    else
        m_state->showList();
    if (!rows.isEmpty() && !m_list->currentIndex().isValid())
        m_list->setCurrentRow(0);
    showCurrent();
    updateBanner();
}

void ShowsPage::showCurrent()
{
    if (const QModelIndex index = m_list->currentIndex(); index.isValid()) {
        const Show &show = m_rows->row(index.row()).show;
        m_choice->setCurrentIndex(index.row());
        m_card->setShow(show);
        m_card->setVisible(show.id != 0);
        m_last->setShow(show);
    }
    updateActions();
}

void ShowsPage::setView(View view)
{
    const bool hadFocus = m_stack->isAncestorOf(focusWidget());
    m_view = view;
    m_stack->setCurrentIndex(int(view));
    updateActions();
    if (hadFocus || isVisible())
        takeKeyboard();
}

void ShowsPage::updateActions()
{
    const bool isList = m_view == View::List;
    const bool hasShow = current().has_value();
    const auto &run = m_service->run();
    const auto &plan = m_service->plan();
    m_new->setVisible(isList);
    m_duplicate->setVisible(isList);
    for (QAction *action : {m_duplicate, m_rename, m_remove})
        action->setEnabled(isList && hasShow);
    m_compareAgain->setVisible(!isList && plan);
    // In the other phases they are what the primary action opens.
    m_steps->setVisible(isList && run && run->phase == Phase::Running);
    m_confirm->setVisible(m_view == View::Plan && plan);
    const QString comparing = !plan || plan->isReading ? tr("Comparing with the service…") : QString();
    setBlocked(m_confirm, run ? tr("“%1” is running. End it first.").arg(isolated(run->name)) : comparing);
    m_primary->setVisible(m_view != View::Plan);
    QString why;
    if (m_view == View::End) {
        m_primary->setText(m_end ? m_end->actionText() : QString());
        m_primary->setIcon(Icons::icon(Icon::Flag));
        why = comparing;
    } else if (run) {
        m_primary->setText(run->phase != Phase::Running ? tr("Steps…")
                               : isOther()              ? tr("Change over…")
                                                        : tr("End show…"));
        m_primary->setIcon(Icons::icon(run->phase == Phase::Running ? Icon::Flag : Icon::List));
    } else {
        m_primary->setText(tr("Begin show…"));
        m_primary->setIcon(Icons::icon(Icon::Play));
        why = hasShow ? QString() : tr("Add a show first.");
    }
    setBlocked(m_primary, why);
}

void ShowsPage::updateBanner()
{
    const auto &run = m_service->run();
    const int failed = run ? run->count(State::Failed) : 0;
    // Announcements wait for their time, unless a stop holds them back too.
    const int held = run && run->isStopped ? run->count(State::Waiting) : 0;
    const int open = run ? run->count(State::Planned) + run->count(State::Running) + held : 0;
    const bool isStuck = run && !m_service->isWorking() && (failed > 0 || (run->isStopped && open > 0));
    m_banner->setVisible(isStuck);
    if (!isStuck)
        return;
    const int done = run->count(State::Done);
    const QString what = run->phase == Phase::Ending ? tr("The end of “%1” stopped after %2 of %3 steps.")
        : run->phase == Phase::Undoing               ? tr("Undoing “%1” stopped after %2 of %3 steps.")
                                       : tr("The start of “%1” stopped after %2 of %3 steps.");
    const QString text
        = what.arg(isolated(run->name), QString::number(done), QString::number(done + failed + open));
    if (m_banner->sentence() == text)
        return;
    m_banner->setSentence(text);
    m_banner->clearActions();
    Button *finish
        = named("finishSteps", m_banner->addAction(tr("Finish the other %Ln", nullptr, failed + open)));
    connect(finish, &QPushButton::clicked, m_service, &ShowService::resume);
    Button *leave = named("leaveSteps", m_banner->addAction(tr("Leave them out")));
    connect(leave, &QPushButton::clicked, m_service, &ShowService::giveUp);
}

void ShowsPage::nameShow(const Show &show, const QString &title, const QString &action,
                         std::function<Result<void>(Show &)> save, const QString &note)
{
    auto *dialog = new CollectionDialog<Show>(title, "show", {.save = std::move(save)}, this);
    dialog->setObjectName(QStringLiteral("showNameDialog"));
    dialog->form()->text(&Show::name,
                         {.label = tr("Name"),
                          .name = "showName",
                          .hint = tr("For example “Horror night”."),
                          .required = tr("Enter a name.")});
    if (!note.isEmpty())
        dialog->form()->addWidget(new WrapLabel(note, TextRole::Small, Tone::Secondary));
    dialog->start(show);
    dialog->saver()->setText(action);
    dialog->resize(px(480), dialog->sizeHint().height());
    connect(dialog, &CollectionFrame::changed, this, [this, dialog] {
        select(dialog->saved().id);
        // What the dialog was opened with is gone with the empty list.
        const QWidget *focused = window()->focusWidget();
        if (!focused || focused == this || !focused->isVisible())
            takeKeyboard();
    });
    dialog->openOnce();
}

void ShowsPage::addShow()
{
    nameShow({.name = m_service->freeName(tr("New show"))}, tr("New show"), tr("Add"),
             [this](Show &wanted) { return m_service->save(wanted); });
}

void ShowsPage::saveState()
{
    if (m_reading)
        return;
    m_reading = std::make_unique<QObject>();
    m_service->readState(m_reading.get(), [this](const PresentState &state) {
        m_reading.release()->deleteLater();
        QStringList kept, missing;
        for (const auto &[part, now] : state) {
            if (now)
                kept.append(nameOf(part));
            else
                missing.append(tr("%1 (%2)", "a part; why it could not be read")
                                   .arg(nameOf(part), reasonOf(now.error())));
        }
        if (kept.isEmpty())
            return Q_EMIT notified(
                tr("Nothing could be read: %1").arg(QLocale().createSeparatedList(missing)), {},
                Pill::Kind::Error);
        QString note = tr("Saved under this name: %1.").arg(QLocale().createSeparatedList(kept));
        if (!missing.isEmpty())
            note += u' ' + tr("Not part of it: %1.").arg(QLocale().createSeparatedList(missing));
        nameShow(
            {.name = m_service->freeName(tr("New show"))}, tr("Save the present state"), tr("Save"),
            [this, state](Show &wanted) { return m_service->saveState(wanted, state); }, note);
    });
}

void ShowsPage::duplicate()
{
    auto show = current();
    if (!show)
        return;
    show->id = 0;
    show->name = m_service->freeName(show->name);
    if (const auto saved = m_service->save(*show); saved)
        select(show->id);
    else
        Q_EMIT notified(reasonOf(saved.error()), {}, Pill::Kind::Error);
}

void ShowsPage::rename()
{
    if (const auto show = current())
        nameShow(*show, tr("Rename show"), tr("Rename"),
                 [this](Show &wanted) { return m_service->save(wanted); });
}

void ShowsPage::remove()
{
    const auto show = current();
    if (!show)
        return;
    const auto act = [this, show = *show] {
        if (const auto removed = m_service->remove(show.id); !removed)
            return Q_EMIT notified(reasonOf(removed.error()), {}, Pill::Kind::Error);
        Q_EMIT notified(tr("“%1” deleted.").arg(isolated(show.name)), [this, show]() mutable {
            // It keeps its id, by which its past runs are found.
            if (const auto saved = m_service->save(show); !saved)
                Q_EMIT notified(reasonOf(saved.error()), {}, Pill::Kind::Error);
        });
    };
    confirmForShow("deleteShowDialog", tr("Delete show"), tr("Delete “%1”?").arg(isolated(show->name)),
                   tr("Its parts stay on their pages. Nothing changes on the service."), tr("Delete"), this,
                   act);
}

void ShowsPage::openBegin()
{
    const auto show = current();
    if (!show)
        return;
    m_service->planBegin(*show);
    setView(View::Plan);
}

void ShowsPage::confirm()
{
    if (const auto begun = m_service->begin(); !begun)
        Q_EMIT notified(reasonOf(begun.error()), {}, Pill::Kind::Error);
    else
        takeKeyboard();  // the boxes of the steps are gone
    updateActions();
}

void ShowsPage::openEnd()
{
    const auto &run = m_service->run();
    if (run && run->phase != Phase::Running)
        return openSteps();
    m_service->planEnd();
    setView(View::End);
}

void ShowsPage::openSteps()
{
    m_service->dropPlan();
    setView(View::Plan);
}

void ShowsPage::endShow(qint64 accepted)
{
    qint64 points = 0;
    for (const PartPlan &part : m_service->plan() ? m_service->plan()->parts : QList<PartPlan>()) {
        for (const ShowStep &step : part.steps) {
            if (part.part == ShowPart::Waiting && step.canRun() && step.decision() == WaitingChoice::Refund)
                points += step.points;
        }
    }
    if (points > std::max(accepted, manyPoints))
        return confirmForShow("manyPointsDialog", tr("Refund"), tr("Refund %1?").arg(showPointsText(points)),
                              tr("A refund cannot be undone."), tr("Refund and end"), this,
                              [this, points] { endShow(points); });
    if (const auto ended = m_service->end(); !ended)
        Q_EMIT notified(reasonOf(ended.error()), {}, Pill::Kind::Error);
    else if (m_service->run())
        setView(View::Plan);
}

}  // namespace Sidestage
