// SPDX-License-Identifier: GPL-3.0-or-later

// The part of PicturesView that says in words how things are.

#include "pictures_view.h"

#include "base/bidi.h"
#include "chat/people/channel_choice.h"
#include "picture_details.h"
#include "picture_grid.h"
#include "picture_rows.h"

#include "accounts/account.h"
#include "chat/chat_service.h"
#include "chat/people/chat_channels.h"
#include "kit/controls/search_field.h"
#include "kit/messages/banner.h"
#include "kit/messages/empty_state.h"
#include "kit/text/picture.h"
#include "words/words.h"

#include <QAction>
#include <QLabel>
#include <QLocale>
#include <QStackedWidget>

namespace Sidestage {

void PicturesView::updateTexts()
{
    const PictureListModel *read = model();
    const QLocale locale;
    QString count;
    if (read && read->total() > 0) {
        count = m_search->text().trimmed().isEmpty()
            ? tr("%Ln pictures", nullptr, read->total())
            : tr("%1 of %2 found").arg(locale.toString(read->rowCount()), locale.toString(read->total()));
    }
    m_count->setText(count);
    updateBanners();
    updateEmptyState();
    updateDetails();
}

void PicturesView::updateBanners()
{
    const PictureListModel *read = model();
    const bool signedIn = service()->channels()->accountFor(choice()->current()) != nullptr;
    const bool refused = read && signedIn && !read->refusals().isEmpty();
    if (refused) {
        m_scope->setSentence(tr("%1 has not granted permission to show emotes from other channels.")
                                 .arg(isolated(m_account->info().displayName)));
    }
    m_scope->setVisible(refused);
    const bool failed = read && read->trouble() && read->total() > 0;
    if (failed)
        m_trouble->setSentence(tr("Some pictures could not be loaded. %1").arg(reasonOf(*read->trouble())));
    m_trouble->setVisible(failed);
}

void PicturesView::updateEmptyState()
{
    const auto show = [this](Icon icon, const QString &sentence, const QString &action = {}) {
        m_empty->setIcon(icon);
        m_empty->setSentence(sentence);
        m_empty->setAction(action);
    };
    const PictureListModel *read = model();
    if (choice()->current().isEmpty())
        show(Icon::Heart, tr("No channels yet. Channels you moderate appear here."));
    else if (!read)
        show(Icon::Lock,
             tr("Not signed in for %1. Sign in to see its emotes and badges.").arg(channelName()));
    else if (read->total() > 0)
        show(Icon::Search, tr("No matching picture."), tr("Clear search"));
    else if (read->isReading())
        show(Icon::Heart, tr("Loading…"));
    else if (read->trouble())
        show(Icon::Warning, tr("Could not load pictures. %1").arg(reasonOf(*read->trouble())), tr("Retry"));
    else
        show(Icon::Heart, tr("No items of this type in %1.").arg(channelName()));
    const bool isEmpty = m_rows->rowCount() == 0;
    const bool hadFocus = m_grid->hasFocus();
    m_stack->setCurrentIndex(isEmpty ? 1 : 0);
    if (isEmpty && hadFocus)
        m_search->setFocus(Qt::OtherFocusReason);
}

void PicturesView::updateDetails()
{
    const int row = m_grid->currentIndex().isValid() ? m_grid->currentIndex().row() : -1;
    const PictureEntry *entry = m_rows->entry(row);
    PictureRequest request = m_grid->request();
    request.scale *= 2;
    const QUrl url = entry ? m_rows->url(row, request) : QUrl();
    m_details->show(entry, url, channelName());
    m_grid->setAlso(m_details->isHidden() ? QUrl() : url);
    if (m_copyAction)
        m_copyAction->setEnabled(entry);
}

}  // namespace Sidestage
