// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "shell/overlay.h"

#include <QAbstractListModel>

class QAction;
class QLabel;
class QLineEdit;
class QListView;

namespace Sidestage {

/// Something that can be done from the keyboard.
struct Command
{
    QPointer<QAction> action{};
    QString group{};  ///< Where it belongs: "Pages", "Channel", "Everywhere".
    /// Brings the place to the front where it can be done; empty: it can be done anywhere.
    std::function<void()> before{};
    bool isOnlyFound = false;  ///< Not listed before something is searched: there are too many of its kind.
};

/// Without those that do from a place of their own what another in the list does: the property "sameAs" of
/// their action is the objectName of that one's. Each has a key of its own, but is one thing to be found.
QList<Command> withoutRepeats(QList<Command> commands);

/// Commands, in groups while nothing is searched for, else the best match first.
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

    /// How well `text` matches what was typed: 0 not at all. Each typed word must be a beginning of a word, a
    /// piece of one, or the first letters of several, which follow one another ("sench" finds "Send
    /// changes"); letters that only happen to come in this order are no match.
    static int score(const QString &text, const QString &typed);

private:
    struct Row
    {
        int command = -1;  ///< -1: a head.
        QString head{};
    };

    QList<Command> m_commands{};
    QList<Row> m_rows{};
};

/// A field and the list of what can be done, run by Enter: "Go to", and the overview of keys.
class CommandPalette : public Overlay
{
    Q_OBJECT
public:
    /// `title` is what screen readers hear.
    CommandPalette(QWidget *window, const QString &title, const QString &placeholder);

    /// Asked each time the palette opens.
    void setSource(std::function<QList<Command>()> source) { m_source = std::move(source); }
    QLineEdit *field() const { return m_field; }
    QListView *list() const { return m_list; }

protected:
    QWidget *firstFocus() const override;
    void aboutToOpen() override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void filter();
    void run(const QModelIndex &index);
    void moveCurrent(int by);

    std::function<QList<Command>()> m_source{};
    CommandModel *m_model;
    QLineEdit *m_field;
    QListView *m_list;
    QLabel *m_nothing;
};

}  // namespace Sidestage
