// SPDX-License-Identifier: GPL-3.0-or-later
#include "keys_card.h"

#include "key_dialog.h"
#include "kit/controls/button.h"
#include "kit/layout/flow_layout.h"
#include "kit/layout/spacing.h"
#include "kit/lists/row_delegate.h"

#include <QBoxLayout>
#include <QHeaderView>
#include <QSortFilterProxyModel>
#include <QStandardItemModel>
#include <QTableView>
#include <QTimer>

#include <algorithm>

namespace Sidestage {

namespace {

constexpr int keyTableHeight = 360;
constexpr int KeyIdRole = Qt::UserRole;
enum { ActionColumn, PlaceColumn, KeyColumn };

QString textOf(const QList<QKeySequence> &keys)
{
    return QKeySequence::listToString(keys, QKeySequence::NativeText);
}

/// Finds rows by the words in all of their columns.
class KeyFilter : public QSortFilterProxyModel
{
public:
    using QSortFilterProxyModel::QSortFilterProxyModel;

    void setTyped(const QString &typed)
    {
        m_typed = typed;
        invalidateFilter();
    }

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override
    {
        if (m_typed.isEmpty())
            return true;
        QString text;
        for (int column = 0; column < sourceModel()->columnCount(); ++column)
            text += sourceModel()->index(row, column, parent).data().toString() + u' ';
        return hasWords(text, m_typed);
    }

private:
    QString m_typed{};
};

}  // namespace

KeysCard::KeysCard(Preferences *preferences, std::function<QList<KeyRow>()> rows, SettingsHistory *history)
    : SettingsCard(QStringLiteral("keys"), tr("Keys"), Icon::Keyboard, history)
    , m_preferences(preferences)
    , m_source(std::move(rows))
    , m_model(new QStandardItemModel(0, 3, this))
    , m_filter(new KeyFilter(this))
    , m_table(named("keyTable", new QTableView, tr("Keys")))
    , m_change(named("changeKeyButton", Button::compact(Icon::Edit, tr("Change…"))))
    , m_reset(named("resetKey", Button::compact(Icon::Undo, tr("Usual key"))))
    , m_resetAll(named("resetKeys", Button::compact(Icon::Undo, tr("Reset all"))))
{
    setHeadWraps(true);
    addToggle("singleLetters", tr("Single-letter shortcuts"),
              tr("Single letters work as shortcuts while a list or a card has the focus, never while you "
                 "type in a text field."),
              preferences, &Preferences::singleLetterKeys, &Preferences::setSingleLetterKeys);
    addToggle("usesGlobalShortcuts", tr("Shortcuts in other programs"),
              tr("Some actions get keys that also work while another program has the focus."), preferences,
              &Preferences::usesGlobalShortcuts, &Preferences::setUsesGlobalShortcuts);
    m_model->setHorizontalHeaderLabels({tr("Action"), tr("Page"), tr("Key")});
    m_filter->setSourceModel(m_model);
    m_filter->setSortCaseSensitivity(Qt::CaseInsensitive);
    m_filter->setSortLocaleAware(true);
    m_table->setModel(m_filter);
    setUpTable(m_table);
    m_table->setTabKeyNavigation(false);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->horizontalHeader()->setSectionResizeMode(ActionColumn, QHeaderView::Stretch);
    setScaled(m_table, &QWidget::setFixedHeight, keyTableHeight);
    Theme::watch(m_table, [this] {
        m_table->setColumnWidth(PlaceColumn, px(130));
        m_table->setColumnWidth(KeyColumn, px(150));
    });
    body()->addSpacing(8);
    body()->addWidget(m_table);
    for (Button *button : {m_change, m_reset, m_resetAll})
        addToHead(button);
    connect(m_change, &QAbstractButton::clicked, this, &KeysCard::change);
    connect(m_table, &QAbstractItemView::activated, this, &KeysCard::change);
    connect(m_reset, &QAbstractButton::clicked, this, [this] {
        if (const KeyRow *row = current())
            rebind(row->id, std::nullopt);
    });
    connect(m_resetAll, &QAbstractButton::clicked, this, &KeysCard::resetAll);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this, &KeysCard::updateButtons);
    // After the window has set the keys.
    connect(
        preferences, &Preferences::changed, this,
        [this] {
            // Reading the keys creates all pages of the account that is shown.
            if (!isVisible())
                m_isLoaded = false;
            else if (m_isLoaded)
                load();
        },
        Qt::QueuedConnection);
    updateButtons();
}

