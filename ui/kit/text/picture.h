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

/// What bytes from elsewhere show.
struct DecodedPicture
{
    QImage still{};      ///< Null: they are no picture that may be shown.
    bool moves = false;  ///< There are more frames, small enough to be shown one after the other.
};

/// For any thread. PNG, JPEG, GIF and, where Qt has it, WebP, whatever name they come under. What says it is
/// larger than `maxPixels` is not decoded at all; longer sides than `maxSide` are scaled down.
DecodedPicture decodePicture(const QByteArray &bytes, int maxSide);

/// The pictures of one view: fetches those on screen, decodes them in a thread, keeps as many bytes of them
/// as its bound, and moves those that can while they are on screen in the active window and motion is
/// wanted. Where the bytes come from is told by whoever makes it.
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
        /// Calls the function with the bytes, or with none, unless the object is gone by then.
        std::function<void(const QUrl &, QObject *, std::function<void(const QByteArray &)>)> load{};
        /// What has not been begun is not wanted any more.
        std::function<void(const QUrl &, QObject *)> drop{};
    };

    /// `onScreen`: moves only while this widget is shown in the active window.
    Pictures(Source source, QWidget *onScreen, QObject *parent = nullptr);
    ~Pictures() override;

    /// These are on screen now; what comes last is fetched first. Others stop, and are fetched no more. What
    /// has failed is tried again when it comes back into sight.
    void show(const QList<QUrl> &urls);
    /// What has failed may be tried again at the next show().
    void retry();

    State state(const QUrl &url) const;
    /// Null unless it is There. Of one that moves: as it is now.
    QPixmap pixmap(const QUrl &url) const;
    bool isMoving() const { return m_tick.isActive(); }
    /// Of decoded pictures.
    qsizetype bytes() const { return m_known.totalCost(); }

    bool eventFilter(QObject *watched, QEvent *event) override;

Q_SIGNALS:
    /// Its state, or what it shows.
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

/// Paints it in the middle of `rect`, as large as fits, at most twice its size; what has failed as a dashed
/// box with `name` in it, what is coming as a grey one.
void paintPicture(QPainter *painter, const QRect &rect, const Pictures &pictures, const QUrl &url,
                  const QString &name);

/// One picture, with its name for screen readers.
class PictureLabel : public QWidget
{
    Q_OBJECT

public:
    /// `size` in px at a body line of 20 px. `pictures` must outlive it.
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
