// SPDX-License-Identifier: GPL-3.0-or-later
#include "general_cards.h"

#include "kit/controls/button.h"
#include "kit/layout/spacing.h"
#include "kit/text/wrap_label.h"
#include "page/open_outside.h"

#include <QApplication>
#include <QBoxLayout>
#include <QComboBox>
#include <QLabel>
#include <QLocale>
#include <QSpinBox>
#include <QSysInfo>
#include <QSystemTrayIcon>

namespace Sidestage {

namespace {

struct SettingsTexts
{
    Q_DECLARE_TR_FUNCTIONS(Sidestage::SettingsTexts)
};

/// What the program is built of, see docs/dependencies.md.
struct UsedLibrary
{
    const char *name;
    const char *license;
};
constexpr UsedLibrary usedLibraries[]{
    {"Qt 6 (Core, Gui, Widgets, Svg, Network, WebSockets)", "LGPL-3.0"},
    {"Qt 6 Charts, HttpServer", "GPL-3.0"},
    {"Qt WebEngine, Multimedia (plugins)", "LGPL-3.0"},
    {"QCoro", "MIT"},
    {"QtKeychain", "BSD-2-Clause"},
    {"simdjson", "Apache-2.0"},
    {"SQLite", "Public Domain"},
    {"OpenSSL", "Apache-2.0"},
    {"giflib", "MIT"},
};

}  // namespace

QString versionsText()
{
    return QStringLiteral("Sidestage %1\nQt %2 (built with %3)\n%4, %5\n%6")
        .arg(QApplication::applicationVersion(), QString::fromLatin1(qVersion()),
             QStringLiteral(QT_VERSION_STR), QSysInfo::prettyProductName(),
             QSysInfo::currentCpuArchitecture(), QGuiApplication::platformName());
}

SettingsCard *makeLookCard(Preferences *preferences, SettingsHistory *history)
{
    auto *card = new SettingsCard(QStringLiteral("look"), SettingsTexts::tr("Look"), Icon::Palette, history);
    card->addChoice(
        "theme", SettingsTexts::tr("Theme"), {}, preferences,
        {{SettingsTexts::tr("System"), Icon::None},
         {SettingsTexts::tr("Light"), Icon::Sun},
         {SettingsTexts::tr("Dark"), Icon::Moon}},
        [preferences] { return int(preferences->themeMode()); },
        [preferences](int mode) { preferences->setThemeMode(Theme::Mode(mode)); });
    SettingRow *size
        = card->addNumber("textSize", SettingsTexts::tr("Text size"),
                          SettingsTexts::tr("Relative to the system’s text size. The whole interface scales "
                                            "with it."),
                          preferences, Preferences::minTextSize, Preferences::maxTextSize,
                          SettingsTexts::tr(" %", "after the number of the text size"),
                          &Preferences::textSize, &Preferences::setTextSize);
    size->findChild<QSpinBox *>()->setSingleStep(Preferences::textSizeStep);
    enum Motion { System, Reduced, Full };
    card->addChoice(
        "motion", SettingsTexts::tr("Motion"), {}, preferences,
        {{SettingsTexts::tr("System"), Icon::None},
         {SettingsTexts::tr("Reduced"), Icon::None},
         {SettingsTexts::tr("Full"), Icon::None}},
        [preferences] {
            const std::optional<bool> reduced = preferences->reducedMotion();
            return !reduced ? System : *reduced ? Reduced : Full;
        },
        [preferences](int motion) {
            preferences->setReducedMotion(motion == System ? std::nullopt : std::optional(motion == Reduced));
        });
#ifndef Q_OS_MACOS
    card->addToggle(
        "menuBarShown", SettingsTexts::tr("Menu bar"),
        SettingsTexts::tr("When off, the menus are behind the button above the sidebar. Press Alt to open "
                          "them."),
        preferences, &Preferences::menuBarShown, &Preferences::setMenuBarShown);
#endif
    return card;
}

SettingsCard *makeQueueCard(Preferences *preferences, SettingsHistory *history)
{
    auto *card = new SettingsCard(QStringLiteral("queue"), SettingsTexts::tr("Queue"), Icon::Inbox, history);
    const QString hint
        = SettingsTexts::tr("You can undo a decision during this time. After that it is final.");
    const QString seconds = SettingsTexts::tr(" s", "after a number of seconds");
    SettingRow *rows[] = {card->addNumber("fulfilGrace", SettingsTexts::tr("Fulfil after"), hint, preferences,
                                          0, Preferences::maxGrace, seconds, &Preferences::fulfilGrace,
                                          &Preferences::setFulfilGrace),
                          card->addNumber("refundGrace", SettingsTexts::tr("Refund after"), hint, preferences,
                                          0, Preferences::maxGrace, seconds, &Preferences::refundGrace,
                                          &Preferences::setRefundGrace)};
    for (SettingRow *row : rows)
        row->findChild<QSpinBox *>()->setSpecialValueText(SettingsTexts::tr("At once"));
    card->addChoice(
        "atQuit", SettingsTexts::tr("When quitting"),
        SettingsTexts::tr("What happens to pending decisions. If kept, they are sent after the next start."),
        preferences,
        {{SettingsTexts::tr("Ask"), Icon::None},
         {SettingsTexts::tr("Send"), Icon::None},
         {SettingsTexts::tr("Keep"), Icon::None}},
        [preferences] { return int(preferences->atQuit()); },
        [preferences](int atQuit) { preferences->setAtQuit(Preferences::AtQuit(atQuit)); });
    return card;
}

SettingsCard *makeChatCard(Preferences *preferences, SettingsHistory *history)
{
    auto *card = new SettingsCard(QStringLiteral("chat"), SettingsTexts::tr("Chat"), Icon::Chat, history);
    card->addToggle(
        "asksBeforeLockdown", SettingsTexts::tr("Ask before a lockdown"),
        SettingsTexts::tr("When off, the shortcut locks down the selected channels at once, or all that are "
                          "shown. You can undo this exactly."),
        preferences, &Preferences::asksBeforeLockdown, &Preferences::setAsksBeforeLockdown);
    return card;
}

SettingsCard *makeStartCard(Preferences *preferences, const LoginStart &login, SettingsHistory *history)
{
    auto *card = new SettingsCard(QStringLiteral("start"), SettingsTexts::tr("Start and tray"), Icon::Power,
                                  history);
    const auto set = [card, login](bool on) {
        const auto done = login.set(on);
        card->setError(done ? QString()
                            : SettingsTexts::tr("Could not change this. %1").arg(done.error().message));
    };
    card->addToggle("startsAtLogin", SettingsTexts::tr("Start when you sign in to this computer"), {}, card,
                    login.isOn, set);
    card->addToggle("opensLastPage", SettingsTexts::tr("Open the page that was last open"),
                    SettingsTexts::tr("When off, the first page is opened."), preferences,
                    &Preferences::opensLastPage, &Preferences::setOpensLastPage);
    const QString none = QSystemTrayIcon::isSystemTrayAvailable()
        ? QString()
        : SettingsTexts::tr("This desktop has no tray now, so the window is minimised or closed instead.");
    card->addToggle("startsInTray", SettingsTexts::tr("Start in the tray"), none, preferences,
                    &Preferences::startsInTray, &Preferences::setStartsInTray);
    card->addToggle("keepsRunningWhenClosed", SettingsTexts::tr("Keep running when the window is closed"),
                    SettingsTexts::tr("Events, sounds and held decisions go on. Quit is in the tray menu."),
                    preferences, &Preferences::keepsRunningWhenClosed,
                    &Preferences::setKeepsRunningWhenClosed);
    card->addToggle("showsWaitingInTray", SettingsTexts::tr("Show the waiting count on the tray icon"),
                    SettingsTexts::tr("Redemptions, held messages and requests together."), preferences,
                    &Preferences::showsWaitingInTray, &Preferences::setShowsWaitingInTray);
    return card;
}

SettingsCard *makeLanguagesCard(Preferences *preferences, const QList<std::pair<QString, QString>> &languages,
                                SettingsHistory *history)
{
    auto *card = new SettingsCard(QStringLiteral("languages"), SettingsTexts::tr("Languages"),
                                  Icon::Languages, history);
    auto *row = new SettingRow(SettingsTexts::tr("Language of the interface"),
                               SettingsTexts::tr("Also decides how dates, times and numbers are written."));
    auto *choice = named("language", new QComboBox);
    choice->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    choice->addItem(SettingsTexts::tr("System"), QString());
    for (const auto &[code, name] : languages)
        choice->addItem(name, code);
    row->addControl(choice);
    choice->setCurrentIndex(qMax(0, choice->findData(preferences->language())));
    // No entry in the history: the page is made anew, in the other language.
    QObject::connect(choice, &QComboBox::activated, card,
                     [choice, preferences] { preferences->setLanguage(choice->currentData().toString()); });
    card->add(row);
    return card;
}

SettingsCard *makeAboutCard(const std::function<void()> &report, SettingsHistory *history)
{
    auto *card = new SettingsCard(QStringLiteral("about"), SettingsTexts::tr("About"), Icon::Info, history);
    auto *versions = new SettingRow(
        SettingsTexts::tr("Sidestage %1").arg(QApplication::applicationVersion()),
        SettingsTexts::tr(
            "A dashboard for live streams. Free software under the GNU General Public License, version 3 "
            "or later."));
    auto *copy = named("copyVersions", Button::compact(Icon::Copy, SettingsTexts::tr("Copy versions")));
    copy->setToolTip(versionsText());
    QObject::connect(copy, &QAbstractButton::clicked, copy, [copy] { copyFrom(copy, versionsText()); });
    versions->addControl(copy);
    card->add(versions);
    auto *problem
        = new SettingRow(SettingsTexts::tr("Report a problem"),
                         SettingsTexts::tr("Versions, settings and the end of the log, without secrets. You "
                                           "read it before it is saved."));
    auto *open = named("openReport", Button::compact(Icon::Send, SettingsTexts::tr("Report…")));
    QObject::connect(open, &QAbstractButton::clicked, card, report);
    problem->addControl(open);
    card->add(problem);
    QStringList used;
    for (const UsedLibrary &library : usedLibraries)
        used.append(
            QStringLiteral("%1: %2").arg(QLatin1String(library.name), QLatin1String(library.license)));
    card->add(new SettingRow(SettingsTexts::tr("Uses"), used.join(u'\n')));
    return card;
}

ServicesCard::ServicesCard(Preferences *preferences, ServiceActions actions, SettingsHistory *history)
    : SettingsCard(QStringLiteral("services"), tr("Services"), Icon::Server, history)
    , m_preferences(preferences)
    , m_actions(std::move(actions))
{
    auto *add = named("addServiceButton", Button::compact(Icon::Plus, tr("Add service…")));
    connect(add, &QAbstractButton::clicked, this, [this] { m_actions.add(); });
    addToHead(add);
    fill();
}

void ServicesCard::showEvent(QShowEvent *event)
{
    SettingsCard::showEvent(event);
    fill();
}

void ServicesCard::fill()
{
    // Also called when an account has changed: the focus stays in a list that is the same.
    const QList<ServiceRow> services = m_actions.list();
    if (m_services == services)
        return;
    m_services = services;
    clearRows();
    for (const ServiceRow &service : services) {
        auto *row = new SettingRow(
            service.name, service.isShown ? tr("%1, shown now").arg(service.address) : service.address);
        row->setSymbol(service.isSandbox ? Icon::Flask : Icon::Globe);
        if (!service.isSandbox) {
            auto *edit = Button::compact(Icon::Edit, tr("Edit…"));
            edit->setAccessibleName(tr("Edit %1").arg(service.name));
            auto *remove = Button::compact(Icon::Trash, tr("Remove…"));
            remove->setAccessibleName(tr("Remove %1").arg(service.name));
            connect(edit, &QAbstractButton::clicked, this, [this, id = service.id] { m_actions.edit(id); });
            connect(remove, &QAbstractButton::clicked, this,
                    [this, id = service.id] { m_actions.remove(id); });
            row->addControl(edit);
            row->addControl(remove);
        }
        add(row);
    }
    addToggle("warnsOfHiddenSandbox", tr("Warn of the sandbox while another service is shown"),
              tr("When off, sandbox accounts are disconnected and give no warnings while another service is "
                 "shown."),
              m_preferences, &Preferences::warnsOfHiddenSandbox, &Preferences::setWarnsOfHiddenSandbox);
}

}  // namespace Sidestage
