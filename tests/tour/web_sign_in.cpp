// SPDX-License-Identifier: GPL-3.0-or-later
#include "web_sign_in.h"

#include "accounts/accounts.h"
#include "accounts/sign_in_pane.h"
#include "shell/main_window.h"

#include <QPointer>
#include <QSet>
#include <QTest>
#include <QWebEngineView>

#include <memory>

namespace Sidestage {

namespace {

/// Whether a page with text has been painted, not only its background.
bool isDrawn(const QImage &image)
{
    constexpr qsizetype textNeeds = 40;  // shades of antialiased letters
    QSet<QRgb> colours;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); x += 2)
            colours.insert(image.pixel(x, y));
    }
    return colours.size() > textNeeds;
}

}  // namespace

bool signInOnPage(Driver &driver, const std::function<bool()> &half)
{
    const QPointer<QWidget> dialog = driver.find(u"signInDialog"_s);  // it deletes itself at the end
    if (!dialog)
        return false;
    const auto *pane = dialog->findChild<SignInPane *>();
    QWebEngineView *view = nullptr;
    const auto isThere = [&] {
        view = dialog->findChild<QWebEngineView *>();
        return view && pane->isPageShown() && isDrawn(view->grab().toImage());
    };
    if (!driver.waitFor(isThere, u"the service's page"_s))
        return false;
    if (half && !half())
        return false;

    // The page reports the position of the button when its layout has settled. The mouse presses it.
    const auto button = std::make_shared<QRectF>();  // the response may arrive after the return
    const auto asked = std::make_shared<int>(0);
    const auto rests = [&] {
        if (*asked > 0)
            return false;
        ++*asked;
        view->page()->runJavaScript(u"(() => { const b = document.getElementById('approve');"
                                    u"if (!b) return null; b.scrollIntoView({block: 'nearest'});"
                                    u"const r = b.getBoundingClientRect();"
                                    u"return [r.x, r.y, r.width, r.height]; })()"_s,
                                    [button, asked](const QVariant &answer) {
                                        const QVariantList box = answer.toList();
                                        const QRectF now = box.size() == 4
                                            ? QRectF(box[0].toReal(), box[1].toReal(), box[2].toReal(),
                                                     box[3].toReal())
                                            : QRectF();
                                        *asked = !now.isEmpty() && now == *button ? 2 : 0;
                                        *button = now;
                                    });
        return false;
    };
    if (!driver.waitFor([&] { return rests() || *asked == 2; }, u"the button that approves"_s))
        return false;

    Accounts *accounts = driver.app()->accounts();
    const qsizetype before = accounts->all().size();
    const QPoint at = (button->center() * view->zoomFactor()).toPoint();
    QTest::mouseClick(view->focusProxy(), Qt::LeftButton, {}, at);
    const bool added = driver.waitFor([&] { return accounts->all().size() > before && accounts->current(); },
                                      u"the account after approving"_s);
    if (!added)
        return false;
    // Without a keychain the dialog first explains that the token stays in memory.
    if (driver.app()->accounts()->vault()->state() == TokenVault::State::MemoryOnly
        && !driver.click(u"signInAction"_s))
        return false;
    if (!driver.waitFor([&] { return !dialog || !dialog->isVisible(); }, u"the sign-in to close"_s))
        return false;
    driver.window()->activateWindow();
    return driver.waitFor(
        [&driver] { return driver.window()->account() == driver.app()->accounts()->current(); },
        u"the window to show the account"_s);
}

}  // namespace Sidestage
