// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "settings_card.h"

#include <optional>

namespace Sidestage {

class SettingsPage;

/// Whether the program starts with the desktop, which the system stores and not the program.
struct LoginStart
{
    std::function<bool()> isOn{};
    std::function<Result<void>(bool)> set{};
};

/// A service as the settings list it.
struct ServiceRow
{
    QString id{};
    QString name{};
    QString address{};
    bool isSandbox = false;
    bool isShown = false;

    bool operator==(const ServiceRow &) const = default;
};

/// What the settings can do with services.
struct ServiceActions
{
    std::function<QList<ServiceRow>()> list{};
    std::function<void()> add{};
    std::function<void(const QString &id)> edit{};
    std::function<void(const QString &id)> remove{};
};

/// The versions of the program and of what it uses, one a line, without anything about the user.
QString versionsText();

// The sections that only show preferences, and their cards. `preferences` must outlive them.
SettingsCard *makeLookCard(Preferences *preferences, SettingsHistory *history);
SettingsCard *makeQueueCard(Preferences *preferences, SettingsHistory *history);
SettingsCard *makeChatCard(Preferences *preferences, SettingsHistory *history);
SettingsCard *makeStartCard(Preferences *preferences, const LoginStart &login, SettingsHistory *history);
/// `languages`: their codes, and their names in themselves.
SettingsCard *makeLanguagesCard(Preferences *preferences, const QList<std::pair<QString, QString>> &languages,
                                SettingsHistory *history);
/// `report` opens the report for developers.
SettingsCard *makeAboutCard(const std::function<void()> &report, SettingsHistory *history);

/// The services, and what is done with those that are not shown.
class ServicesCard : public SettingsCard
{
    Q_OBJECT
public:
    ServicesCard(Preferences *preferences, ServiceActions actions, SettingsHistory *history);

    /// Shows the services anew.
    void fill();

protected:
    void showEvent(QShowEvent *event) override;

private:
    Preferences *m_preferences;
    ServiceActions m_actions;
    std::optional<QList<ServiceRow>> m_services{};  ///< That are shown; none before the first.
};

}  // namespace Sidestage
