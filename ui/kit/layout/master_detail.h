// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QAction;
class QSplitter;

namespace Sidestage {

class SplitterState;

/// A list with its details: beside it in a wide window, with widths that the user can drag; in a narrow one
/// in a drawer over the end of the list.
class MasterDetail : public QWidget
{
    Q_OBJECT
public:
    /// Widths in px at a line height of 20 px.
    struct Widths
    {
        int wideFrom = 0;      ///< From this width on, the details are beside the list.
        int leastList = 0;     ///< Of the list, beside the details.
        int details = 0;       ///< At first, and of the drawer.
        int leastDetails = 0;  ///< Beside the list. At least the width of what they scroll.
        int mostDetails = 0;   ///< Up to which they grow in a wide window.
    };

    /// `name` is the key of the stored widths.
    MasterDetail(QWidget *list, QWidget *details, const QString &name, const Widths &widths);

    /// A checkable action that shows and hides the details. It is checked while they are shown.
    void setToggle(QAction *toggle);
    void showDetails(bool shown);
    bool isDrawerOpen() const;

Q_SIGNALS:
    /// Emitted after a change of the width or of the text size.
    void arranged();
    /// Emitted after the details were hidden, not by a change of the width. `hadFocus`: the focus was there.
    void closed(bool hadFocus);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void arrange();
    void placeDrawer();

    QWidget *m_list;
    QWidget *m_details;
    QSplitter *m_splitter;
    SplitterState *m_state;
    QAction *m_toggle = nullptr;
    Widths m_widths;
    bool m_isWide = true;
    bool m_isWanted = true;  ///< In a wide window.
    int m_arrangedAt = 0;    ///< px(scaleProbe) at the last change of the text size.
};

}  // namespace Sidestage
