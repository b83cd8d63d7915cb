import type { KeyObject } from 'node:crypto'
import { type AuditEvent, type AuditLine, firstHash, hashOf } from './chain.ts'
import { isSigned, publicPart, signText } from './signing.ts'

type Head = { masar_audit: 1; site: string; from: number; to: number; previous: string; key: string }
type Foot = { lines: number; head: string; signature: string }

/** An export as a file: a head, a line for each event, and a foot with the signature; JSON, line by line. */
export function writeExport(key: KeyObject, site: string, previous: string, lines: readonly AuditLine[]): string {
  const [from, to] = [lines[0]?.number ?? 0, lines.at(-1)?.number ?? 0]
  const head: Head = { masar_audit: 1, site, from, to, previous, key: publicPart(key) }
  const last = lines.at(-1)?.hash ?? previous
  const foot: Foot = { lines: lines.length, head: last, signature: signText(key, signedText(head, last)) }
  return `${[head, ...lines, foot].map((line) => JSON.stringify(line)).join('\n')}\n`
}

/** The hash at the end stands for all lines before it. */
const signedText = ({ site, from, to, previous, key }: Head, last: string) =>
  ['masar audit', site, from, to, previous, key, last].join('\n')

type Verified = { from: number; to: number; lines: number; head: string; previous: string; key: string }

/**
 * Whether an export is whole: numbers without a gap, each line as it was sealed, signed by the key it names, and by the one expected
 * where one is.
 * @throws Error with the first thing that is wrong
 */
export function verifyExport(text: string, expectedKey?: string): Verified {
  const rows = text.trimEnd().split('\n').map(parse)
  const [head, foot] = [rows[0] as Partial<Head> | undefined, rows.at(-1) as Partial<Foot> | undefined]
  if (rows.length < 2 || head?.masar_audit !== 1 || typeof foot?.signature !== 'string' || !head.key)
    throw new Error('this is no export of an audit, or a part of it is missing')
  const { from = 0, to = 0, previous = firstHash, key } = head
  if (expectedKey && key !== expectedKey) throw new Error('it is signed by another key than the one expected')
  let last = previous
  let next = from
  for (const row of rows.slice(1, -1)) {
    const { number, event, hash } = row as { number?: number; event?: AuditEvent; hash?: string }
    if (number !== next || !event) throw new Error(`line ${next} is missing`)
    if (hash !== hashOf(last, number, event)) throw new Error(`line ${number} is not what was sealed`)
    last = hash
    next++
  }
  const lines = rows.length - 2
  if (lines > 0 && next - 1 !== to) throw new Error(`line ${next} is missing`)
  if (foot.head !== last || foot.lines !== lines) throw new Error('its end is not that of its lines')
  if (!isSigned(key, signedText(head as Head, last), foot.signature)) throw new Error('its signature is wrong')
  return { from, to, lines, head: last, previous, key }
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    throw new Error('this is no export of an audit, or a part of it is missing')
  }
}
