// SPDX-License-Identifier: GPL-3.0-or-later

// The part of AnnounceCard that says in words why it cannot be sent, what each channel would get, and what
// came of it.

#include "announce_card.h"
#include "base/bidi.h"

#include "announcement_words.h"
#include "chat/people/color_swatches.h"
#include "chat/words/card_words.h"

#include "accounts/account.h"
#include "chat/chat_service.h"
#include "chat/people/chat_channels.h"
#include "kit/controls/action_button.h"
#include "kit/text/wrap_label.h"
#include "kit/theme/theme.h"

#include <QBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPlainTextEdit>

namespace Sidestage {

namespace {

constexpr int maxPreviews = 4;

using State = Announcement::State;

}  // namespace

/// Why it cannot be sent as it is; empty: it can.
QString AnnounceCard::blockReason() const
{
    const QStringList channels = targets();
    const QString text = m_text->toPlainText();
    if (channels.isEmpty())
        return tr("No channel to announce in.");
    if (text.trimmed().isEmpty())
        return tr("Enter some text.");
    const int over = announcementLength(text) - maxAnnouncementLength();
    const bool hasPlaceholder = text.contains(QLatin1Char('{'));
    if (over > 0 && !hasPlaceholder)
        return tooLongText(over);
    for (const QString &id : channels) {
        const auto channel = m_service->channels()->find(id);
        const QString name = channel ? channel->name : id;
        const Account *account = m_service->channels()->accountFor(id);
        if (!account)
            return tr("No signed-in account can announce in %1.").arg(name);
        if (!account->may(Api::Scope::ModeratorManageAnnouncements))
            return tr("%1 has not granted permission to announce. Sign in again under Accounts to grant it.")
                .arg(isolated(account->info().displayName));
        if (const auto filled = m_service->announcer()->filled(text, id); !filled)
            return fillProblem(filled.error(), name, text);
    }
    return {};
}

void AnnounceCard::updateWords()
{
    const int length = announcementLength(m_text->toPlainText());
    const int most = maxAnnouncementLength();
    const QLocale locale;
    m_counter->setText(length > most ? tr("%Ln too many", nullptr, length - most)
                                     : tr("%1 of %2").arg(locale.toString(length), locale.toString(most)));
    setTone(m_counter, length > most ? Tone::Error : Tone::Secondary);
    m_counter->setAccessibleName(length > most ? tooLongText(length - most)
                                               : tr("%1 of %2 characters").arg(length).arg(most));
    m_send->setBlocked(blockReason());
    const int channels = int(targets().size());
    m_send->setText(channels > 1 ? tr("Announce (%Ln)", nullptr, channels) : tr("Announce"));
    updatePreview();
}

void AnnounceCard::updatePreview()
{
    emptyLayout(m_previewRows);
    const QString text = m_text->toPlainText();
    const QStringList channels = targets();
    const bool isPlain = !text.contains(QLatin1Char('{'));
    // What is typed shows itself; what a channel would get does not.
    m_preview->setVisible(!text.trimmed().isEmpty() && !isPlain);
    if (m_preview->isHidden()) {
        m_previewTimer.stop();
        return;
    }
    m_previewTimer.start();
    for (const QString &id : channels.first(std::min<qsizetype>(maxPreviews, channels.size()))) {
        const auto channel = m_service->channels()->find(id);
        const QString name = channel ? channel->name : id;
        const auto filled = m_service->announcer()->filled(text, id);
        m_previewRows->addWidget(
            makeAnnouncementPreview(name, filled ? *filled : fillProblem(filled.error(), name, text),
                                    m_colors->color(), filled.has_value()));
    }
    const int more = int(channels.size()) - maxPreviews;
    if (more > 0)
        m_previewRows->addWidget(makeLabel(tr("and %Ln more", nullptr, more), TextRole::Small, Tone::Hint));
}

void AnnounceCard::showResults()
{
    const auto announcement = m_service->announcer()->announcement(m_current);
    emptyLayout(m_resultRows);
    if (!announcement) {
        m_results->hide();
        return;
    }
    const int all = int(announcement->rows.size());
    const int open = announcement->count(State::Waiting) + announcement->count(State::Sending);
    const int done = announcement->count(State::Done);
    if (open > 0) {
        m_resultRows->addWidget(
            makeLabel(tr("Announcing: %1 of %Ln channels", nullptr, all).arg(QLocale().toString(all - open)),
                      TextRole::Small, Tone::Secondary));
    }
    for (const Announcement::Row &row : announcement->rows) {
        if (row.state == State::Failed)
            m_resultRows->addWidget(makeAnnouncementFailure(
                row, [announcer = m_service->announcer(), id = announcement->id, channel = row.channelId] {
                    announcer->retry(id, channel);
                }));
        else if (row.state == State::Waiting && row.error)
            m_resultRows->addWidget(new WrapLabel(
                tr("%1: %2", "a channel; why it waits").arg(isolated(row.channelName), wordsOf(*row.error)),
                TextRole::Small, Tone::Secondary));
    }
    m_results->setVisible(m_resultRows->count() > 0);
    if (open > 0) {
        m_isTold = false;
        return;
    }
    if (std::exchange(m_isTold, true))
        return;
    const QString text = all == 1 && done == 1
        ? tr("Announced in %1").arg(isolated(announcement->rows.first().channelName))
        : done == all ? tr("Announced in %Ln channels", nullptr, all)
                      : tr("Announced in %1 of %Ln channels", nullptr, all).arg(QLocale().toString(done));
    Q_EMIT notified(text, {}, done == all ? Pill::Kind::Good : Pill::Kind::Error);
}

}  // namespace Sidestage
