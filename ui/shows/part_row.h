// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "shows/show_service.h"

#include <QWidget>

class QBoxLayout;
class QMenu;

namespace Sidestage {

class Button;
class ElidedLabel;
class IconView;
class Toggle;

/// One part of a show: what it is, and buttons to edit it and to choose another one.
class PartRow : public QWidget
{
    Q_OBJECT
public:
    /// `service` must outlive this.
    PartRow(ShowService *service, ShowPart part, QWidget *parent = nullptr);

    ShowPart part() const { return m_part; }
    void setShow(const Show &show);

Q_SIGNALS:
    /// The show has another part now, or none.
    void changed(const Sidestage::Show &show);
    void editRequested(Sidestage::ShowPart part);
    void pageRequested(const QString &page);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void arrange();
    void fillMenu();

    ShowService *m_service;
    ShowPart m_part;
    Show m_show{};
    IconView *m_warning;
    ElidedLabel *m_label;
    ElidedLabel *m_name;
    ElidedLabel *m_content;
    QBoxLayout *m_what;
    QBoxLayout *m_row;
    Button *m_edit;
    Button *m_choose = nullptr;  ///< Null: a toggle instead.
    Toggle *m_toggle = nullptr;
    QMenu *m_menu = nullptr;
};

}  // namespace Sidestage
