// SPDX-License-Identifier: GPL-3.0-or-later
#include "picture.h"

#include "kit/theme/theme.h"

#include <QBuffer>
#include <QDateTime>
#include <QElapsedTimer>
#include <QEvent>
#include <QImageReader>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace Sidestage {

namespace {

constexpr int tickMs = 33;
/// Maximum time for decoding frames per tick. The remaining frames wait for the next tick.
constexpr qint64 budgetMs = 4;
/// Limits of the frame duration, whatever the file contains.
constexpr int minFrameMs = 20;
constexpr int maxFrameMs = 60'000;
constexpr qsizetype maxRemembered = 2'000;
constexpr double maxGrowth = 2.0;

/// Detects the format by its first bytes, so that no other decoders run. Empty: not supported.
QByteArray formatOf(const QByteArray &bytes)
{
    if (bytes.startsWith("\x89PNG\r\n\x1a\n"))
        return QByteArrayLiteral("png");
    if (bytes.startsWith("GIF8"))
        return QByteArrayLiteral("gif");
    if (bytes.startsWith("\xff\xd8\xff"))
        return QByteArrayLiteral("jpeg");
    if (bytes.startsWith("RIFF") && bytes.mid(8, 4) == "WEBP")
        return QByteArrayLiteral("webp");
    return {};
}

qint64 now()
{
    return QDateTime::currentMSecsSinceEpoch();
}

}  // namespace

DecodedPicture decodePicture(const QByteArray &bytes, int maxSide)
{
    const QByteArray format = formatOf(bytes);
    if (format.isEmpty())
        return {};
    QBuffer buffer;
    buffer.setData(bytes);
    buffer.open(QIODevice::ReadOnly);
    QImageReader reader(&buffer, format);
    reader.setAutoDetectImageFormat(false);
    reader.setAutoTransform(true);
    const QSize size = reader.size();
    if (size.isEmpty() || qint64(size.width()) * size.height() > Pictures::maxPixels)
        return {};
    const bool fits = size.width() <= maxSide && size.height() <= maxSide;
    if (!fits)
        reader.setScaledSize(size.scaled(maxSide, maxSide, Qt::KeepAspectRatio).expandedTo({1, 1}));
    DecodedPicture picture;
    picture.moves = fits && reader.supportsAnimation() && reader.imageCount() > 1;
    picture.still = reader.read();
    if (picture.still.isNull())
        return {};
    // The declared size was missing or too small.
    if (picture.still.width() > maxSide || picture.still.height() > maxSide)
        picture.still = picture.still.scaled(maxSide, maxSide, Qt::KeepAspectRatio, Qt::SmoothTransformation);
    picture.still.convertTo(QImage::Format_ARGB32_Premultiplied);
    return picture;
}

/// Decodes the frames of an animation from its bytes.
struct Pictures::Movie
{
    explicit Movie(const QByteArray &from)
        : bytes(from)
    {
        rewind();
    }
    void rewind()
    {
        reader.reset();
        buffer.close();
        buffer.setData(bytes);
        buffer.open(QIODevice::ReadOnly);
        reader = std::make_unique<QImageReader>(&buffer, formatOf(bytes));
        reader->setAutoDetectImageFormat(false);
    }
    /// Returns false if the animation cannot continue.
    bool advance()
    {
        QImage image = reader->canRead() ? reader->read() : QImage();
        if (image.isNull()) {
            rewind();
            image = reader->read();
        }
        if (image.isNull() || image.width() > maxSide || image.height() > maxSide)
            return false;
        frame = QPixmap::fromImage(std::move(image));
        due = now() + std::clamp(reader->nextImageDelay(), minFrameMs, maxFrameMs);
        return true;
    }

    QByteArray bytes;
    QBuffer buffer{};
    std::unique_ptr<QImageReader> reader{};
    QPixmap frame{};
    qint64 due = 0;
};

