#!/bin/sh
# Makes src/assets/fonts from Manrope's latin file of the npm package @fontsource-variable/manrope 5.3.0.
# Needs fonttools 4 and brotli (pip install fonttools brotli).
#   fonts/subset.sh manrope-latin-wght-normal.woff2
# The first file holds what nearly every page needs and is small enough for the first 14 KB that a new connection carries; the second one,
# fetched only where a page uses a letter of it, the rest of Latin. Weights are 400 to 800. Keep the ranges as in src/styles/font.css.
set -eu
out="$(dirname "$0")/../src/assets/fonts"
whole="$(mktemp --suffix=.ttf)"
fonttools varLib.instancer "$1" wght=400:800 -o "$whole"

subset() {
  pyftsubset "$whole" --flavor=woff2 --output-file="$out/$1" --unicodes="$2" --layout-features=kern,tnum,ccmp,locl --no-hinting \
    --desubroutinize --drop-tables+=prep,gasp --name-IDs=0,1,2,3,4,5,6,13,14
}

core='U+0020-007E,U+00A0,U+00A3,U+00A9,U+00B0,U+00B2,U+00B7,U+00BD,U+00D7,U+00E0-00E2,U+00E8-00EA,U+00ED-00EE,U+00F3-00F4,U+00F6,U+00FA-00FC'
core="$core,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+20AC"
more='U+00A1-00A2,U+00A4-00A8,U+00AA-00AF,U+00B1,U+00B3-00B6,U+00B8-00BC,U+00BE-00D6,U+00D8-00DF,U+00E3-00E7,U+00EB-00EC,U+00EF-00F2'
more="$more,U+00F5,U+00F7-00F9,U+00FD-00FF,U+0102,U+0131,U+0152-0153,U+02C6,U+02DA,U+02DC,U+201A,U+201E,U+2039-203A,U+2044,U+2122"
more="$more,U+2191,U+2193,U+2212,U+2215"
subset manrope-core.woff2 "$core"
subset manrope-more.woff2 "$more"
rm "$whole"
