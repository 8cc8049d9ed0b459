// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHBoxLayout>

namespace Sidestage {

/// A row with an icon, a sentence that wraps, and buttons after them. If the sentence would get too narrow,
/// the buttons move to rows below. The first two items are the icon and the sentence. Stretches are ignored.
class SentenceRow : public QHBoxLayout
{
    Q_OBJECT

public:
    using QHBoxLayout::QHBoxLayout;

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override { return arrange({0, 0, width, 0}, false); }
    int minimumHeightForWidth(int width) const override { return heightForWidth(width); }
    QSize minimumSize() const override;
    void setGeometry(const QRect &rect) override;

private:
    int arrange(const QRect &rect, bool apply) const;
};

}  // namespace Sidestage
