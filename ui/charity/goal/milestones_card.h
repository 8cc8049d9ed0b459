// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/forward.h"
#include "kit/layout/card.h"
#include "kit/text/pill.h"

namespace Sidestage {

class CharityService;
class MilestoneTile;
struct Milestone;

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
