// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings_dialog.h"

#include "kit/controls/segmented.h"
#include "kit/layout/scroll_area.h"
#include "kit/layout/spacing.h"
#include "kit/theme/theme.h"
#include "preferences.h"

#include <QBoxLayout>
#include <QLabel>

namespace Sidestage {

SettingsDialog::SettingsDialog(Preferences *preferences, QWidget *parent)
    : DialogFrame(tr("Settings"), parent)
    , m_preferences(preferences)
    , m_form(new FormBase)
{
    setObjectName(QStringLiteral("settingsDialog"));
    m_form->setSpacing(12);
    addAppearance();
    addQueue();
    addHeading(tr("Chat"));
    addToggle({.label = tr("Ask before a lockdown"),
               .name = "asksBeforeLockdown",
               .hint = tr("When off, the shortcut locks down the selected channels at once, or all that are "
                          "shown. You can undo this exactly.")},
              &Preferences::asksBeforeLockdown, &Preferences::setAsksBeforeLockdown);
    addHeading(tr("Sandbox"));
    addToggle({.label = tr("Warn while another service is shown"),
               .name = "warnsOfHiddenSandbox",
               .hint = tr("When off, sandbox accounts are disconnected and give no warnings while another "
                          "service is shown.")},
              &Preferences::warnsOfHiddenSandbox, &Preferences::setWarnsOfHiddenSandbox);
    addHeading(tr("Keyboard and menus"));
    addToggle({.label = tr("Single-letter shortcuts"),
               .name = "singleLetters",
               .hint = tr("Single letters work as shortcuts while a list or a card has the focus, never "
                          "while you type in a text field.")},
              &Preferences::singleLetterKeys, &Preferences::setSingleLetterKeys);
#ifndef Q_OS_MACOS
    addToggle({.label = tr("Menu bar"),
               .name = "menuBarShown",
               .hint = tr("When off, the menus are behind the button above the sidebar. Press Alt to open "
                          "them.")},
              &Preferences::menuBarShown, &Preferences::setMenuBarShown);
#endif

    m_form->addStretch();
    m_form->setProperty("plain", true);
    body()->addWidget(makeScrollArea(m_form), 1);
    addSafeButton(tr("Close"))->setObjectName(QStringLiteral("closeSettings"));
    setScaled(m_form, &QWidget::setContentsMargins, 0, 0, 4, 0);
    Theme::watch(this, [this] {
        const QSize room = parentWidget() ? parentWidget()->size() : QSize(1280, 800);
        resize(qMin(px(560), room.width()), qMin(px(620), room.height()));
    });
}

void SettingsDialog::addHeading(const QString &text)
{
    auto *heading = makeLabel(text, TextRole::DialogTitle);
    heading->setContentsMargins(0, m_form->row(0) ? px(8) : 0, 0, 0);
    m_form->addWidget(heading);
}

void SettingsDialog::addAppearance()
{
    addHeading(tr("Appearance"));
    addChoice({.label = tr("Theme"), .name = "theme"},
              {{tr("System"), Icon::None}, {tr("Light"), Icon::Sun}, {tr("Dark"), Icon::Moon}},
              int(m_preferences->themeMode()),
              [this](int mode) { m_preferences->setThemeMode(Theme::Mode(mode)); });
    NumberField *size = addNumber(
        {.label = tr("Text size"),
         .name = "textSize",
         .hint = tr("Relative to the system’s text size. The whole interface scales with it."),
         .rule = Api::between(Preferences::minTextSize, Preferences::maxTextSize)},
        m_preferences->textSize(), tr(" %", "after the number of the text size"), &Preferences::setTextSize);
    size->setSingleStep(Preferences::textSizeStep);
    connect(m_preferences, &Preferences::changed, size,
            [this, size] { size->setValue(m_preferences->textSize()); });
    enum Motion { System, Reduced, Full };
    const std::optional<bool> reduced = m_preferences->reducedMotion();
    addChoice({.label = tr("Motion"), .name = "motion"},
              {{tr("System"), Icon::None}, {tr("Reduced"), Icon::None}, {tr("Full"), Icon::None}},
              !reduced       ? System
                  : *reduced ? Reduced
                             : Full,
              [this](int motion) {
                  m_preferences->setReducedMotion(motion == System ? std::nullopt
                                                                   : std::optional(motion == Reduced));
              });
}

void SettingsDialog::addQueue()
{
    addHeading(tr("Queue"));
    const auto addGrace = [this](FormRow row, int seconds, void (Preferences::*set)(int)) {
        row.rule = Api::between(0, Preferences::maxGrace);
        addNumber(row, seconds, tr(" s", "after a number of seconds"), set)
            ->setSpecialValueText(tr("At once"));
    };
    addGrace({.label = tr("Fulfil after"), .name = "fulfilGrace"}, m_preferences->fulfilGrace(),
             &Preferences::setFulfilGrace);
    addGrace({.label = tr("Refund after"),
              .name = "refundGrace",
              .hint = tr("You can undo a decision during this time. After that it is final.")},
             m_preferences->refundGrace(), &Preferences::setRefundGrace);
    addChoice({.label = tr("When quitting"),
               .name = "atQuit",
               .hint = tr("What happens to pending decisions. If kept, they are sent after the next start.")},
              {{tr("Ask"), Icon::None}, {tr("Send"), Icon::None}, {tr("Keep"), Icon::None}},
              int(m_preferences->atQuit()),
              [this](int atQuit) { m_preferences->setAtQuit(Preferences::AtQuit(atQuit)); });
}

void SettingsDialog::addChoice(const FormRow &row, const QList<std::pair<QString, Icon>> &options,
                               int current, const std::function<void(int)> &set)
{
    auto *choice = new Segmented;
    for (const auto &[text, icon] : options)
        choice->addOption(text, int(choice->count()), icon);
    choice->setCurrentIndex(current);
    m_form->add(row, choice);
    connect(choice, &Segmented::chosen, this, set);
}

NumberField *SettingsDialog::addNumber(FormRow row, int value, const QString &suffix,
                                       void (Preferences::*set)(int))
{
    auto *number = new NumberField(int(row.rule.least), int(row.rule.most));
    number->setSuffix(suffix);
    number->setKeyboardTracking(false);
    number->setValue(value);
    m_form->add(row, number);
    connect(number, &NumberField::numberChanged, m_preferences, set);
    return number;
}

void SettingsDialog::addToggle(const FormRow &row, bool (Preferences::*get)() const,
                               void (Preferences::*set)(bool))
{
    auto *toggle = new Toggle;
    toggle->setChecked((m_preferences->*get)());
    m_form->add(row, toggle);
    connect(toggle, &QAbstractButton::toggled, m_preferences, set);
}

}  // namespace Sidestage
