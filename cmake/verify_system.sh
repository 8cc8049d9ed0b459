#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Does in a clean system what the README says, with warnings as errors: ./dev verify-system.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
source cmake/clean_root.sh

usage() {
    cat <<'END'
usage: ./dev verify-system debian12|debian13 [--clang] [--build] [--again] [ARGS]

  makes this system with debootstrap, copies the committed sources into it, and runs the README's two commands
  there: ./dev run (without a display that is the tour) and ./dev test

  --clang   with clang instead of gcc
  --build   only install and build everything: neither tour nor tests
  --again   use the system that the last call has made, and build only what has changed
  ARGS      go to ctest

SIDESTAGE_ROOTS is the folder for such systems (/var/cache/sidestage/roots). Only root may write there.
END
}

# Makes the folder the same as the last commit. A file that has not changed keeps its time, so that it is not
# compiled again.
copy_sources() {
    local fresh=$root/src/.fresh
    rm -rf "$fresh"
    mkdir -p "$fresh" "$1"
    git archive HEAD | tar -x --touch -C "$fresh"
    (cd "$1" && find . -path ./build -prune -o -type f -print) | while read -r file; do
        [ -e "$fresh/$file" ] || rm "$1/$file"
    done
    (cd "$fresh" && find . -type f) | while read -r file; do
        cmp -s "$fresh/$file" "$1/$file" || { mkdir -p "$(dirname "$1/$file")" && cp -p "$fresh/$file" "$1/$file"; }
    done
    rm -rf "$fresh"
}

system=${1:-}
case $system in debian12 | debian13) shift ;; *) usage >&2; exit 2 ;; esac
compiler=gcc
build_only=
again=
while [ $# -gt 0 ]; do
    case $1 in
        --clang) compiler=clang ;;
        --build) build_only=1 ;;
        --again) again=1 ;;
        *) break ;;
    esac
    shift
done

root=$roots/$system
[ -n "$again" ] && [ -d "$root/usr" ] || make_root "$system" "$root"
copy_sources "$root/src/$compiler"
settings=(SIDESTAGE_PRESET=ci)
[ "$compiler" = gcc ] || settings+=(CXX=clang++)

# there COMMAND...: runs it in the copy of the sources.
# shellcheck disable=SC2016
there() { in_root "$system" "$root" "${settings[@]}" bash -euc 'cd "$1" && shift && "$@"' there "/src/$compiler" "$@"; }

uses=(build test lint)
[ "$compiler" = gcc ] || uses+=(tidy)
there ./dev setup "${uses[@]}"
if [ -n "$build_only" ]; then
    there cmake --preset ci
    there cmake --build build/ci --parallel "$(nproc)" -- -k 0
    say "$system, $compiler: everything is built without a warning"
    exit
fi
there ./dev run
# Debian 12 decides about the format: newer systems do not have its clang-format.
[ "$system" = debian12 ] || set -- -E '^lint_format$' "$@"
there ./dev test "$@"
say "$system, $compiler: built without a warning, toured and tested"
