// SPDX-License-Identifier: GPL-3.0-or-later
#include "picture_details.h"

#include "base/bidi.h"
#include "kit/layout/spacing.h"
#include "picture_rows.h"

#include "kit/controls/button.h"
#include "kit/layout/card.h"
#include "kit/layout/scroll_area.h"
#include "kit/text/picture.h"
#include "kit/text/wrap_label.h"
#include "kit/theme/theme.h"

#include <QBoxLayout>
#include <QLabel>
#include <QLocale>

namespace Sidestage {

using Kind = PictureEntry::Kind;

PictureDetails::PictureDetails(Pictures *pictures, QWidget *parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("pictureDetails"));
    setAccessibleName(tr("Details"));
    auto *card = new Card;
    auto *outer = new QVBoxLayout(this);
    // Scrolls if the text is large and the window low.
    auto *scroll = makeScrollArea(card);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    outer->addWidget(scroll);

    m_nothing = makeParagraph(tr("Select a picture to see its details."), TextRole::Body, Tone::Secondary);
    m_all = new QWidget;
    m_picture = named("pictureLarge", new PictureLabel(pictures, pictureSide));
    m_name = named("pictureName", new WrapLabel({}, TextRole::DialogTitle));
    m_name->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_facts = named("pictureFacts", new WrapLabel({}, TextRole::Body, Tone::Secondary));
    m_facts->setTextFormat(Qt::PlainText);
    m_name->setTextFormat(Qt::PlainText);
    m_copy = named("pictureCopy", new Button(Icon::Copy, tr("Copy name")));
    m_copy->setKeyHint(QKeySequence(Qt::Key_Return));
    connect(m_copy, &Button::clicked, this, &PictureDetails::copyRequested);
    auto *layout = new QVBoxLayout(m_all);
    layout->addWidget(m_picture, 0, Qt::AlignHCenter);
    layout->addWidget(m_name);
    layout->addWidget(m_facts);
    layout->addWidget(m_copy, 0, Qt::AlignLeft);
    card->body()->addWidget(m_nothing);
    card->body()->addWidget(m_all);
    card->body()->addStretch(1);
    setSpacing(layout, 10);
    show(nullptr, {}, {});
}

void PictureDetails::show(const PictureEntry *entry, const QUrl &url, const QString &channel)
{
    m_nothing->setVisible(!entry);
    m_all->setVisible(entry);
    if (!entry) {
        m_picture->setPicture({}, {});
        return;
    }
    const QLocale locale;
    QStringList facts;
    switch (entry->kind) {
    case Kind::ChannelEmote:
        facts.append(tr("Emote of %1").arg(isolated(channel)));
        break;
    case Kind::GlobalEmote:
        facts.append(tr("Global emote"));
        break;
    case Kind::OwnEmote:
        facts.append(tr("Emote from another channel you can use"));
        break;
    case Kind::ChannelBadge:
        facts.append(tr("Badge of %1").arg(isolated(channel)));
        break;
    case Kind::GlobalBadge:
        facts.append(tr("Global badge"));
        break;
    case Kind::Cheermote:
        facts.append(tr("Cheermote for %1 or more").arg(tr("%Ln Bits", nullptr, int(entry->bits))));
        break;
    }
    if (entry->kind == Kind::ChannelEmote)
        facts.append(groupWords(*entry));
    else if (entry->kind == Kind::OwnEmote && !entry->type.isEmpty())
        facts.append(tr("Type: “%1”").arg(entry->type));
    if (!entry->description.isEmpty())
        facts.append(entry->description);
    if (!entry->setId.isEmpty())
        facts.append(tr("Set %1").arg(entry->setId));
    if (entry->isAnimated)
        facts.append(tr("Animated"));
    m_picture->setPicture(url, entry->name);
    m_name->setText(isolated(entry->name));
    m_facts->setText(facts.join(u'\n'));
}

}  // namespace Sidestage
