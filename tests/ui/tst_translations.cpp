// SPDX-License-Identifier: GPL-3.0-or-later

// Translations fill in what the program fills in, and English has its plurals.

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTest>
#include <QXmlStreamReader>

class TstTranslations : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void placesAreTheSameInEveryLanguage_data() { files(); }
    void placesAreTheSameInEveryLanguage()
    {
        QFETCH(QString, file);
        const QList<Message> all = read(file);
        QVERIFY(all.size() > 100);
        for (const Message &message : all) {
            for (const QString &form : message.forms) {
                if (form.isEmpty())
                    continue;  // not translated: the source stands in
                QVERIFY2(places(form) == places(message.source),
                         qPrintable(message.source + QLatin1String(" | ") + form));
            }
        }
    }

    void englishHasItsPlurals()
    {
        int found = 0;
        const QList<Message> all = read(QStringLiteral("sidestage_en.ts"));
        for (const Message &message : all) {
            if (!message.isPlural)
                continue;
            ++found;
            QVERIFY2(message.forms.size() == 2 && !message.forms.contains(QString()),
                     qPrintable(message.source));
        }
        QVERIFY(found > 0);
    }

private:
    struct Message
    {
        QString source{};
        QStringList forms{};
        bool isPlural = false;
    };

    static QString folder() { return QStringLiteral(SIDESTAGE_SOURCE_DIR "/translations/"); }

    static void files()
    {
        QTest::addColumn<QString>("file");
        const QStringList names = QDir(folder()).entryList({QStringLiteral("*.ts")});
        QVERIFY(!names.isEmpty());
        for (const QString &name : names)
            QTest::newRow(qPrintable(name)) << name;
    }

    static QList<Message> read(const QString &name)
    {
        QFile file(folder() + name);
        if (!file.open(QIODevice::ReadOnly))
            return {};
        QList<Message> messages;
        QXmlStreamReader xml(&file);
        while (!xml.atEnd()) {
            if (xml.readNext() != QXmlStreamReader::StartElement)
                continue;
            if (xml.name() == QLatin1String("message"))
                messages.append(Message{.isPlural = xml.attributes().hasAttribute(QLatin1String("numerus"))});
            else if (xml.name() == QLatin1String("source"))
                messages.last().source = xml.readElementText();
            else if (xml.name() == QLatin1String("numerusform"))
                messages.last().forms += xml.readElementText();
            else if (xml.name() == QLatin1String("translation") && !messages.last().isPlural)
                messages.last().forms += xml.readElementText();
        }
        return xml.hasError() ? QList<Message>() : messages;
    }

    static QStringList places(const QString &text)
    {
        QStringList found;
        static const QRegularExpression place(QStringLiteral("%L?[1-9n]"));
        for (auto matches = place.globalMatch(text); matches.hasNext();)
            found += matches.next().captured();
        found.sort();
        return found;
    }
};

QTEST_GUILESS_MAIN(TstTranslations)
#include "tst_translations.moc"
