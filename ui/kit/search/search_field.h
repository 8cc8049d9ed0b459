// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>
#include <QLineEdit>
#include <QPointer>

class QAbstractItemView;

namespace Sidestage {

class KeyCap;

/// A search field for a list: a magnifier, a clear button, and the key of the field while it is empty.
///
/// Escape clears it, and moves to the list when it is already empty. Down, Return and Enter move to the list
/// if it has rows.
class SearchField : public QLineEdit
{
    Q_OBJECT
public:
    explicit SearchField(QWidget *parent = nullptr);

    /// Sets the key to show while the field is empty. The action for it belongs to the owner of the field.
    void setKey(const QKeySequence &key);
    /// Sets the list that is searched. It must outlive the field or be replaced. Up in its first row returns
    /// to the field.
    void setList(QAbstractItemView *list);
    /// Takes the focus and selects the text, so that typing replaces it.
    void choose();

Q_SIGNALS:
    /// Emitted before the focus moves to the list. The receiver should apply the typed text now.
    void listRequested();

protected:
    bool event(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void goToList();
    void placeKey();

    QPointer<QAbstractItemView> m_list{};
    KeyCap *m_key = nullptr;
};

}  // namespace Sidestage
