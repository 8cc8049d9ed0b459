// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chat/moderation/moderation_service.h"
#include "files/file_saver.h"
#include "files/table_export.h"
#include "kit/forward.h"
#include "models/live_list.h"
#include "page/list_table.h"
#include "page/page.h"

#include <QKeySequence>

namespace Sidestage {

class ChannelCombo;
class PermissionHint;

/// A tab of Moderation with a searched list of one channel, or of all: what such tabs have in common.
class ModerationListView : public PageView
{
    Q_OBJECT
protected:
    using Kind = ModerationAction::Kind;
    struct Parts
    {
        QString name{};                    ///< Begins the object names: "banned".
        QString title{};                   ///< Accessible name of the table.
        QString search{};                  ///< Placeholder of the search.
        QString all{};                     ///< Of the choice of all channels; empty: there is none.
        QList<int> widths{};               ///< Of the columns, in px at a body line of 20 px; 0: the rest.
        std::function<bool(Kind)> jobs{};  ///< Whose jobs are shown; null: none.
    };

    /// Both must outlive the view.
    ModerationListView(ModerationService *service, const Parts &parts, LiveListBase *rows, QWidget *parent);
    ~ModerationListView() override;

    ModerationService *service() const { return m_service; }
    ChannelCombo *channels() const { return m_channels; }
    QString channelId() const;
    /// What is searched for, without spaces around it.
    QString searched() const;
    ListTable *table() const { return m_table; }
    PermissionHint *why() const { return m_why; }
    FileSaver *saver() const { return m_saver; }

    /// Adds an action that is also a button above the list.
    QAction *addTool(const char *name, Icon icon, const QString &text, const QKeySequence &key,
                     std::function<void()> act);
    /// Adds a widget between the tools and the list.
    void addAbove(QWidget *widget);
    void setCount(const QString &text);

    /// Shows the list, or why it is empty. `feed`: null if nothing is read from the service.
    struct Empty
    {
        Icon icon{};
        QString nothing{};
        QString denied{};  ///< Without the permission.
        Api::Scope scope{};
        bool isComplete = true;
    };
    void showList(Feed *feed, const Empty &empty);
    /// Sends them as one job, and offers to undo it. `reverse`: what reverses each of them, by its key.
    /// False: nothing is sent, which is said.
    bool act(const QList<ModerationAction> &actions, const QHash<QString, ModerationAction> &reverse = {});
    /// Lets the user choose a file and passes on what it contains.
    void chooseFile(const QString &title, const QStringList &kinds,
                    std::function<void(const QByteArray &)> opened);
    /// Lets the user choose other channels and passes on their ids.
    void chooseChannels(const QString &title, std::function<void(const QList<ChatChannel> &)> chosen);

    /// The rows that are selected or, with `orAll` and at most one of these, all that are shown.
    template <class T>
    QList<T> chosen(const LiveList<T> &rows, bool orAll) const
    {
        QList<T> found;
        const QModelIndexList selected = m_table->selectionModel()->selectedRows();
        if (orAll && selected.size() < 2) {
            found.reserve(rows.rowCount());
            for (int row = 0; row < rows.rowCount(); ++row)
                found.append(rows.row(row));
        } else {
            for (const QModelIndex &index : selected)
                found.append(rows.row(index.row()));
        }
        return found;
    }

    /// Saves these rows in a table that the user chooses.
    template <class T>
    void exportRows(const QString &title, const QString &name, const QStringList &kinds,
                    const QList<Column<T>> &columns, const QList<T> &rows)
    {
        constexpr qsizetype atOnce = 500;
        const auto write = [columns, rows](const FileSaver::Target &target, FileSaver::Progress progress) {
            const auto next = [rows, at = qsizetype(0)](Database *) mutable -> Result<QList<T>> {
                return rows.mid(std::exchange(at, at + atOnce), atOnce);
            };
            const auto format
                = target.suffix == QStringLiteral("json") ? TableFormat::Json : TableFormat::Csv;
            return exportTable<T>({target.path, format, target.style}, columns, {.next = next},
                                  std::move(progress));
        };
        m_saver->choose({.title = title, .name = name, .kinds = kinds, .total = rows.size(), .write = write});
    }

    /// Shows only what matches the channel and the search.
    virtual void filter() = 0;
    virtual void updateTexts() = 0;

    void showEvent(QShowEvent *event) override;

private:
    void build(const Parts &parts);
    void start();

    ModerationService *m_service;
    LiveListBase *m_rows;
    ChannelCombo *m_channels;
    SearchField *m_search;
    QLabel *m_count;
    PermissionHint *m_why;
    FileSaver *m_saver = nullptr;
    ListTable *m_table;
    PageState *m_state;
    FlowLayout *m_tools = nullptr;
    QBoxLayout *m_above = nullptr;
    bool m_isStarted = false;
};

}  // namespace Sidestage
