// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>
#include <QWidget>

namespace Sidestage {

/// Placeholder for data that is loaded for the first time: after 200 ms grey bars in the shape of rows,
/// without animation, and after 2 s the text "Loading…". Restarts whenever it is shown.
class Skeleton : public QWidget
{
    Q_OBJECT

public:
    enum class Stage { Nothing, Bars, Texts };
    Q_ENUM(Stage)

    explicit Skeleton(int rows = 4, QWidget *parent = nullptr);

    Stage stage() const { return m_stage; }
    /// Sets the milliseconds until the bars and until the text. Default: 200 and 2000.
    void setDelays(int bars, int words);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void advance();

    int m_rows;
    int m_barsMs = 200;
    int m_wordsMs = 2000;
    Stage m_stage = Stage::Nothing;
    QTimer m_next;
};

}  // namespace Sidestage
