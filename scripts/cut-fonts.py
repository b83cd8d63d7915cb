"""Cuts the letters of the site anew: weights 400 to 600 only, and Arabic in two files, what is read here and the rest.

Run by hand where a font changes: pip install fonttools brotli; python3 scripts/cut-fonts.py
"""

import io
import pathlib

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

root = pathlib.Path(__file__).parent.parent
packages = root / "node_modules/@fontsource-variable"
target = root / "src/ui/styles/fonts"
weights = (400, 600)
features = "init medi fina isol rlig calt ccmp mark mkmk kern locl tnum liga".split()

# letters, signs and digits of Arabic, the four letters of Persian that stand in names, and what joins or parts them
arabic = {
    *range(0x0600, 0x0656), *range(0x0660, 0x066E), 0x0670, 0x0671, 0x067E, 0x0686, 0x0698, 0x06A4, 0x06A9, 0x06AF, 0x06CC,
    *range(0x200C, 0x2010),
}  # fmt: skip


def cut(source, name, wanted=lambda letters: letters):
    font = instancer.instantiateVariableFont(TTFont(packages / source), {"wght": weights})
    # read again: the instancer leaves out what has no variation, and the subsetter asks for it
    whole = io.BytesIO()
    font.flavor = None
    font.save(whole)
    whole.seek(0)
    font = TTFont(whole)
    variations = font["gvar"].variations
    font["gvar"].variations = {glyph: variations[glyph] if glyph in variations else [] for glyph in font.getGlyphOrder()}
    options = subset.Options(hinting=False, layout_features=features, name_IDs=["*"], notdef_outline=True)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=wanted(set(font.getBestCmap())))
    subsetter.subset(font)
    font.flavor = "woff2"
    font.save(target / name)
    print(name, (target / name).stat().st_size)


for letters in ("latin", "latin-ext", "cyrillic"):
    cut(f"onest/files/onest-{letters}-wght-normal.woff2", f"onest-{letters}.woff2")
cut("vazirmatn/files/vazirmatn-arabic-wght-normal.woff2", "vazirmatn-arabic.woff2", lambda all: all & arabic)
cut("vazirmatn/files/vazirmatn-arabic-wght-normal.woff2", "vazirmatn-arabic-ext.woff2", lambda all: all - arabic)
