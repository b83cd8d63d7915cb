import papaparse from 'papaparse'
import { Unreadable } from '#libraries/cv-reading/unreadable.ts'
import type { RowTaker } from './caps.ts'
import { encodingOf } from './encoding-of.ts'
import { type Delimiter, delimiters, type Encoding } from './table-contract.ts'

export type HowDelimited = { encoding: Encoding; delimiter: Delimiter }

const mostText = 100_000_000

/** Rows of a table as text; what is not said about its encoding and delimiter is found. @throws Unreadable */
export function readDelimited(bytes: Uint8Array, asked: Partial<HowDelimited>, taker: RowTaker): HowDelimited {
  if (bytes.length > mostText) throw new Unreadable('table_cells')
  const encoding = asked.encoding ?? encodingOf(bytes)
  const text = new TextDecoder(encoding).decode(bytes).replace(/^\ufeff/, '')
  // as some programs say it themselves in the first line
  const said = /^sep=([,;\t|])\r?\n/i.exec(text)
  const delimiter = asked.delimiter ?? (said?.[1] as Delimiter | undefined) ?? delimiterOf(text)
  let line = 0
  papaparse.parse<string[]>(said ? text.slice(said[0].length) : text, {
    delimiter,
    step({ data }) {
      taker.row(data, ++line)
    },
  })
  return { encoding, delimiter }
}

/** The one that stands in every line, the most often in the line with the fewest; quoted ones do not count. */
export function delimiterOf(text: string): Delimiter {
  const bare = text.slice(0, 20_000).replace(/"(?:[^"]|"")*"?/g, '')
  const lines = bare
    .split(/\r\n|\n|\r/)
    .filter(Boolean)
    .slice(0, 20)
  const scored = delimiters.map((one) => {
    const counts = lines.map((line) => line.split(one).length - 1)
    return { one, score: Math.min(...counts) * 10 + (counts[0] ?? 0) }
  })
  return scored.reduce((best, next) => (next.score > best.score ? next : best)).one
}
