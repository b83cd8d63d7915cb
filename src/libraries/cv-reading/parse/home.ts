import type { Read } from '#libraries/cv-content/reading-contract.ts'
import { plain } from '../layout/letters.ts'
import type { Line } from '../layout/line.ts'
import { bodySize } from '../layout/pdf-layout.ts'
import words from '../lists/street-words.json' with { type: 'json' }
import type { Part } from './headings.ts'
import { labelBefore, personLabel } from './person-labels.ts'
import { placeIn } from './places.ts'
import { readFrom } from './reads.ts'
import { sectionOf } from './sections.ts'

const label =
  /(?<!e-?mail |web )\b(?:location|address|based in|residence|city|adresse|ville|lieu|localisation|domicile)\s*[:：]\s*([^\t|]+)|(?<!\p{L}\s?)(?:адрес|проживает|город|место жительства|المدينة|العنوان|مكان الإقامة|الإقامة|السكن|الموقع)\s*[:：]\s*([^\t|]+)/giu
/** What parts contacts in one line: bars, dots, icons. */
const partition = /\s*[|•·●▪◦]\s*|\s*[\p{So}\p{Co}↗→]\ufe0f?\s*|\s{2,}|\s+[–—-]\s+/u
const headLines = 25

/** Where the person lives: told in the head of the CV or among the contacts. */
export function homeOf(parts: Part[], lines: Line[]): Read | null {
  const head = parts.filter(({ section }) => section === 'head' || section === 'contact').flatMap((part) => part.lines)
  return labelled([...head, ...lines.slice(0, headLines)]) ?? named(head, 0.85) ?? named(lines.slice(0, 8), 0.6)
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

function named(lines: Line[], confidence: number): Read | null {
  const largest = bodySize(lines.flatMap(({ cells }) => cells)) * nameSize
  for (const line of lines)
    for (const [at, cell] of line.cells.entries()) {
      // a nationality is a country too
      if (![null, 'place'].includes(labelBefore(line, at)) || personLabel(cell.text) || cell.size > largest) continue
      for (const part of cell.text.split(partition)) {
        const place = part.length < 100 && !sectionOf(part) ? placeOf(part) : null
        if (place) return readFrom(place, cell, confidence)
      }
    }
  return null
}
