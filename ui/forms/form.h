// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/controls/form_field.h"
#include "kit/controls/number_field.h"
#include "kit/controls/text_box.h"
#include "kit/controls/toggle.h"
#include "schema/schema.h"

#include <QLineEdit>
#include <QUrl>

#include <functional>
#include <limits>

class QVBoxLayout;

namespace Sidestage {

/// What a row of a Form shows besides the value, and what it accepts.
struct FormRow
{
    QString label{};
    const char *name = nullptr;  ///< Object name of the input.
    QString hint{};
    QString required{};  ///< The error if the text is empty. Surrounding spaces of a line are then dropped.
    Api::Rule rule{};    ///< By default the rule that T declares for the member.
    int id = -1;         ///< For row(); -1: the position in the form.
    bool isLocked = false;  ///< The user may never change it.
};

/// The rows of a Form, without the type of its value.
class FormBase : public QWidget
{
    Q_OBJECT
public:
    explicit FormBase(QWidget *parent = nullptr);

    /// Adds a row whose input is not bound to the value. The form takes ownership.
    FormField *add(FormRow row, QWidget *input);
    /// Sets the space between the rows, in px at a body line of 20 px.
    void setSpacing(int spacing);
    /// Adds space at the end that grows, for a form that is higher than its rows.
    void addStretch();
    /// Adds a widget between the rows, by default over the full width.
    void addWidget(QWidget *widget, Qt::Alignment alignment = {});
    /// Null if the form has no such row.
    FormField *row(int id) const;

    /// Whether the bound rows can be changed.
    void setEditable(bool editable);
    /// Marks the rows with these ids as changed, and no others.
    template <class Id>
    void setChanged(const QList<Id> &ids)
    {
        for (const Row &row : std::as_const(m_rows))
            row.field->setChanged(ids.contains(Id(row.look.id)));
    }
    /// Sets the rule of a row whose limits depend on another one.
    void setRule(int id, const Api::Rule &rule);
    /// Sets the hint of a row. If it is empty, a text with a limit shows the number of its characters.
    void setHint(int id, const QString &hint);
    /// Shows a note instead of the hint, such as a newer value elsewhere; empty: the hint again.
    void setNote(int id, const QString &note);

    void clearErrors();
    /// Shows the error at the row. A number that is out of range keeps its own, more exact one.
    void setError(int id, const QString &sentence);
    /// Shows an error at every required text that is empty. If a row has an error, focuses the first of them
    /// and returns false.
    bool check();
    /// Shows the broken rules and focuses the first of them. Returns whether there are none.
    template <class Id>
    bool showProblems(const QList<std::pair<Id, Error>> &problems)
    {
        for (const auto &[id, error] : problems)
            setProblem(int(id), error);
        if (!problems.isEmpty())
            focusRow(int(problems.first().first));
        return problems.isEmpty();
    }
    /// Focuses the input of the row and scrolls until the whole row is visible.
    void focusRow(int id);

Q_SIGNALS:
    /// Emitted when the user has edited the row; value() is up to date.
    void edited(int id);

protected:
    /// Updates the inputs by `show`, which is called for every setValue().
    void bind(FormField *field, std::function<void()> show);
    void fill();
    bool isFilling() const { return m_isFilling; }
    void noteEdited(FormField *field);

private:
    struct Row
    {
        FormRow look{};
        FormField *field = nullptr;
        std::function<void()> show{};
        QString note{};
    };

    Row *find(int id);
    void updateHint(const Row &row);
    void setProblem(int id, const Error &error);

    QVBoxLayout *m_layout;
    int m_spacing = 14;
    QList<Row> m_rows{};
    bool m_isFilling = false;
};

/// A form over a struct: each row is bound to a member, and takes its limits, counter and hint from the rule
/// that the member is declared with. The input is never corrected; what breaks a rule is shown at its row.
template <class T>
class Form : public FormBase
{
public:
    using FormBase::FormBase;

    const T &value() const { return m_value; }
    /// Shows the value; edited() is not emitted. Parts that no row can show are kept.
    void setValue(const T &value)
    {
        m_value = value;
        fill();
    }

