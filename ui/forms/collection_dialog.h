// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "form.h"
#include "kit/overlays/dialog_frame.h"
#include "kit/theme/icons.h"

#include "base/result.h"
#include "texts/error_texts.h"

#include <QHash>

class QLabel;
class QListWidget;

namespace Sidestage {

class FlowLayout;

/// The parts of a CollectionDialog that do not depend on the type of its entries.
class CollectionFrame : public DialogFrame
{
    Q_OBJECT
public:
    /// Parts that not every dialog has.
    enum Part : quint8 { List = 1, Remove = 2, Copy = 4 };

    /// The button that saves.
    Button *saver() const { return m_save; }

Q_SIGNALS:
    /// Emitted after entries were added, removed or changed.
    void changed();
    /// Emitted after an entry was deleted. `undo` adds it again; it may be called after the dialog is gone.
    void removed(const QString &name, std::function<Sidestage::Result<void>()> undo);

protected:
    struct Item
    {
        qint64 id = 0;
        QString name{};
        Icon icon = Icon::None;
        QString toolTip{};
    };
    CollectionFrame(const QString &title, const char *noun, QWidget *parent);

    void build(FormBase *form, int parts, const QString &listName);
    /// Adds a small button below the list.
    Button *addListButton(Icon icon, const QString &text, const QString &name);
    /// Shows and announces a sentence below the form.
    void setMessage(const QString &text, bool isProblem = false);
    /// Shows why an entry was not saved, at its name.
    void showFailure(const Error &error);

    /// Adds other buttons, which come before Save.
    virtual void addButtons() { }
    virtual QList<Item> items() const { return {}; }
    /// Shows the entry in the form; 0: a new one.
    virtual void edit(qint64 id) = 0;
    virtual bool save(bool asCopy) = 0;
    virtual void remove() = 0;

    bool hasList() const { return m_list; }
    /// Fills the list and opens the entry with this id; -1: the first one; 0: a new one.
    void reload(qint64 current);
    /// Updates what depends on the shown entry.
    void noteOpened(bool isNew);
    void noteSaved(qint64 id);
    void noteRemoved(const QString &name, const std::function<Result<qint64>()> &undo);
    static QString copyName(const QString &name);

private:
    QString partName(const char *verb) const;

    QString m_noun;
    FormBase *m_form = nullptr;
    QListWidget *m_list = nullptr;
    QWidget *m_left = nullptr;  ///< The list and its buttons.
    FlowLayout *m_listButtons = nullptr;
    QLabel *m_message = nullptr;
    Button *m_undo = nullptr;
    Button *m_copy = nullptr;
    Button *m_remove = nullptr;
    Button *m_save = nullptr;
    std::function<Result<qint64>()> m_undone{};
};

/// A dialog for things with names: a list and a form for the chosen one, or only the form for one of them.
/// New, Duplicate and Delete, which can be undone. What was typed for one entry is kept while another one is
/// shown.
template <class T>
class CollectionDialog : public CollectionFrame
{
public:
    /// Where the entries are kept. Copied into undo functions, so it must not capture the dialog.
    struct Store
    {
        std::function<QList<T>()> all{};  ///< Entries in order; empty function: the dialog shows only one.
        /// Sets the id of a new entry. Fault::NotOneOf of "name": another one has it.
        std::function<Result<void>(T &)> save{};
        std::function<Result<void>(qint64)> remove{};  ///< Empty function: entries cannot be deleted.
    };

    /// `noun` names the parts for tests: "preset" makes "presetList", "newPreset" and so on. Rows are added
    /// to form(), the name first; then start() is called.
    CollectionDialog(const QString &title, const char *noun, Store store, QWidget *parent)
        : CollectionFrame(title, noun, parent)
        , m_store(std::move(store))
        , m_form(new Form<T>)
    {
    }

    Form<T> *form() const { return m_form; }
    /// The shown entry as it is saved.
    const T &saved() const { return m_entry; }

    /// `entry`: what a new entry starts with, or the entry to show.
    /// `parts`: Copy, if entries can be duplicated.
    void start(const T &entry, int parts = 0, const QString &listName = {})
    {
        m_new = entry;
        const bool canRemove = m_store.remove && (m_store.all || entry.id != 0);
        build(m_form, parts | (m_store.all ? int(List) : 0) | (canRemove ? int(Remove) : 0), listName);
        QObject::connect(m_form, &FormBase::edited, this, [this] { refresh(m_form->value()); });
        if (hasList())
            reload(-1);
        else
            load(entry);
    }

protected:
    QList<T> all() const { return m_store.all(); }
    /// How the entry looks in the list.
    virtual Item itemOf(const T &entry) const
    {
        if constexpr (requires { entry.name; })
            return {.id = entry.id, .name = entry.name};
        else
            return {.id = entry.id, .name = entry.title};
    }
    /// Completes what the form does not contain before it is saved. If something is wrong, shows it and
    /// returns false.
    virtual bool complete(T &) { return true; }
    /// Makes an entry the copy of another one, besides its id and name.
    virtual void makeCopy(T &) const { }
    /// Called when the shown values have changed, by the user or by another entry.
    virtual void refresh(const T &) { }

    bool save(bool asCopy) final
    {
        T entry = m_form->value();
        m_form->clearErrors();
        if (asCopy) {
            makeCopy(entry);
            entry.id = 0;
            if constexpr (requires { entry.name; }) {
                if (entry.name == m_entry.name)
                    entry.name = copyName(entry.name);
            }
        }
        const bool isComplete = complete(entry);
        if (!m_form->check() || !isComplete)
            return false;
        if (const auto done = m_store.save(entry); !done) {
            showFailure(done.error());
            return false;
        }
        m_drafts.remove(m_entry.id);
        m_entry = entry;
        m_form->setValue(entry);
        noteSaved(entry.id);
        return true;
    }

private:
    QList<Item> items() const final
    {
        QList<Item> items;
        for (const T &entry : m_store.all())
            items.append(itemOf(entry));
        return items;
    }

    void edit(qint64 id) final
    {
        if constexpr (requires(const T &one) { one == one; }) {
            if (m_form->value() != m_entry)
                m_drafts.insert(m_entry.id, m_form->value());
            else
                m_drafts.remove(m_entry.id);  // what was typed before was taken back
        }
        T entry = m_new;
        if (id != 0) {
            for (const T &one : m_store.all()) {
                if (one.id == id)
                    entry = one;
            }
        }
        load(entry);
    }

    void load(const T &entry)
    {
        m_entry = entry;
        m_form->setValue(m_drafts.value(entry.id, entry));
        m_form->clearErrors();
        noteOpened(entry.id == 0);
        refresh(m_form->value());
    }

    void remove() final
    {
        const T gone = m_entry;
        if (const auto done = m_store.remove(gone.id); !done)
            return setMessage(reasonOf(done.error()), true);
        m_drafts.remove(gone.id);
        m_form->setValue(gone);
        noteRemoved(itemOf(gone).name, [save = m_store.save, gone]() -> Result<qint64> {
            T again = gone;  // with its id, which other things may refer to
            if (const auto done = save(again); !done)
                return done.error();
            return again.id;
        });
    }

    Store m_store;
    Form<T> *m_form;
    T m_new{};
    T m_entry{};
    QHash<qint64, T> m_drafts{};  ///< What was typed and not saved, by id.
};

}  // namespace Sidestage
