// SPDX-License-Identifier: GPL-3.0-or-later
#include "duration_field.h"

#include "chat_texts.h"

#include "kit/layout/spacing.h"
#include "kit/theme/accessible.h"
#include "kit/theme/theme.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QKeyEvent>
#include <QLineEdit>
#include <QSpinBox>

namespace Sidestage {

namespace {

constexpr int maxChoices = 10;
constexpr int hour = 60;
constexpr int day = 24 * hour;

/// A combo box does not increase its minimum width when the text size grows, and would cut off its texts.
void keepWhole(QComboBox *box)
{
    const QFontMetrics metrics(Theme::font(TextRole::Body));
    int widest = 0;
    for (int at = 0; at < box->count(); ++at)
        widest = qMax(widest, metrics.horizontalAdvance(box->itemText(at)));
    box->setMinimumWidth(widest + px(12 + Measure::input));
}

}  // namespace

DurationField::DurationField(ChatMode mode, QWidget *parent)
    : QWidget(parent)
    , m_mode(mode)
{
    const ModeRule &rule = ruleOf(mode);
    Q_ASSERT(rule.unit != ModeRule::Unit::None);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    auto *layout = new QHBoxLayout(this);
    if (rule.step > 1 && (rule.most - rule.least) / rule.step < maxChoices) {
        m_choice = new QComboBox(this);
        for (int value = rule.least; value <= rule.most; value += rule.step)
            m_choice->addItem(durationOf(mode, value), value);
        layout->addWidget(m_choice);
        setFocusProxy(m_choice);
        connect(m_choice, &QComboBox::activated, this, [this] {
            Q_EMIT edited();
            commit();
        });
    } else {
        m_number = new QSpinBox(this);
        // Wider than the valid range, so that an invalid value is reported instead of changed while typing.
        m_number->setRange(0, 9'999'999);
        m_number->setKeyboardTracking(true);
        m_number->installEventFilter(this);
        m_number->setFocusPolicy(Qt::StrongFocus);
        // Only the style sets its width. A fixed width of its own could exceed the layout's size for it, and
        // the field would then overlap the edge in a mirrored layout.
        m_number->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
        layout->addWidget(m_number);
        setFocusProxy(m_number);
        if (rule.unit == ModeRule::Unit::Minutes) {
            m_unit = new QComboBox(this);
            m_unit->addItem(tr("minutes"), 1);
            m_unit->addItem(tr("hours"), hour);
            m_unit->addItem(tr("days"), day);
            m_unit->setAccessibleName(tr("Unit"));
            layout->addWidget(m_unit);
            connect(m_unit, &QComboBox::activated, this, [this] {
                Q_EMIT edited();
                commit();
            });
        } else {
            m_number->setSuffix(tr(" s"));
        }
        connect(m_number, &QSpinBox::valueChanged, this, [this] {
            m_rest.start();
            Q_EMIT edited();
        });
        connect(m_number, &QSpinBox::editingFinished, this, &DurationField::commit);
    }
    m_rest.setSingleShot(true);
    m_rest.setInterval(900);
    connect(&m_rest, &QTimer::timeout, this, [this] {
        // A pause while typing does not finish the edit.
        if (!m_number->property("typing").toBool())
            commit();
    });
    Theme::watch(this, [this] {
        if (QComboBox *box = m_choice ? m_choice : m_unit)
            keepWhole(box);
    });
    setName(tr("Duration of %1").arg(nameOf(mode)));
    setDuration({});
}

DurationField::~DurationField()
{
    // Destruction moves the focus away, which must not finish the edit.
    if (m_number)
        m_number->disconnect(this);
}

void DurationField::setName(const QString &name)
{
    setAccessibleName(name);
    focusProxy()->setAccessibleName(name);
    if (m_unit)
        m_unit->setAccessibleName(tr("Unit of %1").arg(name));
}

int DurationField::unit() const
{
    return m_unit ? m_unit->currentData().toInt() : 1;
}

int DurationField::duration() const
{
    return m_choice ? m_choice->currentData().toInt() : m_number->value() * unit();
}

void DurationField::setDuration(std::optional<int> duration)
{
    const ModeRule &rule = ruleOf(m_mode);
    const int value = duration.value_or(rule.usual.value_or(rule.least));
    m_rest.stop();
    m_lastEmitted = value;
    if (m_choice) {
        m_choice->setCurrentIndex(m_choice->findData(value));
        return;
    }
    const QSignalBlocker quiet(m_number);
    if (m_unit) {
        const int size = value > 0 && value % day == 0 ? day : value > 0 && value % hour == 0 ? hour : 1;
        m_unit->setCurrentIndex(m_unit->findData(size));
    }
    m_number->setValue(value / unit());
    m_number->setProperty("typing", false);
}

bool DurationField::check()
{
    const auto wrong = problem();
    if (!wrong)
        return true;
    setFocus(Qt::OtherFocusReason);
    announce(focusProxy(), problemOf(m_mode, *wrong), Announce::Assertive);
    return false;
}

void DurationField::commit()
{
    m_rest.stop();
    if (m_number)
        m_number->setProperty("typing", false);
    if (m_lastEmitted == duration())
        return;
    m_lastEmitted = duration();
    Q_EMIT committed(*m_lastEmitted);
}

bool DurationField::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        const bool steps = key->key() == Qt::Key_Up || key->key() == Qt::Key_Down
            || key->key() == Qt::Key_PageUp || key->key() == Qt::Key_PageDown;
        m_number->setProperty("typing", !steps);
    } else if (event->type() == QEvent::Wheel && !m_number->hasFocus()) {
        event->ignore();
        return true;  // the wheel scrolls the form instead of changing the value
    }
    return QWidget::eventFilter(watched, event);
}

}  // namespace Sidestage
