// SPDX-License-Identifier: GPL-3.0-or-later

// URLs of pictures are built from templates and ids that both come from the service.

#include "chat/emotes/picture_list_model.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace Sidestage;

namespace {

QString filled(const QString &text, const QString &id = u"25"_s, const QString &format = u"static"_s,
               const QString &theme = u"dark"_s, const QString &scale = u"2.0"_s)
{
    const auto url = filledTemplate(text, id, format, theme, scale);
    return url ? QString::fromLatin1(url->toEncoded()) : u"refused"_s;
}

}  // namespace

class TestPictureTemplate : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aTemplateIsFilledStrictly_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("url");
        const auto row = [](const char *name, const char *text, const char *url) {
            QTest::newRow(name) << QString::fromLatin1(text) << QString::fromLatin1(url);
        };
        const char *refused = "refused";
        row("all four", "https://p.example/v2/{{id}}/{{format}}/{{theme_mode}}/{{scale}}",
            "https://p.example/v2/25/static/dark/2.0");
        row("in the query", "https://p.example/e?id={{id}}", "https://p.example/e?id=25");
        row("twice", "https://p.example/{{id}}/{{id}}", "https://p.example/25/25");
        row("one not known", "https://p.example/{{id}}/{{size}}", refused);
        row("spaces inside", "https://p.example/{{ id }}", refused);
        row("not closed", "https://p.example/{{id", refused);
        row("single braces", "https://p.example/{id}", refused);
        row("three braces", "https://p.example/{{{id}}}", refused);
        row("in the host", "https://{{id}}.example/1", refused);
        row("in the port", "https://p.example:{{id}}/1", refused);
        row("as the scheme", "{{id}}://p.example/1", refused);
        row("file", "file:///{{id}}", refused);
        row("script", "javascript://x/{{id}}", refused);
        row("no host", "https:///{{id}}", refused);
        row("relative", "/emotes/{{id}}", refused);
        row("empty", "", refused);
    }

    void aTemplateIsFilledStrictly()
    {
        QFETCH(QString, text);
        QFETCH(QString, url);
        QCOMPARE(filled(text), url);
        if (url == "refused"_L1) {
            const auto result = filledTemplate(text, u"25"_s, u"static"_s, u"dark"_s, u"1.0"_s);
            QCOMPARE(result.error().kind, Error::Kind::Protocol);
        }
    }

    void whatIsPutInCannotLeaveItsPlace_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("url");
        const auto row = [](const char *name, const QString &id, const char *url) {
            QTest::newRow(name) << id << QString::fromLatin1(url);
        };
        row("slashes", u"../../x"_s, "https://p.example/..%2F..%2Fx/1");
        row("a folder above", u".."_s, "refused");
        row("the same folder", u"."_s, "refused");
        row("empty", u""_s, "refused");
        row("a query", u"a?b#c&d"_s, "https://p.example/a%3Fb%23c%26d/1");
        row("a percent sign", u"%2e%2e"_s, "https://p.example/%252e%252e/1");
        row("a placeholder", u"{{scale}}"_s, "https://p.example/%7B%7Bscale%7D%7D/1");
        row("letters of elsewhere", u"é"_s, "https://p.example/%C3%A9/1");
        row("with an underscore", u"emotesv2_ab12"_s, "https://p.example/emotesv2_ab12/1");
    }

    void whatIsPutInCannotLeaveItsPlace()
    {
        QFETCH(QString, id);
        QFETCH(QString, url);
        QCOMPARE(filled(u"https://p.example/{{id}}/1"_s, id), url);
    }
};

QTEST_GUILESS_MAIN(TestPictureTemplate)
#include "tst_picture_template.moc"
