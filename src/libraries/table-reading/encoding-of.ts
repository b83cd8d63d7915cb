import type { Encoding } from './table-contract.ts'

const sampleBytes = 65_536

/** Byte marks, then the zeros of UTF-16, then strict UTF-8, then the code page whose words look most like words. */
export function encodingOf(bytes: Uint8Array): Encoding {
  const sample = bytes.subarray(0, sampleBytes)
  if (sample[0] === 0xff && sample[1] === 0xfe) return 'utf-16le'
  if (sample[0] === 0xfe && sample[1] === 0xff) return 'utf-16be'
  const zeros = [0, 0]
  sample.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  })
  const [even = 0, odd = 0] = zeros
  // commas, quotes and line breaks have a zero beside them in UTF-16, whatever the language
  if (even + odd > sample.length / 100) {
    const wide = even > odd ? 'utf-16be' : 'utf-16le'
    if (isRead(new TextDecoder(wide).decode(sample))) return wide
  }
  if (isUtf8(sample)) return 'utf-8'
  const scored = (Object.keys(looks) as (keyof typeof looks)[]).map((label) => {
    const words = new TextDecoder(label).decode(sample).match(/[a-z]*[^\p{ASCII}][a-z\u0080-\uffff]*/giu) ?? []
    return { label, score: words.reduce((sum, word) => sum + looks[label](word), 0) }
  })
  return scored.reduce((best, one) => (one.score > best.score ? one : best)).label
}

/** Whether letters of the languages we read came of it: a stray zero makes of two letters one of far away. */
function isRead(text: string): boolean {
  const near = text.match(/[\t\n\r -~\u00a0-\u06ff\u2000-\u206f\u20a0-\u20bf]/g)?.length ?? 0
  return near > text.length * 0.7
}

function isUtf8(sample: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(sample, { stream: true })
    return true
  } catch {
    return false
  }
}

const accents = (word: string) => word.match(/[À-ÿ]/g)?.length ?? 0

/** How much a word is one of the languages that a code page is used for; below zero where it is none. */
const looks = {
  'windows-1256': (word: string) => (/^[\u0621-\u0652پچژکگی،؛؟]+$/u.test(word) ? word.length : -word.length),
  'windows-1251': (word: string) => (/^(?:[А-ЯЁ]?[а-яё]+|[А-ЯЁ]+)$/u.test(word) ? word.length : -word.length),
  'windows-1252': (word: string) =>
    /^[A-Za-zÀ-ÿ]+$/u.test(word) && accents(word) <= word.length / 2 + 0.5 ? accents(word) : -word.length,
}
