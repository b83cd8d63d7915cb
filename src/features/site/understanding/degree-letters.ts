/** Letters that shorten a degree, without dots; they say so only where they begin what was studied: "MS" is a company too. */
const letters: Record<string, string[]> = {
  diploma: ['AA', 'AAS', 'AS'],
  bachelor: [
    'AB',
    'BA',
    'BArch',
    'BBA',
    'BCA',
    'BCom',
    'BE',
    'BEd',
    'BEng',
    'BFA',
    'BMus',
    'BN',
    'BS',
    'BSc',
    'BSN',
    'BSW',
    'BTech',
    'LLB',
  ],
  master: [
    'LLM',
    'MA',
    'MArch',
    'MCom',
    'ME',
    'MEd',
    'MEng',
    'MFA',
    'MPA',
    'MPH',
    'MPhil',
    'MPP',
    'MRes',
    'MS',
    'MSc',
    'MSN',
    'MSW',
    'MTech',
  ],
  mba: ['MBA'],
  medical: ['BDS', 'DDS', 'DMD', 'DVM', 'MBBS', 'MBChB', 'MD'],
  doctorate: ['DBA', 'DPhil', 'DSc', 'EdD', 'PhD', 'ScD'],
}
const codes = new Map(Object.entries(letters).flatMap(([code, all]) => all.map((one) => [one, code] as const)))
/** Behind the letters the field is parted from them, or there is none. */
const beginning = /^((?:\p{L}{1,4}\.?\s?){1,4}?)(?:\s*[,،:–—(-]\s*|\s+(?:in|of|en)\s+|\s*$)/u

/** A study that begins with the letters of its degree: "BS, Computer Engineering"; null where it does not. */
export function degreeLettersIn(text: string): { code: string; field: string } | null {
  const found = beginning.exec(text.trim())
  const code = codes.get((found?.[1] ?? '').replace(/[.\s]/g, ''))
  return found && code ? { code, field: text.trim().slice(found[0].length).replace(/\)$/, '') } : null
}
