// SPDX-License-Identifier: GPL-3.0-or-later
// Every pair of colours that the design allows is readable: a contrast of 4.5 for text, 3.0 for borders,
// icons and focus.
#include "kit_test.h"

using namespace Qt::StringLiterals;
using namespace Sidestage;

using Token = QColor Tokens::*;

namespace {

struct Named
{
    const char *name = nullptr;
    Token token = nullptr;
};

constexpr Named window{"window", &Tokens::window};
constexpr Named sidebar{"sidebar", &Tokens::sidebar};
constexpr Named surface{"surface", &Tokens::surface};
constexpr Named raised{"raised", &Tokens::raised};
constexpr Named hover{"hover", &Tokens::hover};
constexpr Named field{"field", &Tokens::field};
constexpr Named line{"line", &Tokens::line};
constexpr Named selected{"select", &Tokens::select};
constexpr Named accentTint{"accentTint", &Tokens::accentTint};
constexpr Named liveTint{"liveTint", &Tokens::liveTint};
constexpr Named warnTint{"warnTint", &Tokens::warnTint};
constexpr Named goodTint{"goodTint", &Tokens::goodTint};

const QList<Named> plainGrounds{window, sidebar, surface, raised, hover, field};
const QList<Named> everyGround
    = plainGrounds + QList<Named>{selected, accentTint, liveTint, warnTint, goodTint};

}  // namespace

class TestContrast : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void pairs_data()
    {
        QTest::addColumn<QColor>("ink");
        QTest::addColumn<QColor>("ground");
        QTest::addColumn<double>("least");

        for (const bool dark : {true, false}) {
            const Tokens t = dark ? Tokens::dark() : Tokens::light();
            const auto add = [&](const Named &ink, const QList<Named> &grounds, double least) {
                for (const Named &ground : grounds) {
                    QTest::addRow("%s: %s on %s", dark ? "dark" : "light", ink.name, ground.name)
                        << t.*(ink.token) << t.*(ground.token) << least;
                }
            };
            add({"text", &Tokens::text}, everyGround, 4.5);
            add({"text2", &Tokens::text2}, everyGround, 4.5);
            add({"text3", &Tokens::text3}, plainGrounds, 4.5);
            add({"accent", &Tokens::accent}, plainGrounds + QList<Named>{selected, accentTint}, 4.5);
            add({"onFill", &Tokens::onFill}, {{"accentFill", &Tokens::accentFill}}, 4.5);
            add({"onFill", &Tokens::onFill}, {{"accentHover", &Tokens::accentHover}}, 4.5);
            add({"onFill", &Tokens::onFill}, {{"liveFill", &Tokens::liveFill}}, 4.5);
            add({"live", &Tokens::live}, plainGrounds + QList<Named>{liveTint}, 4.5);
            add({"warn", &Tokens::warn}, plainGrounds + QList<Named>{selected, warnTint}, 4.5);
            add({"good", &Tokens::good}, plainGrounds + QList<Named>{goodTint}, 4.5);
            add({"edge", &Tokens::edge}, {window, sidebar, surface, raised, field}, 3.0);
            add({"focus", &Tokens::focus}, everyGround, 3.0);
            add({"accentFill", &Tokens::accentFill}, {window, surface, field}, 3.0);
            add({"goodFill", &Tokens::goodFill}, {line, surface}, 3.0);
        }
    }

    void pairs()
    {
        QFETCH(QColor, ink);
        QFETCH(QColor, ground);
        QFETCH(double, least);
        const double ratio = contrastRatio(ink, ground);
        QVERIFY2(ratio >= least, qPrintable(u"%1 is less than %2"_s.arg(ratio).arg(least)));
    }

    void theFormulaIsTheOneOfTheStandard()
    {
        QCOMPARE(contrastRatio(Qt::black, Qt::white), 21.0);
        QCOMPARE(contrastRatio(Qt::white, Qt::white), 1.0);
        // The published limit of AA text on white.
        QVERIFY(contrastRatio(QColor(0x767676), Qt::white) >= 4.5);
        QVERIFY(contrastRatio(QColor(0x777777), Qt::white) < 4.5);
    }

    void initialsAreReadableOnEveryColour()
    {
        for (const QColor &ground : Tokens::identity())
            QVERIFY2(contrastRatio(Tokens::light().onFill, ground) >= 4.5, qPrintable(ground.name()));
    }

    void whatTheTableForbidsIsNotReadable()
    {
        // The reason for the rule "never on select": if this fails, the rule can be removed.
        QVERIFY(contrastRatio(Tokens::light().text3, Tokens::light().select)
                < contrastRatio(Tokens::light().text2, Tokens::light().select));
    }
};

SIDESTAGE_KIT_TEST(TestContrast)
#include "tst_contrast.moc"
