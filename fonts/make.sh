#!/bin/sh
# Makes the fonts of this folder: the scripts that pictures of pages are written in, from the Noto fonts.
#
# On Debian 12: apt-get install fonts-noto-core fonts-noto-cjk python3-fonttools kanjidic
# The same packages give the same bytes.
set -eu
cd "$(dirname "$0")"
noto=/usr/share/fonts/truetype/noto
cjk=/usr/share/fonts/opentype/noto
# Dates are those of the fonts that they are made from.
export SOURCE_DATE_EPOCH=0

subset() {
    in=$1
    out=$2
    shift 2
    /usr/bin/python3 -m fontTools.subset "$in" --output-file="$out" --no-hinting --no-recalc-timestamp \
        --name-IDs=0,1,2,3,4,5,6,13,14 --drop-tables+=DSIG "$@"
}

# Latin, Greek and Cyrillic, with what stands between words.
subset "$noto/NotoSerifDisplay-Regular.ttf" NotoSerifDisplay.ttf \
    --layout-features=ccmp,kern,liga,locl,mark,mkmk \
    --unicodes=U+0020-036F,U+0370-03FF,U+0400-052F,U+1E00-1FFF,U+2000-206F,U+20A0-20BF,U+2100-214F,U+2C60-2C7F

# Arabic, all of it, with its vowel signs and forms.
subset "$noto/NotoNaskhArabic-Regular.ttf" NotoNaskhArabic.ttf \
    --layout-features='*' \
    --unicodes=U+0020-0040,U+00AB,U+00BB,U+0600-06FF,U+0750-077F,U+08A0-08FF,U+2000-206F,U+FB50-FDFF,U+FE70-FEFF

# Japanese: kana, and the kanji that are taught at school.
kanji=$(mktemp)
trap 'rm -f "$kanji"' EXIT
iconv -f EUC-JP -t UTF-8 /usr/share/edict/kanjidic | grep -E ' G[1-8] ' | cut -d' ' -f1 > "$kanji"
subset "$cjk/NotoSerifCJK-Regular.ttc" NotoSerifJP.otf --font-number=0 \
    --layout-features= --drop-tables+=vmtx,vhea,VORG,BASE \
    --unicodes=U+0020-007E,U+00B7,U+2010-2026,U+3000-30FF,U+31F0-31FF,U+FF00-FF9F,U+FFE0-FFE6 --text-file="$kanji"
