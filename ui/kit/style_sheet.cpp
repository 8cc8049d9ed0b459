// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/theme.h"

#include <QHash>
#include <QRegularExpression>

namespace Sidestage {

/// The one sheet. Words after @ are tokens, $n is px(n). Indicators, inputs and arrows are KitStyle's.
static const char sheet[] = R"(
QToolTip { background: @raised; color: @text; border: 1px solid @edge; padding: $4px $8px; }
QDialog, QMessageBox { background: @surface; }
QMainWindow { background: @window; }
QScrollArea, QAbstractScrollArea[plain="true"] { background: transparent; border: none; }
QScrollArea > QWidget > QWidget[plain="true"] { background: transparent; }

.QPushButton { background: @raised; color: @text; border: 1px solid @buttonLine; border-radius: $6px;
               padding: $5px $13px; min-height: $20px; font-weight: 500; }
.QPushButton:hover { background: @hover; border-color: @edge; }
.QPushButton:pressed { background: @line; }
.QPushButton:default, .QPushButton[role="primary"] { background: @accentFill; color: @onFill; border-color: @accentFill; }
.QPushButton:default:hover, .QPushButton[role="primary"]:hover { background: @accentHover; border-color: @accentHover; }
.QPushButton[role="danger"] { background: transparent; color: @live; border-color: @live; }
.QPushButton[role="dangerFill"] { background: @liveFill; color: @onFill; border-color: @liveFill; }
.QPushButton[role="ghost"] { background: transparent; color: @text2; border-color: transparent; }
.QPushButton:disabled { background: transparent; color: @text3; border: 1px dashed @edge; }

QToolButton[flat="true"] { background: transparent; border: none; border-radius: $6px; padding: $4px; color: @text2; }
QToolButton[flat="true"]:hover { background: @hover; color: @text; }

QMenuBar { background: @window; color: @text; }
QMenuBar::item { padding: $4px $10px; background: transparent; border-radius: $4px; }
QMenuBar::item:selected { background: @hover; }
QMenu { background: @surface; color: @text; border: 1px solid @edge; padding: $4px; }
QMenu::item { padding: $6px $24px $6px $12px; border-radius: $4px; }
QMenu::item:selected { background: @select; }
QMenu::item:disabled { color: @text3; }
QMenu::icon { padding-left: $8px; }
QMenu::separator { height: 1px; background: @line; margin: $4px $8px; }

QHeaderView { background: @surface; border: none; }
QHeaderView::section { background: @surface; color: @text3; border: none; border-bottom: 1px solid @line;
                       padding: 0 $8px; font-size: @captionSize; font-weight: 500; }
QHeaderView::section:hover { color: @text; }
QTableCornerButton::section { background: @surface; border: none; }
QAbstractItemView { background: @surface; color: @text; border: none; outline: none; gridline-color: @line;
                    selection-background-color: @select; selection-color: @text; }
QComboBox QAbstractItemView { border: 1px solid @edge; padding: $4px; }

QAbstractScrollArea::corner { background: transparent; border: none; }
QScrollBar { background: transparent; border: none; }
QScrollBar:vertical { width: $12px; }
QScrollBar:horizontal { height: $12px; }
QScrollBar::handle { background: @edge; border-radius: $3px; margin: $3px; }
QScrollBar::handle:vertical { min-height: $28px; }
QScrollBar::handle:horizontal { min-width: $28px; }
QScrollBar::handle:hover { background: @text3; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; border: none; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }

QSplitter::handle { background: transparent; }
QSplitter::handle:hover { background: @line; }
QStatusBar { background: @sidebar; color: @text2; border-top: 1px solid @line; }
QStatusBar::item { border: none; }
QTabBar::tab { background: transparent; color: @text2; padding: $6px $12px; border-bottom: 2px solid transparent; }
QTabBar::tab:selected { color: @text; border-bottom-color: @accent; font-weight: 600; }
QTabWidget::pane { border: none; border-top: 1px solid @line; }

QFrame[divider="true"] { background: @line; border: none; }
QFrame[frame="card"] { background: @surface; border: 1px solid @line; border-radius: $8px; }
QFrame[frame="field"] { background: @field; border: 1px solid @line; border-radius: $6px; }
QFrame[frame="card"][current="true"] { border-color: @accent; }
QFrame[frame="card"][failed="true"] { border-color: @live; }
QWidget[ground="window"] { background: @window; }
QWidget[ground="sidebar"] { background: @sidebar; }
QWidget[ground="surface"] { background: @surface; }
QWidget[ground="raised"] { background: @raised; }
)";

QString Theme::styleSheet() const
{
    const Tokens &t = m_tokens;
    // A button needs no border of its own to be seen, except where nothing else sets it apart.
    const QColor buttonLine = t.line;
    const QHash<QString, QString> words{
        {QStringLiteral("window"), t.window.name()},
        {QStringLiteral("sidebar"), t.sidebar.name()},
        {QStringLiteral("surface"), t.surface.name()},
        {QStringLiteral("raised"), t.raised.name()},
        {QStringLiteral("hover"), t.hover.name()},
        {QStringLiteral("field"), t.field.name()},
        {QStringLiteral("line"), t.line.name()},
        {QStringLiteral("buttonLine"), buttonLine.name()},
        {QStringLiteral("edge"), t.edge.name()},
        {QStringLiteral("text"), t.text.name()},
        {QStringLiteral("text2"), t.text2.name()},
        {QStringLiteral("text3"), t.text3.name()},
        {QStringLiteral("accent"), t.accent.name()},
        {QStringLiteral("accentFill"), t.accentFill.name()},
        {QStringLiteral("accentHover"), t.accentHover.name()},
        {QStringLiteral("select"), t.select.name()},
        {QStringLiteral("onFill"), t.onFill.name()},
        {QStringLiteral("live"), t.live.name()},
        {QStringLiteral("liveFill"), t.liveFill.name()},
    };

    const auto fontSize = [](TextRole role) {
        const QFont font = Theme::font(role);
        return font.pointSizeF() > 0 ? QStringLiteral("%1pt").arg(font.pointSizeF(), 0, 'f', 2)
                                     : QStringLiteral("%1px").arg(font.pixelSize());
    };

    QString source = QString::fromLatin1(sheet);
    source.replace(QStringLiteral("@captionSize"), fontSize(TextRole::Caption));

    static const QRegularExpression word(QStringLiteral("@([A-Za-z0-9]+)|\\$([0-9]+)"));
    QString out;
    out.reserve(source.size() * 2);
    qsizetype from = 0;
    for (auto matches = word.globalMatch(source); matches.hasNext();) {
        const QRegularExpressionMatch match = matches.next();
        out += QStringView(source).mid(from, match.capturedStart() - from);
        if (match.hasCaptured(2)) {
            out += QString::number(px(match.capturedView(2).toInt()));
        } else {
            Q_ASSERT(words.contains(match.captured(1)));
            out += words.value(match.captured(1));
        }
        from = match.capturedEnd();
    }
    out += QStringView(source).mid(from);

    for (int i = 0; i < textRoleCount; ++i) {
        out += QStringLiteral("*[textRole=\"%1\"] { font-size: %2; font-weight: %3; }\n")
                   .arg(i)
                   .arg(fontSize(TextRole(i)))
                   .arg(typeStep(TextRole(i)).weight);
    }
    for (int i = 0; i < toneCount; ++i)
        out += QStringLiteral("*[tone=\"%1\"] { color: %2; }\n").arg(i).arg(toneColor(t, Tone(i)).name());
    return out;
}

}  // namespace Sidestage
