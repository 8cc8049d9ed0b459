// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charity/overlay_files.h"

#include <QImage>

namespace Sidestage {

/// What stands over the picture of a broadcast: name, amount, goal and a bar, on nothing. For any thread.
QImage overlayImage(const OverlayFacts &facts, const OverlaySettings &settings);
/// The same as the bytes of a PNG.
QByteArray overlayPng(const OverlayFacts &facts, const OverlaySettings &settings);

}  // namespace Sidestage
