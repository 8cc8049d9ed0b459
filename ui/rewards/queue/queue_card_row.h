// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rewards/queue/redemption_queue.h"

#include <QWidget>

class QBoxLayout;
class QLabel;

namespace Sidestage {

class Avatar;
class Button;
class DigitsLabel;
class ElidedLabel;
class WrapLabel;

/// One redemption that waits, in a card: who, what, for how many points, how long already, and the two
/// buttons. Where it is narrow it takes two lines.
class QueueCardRow : public QWidget
{
    Q_OBJECT
public:
    explicit QueueCardRow(QWidget *parent = nullptr);

    /// `spoken`: the row as a sentence. `serviceNow`: by the service's clock, which has dated the redemption.
    void show(const QueueEntry &entry, const QString &spoken, const QDateTime &serviceNow, bool mayDecide);
    const QString &id() const { return m_id; }
    bool canBeDecided() const;
    /// The one that the keys mean.
    void setCurrent(bool current);
    /// Wide: one line. Narrow: two or three. Tiny: the buttons have one of their own.
    enum class Width : quint8 { Wide, Narrow, Tiny };
    void setWidth(Width width);

    /// Without the points: where there is no room for them they are left out, and said in the tool tip.
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void decided(const QString &id, Sidestage::Api::RedemptionDecision decision);
    void chosen();

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    bool event(QEvent *event) override;

private:
    void fit();
    void fitPoints();
    void fitViewer();
    int minWidth() const;
    int pointsNeed() const;

    QString m_id{};
    QString m_said{};  ///< The row as a sentence.
    QueueState m_state = QueueState::Waiting;
    bool m_isCurrent = false;
    Width m_width = Width::Wide;
    bool m_mayDecide = false;
    QBoxLayout *m_lines = nullptr;
    Avatar *m_avatar;
    ElidedLabel *m_viewer;
    WrapLabel *m_what;
    QLabel *m_points;
    DigitsLabel *m_age;
    Button *m_fulfil;
    Button *m_refund;
};

}  // namespace Sidestage
