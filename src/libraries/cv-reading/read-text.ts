import { readFile } from 'node:fs/promises'
import { htmlOf } from './clean-document.ts'
import type { Shown } from './shown.ts'

/** Plain text: UTF-8 or UTF-16, else the old Windows code page its letters fit best. */
export async function readText(file: string): Promise<Shown> {
  const text = decode(await readFile(file)).replace(/\r\n?/g, '\n')
  return { kind: 'html', html: htmlOf(text), text }
}

function decode(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    const guesses = ['windows-1252', 'windows-1251', 'windows-1256'].map((page) => new TextDecoder(page).decode(bytes))
    return guesses.sort((a, b) => likely(b) - likely(a))[0] ?? ''
  }
}

/** Words of one script, written as words are, beat letters of several mixed and capitals inside of words. */
const likely = (text: string) =>
  (text.match(/[\p{L}\p{M}]{3,}/gu) ?? []).filter((word) => wellFormed.test(word)).join('').length

const wellFormed =
  /^(?:\p{Script=Arabic}+|(?=\p{Script=Latin}+$)(?:\p{Lu}?\p{Ll}+|\p{Lu}+)|(?=\p{Script=Cyrillic}+$)(?:\p{Lu}?\p{Ll}+|\p{Lu}+))$/u
