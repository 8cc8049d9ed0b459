// SPDX-License-Identifier: GPL-3.0-or-later
#include "chip_edit.h"

#include "chip.h"
#include "kit/layout/flow_layout.h"
#include "kit/theme/accessible.h"
#include "kit/theme/kit_style.h"
#include "kit/theme/theme.h"

#include <QApplication>
#include <QClipboard>
#include <QFocusEvent>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMouseEvent>
#include <QPainter>
#include <QRegularExpression>

namespace Sidestage {

namespace {

/// Separators of tags in plain text and in copied lists.
const QRegularExpression &separators()
{
    static const QRegularExpression expression(QStringLiteral("[,\\s]+"));
    return expression;
}

/// The line edit for the text that is not a chip yet.
class ChipLine : public QLineEdit
{
public:
    using QLineEdit::QLineEdit;

    QSize minimumSizeHint() const override { return {px(96), px(Measure::chip)}; }
    QSize sizeHint() const override { return minimumSizeHint(); }
};

}  // namespace

ChipEdit::ChipEdit(QWidget *parent)
    : QFrame(parent)
    , m_layout(new FlowLayout(this))
    , m_edit(named("chipText", new ChipLine(this)))
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    m_edit->setFrame(false);
    m_edit->setTextMargins(0, 0, 0, 0);
    m_edit->setAutoFillBackground(false);
    QPalette clear = m_edit->palette();
    clear.setColor(QPalette::Base, Qt::transparent);
    m_edit->setPalette(clear);
    m_edit->setProperty("focusRingOnParent", true);
    m_edit->installEventFilter(this);
    m_layout->addWidget(m_edit);
    m_layout->setLastStretches(true);
    setFocusProxy(m_edit);
    setFocusPolicy(Qt::StrongFocus);

    connect(m_edit, &QLineEdit::textEdited, this, [this](const QString &text) {
        setProblem(QString());
        // A separator can also come from an input method, a paste or a drop.
        if (text.contains(separators()))
            addFromText(text, false);
    });
    Theme::watch(this, [this] { refit(); });
}

void ChipEdit::refit()
{
    m_layout->setContentsMargins(px(8), px(7), px(8), px(7));
    m_layout->setSpacings(8, 6);
    updateGeometry();
}

QStringList ChipEdit::tags() const
{
    QStringList all;
    for (const Chip *chip : m_chips)
        all.append(chip->text());
    return all;
}

void ChipEdit::setTags(const QStringList &tags)
{
    if (tags == this->tags())
        return;
    for (Chip *chip : std::exchange(m_chips, {})) {
        m_layout->removeWidget(chip);
        chip->hide();
        chip->deleteLater();
    }
    for (const QString &tag : tags)
        addChip(tag);
    refreshChips();
    Q_EMIT tagsChanged(this->tags());
}

void ChipEdit::setBaseline(const QStringList &tags)
{
    m_baseline = tags;
    m_hasBaseline = true;
    refreshChips();
}

void ChipEdit::setMaximum(int maximum)
{
    m_maximum = maximum;
    refreshChips();
}

void ChipEdit::setPlaceholderText(const QString &text)
{
    m_placeholder = text;
    refreshChips();
}

QString ChipEdit::pendingText() const
{
    return m_edit->text();
}

QString ChipEdit::refusal(const QString &tag) const
{
    for (const Chip *chip : m_chips) {
        if (chip->text().compare(tag, Qt::CaseInsensitive) == 0)
            return tr("“%1” is already in the list.").arg(chip->text());
    }
    if (m_maximum > 0 && m_chips.size() >= m_maximum)
        return tr("At most %n tags. Remove one to add “%1”.", nullptr, m_maximum).arg(tag);
    return m_validator ? m_validator(tag) : QString();
}

void ChipEdit::addChip(const QString &tag)
{
    auto *chip = named("chip", new Chip(tag, this));
    chip->setRemovable(true);
    // Reached with the arrow keys. The whole field is one stop in the tab order.
    chip->setFocusPolicy(Qt::ClickFocus);
    chip->installEventFilter(this);
    connect(chip, &Chip::removeClicked, this, [this, chip] { removeChip(chip, false); });
    m_layout->insertWidget(int(m_chips.size()), chip);
    m_chips.append(chip);
    chip->show();
}

bool ChipEdit::commit()
{
    addFromText(m_edit->text(), true);
    return m_edit->text().isEmpty();
}

/// Adds the tags in `text`. Unless `everything` is set, an unfinished last word stays in the text.
void ChipEdit::addFromText(const QString &text, bool everything)
{
    QStringList words = text.split(separators(), Qt::SkipEmptyParts);
    const bool ended = everything || (!text.isEmpty() && separators().match(text.right(1)).hasMatch());
    QString growing;
    if (!ended && !words.isEmpty())
        growing = words.takeLast();

    QStringList refused;
    QString reason;
    bool added = false;
    for (const QString &word : std::as_const(words)) {
        const QString why = refusal(word);
        if (why.isEmpty()) {
            addChip(word);
            added = true;
        } else {
            refused.append(word);
            if (reason.isEmpty())
                reason = why;
        }
    }
    if (!growing.isEmpty())
        refused.append(growing);
    m_edit->setText(refused.join(QLatin1Char(' ')));
    refreshChips();
    setProblem(reason);
    if (added)
        Q_EMIT tagsChanged(tags());
}

void ChipEdit::removeChip(Chip *chip, bool moveFocus)
{
    const int index = int(m_chips.indexOf(chip));
    if (index < 0)
        return;
    const bool hadFocus = chip->hasFocus();
    m_chips.removeAt(index);
    m_layout->removeWidget(chip);
    chip->hide();
    chip->deleteLater();
    if (moveFocus && !m_chips.isEmpty())
        focusChip(qMin(index, int(m_chips.size()) - 1));
    else if (moveFocus || hadFocus)
        m_edit->setFocus(Qt::OtherFocusReason);
    setProblem(QString());
    refreshChips();
    announce(this, tr("Removed %1").arg(chip->text()));
    Q_EMIT tagsChanged(tags());
}

