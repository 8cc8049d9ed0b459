// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QList>
#include <QObject>
#include <QSet>

class QHeaderView;
class QMenu;
class QSplitter;

namespace Sidestage {

/// The state of a part of the window that the user has changed, such as column widths, as text that is kept
/// across restarts. It is a child of the part that it describes. The code that stores it finds it among the
/// children of a page.
class SavedState : public QObject
{
    Q_OBJECT
public:
    /// "queue/columns": the key in the settings.
    QString name() const { return m_name; }
    /// Returns the state; empty: the default.
    virtual QString saveState() const = 0;
    /// Restores a result of saveState(). Parts that no longer apply are ignored.
    virtual void restoreState(const QString &kept) = 0;

Q_SIGNALS:
    /// Emitted when the user has changed the state.
    void changed();

protected:
    SavedState(const QString &name, QObject *parent);

private:
    QString m_name;
};

/// The widths of the columns of a splitter. They scale with the text size, stay as the user dragged them
/// while columns are shown or hidden, and one column takes the remaining width.
class SplitterState : public SavedState
{
    Q_OBJECT
public:
    /// `widths` in px at a line height of 20 px, one for each widget of the splitter; 0: takes the remaining
    /// width. In a wide splitter, columns with a value in `most` grow to a quarter of its width, up to that
    /// value, until the user has dragged them.
    SplitterState(QSplitter *splitter, const QString &name, const QList<int> &widths,
                  const QList<int> &most = {});

    /// Call after columns were hidden or shown.
    void arrange();
    QString saveState() const override;
    void restoreState(const QString &kept) override;

private:
    void note();
    /// Returns the width of column `at` in px, for a total of `whole` px.
    int width(int at, int whole) const;

    QSplitter *m_splitter;
    QList<int> m_first;
    QList<int> m_most;
    QList<int> m_widths;
};

/// The widths, the order and the hidden columns of a table.
class HeaderState : public SavedState
{
    Q_OBJECT
public:
    struct Column
    {
        int section = 0;
        int width = 0;  ///< In px at a line height of 20 px; 0: takes the remaining width.
        bool fixed = false;
        /// Shares the remaining width up to this width, unless the user has dragged the column; 0: does not
        /// grow.
        int most = 0;
        int least = 0;  ///< For the stretched column: others grow only beyond this width.
        /// The longest usual text. It fits, as the title does, until the user drags the column: both are
        /// longer in some languages.
        QString text{};
    };

    /// The header must have its model, whose number of columns must not change.
    HeaderState(QHeaderView *header, const QString &name, const QList<Column> &columns);

    /// Returns the state of this header; null: it has none.
    static HeaderState *of(const QHeaderView *header);

    /// Returns the width in px that the column has or would have if it were shown, if it does not grow.
    int width(int section) const;
    /// Hides columns that do not fit or are not useful, regardless of the user's choice.
    void setWithheld(const QSet<int> &sections);
    /// Hides those of `sections` that do not fit into `room` px, the last ones first.
    void fit(int room, const QList<int> &sections);
    bool isWithheld(int section) const { return m_withheld.contains(section); }
    bool isHidden(int section) const { return m_hidden.contains(section); }
    void setHidden(int section, bool hidden);
    /// Adds the column names as checkable actions, and an action to reset. At least one column stays visible,
    /// and so do those in `always`.
    void fillMenu(QMenu *menu, const QSet<int> &always = {});
    /// Resets to the default order and widths.
    void reset();
    QString saveState() const override;
    void restoreState(const QString &kept) override;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void apply();
    QHash<int, int> growth(int stretched) const;
    int wanted(const Column &column) const;
    int columnAt(int section) const;

    QHeaderView *m_header;
    QList<Column> m_first;
    QList<Column> m_columns;
    QSet<int> m_hidden{};
    QSet<int> m_withheld{};
    bool m_applying = false;
};

}  // namespace Sidestage
