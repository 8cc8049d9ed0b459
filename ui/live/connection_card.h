// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "page/overview_card.h"

#include <QPointer>

class QBoxLayout;

namespace Sidestage {

class Account;
class Button;
class IconView;
class Pill;
class Popover;
class WrapLabel;

/// Shows the state of everything that Sidestage depends on: live events, the API budget, the token, and
/// decisions that have not been sent.
class ConnectionCard : public OverviewCard
{
    Q_OBJECT
public:
    /// `account` must outlive the card.
    explicit ConnectionCard(Account *account, QWidget *parent = nullptr);
    ~ConnectionCard() override;

    void setSurroundings(ToastLane *toasts, LiveStatus *live) override;

public Q_SLOTS:
    void refresh() override;
    /// Sets the number of decisions whose outcome is not known yet. `trouble` is the reason why they are not
    /// on disk; empty: they are.
    void setHeld(int decisions, const QString &trouble = {});

protected:
    void fit() override;

private:
    enum Line { EventsLine, BudgetLine, TokenLine, HeldLine, LineCount };
    struct Row
    {
        QWidget *line = nullptr;
        QBoxLayout *words = nullptr;
        IconView *icon = nullptr;
        WrapLabel *name = nullptr;
        WrapLabel *value = nullptr;
        Button *why = nullptr;  ///< Shown while there are details.
        QString details{};
    };

    void build();
    void explain(Line line);
    bool eventFilter(QObject *watched, QEvent *event) override;
    int tick();
    void set(Line line, Icon icon, Tone tone, const QString &name, const QString &value,
             const QString &details = {});
    void setTrouble(Line line, bool isTrouble);
    bool updateEvents();
    bool updateBudget();
    bool updateToken();

    Account *m_account;
    QPointer<LiveStatus> m_live{};
    Pill *m_state = nullptr;
    QList<Row> m_rows{};
    Button *m_retry = nullptr;
    QPointer<Popover> m_explanation{};
    int m_held = 0;
    QString m_heldTrouble{};
};

}  // namespace Sidestage
