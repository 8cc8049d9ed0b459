// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "page/page.h"
#include "settings_card.h"

class QBoxLayout;
class QComboBox;
class QListView;
class QScrollArea;
class QStandardItemModel;

namespace Sidestage {

class SearchField;

/// The settings, as sections below each other, with a list to jump to them and a search over all. Changes
/// apply and are stored at once, and Ctrl+Z undoes them while the page has the focus.
class SettingsPage : public Page
{
    Q_OBJECT
public:
    static const QString pageId;

    explicit SettingsPage(QWidget *parent = nullptr);

    /// Outlives the sections.
    SettingsHistory *history() { return &m_history; }
    /// Adds a section at the end. `startsGroup`: the list shows a line before it.
    void addSection(SettingsCard *card, bool startsGroup = false);
    /// Scrolls to this section.
    void showSection(const QString &id);

    QString id() const override { return pageId; }
    QString title() const override { return tr("Settings"); }
    QWidget *headTabs() override;
    QString saved() const override;

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void takeKeyboard() override;

private:
    int count() const { return int(m_cards.size()); }
    void search(const QString &typed);
    void choose(int section);
    void followScroll();
    void setCurrent(int section);
    void fit();
    void undo();

    SettingsHistory m_history{};
    QList<SettingsCard *> m_cards{};
    QBoxLayout *m_layout;
    Card *m_panel;
    QBoxLayout *m_panelLayout;
    SearchField *m_search;
    QComboBox *m_combo;
    QListView *m_list;
    QStandardItemModel *m_model;
    QScrollArea *m_scroll;
    QBoxLayout *m_column;
    QAction *m_undo;
    QDateTime m_savedAt{};
    bool m_isScrolling = false;  ///< The page itself scrolls or marks a section.
};

}  // namespace Sidestage
