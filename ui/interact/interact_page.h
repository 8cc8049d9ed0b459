// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "interact/interact_store.h"
#include "page/page.h"

class QBoxLayout;
class QScrollArea;

namespace Sidestage {

class InteractService;
class PollCard;
class PredictionCard;
class RaidCard;

/// The Interact page: polls, predictions, raids, hype trains, goals.
class InteractPage : public Page
{
    Q_OBJECT
public:
    /// `service` must outlive the page.
    explicit InteractPage(InteractService *service, QWidget *parent = nullptr);
    ~InteractPage() override;

    QString id() const override { return QStringLiteral("interact"); }
    QString title() const override { return tr("Interact"); }
    Freshness freshness() const override;

public Q_SLOTS:
    void refresh() override;

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void addActions();
    void arrange();
    void updateActions();
    void openDialog(const InteractTemplate &offered);

    InteractService *m_service;
    PredictionCard *m_prediction;
    PollCard *m_poll;
    RaidCard *m_raid;
    QBoxLayout *m_columns;
    QBoxLayout *m_below;
    QWidget *m_right;
    QScrollArea *m_scroll;
    QAction *m_newPoll = nullptr;
    QAction *m_newPrediction = nullptr;
    QAction *m_lock = nullptr;
    QAction *m_resolve = nullptr;
    QAction *m_refund = nullptr;
};

}  // namespace Sidestage
