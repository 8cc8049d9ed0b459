// SPDX-License-Identifier: GPL-3.0-or-later
#include "key_dialog.h"

#include "kit/layout/spacing.h"
#include "kit/text/wrap_label.h"
#include "kit/theme/accessible.h"

#include <QBoxLayout>
#include <QKeyEvent>

namespace Sidestage {

KeyField::KeyField(QWidget *parent)
    : QLineEdit(parent)
{
    setReadOnly(true);
    setContextMenuPolicy(Qt::NoContextMenu);
}

bool KeyField::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        event->accept();  // the key is meant for this field and not for its action
        return true;
    }
    return QLineEdit::event(event);
}

void KeyField::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Control:
    case Qt::Key_Shift:
    case Qt::Key_Alt:
    case Qt::Key_AltGr:
    case Qt::Key_Meta:
    case Qt::Key_unknown:
    case Qt::Key_CapsLock:
        return;
    case Qt::Key_Escape:
        event->ignore();  // closes the dialog
        return;
    default:
        break;
    }
    Qt::KeyboardModifiers modifiers = event->modifiers() & ~(Qt::KeypadModifier | Qt::GroupSwitchModifier);
    // "?" already contains Shift: the shortcut of that key is the character.
    const bool isSign = event->key() < Qt::Key_Escape
        && !(event->key() >= Qt::Key_A && event->key() <= Qt::Key_Z) && event->key() != Qt::Key_Space;
    if (isSign)
        modifiers &= ~Qt::ShiftModifier;
    m_key = QKeySequence(QKeyCombination(modifiers, Qt::Key(event->key())));
    setText(m_key.toString(QKeySequence::NativeText));
    Q_EMIT pressed(m_key);
}

KeyDialog::KeyDialog(QList<KeyRow> rows, const QString &id, QWidget *parent)
    : DialogFrame(tr("Change key"), parent)
    , m_rows(std::move(rows))
    , m_field(named("newKey", new KeyField))
    , m_conflict(named("keyConflict", new WrapLabel(QString(), TextRole::Body, Tone::Secondary)))
{
    setObjectName(QStringLiteral("keyDialog"));
    for (const KeyRow &row : std::as_const(m_rows)) {
        if (row.id == id)
            m_row = row;
    }
    setHeading(tr("%1 (%2)", "an action; its page").arg(m_row.text, m_row.place));
    m_field->setPlaceholderText(m_row.keys.isEmpty()
                                    ? tr("Press the new key")
                                    : tr("Press the new key instead of %1")
                                          .arg(m_row.keys.first().toString(QKeySequence::NativeText)));
    m_field->setAccessibleName(tr("New key for %1").arg(m_row.text));
    body()->addWidget(m_field);
    body()->addWidget(m_conflict);
    m_conflict->setMinimumHeight(px(40));
    Button *usual = named("usualKey", addButton(tr("Usual key"), Button::Role::Ghost));
    usual->setVisible(m_row.isChanged());
    Button *none = named("noKey", addButton(tr("No key"), Button::Role::Ghost));
    none->setVisible(!m_row.keys.isEmpty());
    addSafeButton(tr("Cancel"));
    m_change = named("setKey", addButton(tr("Change"), Button::Role::Primary));
    m_change->setEnabled(false);
    connect(usual, &QAbstractButton::clicked, this, [this] { finish(std::nullopt); });
    connect(none, &QAbstractButton::clicked, this, [this] { finish(QList<QKeySequence>()); });
    connect(m_change, &QAbstractButton::clicked, this, [this] {
        QList<QKeySequence> keys = m_row.keys.mid(1);
        keys.removeAll(m_field->key());
        keys.prepend(m_field->key());
        finish(keys);
    });
    connect(m_field, &KeyField::pressed, this, &KeyDialog::check);
    setScaled(this, &QWidget::setMinimumWidth, 420);
    m_field->setFocus();
}

void KeyDialog::check(const QKeySequence &key)
{
    QStringList whose;
    const QList<KeyRow> others = KeyList::conflicts(m_rows, m_row.id, key);
    for (const KeyRow &other : others)
        whose.append(tr("“%1” (%2)", "an action; its page").arg(other.text, other.place));
    m_conflict->setText(whose.isEmpty() ? QString()
                                        : tr("This is the key of %1. If you take it, that action has no key.")
                                              .arg(whose.join(tr(", ", "between actions"))));
    m_change->setText(whose.isEmpty() ? tr("Change") : tr("Take it"));
    m_change->setEnabled(!m_row.keys.contains(key) || m_row.keys.first() != key);
    announce(m_field, whose.isEmpty() ? m_field->text() : m_conflict->text());
}

void KeyDialog::finish(const Preferences::Keys &keys)
{
    Q_EMIT chosen(keys);
    accept();
}

}  // namespace Sidestage
