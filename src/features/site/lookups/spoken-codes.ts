import data from '#libraries/cv-reading/lists/levels.json' with { type: 'json' }

/** Languages that jobs ask for and people speak most, by ISO 639 code; `zh` is Chinese as CLDR names it, that is Mandarin (cmn), beside Cantonese. */
export const usualCodes: readonly string[] =
  'ar en fr ru hi ur bn tl fa tr de es it pt zh yue ja ko id ms ta ml te pa ps ku ckb zgh kab am so sw uk kk uz ky tg az hy ka ro pl nl sv el he'.split(
    ' ',
  )
/** Twins of others by their names, and those that CLDR names in none or few of our languages. */
const unnamed = ['fil', 'tw', 'ber', 'bci', 'kri', 'rif', 'luo', 'fon']

/** Every language that a CV is read for, or it would be lost on the way to a profile; the usual ones first. */
export const spokenCodes: readonly string[] = [
  ...usualCodes,
  ...data.codes.filter((code) => !usualCodes.includes(code) && !unnamed.includes(code)),
]
