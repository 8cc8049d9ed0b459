// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue_accessible.h"

#include "queue_table.h"

#include <QAccessible>
#include <QAccessibleWidget>

namespace Sidestage {

namespace {

/// One row, as a sentence with a check box.
class RowInterface : public QAccessibleInterface, public QAccessibleActionInterface
{
public:
    RowInterface(QueueTable *table, int row)
        : m_table(table)
        , m_index(table->queue()->index(row, 0))
    {
    }

    int row() const { return m_index.isValid() ? m_index.row() : -1; }

    bool isValid() const override { return m_table && m_index.isValid(); }
    QObject *object() const override { return nullptr; }
    QAccessibleInterface *childAt(int, int) const override { return nullptr; }
    QAccessibleInterface *parent() const override
    {
        return QAccessible::queryAccessibleInterface(m_table.data());
    }
    QAccessibleInterface *child(int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface *) const override { return -1; }
    QString text(QAccessible::Text kind) const override
    {
        return kind == QAccessible::Name && isValid() ? m_index.data(QueueModel::SpokenRole).toString()
                                                      : QString();
    }
    void setText(QAccessible::Text, const QString &) override { }
    QRect rect() const override
    {
        if (!isValid())
            return {};
        const QRect rect = m_table->visualRect(m_index);
        return {m_table->viewport()->mapToGlobal(rect.topLeft()), rect.size()};
    }
    QAccessible::Role role() const override { return QAccessible::ListItem; }
    QAccessible::State state() const override
    {
        QAccessible::State state;
        if (!isValid()) {
            state.invalid = true;
            return state;
        }
        state.focusable = true;
        state.selectable = true;
        state.focused = m_table->hasFocus() && m_table->currentIndex() == m_index;
        const auto check = m_index.data(QueueModel::SelectedRole).value<Qt::CheckState>();
        state.checkable = true;
        state.checked = state.selected = check == Qt::Checked;
        state.checkStateMixed = check == Qt::PartiallyChecked;
        if (m_index.data(QueueModel::IsHeadRole).toBool()) {
            state.expandable = true;
            state.collapsed = m_index.data(QueueModel::CollapsedRole).toBool();
            state.expanded = !state.collapsed;
        }
        return state;
    }
    void *interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface *>(this)
                                                    : nullptr;
    }

    QStringList actionNames() const override { return {toggleAction(), setFocusAction()}; }
    void doAction(const QString &name) override
    {
        if (!isValid())
            return;
        m_table->setCurrentIndex(m_index);
        if (name == setFocusAction()) {
            m_table->setFocus(Qt::OtherFocusReason);
        } else if (name == toggleAction()) {
            const bool on = !state().checked;
            if (m_index.data(QueueModel::IsHeadRole).toBool())
                m_table->queue()->selectGroup(m_index.data(QueueModel::GroupRole).toString(), on);
            else
                m_table->queue()->select(m_table->queue()->idAt(m_index.row()), on);
        }
    }
    QStringList keyBindingsForAction(const QString &) const override { return {}; }

private:
    QPointer<QueueTable> m_table;
    QPersistentModelIndex m_index;
};

/// The list. Rows exist for a reader only while it asks for them, the latest few at a time.
class TableInterface : public QAccessibleWidget
{
public:
    explicit TableInterface(QueueTable *table)
        : QAccessibleWidget(table, QAccessible::List)
    {
    }
    ~TableInterface() override
    {
        for (const QAccessible::Id id : m_rows)
            QAccessible::deleteAccessibleInterface(id);
    }

    QueueTable *table() const { return static_cast<QueueTable *>(widget()); }

    int childCount() const override { return table()->queue() ? table()->queue()->rowCount() : 0; }
    QAccessibleInterface *child(int row) const override
    {
        if (row < 0 || row >= childCount())
            return nullptr;
        for (const QAccessible::Id id : m_rows) {
            auto *known = static_cast<RowInterface *>(QAccessible::accessibleInterface(id));
            if (known && known->row() == row)
                return known;
        }
        constexpr qsizetype mostRows = 128;
        if (m_rows.size() >= mostRows)
            QAccessible::deleteAccessibleInterface(m_rows.takeFirst());
        auto *made = new RowInterface(table(), row);
        m_rows.append(QAccessible::registerAccessibleInterface(made));
        return made;
    }
    int indexOfChild(const QAccessibleInterface *child) const override
    {
        for (const QAccessible::Id id : m_rows) {
            auto *known = QAccessible::accessibleInterface(id);
            if (known == child)
                return static_cast<RowInterface *>(known)->row();
        }
        return -1;
    }
    QAccessibleInterface *childAt(int x, int y) const override
    {
        const QModelIndex index = table()->indexAt(table()->viewport()->mapFromGlobal(QPoint(x, y)));
        return index.isValid() ? child(index.row()) : nullptr;
    }
    QAccessibleInterface *focusChild() const override
    {
        return table()->hasFocus() && table()->currentIndex().isValid() ? child(table()->currentIndex().row())
                                                                        : nullptr;
    }

private:
    mutable QList<QAccessible::Id> m_rows{};
};

QAccessibleInterface *makeInterface(const QString &className, QObject *object)
{
    return className == QLatin1String("Sidestage::QueueTable")
        ? new TableInterface(static_cast<QueueTable *>(object))
        : nullptr;
}

}  // namespace

void installQueueAccessibility()
{
    static bool installed = false;
    if (!installed)
        QAccessible::installFactory(makeInterface);
    installed = true;
}

void tellFocusedRow(QueueTable *table, int row)
{
    if (row < 0 || !QAccessible::isActive())
        return;
    QAccessibleEvent event(table, QAccessible::Focus);
    event.setChild(row);
    QAccessible::updateAccessibility(&event);
}

}  // namespace Sidestage
