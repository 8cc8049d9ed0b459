// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QAbstractItemModel;
class QLabel;
class QListView;

namespace Sidestage {

class IconView;

/// The list under a SearchCombo, with one line above the rows for what is going on.
class SearchPopup : public QFrame
{
    Q_OBJECT

public:
    explicit SearchPopup(QWidget *field);

    QListView *list() const { return m_list; }
    void setModel(QAbstractItemModel *model);
    /// An empty sentence hides the line.
    void setStatus(const QString &sentence, bool isError);
    QString status() const;
    /// The height that shows up to eight rows and the line.
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
