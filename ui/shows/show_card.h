// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/layout/card.h"
#include "models/live_list.h"
#include "shows/show_service.h"

class QMenu;
class QTableView;

namespace Sidestage {

class ActionButton;
class HeaderState;
class PartRow;
class Pill;

/// One show: its parts.
class ShowCard : public Card
{
    Q_OBJECT
public:
    /// `service` must outlive this.
    explicit ShowCard(ShowService *service, QWidget *parent = nullptr);

    void setShow(const Show &show);
    /// The menu at the end of its title.
    QMenu *menu() const { return m_menu; }

Q_SIGNALS:
    void pageRequested(const QString &page);
    void failed(const Sidestage::Error &error);

private:
    void save(const Show &show);
    void edit(ShowPart part);

    ShowService *m_service;
    Show m_show{};
    Pill *m_running;
    Pill *m_planned;
    QLabel *m_uses;
    QMenu *m_menu;
    QList<PartRow *> m_rows{};
};

/// The times when a show took place. Two to four can be chosen and compared.
class LastShowsCard : public Card
{
    Q_OBJECT
public:
    explicit LastShowsCard(ShowService *service, QWidget *parent = nullptr);

    void setShow(const Show &show);
    void compare();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    /// A run as a row.
    struct Row
    {
        QString key{};
        ShowRun run{};

        bool operator==(const Row &) const = default;
    };
    static QList<Column<Row>> columns();
    void updateChosen();
    /// Hides the columns that do not fit.
    void fit();

    ShowService *m_service;
    Show m_show{};
    LiveList<Row> *m_rows;
    QTableView *m_table;
    HeaderState *m_columns = nullptr;
    QLabel *m_chosen;
    QLabel *m_average;
    QLabel *m_none;
    ActionButton *m_compare;
};

}  // namespace Sidestage
