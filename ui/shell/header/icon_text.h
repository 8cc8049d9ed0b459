// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/theme/icons.h"

#include <QAbstractButton>

namespace Sidestage {

/// An icon with a small text, for states in the header and the status strip. It is clickable only after
/// setPressable(). The text is not the button's text(), so that a change each second needs no relayout while
/// the width stays the same.
class IconText : public QAbstractButton
{
    Q_OBJECT
public:
    explicit IconText(QWidget *parent = nullptr);

    /// `iconTone` colours only the icon.
    void setState(Icon icon, const QString &words, Tone iconTone = Tone::Secondary);
    const QString &words() const { return m_words; }
    /// Makes it clickable. Screen readers read `description` after the text.
    void setPressable(const QString &description);
    /// Without the text only the icon is shown, and the text becomes the tool tip.
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
