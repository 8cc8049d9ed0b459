// SPDX-License-Identifier: GPL-3.0-or-later

// The part of FollowCard that says in words how things are.

#include "accounts/account.h"
#include "base/bidi.h"
#include "community/follow_list.h"
#include "community/follow_model.h"
#include "community_words.h"
#include "day_strip.h"
#include "follow_card.h"
#include "kit/controls/button.h"
#include "kit/controls/search_field.h"
#include "kit/controls/segmented.h"
#include "kit/lists/long_list.h"
#include "kit/messages/empty_state.h"
#include "kit/messages/why_hint.h"
#include "kit/text/progress_bar.h"

#include <QLabel>
#include <QLocale>
#include <QStackedWidget>

namespace Sidestage {

bool FollowCard::isFollowers() const
{
    return m_list->side() == FollowSide::Followers;
}

void FollowCard::updateTexts()
{
    const int total = m_list->total();
    m_total->setText(total < 0 ? QString() : QLocale().toString(total));
    updateChanges();
    updateProgress();
    updatePermission();
    updateEmptyState();
    // Where nobody comes, midnight passes all the same.
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
                                            signedText(state.came), signedText(-state.left));
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
    const bool isReading = state.isReading() && m_list->mayRead();
    const int whole = qMax(state.total.value_or(0), state.read);
    m_progress->setVisible(isReading && whole > 0);  // "0 of 0" is no news
    if (isReading) {
        const QString read = tr("%1 of %2").arg(locale.toString(state.read), locale.toString(whole));
        // Between two parts it waits for calls that nobody else needs.
        m_progressLabel->setText(state.phase == FollowState::Phase::Sweep ? tr("%1, comparing").arg(read)
                                     : !m_list->failure().isEmpty()       ? tr("%1, paused").arg(read)
                                                                          : tr("%1, loading").arg(read));
        m_bar->setRange(0, qMax(1, whole));
        m_bar->setValue(state.read);
    }
    QString note;
    if (isReading && state.restartedAt.isValid())
        note = tr("Loading could not be resumed and started over at %1. Nobody was lost.")
                   .arg(state.restartedAt.toLocalTime().toString(QStringLiteral("HH:mm")));
    if (!m_list->failure().isEmpty())
        note = (note.isEmpty() ? QString() : note + u' ') + tr("Not fully loaded. %1").arg(m_list->failure());
    m_note->setText(note);
    m_note->setVisible(!note.isEmpty());
}

void FollowCard::updatePermission()
{
    const bool may = m_list->mayRead();
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
    m_why->setAction(tr("Grant permission…"));
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
    if (rows > 0 || m_model->isScanning()) {
        m_stack->setCurrentIndex(0);
        return;
    }
    const auto show = [this](Icon icon, const QString &sentence, const QString &action = {}) {
        m_empty->setIcon(icon);
        m_empty->setSentence(sentence);
        m_empty->setAction(action);
    };
    const FollowShow shown = m_model->query().show;
    if (isSearch)
        show(Icon::Search, tr("No matching name."), tr("Clear the search"));
    else if (shown == FollowShow::Came && state.since.isValid())
        show(Icon::Plus, tr("Nobody new since %1.").arg(whenText(state.since, QDate::currentDate())));
    else if (shown == FollowShow::Left && state.since.isValid())
        show(Icon::Minus, tr("Nobody gone since %1.").arg(whenText(state.since, QDate::currentDate())));
    else if (!m_list->mayRead())
        show(Icon::Lock,
             isFollowers() ? tr("Sidestage needs permission to see who follows you.")
                           : tr("Sidestage needs permission to see who you follow."),
             tr("Grant permission…"));
    else if (state.completeAt.isValid())
        show(Icon::People,
             isFollowers() ? tr("No followers yet. They appear here as they come.")
                           : tr("You do not follow anyone yet."));
    else if (!m_list->failure().isEmpty())
        show(Icon::Warning, tr("Could not load the list. %1").arg(m_list->failure()), tr("Retry"));
    else
        show(Icon::People, tr("Loading…"));
    const bool hadFocus = m_table->hasFocus();
    m_stack->setCurrentIndex(1);
    if (hadFocus && m_search->isVisible())
        m_search->setFocus(Qt::OtherFocusReason);
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
