// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QAbstractItemModel;
class QLabel;
class QListView;

namespace Sidestage {

class IconView;

/// The list below a SearchCombo, with a status line above the rows.
class SearchPopup : public QFrame
{
    Q_OBJECT

public:
    explicit SearchPopup(QWidget *field);

    QListView *list() const { return m_list; }
    void setModel(QAbstractItemModel *model);
    /// Sets the status line; an empty sentence hides it.
    void setStatus(const QString &sentence, bool isError);
    QString status() const;
    /// Returns the height for up to eight rows and the status line.
    int wantedHeight() const;

protected:
    void resizeEvent(QResizeEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    QListView *m_list = nullptr;
    QWidget *m_statusRow = nullptr;
    IconView *m_statusIcon = nullptr;
    QLabel *m_status = nullptr;
};

}  // namespace Sidestage