void KeysCard::paintEvent(QPaintEvent *event)
{
    SettingsCard::paintEvent(event);
    // The card has come into view. Reading the keys creates all pages, so it is done after the first paint.
    if (!m_isLoaded)
        QTimer::singleShot(0, this, &KeysCard::load);
}

void KeysCard::load()
{
    const QList<KeyRow> now = m_source();
    m_isLoaded = true;
    if (now == m_keys)
        return;
    const QString kept = m_table->currentIndex().data(KeyIdRole).toString();
    m_keys = now;
    m_model->setRowCount(int(now.size()));
    for (int at = 0; at < now.size(); ++at) {
        const KeyRow &row = now[at];
        const QString keys = textOf(row.keys);
        const QString texts[] = {row.text, row.place, keys};
        for (int column = 0; column < 3; ++column) {
            auto *item = new QStandardItem(texts[column]);
            item->setEditable(false);
            item->setData(row.id, KeyIdRole);
            item->setData(tr("%1, %2, %3", "an action, its page, its key")
                              .arg(row.text, row.place, keys.isEmpty() ? tr("no key") : keys),
                          Qt::AccessibleTextRole);
            m_model->setItem(at, column, item);
        }
        m_model->item(at, ActionColumn)->setData(int(row.icon), RowRole::Symbol);
        m_model->item(at, KeyColumn)->setData(row.isChanged(), RowRole::Strong);
        if (row.isChanged())
            m_model->item(at, KeyColumn)
                ->setToolTip(row.usual.isEmpty() ? tr("Usually none")
                                                 : tr("Usually %1").arg(textOf(row.usual)));
        if (row.id == kept)
            m_table->setCurrentIndex(m_filter->mapFromSource(m_model->index(at, 0)));
    }
    updateButtons();
}

const KeyRow *KeysCard::current() const
{
    const QString id = m_table->currentIndex().data(KeyIdRole).toString();
    const auto row
        = std::find_if(m_keys.cbegin(), m_keys.cend(), [&id](const KeyRow &one) { return one.id == id; });
    return row == m_keys.cend() ? nullptr : &*row;
}

void KeysCard::updateButtons()
{
    const KeyRow *row = current();
    m_change->setEnabled(row);
    m_reset->setEnabled(row && row->isChanged());
    m_resetAll->setEnabled(!m_preferences->rebound().isEmpty());
}

void KeysCard::change()
{
    const KeyRow *row = current();
    if (!row)
        return;
    auto *dialog = new KeyDialog(m_keys, row->id, window());
    connect(dialog, &KeyDialog::chosen, this,
            [this, id = row->id](const Preferences::Keys &keys) { rebind(id, keys); });
    dialog->openOnce();
}

void KeysCard::rebind(const QString &id, const Preferences::Keys &keys)
{
    history()->add(KeyList::rebind(m_preferences, m_keys, id, keys));
}

void KeysCard::resetAll()
{
    QList<std::pair<QString, Preferences::Keys>> before;
    const QStringList all = m_preferences->rebound();
    for (const QString &id : all) {
        before.append({id, m_preferences->keys(id)});
        m_preferences->setKeys(id, std::nullopt);
    }
    history()->add([preferences = m_preferences, before] {
        for (const auto &[id, keys] : before)
            preferences->setKeys(id, keys);
    });
}

int KeysCard::search(const QString &typed)
{
    if (!typed.isEmpty() && !m_isLoaded)
        load();
    m_typed = typed;
    static_cast<KeyFilter *>(m_filter)->setTyped(hasWords(title(), typed) ? QString() : typed);
    return SettingsCard::search(typed) + (typed.isEmpty() ? 0 : m_filter->rowCount());
}

QWidget *KeysCard::firstFound() const
{
    QWidget *row = SettingsCard::firstFound();
    return row || m_filter->rowCount() == 0 ? row : m_table;
}

}  // namespace Sidestage
