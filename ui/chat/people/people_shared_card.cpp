// SPDX-License-Identifier: GPL-3.0-or-later
#include "people_shared_card.h"

#include "base/bidi.h"
#include "chat/people/shared_chat.h"
#include "kit/layout/spacing.h"
#include "kit/text/avatar.h"
#include "kit/text/elided_label.h"
#include "kit/text/pill.h"
#include "kit/text/time_text.h"
#include "kit/text/wrap_label.h"

#include <QBoxLayout>

namespace Sidestage {

PeopleSharedCard::PeopleSharedCard(QWidget *parent)
    : Card(tr("Shared chat"), Icon::People, parent)
    , m_sentence(named("sharedChatSentence", new WrapLabel({}, TextRole::Body, Tone::Secondary)))
    , m_people(named("sharedChatPeople", new QWidget))
{
    setObjectName(QStringLiteral("sharedChatCard"));
    m_sentence->setWordWrap(true);
    m_people->setAccessibleName(tr("Channels in the shared chat"));
    body()->addWidget(m_sentence);
    body()->addWidget(m_people);
    body()->addStretch(1);
    show();
}

void PeopleSharedCard::setChat(SharedChat *chat, const QString &channelId)
{
    if (m_chat)
        m_chat->disconnect(this);
    m_chat = chat;
    m_channelId = channelId;
    if (chat) {
        connect(chat, &SharedChat::changed, this, &PeopleSharedCard::show);
        connect(chat, &SharedChat::freshnessChanged, this, &PeopleSharedCard::show);
    }
    show();
}

QString PeopleSharedCard::sentence() const
{
    return m_sentence->text();
}

void PeopleSharedCard::show()
{
    const bool isShared = m_chat && m_chat->isShared();
    QString words;
    if (!m_chat)
        words = tr("Unknown.");
    else if (isShared)
        words = tr("Since %1").arg(momentText(m_chat->startedAt(), QDateTime::currentDateTimeUtc()));
    else if (m_chat->isKnown())
        words = tr("Not in a shared chat.");
    else if (!m_chat->failure().isEmpty())
        words = tr("Unknown. %1").arg(m_chat->failure());
    else
        words = tr("Loading…");
    const auto all = isShared ? m_chat->participants() : QList<SharedChat::Participant>();
    QString shown = words;
    for (const auto &one : all)
        shown += u'\n' + one.id + u' ' + one.name + (one.isHost ? u'*' : u' ');
    if (shown == m_shown)
        return;
    m_shown = shown;
    m_sentence->setText(words);

    qDeleteAll(m_people->findChildren<QWidget *>(QString(), Qt::FindDirectChildrenOnly));
    delete m_people->layout();
    auto *rows = new QVBoxLayout(m_people);
    for (const auto &one : all) {
        auto *row = new QWidget;
        auto *line = new QHBoxLayout(row);
        line->addWidget(new Avatar(one.name, 24));
        auto *name = new ElidedLabel(one.name, one.id == m_channelId ? TextRole::Strong : TextRole::Body);
        line->addWidget(name, 1);
        if (one.isHost)
            line->addWidget(new Pill(Pill::Kind::Info, tr("Host"), Icon::StarFilled));
        QString spoken = isolated(one.name);
        if (one.isHost)
            spoken = tr("%1, host").arg(spoken);
        name->setAccessibleName(spoken);
        setSpacing(line, Measure::iconGap);
        rows->addWidget(row);
    }
    m_people->setVisible(!all.isEmpty());
    Q_EMIT sentenceChanged();
}

}  // namespace Sidestage
