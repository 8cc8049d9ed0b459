// SPDX-License-Identifier: GPL-3.0-or-later
#include "equal_rows.h"

#include <QAccessibleWidget>
#include <QPointer>

namespace Sidestage {

namespace {

/// The accessible interface of one row.
class RowInterface : public QAccessibleInterface, public QAccessibleActionInterface
{
public:
    RowInterface(EqualRows *list, int row)
        : m_list(list)
        , m_index(list->model()->index(row, 0))
    {
    }

    int row() const { return m_index.isValid() ? m_index.row() : -1; }

    bool isValid() const override { return m_list && m_index.isValid(); }
    QObject *object() const override { return nullptr; }
    QAccessibleInterface *childAt(int, int) const override { return nullptr; }
    QAccessibleInterface *parent() const override
    {
        return QAccessible::queryAccessibleInterface(m_list.data());
    }
    QAccessibleInterface *child(int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface *) const override { return -1; }
    QString text(QAccessible::Text kind) const override
    {
        return kind == QAccessible::Name && isValid() ? m_list->spokenRow(m_index) : QString();
    }
    void setText(QAccessible::Text, const QString &) override { }
    QRect rect() const override
    {
        if (!isValid())
            return {};
        const QRect rect = m_list->visualRect(m_index);
        return {m_list->viewport()->mapToGlobal(rect.topLeft()), rect.size()};
    }
    QAccessible::Role role() const override { return QAccessible::ListItem; }
    QAccessible::State state() const override
    {
        if (isValid())
            return m_list->spokenState(m_index);
        QAccessible::State state;
        state.invalid = true;
        return state;
    }
    void *interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface *>(this)
                                                    : nullptr;
    }

    QStringList actionNames() const override
    {
        return isValid() ? m_list->rowActions() << setFocusAction() : QStringList();
    }
    void doAction(const QString &name) override
    {
        if (!isValid())
            return;
        m_list->setCurrentIndex(m_index);
        if (name == setFocusAction())
            m_list->setFocus(Qt::OtherFocusReason);
        else
            m_list->doRowAction(m_index, name);
    }
    QStringList keyBindingsForAction(const QString &) const override { return {}; }

private:
    QPointer<EqualRows> m_list;
    QPersistentModelIndex m_index;
};

/// The accessible interface of the list. Interfaces of rows are created on request, and only the latest ones
/// are kept.
class ListInterface : public QAccessibleWidget
{
public:
    explicit ListInterface(EqualRows *list)
        : QAccessibleWidget(list, QAccessible::List)
    {
    }
    ~ListInterface() override
    {
        for (const QAccessible::Id id : m_rows)
            QAccessible::deleteAccessibleInterface(id);
    }

    EqualRows *list() const { return static_cast<EqualRows *>(widget()); }

    int childCount() const override { return list()->rowCount(); }
    QAccessibleInterface *child(int row) const override
    {
        if (row < 0 || row >= childCount())
            return nullptr;
        for (const QAccessible::Id id : m_rows) {
            auto *known = static_cast<RowInterface *>(QAccessible::accessibleInterface(id));
            if (known && known->row() == row)
                return known;
        }
        constexpr qsizetype maxRows = 128;
        if (m_rows.size() >= maxRows)
            QAccessible::deleteAccessibleInterface(m_rows.takeFirst());
        auto *made = new RowInterface(list(), row);
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
        const QModelIndex index = list()->indexAt(list()->viewport()->mapFromGlobal(QPoint(x, y)));
        return index.isValid() ? child(index.row()) : nullptr;
    }
    QAccessibleInterface *focusChild() const override
    {
        return list()->hasFocus() && list()->currentIndex().isValid() ? child(list()->currentIndex().row())
                                                                      : nullptr;
    }

private:
    mutable QList<QAccessible::Id> m_rows{};
};

QAccessibleInterface *makeInterface(const QString &className, QObject *object)
{
    return className == QLatin1String("Sidestage::EqualRows")
        ? new ListInterface(static_cast<EqualRows *>(object))
        : nullptr;
}

}  // namespace

void installEqualRowsAccessibility()
{
    static bool installed = false;
    if (!installed)
        QAccessible::installFactory(makeInterface);
    installed = true;
}

}  // namespace Sidestage
