// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "shows/show_run.h"

#include <QWidget>

class QCheckBox;
class QBoxLayout;
class QLabel;

namespace Sidestage {

class Button;
class ElidedLabel;
class FlowLayout;
class IconView;
class Pill;
class WhyHint;
class WrapLabel;

/// The head of the steps of one part.
class PlanGroup : public QWidget
{
    Q_OBJECT
public:
    explicit PlanGroup(QWidget *parent = nullptr);
    /// `isPlan`: the steps can be chosen.
    void setPart(const PartPlan &part, bool isPlan);

Q_SIGNALS:
    void chosen(Sidestage::ShowPart part, bool isChosen);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    ShowPart m_part{};
    QCheckBox *m_box;
    IconView *m_icon;
    QLabel *m_name;
    ElidedLabel *m_head;
    QLabel *m_requests;
};

/// One step: what changes from what to what, or its result.
class PlanStepRow : public QWidget
{
    Q_OBJECT
public:
    explicit PlanStepRow(QWidget *parent = nullptr);
    void setStep(ShowPart part, const ShowStep &step, bool isPlan);
    QCheckBox *box() const { return m_box; }

Q_SIGNALS:
    void chosen(Sidestage::ShowPart part, const QString &key, bool isChosen);
    void retried(Sidestage::ShowPart part, const QString &key);
    void leftOut(Sidestage::ShowPart part, const QString &key);
    void permissionRequested(Sidestage::ShowPart part);

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void setValues(const ShowStep &step);

    ShowPart m_part{};
    QString m_key{};
    QStringList m_shown{};  ///< The values in m_values.
    bool m_isBlocked = false;
    QCheckBox *m_box;
    IconView *m_icon;
    QLabel *m_label;
    QBoxLayout *m_beside;  ///< Label and content: below each other when narrow.
    QWidget *m_values;
    FlowLayout *m_flow;
    WrapLabel *m_text;
    WrapLabel *m_note;
    WhyHint *m_why;
    Pill *m_pill;
    Button *m_retry;
    Button *m_leave;
};

}  // namespace Sidestage
