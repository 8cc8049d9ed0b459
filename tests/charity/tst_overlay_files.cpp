// SPDX-License-Identifier: GPL-3.0-or-later

// Overlay files are replaced atomically, contain the current values, and report why they cannot be written.

#include "charity/overlay_files.h"
#include "files/replace_file.h"
#include "profile/profile_store.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace Sidestage;
using namespace std::chrono_literals;

namespace {

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

}  // namespace

class TstOverlayFiles : public QObject
{
    Q_OBJECT

    std::unique_ptr<ProfileStore> m_store{};
    QTemporaryDir m_folder{};

    std::unique_ptr<OverlayFiles> make()
    {
        auto files = std::make_unique<OverlayFiles>(m_store.get(), u"1"_s);
        files->setPace(1ms);
        files->setPainter([](const OverlayFacts &facts, const OverlaySettings &settings) {
            return QByteArray("image of ") + facts.total.toUtf8() + ' '
                + QByteArray::number(settings.imageWidth);
        });
        return files;
    }
    OverlayFacts facts() const
    {
        return {.charity = u"Tern Point Lifeboats"_s,
                .total = QString::fromUtf8("£12,480.50"),
                .lastName = u"copperloaf"_s};
    }

private Q_SLOTS:
    void init() { m_store = std::move(*ProfileStore::open(u":memory:"_s)); }

    void bothFilesFollowWhatIsTrue()
    {
        const auto files = make();
        files->setFacts(facts());
        const QString text = m_folder.filePath(u"a.txt"_s);
        const QString image = m_folder.filePath(u"a.png"_s);
        QVERIFY(files->setSettings({.textPath = text,
                                    .text = u"{total} for {charity}, thank you {last_name}"_s,
                                    .imagePath = image,
                                    .imageWidth = 320}));
        QTRY_COMPARE(contentOf(text),
                     QString::fromUtf8("£12,480.50 for Tern Point Lifeboats, thank you copperloaf").toUtf8());
        QTRY_COMPARE(contentOf(image), QString::fromUtf8("image of £12,480.50 320").toUtf8());
        OverlayFacts more = facts();
        more.total = QString::fromUtf8("£12,485.50");
        files->setFacts(more);
        QTRY_VERIFY(contentOf(text).startsWith(QString::fromUtf8("£12,485.50").toUtf8()));
        QVERIFY(files->textTrouble().isEmpty() && files->imageTrouble().isEmpty());
    }

    void theChoiceIsKeptOverARestart()
    {
        const OverlaySettings chosen{.textPath = m_folder.filePath(u"b.txt"_s),
                                     .text = u"{left} to go"_s,
                                     .imageWidth = 800,
                                     .isDark = false};
        QVERIFY(make()->setSettings(chosen));
        QCOMPARE(make()->settings(), chosen);
    }

    void aFileThatCannotBeWrittenSaysWhyAndTheOtherIsWritten()
    {
        const auto files = make();
        files->setFacts(facts());
        const QString image = m_folder.filePath(u"c.png"_s);
        QVERIFY(files->setSettings({.textPath = m_folder.filePath(u"no/such/folder/c.txt"_s),
                                    .text = u"{total}"_s,
                                    .imagePath = image}));
        QTRY_VERIFY(!files->textTrouble().isEmpty());
        QVERIFY(files->imageTrouble().isEmpty());
        QVERIFY(contentOf(image).startsWith("image"));
    }

    void aFolderIsNotReplaced()
    {
        QVERIFY(!replaceFile(m_folder.path(), "x"));
        QVERIFY(QFileInfo(m_folder.path()).isDir());
    }

    void nobodyEverReadsHalfAFile()
    {
        // A program that has the old file open still reads all of it: the new one is another file.
        const QString path = m_folder.filePath(u"d.txt"_s);
        QVERIFY(replaceFile(path, QByteArray(100'000, 'a')));
        QFile open(path);
        QVERIFY(open.open(QIODevice::ReadOnly));
        QVERIFY(replaceFile(path, "b"));
        QCOMPARE(open.readAll(), QByteArray(100'000, 'a'));
        QCOMPARE(contentOf(path), QByteArray("b"));
    }

    void whatIsNotKnownIsLeftEmptyAndWhatIsNoPlaceholderStays()
    {
        QCOMPARE(OverlayFiles::fill(u"[{goal}] {total}{nonsense} {x"_s, facts()),
                 QString::fromUtf8("[] £12,480.50{nonsense} {x"));
        QCOMPARE(OverlayFiles::unknownIn(u"{total} {nonsense} {Goal} {nonsense}"_s),
                 QStringList({u"{nonsense}"_s, u"{Goal}"_s}));
        for (const QString &name : OverlayFiles::placeholders())
            QVERIFY(!OverlayFiles::meaningOf(name).isEmpty());
    }
};

QTEST_GUILESS_MAIN(TstOverlayFiles)
#include "tst_overlay_files.moc"
