// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialog_frame.h"

#include "kit/layout/card.h"
#include "kit/layout/sentence_row.h"
#include "kit/layout/spacing.h"
#include "kit/text/wrap_label.h"
#include "kit/theme/theme.h"

#include <QBoxLayout>
#include <QEvent>
#include <QLabel>
#include <QScreen>

namespace Sidestage {

namespace {

/// Keeps a dialog as high as its text needs at its current width. Qt itself uses the height at the preferred
/// width of the layout, where a sentence is one line.
class FittingHeight : public QObject
{
public:
    explicit FittingHeight(QDialog *dialog)
        : QObject(dialog)
        , m_dialog(dialog)
    {
        dialog->installEventFilter(this);
    }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        // The layout has already processed these events.
        const auto type = event->type();
        if (type == QEvent::LayoutRequest || type == QEvent::Resize || type == QEvent::Show)
            fit();
        return QObject::eventFilter(watched, event);
    }

private:
    void fit()
    {
        if (m_dialog->minimumHeight() != m_needed)
            m_asked = m_dialog->minimumHeight();  // set by the dialog itself
        int needed = m_dialog->layout()->minimumHeightForWidth(m_dialog->width());
        if (const QScreen *screen = m_dialog->screen())
            needed = qMin(needed, screen->availableGeometry().height());
        m_needed = qMax(m_asked, needed);
        if (m_dialog->minimumHeight() != m_needed)
            m_dialog->setMinimumHeight(m_needed);
    }

    QDialog *m_dialog;
    int m_asked = 0;
    int m_needed = 0;
};

/// Without padding around the content, the heading has its own.
void pad(QVBoxLayout *content, QWidget *heading, bool padded)
{
    const int around = px(Measure::dialogPadding);
    const int ofContent = padded ? around : 0;
    content->setContentsMargins(ofContent, ofContent, ofContent, ofContent);
    heading->setContentsMargins(around - ofContent, around - ofContent, around - ofContent, 0);
}

}  // namespace

DialogFrame::DialogFrame(const QString &title, QWidget *parent)
    : QDialog(parent)
{
    setWindowTitle(title);
    auto *outer = new QVBoxLayout(this);
    outer->setSpacing(0);

    m_content = new QVBoxLayout;
    m_heading = named("dialogHeading", makeParagraph(QString(), TextRole::DialogTitle, Tone::Text, this));
    m_heading->hide();
    m_content->addWidget(m_heading);
    m_body = new QVBoxLayout;
    m_content->addLayout(m_body, 1);
    outer->addLayout(m_content, 1);

    m_foot = new QWidget(this);
    auto *footOuter = new QVBoxLayout(m_foot);
    footOuter->setSpacing(0);
    footOuter->addWidget(makeDivider(Qt::Horizontal, m_foot));
    m_footLayout = new SentenceRow;
    footOuter->addLayout(m_footLayout);
    m_noteIcon = new IconView(Icon::Info, Tone::Hint, Measure::iconButton, m_foot);
    m_note = named("dialogNote", new WrapLabel(QString(), TextRole::Small, Tone::Secondary, m_foot));
    m_footLayout->addWidget(m_noteIcon);
    m_footLayout->addWidget(m_note, 1);
    m_footLayout->addStretch(0);
    m_noteIcon->hide();
    m_note->hide();
    m_foot->hide();
    outer->addWidget(m_foot);
    new FittingHeight(this);

    setSpacing(m_content, 12);
    setSpacing(m_body, 12);
    setMargins(m_footLayout, Measure::dialogPadding, 14, Measure::dialogPadding, 14);
    setSpacing(m_footLayout, 8);
    Theme::watch(this, [this] { pad(m_content, m_heading, m_padded); });
}

void DialogFrame::setHeading(const QString &heading)
{
    m_heading->setText(heading);
    m_heading->setVisible(!heading.isEmpty());
}

void DialogFrame::setBodyPadded(bool padded)
{
    m_padded = padded;
    pad(m_content, m_heading, padded);
}

void DialogFrame::setNote(const QString &note)
{
    m_note->setText(note);
    m_note->setVisible(!note.isEmpty());
    m_noteIcon->setVisible(!note.isEmpty());
    m_foot->setVisible(!note.isEmpty() || m_footLayout->count() > 3);
}

Button *DialogFrame::addButton(const QString &text, Button::Role role)
{
    auto *button = new Button(text, role, m_foot);
    button->setAutoDefault(false);
    m_footLayout->addWidget(button);
    m_foot->show();
    return button;
}

Button *DialogFrame::addSafeButton(const QString &text)
{
    Button *button = addButton(text);
    button->setDefault(true);
    button->setKeyHint(QKeySequence(Qt::Key_Escape));
    connect(button, &Button::clicked, this, &QDialog::reject);
    button->setFocus(Qt::OtherFocusReason);
    return button;
}

}  // namespace Sidestage
