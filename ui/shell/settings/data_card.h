// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "files/file_saver.h"
#include "profile/backup.h"
#include "settings_card.h"

namespace Sidestage {

class Button;

/// What the settings can do with the data.
struct DataActions
{
    DataFiles files{};
    /// Writes what is only in memory to these files, before they are read.
    std::function<void()> flush{};
    /// Starts the program again, so that a prepared restore or deletion is finished.
    std::function<void()> restart{};
    /// Signs out everywhere and forgets all services, before everything is deleted. Then calls `done`.
    std::function<void(const std::function<void()> &done)> forgetAll{};
};

/// Where the data is and how large, and its back-up.
class DataCard : public SettingsCard
{
    Q_OBJECT
public:
    DataCard(DataActions actions, SettingsHistory *history);
    ~DataCard() override;

    /// Asks where to, and writes a back-up there.
    void backUp();
    /// Asks for a back-up, and restores it after the user has seen what it is.
    void restore();
    /// The same for this file.
    void restoreFrom(const QString &path);

protected:
    void showEvent(QShowEvent *event) override;

private:
    void measure();
    void showSizes(const DataSizes &sizes);
    void confirm(const QString &path, const BackupInfo &info);
    void deleteAll();
    void tell(const QString &sentence, bool isError);

    DataActions m_actions;
    FileSaver *m_saver;
    QList<std::pair<SettingRow *, qint64 DataSizes::*>> m_sizes{};
    DataSizes m_measured{};
    bool m_isMeasuring = false;
    bool m_isBusy = false;
};

}  // namespace Sidestage
