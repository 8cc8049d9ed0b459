// SPDX-License-Identifier: GPL-3.0-or-later
#include "mode_editor.h"

#include "chat/base/chat_texts.h"
#include "chat/base/duration_field.h"

#include "kit/controls/button.h"
#include "kit/controls/number_field.h"
#include "kit/controls/toggle.h"
#include "kit/layout/spacing.h"
#include "kit/theme/theme.h"

#include <QBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QSpinBox>

namespace Sidestage {

namespace {

constexpr int maxMinutes = 7 * 24 * 60;

}  // namespace

ModeEditor::ModeEditor(ModeControl *control, const QString &channelId, ChatSwitch what, QWidget *parent)
    : Popover(parent)
    , m_control(control)
    , m_channel(channelId)
    , m_what(what)
    , m_meant(control->meantWith(channelId))
{
    setObjectName(QStringLiteral("modeEditor"));
    setAttribute(Qt::WA_DeleteOnClose);
    const ModeControl::Cell cell = control->cell(channelId, what);
    const bool many = m_meant.size() > 1;
    const QString title = many ? tr("%1 in %n channels", nullptr, int(m_meant.size())).arg(what.name())
                               : tr("%1 in %2").arg(what.name(), control->channelName(channelId));
    setContent(title, {});

    auto *rows = new QWidget(this);
    auto *layout = new QVBoxLayout(rows);
    m_on = named("editorOn", new Toggle(this));
    m_on->setAccessibleName(what.name());
    m_on->setChecked(cell.isOn());
    rows->setFocusProxy(m_on);
    layout->addWidget(m_on);
    if (what.hasDuration()) {
        m_duration = named("editorDuration", new DurationField(what.mode(), this));
        m_duration->setDuration(cell.isOn() && cell.value->duration
                                    ? cell.value->duration
                                    : control->onValue(channelId, what.mode()).duration);
        rows->setFocusProxy(m_duration);
        layout->addWidget(m_duration);
        m_rule = makeLabel(ruleTextOf(what.mode()), TextRole::Small, Tone::Hint, this);
        layout->addWidget(m_rule);
        connect(m_duration, &DurationField::edited, this, [this] {
            m_on->setChecked(true);  // entering a duration switches the mode on
            refresh();
        });
        m_duration->focusProxy()->installEventFilter(this);
    }
    // Shield Mode cannot be timed, because it is not a chat mode.
    if (!what.isShield()) {
        auto *row = new QHBoxLayout;
        m_timed = named("editorTimed", new Toggle(this));
        m_timed->setWord(tr("Only for"));
        m_timed->setAccessibleName(tr("Only for a limited time"));
        m_minutes = named("editorMinutes", new NumberField(1, maxMinutes, this));
        m_minutes->setValue(10);
        m_minutes->setSuffix(tr(" min"));
        m_minutes->setAccessibleName(tr("Minutes until it reverts"));
        m_minutes->installEventFilter(this);
        row->addWidget(m_timed);
        row->addWidget(m_minutes);
        row->addStretch(1);
        layout->addLayout(row);
        m_then = makeParagraph(QString(), TextRole::Small, Tone::Hint, this);
        layout->addWidget(m_then);
        connect(m_timed, &QAbstractButton::toggled, this, &ModeEditor::refresh);
        connect(m_minutes, &QSpinBox::valueChanged, this, [this] {
            m_timed->setChecked(true);
            refresh();
        });
    }
    m_problem = named("editorProblem", makeParagraph(QString(), TextRole::Small, Tone::Error, this));
    layout->addWidget(m_problem);
    auto *foot = new QHBoxLayout;
    m_apply = named("editorApply", Button::compact(QString(), Button::Role::Primary, this));
    connect(m_apply, &QAbstractButton::clicked, this, &ModeEditor::apply);
    foot->addWidget(m_apply);
    foot->addStretch(1);
    layout->addLayout(foot);
    connect(m_on, &QAbstractButton::toggled, this, &ModeEditor::refresh);
    setBody(rows, 300);
    refresh();
}

QString ModeEditor::problem() const
{
    if (m_on->isChecked() && m_duration) {
        if (const auto wrong = m_duration->problem())
            return problemOf(m_what.mode(), *wrong);
    }
    return m_timed && m_timed->isChecked() ? m_minutes->problem() : QString();
}

void ModeEditor::refresh()
{
    m_problem->setText(problem());
    m_problem->setVisible(!m_problem->text().isEmpty());
    const int many = int(m_meant.size());
    const bool timed = m_timed && m_timed->isChecked();
    if (timed)
        m_apply->setText(many > 1 ? tr("Set for %1 min in %n channels", nullptr, many).arg(m_minutes->value())
                                  : tr("Set for %1 min").arg(m_minutes->value()));
    else
        m_apply->setText(many > 1 ? tr("Set in %n channels", nullptr, many) : tr("Set"));
    if (m_then) {
        const auto cell = m_control->cell(m_channel, m_what);
        m_then->setText(timed           ? many > 1 || !cell.value
                                          ? tr("Then each channel reverts to its current setting.")
                                          : tr("Then reverts to: %1.").arg(valueOf(m_what.mode(), cell.value))
                                      : cell.hold ? holdText(*cell.hold, m_what.mode())
                                        : QString());
        m_then->setVisible(!m_then->text().isEmpty());
    }
    fit();
}

void ModeEditor::apply()
{
    if (m_on->isChecked() && m_duration && !m_duration->check())
        return;
    if (m_timed && m_timed->isChecked() && !m_minutes->check())
        return;
    ModeValue value{m_on->isChecked()};
    if (value.on && m_duration)
        value.duration = m_duration->duration();
    if (m_timed && m_timed->isChecked()) {
        ChatModes modes;
        modes[m_what.mode()] = value;
        m_control->setTimed(m_meant, modes, m_minutes->value() * 60);
    } else {
        m_control->set(m_channel, m_what, value);
    }
    close();
}

void ModeEditor::openAt(const QRect &place)
{
    open(place);
    if (auto *number = qobject_cast<QSpinBox *>(focusWidget()))
        number->selectAll();
}

bool ModeEditor::eventFilter(QObject *watched, QEvent *event)
{
    // A number field would handle Enter itself.
    if (event->type() == QEvent::KeyPress) {
        auto *key = static_cast<QKeyEvent *>(event);
        if (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) {
            if (auto *number = qobject_cast<QSpinBox *>(watched))
                number->interpretText();
            apply();
            return true;
        }
    }
    return Popover::eventFilter(watched, event);
}

void ModeEditor::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        apply();
    else
        Popover::keyPressEvent(event);
}

}  // namespace Sidestage
