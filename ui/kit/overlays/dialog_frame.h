// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/controls/button.h"

#include <QDialog>

class QHBoxLayout;
class QLabel;
class QVBoxLayout;

namespace Sidestage {

class IconView;

/// The base of our dialogs: content with a margin of 20 px, and a footer with a note and the buttons. Esc
/// cancels. The safe button is the default button.
class DialogFrame : public QDialog
{
    Q_OBJECT

public:
    explicit DialogFrame(const QString &title, QWidget *parent = nullptr);

    /// Opens it above its parent. It deletes itself when it is closed.
    void openOnce()
    {
        setAttribute(Qt::WA_DeleteOnClose);
        open();
    }

    /// Sets a sentence in larger text above the content; empty hides it.
    void setHeading(const QString &heading);
    QVBoxLayout *body() const { return m_body; }
    /// Disable the padding for content that draws its own edges.
    void setBodyPadded(bool padded);

    /// Sets a note with an icon at the start of the footer; empty hides it.
    void setNote(const QString &note);
    /// Adds a button at the end of the footer. The dialog owns it. The caller connects clicked().
    Button *addButton(const QString &text, Button::Role role = Button::Role::Default);
    /// Adds the button that cancels the dialog. It has the initial focus and is the default button.
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
