// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QEvent>
#include <QHash>
#include <QKeySequence>
#include <QWidget>

namespace Sidestage {

/// Shows a key as a small cap: in buttons, in fields, in the hints below a list.
class KeyCap : public QWidget
{
    Q_OBJECT

public:
    explicit KeyCap(const QKeySequence &keys, QWidget *parent = nullptr);

    void setKeys(const QKeySequence &keys);

    /// Keys that the user has changed, by the usual ones.
    using Changes = QHash<QKeySequence, QKeySequence>;
    /// Sets the changes for everything that shows keys inside `owner`, which gets a changesEvent(). Changes
    /// of an inner owner go first.
    static void setChanges(QWidget *owner, const Changes &changes);
    /// Returns the key that a hint in `widget` shows for the usual key.
    static QKeySequence current(const QWidget *widget, const QKeySequence &usual);
    /// The type of the event after which hints must be measured and drawn again.
    static QEvent::Type changesEvent();

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

    /// Returns the keys in the platform's notation, with spaces: "Ctrl K".
    static QString label(const QKeySequence &keys);
    static QSize capSize(const QKeySequence &keys);
    static void paint(QPainter *painter, const QRect &rect, const QKeySequence &keys, const QColor &ground,
                      const QColor &border, const QColor &ink);

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    QKeySequence m_keys;
};

}  // namespace Sidestage
