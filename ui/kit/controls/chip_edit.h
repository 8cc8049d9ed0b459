// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QStringList>

#include <functional>

class QLineEdit;

namespace Sidestage {

class Chip;
class FlowLayout;

/// A tag editor with chips in a field. Enter, comma or space adds the typed tag. Backspace in the empty text
/// returns the last chip to the text for editing. Pasted text is split. The arrow keys move over the chips
/// and Delete removes one. Tags that cannot be added stay in the text, and problem() returns the reason.
class ChipEdit : public QFrame
{
    Q_OBJECT

public:
    /// Returns why a tag cannot be added, as a sentence; empty: it can be added.
    using Validator = std::function<QString(const QString &)>;

    explicit ChipEdit(QWidget *parent = nullptr);

    QStringList tags() const;
    /// Replaces all chips without validation, because values from the service are valid.
    void setTags(const QStringList &tags);

    /// Sets the tags of the service. Chips not in `tags` (compared case-insensitively) are marked as new.
    void setBaseline(const QStringList &tags);

    void setValidator(Validator validator) { m_validator = std::move(validator); }
    /// 0: no limit.
    void setMaximum(int maximum);
    int maximum() const { return m_maximum; }
    void setPlaceholderText(const QString &text);

    /// Adds the tags in the text, if there are any. Returns false if some of them were rejected.
    bool commit();

    /// Sets the accessible description of the text: the current tags and the description of this field.
    void describeText();

    /// Why the text was rejected; empty: it was not.
    QString problem() const { return m_problem; }
    /// Text that is typed but not yet a chip.
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
