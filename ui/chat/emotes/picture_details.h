// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chat/emotes/picture_list_model.h"

#include <QWidget>

class QLabel;
class QVBoxLayout;

namespace Sidestage {

class Button;
class PictureLabel;
class Pictures;
class WrapLabel;

/// All details of an emote, badge or cheermote, with a large picture.
class PictureDetails : public QWidget
{
    Q_OBJECT
public:
    /// `pictures` must outlive it.
    explicit PictureDetails(Pictures *pictures, QWidget *parent = nullptr);

    /// Shows an entry; null: nothing is selected. `channel`: the channel's name.
    void show(const PictureEntry *entry, const QUrl &url, const QString &channel);
    using QWidget::show;
    /// Side of the picture, in px at a body line of 20 px.
    static constexpr int pictureSide = 112;

Q_SIGNALS:
    void copyRequested();

private:
    QLabel *m_nothing;
    QWidget *m_all;
    PictureLabel *m_picture;
    WrapLabel *m_name;
    WrapLabel *m_facts;
    Button *m_copy;
};

}  // namespace Sidestage
