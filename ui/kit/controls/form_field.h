// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QWidget>

class QGridLayout;
class QHBoxLayout;
class QLabel;

namespace Sidestage {

class IconView;

/// One row of a form: the label (left, or above if the row is narrow), a dot if changed, the input, and below
/// it a hint or an error. The typed value is never modified. The inputs of all fields of one parent are
/// aligned after the widest label.
class FormField : public QWidget
{
    Q_OBJECT

public:
    /// Takes ownership of `input`. The label becomes its accessible name unless it already has one. Without a
    /// label the input has the full width.
    FormField(const QString &label, QWidget *input, QWidget *parent = nullptr);

    QWidget *input() const { return m_input; }
    QString label() const;
    void setLabel(const QString &label);

    /// Sets the hint below the input: "44 of 140 characters".
    void setHint(const QString &hint);
    QString hint() const { return m_hintText; }

    /// Shows this error instead of the hint, draws the error border, and announces the error assertively.
    void setError(const QString &sentence);
    /// Removes the error. An error of a NumberField inside the input remains.
    void clearError();
    QString error() const { return m_errorText; }
    bool hasError() const { return !m_errorText.isEmpty(); }

    /// Sets whether the value differs from the service's value.
    void setChanged(bool changed);
    bool isChanged() const { return m_changed; }

    /// Adds a widget next to the input: a star, a unit, a WhyHint. The field takes ownership.
    void addTrailing(QWidget *widget);

    /// Moves the focus to the input. The form calls it for the first invalid field.
    void focusInput();

    /// Whether the label is above the input.
    bool isNarrow() const { return m_narrow; }

protected:
    bool event(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void align();
    void setColumn(int width);
    bool wouldBeNarrow() const;
    void refit();
    void describe();

    QGridLayout *m_layout = nullptr;
    QWidget *m_labelBox = nullptr;
    QLabel *m_label = nullptr;
    QWidget *m_dot = nullptr;
    QHBoxLayout *m_inputRow = nullptr;
    QPointer<QWidget> m_input;
    QWidget *m_hintBox = nullptr;
    IconView *m_hintIcon = nullptr;
    QLabel *m_hint = nullptr;
    QString m_hintText;
    QString m_errorText;
    QString m_problem;  ///< The error of the input itself.
    bool m_changed = false;
    bool m_narrow = false;
    bool m_placed = false;
    int m_column = 0;  ///< The width of the label column of the form.
};

}  // namespace Sidestage
