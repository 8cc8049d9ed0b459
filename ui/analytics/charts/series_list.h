// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analytics/chart_model.h"

#include <QWidget>

class QCheckBox;
class QLabel;
class QVBoxLayout;

namespace Sidestage {

/// Which columns a chart shows, each with a piece of its line; below them what the line looks like that they
/// are compared with, and what the hatching means.
class SeriesList : public QWidget
{
    Q_OBJECT
public:
    /// `model` must outlive this.
    explicit SeriesList(ChartModel *model, QWidget *parent = nullptr);

    /// Takes what there is and what is shown from the model. `today` in UTC.
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
