// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/live_list.h"
#include "page/page.h"
#include "shows/show_service.h"

class QBoxLayout;
class QComboBox;
class QStackedWidget;

namespace Sidestage {

class Banner;
class Button;
class Card;
class EndView;
class LastShowsCard;
class LongList;
class PageState;
class PlanView;
class ShowCard;

/// The Shows page: the shows with their parts, the plan of a begin, and the end of a show.
class ShowsPage : public Page
{
    Q_OBJECT
public:
    /// `service` must outlive the page.
    explicit ShowsPage(ShowService *service, QWidget *parent = nullptr);
    ~ShowsPage() override;

    QString id() const override { return QStringLiteral("shows"); }
    QString title() const override { return tr("Shows"); }
    Freshness freshness() const override;
    void setSurroundings(ToastLane *toasts, LiveStatus *live) override;

    /// Opens the end of the running show, or of the stream when none runs.
    void openEnd();

public Q_SLOTS:
    void refresh() override;

protected:
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void takeKeyboard() override;

private:
    struct Row
    {
        QString key{};
        Show show{};
        int uses = 0;
        QDateTime lastAt{};
        bool isRunning = false;

        bool operator==(const Row &) const = default;
    };
    enum class View : quint8 { List, Plan, End };

    void addActions();
    void reload();
    void showCurrent();
    void arrange();
    void setView(View view);
    void updateActions();
    void updateBanner();
    std::optional<Show> current() const;
    /// Whether another show than the chosen one is running.
    bool isOther() const;
    void select(qint64 id);
    void nameShow(const Show &show, const QString &title, const QString &action,
                  std::function<Result<void>(Show &)> save, const QString &note = {});
    void saveState();
    void addShow();
    void duplicate();
    void rename();
    void remove();
    void openBegin();
    /// The steps of the current run, with their results and the undo.
    void openSteps();
    void confirm();
    /// Asks before many points are refunded, and again if they have become more than those `accepted`.
    void endShow(qint64 accepted = 0);

    ShowService *m_service;
    LiveList<Row> *m_rows;
    Banner *m_banner;
    QStackedWidget *m_stack;
    LongList *m_list;
    PageState *m_state;
    QComboBox *m_choice;  ///< Instead of the list, in a narrow window.
    Card *m_listCard;
    QList<QWidget *> m_listParts{};  ///< Only in a wide window.
    ShowCard *m_card;
    LastShowsCard *m_last;
    QWidget *m_right;
    QBoxLayout *m_columns;
    PlanView *m_plan = nullptr;
    EndView *m_end = nullptr;
    View m_view = View::List;
    std::unique_ptr<QObject> m_reading{};  ///< Context of saveState().
    qint64 m_next = 0;                     ///< The show that begins after the running one has ended; 0: none.
    QAction *m_new = nullptr;
    QAction *m_duplicate = nullptr;
    QAction *m_rename = nullptr;
    QAction *m_remove = nullptr;
    QAction *m_steps = nullptr;
    QAction *m_primary = nullptr;
    QAction *m_confirm = nullptr;
    QAction *m_compareAgain = nullptr;
};

}  // namespace Sidestage
