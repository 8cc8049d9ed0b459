// SPDX-License-Identifier: GPL-3.0-or-later

// Texts of other users on every page of the dashboard: none is interpreted as markup, and right-to-left names
// neither change the order of the sentence around them nor their place.

#include "tour/driver.h"

#include "base/bidi.h"
#include "kit/text/elided_label.h"
#include "page/page.h"
#include "sandbox/sandbox.h"
#include "shell/main_window.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QHelpEvent>
#include <QLabel>
#include <QPointer>
#include <QTest>
#include <QToolTip>

using namespace Sidestage;

namespace {

constexpr int mayBeThere = 3'000;  // milliseconds, where nothing has to be there

/// A text and its place.
struct Seen
{
    QString where{};
    QString text{};
    bool isAligned = false;  ///< Aligned by Qt to the side where the text begins.
};

QString placeOf(const QWidget *widget)
{
    QStringList names;
    for (; widget; widget = widget->parentWidget())
        names.prepend(widget->objectName().isEmpty() ? QLatin1String(widget->metaObject()->className())
                                                     : widget->objectName());
    return names.mid(qMax<qsizetype>(0, names.size() - 4)).join(u'/');
}

/// All columns of the first 60 rows.
QModelIndexList cellsOf(const QAbstractItemView *view)
{
    QModelIndexList cells;
    const QAbstractItemModel *model = view->model();
    for (int row = 0; model && row < qMin(60, model->rowCount(view->rootIndex())); ++row) {
        for (int column = 0; column < model->columnCount(view->rootIndex()); ++column)
            cells.append(model->index(row, column, view->rootIndex()));
    }
    return cells;
}

/// The label of the visible tool tip.
const QLabel *shownTip()
{
    const auto all = QApplication::allWidgets();
    for (const QWidget *widget : all) {
        if (widget->inherits("QTipLabel") && widget->isVisible())
            return static_cast<const QLabel *>(widget);
    }
    return nullptr;
}

QString tipAt(QWidget *widget, QPoint at)
{
    QToolTip::hideText();
    QHelpEvent help(QEvent::ToolTip, at, widget->mapToGlobal(at));
    QApplication::sendEvent(widget, &help);
    const QLabel *tip = shownTip();
    return tip ? tip->text() : QString();
}

/// Everything in this window that can be read, is announced or, with `tips`, is shown as a tool tip. That
/// asks for a tool tip at each widget and cell, which takes seconds for a page with long tables.
QList<Seen> textsOf(QWidget *window, bool tips)
{
    QList<Seen> all;
    QList<QPointer<QWidget>> widgets{window};  // tool tips are children too, and disappear
    const auto children = window->findChildren<QWidget *>();
    for (QWidget *child : children)
        widgets.append(child);
    for (const QPointer<QWidget> &widget : std::as_const(widgets)) {
        if (!widget || !widget->isVisible() || widget->inherits("QTipLabel"))
            continue;
        const QString where = placeOf(widget);
        const auto add = [&](const char *what, const QString &text, bool isAligned = false) {
            if (!text.isEmpty())
                all.append({where + u' ' + QLatin1String(what), text, isAligned});
        };
        add("name", widget->accessibleName());
        add("description", widget->accessibleDescription());
        add("tip", widget->toolTip());
        if (tips)
            add("shown tip", tipAt(widget, widget->rect().center()));
        if (const auto *label = qobject_cast<QLabel *>(widget.data()))
            add("label", label->text(), !qobject_cast<const ElidedLabel *>(label));
        if (const auto *button = qobject_cast<QAbstractButton *>(widget.data()))
            add("button", button->text());
        if (const auto *combo = qobject_cast<QComboBox *>(widget.data())) {
            for (int i = 0; i < combo->count(); ++i)
                add("choice", combo->itemText(i));
        }
        if (auto *view = qobject_cast<QAbstractItemView *>(widget.data())) {
            const QModelIndexList cells = cellsOf(view);
            for (const QModelIndex &cell : cells) {
                add("cell", cell.data(Qt::DisplayRole).toString());
                add("cell's tip", cell.data(Qt::ToolTipRole).toString());
                add("cell's name", cell.data(Qt::AccessibleTextRole).toString());
                const QRect place = tips ? view->visualRect(cell) : QRect();
                if (tips && view->viewport()->rect().contains(place.center()))
                    add("cell's shown tip", tipAt(view->viewport(), place.center()));
            }
        }
    }
    return all;
}

/// What is wrong with a text that contains right-to-left names. Empty: nothing.
QString disorderIn(const Seen &seen)
{
    const auto isRightToLeft
        = [](QChar c) { return c.direction() == QChar::DirR || c.direction() == QChar::DirAL; };
    if (std::none_of(seen.text.cbegin(), seen.text.cend(), isRightToLeft))
        return {};
    int depth = 0;
    bool isOpen = false;
    bool hasOthers = false;
    for (const QChar c : seen.text) {
        if (c == QChar(0x2068))
            ++depth;
        else if (c == QChar(0x2069))
            --depth;
        else if (depth > 0)
            continue;
        else if (isRightToLeft(c))
            isOpen = true;
        else if (c.isSpace() || c.direction() == QChar::DirL)
            hasOthers = true;
    }
    if (depth != 0)
        return u"has isolates that do not end"_s;
    if (isOpen && hasOthers)
        return u"has a name that turns what is around it"_s;
    if (isOpen && seen.isAligned)
        return u"stands where the name begins"_s;
    return {};
}

}  // namespace

