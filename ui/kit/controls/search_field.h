// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>
#include <QLineEdit>
#include <QPointer>

class QAbstractItemView;

namespace Sidestage {

class KeyCap;

/// The field in which one searches a list: a magnifier, a button that empties it, and, while nothing is
/// typed, the key that leads here.
///
/// Escape empties it, and leaves it for the list when it is empty; Down, Return and Enter go on to the list,
/// if it has rows.
class SearchField : public QLineEdit
{
    Q_OBJECT
public:
    explicit SearchField(QWidget *parent = nullptr);

    /// Shown at its end while nothing is typed. The key itself is an action of whoever has the field.
    void setKey(const QKeySequence &key);
    /// The list that is searched; must outlive the field or be told anew. Up in its first row comes back
    /// here.
    void setList(QAbstractItemView *list);
    /// Takes the keyboard, with what was typed before selected, so that typing replaces it.
    void choose();

Q_SIGNALS:
    /// Somebody goes on to the list. Emitted before it gets the keyboard: what was typed should count by
    /// then.
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
