// SPDX-License-Identifier: GPL-3.0-or-later
#include "drift_dialog.h"

#include "channel_texts.h"

#include "kit/controls/button.h"
#include "kit/layout/card.h"
#include "kit/layout/spacing.h"
#include "kit/theme/theme.h"

#include <QButtonGroup>
#include <QGridLayout>
#include <QLabel>
#include <QLocale>
#include <QRadioButton>
#include <QVBoxLayout>

namespace Sidestage {

DriftDialog::DriftDialog(ChannelEditor *editor, QWidget *parent)
    : DialogFrame(tr("Changed elsewhere"), parent)
    , m_editor(editor)
{
    setObjectName(QStringLiteral("driftDialog"));
    setModal(true);
    setHeading(tr("The channel was changed elsewhere while you were editing it"));
    auto *explain = makeLabel(tr("Choose which value to use for each field. Nothing has been sent yet."),
                              TextRole::Body, Tone::Secondary);

    auto *table = new QWidget;
    m_grid = new QGridLayout(table);
    m_seen = makeLabel({}, TextRole::Caption, Tone::Secondary);
    int column = 1;
    for (QLabel *head : {makeLabel(tr("Before your edits"), TextRole::Caption, Tone::Secondary), m_seen,
                         makeLabel(tr("Your value"), TextRole::Caption, Tone::Secondary)}) {
        m_grid->addWidget(head, 0, column);
        m_grid->setColumnStretch(column++, 1);
    }
    m_preview = makeParagraph({}, TextRole::Small, Tone::Secondary);
    m_others = makeLabel({}, TextRole::Small, Tone::Hint);

    body()->addWidget(explain);
    body()->addWidget(table);
    body()->addWidget(m_others);
    body()->addWidget(m_preview);
    body()->addStretch();
    auto *theirs = named("takeTheirs", addButton(tr("Use current values")));
    addSafeButton(tr("Keep editing"))->setObjectName(QStringLiteral("keepEditing"));
    m_send = named("sendMine", addButton({}, Button::Role::Primary));
    connect(m_send, &QPushButton::clicked, this, [this] { applyChoices(true); });
    connect(theirs, &QPushButton::clicked, this, [this] {
        for (const Choice &choice : std::as_const(m_choices))
            choice.theirs->setChecked(true);
        applyChoices(false);
    });
    setSpacing(body(), 12);
    setScaled(m_grid, &QGridLayout::setHorizontalSpacing, 16);
    setScaled(m_grid, &QGridLayout::setVerticalSpacing, 12);
    connect(editor, &ChannelEditor::serviceChanged, this, &DriftDialog::showService);
    showService();
    resize(px(860), sizeHint().height());
}

/// Shows what the service has now, in more rows if more was changed elsewhere.
void DriftDialog::showService()
{
    m_seen->setText(
        tr("Current value (seen %1)")
            .arg(QLocale().toString(m_editor->asOf().toLocalTime().time(), QStringLiteral("HH:mm:ss"))));
    for (const ChannelField field : m_editor->drifted()) {
        if (!m_choices.contains(field))
            addRow(field);
    }
    for (auto choice = m_choices.cbegin(); choice != m_choices.cend(); ++choice) {
        const QString value = valueOf(choice.key(), m_editor->service());
        choice->theirValue->setText(value);
        choice->theirs->setAccessibleName(
            tr("%1, %2: %3").arg(nameOf(choice.key()), tr("current value"), value));
    }
    QList<ChannelField> others = m_editor->changed();
    others.removeIf([this](ChannelField field) { return m_choices.contains(field); });
    m_others->setText(others.isEmpty() ? QString() : tr("Changed only by you: %1.").arg(namesOf(others)));
    m_others->setVisible(!others.isEmpty());
    updatePreview();
}

void DriftDialog::addRow(ChannelField field)
{
    const int row = m_grid->rowCount();
    m_grid->addWidget(makeLabel(nameOf(field), TextRole::Strong), row, 0, Qt::AlignTop);
    auto *was = makeParagraph(valueOf(field, m_editor->began()), TextRole::Body, Tone::Secondary);
    m_grid->addWidget(was, row, 1, Qt::AlignTop);

    auto *group = new QButtonGroup(this);
    const auto option = [&](const QString &side, const QString &value, const char *name, int column) {
        auto *holder = new QWidget;
        auto *layout = new QHBoxLayout(holder);
        setSpacing(layout, 6);
        auto *radio
            = named(QStringLiteral("%1%2").arg(QLatin1String(name)).arg(int(field)), new QRadioButton);
        radio->setAccessibleName(tr("%1, %2: %3").arg(nameOf(field), side, value));
        auto *text = makeParagraph(value);
        text->setBuddy(radio);
        layout->addWidget(radio, 0, Qt::AlignTop);
        layout->addWidget(text, 1);
        group->addButton(radio);
        m_grid->addWidget(holder, row, column, Qt::AlignTop);
        connect(radio, &QRadioButton::toggled, this, &DriftDialog::updatePreview);
        return std::pair(radio, text);
    };
    const auto [theirs, theirValue]
        = option(tr("current value"), valueOf(field, m_editor->service()), "theirs", 2);
    QRadioButton *mine = option(tr("your value"), valueOf(field, m_editor->mine()), "mine", 3).first;
    m_choices.insert(field, {.theirs = theirs, .mine = mine, .theirValue = theirValue});
    mine->setChecked(true);
}

void DriftDialog::updatePreview()
{
    int mine = 0;
    int theirs = 0;
    for (const Choice &choice : std::as_const(m_choices))
        ++(choice.mine->isChecked() ? mine : theirs);
    const int all = int(m_editor->changed().size()) - theirs;
    m_send->setText(all > 0 ? tr("Send mine (%n)", nullptr, all) : tr("Done"));
    m_preview->setText(tr("%1 will be overwritten with your values, %2 will keep the current value.")
                           .arg(tr("%n field(s)", nullptr, mine), QLocale().toString(theirs)));
}

void DriftDialog::applyChoices(bool send)
{
    for (auto choice = m_choices.cbegin(); choice != m_choices.cend(); ++choice) {
        if (choice->mine->isChecked())
            m_editor->keepMine(choice.key());
        else
            m_editor->discard(choice.key());
    }
    accept();
    if (send && !m_editor->changed().isEmpty())
        Q_EMIT sendRequested();
}

}  // namespace Sidestage
