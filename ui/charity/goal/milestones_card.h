// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charity/charity_records.h"
#include "forms/collection_dialog.h"
#include "kit/forward.h"
#include "kit/layout/card.h"
#include "kit/text/pill.h"

namespace Sidestage {

/// Creates or edits a milestone. Invalid input stays in the dialog until it is corrected.
class MilestoneDialog : public CollectionDialog<Milestone>
{
    Q_OBJECT
public:
    /// The currency is that of `milestone.amount`. An id of 0 creates a new milestone.
    MilestoneDialog(const Milestone &milestone, Store store, QWidget *parent = nullptr);

private:
    bool complete(Milestone &milestone) override;

    QLineEdit *m_amount;
};

class CharityService;
class MilestoneTile;

/// The milestones of the campaign, as tiles. A click on a tile edits it.
class MilestonesCard : public Card
{
    Q_OBJECT
public:
    /// `service` must outlive the card.
    explicit MilestonesCard(CharityService *service, QWidget *parent = nullptr);

    QList<MilestoneTile *> tiles() const { return m_tiles; }

public Q_SLOTS:
    void add();

Q_SIGNALS:
    void notified(const QString &text, std::function<void()> undo,
                  Sidestage::Pill::Kind kind = Sidestage::Pill::Kind::Good);

private:
    void updateTexts();
    void edit(const Milestone &milestone);
    QString whenOf(const Milestone &milestone) const;

    CharityService *m_service;
    QLabel *m_count = nullptr;
    QLabel *m_none = nullptr;
    Button *m_add = nullptr;
    QWidget *m_area = nullptr;
    FlowLayout *m_flow = nullptr;
    QList<MilestoneTile *> m_tiles{};
};

}  // namespace Sidestage
