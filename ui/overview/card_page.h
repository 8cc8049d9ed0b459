// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "page/page.h"

#include <QPointer>

namespace Sidestage {

class Card;
class OverviewCard;

/// Shows one card of the overview as a page while it is in its own window.
class CardPage : public Page
{
    Q_OBJECT
public:
    /// Takes ownership of the card. `page` is the id of the page that the card belongs to.
    CardPage(const QString &page, const QString &card, const QString &title, Card *content,
             QWidget *parent = nullptr);
    ~CardPage() override;

    QString id() const override { return QStringLiteral("%1/%2").arg(m_page, m_card); }
    QString title() const override { return m_title; }
    Freshness freshness() const override;
    QList<QAction *> pageActions() const override;
    QList<QAction *> headActions() const override;
    void setSurroundings(ToastLane *toasts, LiveStatus *live) override;

    const QString &cardId() const { return m_card; }
    /// Returns the card and gives up its ownership.
    Card *takeCard();

public Q_SLOTS:
    void refresh() override;

protected:
    void takeKeyboard() override;

private:
    OverviewCard *overview() const;

    QString m_page;
    QString m_card;
    QString m_title;
    QPointer<Card> m_content;
};

}  // namespace Sidestage
