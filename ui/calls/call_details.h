// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "call_texts.h"
#include "kit/forward.h"
#include "kit/layout/card.h"

#include <optional>

namespace Sidestage {

class JsonView;

/// The pane with one call: its request, its response and its times.
class CallDetails : public Card
{
    Q_OBJECT
public:
    explicit CallDetails(const CallLog *log, PageTitles pages, QWidget *parent = nullptr);

    void setCall(const std::optional<LoggedCall> &call);
    const std::optional<LoggedCall> &call() const { return m_call; }

Q_SIGNALS:
    void copyRequested();
    void pageRequested(const QString &page);

private:
    QWidget *buildHead();
    QWidget *buildFoot();
    void showTab();
    void showMessage(const CallMessage &message, bool isRequest);
    void showTimes();
    void addSection(const QString &title, const QList<std::pair<QString, QString>> &rows);

    const CallLog *m_log;
    PageTitles m_pages;
    std::optional<LoggedCall> m_call{};
    QStackedWidget *m_stack;
    ElidedLabel *m_name;
    Button *m_copy;
    Pill *m_status;
    QLabel *m_summary;
    Segmented *m_tabs;
    Banner *m_said;
    QWidget *m_sections = nullptr;
    QVBoxLayout *m_content;
    QWidget *m_bodyHead;
    QLabel *m_bodyTitle;
    QLabel *m_bodyKind;
    JsonView *m_json;
    Button *m_goTo;
};

}  // namespace Sidestage
