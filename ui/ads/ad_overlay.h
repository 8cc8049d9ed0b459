// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;

namespace Sidestage {

class AdSnoozeButton;
class AdsService;

/// A little window above all others, in the corner of the screen, while an ad is close or runs, if the user
/// wants it. It never takes the keyboard; dragged, it stays where it was put until the program ends.
class AdOverlay : public QWidget
{
    Q_OBJECT
public:
    /// `desk` must outlive this.
    explicit AdOverlay(AdsService *service);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;

private:
    void checkSchedule();
    int refresh();
    void place();

    AdsService *m_service;
    QLabel *m_words;
    AdSnoozeButton *m_snooze;
    QPoint m_grip{};
    bool m_isMoved = false;
    bool m_isClosed = false;  ///< By the user, until the next one.
};

}  // namespace Sidestage
