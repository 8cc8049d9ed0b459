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

/// Where the user has put something in a window, in a form that can be kept over restarts. It belongs to what
/// it is the place of. Whoever keeps it finds it among the children of a page.
class SavedState : public QObject
{
    Q_OBJECT
public:
    /// "queue/columns": under this it is kept.
    QString name() const { return m_name; }
    /// Empty: as it was at first.
    virtual QString saveState() const = 0;
    /// Takes what saveState() gave before; what does not fit any more is left out.
    virtual void restoreState(const QString &kept) = 0;

Q_SIGNALS:
    /// The user has changed it.
    void changed();

protected:
    SavedState(const QString &name, QObject *parent);

private:
    QString m_name;
};

/// Widths of columns beside one another. They are measured in text size, stay as the user drags them while
/// columns come and go, and one column takes what is left.
class SplitterState : public SavedState
{
    Q_OBJECT
public:
    /// `widths` in px at a body line of 20 px, one for each widget of the splitter; 0: takes what is left.
    /// Where there is much room, others grow to a quarter of it, up to `most`, until the user has dragged
    /// them.
    SplitterState(QSplitter *splitter, const QString &name, const QList<int> &widths,
                  const QList<int> &most = {});

    /// To be called after columns were hidden or shown.
    void arrange();
    QString saveState() const override;
    void restoreState(const QString &kept) override;

private:
    void note();
    /// In px, of so many.
    int width(int at, int whole) const;

    QSplitter *m_splitter;
    QList<int> m_first;
    QList<int> m_most;
    QList<int> m_widths;
};

/// Widths and order of the columns of a table, and which of them the user has hidden.
class HeaderState : public SavedState
{
    Q_OBJECT
public:
    struct Column
    {
        int section = 0;
        int width = 0;  ///< In px at a body line of 20 px; 0: takes what is left.
        bool fixed = false;
        /// What is left is shared with this one until it is so wide, as long as the user has not dragged it;
        /// 0: it stays as it is.
        int most = 0;
        int least = 0;  ///< Of the one that takes what is left: nothing is shared before it has so much.
    };

    /// The header must have its model, which never changes the number of its columns.
    HeaderState(QHeaderView *header, const QString &name, const QList<Column> &columns);

    /// The place of this header, if it has one.
    static HeaderState *of(const QHeaderView *header);

    /// As wide as it would be if it were shown, in px.
    int width(int section) const;
    /// There is no room for these, or no use: they stay hidden whatever the user wants.
    void setWithheld(const QSet<int> &sections);
    bool isWithheld(int section) const { return m_withheld.contains(section); }
    bool isHidden(int section) const { return m_hidden.contains(section); }
    void setHidden(int section, bool hidden);
    /// What the columns are called, to be ticked or not, and the way back. At least one stays, and `always`
    /// do.
    void fillMenu(QMenu *menu, const QSet<int> &always = {});
    /// Back to the order and widths of the design.
    void reset();
    QString saveState() const override;
    void restoreState(const QString &kept) override;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void apply();
    QHash<int, int> growth(int stretched) const;
    int columnAt(int section) const;

    QHeaderView *m_header;
    QList<Column> m_first;
    QList<Column> m_columns;
    QSet<int> m_hidden{};
    QSet<int> m_withheld{};
    bool m_applying = false;
};

}  // namespace Sidestage
