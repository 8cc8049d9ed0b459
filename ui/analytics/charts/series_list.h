// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analytics/chart_model.h"
#include "kit/forward.h"

#include <QWidget>

namespace Sidestage {

/// The columns to choose for the chart, each with a sample of its line. Below them is a key for comparison
/// lines and for the hatching.
class SeriesList : public QWidget
{
    Q_OBJECT
public:
    /// `model` must outlive this.
    explicit SeriesList(ChartModel *model, QWidget *parent = nullptr);

    /// Updates the list from the model. `today` in UTC.
    void refresh(const QDate &today, const QString &comparedSubject);

private:
    struct Row
    {
        QString column{};
        QWidget *widget = nullptr;
        QCheckBox *box = nullptr;
        QWidget *sample = nullptr;
        QWidget *comparedRow = nullptr;
        QWidget *comparedSample = nullptr;
        QLabel *compared = nullptr;
    };

    void rebuild(const QStringList &columns);

    ChartModel *m_model;
    QVBoxLayout *m_layout;
    QVBoxLayout *m_rowsLayout;
    QList<Row> m_rows{};
    QLabel *m_full;
    QWidget *m_gap;
    QLabel *m_gapText;
};

}  // namespace Sidestage
