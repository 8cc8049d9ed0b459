// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/controls/saved_text.h"
#include "page/card_kind.h"
#include "page/page.h"

#include <QPointer>

class QStackedWidget;

namespace Sidestage {

class CardBoard;
class CardPage;
class FlowLayout;
class LargeView;
class OverviewCard;
class WrapLabel;

/// The overview: shows at a glance what is on air, what is due and what is waiting. It consists of cards that
/// the areas provide, without depending on any of them. The user arranges the cards.
class OnAirPage : public Page
{
    Q_OBJECT
public:
    /// `account` must outlive the page.
    OnAirPage(Account *account, const QList<CardKind> &cards, const QList<Glance> &glances,
              QWidget *parent = nullptr);
    ~OnAirPage() override;

    QString id() const override { return QStringLiteral("onair"); }
    QString title() const override { return tr("On air"); }
    Freshness freshness() const override;
    QList<QAction *> pageActions() const override;
    QList<QAction *> headActions() const override;
    void setSurroundings(ToastLane *toasts, LiveStatus *live) override;
    void openPart(const QString &name) override;
    void takePart(Page *part) override;

    CardBoard *board() const { return m_board; }
    bool isLarge() const;

public Q_SLOTS:
    void refresh() override;
    void setArranging(bool arranging);
    /// Shows large numbers that can be read from two metres, instead of the cards.
    void setLarge(bool large);
    /// Moves the card to its own window.
    void popOut(const QString &card);

protected:
    void takeKeyboard() override;
    void focusInEvent(QFocusEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;

private:
    void build();
    void buildActions();
    void addCards(const QList<CardKind> &kinds);
    void fit();
    void updateBar();
    void updateOut();
    void updateFreshness();
    QString focusedCard() const;
    OverviewCard *overview(const QString &card) const;

    Account *m_account;
    QStringList m_cards{};  ///< In the default order.
    CardBoard *m_board;
    LargeView *m_large;
    QStackedWidget *m_stack;
    QWidget *m_bar = nullptr;
    FlowLayout *m_barFlow = nullptr;
    WrapLabel *m_barWords = nullptr;
    QList<QWidget *> m_hiddenButtons{};
    QWidget *m_outBar = nullptr;
    FlowLayout *m_outFlow = nullptr;
    QList<QPointer<CardPage>> m_out{};
    QPointer<ToastLane> m_toasts{};
    QPointer<LiveStatus> m_live{};
    QAction *m_arrange = nullptr;
    QAction *m_largeAction = nullptr;
    SavedState *m_cardsPlace = nullptr;
    SavedState *m_largePlace = nullptr;
};

}  // namespace Sidestage
