// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "call_texts.h"
#include "kit/forward.h"
#include "page/page.h"

#include <QTimer>

namespace Sidestage {

class AnchoredTable;
class CallDelegate;
class CallDetails;
class FileSaver;
class MasterDetail;

/// The page Call log: every request of this run and its answer, and the events that have arrived.
class CallLogPage : public Page
{
    Q_OBJECT
public:
    /// `log` must outlive the page.
    CallLogPage(CallLog *log, const PageTitles &pages, QWidget *parent = nullptr);
    ~CallLogPage() override;

    QString id() const override { return QStringLiteral("calls"); }
    QString title() const override { return tr("Call log"); }
    Freshness freshness() const override;
    QString saved() const override;

public Q_SLOTS:
    void refresh() override { followTail(); }

protected:
    void takeKeyboard() override;
    void showEvent(QShowEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QWidget *buildTools();
    QWidget *buildTable();
    void addActions();
    void add(const QList<LoggedCall> &calls);
    void filter();
    void fillAccounts();
    void updateTexts();
    void updateTail();
    void followTail();
    void setFollowing(bool following);
    void fitColumns();
    void copy();
    void exportLog();
    void clear();
    std::optional<LoggedCall> current() const;

    CallLog *m_log;
    PageTitles m_pages;
    LiveList<LoggedCall> *m_rows;
    SearchField *m_search;
    Button *m_errors;
    Button *m_events;
    Button *m_writes;
    QComboBox *m_account;
    Pill *m_tail;
    Button *m_newcomers;
    FileSaver *m_saver = nullptr;
    AnchoredTable *m_table;
    CallDelegate *m_delegate = nullptr;
    HeaderState *m_columns = nullptr;
    PageState *m_state;
    CallDetails *m_details;
    MasterDetail *m_parts = nullptr;
    QAction *m_pause;
    QAction *m_clear;
    QAction *m_export;
    QTimer m_typing;
    QString m_newestSeen{};  ///< Key of the first row when the list was last at its top.
    bool m_isFollowing = true;
};

}  // namespace Sidestage
