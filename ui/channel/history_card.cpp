// SPDX-License-Identifier: GPL-3.0-or-later
#include "history_card.h"

#include "base/bidi.h"
#include "channel_texts.h"

#include "kit/controls/button.h"
#include "kit/layout/empty_layout.h"
#include "kit/text/time_text.h"
#include "kit/theme/theme.h"

#include <QLabel>
#include <QVBoxLayout>

namespace Sidestage {

HistoryCard::HistoryCard(ChannelStore *store, int rows, QWidget *parent)
    : Card(tr("History"), Icon::Clock, parent)
    , m_store(store)
    , m_most(rows)
{
    setObjectName(QStringLiteral("history"));
    auto *holder = new QWidget;
    m_rows = new QVBoxLayout(holder);
    m_rows->setSpacing(0);
    body()->addWidget(holder);
    reload();
}

QString HistoryCard::whatOf(const ChannelChange &change)
{
    return change.preset.isEmpty() ? namesOf(change.fields())
                                   : tr("Preset “%1”").arg(isolated(change.preset));
}

QString HistoryCard::userOf(const ChannelChange &change)
{
    return change.origin == ChannelChange::Origin::Here ? tr("you") : tr("elsewhere");
}

void HistoryCard::setEditable(bool editable)
{
    m_isEditable = editable;
    reload();
}

void HistoryCard::reload()
{
    emptyLayout(m_rows);
    const QList<ChannelChange> changes = m_store->history(m_most);
    for (const ChannelChange &change : changes) {
        auto *row = new QWidget;
        auto *layout = new QHBoxLayout(row);
        auto *when = makeLabel(momentText(change.at, QDateTime::currentDateTimeUtc()), TextRole::Small,
                               Tone::Secondary);
        when->setMinimumWidth(px(62));
        auto *what = makeLabel(whatOf(change));
        what->setToolTip(whatOf(change));
        what->setMinimumWidth(px(40));
        auto *who = makeLabel(userOf(change), TextRole::Small, Tone::Hint);
        auto *undo = named(QStringLiteral("undo:%1").arg(change.id),
                           Button::compact(Icon::Undo, tr("Undo"), Button::Role::Ghost));
        undo->setEnabled(m_isEditable);
        undo->setAccessibleName(tr("Undo %1 from %2").arg(whatOf(change), when->text()));
        undo->setToolTip(tr("Put the previous values in the form, ready to send"));
        connect(undo, &QPushButton::clicked, this, [this, change] { Q_EMIT undoRequested(change); });
        layout->addWidget(when);
        layout->addWidget(what, 0);
        layout->addWidget(who);
        layout->addStretch(1);
        layout->addWidget(undo);
        if (m_rows->count())
            m_rows->addWidget(makeDivider());
        m_rows->addWidget(row);
    }
    if (changes.isEmpty())
        m_rows->addWidget(makeLabel(tr("No changes yet."), TextRole::Small, Tone::Hint));
}

}  // namespace Sidestage
