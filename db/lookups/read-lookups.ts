import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Texts } from '#platform/shared/languages.ts'

/** One entry of a list. `parent` is an industry's section, or the industry of a position or skill; `code` is what programs compare with. */
export type Entry = Texts & { id: number; parent?: number; code?: string }

/** `country` is the ISO 3166 alpha-2 code, `people` the number of inhabitants with the suburbs. */
export type City = Texts & { id: number; country: string; lat: number; lon: number; people: number }

/** Skills that a family of positions asks for. */
export type Family = { family: string; positions: number[]; skills: number[] }

/**
 * List → the file beside this one that holds it. Ids never change and are never given twice: everything that people
 * saved points at them. `reject-reason` is what the team picks, `reject-reason-public` what the candidate reads.
 */
const files = {
  industry: 'industries',
  position: 'positions',
  skill: 'skills',
  degree: 'degrees',
  benefit: 'benefits',
  'employment-type': 'employment-types',
  'part-time-category': 'part-time-categories',
  'experience-range': 'experience-range',
  'civil-status': 'civil-status',
  nationality: 'nationalities',
  gender: 'genders',
  relocate: 'relocate',
  'advertisement-reference': 'advertisement-references',
  'page-role': 'page-roles',
  'reject-reason': 'reject-reasons',
  'reject-reason-public': 'reject-reasons-public',
} as const
export type List = keyof typeof files
export const lists = Object.keys(files) as List[]

export type Lookups = { entries: Record<List, Entry[]>; cities: City[]; hash: string }

/** The shipped lists as they lie beside this file, and one hash over all of them. */
export async function readLookups(): Promise<Lookups> {
  const [cities, ...texts] = await Promise.all(['cities', ...lists.map((list) => files[list])].map(read))
  const entries = Object.fromEntries(lists.map((list, at) => [list, JSON.parse(texts[at] as string)]))
  const hash = createHash('sha256')
    .update(JSON.stringify([cities, texts]))
    .digest('hex')
  return { entries: entries as Lookups['entries'], cities: JSON.parse(cities as string), hash }
}

let families: Promise<Family[]> | undefined

/** Which positions ask for which skills; read once. */
export function readFamilies(): Promise<Family[]> {
  families ??= read('position-skills').then((text) => JSON.parse(text))
  return families
}

const read = (name: string) => readFile(path.join(import.meta.dirname, `${name}.json`), 'utf8')
