// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charity/charity_records.h"

#include <QAbstractButton>

namespace Sidestage {

/// A milestone: its amount, its title, and when it was or will be reached. A click edits it.
class MilestoneTile : public QAbstractButton
{
    Q_OBJECT
public:
    /// `when`: "reached Sat 11:34", "about Sun 02:50".
    MilestoneTile(const Milestone &milestone, const QString &when, QWidget *parent = nullptr);

    const Milestone &milestone() const { return m_milestone; }
    void set(const Milestone &milestone, const QString &when);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Milestone m_milestone;
    QString m_when;
};

}  // namespace Sidestage
