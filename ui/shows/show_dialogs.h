// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/overlays/dialog_frame.h"
#include "shows/show_service.h"

class QCheckBox;
class QComboBox;
class QSpinBox;

namespace Sidestage {

/// How a show warns of ads.
class ShowAdsDialog : public DialogFrame
{
    Q_OBJECT
public:
    ShowAdsDialog(const ShowAds &ads, QWidget *parent);
    ShowAds value() const;

private:
    QSpinBox *m_ahead;
    QCheckBox *m_notifies;
    QComboBox *m_sound;
};

/// Which announcements a show makes, and when.
class ShowAnnouncementsDialog : public DialogFrame
{
    Q_OBJECT
public:
    /// `templates`: what can be chosen.
    ShowAnnouncementsDialog(const QList<PartChoice> &templates, const QList<ShowAnnouncement> &chosen,
                            QWidget *parent);
    QList<ShowAnnouncement> value() const;

private:
    struct Row
    {
        qint64 id = 0;
        QCheckBox *box = nullptr;
        QSpinBox *amount = nullptr;
        QComboBox *unit = nullptr;
        QComboBox *when = nullptr;
    };
    QList<Row> m_rows{};
};

/// Two to four past shows side by side: their figures, and their viewers from the start on.
class CompareDialog : public DialogFrame
{
    Q_OBJECT
public:
    CompareDialog(const QString &name, const QList<ShowRun> &runs, QWidget *parent);
};

}  // namespace Sidestage
