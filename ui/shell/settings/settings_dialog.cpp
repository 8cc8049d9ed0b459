// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings_dialog.h"

#include "kit/controls/button.h"
#include "kit/controls/form_field.h"
#include "kit/controls/number_field.h"
#include "kit/controls/segmented.h"
#include "kit/controls/toggle.h"
#include "kit/layout/scroll_area.h"
#include "kit/theme/theme.h"
#include "preferences.h"

#include <QBoxLayout>
#include <QLabel>

namespace Sidestage {

SettingsDialog::SettingsDialog(Preferences *preferences, QWidget *parent)
    : DialogFrame(tr("Settings"), parent)
    , m_preferences(preferences)
{
    setObjectName(QStringLiteral("settingsDialog"));

    auto *form = new QWidget(this);
    form->setProperty("plain", true);
    auto *rows = new QVBoxLayout(form);
    rows->addWidget(makeLabel(tr("Appearance"), TextRole::DialogTitle, Tone::Text, form));
    rows->addWidget(makeTheme());
    rows->addWidget(makeTextSize());
    rows->addWidget(makeMotion());
    rows->addSpacing(px(8));
    rows->addWidget(makeLabel(tr("Queue"), TextRole::DialogTitle, Tone::Text, form));
    rows->addWidget(makeGrace("fulfilGrace", tr("Fulfil after"), m_preferences->fulfilGrace(),
                              &Preferences::setFulfilGrace));
    auto *refund = makeGrace("refundGrace", tr("Refund after"), m_preferences->refundGrace(),
                             &Preferences::setRefundGrace);
    refund->setHint(tr("You can undo a decision during this time. After that it is final."));
    rows->addWidget(refund);
    rows->addWidget(makeAtQuit());
    rows->addSpacing(px(8));
    rows->addWidget(makeLabel(tr("Chat"), TextRole::DialogTitle, Tone::Text, form));
    rows->addWidget(makeAsksBeforeLockdown());
    rows->addSpacing(px(8));
    rows->addWidget(makeLabel(tr("Sandbox"), TextRole::DialogTitle, Tone::Text, form));
    rows->addWidget(makeHiddenSandbox());
    rows->addSpacing(px(8));
    rows->addWidget(makeLabel(tr("Keyboard and menus"), TextRole::DialogTitle, Tone::Text, form));
    rows->addWidget(makeSingleLetters());
#ifndef Q_OS_MACOS
    rows->addWidget(makeMenuBar());
#endif
    rows->addStretch(1);

    auto *scroll = makeScrollArea(form);

    body()->addWidget(scroll, 1);
    addSafeButton(tr("Close"))->setObjectName(QStringLiteral("closeSettings"));
    Theme::watch(this, [this, rows] {
        rows->setContentsMargins(0, 0, px(4), 0);
        rows->setSpacing(px(12));
        const QSize room = parentWidget() ? parentWidget()->size() : QSize(1280, 800);
        resize(qMin(px(560), room.width()), qMin(px(620), room.height()));
    });
}

QWidget *SettingsDialog::makeTheme()
{
    auto *choice = new Segmented(this);
    choice->setObjectName(QStringLiteral("theme"));
    choice->addOption(tr("System"), int(Theme::Mode::System));
    choice->addOption(tr("Light"), int(Theme::Mode::Light), Icon::Sun);
    choice->addOption(tr("Dark"), int(Theme::Mode::Dark), Icon::Moon);
    choice->setCurrentData(int(m_preferences->themeMode()));
    connect(choice, &Segmented::chosen, this,
            [this, choice] { m_preferences->setThemeMode(Theme::Mode(choice->currentData().toInt())); });
    return new FormField(tr("Theme"), choice, this);
}

QWidget *SettingsDialog::makeTextSize()
{
    auto *size = new NumberField(Preferences::minTextSize, Preferences::maxTextSize, this);
    size->setObjectName(QStringLiteral("textSize"));
    size->setSingleStep(Preferences::textSizeStep);
    size->setSuffix(tr(" %", "after the number of the text size"));
    size->setKeyboardTracking(false);
    size->setValue(m_preferences->textSize());
    connect(size, &NumberField::numberChanged, m_preferences, &Preferences::setTextSize);
    connect(m_preferences, &Preferences::changed, size,
            [this, size] { size->setValue(m_preferences->textSize()); });
    auto *field = new FormField(tr("Text size"), size, this);
    field->setHint(tr("Relative to the system’s text size. The whole interface scales with it."));
    return field;
}

QWidget *SettingsDialog::makeMotion()
{
    enum Choice { System, Reduced, Full };
    auto *choice = new Segmented(this);
    choice->setObjectName(QStringLiteral("motion"));
    choice->addOption(tr("System"), System);
    choice->addOption(tr("Reduced"), Reduced);
    choice->addOption(tr("Full"), Full);
    const std::optional<bool> reduced = m_preferences->reducedMotion();
    choice->setCurrentData(int(!reduced ? System : *reduced ? Reduced : Full));
    connect(choice, &Segmented::chosen, this, [this, choice] {
        const int chosen = choice->currentData().toInt();
        m_preferences->setReducedMotion(chosen == System ? std::nullopt : std::optional(chosen == Reduced));
    });
    return new FormField(tr("Motion"), choice, this);
}

FormField *SettingsDialog::makeGrace(const char *name, const QString &label, int seconds,
                                     void (Preferences::*set)(int))
{
    auto *spin = new NumberField(0, Preferences::maxGrace, this);
    spin->setObjectName(QLatin1String(name));
    spin->setSuffix(tr(" s", "after a number of seconds"));
    spin->setSpecialValueText(tr("At once"));
    spin->setKeyboardTracking(false);
    spin->setValue(seconds);
    connect(spin, &NumberField::numberChanged, m_preferences, set);
    return new FormField(label, spin, this);
}

QWidget *SettingsDialog::makeAtQuit()
{
    auto *choice = new Segmented(this);
    choice->setObjectName(QStringLiteral("atQuit"));
    choice->addOption(tr("Ask"), int(Preferences::AtQuit::Ask));
    choice->addOption(tr("Send"), int(Preferences::AtQuit::Send));
    choice->addOption(tr("Keep"), int(Preferences::AtQuit::Keep));
    choice->setCurrentData(int(m_preferences->atQuit()));
    connect(choice, &Segmented::chosen, this,
            [this, choice] { m_preferences->setAtQuit(Preferences::AtQuit(choice->currentData().toInt())); });
    auto *field = new FormField(tr("When quitting"), choice, this);
    field->setHint(tr("What happens to pending decisions. If kept, they are sent after the next start."));
    return field;
}

QWidget *SettingsDialog::makeSingleLetters()
{
    auto *toggle = new Toggle(this);
    toggle->setObjectName(QStringLiteral("singleLetters"));
    toggle->setChecked(m_preferences->singleLetterKeys());
    connect(toggle, &QAbstractButton::toggled, m_preferences, &Preferences::setSingleLetterKeys);
    auto *field = new FormField(tr("Single-letter shortcuts"), toggle, this);
    field->setHint(tr("Single letters work as shortcuts while a list or a card has the focus, never while "
                      "you type in a text field."));
    return field;
}

QWidget *SettingsDialog::makeAsksBeforeLockdown()
{
    auto *toggle = new Toggle(this);
    toggle->setObjectName(QStringLiteral("asksBeforeLockdown"));
    toggle->setChecked(m_preferences->asksBeforeLockdown());
    connect(toggle, &QAbstractButton::toggled, m_preferences, &Preferences::setAsksBeforeLockdown);
    auto *field = new FormField(tr("Ask before a lockdown"), toggle, this);
    field->setHint(tr("When off, the shortcut locks down the selected channels at once, or all that are "
                      "shown. You can undo this exactly."));
    return field;
}

QWidget *SettingsDialog::makeHiddenSandbox()
{
    auto *toggle = new Toggle(this);
    toggle->setObjectName(QStringLiteral("warnsOfHiddenSandbox"));
    toggle->setChecked(m_preferences->warnsOfHiddenSandbox());
    connect(toggle, &QAbstractButton::toggled, m_preferences, &Preferences::setWarnsOfHiddenSandbox);
    auto *field = new FormField(tr("Warn while another service is shown"), toggle, this);
    field->setHint(tr(
        "When off, sandbox accounts are disconnected and give no warnings while another service is shown."));
    return field;
}

QWidget *SettingsDialog::makeMenuBar()
{
    auto *toggle = new Toggle(this);
    toggle->setObjectName(QStringLiteral("menuBarShown"));
    toggle->setChecked(m_preferences->menuBarShown());
    connect(toggle, &QAbstractButton::toggled, m_preferences, &Preferences::setMenuBarShown);
    auto *field = new FormField(tr("Menu bar"), toggle, this);
    field->setHint(
        tr("When off, the menus are behind the button above the sidebar. Press Alt to open them."));
    return field;
}

}  // namespace Sidestage
