// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;

namespace Sidestage {

class AdSnoozeButton;
class AdsService;

/// A small always-on-top window in the corner of the screen, shown while an ad is close or running, if the
/// user enabled it. It never takes the keyboard focus. A position set by dragging is kept until the program
/// exits.
class AdOverlay : public QWidget
{
    Q_OBJECT
public:
    /// `service` must outlive this.
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
    bool m_isClosed = false;  ///< Closed by the user; shown again for the next ad.
};

}  // namespace Sidestage
