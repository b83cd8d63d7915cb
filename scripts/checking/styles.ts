import { readFileSync } from 'node:fs'
import path from 'node:path'
import { listFiles } from '../lib/fingerprint.mjs'
import type { Finding } from './check.ts'

const screens = /^src\/(?:features|frame)\/.*\.css$/
const colour = /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab)\(/i
/** What gives a screen its rhythm; how large a thing itself is may be said in pixels. */
const rhythm =
  /^\s*(?:(?:row-|column-)?gap|(?:scroll-)?(?:padding|margin)[\w-]*|inset[\w-]*|border-radius|font-size|outline[\w-]*):/
const length = /(?<![\w.-])-?(\d*\.?\d+)(px|rem)\b/g
/** Up to here a line is a hair or a correction by eye. */
const hair = 3
/** Widths at which screens change, in px; `max-width` ends one below. */
const breakpoints = new Set([600, 768, 960, 1120, 1200])

/**
 * Style sheets of screens take colours, gaps and sizes of type from the tokens (STYLE.md). A line that must not says why in a
 * comment right above it.
 */
export async function checkStyles(root = process.cwd()): Promise<Finding> {
  const wrong = listFiles(root, 'src')
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => {
      const text = readFileSync(path.join(root, file), 'utf8')
      return (screens.test(file) ? [...rawValues(text), ...oddWidths(text)] : oddWidths(text)).map(
        (one) => `${file}:${one}`,
      )
    })
  return wrong.length === 0 ? null : wrong.join('\n')
}

/** Lines with a colour or a length of their own, by number. */
export function rawValues(text: string): string[] {
  const lines = text.split('\n')
  return lines.flatMap((line, at) => {
    if (lines[at - 1]?.trim().endsWith('*/') || /^\s*(?:\/\*|@media)/.test(line)) return []
    const isLong = [...line.matchAll(length)].some(([, size, unit]) => unit === 'rem' || Number(size) > hair)
    if (colour.test(line)) return [`${at + 1} has a colour of its own: ${line.trim()}`]
    return rhythm.test(line) && isLong ? [`${at + 1} has a size of its own: ${line.trim()}`] : []
  })
}

/** Lines that change at a width nothing else changes at. */
export function oddWidths(text: string): string[] {
  return text.split('\n').flatMap((line, at) => {
    const wrong = [...line.matchAll(/(min|max)-width: (\d+)px/g)].filter(
      ([, side, px]) => line.includes('@media') && !breakpoints.has(Number(px) + (side === 'max' ? 1 : 0)),
    )
    return wrong.map(([found]) => `${at + 1} changes at a width of its own: ${found}`)
  })
}
