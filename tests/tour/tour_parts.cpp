// SPDX-License-Identifier: GPL-3.0-or-later
#include "tour_parts.h"

#include "kit/overlays/toast.h"
#include "kit/theme/theme.h"
#include "shell/main_window.h"
#include "shell/settings/preferences.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QGlyphRun>
#include <QLabel>
#include <QTextLayout>
#include <QTextStream>

namespace Sidestage {

namespace {

/// The characters of `text` that no font of this system contains.
QString withoutGlyph(const QString &text, const QFont &font)
{
    QString lacking;
    for (const char32_t letter : text.toUcs4()) {
        if (!QChar::isPrint(letter) || QChar::category(letter) == QChar::Other_Format
            || QChar::isSpace(letter) || QChar::category(letter) == QChar::Mark_NonSpacing)
            continue;
        const QString alone = QString::fromUcs4(&letter, 1);
        QTextLayout layout(alone, font);
        layout.beginLayout();
        layout.createLine();
        layout.endLayout();
        for (const QGlyphRun &run : layout.glyphRuns()) {
            if (run.glyphIndexes().contains(0))
                lacking += alone;
        }
    }
    return lacking;
}

/// The text of a view's rows.
QString textOf(const QAbstractItemView *view)
{
    QString text;
    const QAbstractItemModel *model = view->model();
    for (int row = 0; model && row < std::min(model->rowCount(), 200); ++row) {
        for (int column = 0; column < model->columnCount(); ++column)
            text += model->index(row, column).data().toString();
    }
    return text;
}

}  // namespace

bool TourParts::everythingHasGlyphs()
{
    const auto widgets = m_driver.window()->findChildren<QWidget *>();
    for (const QWidget *widget : widgets) {
        if (!widget->isVisible())
            continue;
        const auto *label = qobject_cast<const QLabel *>(widget);
        const auto *view = qobject_cast<const QAbstractItemView *>(widget);
        const QString text = label ? label->text() : view ? textOf(view) : QString();
        const QString lacking = withoutGlyph(text, widget->font());
        if (!lacking.isEmpty())
            return fail(u"no font here has “%1” (./dev setup installs those that do)"_s.arg(lacking));
    }
    return true;
}

bool TourParts::dismissToasts()
{
    return m_driver.waitFor(
        [this] {
            // Toasts of pages that are not shown do not matter.
            bool isAny = false;
            const auto toasts = m_driver.window()->findChildren<Toast *>();
            for (Toast *toast : toasts) {
                if (!toast->isVisible())
                    continue;
                isAny = true;
                if (auto *close = toast->findChild<QWidget *>(u"toastClose"_s))
                    m_driver.click(close);
            }
            return !isAny;
        },
        u"the toasts to go"_s);
}

bool TourParts::closed(const QString &name)
{
    return m_driver.waitFor(
        [&] {
            const auto windows = QApplication::topLevelWidgets();
            for (QWidget *top : windows) {
                if (top->isVisible() && top->objectName() == name)
                    return false;
                const QWidget *child = top->findChild<QWidget *>(name);
                if (child && child->isVisible())
                    return false;
            }
            return true;
        },
        u"\"%1\" to close"_s.arg(name));
}

bool TourParts::both(const QString &name)
{
    m_driver.app()->preferences()->setThemeMode(Theme::Mode::Light);
    if (!shot(name + u"-light"_s))
        return false;
    m_driver.app()->preferences()->setThemeMode(Theme::Mode::Dark);
    return shot(name + u"-dark"_s);
}

bool TourParts::keep(const QImage &image, const QString &name)
{
    const QString file = m_folder.filePath(u"%1-%2.png"_s.arg(++m_number, 2, 10, '0'_L1).arg(name));
    if (image.isNull() || !image.save(file))
        return fail(u"cannot write "_s + file);
    QTextStream(stdout) << file << Qt::endl;
    return true;
}

bool TourParts::fail(const QString &problem)
{
    m_problem = problem;
    return false;
}

}  // namespace Sidestage
