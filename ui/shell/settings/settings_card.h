// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/layout/card.h"
#include "preferences.h"

#include <QElapsedTimer>

#include <functional>

class QBoxLayout;

namespace Sidestage {

class WrapLabel;

/// The changes that can be undone, the newest last.
class SettingsHistory : public QObject
{
    Q_OBJECT
public:
    using QObject::QObject;

    /// Adds a change. Changes of the same `movement` within a second are one, such as those of a slider.
    void add(std::function<void()> undo, const QString &movement = {});
    bool isEmpty() const { return m_changes.isEmpty(); }
    /// Forgets all changes.
    void clear();
    /// Undoes the newest change. Does nothing if there is none.
    void undo();

Q_SIGNALS:
    void changed();
    /// A setting has been changed, or changed back.
    void saved();

private:
    QList<std::function<void()>> m_changes{};
    QString m_movement{};  ///< Of the newest change.
    QElapsedTimer m_since{};
};

/// One setting: its title and hint, and its control at the end or, in a narrow row, below.
class SettingRow : public QWidget
{
    Q_OBJECT
public:
    explicit SettingRow(const QString &title, const QString &hint = {}, QWidget *parent = nullptr);

    QString title() const { return m_title; }
    void setSymbol(Icon icon);
    void setHint(const QString &hint);
    /// Adds a control before the title. The row takes ownership.
    void addLeading(QWidget *control);
    /// Adds a control at the end. The row takes ownership.
    void addControl(QWidget *control);
    /// The width in px at a line height of 20 px below which the controls are below the title.
    void setWideFrom(int width);
    bool isNarrow() const { return m_isNarrow; }
    void setLineAbove(bool has) { m_hasLine = has; }

    /// Marks the row if it has all typed words, and fades it if not. Empty: no search. Returns whether it has
    /// them. `place` are words that count as well.
    bool search(const QString &typed, const QString &place);
    bool isFound() const { return m_isFound; }

Q_SIGNALS:
    void narrowChanged(bool isNarrow);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void fit();

    QString m_title;
    QString m_hintText;
    QBoxLayout *m_layout;
    QBoxLayout *m_start;
    QBoxLayout *m_controls;
    IconView *m_icon = nullptr;
    QLabel *m_label;
    WrapLabel *m_hint;
    int m_wideFrom = 420;
    bool m_isNarrow = false;
    bool m_isFound = false;
    bool m_hasLine = false;
};

/// A section of the settings.
class SettingsCard : public Card
{
    Q_OBJECT
public:
    /// `history` must outlive the card.
    SettingsCard(const QString &id, const QString &title, Icon symbol, SettingsHistory *history);

    QString id() const { return m_id; }
    Icon symbol() const { return m_symbol; }
    /// Adds a row, with a line above unless it is the first one.
    SettingRow *add(SettingRow *row);
    /// Marks what has the typed words, and fades the rest. Empty: no search. Returns how many settings have
    /// them.
    virtual int search(const QString &typed);
    /// Returns the first marked row; null: none.
    virtual QWidget *firstFound() const;

    /// Adds a switch. `name` is its object name.
    SettingRow *addToggle(const char *name, const QString &title, const QString &hint,
                          Preferences *preferences, bool (Preferences::*get)() const,
                          void (Preferences::*set)(bool));
    SettingRow *addToggle(const char *name, const QString &title, const QString &hint, QObject *source,
                          std::function<bool()> get, std::function<void(bool)> set);
    /// Adds a choice between the values of an enumeration, in their order.
    SettingRow *addChoice(const char *name, const QString &title, const QString &hint,
                          Preferences *preferences, const QList<std::pair<QString, Icon>> &options,
                          std::function<int()> get, std::function<void(int)> set);
    SettingRow *addNumber(const char *name, const QString &title, const QString &hint,
                          Preferences *preferences, int least, int most, const QString &suffix,
                          int (Preferences::*get)() const, void (Preferences::*set)(int));

protected:
    SettingsHistory *history() const { return m_history; }
    const QList<SettingRow *> &rows() const { return m_rows; }
    void clearRows();

private:
    QString m_id;
    Icon m_symbol;
    SettingsHistory *m_history;
    QList<SettingRow *> m_rows{};
};

/// Whether `text` has all words of `typed`, without regard to case.
bool hasWords(const QString &text, const QString &typed);

}  // namespace Sidestage
