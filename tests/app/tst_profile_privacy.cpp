// SPDX-License-Identifier: GPL-3.0-or-later

// A profile contains messages of viewers and names of donors: only its user can read its files, including old
// ones.

#include "tour/driver.h"

#include "account_services.h"
#include "sandbox/sandbox.h"

#include <QDirIterator>
#include <QSettings>
#include <QTest>

#include <sys/stat.h>

using namespace Sidestage;

class TestProfilePrivacy : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_before = ::umask(022);
        m_driver = std::make_unique<Driver>();
    }
    void cleanup()
    {
        m_driver.reset();
        ::umask(m_before);
    }

    void everyFileIsForItsUserAloneAlsoThoseOfBefore()
    {
        QVERIFY2(m_driver->start() && m_driver->signIn(), qPrintable(m_driver->problem()));
        QTRY_VERIFY(QFileInfo::exists(m_driver->folder() + u"/sandbox.sqlite"_s));
        QVERIFY2(openToOthers().isEmpty(), qPrintable(openToOthers().join(u'\n')));
        m_driver->quit();
        QVERIFY2(openToOthers().isEmpty(), qPrintable(openToOthers().join(u'\n')));

        // As an older version has created them.
        const QStringList files = filesOf();
        QCOMPARE(files.filter(u"settings.ini"_s).size(), 1);
        QVERIFY(files.filter(u".sqlite"_s).size() >= 2);
        for (const QString &path : files)
            QCOMPARE(::chmod(QFile::encodeName(path).constData(), 0644), 0);
        QCOMPARE(::chmod(QFile::encodeName(m_driver->folder()).constData(), 0755), 0);
        QVERIFY2(m_driver->start(), qPrintable(m_driver->problem()));
        QTRY_COMPARE(openToOthers(), QStringList());
    }

private:
    QStringList filesOf() const
    {
        QStringList files;
        QDirIterator walk(m_driver->folder(), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
        while (walk.hasNext()) {
            const QString path = walk.next();
            // Except the lock file, which other users may read, and cached pictures, which are public.
            if (!path.endsWith(".lock"_L1) && !path.contains("-owner-"_L1) && !path.contains("/cache/"_L1))
                files.append(path);
        }
        return files;
    }
    /// The paths that other users of this computer can read.
    QStringList openToOthers() const
    {
        QStringList open;
        const QStringList all = filesOf() << m_driver->folder();
        for (const QString &path : all) {
            struct stat facts
            {
            };
            if (::stat(QFile::encodeName(path).constData(), &facts) == 0 && (facts.st_mode & 077))
                open.append(path);
        }
        return open;
    }

    std::unique_ptr<Driver> m_driver{};
    mode_t m_before = 0;
};

SIDESTAGE_TEST_MAIN(TestProfilePrivacy)
#include "tst_profile_privacy.moc"
