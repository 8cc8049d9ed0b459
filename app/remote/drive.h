// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace Sidestage {

/// Whether the command line asks the running program for something: `sidestage do …` or `sidestage status …`.
bool isDriving(int argc, char **argv);

/// Asks it and prints the answer. Needs no display and starts nothing. Returns the exit code: 0 done, 1
/// refused, 2 a wrong command line or an unknown action, 3 no program runs in that data folder, 4 it does not
/// answer. `activation` is the desktop's activation token.
int drive(int argc, char **argv, const char *activation);

}  // namespace Sidestage