void ChipEdit::returnToText(Chip *chip)
{
    // What was being typed becomes a tag first. If it cannot, it stays, with the reason.
    if (!m_edit->text().trimmed().isEmpty() && !commit()) {
        m_edit->setFocus(Qt::OtherFocusReason);
        return;
    }
    const QString text = chip->text();
    removeChip(chip, false);
    m_edit->setFocus(Qt::OtherFocusReason);
    m_edit->setText(text);
}

void ChipEdit::focusChip(int index)
{
    if (index >= m_chips.size())
        m_edit->setFocus(Qt::OtherFocusReason);
    else if (index >= 0)
        m_chips.at(index)->setFocus(Qt::ShortcutFocusReason);
}

void ChipEdit::setProblem(const QString &problem)
{
    if (m_problem == problem)
        return;
    m_problem = problem;
    setProperty("invalid", !problem.isEmpty());
    update();
    Q_EMIT problemChanged(problem);
}

void ChipEdit::refreshChips()
{
    for (Chip *chip : std::as_const(m_chips)) {
        const bool known = !m_hasBaseline || m_baseline.contains(chip->text(), Qt::CaseInsensitive);
        chip->setMark(known ? Chip::Mark::None : Chip::Mark::Changed);
        chip->setAccessibleName(known ? tr("%1, press Delete to remove").arg(chip->text())
                                      : tr("%1, new, press Delete to remove").arg(chip->text()));
    }
    const bool full = m_maximum > 0 && m_chips.size() >= m_maximum;
    m_edit->setPlaceholderText(full ? QString() : m_placeholder);
    describeText();
    m_layout->invalidate();
    updateGeometry();
}

void ChipEdit::describeText()
{
    m_edit->setAccessibleName(accessibleName());
    QStringList said;
    if (!m_chips.isEmpty())
        said.append(tr("Contains %1.").arg(tags().join(QStringLiteral(", "))));
    if (!accessibleDescription().isEmpty())
        said.append(accessibleDescription());
    m_edit->setAccessibleDescription(said.join(QLatin1Char(' ')));
}

bool ChipEdit::editKey(QKeyEvent *event)
{
    if (event->matches(QKeySequence::Paste)) {
        if (m_edit->hasSelectedText())
            m_edit->del();
        addFromText(m_edit->text().left(m_edit->cursorPosition()) + QApplication::clipboard()->text()
                        + m_edit->text().mid(m_edit->cursorPosition()),
                    true);
        return true;
    }
    const bool bare = !(event->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier));
    if (!bare)
        return false;
    const bool atStart = m_edit->cursorPosition() == 0 && !m_edit->hasSelectedText();
    const bool rightToLeft = layoutDirection() == Qt::RightToLeft;
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_edit->text().trimmed().isEmpty())
            return false;
        commit();
        return true;
    case Qt::Key_Comma:
    case Qt::Key_Space:
        commit();
        return true;
    case Qt::Key_Backspace:
        if (m_edit->text().isEmpty() && !m_chips.isEmpty()) {
            returnToText(m_chips.last());
            return true;
        }
        return false;
    case Qt::Key_Left:
    case Qt::Key_Right:
        if (atStart && !m_chips.isEmpty() && (event->key() == Qt::Key_Left) != rightToLeft) {
            focusChip(int(m_chips.size()) - 1);
            return true;
        }
        return false;
    default:
        return false;
    }
}

bool ChipEdit::chipKey(Chip *chip, QKeyEvent *event)
{
    const int index = int(m_chips.indexOf(chip));
    const int forward = layoutDirection() == Qt::RightToLeft ? -1 : 1;
    switch (event->key()) {
    case Qt::Key_Left:
        focusChip(qMax(0, index - forward));
        return true;
    case Qt::Key_Right:
        focusChip(qMax(0, index + forward));
        return true;
    case Qt::Key_Home:
        focusChip(0);
        return true;
    case Qt::Key_End:
    case Qt::Key_Escape:
        m_edit->setFocus(Qt::OtherFocusReason);
        return true;
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
        removeChip(chip, true);
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_F2:
        returnToText(chip);
        return true;
    default:
        if (!event->text().isEmpty() && event->text().at(0).isPrint()
            && !(event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier))) {
            m_edit->setFocus(Qt::OtherFocusReason);
            m_edit->insert(event->text().trimmed());
            return true;
        }
        return false;
    }
}

bool ChipEdit::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress) {
        auto *key = static_cast<QKeyEvent *>(event);
        if (watched == m_edit && editKey(key))
            return true;
        if (auto *chip = qobject_cast<Chip *>(watched); chip && chipKey(chip, key))
            return true;
    }
    if (watched == m_edit && event->type() == QEvent::FocusOut) {
        // When the field loses focus, the typed text becomes a chip if possible.
        const Qt::FocusReason reason = static_cast<QFocusEvent *>(event)->reason();
        if (reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason
            || reason == Qt::MouseFocusReason)
            commit();
    }
    return QFrame::eventFilter(watched, event);
}

void ChipEdit::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    paintField(&painter, rect(), isEnabled(), property("invalid").toBool());
}

void ChipEdit::mousePressEvent(QMouseEvent *event)
{
    QFrame::mousePressEvent(event);
    m_edit->setFocus(Qt::MouseFocusReason);
}

void ChipEdit::changeEvent(QEvent *event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::EnabledChange)
        update();
}

}  // namespace Sidestage
