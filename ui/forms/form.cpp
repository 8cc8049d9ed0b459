// SPDX-License-Identifier: GPL-3.0-or-later
#include "form.h"

#include "kit/theme/theme.h"
#include "schema/values.h"
#include "texts/error_texts.h"

#include <QCoreApplication>
#include <QEvent>
#include <QScopedValueRollback>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace Sidestage {

namespace {

/// The text of an input for text; none for other inputs.
std::optional<QString> textOf(const QWidget *input)
{
    if (const auto *line = qobject_cast<const QLineEdit *>(input))
        return line->text();
    if (const auto *box = qobject_cast<const QPlainTextEdit *>(input))
        return box->toPlainText();
    return std::nullopt;
}

/// Scrolls the parent areas until the whole widget is visible, including its focus ring.
void revealWhole(QWidget *widget)
{
    for (QWidget *up = widget->parentWidget(); up; up = up->parentWidget()) {
        auto *area = qobject_cast<QScrollArea *>(up);
        if (!area)
            continue;
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
        area->ensureWidgetVisible(widget, 0, px(8));
        return;
    }
}

}  // namespace

FormBase::FormBase(QWidget *parent)
    : QWidget(parent)
    , m_layout(new QVBoxLayout(this))
{
    Theme::watch(this, [this] { m_layout->setSpacing(px(m_spacing)); });
}

void FormBase::setSpacing(int spacing)
{
    m_spacing = spacing;
    m_layout->setSpacing(px(spacing));
}

FormField *FormBase::add(FormRow row, QWidget *input)
{
    if (row.name)
        input->setObjectName(QLatin1String(row.name));
    auto *field = new FormField(row.label, input, this);
    if (row.id < 0)
        row.id = int(m_rows.size());
    field->setObjectName(QStringLiteral("field%1").arg(row.id));
    input->setEnabled(!row.isLocked);
    m_layout->addWidget(field);
    m_rows.append({.look = std::move(row), .field = field});
    updateHint(m_rows.last());
    return field;
}

void FormBase::addWidget(QWidget *widget, Qt::Alignment alignment)
{
    m_layout->addWidget(widget, 0, alignment);
}

void FormBase::addStretch()
{
    m_layout->addStretch(1);
}

FormBase::Row *FormBase::find(int id)
{
    const auto at
        = std::find_if(m_rows.begin(), m_rows.end(), [id](const Row &row) { return row.look.id == id; });
    return at == m_rows.end() ? nullptr : &*at;
}

FormField *FormBase::row(int id) const
{
    const Row *row = const_cast<FormBase *>(this)->find(id);
    return row ? row->field : nullptr;
}

void FormBase::setEditable(bool editable)
{
    for (const Row &row : std::as_const(m_rows)) {
        QWidget *input = row.field->input();
        if (row.look.isLocked || !row.show)
            continue;
        // Text that cannot be changed can still be selected and copied.
        if (input->metaObject()->indexOfProperty("readOnly") >= 0)
            input->setProperty("readOnly", !editable);
        else
            input->setEnabled(editable);
    }
}

void FormBase::bind(FormField *field, std::function<void()> show)
{
    const auto at
        = std::find_if(m_rows.begin(), m_rows.end(), [field](const Row &row) { return row.field == field; });
    at->show = std::move(show);
}

void FormBase::fill()
{
    const QScopedValueRollback filling(m_isFilling, true);
    for (const Row &row : std::as_const(m_rows)) {
        if (row.show)
            row.show();
        updateHint(row);
    }
}

void FormBase::noteEdited(FormField *field)
{
    field->clearError();
    const auto at = std::find_if(m_rows.cbegin(), m_rows.cend(),
                                 [field](const Row &row) { return row.field == field; });
    updateHint(*at);
    Q_EMIT edited(at->look.id);
}

void FormBase::updateHint(const Row &row)
{
    QString hint = row.look.hint;
    const auto text = textOf(row.field->input());
    if (text && row.look.rule.hasMost()) {
        const int length = int(Api::lengthOf(*text));
        const int most = int(row.look.rule.most);
        if (length > most)
            row.field->setError(tr("%n characters too many: at most %L1.", nullptr, length - most).arg(most));
        if (hint.isEmpty())
            hint = tr("%L1 of %L2 characters").arg(length).arg(most);
    }
    row.field->setHint(row.note.isEmpty() ? hint : row.note);
}

void FormBase::setRule(int id, const Api::Rule &rule)
{
    Row *row = find(id);
    if (!row || row->look.rule.most == rule.most)
        return;
    row->look.rule = rule;
    row->field->clearError();
    updateHint(*row);
}

void FormBase::setHint(int id, const QString &hint)
{
    if (Row *row = find(id)) {
        row->look.hint = hint;
        updateHint(*row);
    }
}

void FormBase::setNote(int id, const QString &note)
{
    if (Row *row = find(id)) {
        row->note = note;
        updateHint(*row);
    }
}

void FormBase::clearErrors()
{
    for (const Row &row : std::as_const(m_rows)) {
        row.field->clearError();
        updateHint(row);
    }
}

void FormBase::setError(int id, const QString &sentence)
{
    FormField *field = row(id);
    if (!field)
        return;
    const auto *number = field->input()->findChild<NumberField *>();
    if (!number || number->problem().isEmpty())
        field->setError(sentence);
}

void FormBase::setProblem(int id, const Error &error)
{
    setError(id, ruleOf(error));
}

bool FormBase::check()
{
    for (const Row &row : std::as_const(m_rows)) {
        if (!row.look.required.isEmpty()
            && textOf(row.field->input()).value_or(QString()).trimmed().isEmpty())
            row.field->setError(row.look.required);
    }
    const auto wrong
        = std::find_if(m_rows.cbegin(), m_rows.cend(), [](const Row &row) { return row.field->hasError(); });
    if (wrong != m_rows.cend())
        focusRow(wrong->look.id);
    return wrong == m_rows.cend();
}

void FormBase::focusRow(int id)
{
    FormField *field = row(id);
    if (!field)
        return;
    auto *number = field->input()->findChild<NumberField *>();
    if (!number || number->check())  // an invalid number focuses itself
        field->focusInput();
    // Reveals the row with label and error after the next layout.
    QMetaObject::invokeMethod(
        field, [field] { revealWhole(field); }, Qt::QueuedConnection);
}

}  // namespace Sidestage
