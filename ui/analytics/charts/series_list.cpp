// SPDX-License-Identifier: GPL-3.0-or-later
#include "series_list.h"

#include "analytics_texts.h"
#include "chart_style.h"

#include "kit/layout/card.h"
#include "kit/layout/spacing.h"
#include "kit/text/wrap_label.h"
#include "kit/theme/theme.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QLabel>
#include <QPainter>
#include <QSignalBlocker>

namespace Sidestage {

namespace {

/// A sample of a line or of the hatching.
class SampleView : public QWidget
{
public:
    static constexpr int gap = -2;

    explicit SampleView(int line, QWidget *parent = nullptr)
        : QWidget(parent)
        , m_line(line)
    {
        setScaled(this, &QWidget::setFixedSize, m_line == gap ? 14 : 28, 14);
        Theme::watch(this, [this] { update(); });
    }
    /// -1: empty.
    void setLine(int line)
    {
        m_line = line;
        update();
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        if (m_line == gap) {
            ChartStyle::paintGap(&painter, rect());
            painter.setPen(QPen(Theme::tokens().edge, 1));
            painter.drawRect(rect().adjusted(0, 0, -1, -1));
        } else if (m_line >= 0) {
            ChartStyle::paintSample(&painter, m_line, QRectF(rect()).adjusted(1, 1, -1, -1));
        }
    }

private:
    int m_line;
};

}  // namespace

SeriesList::SeriesList(ChartModel *model, QWidget *parent)
    : QWidget(parent)
    , m_model(model)
{
    setObjectName(QStringLiteral("seriesList"));
    setProperty("plain", true);
    m_layout = withoutMargins(new QVBoxLayout(this));
    auto *head = makeLabel(tr("Show"), TextRole::Small, Tone::Secondary);
    m_layout->addWidget(head);
    m_rowsLayout = withoutMargins(new QVBoxLayout);
    m_layout->addLayout(m_rowsLayout);
    m_full = named("seriesFull", new WrapLabel({}, TextRole::Small, Tone::Hint));
    m_layout->addWidget(m_full);
    m_gap = named("gapLegend", new QWidget);
    auto *gapLayout = withoutMargins(new QHBoxLayout(m_gap));
    gapLayout->addWidget(new SampleView(SampleView::gap), 0, Qt::AlignTop);
    m_gapText = new WrapLabel({}, TextRole::Small, Tone::Secondary);
    gapLayout->addWidget(m_gapText, 1);
    m_layout->addWidget(m_gap);
    m_layout->addStretch(1);
    setSpacing(m_rowsLayout, 8);
}

void SeriesList::rebuild(const QStringList &columns)
{
    for (const Row &row : std::as_const(m_rows)) {
        row.widget->deleteLater();
        row.comparedRow->deleteLater();
    }
    m_rows.clear();
    for (const QString &column : columns) {
        Row row{.column = column};
        row.widget = new QWidget;
        auto *layout = withoutMargins(new QHBoxLayout(row.widget));
        setSpacing(layout, 6);
        row.box = new QCheckBox(AnalyticsTexts::column(column).replace(u'&', QStringLiteral("&&")));
        row.box->setObjectName(QStringLiteral("series-") + foldedColumn(column));
        row.sample = new SampleView(-1);
        layout->addWidget(row.box, 1);
        layout->addWidget(row.sample);
        m_rowsLayout->addWidget(row.widget);
        row.comparedRow = new QWidget;
        auto *compared = new QHBoxLayout(row.comparedRow);
        setMargins(compared, 24, 0, 0, 0);
        setSpacing(compared, 6);
        row.compared = new WrapLabel({}, TextRole::Small, Tone::Secondary);
        row.comparedSample = new SampleView(-1);
        compared->addWidget(row.compared, 1);
        compared->addWidget(row.comparedSample);
        m_rowsLayout->addWidget(row.comparedRow);
        connect(row.box, &QCheckBox::toggled, this,
                [this, column](bool on) { m_model->setShown(column, on); });
        m_rows.append(row);
    }
}

void SeriesList::refresh(const QDate &today, const QString &comparedSubject)
{
    const QStringList columns = m_model->allColumns();
    QStringList before;
    for (const Row &row : std::as_const(m_rows))
        before.append(row.column);
    if (columns != before)
        rebuild(columns);
    const bool isFull = m_model->columns().size() >= m_model->maxColumns();
    const QString reason = m_model->comparison().with == ChartComparison::With::Nothing
        ? tr("At most %Ln figures can be shown at once.", nullptr, m_model->maxColumns())
        : tr("At most %Ln figures while comparing.", nullptr, m_model->maxColumns());
    for (const Row &row : std::as_const(m_rows)) {
        const QSignalBlocker blocker(row.box);
        const bool shown = m_model->columns().contains(row.column);
        row.box->setChecked(shown);
        row.box->setEnabled(shown || !isFull);
        row.box->setToolTip(row.box->isEnabled() ? QString() : reason);
        row.box->setAccessibleDescription(row.box->isEnabled() ? QString() : reason);
        int line = -1;
        int compared = -1;
        const ChartLine *comparedLine = nullptr;
        for (int i = 0; i < m_model->lines().size(); ++i) {
            const ChartLine &each = m_model->lines().at(i);
            if (each.of.column != row.column)
                continue;
            const int column = int(m_model->columns().indexOf(row.column));
            if (column < 0)
                continue;
            (each.isComparison ? compared : line)
                = each.isComparison ? column + ChartStyle::compared : column;
            if (each.isComparison)
                comparedLine = &each;
        }
        static_cast<SampleView *>(row.sample)->setLine(shown ? line : -1);
        static_cast<SampleView *>(row.comparedSample)->setLine(compared);
        row.comparedRow->setVisible(shown && compared >= 0);
        if (comparedLine)
            row.compared->setText(comparedSubject.isEmpty()
                                      ? tr("Compared: %1").arg(AnalyticsTexts::range(comparedLine->of.range))
                                      : comparedSubject);
    }
    m_full->setVisible(isFull && m_rows.size() > m_model->maxColumns());
    m_full->setText(reason);
    QStringList gaps;
    for (const DayRange &gap : m_model->gaps().mid(0, 3))
        gaps.append(AnalyticsTexts::shortRange(gap, today));
    if (m_model->gaps().size() > 3)
        gaps.append(tr("%Ln more", nullptr, int(m_model->gaps().size()) - 3));
    m_gap->setVisible(!gaps.isEmpty());
    m_gapText->setText(tr("No data, %1").arg(gaps.join(tr(", "))));
}

}  // namespace Sidestage
