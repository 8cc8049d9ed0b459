// SPDX-License-Identifier: GPL-3.0-or-later
#include "card_page.h"

#include "kit/layout/spacing.h"
#include "page/overview_card.h"

#include <QAction>
#include <QBoxLayout>

namespace Sidestage {

namespace {

constexpr int margin = 12;

}  // namespace

CardPage::CardPage(const QString &page, const QString &card, const QString &title, Card *content,
                   QWidget *parent)
    : Page(parent)
    , m_page(page)
    , m_card(card)
    , m_title(title)
    , m_content(content)
{
    setObjectName(QStringLiteral("cardPage-") + card);
    auto *layout = new QVBoxLayout(this);
    // A card with a list uses the whole window.
    const bool grows = content->sizePolicy().expandingDirections() & Qt::Vertical;
    layout->addWidget(content, grows ? 1 : 0);
    if (!grows)
        layout->addStretch(1);
    content->show();
    addActions(content->actions());  // so that they work wherever the focus is in this window
    if (auto *known = overview()) {
        connect(known, &OverviewCard::freshnessChanged, this, &Page::freshnessChanged);
        connect(known, &OverviewCard::notified, this, &Page::notified);
    }
    setMargins(layout, margin, 0, margin, margin);
}

CardPage::~CardPage()
{
    if (m_content)
        m_content->disconnect(this);  // the card is destroyed after ~CardPage()
}

OverviewCard *CardPage::overview() const
{
    return qobject_cast<OverviewCard *>(m_content.data());
}

Freshness CardPage::freshness() const
{
    const OverviewCard *known = overview();
    return known ? known->freshness() : Freshness();
}

QList<QAction *> CardPage::pageActions() const
{
    if (!m_content)
        return {};
    const OverviewCard *known = overview();
    return m_content->actions() + (known ? known->ownActions() : QList<QAction *>());
}

QList<QAction *> CardPage::headActions() const
{
    QList<QAction *> actions = pageActions();
    actions.removeIf([](const QAction *action) { return !action->property("head").toBool(); });
    return actions;
}

void CardPage::setSurroundings(ToastLane *toasts, LiveStatus *live)
{
    if (OverviewCard *known = overview())
        known->setSurroundings(toasts, live);
}

Card *CardPage::takeCard()
{
    Card *card = m_content;
    m_content = nullptr;
    if (card) {
        card->disconnect(this);
        for (QAction *action : card->actions())
            removeAction(action);
        layout()->removeWidget(card);
        card->setParent(nullptr);
    }
    return card;
}

void CardPage::takeKeyboard()
{
    OverviewCard *known = overview();
    if (!(known && known->takeKeyboard()))
        setFocus(Qt::OtherFocusReason);
}

void CardPage::refresh()
{
    if (OverviewCard *known = overview())
        known->refresh();
}

}  // namespace Sidestage
