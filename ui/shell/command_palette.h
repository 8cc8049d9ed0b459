// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "shell/overlay.h"

#include <QAbstractListModel>

class QAction;
class QLabel;
class QLineEdit;
class QListView;

namespace Sidestage {

/// The text of an action without its mnemonic.
QString plainText(const QAction &action);

/// A command that can be run from the keyboard.
struct Command
{
    QPointer<QAction> action{};
    QString group{};  ///< The group that it belongs to: "Pages", "Channel", "Everywhere".
    /// Opens the page that the command needs; empty: it works anywhere.
    std::function<void()> before{};
    bool isOnlyFound = false;  ///< Listed only in search results, because there are many of its kind.
};

/// Removes commands that duplicate another one in the list. The property "sameAs" of such an action is the
/// objectName of the other action. Each has its own key, but the search should find only one.
QList<Command> withoutRepeats(QList<Command> commands);

/// The list of commands: in groups without a search text, otherwise by relevance.
class CommandModel : public QAbstractListModel
{
    Q_OBJECT
public:
    enum Role { GroupRole = Qt::UserRole, KeyRole, IconRole, HeadRole };

    using QAbstractListModel::QAbstractListModel;

    void setCommands(QList<Command> commands);
    void setFilter(const QString &text);
    const Command *commandAt(const QModelIndex &index) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

    /// Returns how well `text` matches the search text; 0: no match. Each typed word must be the beginning of
    /// a word, a part of one, or the first letters of consecutive words ("sench" finds "Send changes").
    /// Letters that only occur in this order do not match.
    static int score(const QString &text, const QString &typed);

private:
    struct Row
    {
        int command = -1;  ///< -1: a group heading.
        QString head{};
    };

    QList<Command> m_commands{};
    QList<Row> m_rows{};
};

/// A search field with a list of commands, which Enter runs: "Go to", and the overview of keys.
class CommandPalette : public Overlay
{
    Q_OBJECT
public:
    /// `title` is the accessible name.
    CommandPalette(QWidget *window, const QString &title, const QString &placeholder);

    /// Sets the function that returns the commands. Called each time the palette opens.
    void setSource(std::function<QList<Command>()> source) { m_source = std::move(source); }
    /// Lets the user change keys with F2. `change` is called with the action after the palette has closed.
    void setKeyChange(std::function<void(QAction *)> change);
    QLineEdit *field() const { return m_field; }
    QListView *list() const { return m_list; }

protected:
    QWidget *firstFocus() const override;
    void aboutToOpen() override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void filter();
    void run(const QModelIndex &index);
    void changeKey();
    void moveCurrent(int by);

    std::function<QList<Command>()> m_source{};
    std::function<void(QAction *)> m_change{};
    CommandModel *m_model;
    QLineEdit *m_field;
    QListView *m_list;
    QLabel *m_nothing;
};

}  // namespace Sidestage
