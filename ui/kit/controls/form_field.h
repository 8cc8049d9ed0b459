// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QWidget>

class QGridLayout;
class QHBoxLayout;
class QLabel;

namespace Sidestage {

class IconView;

/// One row of a form: label (left, or above when narrow), dot when changed, input, and below it either the
/// rule or what is wrong. What was typed is never touched. The inputs of all fields of one parent begin at
/// one place, behind the widest of their labels.
class FormField : public QWidget
{
    Q_OBJECT

public:
    /// Takes ownership of `input`. The label names it for screen readers, unless it has a name already.
    FormField(const QString &label, QWidget *input, QWidget *parent = nullptr);

    QWidget *input() const { return m_input; }
    QString label() const;
    void setLabel(const QString &label);

    /// The rule under the input: "44 of 140 characters".
    void setHint(const QString &hint);
    QString hint() const { return m_hintText; }

    /// Shows the sentence instead of the hint with the error border, and announces it at once.
    void setError(const QString &sentence);
    /// What a NumberField in the input says of itself stays.
    void clearError();
    QString error() const { return m_errorText; }
    bool hasError() const { return !m_errorText.isEmpty(); }

    /// Whether the value differs from what the service has.
    void setChanged(bool changed);
    bool isChanged() const { return m_changed; }

    /// Something beside the input: a star, a unit, a WhyHint. The field takes ownership.
    void addTrailing(QWidget *widget);

    /// Puts the keyboard into the input; the form calls it for the first field in error.
    void focusInput();

    /// Whether the label now stands above the input.
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
    QString m_problem;  ///< What the input says of itself.
    bool m_changed = false;
    bool m_narrow = false;
    bool m_placed = false;
    int m_column = 0;  ///< The width of the labels of its form.
};

}  // namespace Sidestage
