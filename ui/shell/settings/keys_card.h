// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "key_list.h"
#include "settings_card.h"

class QLabel;
class QSortFilterProxyModel;
class QStandardItemModel;
class QTableView;

namespace Sidestage {

class Button;

/// All actions with their keys, which can be changed.
class KeysCard : public SettingsCard
{
    Q_OBJECT
public:
    /// `rows` returns the current keys. It is called when they are first needed, because that may take time.
    KeysCard(Preferences *preferences, std::function<QList<KeyRow>()> rows, SettingsHistory *history);

    int search(const QString &typed) override;
    QWidget *firstFound() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void load();
    void updateButtons();
    const KeyRow *current() const;
    void change();
    void rebind(const QString &id, const Preferences::Keys &keys);
    void resetAll();

    Preferences *m_preferences;
    std::function<QList<KeyRow>()> m_source;
    QList<KeyRow> m_keys{};
    QStandardItemModel *m_model;
    QSortFilterProxyModel *m_filter;
    QTableView *m_table;
    Button *m_change;
    Button *m_reset;
    Button *m_resetAll;
    QString m_typed{};
    bool m_isLoaded = false;
};

}  // namespace Sidestage
