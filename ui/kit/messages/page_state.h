// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/theme/icons.h"

#include <QPointer>
#include <QStackedWidget>

#include <functional>

namespace Sidestage {

class EmptyState;
class Skeleton;

/// A list, or one sentence in its place with an icon and maybe a button: it is loading, it failed, it needs a
/// permission, nothing matches, or there is nothing.
class PageState : public QStackedWidget
{
    Q_OBJECT
public:
    /// `name` is the object name of the EmptyState, such as "hereEmpty". The list is shown at first.
    PageState(QWidget *list, const QString &name, QWidget *parent = nullptr);

    /// Sets the field that gets the focus from a list in which nothing matches what it searches.
    void setSearch(QWidget *search) { m_search = search; }

    void showList();
    /// Grey bars instead of the list.
    void showLoading();
    /// `act` is called by the button with the text `action`. No text: no button.
    void showEmpty(Icon icon, const QString &sentence, const QString &action = {},
                   std::function<void()> act = {});
    bool isEmpty() const { return currentIndex() != 0; }

private:
    void replaceShown(QWidget *shown);

    EmptyState *m_empty;
    Skeleton *m_loading = nullptr;
    QWidget *m_search = nullptr;
    QPointer<QWidget> m_focus{};  ///< What of the list had the focus when it was replaced.
    std::function<void()> m_act{};
};

}  // namespace Sidestage
