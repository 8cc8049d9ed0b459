// SPDX-License-Identifier: GPL-3.0-or-later

// The user's settings are restored, and invalid values in the file do no harm.

#include "kit/layout/saved_state.h"
#include "shell/settings/preferences.h"

#include <QHeaderView>
#include <QSettings>
#include <QSignalSpy>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace Sidestage;

class TstPreferences : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void survivesARestart()
    {
        QTemporaryDir folder;
        const QString file = folder.filePath(u"settings.ini"_s);
        {
            QSettings settings(file, QSettings::IniFormat);
            Preferences preferences(&settings);
            preferences.setThemeMode(Theme::Mode::Dark);
            preferences.setTextSize(140);
            preferences.setReducedMotion(true);
            preferences.setSingleLetterKeys(false);
            preferences.setSidebarCollapsed(true);
            preferences.setGeometry(u"main"_s, "where");
        }
        QSettings settings(file, QSettings::IniFormat);
        Preferences preferences(&settings);
        QCOMPARE(preferences.themeMode(), Theme::Mode::Dark);
        QCOMPARE(preferences.textSize(), 140);
        QCOMPARE(preferences.reducedMotion(), std::optional(true));
        QVERIFY(!preferences.singleLetterKeys());
        QVERIFY(preferences.sidebarCollapsed());
        QCOMPARE(preferences.geometry(u"main"_s), QByteArray("where"));
        preferences.setReducedMotion(std::nullopt);
        QVERIFY(!preferences.reducedMotion());
    }

    void nonsenseCountsAsNotChosen()
    {
        QTemporaryDir folder;
        QSettings settings(folder.filePath(u"settings.ini"_s), QSettings::IniFormat);
        settings.setValue(u"look/theme"_s, u"Purple"_s);
        settings.setValue(u"look/textSize"_s, u"99999"_s);
        Preferences preferences(&settings);
        QCOMPARE(preferences.themeMode(), Theme::Mode::System);
        QCOMPARE(preferences.textSize(), Preferences::maxTextSize);
        settings.setValue(u"look/textSize"_s, u"big"_s);
        QCOMPARE(preferences.textSize(), 100);
    }

    void placesAreKeptAndFoundAgain()
    {
        QTemporaryDir folder;
        QSettings settings(folder.filePath(u"settings.ini"_s), QSettings::IniFormat);
        Preferences preferences(&settings);
        struct Page : QWidget
        {
            Page()
                : table(2, 2, this)
                , place(new HeaderState(table.horizontalHeader(), u"page/table"_s,
                                        {{.section = 0, .width = 100}, {.section = 1}}))
            {
            }
            QTableWidget table;
            HeaderState *place;
        };
        Theme theme;
        {
            Page page;
            preferences.keepPlaces(&page);
            page.place->setHidden(0, true);
        }
        Page page;
        QVERIFY(!page.place->isHidden(0));
        preferences.keepPlaces(&page);
        QVERIFY(page.place->isHidden(0));
        // The initial state leaves no entry in the file.
        page.place->reset();
        QVERIFY(!settings.allKeys().contains(u"places/page/table"_s));
    }

    void tellsOfChangesOnly()
    {
        QTemporaryDir folder;
        QSettings settings(folder.filePath(u"settings.ini"_s), QSettings::IniFormat);
        Preferences preferences(&settings);
        QSignalSpy changed(&preferences, &Preferences::changed);
        preferences.setTextSize(120);
        QCOMPARE(changed.count(), 1);
        preferences.setTextSize(120);
        QCOMPARE(changed.count(), 1);
        preferences.setTextSize(1000);
        QCOMPARE(preferences.textSize(), 200);
    }
};

QTEST_MAIN(TstPreferences)
#include "tst_preferences.moc"
