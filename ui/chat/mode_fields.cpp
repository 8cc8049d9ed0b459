// SPDX-License-Identifier: GPL-3.0-or-later
#include "mode_fields.h"

#include "chat_words.h"
#include "duration_field.h"

#include "kit/accessible.h"
#include "kit/theme.h"
#include "kit/toggle.h"

#include <QCheckBox>
#include <QGridLayout>
#include <QLabel>

namespace Sidestage {

ModeFields::ModeFields(QWidget *parent)
    : QWidget(parent)
    , m_grid(new QGridLayout(this))
{
    m_grid->setContentsMargins({});
    m_grid->setColumnStretch(2, 1);
    for (const ChatMode mode : allChatModes)
        addRow(mode);
    Theme::watch(this, [this] {
        m_grid->setHorizontalSpacing(px(16));
        m_grid->setVerticalSpacing(px(4));
        for (int row = 0; row < int(allChatModes.size()); ++row)
            m_grid->setRowMinimumHeight(2 * row, px(Measure::input));
    });
}

void ModeFields::addRow(ChatMode mode)
{
    const int line = 2 * int(m_rows.size());
    Row row;
    row.include = new QCheckBox(nameOf(mode), this);
    row.include->setObjectName(QStringLiteral("include%1").arg(int(mode)));
    row.include->setAccessibleDescription(tr("Not ticked: left as it is"));
    row.on = new Toggle(this);
    row.on->setObjectName(QStringLiteral("on%1").arg(int(mode)));
    row.on->setAccessibleName(nameOf(mode));
    m_grid->addWidget(row.include, line, 0, Qt::AlignVCenter);
    m_grid->addWidget(row.on, line, 1, Qt::AlignVCenter);
    if (ruleOf(mode).unit != ModeRule::Unit::None) {
        row.duration = new DurationField(mode, this);
        row.duration->setObjectName(QStringLiteral("duration%1").arg(int(mode)));
        m_grid->addWidget(row.duration, line, 2, Qt::AlignLeft | Qt::AlignVCenter);
        connect(row.duration, &DurationField::edited, this, [this, mode] {
            update(mode);
            Q_EMIT edited();
        });
    }
    row.problem = makeLabel({}, TextRole::Small, Tone::Error, this);
    row.problem->setObjectName(QStringLiteral("problem%1").arg(int(mode)));
    row.problem->setWordWrap(true);
    row.problem->hide();
    m_grid->addWidget(row.problem, line + 1, 1, 1, 2);
    m_rows.insert(mode, row);
    connect(row.include, &QCheckBox::toggled, this, [this, mode] { update(mode); });
    connect(row.include, &QCheckBox::clicked, this, [this, mode](bool checked) {
        if (checked && !m_rows[mode].on->isChecked())
            m_rows[mode].on->setChecked(true);  // whoever ticks a mode means to use it
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
    row.on->setWord(isIncluded ? QString() : tr("Left as it is"));
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
        if (const auto problem = row.duration->problem()) {
            row.duration->setFocus();
            announce(row.duration, problemOf(mode, *problem), Announce::Assertive);
            return false;
        }
    }
    return true;
}

}  // namespace Sidestage
