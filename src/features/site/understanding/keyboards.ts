/** The same keys of an English, a Russian and an Arabic keyboard, row by row. */
const rows = {
  en: "`qwertyuiop[]asdfghjkl;'zxcvbnm,./",
  ru: 'ёйцукенгшщзхъфывапролджэячсмитьбю.',
  ar: 'ذضصثقفغعهخحجدشسيبلاتنمكطئءؤرﻻىةوزظ',
} as const
const shifted = { en: '~QWERTYUIOP{}ASDFGHJKL:"ZXCVBNM<>?', ru: 'ЁЙЦУКЕНГШЩЗХЪФЫВАПРОЛДЖЭЯЧСМИТЬБЮ,' }

type Layout = keyof typeof rows
const others: readonly (readonly [from: Layout, to: Layout])[] = [
  ['en', 'ru'],
  ['ru', 'en'],
  ['en', 'ar'],
  ['ar', 'en'],
]

const tables = others.map(([from, to]) => {
  const table = new Map<string, string>()
  for (const [at, key] of [...rows[from]].entries()) table.set(key, ([...rows[to]][at] ?? key).replace('ﻻ', 'لا'))
  if (from !== 'ar' && to !== 'ar')
    for (const [at, key] of [...shifted[from]].entries()) table.set(key, ([...shifted[to]][at] ?? key).toLowerCase())
  return table
})

/** What was meant by somebody whose keyboard spoke another language: ljrnjh is доктор, and lphsf محاسب. */
export const onOtherKeyboards = (typed: string): string[] => {
  // Arabic keyboards have one key for two letters
  const keys = [...typed.toLowerCase().replaceAll('لا', 'ﻻ')]
  return tables
    .map((table) => keys.map((key) => table.get(key) ?? key).join(''))
    .filter((text) => text !== typed.toLowerCase())
}