Pictures::Pictures(Source source, QWidget *onScreen, QObject *parent)
    : QObject(parent)
    , m_source(std::move(source))
    , m_widget(onScreen)
{
    m_decoders.setMaxThreadCount(1);
    m_tick.setInterval(tickMs);
    connect(&m_tick, &QTimer::timeout, this, &Pictures::tick);
    m_widget->installEventFilter(this);
    connect(m_widget, &QObject::destroyed, this, [this] {
        m_widget = nullptr;
        followWindow();
    });
    Theme::watch(this, [this] { followWindow(); });
}

Pictures::~Pictures()
{
    m_decoders.clear();
    m_decoders.waitForDone();
}

void Pictures::show(const QList<QUrl> &urls)
{
    const QSet<QUrl> before = std::exchange(m_shown, QSet<QUrl>(urls.begin(), urls.end()));
    for (const QUrl &url : before) {
        if (m_shown.contains(url))
            continue;
        if (const auto movie = m_movies.take(url))
            m_movingBytes -= movie->bytes.size();
        if (m_coming.contains(url))
            m_source.drop(url, this);
    }
    // Requests that were dropped here are sent again when they become visible. Loaded pictures are not
    // requested again.
    m_coming.intersect(m_shown);
    for (const QUrl &url : urls) {
        if (url.isEmpty())
            continue;
        if (!before.contains(url))
            m_failed.remove(url);
        const Known *known = m_known.object(url);
        const bool wantsBytes = !known || (known->moves && !m_movies.contains(url));
        if (wantsBytes && !m_coming.contains(url) && !m_failed.contains(url))
            ask(url);
    }
    followWindow();
}

void Pictures::retry()
{
    m_failed.clear();
}

void Pictures::ask(const QUrl &url)
{
    m_coming.insert(url);
    m_source.load(url, this, [this, url](const QByteArray &bytes) {
        if (bytes.isEmpty())
            fail(url);
        else
            decode(url, bytes);
    });
}

void Pictures::decode(const QUrl &url, const QByteArray &bytes)
{
    m_decoders.start([this, url, bytes] {
        // Safe to capture `this`: the destructor waits for the worker.
        const DecodedPicture picture = decodePicture(bytes, maxSide);
        QMetaObject::invokeMethod(
            this, [this, url, picture, bytes] { store(url, picture, bytes); }, Qt::QueuedConnection);
    });
}

void Pictures::store(const QUrl &url, const DecodedPicture &picture, const QByteArray &bytes)
{
    if (picture.still.isNull()) {
        fail(url);
        return;
    }
    m_coming.remove(url);
    m_failed.remove(url);
    m_known.insert(url, new Known{QPixmap::fromImage(picture.still), picture.moves},
                   picture.still.sizeInBytes());
    if (picture.moves && m_shown.contains(url) && !m_movies.contains(url)
        && m_movingBytes + bytes.size() <= maxMovingBytes) {
        m_movies.insert(url, std::make_shared<Movie>(bytes));
        m_movingBytes += bytes.size();
    }
    followWindow();
    Q_EMIT changed(url);
}

void Pictures::fail(const QUrl &url)
{
    m_coming.remove(url);
    if (m_failed.size() >= maxRemembered)
        m_failed.clear();
    m_failed.insert(url);
    Q_EMIT changed(url);
}

Pictures::State Pictures::state(const QUrl &url) const
{
    if (m_known.contains(url))
        return State::There;
    if (m_failed.contains(url))
        return State::Failed;
    return m_coming.contains(url) ? State::Coming : State::Unknown;
}

QPixmap Pictures::pixmap(const QUrl &url) const
{
    const auto movie = m_movies.constFind(url);
    if (movie != m_movies.constEnd() && !(*movie)->frame.isNull())
        return (*movie)->frame;
    const Known *known = m_known.object(url);
    return known ? known->still : QPixmap();
}

bool Pictures::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::Show:
    case QEvent::Hide:
    case QEvent::WindowActivate:
    case QEvent::WindowDeactivate:
    case QEvent::ActivationChange:
        // Queued, so that the widget has processed the event first.
        QMetaObject::invokeMethod(
            this, [this] { followWindow(); }, Qt::QueuedConnection);
        break;
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}

