// SPDX-License-Identifier: GPL-3.0-or-later
// Texts of other users are shown literally, also where Qt would detect markup.
#include "kit/lists/row_delegate.h"
#include "kit/text/elided_label.h"
#include "kit/text/tip.h"
#include "kit_test.h"

#include <QHelpEvent>
#include <QLabel>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QStandardItemModel>
#include <QTextDocument>
#include <QToolTip>
#include <QTreeView>

using namespace Qt::StringLiterals;
using namespace Sidestage;

namespace {

/// The label of the visible tool tip.
QLabel *tip()
{
    const auto all = QApplication::allWidgets();
    for (QWidget *widget : all) {
        if (widget->inherits("QTipLabel") && widget->isVisible())
            return static_cast<QLabel *>(widget);
    }
    return nullptr;
}

/// Shows the tool tip for this position.
QLabel *tipAt(QWidget *widget, QPoint at)
{
    QHelpEvent help(QEvent::ToolTip, at, widget->mapToGlobal(at));
    QApplication::sendEvent(widget, &help);
    return tip();
}

bool isPlain(const QLabel *label)
{
    // A label whose text can be selected has a document although it is plain text.
    const auto *document = label ? label->findChild<QTextDocument *>() : nullptr;
    return label && label->textFormat() == Qt::PlainText
        && (!document || document->toPlainText() == label->text());
}

}  // namespace

class TestPlainText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup()
    {
        QToolTip::hideText();
        QTRY_VERIFY(!tip());  // hiding takes a moment
    }

    void tipsShowMarkupAsItIsWritten_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("tag") << u"<b>x</b>"_s;
        QTest::newRow("picture of a file") << u"<img src=\"/dev/null\"> words"_s;
        QTest::newRow("resource") << u"<img src=\":/icons/app.svg\">"_s;
        QTest::newRow("rich text of Qt's own") << u"<qt>x</qt>"_s;
    }
    void tipsShowMarkupAsItIsWritten()
    {
        QFETCH(const QString, text);
        QPushButton button;
        button.setToolTip(text);
        button.resize(200, 40);
        QVERIFY(showActive(button));
        QVERIFY(isPlain(tipAt(&button, {10, 10})));
        QCOMPARE(tip()->text(), text);

        // The same label with another text.
        button.setToolTip(text + u'.');
        QVERIFY(isPlain(tipAt(&button, {12, 12})));
        QCOMPARE(tip()->text(), text + u'.');
    }

    void tipsOfCellsAreAsTheyAreWritten()
    {
        const QString text = u"<b>x</b> and more words than there is room for in the cell"_s;
        QStandardItemModel model(1, 2);
        model.setData(model.index(0, 0), text);
        model.setData(model.index(0, 1), text, Qt::ToolTipRole);
        QTreeView rows;
        setUpTree(&rows);
        rows.setModel(&model);
        rows.resize(200, 120);
        QVERIFY(showActive(rows));
        for (int column : {0, 1}) {
            const QPoint at = rows.visualRect(model.index(0, column)).center();
            QVERIFY2(isPlain(tipAt(rows.viewport(), at)), qPrintable(QString::number(column)));
            QCOMPARE(tip()->text(), text);
            cleanup();
        }
    }

    void tipsOfMenusAndOfWhatIsCutOffAreAsTheyAreWritten()
    {
        const QString text = u"<b>x</b> and more words than there is room for"_s;
        QMenu menu;
        menu.setToolTipsVisible(true);
        QAction *action = menu.addAction(u"Preset"_s);
        action->setToolTip(text);
        menu.popup({20, 20});
        QTRY_VERIFY(menu.isVisible());
        QVERIFY(isPlain(tipAt(&menu, menu.actionGeometry(action).center())));
        QCOMPARE(tip()->text(), text);
        menu.close();
        cleanup();

        ElidedLabel label(text, TextRole::Body, Tone::Text);
        label.resize(60, 24);
        QVERIFY(showActive(label));
        QVERIFY(isPlain(tipAt(&label, {10, 10})));
        QCOMPARE(tip()->text(), text);
    }

    void labelsAndMessageBoxesShowMarkupAsItIsWritten()
    {
        const QString text = u"<b>x</b> <img src=\"/dev/null\">"_s;
        QMessageBox box(QMessageBox::Question, text, text, QMessageBox::Ok);
        box.setInformativeText(text);
        new QLabel(text, &box);
        box.show();
        QVERIFY(QTest::qWaitForWindowExposed(&box));
        int count = 0;
        const auto labels = box.findChildren<QLabel *>();
        for (const QLabel *label : labels) {
            if (label->text() != text)
                continue;
            ++count;
            QVERIFY2(isPlain(label), qPrintable(label->objectName()));
        }
        QCOMPARE(count, 3);
    }

    void markupOfOursStaysMarkup()
    {
        QLabel label(u"Open <b>here</b>"_s);
        label.setTextFormat(Qt::RichText);
        QVERIFY(showActive(label));
        QCOMPARE(label.textFormat(), Qt::RichText);
    }

    void longTipsAreBrokenIntoLines()
    {
        QWidget widget;
        QVERIFY(showActive(widget));
        const QString words = u"words of a viewer "_s.repeated(20).trimmed();
        showTip(widget.mapToGlobal(QPoint(5, 5)), words + u"\n\nlast"_s, &widget);
        const QStringList lines = QToolTip::text().split(u'\n');
        QVERIFY2(lines.size() >= 5, qPrintable(QToolTip::text()));
        QCOMPARE(lines.last(), u"last"_s);
        QCOMPARE(lines.at(lines.size() - 2), QString());
        QCOMPARE(lines.mid(0, lines.size() - 2).join(QString()), words);  // no letter is lost
        showTip({}, {}, &widget);
        QTRY_VERIFY(!tip());
    }
};

SIDESTAGE_KIT_TEST(TestPlainText)
#include "tst_plain_text.moc"