    /// Adds a row for any input. `changed` is a signal of `sender`. `show` gets the value, `read` writes to
    /// it and may take the arguments of the signal as well.
    template <class Sender, class Owner, class... Args, class Show, class Read>
    FormField *input(const FormRow &row, QWidget *input, Sender *sender, void (Owner::*changed)(Args...),
                     Show show, Read read)
    {
        FormField *field = add(row, input);
        bind(field, [this, show] { show(std::as_const(m_value)); });
        QObject::connect(sender, changed, this, [this, field, read](Args... args) {
            if (isFilling())
                return;
            if constexpr (std::is_invocable_v<Read, T &, Args...>)
                read(m_value, args...);
            else
                read(m_value);
            noteEdited(field);
        });
        return field;
    }
    /// The same with a signal of the input itself.
    template <class Input, class Signal, class Show, class Read>
    FormField *input(const FormRow &row, Input *input, Signal changed, Show show, Read read)
    {
        return this->input(row, input, input, changed, show, read);
    }

    /// One line of text, or an address.
    template <class M>
    FormField *text(M T::*member, FormRow row)
    {
        auto *edit = new QLineEdit;
        const bool isTrimmed = !row.required.isEmpty() || std::is_same_v<M, QUrl>;
        return input(
            declared(member, row), edit, &QLineEdit::textChanged,
            [edit, member](const T &value) {
                if (const QString text = textIn(value.*member); edit->text() != text) {
                    edit->setText(text);
                    edit->setCursorPosition(0);  // shows the beginning
                }
            },
            [edit, member, isTrimmed](T &value) {
                const QString text = isTrimmed ? edit->text().trimmed() : edit->text();
                if constexpr (std::is_same_v<M, QUrl>)
                    value.*member = QUrl(text, QUrl::StrictMode);
                else
                    value.*member = text;
            });
    }
    /// Text with line breaks.
    template <class M>
    FormField *box(M T::*member, FormRow row)
    {
        auto *edit = new TextBox;
        edit->setTabChangesFocus(true);
        edit->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        return input(
            declared(member, row), edit, &QPlainTextEdit::textChanged,
            [edit, member](const T &value) {
                if (const QString text = plain(value.*member); edit->toPlainText() != text)
                    edit->setPlainText(text);
            },
            [edit, member](T &value) { value.*member = edit->toPlainText(); });
    }
    /// An integer within its rule.
    template <class M>
    FormField *number(M T::*member, FormRow row)
    {
        row = declared(member, row);
        constexpr qint64 mostInt = std::numeric_limits<int>::max();
        auto *edit = new NumberField(int(qMax(row.rule.least, -mostInt)), int(qMin(row.rule.most, mostInt)));
        edit->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
        return input(
            row, edit, &NumberField::valueChanged,
            [edit, member](const T &value) {
                edit->setValue(int(qMin(qint64(plain(value.*member)), qint64(edit->maximum()))));
            },
            [edit, member](T &value) { value.*member = edit->value(); });
    }
    template <class M>
    FormField *toggle(M T::*member, FormRow row)
    {
        auto *toggle = new Toggle;
        return input(
            row, toggle, &QAbstractButton::toggled,
            [toggle, member](const T &value) { toggle->setChecked(plain(value.*member)); },
            [toggle, member](T &value) { value.*member = toggle->isChecked(); });
    }

private:
    template <class M>
    static FormRow declared(M T::*member, FormRow row)
    {
        if constexpr (Api::Described<T>)
            row.rule = row.rule | Api::ruleOf(member);
        return row;
    }
    template <class V>
    static V plain(const V &value)
    {
        return value;
    }
    template <class V>
    static V plain(const std::optional<V> &value)
    {
        return value.value_or(V{});
    }

    template <class V>
    static QString textIn(const V &value)
    {
        if constexpr (std::is_same_v<V, QUrl>)
            return value.toString();
        else
            return plain(value);
    }

    T m_value{};
};

}  // namespace Sidestage
