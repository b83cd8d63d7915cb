import { alike, folded } from './alike.ts'
import type { Count, Counts, Field, Plain, Truth } from './truth.ts'

type Date = string | number | null | undefined
const sameText = 0.6
const sameName = 0.8
const samePlace = 0.4
const phoneDigits = 9

/** Sets what was read of a CV against its truth, field by field. */
export function score(truth: Truth, read: Plain): Counts {
  const counts: Counts = {}
  one(counts, 'name', truth.name, read.name, (a, b) => alike(a, b) >= sameName)
  one(counts, 'email', truth.email, read.email, (a, b) => a.toLowerCase() === b.toLowerCase())
  if (truth.location) one(counts, 'location', truth.location, read.location, (a, b) => alike(a, b) >= samePlace)
  if (truth.phones) sets(counts, 'phone', truth.phones.map(ending), read.phones.map(ending))
  jobs(counts, truth, read)
  studies(counts, truth, read)
  skills(counts, truth, read)
  if (truth.languages)
    sets(
      counts,
      'languages',
      truth.languages.map(([name]) => folded(name)),
      read.languages.map(({ name }) => folded(name)),
    )
  return counts
}

export function add(counts: Counts, field: Field, { right = 0, wrong = 0, missed = 0 }: Partial<Count>) {
  counts[field] ??= { right: 0, wrong: 0, missed: 0 }
  const count = counts[field]
  count.right += right
  count.wrong += wrong
  count.missed += missed
}

const right = { right: 1 }
const mistaken = { wrong: 1, missed: 1 }
const missing = { missed: 1 }

function one(
  counts: Counts,
  field: Field,
  truth: string | null | undefined,
  read: string | null,
  same: (a: string, b: string) => boolean,
) {
  if (!truth) {
    if (read) add(counts, field, { wrong: 1 })
  } else if (read) add(counts, field, same(truth, read) ? right : mistaken)
  else add(counts, field, missing)
}

function sets(counts: Counts, field: Field, truth: string[], given: string[]) {
  const read = [...new Set(given.filter(Boolean))]
  const found = truth.filter((value) => read.includes(value)).length
  add(counts, field, { right: found, wrong: read.length - found, missed: truth.length - found })
}

const ending = (phone: string) => phone.replace(/\D/g, '').slice(-phoneDigits)

function jobs(counts: Counts, truth: Truth, read: Plain) {
  const [told, found] = [truth.experience ?? [], read.experience.filter(({ title, company }) => title || company)]
  const pairs = paired(
    told,
    found,
    (a, b) =>
      alike(a.title, b.title) +
      alike(a.company, b.company) +
      (sameDate(a.start, b.start) ? 0.3 : 0) +
      (alike(a.title, b.company) > sameText ? 0.2 : 0),
  )
  for (const [at, job] of told.entries()) {
    const other = found[pairs.get(at) ?? -1]
    text(counts, 'title', job.title, other?.title)
    text(counts, 'company', job.company, other?.company)
    date(counts, 'dates', job.start, other?.start)
    date(counts, 'dates', job.end, other?.end)
  }
  for (const field of ['title', 'company'] as const) add(counts, field, { wrong: found.length - pairs.size })
}

function studies(counts: Counts, truth: Truth, read: Plain) {
  const [told, found] = [
    truth.education ?? [],
    read.education.filter(({ degree, institution }) => degree || institution),
  ]
  const pairs = paired(told, found, (a, b) => alike(a.degree, b.degree) + alike(a.institution, b.institution))
  for (const [at, study] of told.entries()) {
    const other = found[pairs.get(at) ?? -1]
    text(counts, 'degree', study.degree, other?.degree)
    text(counts, 'institution', study.institution, other?.institution)
    date(counts, 'graduation', study.end, other?.end)
  }
  for (const field of ['degree', 'institution'] as const) add(counts, field, { wrong: found.length - pairs.size })
}

/** Truth names the most telling skills only, so what else was read is not held against the reader. */
function skills(counts: Counts, truth: Truth, read: Plain) {
  const own = read.skills.map(folded)
  const all = ` ${own.join(' | ')} `
  const told = truth.skills ?? []
  const found = told.filter((skill) => own.includes(folded(skill)) || all.includes(` ${folded(skill)} `)).length
  add(counts, 'skills', { right: found, missed: told.length - found })
}

function text(counts: Counts, field: Field, truth: string | null | undefined, read: string | null | undefined) {
  if (truth === null || truth === undefined) return
  add(counts, field, !read ? missing : alike(truth, read) >= sameText ? right : mistaken)
}

function date(counts: Counts, field: Field, truth: Date, read: Date) {
  if (truth === null || truth === undefined) return
  add(counts, field, read === null || read === undefined ? missing : sameDate(truth, read) ? right : mistaken)
}

/** A month must be the month; a year alone, the year. */
function sameDate(given: Date, found: Date): boolean {
  if (given === null || given === undefined || found === null || found === undefined) return false
  const [truth, read] = [String(given), String(found)]
  if (truth === 'present' || read === 'present' || truth.length > 4) return truth === read
  return truth.slice(0, 4) === read.slice(0, 4)
}

/** The most alike pairs first; each is used once. */
function paired<T, R>(truth: T[], read: R[], likeness: (a: T, b: R) => number): Map<number, number> {
  const all = truth.flatMap((a, at) => read.map((b, other) => ({ worth: likeness(a, b), at, other })))
  const pairs = new Map<number, number>()
  const used = new Set<number>()
  for (const { worth, at, other } of all.sort((a, b) => b.worth - a.worth)) {
    if (worth <= 0.25 || pairs.has(at) || used.has(other)) continue
    pairs.set(at, other)
    used.add(other)
  }
  return pairs
}
