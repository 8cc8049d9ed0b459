// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "shows/show_run.h"

#include <QWidget>

class QAction;
class QBoxLayout;
class QLabel;

namespace Sidestage {

class ElidedLabel;
class Segmented;
class Toggle;
class WhyHint;
class WrapLabel;

/// The waiting redemptions of one reward, and what the end does with them. F, R and L choose.
class WaitingRow : public QWidget
{
    Q_OBJECT
public:
    explicit WaitingRow(QWidget *parent = nullptr);
    void setStep(const ShowStep &step);
    Segmented *choice() const { return m_choice; }
    /// The widths that the count, as width, and the points, as height, need.
    QSize figures() const;
    /// At least these widths, so that the figures of all rows stand below each other.
    void setFigures(QSize widths);

Q_SIGNALS:
    void chosen(const QString &key, Sidestage::WaitingChoice choice);
    void permissionRequested();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    QString m_key{};
    QBoxLayout *m_what;
    QBoxLayout *m_row;
    ElidedLabel *m_title;
    QLabel *m_count;
    QLabel *m_points;
    Segmented *m_choice;
    QAction *m_leave = nullptr;  ///< Also the last option of the choice.
    WhyHint *m_why;
};

/// One part that the end does as a whole, with a switch.
class RestoreRow : public QWidget
{
    Q_OBJECT
public:
    explicit RestoreRow(QWidget *parent = nullptr);
    /// The steps are either drifted or not. `title`: of drifted ones beside others; empty: that of the part.
    void setPart(const PartPlan &part, const QString &title = {});
    /// Adds a button before the switch.
    void add(QWidget *button);
    Toggle *toggle() const { return m_toggle; }

Q_SIGNALS:
    void chosen(Sidestage::ShowPart part, bool areDrifted, bool isChosen);

private:
    ShowPart m_part{};
    bool m_areDrifted = false;
    QBoxLayout *m_row;
    QLabel *m_title;
    WrapLabel *m_detail;
    Toggle *m_toggle;
};

}  // namespace Sidestage