void Pictures::followWindow()
{
    const Theme *theme = Theme::current();
    const bool moves = !m_movies.isEmpty() && m_widget && m_widget->isVisible()
        && m_widget->window()->isActiveWindow() && !(theme && theme->reducedMotion());
    if (moves && !m_tick.isActive())
        m_tick.start();
    else if (!moves)
        m_tick.stop();
}

void Pictures::tick()
{
    QList<std::pair<qint64, QUrl>> due;
    const qint64 at = now();
    for (auto movie = m_movies.cbegin(); movie != m_movies.cend(); ++movie) {
        // If the system clock was set back, a frame must not wait for the old time.
        if ((*movie)->due <= at || (*movie)->due > at + maxFrameMs)
            due.append({(*movie)->due, movie.key()});
    }
    // The most overdue frame comes first, so that all of them get their turn.
    std::sort(due.begin(), due.end(), [](const auto &a, const auto &b) { return a.first < b.first; });
    QElapsedTimer spent;
    spent.start();
    for (const auto &[time, url] : std::as_const(due)) {
        const auto movie = m_movies.value(url);
        if (!movie->advance()) {
            m_movingBytes -= movie->bytes.size();
            m_movies.remove(url);
            if (const Known *known = m_known.object(url))
                m_known.insert(url, new Known{known->still, false},
                               qsizetype(known->still.width()) * known->still.height() * 4);
        }
        Q_EMIT changed(url);
        if (spent.elapsed() >= budgetMs)
            break;
    }
    followWindow();
}

void paintPicture(QPainter *painter, const QRect &rect, const Pictures &pictures, const QUrl &url,
                  const QString &name)
{
    const Tokens &t = Theme::tokens();
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setRenderHint(QPainter::SmoothPixmapTransform);
    if (const QPixmap pixmap = pictures.pixmap(url); !pixmap.isNull()) {
        const QSizeF size = QSizeF(pixmap.size());
        const double growth
            = std::min({rect.width() / size.width(), rect.height() / size.height(), maxGrowth});
        QRectF place(QPointF(), size * growth);
        place.moveCenter(QRectF(rect).center());
        painter->drawPixmap(place, pixmap, QRectF(pixmap.rect()));
    } else {
        const bool failed = url.isEmpty() || pictures.state(url) == Pictures::State::Failed;
        const QRectF box = QRectF(rect).adjusted(0.5, 0.5, -0.5, -0.5);
        painter->setPen(failed ? QPen(t.edge, 1, Qt::DashLine) : QPen(Qt::NoPen));
        painter->setBrush(failed ? QBrush(Qt::NoBrush) : QBrush(t.line));
        painter->drawRoundedRect(box, px(Measure::chipRadius), px(Measure::chipRadius));
        if (failed) {
            const QRect inner = rect.adjusted(px(3), px(2), -px(3), -px(2));
            painter->setFont(Theme::font(TextRole::Caption));
            painter->setPen(t.text2);
            painter->setClipRect(inner);
            const QFontMetrics metrics = painter->fontMetrics();
            painter->drawText(inner, Qt::AlignCenter,
                              metrics.elidedText(name, Qt::ElideRight, inner.width()));
        }
    }
    painter->restore();
}

PictureLabel::PictureLabel(Pictures *pictures, int size, QWidget *parent)
    : QWidget(parent)
    , m_pictures(pictures)
    , m_size(size)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    connect(pictures, &Pictures::changed, this, [this](const QUrl &url) {
        if (url == m_url)
            update();
    });
}

void PictureLabel::setPicture(const QUrl &url, const QString &name)
{
    m_url = url;
    m_name = name;
    setAccessibleName(name);
    update();
}

QSize PictureLabel::sizeHint() const
{
    return {px(m_size), px(m_size)};
}

void PictureLabel::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    paintPicture(&painter, rect(), *m_pictures, m_url, m_name);
}

}  // namespace Sidestage
