// SPDX-License-Identifier: GPL-3.0-or-later
#include "form_field.h"

#include "chip_edit.h"
#include "kit/layout/card.h"
#include "kit/theme/accessible.h"
#include "kit/theme/theme.h"
#include "number_field.h"

#include <QBoxLayout>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QResizeEvent>
#include <QTimer>

#include <algorithm>
#include <utility>

namespace Sidestage {

namespace {

/// The dot of a changed field.
class ChangedDot : public QWidget
{
public:
    explicit ChangedDot(QWidget *parent)
        : QWidget(parent)
    {
        setObjectName(QStringLiteral("changedDot"));
        setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
        setAccessibleName(FormField::tr("changed"));
        setToolTip(FormField::tr("Changed, not sent yet"));
    }

    QSize sizeHint() const override { return {px(6), px(6)}; }
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(Theme::tokens().accent);
        painter.drawEllipse(QRectF(rect()));
    }
};

constexpr int narrowBelow = 400;
/// Minimum width for an input next to its label.
constexpr int inputRoom = 200;
constexpr int labelSpace = 12;
constexpr int dotSpace = 14;

/// Returns the line edit inside a composite input; null for other inputs.
QLineEdit *textOf(const QWidget *input)
{
    return qobject_cast<QLineEdit *>(input->focusProxy());
}

}  // namespace

FormField::FormField(const QString &label, QWidget *input, QWidget *parent)
    : QWidget(parent)
    , m_input(input)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Minimum);

    m_labelBox = new QWidget(this);
    auto *labelLayout = new QHBoxLayout(m_labelBox);
    m_label = named("fieldLabel", makeLabel(label, TextRole::Body, Tone::Secondary, m_labelBox));
    m_dot = new ChangedDot(m_labelBox);
    m_dot->hide();
    labelLayout->addWidget(m_label);
    labelLayout->addWidget(m_dot, 0, Qt::AlignVCenter);
    labelLayout->addStretch(1);

    m_inputRow = new QHBoxLayout;
    // An input with a fixed width is aligned to the start of the row instead of being centred.
    const bool fills
        = input->sizePolicy().horizontalPolicy() & (QSizePolicy::ExpandFlag | QSizePolicy::GrowFlag);
    m_inputRow->addWidget(input, fills ? 1 : 0);
    if (!fills)
        m_inputRow->addStretch(1);

    m_hintBox = new QWidget(this);
    auto *hintLayout = new QHBoxLayout(m_hintBox);
    m_hintIcon = new IconView(Icon::Error, Tone::Error, Measure::iconPill, m_hintBox);
    m_hintIcon->hide();
    m_hint = named("fieldHint", makeParagraph(QString(), TextRole::Small, Tone::Hint, m_hintBox));
    hintLayout->addWidget(m_hintIcon, 0, Qt::AlignTop);
    hintLayout->addWidget(m_hint, 1);
    m_hintBox->hide();

    m_layout = new QGridLayout(this);
    m_layout->setColumnStretch(1, 1);

    if (input->accessibleName().isEmpty())
        input->setAccessibleName(label);
    // Screen readers read the name of the focused line edit. A focused choice already has its own name.
    if (QLineEdit *text = textOf(input); text && text->accessibleName().isEmpty())
        text->setAccessibleName(label);
    m_label->setBuddy(input);
    // A tag editor validates itself. Its error is shown in this row.
    if (auto *chips = qobject_cast<ChipEdit *>(input)) {
        connect(chips, &ChipEdit::problemChanged, this, [this](const QString &problem) {
            if (problem.isEmpty())
                clearError();
            else
                setError(problem);
        });
    }
    // The same for a number field.
    auto *number = qobject_cast<NumberField *>(input);
    if (number || (number = input->findChild<NumberField *>())) {
        m_problem = number->problem();
        connect(number, &NumberField::problemChanged, this, [this](const QString &problem) {
            m_problem = problem;
            clearError();
        });
    }
    Theme::watch(this, [this] {
        refit();
        // Queued, so that all labels already have their new font.
        QTimer::singleShot(0, this, &FormField::align);
    });
    align();
}

