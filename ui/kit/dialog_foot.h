// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLayout>
#include <QList>

namespace Sidestage {

/// The foot of a dialog: a note at the start and the buttons at the end of one row; where they do not fit
/// beside each other, the note above as many rows of buttons as it takes.
class DialogFoot : public QLayout
{
    Q_OBJECT

public:
    /// Takes both; whoever has made them shows and hides them.
    DialogFoot(QWidget *icon, QWidget *note, QWidget *parent);
    ~DialogFoot() override;

    /// Whether there is anything but the note.
    bool hasButtons() const { return m_items.size() > noteItems; }

    void addItem(QLayoutItem *item) override;
    int count() const override { return int(m_items.size()); }
    QLayoutItem *itemAt(int index) const override { return m_items.value(index); }
    QLayoutItem *takeAt(int index) override;
    Qt::Orientations expandingDirections() const override { return {}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSize() const override;
    void setGeometry(const QRect &rect) override;

private:
    static constexpr int noteItems = 2;  ///< The icon and the note come first.

    QList<QLayoutItem *> buttons() const;
    int arrange(const QRect &rect, bool apply) const;
    void place(QLayoutItem *item, const QRect &box, const QRect &within, bool apply) const;

    QList<QLayoutItem *> m_items{};
};

}  // namespace Sidestage
