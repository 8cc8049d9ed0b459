// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ads/ad_count.h"
#include "kit/forward.h"

#include <QWidget>

namespace Sidestage {

class AdsService;
class PermissionHint;

/// The time until the next ad or until the end of the running one, its length, and the time without
/// pre-rolls; or why there is no countdown.
class AdCountdown : public QWidget
{
    Q_OBJECT
public:
    /// `service` must outlive this. `name` begins the object names of the parts.
    AdCountdown(AdsService *service, const QString &name, QWidget *parent = nullptr);

    /// What refresh() has shown.
    const AdCount &count() const { return m_count; }
    bool isCounting() const { return m_isCounting; }
    bool isRunning() const { return m_count.kind == AdCount::Kind::Running; }
    /// Title of the card around it: "Next ad", "Ad running".
    QString title() const;
    /// Adds a line below the countdown.
    void addLine(QWidget *line);
    /// The time without pre-rolls; hidden while there is none.
    QWidget *freeRow() const { return m_freeRow; }
    /// Puts the length below the countdown.
    void setNarrow(bool isNarrow);
    /// Shows what is so now. Returns in how many milliseconds that changes; 0: not by itself.
    int refresh();

private:
    int showFree();

    AdsService *m_service;
    AdCount m_count{};
    bool m_isCounting = false;
    Stat *m_left;
    QLabel *m_length;
    QBoxLayout *m_line;
    QBoxLayout *m_lines;
    QWidget *m_freeRow;
    WrapLabel *m_free;
    ProgressBar *m_freeBar;
    PermissionHint *m_why;
};

}  // namespace Sidestage
