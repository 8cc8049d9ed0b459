// SPDX-License-Identifier: GPL-3.0-or-later
#include "templates_dialog.h"

#include "announcement_texts.h"
#include "chat/people/color_swatches.h"

#include "chat/chat_service.h"
#include "chat/people/chat_channels.h"
#include "kit/layout/empty_layout.h"
#include "kit/layout/flow_layout.h"
#include "kit/layout/spacing.h"
#include "kit/theme/theme.h"
#include "schema/describe.h"

#include <QBoxLayout>
#include <QLocale>

namespace Sidestage {

TemplatesDialog::TemplatesDialog(ChatService *service, QString channel, const AnnouncementTemplate &offered,
                                 QWidget *parent)
    : CollectionDialog(
        tr("Announcement templates"), "template",
        {.all = [service] { return service->announcer()->templates(); },
         .save = [service](AnnouncementTemplate &entry) { return service->announcer()->saveTemplate(entry); },
         .remove = [service](qint64 id) { return service->announcer()->removeTemplate(id); }},
        parent)
    , m_service(service)
    , m_channel(std::move(channel))
{
    setObjectName(QStringLiteral("templatesDialog"));
    form()->text(
        &AnnouncementTemplate::name,
        {.label = tr("Name"), .name = "templateName", .required = tr("Enter a name for the template.")});
    QWidget *text = form()
                        ->box(&AnnouncementTemplate::text,
                              {.label = tr("Text"),
                               .name = "templateText",
                               .required = tr("Enter a text for the template.")})
                        ->input();
    form()->add({.label = tr("Placeholders")}, buildPlaceholders());
    auto *colors = new ColorSwatches;
    form()->input(
        {.label = tr("Colour"), .name = "templateColors"}, colors, &ColorSwatches::chosen,
        [colors](const AnnouncementTemplate &entry) { colors->setColor(entry.color); },
        [colors](AnnouncementTemplate &entry) { entry.color = colors->color(); });
    auto *preview = new QWidget;
    m_preview = new QVBoxLayout(preview);
    setSpacing(m_preview, 6);
    form()->add({.label = tr("Preview"), .name = "templatePreview"}, preview);
    start(offered, 0, tr("Templates"));
    setScaled(text, &QWidget::setFixedHeight, 96);
    resize(px(760), px(520));
}

void TemplatesDialog::addButtons()
{
    m_use = named("useTemplate", addButton(tr("Use")));
    connect(m_use, &QPushButton::clicked, this, [this] {
        const AnnouncementTemplate entry = form()->value();
        accept();
        Q_EMIT useRequested(entry);
    });
}

QWidget *TemplatesDialog::buildPlaceholders()
{
    auto *words = new QWidget;
    auto *flow = new FlowLayout(words);
    flow->setSpacings(4, 4);
    for (const QString &name : Announcer::placeholders()) {
        const QString word = QLatin1Char('{') + name + QLatin1Char('}');
        auto *insert = named(QStringLiteral("insert:") + name, Button::compact(word));
        insert->setAutoDefault(false);
        insert->setAccessibleName(tr("Insert %1").arg(word));
        connect(insert, &QPushButton::clicked, this, [this, word] {
            auto *text = static_cast<QPlainTextEdit *>(form()->row(TextRow)->input());
            text->insertPlainText(word);
            text->setFocus();
        });
        flow->addWidget(insert);
    }
    return words;
}

void TemplatesDialog::refresh(const AnnouncementTemplate &entry)
{
    emptyLayout(m_preview);
    const int length = announcementLength(entry.text);
    const int most = maxAnnouncementLength();
    form()->setHint(
        TextRow,
        length > most ? tooLongText(length - most)
                      : tr("%1 of %2 characters").arg(QLocale().toString(length), QLocale().toString(most)));
    m_use->setEnabled(!entry.text.trimmed().isEmpty());
    const auto channel = m_service->channels()->find(m_channel);
    if (entry.text.trimmed().isEmpty() || !channel) {
        m_preview->addWidget(
            makeLabel(tr("A preview of the announcement appears here."), TextRole::Small, Tone::Hint));
        return;
    }
    const auto filled = m_service->announcer()->filled(entry.text, m_channel);
    m_preview->addWidget(makeAnnouncementPreview(
        channel->name, filled ? *filled : fillProblem(filled.error(), channel->name, entry.text), entry.color,
        filled.has_value()));
}

}  // namespace Sidestage
