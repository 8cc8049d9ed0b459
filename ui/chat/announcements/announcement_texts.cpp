// SPDX-License-Identifier: GPL-3.0-or-later
#include "announcement_texts.h"

#include "base/bidi.h"
#include "chat/base/hold_texts.h"

#include "kit/controls/button.h"
#include "kit/layout/card.h"
#include "kit/layout/spacing.h"
#include "kit/text/wrap_label.h"
#include "kit/theme/announcement_color.h"
#include "texts/error_texts.h"

#include <QBoxLayout>
#include <QCoreApplication>
#include <QPainter>
#include <QStringList>

namespace Sidestage {

namespace {

struct ChatTexts
{
    Q_DECLARE_TR_FUNCTIONS(Sidestage::ChatTexts)
};

/// A stripe in the colour of the announcement.
class Stripe : public QWidget
{
public:
    explicit Stripe(Api::AnnouncementColor color)
        : m_color(color)
    {
        setScaled(this, &QWidget::setFixedWidth, 4);
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(announcementColor(int(m_color)));
        painter.drawRoundedRect(rect(), pxF(2), pxF(2));
    }

private:
    Api::AnnouncementColor m_color;
};

}  // namespace

QString tooLongText(int over)
{
    return ChatTexts::tr("%Ln characters too many. Shorten the text to send it; the end would be cut off.",
                         nullptr, over);
}

QString fillProblem(const Error &error, const QString &channelName, const QString &text)
{
    switch (error.fault) {
    case Fault::NotOneOf:
        return ChatTexts::tr("Unknown placeholder {%1}. Available: %2.")
            .arg(error.field,
                 QLatin1Char('{') + Announcer::placeholders().join(QStringLiteral("}, {"))
                     + QLatin1Char('}'));
    case Fault::Missing:
        return ChatTexts::tr("{%1} is not available in %2 right now.")
            .arg(error.field, isolated(channelName));
    case Fault::TooLong: {
        const int over = announcementLength(text) - maxAnnouncementLength();
        return over > 0
            ? tooLongText(over)
            : ChatTexts::tr(
                  "Too long for %1 once the placeholders are filled in. Shorten the text to send it.")
                  .arg(isolated(channelName));
    }
    case Fault::TooShort:
        return ChatTexts::tr("Enter some text.");
    default:
        return wordsOf(error);
    }
}

QWidget *makeAnnouncementPreview(const QString &channelName, const QString &text,
                                 Api::AnnouncementColor color, bool isGood)
{
    auto *row = new QWidget;
    auto *layout = new QHBoxLayout(row);
    layout->setSpacing(px(8));
    if (isGood)
        layout->addWidget(new Stripe(color));
    else
        layout->addWidget(new IconView(Icon::Error, Tone::Error, Measure::iconButton), 0, Qt::AlignTop);
    auto *words
        = new WrapLabel(ChatTexts::tr("%1: %2", "a channel; what it gets").arg(isolated(channelName), text),
                        TextRole::Small, isGood ? Tone::Secondary : Tone::Error);
    words->setObjectName(QStringLiteral("previewText"));
    layout->addWidget(words, 1);
    return row;
}

QWidget *makeAnnouncementFailure(const Announcement::Row &row, std::function<void()> retry)
{
    auto *line = named(QStringLiteral("announceFailure:") + row.channelId, new QWidget);
    auto *layout = new QHBoxLayout(line);
    layout->setSpacing(px(8));
    layout->addWidget(new IconView(Icon::Error, Tone::Error, Measure::iconButton), 0, Qt::AlignTop);
    const QString reason = wordsOf(row.error.value_or(Error{}));
    const QString text = row.isUncertain
        ? ChatTexts::tr("%1: unknown whether it was announced. %2", "a channel; the reason")
              .arg(isolated(row.channelName), reason)
        : ChatTexts::tr("%1: not announced. %2", "a channel; the reason")
              .arg(isolated(row.channelName), reason);
    auto *words = named("announceReason", new WrapLabel(text, TextRole::Small, Tone::Error));
    layout->addWidget(words, 1);
    auto *again
        = named(QStringLiteral("retryAnnouncement:") + row.channelId,
                Button::compact(row.isUncertain ? ChatTexts::tr("Send again") : ChatTexts::tr("Retry")));
    again->setAccessibleName(ChatTexts::tr("Announce again in %1").arg(isolated(row.channelName)));
    if (row.isUncertain)
        again->setToolTip(ChatTexts::tr("It may be announced twice."));
    QObject::connect(again, &QPushButton::clicked, again, std::move(retry));
    layout->addWidget(again, 0, Qt::AlignTop);
    return line;
}

}  // namespace Sidestage
