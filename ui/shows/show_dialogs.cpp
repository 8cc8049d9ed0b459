// SPDX-License-Identifier: GPL-3.0-or-later
#include "show_dialogs.h"

#include "alerts/tones.h"
#include "base/bidi.h"
#include "forms/form.h"
#include "kit/layout/spacing.h"
#include "kit/lists/row_delegate.h"
#include "kit/overlays/dialog_frame.h"
#include "kit/text/time_text.h"
#include "kit/text/wrap_label.h"
#include "kit/theme/theme.h"
#include "models/live_list.h"
#include "schema/describe.h"
#include "show_texts.h"
#include "viewers_chart.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QGridLayout>
#include <QHeaderView>
#include <QSpinBox>
#include <QTableView>

namespace Sidestage {

namespace {

struct DialogTexts
{
    Q_DECLARE_TR_FUNCTIONS(ShowDialogs)
};

/// A dialog with a sentence, Cancel and another button.
DialogFrame *makeShowDialog(const char *name, const QString &title, const QString &sentence, QWidget *owner)
{
    auto *dialog = new DialogFrame(title, owner->window());
    QObject::connect(owner, &QObject::destroyed, dialog, &QDialog::reject);
    dialog->setObjectName(QLatin1String(name));
    dialog->body()->addWidget(new WrapLabel(sentence, TextRole::Small, Tone::Secondary));
    return dialog;
}

void openShowDialog(DialogFrame *dialog, QWidget *owner, const char *saver, const QString &action,
                    Button::Role role, const std::function<void()> &save)
{
    dialog->addSafeButton(DialogTexts::tr("Cancel"));
    QObject::connect(named(saver, dialog->addButton(action, role)), &QPushButton::clicked, dialog,
                     &QDialog::accept);
    QObject::connect(dialog, &QDialog::accepted, owner, save);
    dialog->openOnce();
}

}  // namespace

void editShowAds(const ShowAds &ads, QWidget *owner, const std::function<void(const ShowAds &)> &save)
{
    DialogFrame *dialog
        = makeShowDialog("showAdsDialog", DialogTexts::tr("Ad warnings of this show"),
                         DialogTexts::tr("These warnings apply while the show runs. Its end puts back the "
                                         "settings of the page Ads."),
                         owner);
    auto *form = new Form<ShowAds>;
    auto *sound = new QComboBox;
    sound->addItem(DialogTexts::tr("No sound"), QString());
    for (const AlertTone &tone : Tones::all())
        sound->addItem(tone.name, tone.id);
    form->number(&ShowAds::ahead, {.label = DialogTexts::tr("Seconds before an ad"), .name = "showAdsAhead"});
    form->input(
        {.label = DialogTexts::tr("Sound"), .name = "showAdsSound"}, sound, &QComboBox::currentIndexChanged,
        [sound](const ShowAds &value) { sound->setCurrentIndex(std::max(0, sound->findData(value.sound))); },
        [sound](ShowAds &value) { value.sound = sound->currentData().toString(); });
    form->toggle(&ShowAds::notifies,
                 {.label = DialogTexts::tr("Desktop notification"), .name = "showAdsNotify"});
    form->setValue(ads);
    dialog->body()->addWidget(form);
    openShowDialog(dialog, owner, "saveShowAds", DialogTexts::tr("Save"), Button::Role::Primary,
                   [form, save] { save(form->value()); });
}

void editShowAnnouncements(const QList<PartChoice> &templates, const QList<ShowAnnouncement> &chosen,
                           QWidget *owner, const std::function<void(const QList<ShowAnnouncement> &)> &save)
{
    DialogFrame *dialog = makeShowDialog(
        "showAnnouncementsDialog", DialogTexts::tr("Announcements of this show"),
        templates.isEmpty()
            ? DialogTexts::tr("There are no templates yet. The card Announce on the page Chat saves them.")
            : DialogTexts::tr("Each is sent once. Those before the planned end need a schedule entry."),
        owner);
    if (templates.isEmpty()) {
        dialog->addSafeButton(DialogTexts::tr("Close"));
        dialog->resize(px(420), dialog->sizeHint().height());
        return dialog->openOnce();
    }
    auto *grid = withoutMargins(new QGridLayout);
    QList<std::function<void(QList<ShowAnnouncement> &)>> readers;
    for (const PartChoice &choice : templates) {
        const qint64 id = choice.id.toLongLong();
        const auto known = std::ranges::find(chosen, id, &ShowAnnouncement::templateId);
        const ShowAnnouncement value = known == chosen.end() ? ShowAnnouncement{id} : *known;
        auto *box = named(QStringLiteral("announce:") + choice.id,
                          new QCheckBox(QString(choice.name).replace(u'&', QStringLiteral("&&"))));
        auto *amount = named(QStringLiteral("announceAmount:") + choice.id, new QSpinBox);
        auto *unit = new QComboBox;
        auto *when = named(QStringLiteral("announceWhen:") + choice.id, new QComboBox);
        const bool isMinutes = value.seconds >= 60 && value.seconds % 60 == 0;
        box->setChecked(known != chosen.end());
        amount->setRange(0, 600);
        amount->setValue(isMinutes ? value.seconds / 60 : value.seconds);
        amount->setAccessibleName(DialogTexts::tr("Time of “%1”").arg(isolated(choice.name)));
        unit->addItem(DialogTexts::tr("seconds"), 1);
        unit->addItem(DialogTexts::tr("minutes"), 60);
        unit->setCurrentIndex(isMinutes ? 1 : 0);
        unit->setAccessibleName(DialogTexts::tr("Unit of the time of “%1”").arg(isolated(choice.name)));
        when->addItem(DialogTexts::tr("after the start"), false);
        when->addItem(DialogTexts::tr("before the planned end"), true);
        when->setCurrentIndex(value.isBeforeEnd ? 1 : 0);
        when->setAccessibleName(DialogTexts::tr("When “%1” is sent").arg(isolated(choice.name)));
        const int place = int(readers.size());
        grid->addWidget(box, place, 0);
        int column = 1;
        for (QWidget *part :
             {static_cast<QWidget *>(amount), static_cast<QWidget *>(unit), static_cast<QWidget *>(when)}) {
            grid->addWidget(part, place, column++);
            part->setEnabled(box->isChecked());
            QObject::connect(box, &QCheckBox::toggled, part, &QWidget::setEnabled);
        }
        readers.append([=](QList<ShowAnnouncement> &all) {
            if (box->isChecked())
                all.append({id, amount->value() * unit->currentData().toInt(), when->currentData().toBool()});
        });
    }
    dialog->body()->addLayout(grid);
    openShowDialog(dialog, owner, "saveShowAnnouncements", DialogTexts::tr("Save"), Button::Role::Primary,
                   [readers, save] {
                       QList<ShowAnnouncement> all;
                       for (const auto &read : readers)
                           read(all);
                       save(all);
                   });
}

void compareShows(const QString &name, const QList<ShowRun> &runs, QWidget *window)
{
    auto *dialog = new DialogFrame(DialogTexts::tr("Compare shows"), window);
    dialog->setObjectName(QStringLiteral("compareDialog"));
    dialog->setHeading(isolated(name));
    struct Row
    {
        QString key{};
        QStringList values{};

        bool operator==(const Row &) const = default;
    };
    QList<Column<Row>> columns{{.title = DialogTexts::tr("Figure"),
                                .text = [](const Row &row) { return row.key; },
                                .look = [](const Row &) { return Look{.isStrong = true}; }}};
    auto *chart = named("compareChart", new ViewersChart);
    for (const ShowRun &run : runs) {
        const QString title = dayTimeText(run.beganAt);
        columns.append(
            {.title = title,
             .text = [place = columns.size() - 1](const Row &row) { return row.values.value(place); },
             .isNumber = true});
        chart->addSeries(title, run.summary.viewers);
    }
    QList<Row> rows;
    for (const ShowFigure &figure : showFigures()) {
        Row &row = rows.emplaceBack(Row{figure.title, {}});
        for (const ShowRun &run : runs)
            row.values.append(figure.text(run));
    }
    auto *model = new LiveList<Row>(&Row::key, columns, dialog);
    model->sync(rows);
    auto *table = named("compareTable", new QTableView, DialogTexts::tr("Figures of the compared shows"));
    table->setModel(model);
    setUpTable(table);
    table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    dialog->body()->addWidget(chart, 1);
    dialog->body()->addWidget(table, 1);
    dialog->addSafeButton(DialogTexts::tr("Close"));
    dialog->resize(px(720), px(620));
    dialog->openOnce();
}

void confirmForShow(const char *name, const QString &title, const QString &heading, const QString &sentence,
                    const QString &action, QWidget *owner, const std::function<void()> &act)
{
    DialogFrame *dialog = makeShowDialog(name, title, sentence, owner);
    dialog->setHeading(heading);
    openShowDialog(dialog, owner, "confirm", action, Button::Role::DangerFill, act);
}

}  // namespace Sidestage
