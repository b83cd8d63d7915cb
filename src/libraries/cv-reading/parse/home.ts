import type { Read } from '#libraries/cv-content/reading-contract.ts'
import { plain } from '../layout/letters.ts'
import type { Line } from '../layout/line.ts'
import { bodySize } from '../layout/pdf-layout.ts'
import words from '../lists/street-words.json' with { type: 'json' }
import type { Part } from './headings.ts'
import { labelBefore, type PersonLabel, personLabel } from './person-labels.ts'
import { isToldPlace, placeIn } from './places.ts'
import { readFrom } from './reads.ts'
import { sectionOf } from './sections.ts'

const label =
  /(?<!e-?mail |web )\b(?:location|address|based in|residence|city|adresse|ville|lieu|localisation|domicile)\s*[:：]\s*([^\t|]+)|(?<!\p{L}\s?)(?:адрес|проживает|город|место жительства|المدينة|العنوان|مكان الإقامة|الإقامة|السكن|الموقع)\s*[:：]\s*([^\t|]+)/giu
/** What parts contacts in one line: bars, dots, icons. */
const partition = /\s+\/\s+|\s*[|•·●▪◦]\s*|\s*[\p{So}\p{Co}↗→]\ufe0f?\s*|\s{2,}|\s+[–—-]\s+/u
/** How somebody is reached parts what stands on both sides of it. */
const reach =
  /[^\s,،;|]+@[^\s,،;|]+|(?<![\p{L}\p{N}])(?:https?:\/\/|www\.)\S+|(?<![\p{L}\p{N}])(?:\+|\(?0)\d[\d\s().–-]{6,}\d(?![\p{L}\p{N}])/gu
const headLines = 25

/** Where the person lives: told in the head of the CV or among the contacts. */
export function homeOf(parts: Part[], lines: Line[]): Read | null {
  const head = parts.filter(({ section }) => section === 'head' || section === 'contact').flatMap((part) => part.lines)
  return (
    labelled([...head, ...lines.slice(0, headLines)]) ??
    named(head, 0.85) ??
    named(withoutWork(parts, lines.slice(0, 8)), 0.6)
  )
}

/** A company's town is nobody's home. */
function withoutWork(parts: Part[], lines: Line[]): Line[] {
  const told = parts.filter(({ section, known }) => known && (section === 'experience' || section === 'education'))
  const cells = new Set(told.flatMap((part) => part.lines.flatMap((line) => line.cells)))
  return lines.filter((line) => !line.cells.some((cell) => cells.has(cell)))
}

function labelled(lines: Line[]): Read | null {
  for (const line of lines)
    for (const [at, cell] of line.cells.entries()) {
      const inside = [...cell.text.matchAll(label)].map((match) => match[1] ?? match[2])
      const beside = labelBefore(line, at) === 'place' ? cell.text.replace(/^[\s:：]+/, '') : undefined
      const told = [...inside, beside].find(
        (one) => one && !one.includes('@') && /\p{L}{2}/u.test(one) && !personLabel(one),
      )
      if (told) return readFrom(placeIn(told) ?? tidy(told), cell, 0.9)
    }
  return null
}

const tidy = (text: string) => text.replace(/\s*\([^)]*\)\s*$/, '').trim()

const streets = new Set(words.map(plain))

function placeOf(part: string): string | null {
  const place = placeIn(part)
  return place?.includes(',') ? place : (townOf(part) ?? place)
}

/** `12 rue des Tanneurs, 69003 Lyon`: a number, a street and, behind a comma, the town, known or not. */
function townOf(part: string): string | null {
  const [street = '', ...rest] = part.split(/\s*[,،]\s*/)
  const told = rest.length > 0 && rest.some((text) => /\p{L}{3}/u.test(text)) && /(?<!\d)\d{1,4}(?!\d)/.test(street)
  const isStreet =
    /straße|strasse|weg\b/i.test(street) ||
    plain(street)
      .split(' ')
      .some((word) => streets.has(word))
  const town = rest.join(', ')
  return told && isStreet && !/[@:]|\d{6}/.test(part) ? (placeIn(town) ?? tidy(town)) : null
}

/** People are called as towns are: what stands in letters as large as a name is no place, in heights of the text. */
const nameSize = 1.35

const ownLabel = /^([^:：]{2,40}?)\s*[:：]\s*/u

/** Parts of a line of contacts that no label says to be something else: a nationality is a country too. */
function unlabelled(text: string, before: PersonLabel | null): string[] {
  const out: string[] = []
  for (const [at, between] of text.split(reach).entries()) {
    let label = at === 0 ? before : null
    for (const part of between.split(partition)) {
      const own = ownLabel.exec(part)
      if (own) label = personLabel(own[1] ?? '')
      if (label === null || label === 'place') out.push(withoutLabel(part))
      // what stands behind a label alone is its own
      if (part.trim() !== '' && own?.[0].length !== part.length) label = null
    }
  }
  return out
}

/** `العنوان دبي، الإمارات`: a label that lost its colon, before what the lists know. */
function withoutLabel(part: string): string {
  const words = part.trim().split(/\s+/)
  const rest = [1, 2, 3].find(
    (count) => personLabel(words.slice(0, count).join(' ')) === 'place' && isToldPlace(words.slice(count).join(' ')),
  )
  return rest ? words.slice(rest).join(' ') : part
}

function named(lines: Line[], confidence: number): Read | null {
  const largest = bodySize(lines.flatMap(({ cells }) => cells)) * nameSize
  for (const line of lines)
    for (const [at, cell] of line.cells.entries()) {
      if (personLabel(cell.text) || cell.size > largest) continue
      const before = ownLabel.test(cell.text) ? null : labelBefore(line, at)
      for (const part of unlabelled(cell.text, before)) {
        const place = part.length < 100 && !sectionOf(part) ? placeOf(part) : null
        if (place) return readFrom(place, cell, confidence)
      }
    }
  return null
}
