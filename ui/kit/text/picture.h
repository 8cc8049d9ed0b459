// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCache>
#include <QHash>
#include <QImage>
#include <QPixmap>
#include <QSet>
#include <QThreadPool>
#include <QTimer>
#include <QUrl>
#include <QWidget>

#include <functional>
#include <memory>

namespace Sidestage {

/// The result of decoding a downloaded picture.
struct DecodedPicture
{
    QImage still{};      ///< Null: not a picture, or not allowed.
    bool moves = false;  ///< It has more frames, and is small enough to be animated.
};

/// Decodes PNG, JPEG, GIF and, if Qt supports it, WebP, regardless of the file name. Can be called in any
/// thread. A picture that declares more than `maxPixels` is not decoded. Larger ones than `maxSide` are
/// scaled down.
DecodedPicture decodePicture(const QByteArray &bytes, int maxSide);

/// The pictures of one view: requests the visible ones, decodes them in a worker thread and caches them up to
/// a limit in bytes. Animates them while they are visible in the active window and reduced motion is off. The
/// caller provides the source of the bytes.
class Pictures : public QObject
{
    Q_OBJECT

public:
    static constexpr qsizetype maxBytes = 24 * 1024 * 1024;
    static constexpr qsizetype maxMovingBytes = 16 * 1024 * 1024;
    static constexpr int maxPixels = 4 * 1024 * 1024;
    static constexpr int maxSide = 256;

    enum class State { Unknown, Coming, There, Failed };

    struct Source
    {
        /// Calls the function with the bytes, or with an empty array on failure, unless the object has been
        /// destroyed.
        std::function<void(const QUrl &, QObject *, std::function<void(const QByteArray &)>)> load{};
        /// Cancels a request that has not started yet.
        std::function<void(const QUrl &, QObject *)> drop{};
    };

    /// Animates only while `onScreen` is visible in the active window.
    Pictures(Source source, QWidget *onScreen, QObject *parent = nullptr);
    ~Pictures() override;

    /// Sets the visible pictures and requests them in this order. The source may load the latest request
    /// first. Animations and pending requests of others stop. A failed picture is retried when it becomes
    /// visible again.
    void show(const QList<QUrl> &urls);
    /// Allows failed pictures to be retried at the next show().
    void retry();

    State state(const QUrl &url) const;
    /// Null unless the state is There. The current frame of an animation.
    QPixmap pixmap(const QUrl &url) const;
    bool isMoving() const { return m_tick.isActive(); }
    /// Size of the cached decoded pictures.
    qsizetype bytes() const { return m_known.totalCost(); }

    bool eventFilter(QObject *watched, QEvent *event) override;

Q_SIGNALS:
    /// Emitted when its state or its current frame has changed.
    void changed(const QUrl &url);

private:
    struct Known
    {
        QPixmap still{};
        bool moves = false;
    };
    struct Movie;

    void ask(const QUrl &url);
    void decode(const QUrl &url, const QByteArray &bytes);
    void store(const QUrl &url, const DecodedPicture &picture, const QByteArray &bytes);
    void fail(const QUrl &url);
    void followWindow();
    void tick();

    Source m_source;
    QWidget *m_widget;
    QCache<QUrl, Known> m_known{maxBytes};
    QSet<QUrl> m_shown{};
    QSet<QUrl> m_coming{};
    QSet<QUrl> m_failed{};
    QHash<QUrl, std::shared_ptr<Movie>> m_movies{};
    qsizetype m_movingBytes = 0;
    QTimer m_tick{};
    QThreadPool m_decoders{};
};

/// Paints the picture centred in `rect`, as large as possible, but at most twice its size. A failed picture
/// is painted as a dashed box with `name`, a pending one as a grey box.
void paintPicture(QPainter *painter, const QRect &rect, const Pictures &pictures, const QUrl &url,
                  const QString &name);

/// Shows one picture, with its name for screen readers.
class PictureLabel : public QWidget
{
    Q_OBJECT

public:
    /// `size` in px at a line height of 20 px. `pictures` must outlive the label.
    PictureLabel(Pictures *pictures, int size, QWidget *parent = nullptr);

    void setPicture(const QUrl &url, const QString &name);
    const QUrl &url() const { return m_url; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Pictures *m_pictures;
    int m_size;
    QUrl m_url{};
    QString m_name{};
};

}  // namespace Sidestage
