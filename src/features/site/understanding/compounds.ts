import type { Occupation } from './occupations.ts'

/** What English names of a work, or of who does it, end with, written apart by many: a sales man, a body guard, a store keeper. */
const ends =
  'man woman maid keeper washer sitter guard person lady boy girl smith fighter master worker maker tender minder dresser layer keeping sitting'
const compound = new RegExp(`(?<=(?:^|\\s)[a-z]{3,})(?:${ends.replaceAll(' ', '|')})$`, 'i')

/** English names of one word less as two words, and those of a man as of many: "salesman" as "sales man", "salesmen", "sales men". */
export function* compoundsApart(names: Iterable<readonly [string, Occupation]>): Generator<[string, Occupation]> {
  for (const [name, one] of names) {
    const end = one.language === 'en' ? compound.exec(name) : null
    if (end === null) continue
    const apart = `${name.slice(0, end.index)} ${end[0]}`
    yield [apart, one]
    if (/man$/i.test(name)) for (const each of [name, apart]) yield [each.replace(/man$/i, 'men'), one]
  }
}
