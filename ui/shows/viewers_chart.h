// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QWidget>

namespace Sidestage {

/// The viewers of up to four shows, minute by minute from their start.
class ViewersChart : public QWidget
{
    Q_OBJECT
public:
    explicit ViewersChart(QWidget *parent = nullptr);

    /// `viewers`: one for each minute; below 0: not known.
    void addSeries(const QString &name, const QList<int> &viewers);
    void clear() { m_series.clear(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    struct Series
    {
        QString name{};
        QList<int> viewers{};
    };
    QList<Series> m_series{};
};

}  // namespace Sidestage
