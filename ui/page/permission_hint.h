// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/messages/why_hint.h"
#include "schema/scope.h"

#include <optional>

namespace Sidestage {

class Banner;
class PageState;

/// Emits permissionRequested() of the page, the tab or the card around `widget`.
void requestPermission(QWidget *widget, Api::Scope scope);

/// Says that a permission is missing, and asks for it.
class PermissionHint : public WhyHint
{
    Q_OBJECT
public:
    explicit PermissionHint(const QString &sentence = {}, std::optional<Api::Scope> scope = {},
                            QWidget *parent = nullptr);

    /// "Grant permission…".
    static QString askText() { return tr("Grant permission…"); }
    /// None: the reason is another one, so that nothing can be asked for.
    void setScope(std::optional<Api::Scope> scope);

private:
    std::optional<Api::Scope> m_scope{};
};

/// The same in place of a list.
void showNoPermission(PageState *state, const QString &sentence, Api::Scope scope);
/// The same for a banner: adds the button.
void addPermissionAction(Banner *banner, Api::Scope scope);

}  // namespace Sidestage
