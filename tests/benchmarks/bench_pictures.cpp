// SPDX-License-Identifier: GPL-3.0-or-later

// How long the event loop is blocked while the tab Emotes and badges shows 5,000 emotes: read, scrolled,
// searched while typing, in the other theme, with larger and smaller text: sidestage-bench-pictures [EMOTES]
//
// The real tab with its own sandbox, which draws each picture anew. See phases.h for what is measured.

#include "chat/chat_world.h"

#include "chat/chat_service.h"
#include "chat/emotes/picture_grid.h"
#include "chat/emotes/picture_rows.h"
#include "chat/emotes/pictures_view.h"
#include "chat/people/channel_choice.h"
#include "chat/people/chat_channels.h"
#include "kit/text/picture.h"
#include "kit/theme/theme.h"
#include "sandbox/emotes/picture_catalogue.h"

#include "phases.h"

#include <QLineEdit>
#include <QScrollBar>

#include <cstdio>
#include <memory>
#include <tuple>

using namespace Sidestage;

namespace {

const QString tea = u"teaandturrets"_s;

/// A response of the service: each emote has its own URL, though all show the same picture.
QByteArray manyEmotes(int count, const QUrl &base, const QString &drawn)
{
    QByteArray list;
    for (int n = 0; n < count; ++n) {
        const QByteArray number = QByteArray::number(n);
        list += QByteArray(n ? "," : "") + R"({"id":"e)" + number + R"(","name":"Many)" + number
            + R"(","emote_type":"subscriptions","emote_set_id":"9","owner_id":"77",)"
              R"("format":["static"],"scale":["1.0","2.0","3.0"],"theme_mode":["light","dark"]})";
    }
    return R"({"data":[)" + list + R"(],"template":")" + base.toEncoded() + "/images/emotes/v2/"
        + drawn.toUtf8() + R"(/static/{{theme_mode}}/{{scale}}?of={{id}}","pagination":{}})";
}

class PicturesBench : public QObject
{
public:
    explicit PicturesBench(int count)
        : m_count(count)
        , m_phases(this)
    {
        m_rig.signIn(tea);
        const QString drawn = m_rig.sandbox.inSandbox([](Sandbox::World &world) {
            const auto emotes = world.area<Sandbox::PictureCatalogue>().globalEmotes();
            return emotes && !emotes->isEmpty() ? emotes->first().id : QString();
        });
        QUrl base = m_rig.sandbox.baseUrl();
        base.setPath({});
        m_rig.sandbox.fault(
            {.path = "/chat/emotes/user", .times = -1, .body = manyEmotes(count, base, drawn)});
        m_service = std::make_unique<ChatService>(m_rig.accounts.get(), Clock::system(), m_cache.path());
        m_service->start();
        const QString id = m_rig.idOf(tea);
        while (!m_service->channels()->shown().contains(id))
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        m_choice = std::make_unique<ChannelChoice>(m_service->channels(), id);
        m_view = std::make_unique<PicturesView>(m_service.get(), m_choice.get());
        m_view->resize(1032, 620);
        m_search = m_view->findChild<QLineEdit *>(u"picturesSearch"_s);
    }
    ~PicturesBench() override
    {
        m_view.reset();
        m_choice.reset();
        m_service.reset();
    }

    void run()
    {
        std::ignore = m_view->grab();  // loads fonts and style
        m_phases.start();
        m_phases.run(
            "shown for the first time", [this] { m_view->show(); }, [this] { return isRead() && isShown(); });
        m_phases.run(
            "read anew, the same", [this] { m_view->refresh(); }, [this] { return !model()->isReading(); });
        constexpr int steps = 20;
        for (const int direction : {1, -1}) {
            for (int i = 1; i <= steps; ++i) {
                const int place = direction > 0 ? i : steps - i;
                m_phases.run(
                    direction > 0 ? "scrolled down" : "scrolled up",
                    [this, place] { bar()->setValue(bar()->maximum() * place / steps); },
                    [] { return true; });
            }
        }
        for (const char *text :
             {"m", "ma", "man", "many", "many1", "many12", "MANY12", "many1", "nothing", ""}) {
            const QByteArray name = QByteArray("search: ") + text;
            m_phases.run(
                name, [this, text] { m_search->setText(QLatin1String(text)); },
                [this, text] { return model()->filter() == QLatin1String(text); });
        }
        const auto done = [this] { return isShown(); };
        m_phases.run(
            "dark", [] { Theme::current()->setMode(Theme::Mode::Dark); }, done);
        m_phases.run(
            "light", [] { Theme::current()->setMode(Theme::Mode::Light); }, done);
        for (const int percent : {110, 125, 150, 200, 150, 100}) {
            const QByteArray name = "text at " + QByteArray::number(percent) + " %";
            m_phases.run(
                name, [percent] { Theme::current()->setTextScale(percent); }, done);
        }
        m_phases.run(
            "narrower", [this] { m_view->resize(640, 620); }, done);
        m_phases.run(
            "wider", [this] { m_view->resize(1280, 620); }, done);
        m_phases.run(
            "the last one chosen",
            [this] { m_view->grid()->setCurrentIndex(rows()->index(rows()->rowCount() - 1)); }, done);
        m_phases.printVerdict();
    }

private:
    PictureListModel *model() const { return m_view->model(); }
    PictureRows *rows() const { return m_view->grid()->rows(); }
    QScrollBar *bar() const { return m_view->grid()->verticalScrollBar(); }
    bool isRead() const { return model() && !model()->isReading() && rows()->rowCount() > m_count; }
    /// Whether the first visible picture was loaded or has failed, as a sample of all visible ones.
    bool isShown() const
    {
        const QModelIndex index = m_view->grid()->indexAt({m_view->grid()->viewport()->width() / 8, 60});
        const QUrl url = rows()->url(index.row(), m_view->grid()->request());
        return url.isEmpty() || m_view->pictures()->state(url) != Pictures::State::Coming;
    }

    int m_count;
    ChatWorld m_rig{false};
    QTemporaryDir m_cache{};
    std::unique_ptr<ChatService> m_service{};
    std::unique_ptr<ChannelChoice> m_choice{};
    std::unique_ptr<PicturesView> m_view{};
    QLineEdit *m_search = nullptr;
    Bench::Phases m_phases;
};

}  // namespace

int main(int argc, char **argv)
{
    Bench::WatchedApplication app(argc, argv);
    Theme theme;
    theme.setMode(Theme::Mode::Light);
    const int count = argc > 1 ? QString::fromLocal8Bit(argv[1]).toInt() : 5'000;
    std::printf("%d emotes of an account in the tab Emotes and badges\n", count);
    PicturesBench bench(count);
    bench.run();
    return 0;
}
