// SPDX-License-Identifier: GPL-3.0-or-later
#include "json_view.h"

#include "kit/layout/spacing.h"
#include "kit/theme/theme.h"

#include <QFontDatabase>
#include <QSyntaxHighlighter>
#include <QTextDocument>

namespace Sidestage {

namespace {

constexpr int mostLines = 18;
/// A longer text is not coloured, because that would block for longer than a frame.
constexpr qsizetype longestColoured = 16 * 1024;

/// Colours one line at a time: indented JSON has no string over several lines.
class JsonColors : public QSyntaxHighlighter
{
public:
    using QSyntaxHighlighter::QSyntaxHighlighter;

protected:
    void highlightBlock(const QString &line) override
    {
        const Tokens &t = Theme::tokens();
        for (qsizetype i = 0; i < line.size(); ++i) {
            const qsizetype begin = i;
            if (line[i] == u'"') {
                for (++i; i < line.size() && line[i] != u'"'; ++i)
                    i += line[i] == u'\\' ? 1 : 0;
                const bool isKey = line.mid(i + 1, 1) == u":";
                setFormat(int(begin), int(std::min(i, line.size() - 1) - begin + 1),
                          isKey ? t.accent : t.good);
            } else if (line[i].isLetterOrNumber() || line[i] == u'-') {
                while (i + 1 < line.size()
                       && (line[i + 1].isLetterOrNumber() || QStringView(u".+-").contains(line[i + 1])))
                    ++i;
                setFormat(int(begin), int(i - begin + 1), t.warn);
            }
        }
    }
};

}  // namespace

JsonView::JsonView(QWidget *parent)
    : QPlainTextEdit(parent)
{
    setReadOnly(true);
    setTabChangesFocus(true);
    setLineWrapMode(QPlainTextEdit::NoWrap);
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    auto *colors = new JsonColors(this);
    Theme::watch(this, [this, colors] {
        QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
        font.setPointSizeF(Theme::font(TextRole::Small).pointSizeF());
        setFont(font);
        colors->rehighlight();
        updateGeometry();
    });
}

void JsonView::setText(const QString &text)
{
    auto *colors = findChild<QSyntaxHighlighter *>();
    colors->setDocument(nullptr);
    setPlainText(text);
    const bool isJson = text.startsWith(u'{') || text.startsWith(u'[');
    if (isJson && text.size() <= longestColoured)
        colors->setDocument(document());
    updateGeometry();
}

QSize JsonView::sizeHint() const
{
    const int lines = std::clamp(blockCount(), 1, mostLines);
    return {px(240),
            lines * fontMetrics().lineSpacing() + 2 * int(document()->documentMargin()) + 2 * frameWidth()
                + px(16)};
}

QSize JsonView::minimumSizeHint() const
{
    return {px(120), sizeHint().height()};
}

}  // namespace Sidestage
