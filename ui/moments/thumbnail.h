// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/forward.h"

#include <QUrl>
#include <QWidget>

namespace Sidestage {

/// The picture of a clip or a video with its length, or an hourglass while there is no clip yet.
class Thumbnail : public QWidget
{
    Q_OBJECT
public:
    /// `size` in px at a line height of 20 px. `pictures` must outlive this.
    Thumbnail(Pictures *pictures, QSize size, QWidget *parent = nullptr);

    /// `title`: for screen readers, and in place of a picture that failed.
    void setPicture(const QUrl &url, const QString &title, const QString &length);
    void setWaiting();

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Pictures *m_pictures;
    QSize m_size;
    QUrl m_url{};
    QString m_length{};
    bool m_isWaiting = false;
};

}  // namespace Sidestage
