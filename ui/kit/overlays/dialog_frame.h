// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/controls/button.h"

#include <QDialog>

class QHBoxLayout;
class QLabel;
class QVBoxLayout;

namespace Sidestage {

class IconView;

/// A dialog of ours: content with 20 px around it, and a foot with a note and the buttons. Esc cancels; the
/// safe button is the default one.
class DialogFrame : public QDialog
{
    Q_OBJECT

public:
    explicit DialogFrame(const QString &title, QWidget *parent = nullptr);

    /// A sentence in larger text above the content; empty hides it.
    void setHeading(const QString &heading);
    QVBoxLayout *body() const { return m_body; }
    /// Content that paints its own edges wants no padding.
    void setBodyPadded(bool padded);

    /// At the start of the foot, with an icon; empty hides it.
    void setNote(const QString &note);
    /// Buttons stand in the order they are added; the dialog owns them. They do nothing by themselves.
    Button *addButton(const QString &text, Button::Role role = Button::Role::Default);
    /// Cancels, holds the focus at first and takes Enter.
    Button *addSafeButton(const QString &text);

private:
    QLabel *m_heading = nullptr;
    QVBoxLayout *m_content = nullptr;
    QVBoxLayout *m_body = nullptr;
    QWidget *m_foot = nullptr;
    QHBoxLayout *m_footLayout = nullptr;
    IconView *m_noteIcon = nullptr;
    QLabel *m_note = nullptr;
    bool m_padded = true;
};

}  // namespace Sidestage