class TestForeignText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_driver = std::make_unique<Driver>();
        QVERIFY2(m_driver->start(), qPrintable(m_driver->problem()));
    }
    void cleanup() { m_driver.reset(); }

    void nothingOnAnyPageIsTakenForMarkup()
    {
        const QString mark = u"<b>x</b>"_s;
        const QString text = mark + u"<img src=\"/dev/null\"><img src=\":/icons/app.svg\">"_s;
        QVERIFY(write([&](const QString &column) { return u"'%1' || %2"_s.arg(text, column); }));
        QVERIFY2(m_driver->signIn(), qPrintable(m_driver->problem()));
        visitAll(mark, [&](const QString &page, const QList<Seen> &all) {
            QVERIFY(!all.isEmpty());
            const auto widgets = QApplication::allWidgets();
            for (const QWidget *widget : widgets) {
                const auto *label = qobject_cast<const QLabel *>(widget);
                if (label && (label->isVisible() || label->inherits("QTipLabel")))
                    QVERIFY2(label->textFormat() == Qt::PlainText, qPrintable(page + u' ' + placeOf(label)));
            }
        });
    }

    void namesThatRunFromRightToLeftStayInTheirPlace()
    {
        const QString name = u"\u05de\u05d2\u05d3\u05dc\u05d5\u05e8"_s;
        QVERIFY(write([&](const QString &) { return u"'%1'"_s.arg(name); }));
        QVERIFY2(m_driver->signIn(), qPrintable(m_driver->problem()));
        QStringList problems;
        visitAll(name, [&](const QString &page, const QList<Seen> &all) {
            for (const Seen &seen : all) {
                const QString problem = disorderIn(seen);
                if (!problem.isEmpty())
                    problems.append(page + u' ' + seen.where + u' ' + problem + u": "_s + seen.text);
            }
        });
        problems.removeDuplicates();
        QVERIFY2(problems.isEmpty(), qPrintable(u'\n' + problems.join(u'\n')));
    }

private:
    /// Sets every text column of other users in the sandbox's world to the SQL expression that `valueOf`
    /// returns for it.
    bool write(const std::function<QString(const QString &column)> &valueOf)
    {
        static constexpr std::pair<const char *, const char *> texts[] = {
            {"users", "display_name"},
            {"users", "description"},
            {"categories", "name"},
            {"channels", "title"},
            {"rewards", "title"},
            {"rewards", "prompt"},
            {"reward_offers", "title"},
            {"reward_offers", "prompt"},
            {"redemptions", "input"},
            {"campaigns", "charity_name"},
            {"campaigns", "charity_description"},
            {"badges", "title"},
            {"badges", "description"},
            {"report_subjects", "name"},
            {"purchases", "name"},
            {"chat_messages", "text"},
            {"unban_requests", "text"},
            {"blocked_terms", "text"},
            {"videos", "title"},
            {"clips", "title"},
        };
        return m_driver->inSandbox([&](Sandbox::Sandbox &sandbox) {
            Database &database = sandbox.world().database();
            for (const auto &[table, column] : texts) {
                const QString name = QLatin1String(column);
                const QString sql = u"UPDATE %1 SET %2 = %3 %4 WHERE %2 <> ''"_s.arg(
                    QLatin1String(table), name, valueOf(name),
                    // These must be unique.
                    QLatin1String(table) == "categories"_L1 ? u"|| id"_s : QString());
                if (const auto done = database.execute(sql.toUtf8().constData()); !done) {
                    qWarning() << sql << done.error().message;
                    return false;
                }
            }
            return bool(sandbox.world().load());
        });
    }

    /// Shows every page, and calls `look` with its texts as soon as one of them contains `mark`.
    void visitAll(const QString &mark, const std::function<void(const QString &, const QList<Seen> &)> &look)
    {
        struct Visit
        {
            const char *page;
            bool hasMark = true;  ///< Each of its parts shows texts of other users.
        };
        static constexpr Visit visits[]{
            {"onair"},
            {"queue"},
            {"chat"},
            {"ads", false},
            {"channel"},
            {"rewards"},
            {"charity"},
            {"analytics", false},
            {"community"},
            {"moderation", false},
            {"interact", false},
            {"schedule", false},
            {"moments", false},
            {"shows", false},
            {"calls", false},
        };
        for (const Visit &visit : visits) {
            const QString page = QLatin1String(visit.page);
            m_driver->window()->goTo(page);
            QCOMPARE(m_driver->window()->currentPage(), page);
            const auto parts = partsOf(m_driver->window()->page());
            for (int i = 0; i < qMax<qsizetype>(1, parts.size()); ++i) {
                if (!parts.isEmpty())
                    parts.at(i)->click();
                const auto isThere = [&] {
                    const auto *shown = m_driver->window()->page();
                    const auto onPage = textsOf(const_cast<Page *>(shown), false);
                    return std::any_of(onPage.cbegin(), onPage.cend(),
                                       [&](const Seen &seen) { return seen.text.contains(mark); });
                };
                if (visit.hasMark)
                    QTRY_VERIFY2(isThere(), qPrintable(page));
                else
                    std::ignore = QTest::qWaitFor(isThere, mayBeThere);
                look(page, textsOf(m_driver->window(), true));
            }
        }
    }
    /// The buttons that switch between the parts of a page.
    static QList<QAbstractButton *> partsOf(const QWidget *page)
    {
        for (const char *name : {"queueTabs", "communityTabs", "analyticsTabs", "chatTabs", "moderationTabs",
                                 "interactTabs", "momentsTabs", "scheduleTabs"}) {
            if (const auto *tabs = page->findChild<QWidget *>(QLatin1String(name)))
                return tabs->findChildren<QAbstractButton *>();
        }
        return {};
    }

    std::unique_ptr<Driver> m_driver{};
};

SIDESTAGE_TEST_MAIN(TestForeignText)
#include "tst_foreign_text.moc"
