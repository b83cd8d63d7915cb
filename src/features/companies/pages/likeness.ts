import { fold } from '#platform/shared/fold.ts'

/** Letters of other alphabets, and digits, that are drawn like a Latin one. */
const drawnAlike = new Map(
  Object.entries({
    ...{
      а: 'a',
      в: 'b',
      с: 'c',
      ԁ: 'd',
      е: 'e',
      ҽ: 'e',
      н: 'h',
      һ: 'h',
      і: 'i',
      ї: 'i',
      ј: 'j',
      к: 'k',
      ӏ: 'l',
      м: 'm',
    },
    ...{ о: 'o', р: 'p', ԛ: 'q', ѕ: 's', т: 't', у: 'y', ү: 'y', ԝ: 'w', х: 'x' },
    ...{ α: 'a', β: 'b', ε: 'e', η: 'n', ι: 'i', κ: 'k', ν: 'v', ο: 'o', ρ: 'p', τ: 't', υ: 'u', χ: 'x', ω: 'w' },
    ...{ ı: 'i', ɡ: 'g', ɑ: 'a', '0': 'o', '1': 'l', '|': 'l' },
  }),
)
const latinOf = (text: string) => Array.from(text, (letter) => drawnAlike.get(letter) ?? letter).join('')

const cyrillic = new Map(
  Object.entries({ a: 'а', b: 'в', c: 'с', e: 'е', h: 'н', k: 'к', m: 'м', o: 'о', p: 'р', t: 'т', y: 'у', x: 'х' }),
)
const cyrillicOf = (text: string) => Array.from(text, (letter) => cyrillic.get(letter) ?? letter).join('')

/** What a company is in law, and "and": it tells no two apart. Without points. */
const empty = new Set(
  `and et и و شركه مؤسسه the
  llc fz fzllc fzc fze fzco wll ltd limited inc incorporated corp corporation co company plc llp pjsc psc jsc dmcc spc est establishment gmbh sarl sarlau
  sas sasu sa eurl snc ооо оао зао пао ао ип тоо ooo oao зao пao ao
  شمح شمم شذمم ذمم شمخ شمع شمك شم ذم شركة مؤسسة محدوده ذات مسؤوليه`.split(/\s+/),
)

/** The words of a name that tell it apart, without case, accents, points, signs of direction and what a company is in law. */
function wordsOf(name: string): string[] {
  return fold(name.replace(/\p{Cf}/gu, '').replace(/(?<=\p{L})\.(?=\p{L}|\s|$)/gu, ''))
    .split(/[^\p{L}\p{N}|]+/u)
    .filter((word) => word && !empty.has(word) && !empty.has(latinOf(word)))
}

/** How a name looks, letter for letter as it is drawn; empty where nothing of it tells it apart. */
const lookOf = (name: string): string => latinOf(wordsOf(name).join(''))

/** The name in the letters another may have been written in, by which pages are found that may look like it. */
export function spellingsOf(name: string): string[] {
  const words = wordsOf(name).join(' ')
  return [...new Set([words, latinOf(words), cyrillicOf(words)])].filter(Boolean)
}

const longEnough = 10
const digitsOf = (name: string) => name.replace(/\D/g, '')

/** Whether two names look the same, or are a slip apart where they are long; numbers are no slips. */
export function looksLike(one: string, other: string): boolean {
  const [a, b] = [lookOf(one), lookOf(other)]
  if (!a || !b) return false
  if (a === b) return true
  return Math.min(a.length, b.length) >= longEnough && digitsOf(one) === digitsOf(other) && isSlip(a, b)
}

/** One letter more, less or another. */
function isSlip(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false
  let from = 0
  while (from < one.length && one[from] === other[from]) from += 1
  let end = 0
  while (end < Math.min(one.length, other.length) - from && one.at(-1 - end) === other.at(-1 - end)) end += 1
  return Math.max(one.length, other.length) - from - end <= 1
}
