// SPDX-License-Identifier: GPL-3.0-or-later
#include "collection_dialog.h"

#include "kit/layout/flow_layout.h"
#include "kit/layout/spacing.h"
#include "kit/text/wrap_label.h"
#include "kit/theme/accessible.h"
#include "texts/error_texts.h"

#include <QBoxLayout>
#include <QListWidget>

namespace Sidestage {

CollectionFrame::CollectionFrame(const QString &title, const char *noun, QWidget *parent)
    : DialogFrame(title, parent)
    , m_noun(QLatin1String(noun))
{
    setModal(true);
}

QString CollectionFrame::partName(const char *verb) const
{
    return QLatin1String(verb) + m_noun.at(0).toUpper() + m_noun.mid(1);
}

void CollectionFrame::build(FormBase *form, int parts, const QString &listName)
{
    m_form = form;
    auto *right = new QVBoxLayout;
    m_message
        = named(m_noun + QStringLiteral("Message"), new WrapLabel({}, TextRole::Small, Tone::Secondary));
    m_undo = named(partName("undo"), new Button(tr("Undo"), Button::Role::Link));
    m_undo->setAutoDefault(false);
    m_undo->hide();
    connect(m_undo, &QPushButton::clicked, this, [this] {
        const auto done = m_undone();
        if (!done)
            return setMessage(reasonOf(done.error()), true);
        reload(*done);
        Q_EMIT changed();
    });
    auto *message = new QHBoxLayout;
    message->addWidget(m_message, 1);
    message->addWidget(m_undo);
    right->addWidget(form);
    right->addLayout(message);
    right->addStretch(1);
    if (parts & List) {
        m_list = named(m_noun + QStringLiteral("List"), new QListWidget);
        m_list->setAccessibleName(listName);
        m_left = new QWidget;
        auto *left = withoutMargins(new QVBoxLayout(m_left));
        left->addWidget(m_list, 1);
        auto *buttons = new QWidget;
        m_listButtons = new FlowLayout(buttons);
        left->addWidget(buttons);
        auto *add = addListButton(Icon::Plus, tr("New"), partName("new"));
        auto *columns = new QHBoxLayout;
        columns->addWidget(m_left, 2);
        columns->addLayout(right, 3);
        body()->addLayout(columns, 1);
        connect(add, &QPushButton::clicked, this, [this] {
            m_list->setCurrentRow(-1);
            edit(0);
            m_form->focusRow(0);
        });
        // Not the current row: a list that gets the focus makes its first row that, and nobody chose it.
        connect(m_list, &QListWidget::itemSelectionChanged, this, [this] {
            if (const auto chosen = m_list->selectedItems(); !chosen.isEmpty())
                edit(chosen.first()->data(Qt::UserRole).toLongLong());
        });
        setSpacing(left, 8);
        m_listButtons->setSpacings(8, 4);
        setSpacing(columns, 20);
    } else {
        body()->addLayout(right, 1);
    }
    if (parts & Remove) {
        m_remove = named(partName("remove"), addButton(tr("Delete"), Button::Role::Danger));
        connect(m_remove, &QPushButton::clicked, this, &CollectionFrame::remove);
    }
    if (parts & Copy) {
        m_copy = named(partName("copy"), addButton(tr("Duplicate")));
        connect(m_copy, &QPushButton::clicked, this, [this] { save(true); });
    }
    auto *close = addButton(m_list ? tr("Close") : tr("Cancel"));
    close->setKeyHint(QKeySequence(Qt::Key_Escape));
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    addButtons();
    m_save = named(partName("save"), addButton(tr("Save"), Button::Role::Primary));
    m_save->setDefault(true);
    connect(m_save, &QPushButton::clicked, this, [this] { save(false); });
    connect(form, &FormBase::edited, this, [this] { setMessage({}); });
    if (!m_list)
        form->focusRow(0);
}

Button *CollectionFrame::addListButton(Icon icon, const QString &text, const QString &name)
{
    auto *button = named(name, Button::compact(icon, text));
    button->setAutoDefault(false);
    m_listButtons->addWidget(button);
    return button;
}

void CollectionFrame::setMessage(const QString &text, bool isProblem)
{
    m_message->setText(text);
    m_undo->hide();
    if (!text.isEmpty())
        announce(this, text, isProblem ? Announce::Assertive : Announce::Polite);
}

void CollectionFrame::showFailure(const Error &error)
{
    const bool isTaken = error.fault == Fault::NotOneOf && error.field == QLatin1String("name");
    m_form->setError(0, isTaken ? tr("This name is already in use.") : reasonOf(error));
    m_form->focusRow(0);
}

void CollectionFrame::reload(qint64 current)
{
    {
        const QSignalBlocker quiet(m_list);
        m_list->clear();
        for (const Item &entry : items()) {
            auto *item = new QListWidgetItem(entry.name, m_list);
            item->setData(Qt::UserRole, entry.id);
            item->setToolTip(entry.toolTip);
            if (entry.icon != Icon::None)
                item->setIcon(Icons::icon(entry.icon));
            if (entry.id == current || (current < 0 && m_list->count() == 1))
                m_list->setCurrentItem(item);
        }
    }
    // Without entries the form is that of a new one already, and gets the room of the list.
    m_left->setVisible(m_list->count() > 0 || m_listButtons->count() > 1);
    const QListWidgetItem *shown = m_list->currentItem();
    edit(shown ? shown->data(Qt::UserRole).toLongLong() : 0);
}

void CollectionFrame::noteOpened(bool isNew)
{
    setMessage({});
    for (Button *button : {m_copy, m_remove}) {
        if (button)
            button->setEnabled(!isNew);
    }
}

void CollectionFrame::noteSaved(qint64 id)
{
    if (m_list) {
        reload(id);
        setMessage(tr("Saved."));
    } else {
        accept();
    }
    Q_EMIT changed();
}

void CollectionFrame::noteRemoved(const QString &name, const std::function<Result<qint64>()> &undo)
{
    if (m_list) {
        reload(-1);
        setMessage(tr("“%1” was deleted.").arg(name));
        m_undo->show();
        m_undone = undo;
    } else {
        accept();  // can be undone, so there is no confirmation
    }
    Q_EMIT changed();
    Q_EMIT removed(name, [undo]() -> Result<void> {
        if (const auto done = undo(); !done)
            return done.error();
        return {};
    });
}

QString CollectionFrame::copyName(const QString &name)
{
    return tr("%1 (copy)").arg(name);
}

}  // namespace Sidestage
