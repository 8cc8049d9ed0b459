// SPDX-License-Identifier: GPL-3.0-or-later
#include "templates_dialog.h"

#include "announcement_texts.h"
#include "chat/base/hold_texts.h"
#include "chat/people/color_swatches.h"

#include "chat/chat_service.h"
#include "chat/people/chat_channels.h"
#include "kit/controls/form_field.h"
#include "kit/controls/text_box.h"
#include "kit/layout/flow_layout.h"
#include "kit/theme/theme.h"

#include <QBoxLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QLocale>

namespace Sidestage {

TemplatesDialog::TemplatesDialog(ChatService *service, QString channel, QWidget *parent)
    : DialogFrame(tr("Announcement templates"), parent)
    , m_service(service)
    , m_channel(std::move(channel))
{
    setObjectName(QStringLiteral("templatesDialog"));
    setModal(true);
    build();
    const auto all = service->announcer()->templates();
    reload(all.isEmpty() ? 0 : all.first().id);
    resize(px(760), px(520));
}

void TemplatesDialog::build()
{
    auto *left = new QVBoxLayout;
    m_list = new QListWidget;
    m_list->setObjectName(QStringLiteral("templateList"));
    m_list->setAccessibleName(tr("Templates"));
    auto *add = new Button(Icon::Plus, tr("New"));
    add->setObjectName(QStringLiteral("newTemplate"));
    add->setAutoDefault(false);
    left->addWidget(m_list, 1);
    left->addWidget(add, 0, Qt::AlignLeft);

    auto *right = new QVBoxLayout;
    m_name = new QLineEdit;
    m_name->setObjectName(QStringLiteral("templateName"));
    m_nameField = new FormField(tr("Name"), m_name);
    m_text = new TextBox;
    m_text->setObjectName(QStringLiteral("templateText"));
    m_text->setTabChangesFocus(true);
    m_textField = new FormField(tr("Text"), m_text);
    m_colors = new ColorSwatches;
    m_colors->setObjectName(QStringLiteral("templateColors"));
    auto *words = new QWidget;
    auto *flow = new FlowLayout(words);
    flow->setContentsMargins({});
    flow->setSpacings(px(4), px(4));
    for (const QString &name : Announcer::placeholders()) {
        const QString word = QLatin1Char('{') + name + QLatin1Char('}');
        auto *insert = new Button(word);
        insert->setCompact(true);
        insert->setAutoDefault(false);
        insert->setObjectName(QStringLiteral("insert:") + name);
        insert->setAccessibleName(tr("Insert %1").arg(word));
        connect(insert, &QPushButton::clicked, this, [this, word] {
            m_text->insertPlainText(word);
            m_text->setFocus();
        });
        flow->addWidget(insert);
    }
    auto *preview = new QWidget;
    preview->setObjectName(QStringLiteral("templatePreview"));
    m_preview = new QVBoxLayout(preview);
    m_preview->setContentsMargins({});
    right->addWidget(m_nameField);
    right->addWidget(m_textField);
    right->addWidget(new FormField(tr("Placeholders"), words));
    right->addWidget(new FormField(tr("Colour"), m_colors));
    right->addWidget(new FormField(tr("Preview"), preview));
    right->addStretch(1);
    auto *columns = new QHBoxLayout;
    columns->addLayout(left, 1);
    columns->addLayout(right, 3);
    body()->addLayout(columns, 1);

    m_remove = addButton(tr("Delete"), Button::Role::Danger);
    m_remove->setObjectName(QStringLiteral("removeTemplate"));
    auto *close = addButton(tr("Close"));
    close->setKeyHint(QKeySequence(Qt::Key_Escape));
    m_use = addButton(tr("Use"));
    m_use->setObjectName(QStringLiteral("useTemplate"));
    auto *keep = addButton(tr("Save"), Button::Role::Primary);
    keep->setObjectName(QStringLiteral("saveTemplate"));
    keep->setDefault(true);
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    connect(keep, &QPushButton::clicked, this, &TemplatesDialog::save);
    connect(m_use, &QPushButton::clicked, this, [this] {
        const AnnouncementTemplate entry = typed();
        accept();
        Q_EMIT useRequested(entry);
    });
    connect(m_remove, &QPushButton::clicked, this, [this] {
        if (const auto done = m_service->announcer()->removeTemplate(m_entry.id); !done)
            return setNote(wordsOf(done.error()));
        const auto all = m_service->announcer()->templates();
        reload(all.isEmpty() ? 0 : all.first().id);
    });
    connect(add, &QPushButton::clicked, this, [this] {
        m_list->setCurrentRow(-1);
        edit({});
        m_name->setFocus();
    });
    connect(m_list, &QListWidget::currentItemChanged, this, [this](QListWidgetItem *item) {
        if (!item)
            return;
        for (const AnnouncementTemplate &entry : m_service->announcer()->templates()) {
            if (entry.id == item->data(Qt::UserRole).toLongLong())
                edit(entry);
        }
    });
    connect(m_name, &QLineEdit::textEdited, m_nameField, &FormField::clearError);
    connect(m_text, &QPlainTextEdit::textChanged, this, &TemplatesDialog::updatePreview);
    connect(m_colors, &ColorSwatches::chosen, this, &TemplatesDialog::updatePreview);
    Theme::watch(this, [this, left, right, columns] {
        m_text->setFixedHeight(px(96));
        left->setSpacing(px(8));
        right->setSpacing(px(10));
        columns->setSpacing(px(20));
    });
}

void TemplatesDialog::offer(const QString &text, Api::AnnouncementColor color)
{
    m_offered = {.text = text, .color = color};
    if (m_entry.id == 0)
        edit({});
}

void TemplatesDialog::reload(qint64 current)
{
    const QSignalBlocker quiet(m_list);
    m_list->clear();
    AnnouncementTemplate shown;
    for (const AnnouncementTemplate &entry : m_service->announcer()->templates()) {
        auto *item = new QListWidgetItem(entry.name, m_list);
        item->setData(Qt::UserRole, entry.id);
        if (entry.id == current) {
            m_list->setCurrentItem(item);
            shown = entry;
        }
    }
    edit(shown);
}

void TemplatesDialog::edit(const AnnouncementTemplate &entry)
{
    m_entry = entry;
    const bool isNew = entry.id == 0;
    m_name->setText(entry.name);
    m_nameField->clearError();
    m_text->setPlainText(isNew ? m_offered.text : entry.text);
    m_colors->setColor(isNew ? m_offered.color : entry.color);
    m_remove->setEnabled(!isNew);
    updatePreview();
}

AnnouncementTemplate TemplatesDialog::typed() const
{
    AnnouncementTemplate entry = m_entry;
    entry.name = m_name->text().trimmed();
    entry.text = m_text->toPlainText();
    entry.color = m_colors->color();
    return entry;
}

void TemplatesDialog::updatePreview()
{
    emptyLayout(m_preview);
    const QString text = m_text->toPlainText();
    const int length = announcementLength(text);
    const int most = maxAnnouncementLength();
    m_textField->clearError();
    m_textField->setHint(
        length > most ? tooLongText(length - most)
                      : tr("%1 of %2 characters").arg(QLocale().toString(length), QLocale().toString(most)));
    m_use->setEnabled(!text.trimmed().isEmpty());
    const auto channel = m_service->channels()->find(m_channel);
    if (text.trimmed().isEmpty() || !channel) {
        m_preview->addWidget(
            makeLabel(tr("A preview of the announcement appears here."), TextRole::Small, Tone::Hint));
        return;
    }
    const auto filled = m_service->announcer()->filled(text, m_channel);
    m_preview->addWidget(makeAnnouncementPreview(
        channel->name, filled ? *filled : fillProblem(filled.error(), channel->name, text), m_colors->color(),
        filled.has_value()));
}

bool TemplatesDialog::save()
{
    AnnouncementTemplate entry = typed();
    if (entry.name.isEmpty()) {
        m_nameField->setError(tr("Enter a name for the template."));
        m_nameField->focusInput();
        return false;
    }
    if (entry.text.trimmed().isEmpty()) {
        m_textField->setError(tr("Enter a text for the template."));
        m_textField->focusInput();
        return false;
    }
    if (const auto done = m_service->announcer()->saveTemplate(entry); !done) {
        m_nameField->setError(done.error().fault == Fault::NotOneOf
                                  ? tr("A template with this name already exists.")
                                  : wordsOf(done.error()));
        m_nameField->focusInput();
        return false;
    }
    reload(entry.id);
    return true;
}

}  // namespace Sidestage
