// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace Sidestage {

class PictureLoader;
class Pictures;

/// Creates the pictures that `loader` loads for a view, which owns them. `loader` must outlive the view.
Pictures *makePictures(PictureLoader *loader, QWidget *view);

}  // namespace Sidestage
