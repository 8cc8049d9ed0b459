// SPDX-License-Identifier: GPL-3.0-or-later
#include "permission_hint.h"

#include "kit/controls/button.h"
#include "kit/messages/banner.h"
#include "kit/messages/page_state.h"
#include "kit/theme/named.h"
#include "overview_card.h"

namespace Sidestage {

void requestPermission(QWidget *widget, Api::Scope scope)
{
    for (; widget; widget = widget->parentWidget()) {
        if (auto *card = qobject_cast<OverviewCard *>(widget))
            return Q_EMIT card->permissionRequested(scope);
        if (auto *view = qobject_cast<PageView *>(widget))
            return Q_EMIT view->permissionRequested(scope);
    }
}

PermissionHint::PermissionHint(const QString &sentence, std::optional<Api::Scope> scope, QWidget *parent)
    : WhyHint(sentence, parent)
{
    setScope(scope);
    connect(this, &WhyHint::actionTriggered, this, [this] {
        if (m_scope)
            requestPermission(this, *m_scope);
    });
}

void PermissionHint::setScope(std::optional<Api::Scope> scope)
{
    m_scope = scope;
    setAction(scope ? askText() : QString());
}

void showNoPermission(PageState *state, const QString &sentence, Api::Scope scope)
{
    state->showEmpty(Icon::Lock, sentence, PermissionHint::askText(),
                     [state, scope] { requestPermission(state, scope); });
}

void addPermissionAction(Banner *banner, Api::Scope scope)
{
    auto *ask = named("askPermission", banner->addAction(PermissionHint::askText()));
    QObject::connect(ask, &Button::clicked, banner, [banner, scope] { requestPermission(banner, scope); });
}

}  // namespace Sidestage
