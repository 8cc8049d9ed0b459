// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QStringList>

#include <functional>

class QLineEdit;

namespace Sidestage {

class Chip;
class FlowLayout;

/// A tag editor: chips in a field. Enter, comma or space adds what was typed; Backspace in the empty text
/// takes the last chip back for editing; a paste is split; the arrow keys walk over the chips and Delete
/// removes one. What cannot be added stays in the text, and problem() says why.
class ChipEdit : public QFrame
{
    Q_OBJECT

public:
    /// Why a tag cannot be added, as a sentence; empty when it can.
    using Validator = std::function<QString(const QString &)>;

    explicit ChipEdit(QWidget *parent = nullptr);

    QStringList tags() const;
    /// Replaces all chips without asking the validator: what the service has is right.
    void setTags(const QStringList &tags);

    /// Chips that are not in `tags` (compared case-insensitively) are marked as new.
    void setBaseline(const QStringList &tags);

    void setValidator(Validator validator);
    /// 0: no limit.
    void setMaximum(int maximum);
    int maximum() const { return m_maximum; }
    void setPlaceholderText(const QString &text);

    /// Adds one tag as if it had been typed; false and problem() when it is refused.
    bool addTag(const QString &tag);
    /// Adds what stands in the text, if anything does; false when some of it was refused.
    bool commit();

    /// Tells a screen reader at the text which tags there are, and this field's own description.
    void describeText();

    /// Why the text was refused; empty when it was not.
    QString problem() const { return m_problem; }
    /// What is typed but no chip yet.
    QString pendingText() const;
    QLineEdit *lineEdit() const { return m_edit; }

Q_SIGNALS:
    void tagsChanged(const QStringList &tags);
    void problemChanged(const QString &problem);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    friend class Chip;

    QString refusal(const QString &tag) const;
    void addChip(const QString &tag);
    void removeChip(Chip *chip, bool moveFocus);
    void returnToText(Chip *chip);
    void focusChip(int index);
    bool chipKey(Chip *chip, class QKeyEvent *event);
    bool editKey(QKeyEvent *event);
    void addFromText(const QString &text, bool everything);
    void setProblem(const QString &problem);
    void refreshChips();
    void refit();

    FlowLayout *m_layout = nullptr;
    QLineEdit *m_edit = nullptr;
    QList<Chip *> m_chips;
    QStringList m_baseline;
    bool m_hasBaseline = false;
    Validator m_validator;
    int m_maximum = 0;
    QString m_placeholder;
    QString m_problem;
};

}  // namespace Sidestage
