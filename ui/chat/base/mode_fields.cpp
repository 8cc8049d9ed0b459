// SPDX-License-Identifier: GPL-3.0-or-later
#include "mode_fields.h"

#include "chat_texts.h"
#include "duration_field.h"

#include "kit/controls/toggle.h"
#include "kit/layout/flow_layout.h"
#include "kit/theme/theme.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QLabel>

#include <algorithm>

namespace Sidestage {

namespace {

QString leftAsItIs()
{
    return ModeFields::tr("Unchanged");
}

}  // namespace

ModeFields::ModeFields(QWidget *parent)
    : QWidget(parent)
    , m_lines(new QVBoxLayout(this))
{
    for (const ChatMode mode : allChatModes)
        addRow(mode);
    Theme::watch(this, [this] { align(); });
}

/// Aligns the rows in columns.
void ModeFields::align()
{
    m_lines->setSpacing(px(4));
    Toggle widest;
    widest.setWord(leftAsItIs());
    int names = 0;
    int words = widest.sizeHint().width();
    for (const Row &row : std::as_const(m_rows)) {
        names = std::max(names, row.include->sizeHint().width());
        words = std::max(words, row.on->sizeHint().width());
    }
    for (const Row &row : std::as_const(m_rows)) {
        row.include->setMinimumWidth(names);
        row.on->setMinimumWidth(words);
        row.line->setMinimumHeight(px(Measure::input));
        static_cast<FlowLayout *>(row.line->layout())->setSpacings(16, 4);
    }
}

void ModeFields::addRow(ChatMode mode)
{
    Row row;
    row.line = new QWidget(this);
    auto *flow = new FlowLayout(row.line);
    row.include = named(QStringLiteral("include%1").arg(int(mode)), new QCheckBox(nameOf(mode), row.line));
    row.include->setAccessibleDescription(tr("If not selected, the mode stays unchanged"));
    row.on = named(QStringLiteral("on%1").arg(int(mode)), new Toggle(row.line));
    row.on->setAccessibleName(nameOf(mode));
    flow->addWidget(row.include);
    flow->addWidget(row.on);
    if (ruleOf(mode).unit != ModeRule::Unit::None) {
        row.duration = named(QStringLiteral("duration%1").arg(int(mode)), new DurationField(mode, row.line));
        flow->addWidget(row.duration);
        connect(row.duration, &DurationField::edited, this, [this, mode] {
            update(mode);
            Q_EMIT edited();
        });
    }
    row.problem = named(QStringLiteral("problem%1").arg(int(mode)),
                        makeParagraph({}, TextRole::Small, Tone::Error, this));
    row.problem->hide();
    m_lines->addWidget(row.line);
    m_lines->addWidget(row.problem);
    m_rows.insert(mode, row);
    connect(row.include, &QCheckBox::toggled, this, [this, mode] { update(mode); });
    connect(row.include, &QCheckBox::clicked, this, [this, mode](bool checked) {
        if (checked && !m_rows[mode].on->isChecked())
            m_rows[mode].on->setChecked(true);  // checking a mode also switches it on
        Q_EMIT edited();
    });
    connect(row.on, &Toggle::toggled, this, [this, mode] { update(mode); });
    connect(row.on, &Toggle::clicked, this, &ModeFields::edited);
    update(mode);
}

void ModeFields::update(ChatMode mode)
{
    const Row &row = m_rows[mode];
    const bool isIncluded = row.include->isChecked();
    row.on->setEnabled(isIncluded);
    row.on->setWord(isIncluded ? QString() : leftAsItIs());
    if (row.duration) {
        row.duration->setVisible(isIncluded && row.on->isChecked());
        const auto problem = row.duration->problem();
        const bool isShown = row.duration->isVisibleTo(this) && problem;
        row.problem->setText(isShown ? problemOf(mode, *problem) : QString());
        row.problem->setVisible(isShown);
    }
}

ChatModes ModeFields::modes() const
{
    ChatModes modes;
    for (const ChatMode mode : allChatModes) {
        const Row &row = m_rows[mode];
        if (!row.include->isChecked())
            continue;
        ModeValue value{.on = row.on->isChecked()};
        if (value.on && row.duration)
            value.duration = row.duration->duration();
        modes[mode] = value;
    }
    return modes;
}

void ModeFields::setModes(const ChatModes &modes)
{
    for (const ChatMode mode : allChatModes) {
        const Row &row = m_rows[mode];
        row.include->setChecked(modes[mode].has_value());
        row.on->setChecked(modes[mode] && modes[mode]->on);
        if (row.duration)
            row.duration->setDuration(modes[mode] ? modes[mode]->duration : std::nullopt);
        update(mode);
    }
}

bool ModeFields::check()
{
    for (const ChatMode mode : allChatModes) {
        const Row &row = m_rows[mode];
        if (!row.duration || !row.duration->isVisibleTo(this))
            continue;
        if (!row.duration->check())
            return false;
    }
    return true;
}

}  // namespace Sidestage
