// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/theme/icons.h"

#include <QAbstractButton>

namespace Sidestage {

/// A drawing and small words, as the header and the status strip show states. It can be pressed only
/// when it is told what that does. The words may change each second: nothing is laid out anew while they need
/// the same room, which is why they are not the text() of the button.
class IconText : public QAbstractButton
{
    Q_OBJECT
public:
    explicit IconText(QWidget *parent = nullptr);

    /// `iconTone` colours the drawing alone.
    void setState(Icon icon, const QString &words, Tone iconTone = Tone::Secondary);
    const QString &words() const { return m_words; }
    /// Makes it a button; screen readers hear `description` after the words.
    void setPressable(const QString &description);
    /// Without its words it is the drawing alone, and the words become the tool tip.
    void setWordsShown(bool shown);

    int widthFor(bool wordsShown) const;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool event(QEvent *event) override;

private:
    Icon m_icon = Icon::None;
    Tone m_iconTone = Tone::Secondary;
    QString m_words{};
    bool m_pressable = false;
    bool m_wordsShown = true;
};

}  // namespace Sidestage
