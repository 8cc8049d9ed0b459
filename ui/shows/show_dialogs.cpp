// SPDX-License-Identifier: GPL-3.0-or-later
#include "show_dialogs.h"

#include "alerts/tones.h"
#include "kit/layout/spacing.h"
#include "kit/lists/row_delegate.h"
#include "kit/text/time_text.h"
#include "kit/text/wrap_label.h"
#include "kit/theme/theme.h"
#include "models/live_list.h"
#include "page/digits_label.h"
#include "show_texts.h"
#include "viewers_chart.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QSpinBox>
#include <QTableView>

namespace Sidestage {

ShowAdsDialog::ShowAdsDialog(const ShowAds &ads, QWidget *parent)
    : DialogFrame(tr("Ad warnings of this show"), parent)
    , m_ahead(named("showAdsAhead", new QSpinBox))
    , m_notifies(named("showAdsNotify", new QCheckBox(tr("Desktop notification"))))
    , m_sound(named("showAdsSound", new QComboBox))
{
    setObjectName(QStringLiteral("showAdsDialog"));
    m_ahead->setRange(10, 300);
    m_ahead->setSuffix(tr(" s ahead"));
    m_ahead->setValue(ads.ahead);
    m_ahead->setAccessibleName(tr("Seconds before an ad"));
    m_notifies->setChecked(ads.notifies);
    m_sound->setAccessibleName(tr("Sound"));
    m_sound->addItem(tr("No sound"), QString());
    for (const AlertTone &tone : Tones::all())
        m_sound->addItem(tone.name, tone.id);
    m_sound->setCurrentIndex(std::max(0, m_sound->findData(ads.sound)));
    body()->addWidget(new WrapLabel(
        tr("These warnings apply while the show runs. Its end puts back the settings of the page Ads."),
        TextRole::Small, Tone::Secondary));
    body()->addWidget(m_ahead);
    body()->addWidget(m_sound);
    body()->addWidget(m_notifies);
    addSafeButton(tr("Cancel"));
    Button *save = addButton(tr("Save"), Button::Role::Primary);
    save->setObjectName(QStringLiteral("saveShowAds"));
    connect(save, &QPushButton::clicked, this, &QDialog::accept);
    resize(px(400), sizeHint().height());
}

ShowAds ShowAdsDialog::value() const
{
    return {.ahead = m_ahead->value(),
            .notifies = m_notifies->isChecked(),
            .sound = m_sound->currentData().toString()};
}

ShowAnnouncementsDialog::ShowAnnouncementsDialog(const QList<PartChoice> &templates,
                                                 const QList<ShowAnnouncement> &chosen, QWidget *parent)
    : DialogFrame(tr("Announcements of this show"), parent)
{
    setObjectName(QStringLiteral("showAnnouncementsDialog"));
    body()->addWidget(new WrapLabel(
        templates.isEmpty() ? tr("There are no templates yet. The card Announce on the page Chat saves them.")
                            : tr("Each is sent once. Those before the planned end need a schedule entry."),
        TextRole::Small, Tone::Secondary));
    auto *grid = withoutMargins(new QGridLayout);
    for (const PartChoice &choice : templates) {
        Row row{.id = choice.id.toLongLong(),
                .box = new QCheckBox(QString(choice.name).replace(u'&', QStringLiteral("&&"))),
                .amount = new QSpinBox,
                .unit = new QComboBox,
                .when = new QComboBox};
        ShowAnnouncement value{.templateId = row.id};
        for (const ShowAnnouncement &one : chosen) {
            if (one.templateId != row.id)
                continue;
            row.box->setChecked(true);
            value = one;
        }
        row.box->setObjectName(QStringLiteral("announce:") + choice.id);
        row.amount->setObjectName(QStringLiteral("announceAmount:") + choice.id);
        row.when->setObjectName(QStringLiteral("announceWhen:") + choice.id);
        row.amount->setRange(0, 600);
        row.unit->addItem(tr("seconds"), 1);
        row.unit->addItem(tr("minutes"), 60);
        row.when->addItem(tr("after the start"), false);
        row.when->addItem(tr("before the planned end"), true);
        const bool isMinutes = value.seconds >= 60 && value.seconds % 60 == 0;
        row.unit->setCurrentIndex(isMinutes ? 1 : 0);
        row.amount->setValue(isMinutes ? value.seconds / 60 : value.seconds);
        row.when->setCurrentIndex(value.isBeforeEnd ? 1 : 0);
        row.amount->setAccessibleName(tr("Time of “%1”").arg(choice.name));
        row.unit->setAccessibleName(tr("Unit of the time of “%1”").arg(choice.name));
        row.when->setAccessibleName(tr("When “%1” is sent").arg(choice.name));
        const auto place = int(m_rows.size());
        int column = 0;
        for (QWidget *part : {static_cast<QWidget *>(row.box), static_cast<QWidget *>(row.amount),
                              static_cast<QWidget *>(row.unit), static_cast<QWidget *>(row.when)}) {
            grid->addWidget(part, place, column++);
            if (part != row.box) {
                part->setEnabled(row.box->isChecked());
                connect(row.box, &QCheckBox::toggled, part, &QWidget::setEnabled);
            }
        }
        m_rows.append(row);
    }
    body()->addLayout(grid);
    addSafeButton(tr("Cancel"));
    Button *save = addButton(tr("Save"), Button::Role::Primary);
    save->setObjectName(QStringLiteral("saveShowAnnouncements"));
    connect(save, &QPushButton::clicked, this, &QDialog::accept);
}

QList<ShowAnnouncement> ShowAnnouncementsDialog::value() const
{
    QList<ShowAnnouncement> chosen;
    for (const Row &row : m_rows) {
        if (row.box->isChecked())
            chosen.append({row.id, row.amount->value() * row.unit->currentData().toInt(),
                           row.when->currentData().toBool()});
    }
    return chosen;
}

CompareDialog::CompareDialog(const QString &name, const QList<ShowRun> &runs, QWidget *parent)
    : DialogFrame(tr("Compare shows"), parent)
{
    struct Figure
    {
        QString key{};
        QStringList values{};

        bool operator==(const Figure &) const = default;
    };
    setObjectName(QStringLiteral("compareDialog"));
    setHeading(name);
    const QLocale locale;
    QList<Figure> figures{{tr("Length"), {}},      {tr("Peak viewers"), {}}, {tr("Followers"), {}},
                          {tr("Redemptions"), {}}, {tr("Ads"), {}},          {tr("Charity"), {}}};
    QList<Column<Figure>> columns{{.title = tr("Figure"),
                                   .text = [](const Figure &figure) { return figure.key; },
                                   .look = [](const Figure &) { return Look{.isStrong = true}; }}};
    auto *chart = named("compareChart", new ViewersChart);
    for (qsizetype i = 0; i < runs.size(); ++i) {
        const ShowRun &run = runs[i];
        const QStringList values{durationText(run.seconds(run.endedAt)),
                                 locale.toString(run.summary.peakViewers),
                                 followersText(run.summary),
                                 locale.toString(run.summary.redemptions),
                                 adsText(run.summary),
                                 charityText(run.summary)};
        for (qsizetype at = 0; at < figures.size(); ++at)
            figures[at].values.append(values[at]);
        // Two may have been on one day.
        const QString title
            = tr("%1, %2", "a day; a time of day").arg(dayText(run.beganAt), timeOfDay(run.beganAt));
        columns.append({.title = title,
                        .text = [i](const Figure &figure) { return figure.values.value(i); },
                        .isNumber = true});
        chart->addSeries(title, run.summary.viewers);
    }
    auto *rows = new LiveList<Figure>(&Figure::key, columns, this);
    rows->sync(figures);
    auto *table = named("compareTable", new QTableView);
    table->setAccessibleName(tr("Figures of the compared shows"));
    table->setModel(rows);
    setUpTable(table);
    table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    body()->addWidget(chart, 1);
    body()->addWidget(table, 1);
    addSafeButton(tr("Close"));
    resize(px(720), px(620));
}

}  // namespace Sidestage
