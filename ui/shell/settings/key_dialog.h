// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "key_list.h"
#include "kit/overlays/dialog_frame.h"

#include <QLineEdit>

namespace Sidestage {

class WrapLabel;

/// Takes the next key that is pressed instead of acting on it. Escape and Tab act as everywhere.
class KeyField : public QLineEdit
{
    Q_OBJECT
public:
    explicit KeyField(QWidget *parent = nullptr);

    QKeySequence key() const { return m_key; }

Q_SIGNALS:
    void pressed(const QKeySequence &key);

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    QKeySequence m_key{};
};

/// Asks for the new key of an action, and says which other action has it.
class KeyDialog : public DialogFrame
{
    Q_OBJECT
public:
    /// `id` is one of `rows`.
    KeyDialog(QList<KeyRow> rows, const QString &id, QWidget *parent = nullptr);

    const QList<KeyRow> &rows() const { return m_rows; }

Q_SIGNALS:
    /// Emitted with the keys that the user has chosen; no value: the usual ones.
    void chosen(const Sidestage::Preferences::Keys &keys);

private:
    void check(const QKeySequence &key);
    void finish(const Preferences::Keys &keys);

    QList<KeyRow> m_rows;
    KeyRow m_row;
    KeyField *m_field;
    WrapLabel *m_conflict;
    Button *m_change;
};

}  // namespace Sidestage
