// SPDX-License-Identifier: GPL-3.0-or-later
#include "ads/ad_dialogs.h"

#include "ads/ad_announcer.h"
#include "ads/ad_clock.h"
#include "ads/ad_memory.h"
#include "ads/ad_texts.h"
#include "ads/ad_warnings.h"
#include "ads/ads_service.h"
#include "kit/controls/text_box.h"
#include "kit/controls/toggle.h"
#include "kit/layout/spacing.h"
#include "kit/overlays/button_menu.h"
#include "kit/text/wrap_label.h"
#include "kit/theme/announcement_color.h"
#include "kit/theme/theme.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QMenu>
#include <QPlainTextEdit>
#include <QSlider>

namespace Sidestage {

AdSoundDialog::AdSoundDialog(AdsService *service, AlertPlayer *player, QWidget *parent)
    : AlertDialog(tr("Warning before an ad"), player, parent)
{
    setObjectName(QStringLiteral("adSoundDialog"));
    setHeading(tr("When an ad is about to start"));
    const Fields fields{.sound = new QComboBox(this),
                        .volume = new QSlider(Qt::Horizontal, this),
                        .play = new Button(Icon::Play, tr("Play"), Button::Role::Default, this),
                        .notifies = new Toggle(this)};
    fields.sound->setAccessibleName(tr("Sound"));
    fields.volume->setAccessibleName(tr("Volume"));
    fields.notifies->setAccessibleName(tr("Show a desktop notification"));
    auto *form = new QFormLayout;
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    form->addRow(tr("Sound"), fields.sound);
    form->addRow(tr("Volume"), fields.volume);
    form->addRow(QString(), fields.play);
    form->addRow(tr("Desktop notification"), fields.notifies);
    body()->addLayout(form);
    addNotificationHint(tr("The warning in the window counts down and closes automatically."));
    const AdSettings &settings = service->memory()->settings();
    const Alert alert{.sound = settings.sound, .volume = settings.volume, .notifies = settings.notifies};
    setUp(fields, alert, [service, fields] {
        const Alert chosen = fields.alert();
        AdSettings changed = service->memory()->settings();
        changed.sound = chosen.sound;
        changed.volume = chosen.volume;
        changed.notifies = chosen.notifies;
        return service->memory()->setSettings(changed);
    });
    addSafeButton(tr("Close"));
    setScaled(form, &QFormLayout::setHorizontalSpacing, 12);
    setScaled(form, &QFormLayout::setVerticalSpacing, 10);
    Theme::watch(this, [this] {
        setMinimumWidth(std::min(px(420), parentWidget() ? parentWidget()->window()->width() : px(420)));
    });
}

AdAnnouncementDialog::AdAnnouncementDialog(AdsService *service, QWidget *parent)
    : DialogFrame(tr("Ad announcements"), parent)
    , m_service(service)
    , m_before(nullptr)
    , m_after(nullptr)
    , m_end(named("announceEnd", new Toggle(this)))
    , m_color(named("announceColor", new QComboBox(this), tr("Colour")))
    , m_preview(named("announcePreview", new WrapLabel({}, TextRole::Small, Tone::Secondary, this)))
{
    setObjectName(QStringLiteral("adAnnouncementDialog"));
    const AdSettings &settings = service->memory()->settings();
    m_before = addText(QStringLiteral("announceBefore"), tr("Before an ad"), settings.announcement,
                       AdWarnings::usualAnnouncement());
    QStringList names = AdWarnings::placeholders();
    if (service->warnings()->announcer())
        names += service->warnings()->announcer()->placeholders();
    body()->addWidget(
        new WrapLabel(tr("Placeholders, filled in when sent: {%1}").arg(names.join(QStringLiteral("}, {"))),
                      TextRole::Small, Tone::Hint, this));
    body()->addWidget(m_preview);
    m_end->setWord(tr("Also announce the end"));
    m_end->setAccessibleName(tr("Also announce the end"));
    m_end->setChecked(settings.announcesEnd);
    body()->addWidget(m_end);
    m_after = addText(QStringLiteral("announceAfter"), tr("After an ad"), settings.endAnnouncement,
                      AdWarnings::usualEndAnnouncement());
    const QString colors[] = {tr("Channel colour"), tr("Blue"), tr("Green"), tr("Orange"), tr("Purple")};
    for (int i = 0; i < int(std::size(colors)); ++i) {
        QPixmap swatch(px(14), px(14));
        swatch.fill(announcementColor(i));
        m_color->addItem(QIcon(swatch), colors[i], i);
    }
    m_color->setCurrentIndex(int(settings.announcementColor));
    auto *form = new QFormLayout;
    form->addRow(tr("Colour"), m_color);
    body()->addLayout(form);
    connect(m_before, &QPlainTextEdit::textChanged, this, &AdAnnouncementDialog::preview);
    connect(m_after, &QPlainTextEdit::textChanged, this, &AdAnnouncementDialog::preview);
    connect(m_end, &QAbstractButton::toggled, this, &AdAnnouncementDialog::preview);
    addSafeButton(tr("Cancel"));
    m_save = named("saveAnnouncements", addButton(tr("Save"), Button::Role::Primary));
    connect(m_save, &QAbstractButton::clicked, this, &AdAnnouncementDialog::save);
    Theme::watch(this, [this] {
        const int room = parentWidget() ? parentWidget()->window()->width() : px(560);
        setMinimumWidth(std::min(px(520), room));
        for (QPlainTextEdit *text : {m_before, m_after})
            text->setFixedHeight(px(68));
    });
    preview();
}

QPlainTextEdit *AdAnnouncementDialog::addText(const QString &name, const QString &label, const QString &text,
                                              const QString &usual)
{
    auto *head = new QHBoxLayout;
    auto *words = makeLabel(label, TextRole::Strong, Tone::Text, this);
    auto *edit = new TextBox(this);
    edit->setPlainText(text);
    edit->setObjectName(name);
    edit->setAccessibleName(label);
    edit->setPlaceholderText(usual);
    edit->setTabChangesFocus(true);
    words->setBuddy(edit);
    head->addWidget(words, 1);
    head->addWidget(templatesFor(edit, name));
    body()->addLayout(head);
    body()->addWidget(edit);
    return edit;
}

Button *AdAnnouncementDialog::templatesFor(QPlainTextEdit *text, const QString &name)
{
    auto *button = new Button(tr("Templates"), Button::Role::Ghost, this);
    button->setObjectName(name + QStringLiteral("Templates"));
    button->setCompact(true);
    button->setOpens(true);
    const auto *announcer = m_service->warnings()->announcer();
    const auto templates = announcer ? announcer->templates() : QList<AdAnnouncer::Template>();
    button->setEnabled(!templates.isEmpty());
    button->setToolTip(templates.isEmpty() ? tr("No templates yet. Create them on the Chat page.")
                                           : QString());
    auto *menu = new QMenu(button);
    for (const auto &one : templates) {
        connect(menu->addAction(QString(one.name).replace(u'&', QStringLiteral("&&"))), &QAction::triggered,
                this, [this, one, text] {
                    text->setPlainText(one.text);
                    m_color->setCurrentIndex(int(one.color));
                });
    }
    connect(button, &QAbstractButton::clicked, menu, [menu, button] { popUpBelow(menu, button); });
    return button;
}

/// Shows the announcement as it would be sent now. An announcement that cannot be sent cannot be saved.
void AdAnnouncementDialog::preview()
{
    if (!m_save)
        return;
    const AdSettings &settings = m_service->memory()->settings();
    const int length
        = m_service->clock()->nextLength() > 0 ? m_service->clock()->nextLength() : settings.length;
    const auto check = [&](const QPlainTextEdit *text, const QString &usual) {
        const QString typed = text->toPlainText().trimmed();
        return m_service->warnings()->filled(typed.isEmpty() ? usual : typed, settings.announceAhead, length);
    };
    const auto before = check(m_before, AdWarnings::usualAnnouncement());
    const auto after = check(m_after, AdWarnings::usualEndAnnouncement());
    m_after->setEnabled(m_end->isChecked());
    // A value that is only missing now, such as the stream's uptime, may be known when the announcement is
    // sent.
    const auto isWrong
        = [](const Result<QString> &text) { return !text && text.error().fault != Fault::Missing; };
    const bool endIsWrong = m_end->isChecked() && isWrong(after);
    m_preview->setText(!before          ? announcementProblem(before.error())
                           : endIsWrong ? announcementProblem(after.error())
                                        : tr("Preview: %1").arg(*before));
    setTone(m_preview, isWrong(before) || endIsWrong ? Tone::Error : Tone::Secondary);
    m_save->setEnabled(!isWrong(before) && !endIsWrong);
}

void AdAnnouncementDialog::save()
{
    AdSettings settings = m_service->memory()->settings();
    settings.announcement = m_before->toPlainText().trimmed();
    settings.endAnnouncement = m_after->toPlainText().trimmed();
    settings.announcesEnd = m_end->isChecked();
    settings.announcementColor = Api::AnnouncementColor(m_color->currentData().toInt());
    if (const auto kept = m_service->memory()->setSettings(settings); !kept)
        return setNote(
            tr("Could not save this change; it applies only until you quit. %1").arg(kept.error().message));
    accept();
}

}  // namespace Sidestage
