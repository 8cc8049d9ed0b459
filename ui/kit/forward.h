// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Declares the widgets that most headers name, of Qt and of the kit, so that these need not include them.

class QAction;
class QAbstractItemModel;
class QAbstractItemView;
class QBoxLayout;
class QButtonGroup;
class QCheckBox;
class QComboBox;
class QDateEdit;
class QGridLayout;
class QHBoxLayout;
class QHeaderView;
class QIdentityProxyModel;
class QLabel;
class QLineEdit;
class QListView;
class QListWidget;
class QMenu;
class QPainter;
class QPlainTextEdit;
class QRadioButton;
class QScrollArea;
class QSplitter;
class QStackedWidget;
class QStandardItemModel;
class QTableView;
class QTreeView;
class QVBoxLayout;
class QWidget;

namespace Sidestage {

class ActionButton;
class Avatar;
class Banner;
class Button;
class Card;
class ElidedLabel;
class EmptyState;
class FlowLayout;
class FormField;
class HeaderState;
class IconView;
class JobRow;
class NumberField;
class PageState;
class PictureLabel;
class Pictures;
class Pill;
class Popover;
class ProgressBar;
class SearchField;
class Segmented;
class Skeleton;
class SplitterState;
class Stat;
class SteadyText;
class Toast;
class ToastLane;
class Toggle;
class WhyHint;
class WrapLabel;

}  // namespace Sidestage
