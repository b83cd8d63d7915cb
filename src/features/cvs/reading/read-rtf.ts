import { readFile } from 'node:fs/promises'
import type { TextDecoder as Decoder } from 'node:util'
import { htmlOf } from './clean-document.ts'
import type { Shown } from './shown.ts'

/** Groups that hold no text of the document: fonts, colours, styles, pictures, properties. */
const silent =
  /^\\(?:\*|fonttbl|colortbl|stylesheet|info|pict|header|footer|themedata|datastore|listtable|listoverridetable|rsidtbl|generator)/

/** The words of a Rich Text document: control words dropped, \'hh and \uN turned into letters. */
export async function readRtf(file: string): Promise<Shown> {
  const source = await readFile(file, 'latin1')
  const page = /\\ansicpg(\d+)/.exec(source)?.[1] ?? '1252'
  const decoder = decoderOf(page)
  const text = lettersOf(withoutSilent(source), decoder)
  return { kind: 'html', html: htmlOf(text), text }
}

function decoderOf(page: string): Decoder {
  try {
    return new TextDecoder(page === '10000' ? 'macintosh' : `windows-${page}`)
  } catch {
    return new TextDecoder('windows-1252')
  }
}

function withoutSilent(source: string): string {
  let out = ''
  let depth = 0
  let silentFrom = Number.POSITIVE_INFINITY
  for (let at = 0; at < source.length; at++) {
    const sign = source[at]
    if (sign === '\\' && /[{}\\]/.test(source[at + 1] ?? '')) {
      if (depth < silentFrom) out += sign + source[at + 1]
      at++
      continue
    }
    if (sign === '{') {
      depth++
      if (depth < silentFrom && silent.test(source.slice(at + 1, at + 24))) silentFrom = depth
      continue
    }
    if (sign === '}') {
      if (depth === silentFrom) silentFrom = Number.POSITIVE_INFINITY
      depth--
      continue
    }
    if (depth < silentFrom) out += sign
  }
  return out
}

const lettersOf = (source: string, decoder: Decoder): string =>
  source
    .replace(/\r?\n/g, '')
    .replace(/(?:\\'[0-9a-f]{2})+/gi, (run) => decoder.decode(Buffer.from(run.replace(/\\'/g, ''), 'hex')))
    .replace(/\\u(-?\d+) ?\??/g, (_, code: string) => String.fromCharCode((Number(code) + 65_536) % 65_536))
    .replace(/\\(?:par|sect|page|row)\b ?/g, '\n\n')
    .replace(/\\line\b ?/g, '\n')
    .replace(/\\(?:tab|cell)\b ?/g, ' ')
    .replace(/\\[a-z]+-?\d* ?/gi, '')
    .replace(/\\([{}\\])/g, '$1')
    .trim()
