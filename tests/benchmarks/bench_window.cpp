// SPDX-License-Identifier: GPL-3.0-or-later

// The baseline: an empty main window with a table, as in any Qt Widgets program.

#include "first_frame.h"

#include <QMainWindow>
#include <QStandardItemModel>
#include <QTableView>

int main(int argc, char **argv)
{
    QApplication app(argc, argv);
    QMainWindow window;
    QTableView table;
    QStandardItemModel model(100, 5);
    table.setModel(&model);
    window.setCentralWidget(&table);
    window.resize(1280, 800);
    Sidestage::Benchmarks::FirstFrame watch(&window);
    window.show();
    return QApplication::exec();
}
