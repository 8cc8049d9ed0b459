#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Builds the last commit again in another folder, compiling everything, and compares the packages with those of
# dist/: ./dev package --reproduce.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
readonly first=$PWD/dist

again=$(mktemp -d "${TMPDIR:-/tmp}/sidestage.XXXXXX")
trap 'rm -rf "$again"' EXIT
mkdir "$again/another folder"
git archive HEAD | tar -x -C "$again/another folder"
cd "$again/another folder"
CCACHE_DISABLE=1 ./dev package

failed=0
for package in "$first"/*.deb "$first"/*.tar.gz; do
    if cmp -s "$package" "dist/$(basename "$package")"; then
        printf '==> the same: %s\n' "$(cd "$first" && sha256sum "$(basename "$package")")"
    else
        printf '==> DIFFERENT: %s\n' "$(basename "$package")"
        failed=1
    fi
done
exit $failed
