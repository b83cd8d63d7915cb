/** A piece of Rich Text: a group's border, a control word, a byte in a code page, or letters as they are. */
export type Token =
  | { kind: 'open' }
  | { kind: 'close' }
  | { kind: 'word'; name: string; number: number | null }
  | { kind: 'byte'; byte: number }
  | { kind: 'text'; text: string }

const pattern = /([{}])|\\'([0-9a-f]{2})|\\([a-z]+)(-?\d+)? ?|\\([^a-z])|[\r\n]+|([^\\{}\r\n]+)/gi
/** Control signs that stand for a letter. */
const letters: Record<string, string> = { '~': ' ', _: '-', '{': '{', '}': '}', '\\': '\\', '-': '' }

/** The source of a Rich Text document in pieces; pictures and other bytes behind `\bin` are passed over. */
export function* tokensOf(source: string): Generator<Token> {
  pattern.lastIndex = 0
  for (let match = pattern.exec(source); match; match = pattern.exec(source)) {
    const [, border, byte, name, number, sign, text] = match
    if (border) yield border === '{' ? { kind: 'open' } : { kind: 'close' }
    else if (byte) yield { kind: 'byte', byte: Number.parseInt(byte, 16) }
    else if (name === 'bin') pattern.lastIndex += Math.max(0, Number(number ?? 0))
    else if (name) yield { kind: 'word', name, number: number === undefined ? null : Number(number) }
    else if (sign === '*') yield { kind: 'word', name: '*', number: null }
    else if (sign) yield { kind: 'text', text: letters[sign] ?? '' }
    else if (text) yield { kind: 'text', text }
  }
}