/// Gives all fields of the form the same label column, wide enough for all labels.
void FormField::align()
{
    QList<FormField *> fields{this};
    if (parentWidget())
        fields = parentWidget()->findChildren<FormField *>(QString(), Qt::FindDirectChildrenOnly);
    int column = px(Measure::formLabel);
    for (const FormField *field : std::as_const(fields)) {
        if (field->m_label)  // null while the field is being constructed
            column = std::max(column, field->m_label->sizeHint().width() + px(dotSpace));
    }
    for (FormField *field : std::as_const(fields))
        field->setColumn(column);
}

void FormField::setColumn(int width)
{
    if (std::exchange(m_column, width) != width && m_layout)
        refit();
}

bool FormField::wouldBeNarrow() const
{
    return m_label->text().isEmpty()
        || (m_placed && width() < std::max(px(narrowBelow), m_column + px(labelSpace + inputRoom)));
}

bool FormField::event(QEvent *event)
{
    const bool done = QWidget::event(event);
    if (event->type() == QEvent::ParentChange)
        align();
    return done;
}

QString FormField::label() const
{
    return m_label->text();
}

void FormField::setLabel(const QString &label)
{
    for (QWidget *named : {m_input.data(), static_cast<QWidget *>(m_input ? textOf(m_input) : nullptr)}) {
        if (named && named->accessibleName() == m_label->text())
            named->setAccessibleName(label);
    }
    m_label->setText(label);
    align();
}

void FormField::refit()
{
    m_narrow = wouldBeNarrow();
    m_layout->removeItem(m_inputRow);
    m_layout->removeWidget(m_labelBox);
    m_layout->removeWidget(m_hintBox);

    m_labelBox->setVisible(!m_label->text().isEmpty());
    m_labelBox->layout()->setSpacing(px(8));
    m_inputRow->setSpacing(px(8));
    m_hintBox->layout()->setContentsMargins(0, px(Measure::labelGap), 0, 0);
    m_hintBox->layout()->setSpacing(px(6));
    m_layout->setVerticalSpacing(0);
    if (m_narrow) {
        m_labelBox->setMinimumHeight(px(24));
        m_labelBox->setMinimumWidth(0);
        m_layout->setHorizontalSpacing(0);
        m_layout->addWidget(m_labelBox, 0, 1);
    } else {
        m_labelBox->setMinimumHeight(px(Measure::input));
        m_labelBox->setMinimumWidth(m_column);
        m_layout->setHorizontalSpacing(px(labelSpace));
        m_layout->addWidget(m_labelBox, 1, 0, Qt::AlignTop);
    }
    m_layout->addLayout(m_inputRow, 1, 1);
    m_layout->addWidget(m_hintBox, 2, 1);
}

void FormField::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    m_placed = true;
    if (wouldBeNarrow() != m_narrow)
        refit();
}

void FormField::describe()
{
    const bool wrong = hasError();
    const QString said = wrong ? m_errorText : m_hintText;
    m_hint->setText(said);
    setTone(m_hint, wrong ? Tone::Error : Tone::Hint);
    m_hintIcon->setVisible(wrong);
    m_hintBox->setVisible(!said.isEmpty());
    if (m_input) {
        m_input->setAccessibleDescription(said);
        if (auto *chips = qobject_cast<ChipEdit *>(m_input))
            chips->describeText();
        else if (QLineEdit *text = textOf(m_input))
            text->setAccessibleDescription(said);
        m_input->setProperty("invalid", wrong);
        m_input->update();
    }
}

void FormField::setHint(const QString &hint)
{
    if (m_hintText == hint)
        return;
    m_hintText = hint;
    describe();
}

void FormField::setError(const QString &sentence)
{
    if (m_errorText == sentence)
        return;
    m_errorText = sentence;
    describe();
    if (hasError() && m_input)
        announce(m_input, tr("%1: %2").arg(label(), sentence), Announce::Assertive);
}

void FormField::clearError()
{
    setError(m_problem);
}

void FormField::setChanged(bool changed)
{
    m_changed = changed;
    m_dot->setVisible(changed);
}

void FormField::addTrailing(QWidget *widget)
{
    const int stretch = m_inputRow->itemAt(m_inputRow->count() - 1)->spacerItem() ? 1 : 0;
    m_inputRow->insertWidget(m_inputRow->count() - stretch, widget, 0, Qt::AlignVCenter);
}

void FormField::focusInput()
{
    if (m_input)
        m_input->setFocus(Qt::ShortcutFocusReason);
}

}  // namespace Sidestage
