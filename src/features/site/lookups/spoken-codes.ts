/** Languages that jobs ask for and people speak, by ISO 639 code; `zh` is Chinese as CLDR names it, that is Mandarin (cmn), beside Cantonese. */
export const spokenCodes: readonly string[] =
  'ar en fr ru hi ur bn tl fa tr de es it pt zh yue ja ko id ms ta ml te pa ps ku ckb zgh kab am so sw uk kk uz ky tg az hy ka ro pl nl sv el he'.split(
    ' ',
  )
