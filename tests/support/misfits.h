// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/controls/segmented.h"
#include "kit/text/elided_label.h"
#include "kit/theme/theme.h"

#include <QAbstractButton>
#include <QLabel>
#include <QTextBoundaryFinder>
#include <QWidget>

namespace Sidestage {

/// Descriptions of everything that is cut off or does not fit. Empty: none.
inline QStringList misfits(QWidget *in)
{
    QStringList bad;
    const auto all = in->findChildren<QWidget *>();
    for (QWidget *widget : all) {
        if (!widget->isVisible() || widget->width() <= 0)
            continue;
        const QString who = u"%1 \"%2\""_s.arg(QLatin1String(widget->metaObject()->className()),
                                               widget->objectName().isEmpty() ? widget->accessibleName()
                                                                              : widget->objectName());
        const QRect inside(widget->mapTo(in, QPoint()), widget->size());
        if (inside.left() < 0 || inside.right() >= in->width())
            bad.append(u"%1 stands out: %2..%3 of %4"_s.arg(who)
                           .arg(inside.left())
                           .arg(inside.right())
                           .arg(in->width()));
        if (auto *label = qobject_cast<QLabel *>(widget)) {
            if (label->text().isEmpty() || qobject_cast<ElidedLabel *>(label))
                continue;
            const int high
                = label->wordWrap() ? label->heightForWidth(label->width()) : label->sizeHint().height();
            if (high > label->height())
                bad.append(u"%1 \"%2\" is cut below: %3 of %4"_s.arg(who, label->text())
                               .arg(label->height())
                               .arg(high));
            int widest = label->sizeHint().width();
            if (label->wordWrap()) {
                widest = 0;
                // Between its line breaks; Japanese has no blanks.
                const QString text = label->text();
                QTextBoundaryFinder breaks(QTextBoundaryFinder::Line, text);
                for (qsizetype from = 0; breaks.toNextBoundary() >= 0; from = breaks.position())
                    widest = qMax(widest,
                                  label->fontMetrics().horizontalAdvance(
                                      text.mid(from, breaks.position() - from).trimmed()));
            }
            if (widest > label->width())
                bad.append(
                    u"%1 \"%2\" is cut: %3 of %4"_s.arg(who, label->text()).arg(label->width()).arg(widest));
        } else if (auto *button = qobject_cast<QAbstractButton *>(widget)) {
            if (QLatin1String(button->metaObject()->className()) == "QLineEditIconButton"_L1)
                continue;  // Qt's own, in a field
            // Segments share the width that there is. What counts is that the text is whole.
            const bool isSegment = qobject_cast<Segmented *>(button->parentWidget());
            const int least = isSegment
                ? QFontMetrics(Theme::font(TextRole::CardTitle)).horizontalAdvance(button->text())
                : button->minimumSizeHint().width();
            if (least > button->width()
                || (!isSegment && button->minimumSizeHint().height() > button->height()))
                bad.append(u"%1 \"%2\" is too small: %3 of %4"_s.arg(who, button->text())
                               .arg(button->width())
                               .arg(least));
        }
    }
    return bad;
}

}  // namespace Sidestage
