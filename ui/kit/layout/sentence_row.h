// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHBoxLayout>

namespace Sidestage {

/// An icon, a sentence that wraps, and what can be done about it behind them; where that would leave the
/// sentence too little room, in rows of its own below. The first two items are the icon and the sentence;
/// stretches count for nothing.
class SentenceRow : public QHBoxLayout
{
    Q_OBJECT

public:
    using QHBoxLayout::QHBoxLayout;

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    int minimumHeightForWidth(int width) const override { return heightForWidth(width); }
    QSize minimumSize() const override;
    void setGeometry(const QRect &rect) override;

private:
    int arrange(const QRect &rect, bool apply) const;
};

}  // namespace Sidestage
