import assert from 'node:assert/strict'
import { test } from 'node:test'
import suited from '#db/lookups/position-skills.json' with { type: 'json' }
import leads from '#db/lookups/positions-that-lead.json' with { type: 'json' }
import { countryCode } from '#features/site/lookups/country-id.ts'
import { makeDemo } from './make-demo.ts'
import { isRelated } from './matching.ts'
import { readMaterial } from './material.ts'
import { ownWords } from './own-words.ts'

const now = new Date('2026-03-01T09:00:00Z')
const material = await readMaterial()
const { rows, cvs } = makeDemo(material, now, 'a hash')

const occupations = new Map(
  Object.values({ ...material.trades, ...material.rareTrades }).flatMap(({ pay, positions }) =>
    positions.map((one) => [one.id, { ...one, usual: pay * one.pay }] as const),
  ),
)
const skillIds = new Map(
  [...occupations.values()].flatMap(({ skills }) =>
    skills.flatMap((id) => Object.values(material.entry('skill', id)).map((word) => [word, id] as const)),
  ),
)
const jobs = rows.jobs.map((job) => {
  const occupation = occupations.get(job.position_id as number)
  assert.ok(occupation)
  return { job, occupation, name: `${material.entry('position', occupation.id).en} ${job.reference}` }
})
const isLead = (position: number) => leads.includes(position)

test('the skills of an occupation are most of them those that the lists of the product tie to it', () => {
  for (const { id, skills } of occupations.values()) {
    const known = new Set(suited.filter(({ positions }) => positions.includes(id)).flatMap((group) => group.skills))
    const own = skills.filter((skill) => known.has(skill))
    assert.ok(own.length >= 2 && own.length * 2 >= skills.length - 1, material.entry('position', id).en)
  }
})

const listed = (skill: string) => (skill === ownWords.said ? ownWords.known : skill)

test('an advert asks for what its occupation takes, and no CV claims what another trade does', () => {
  for (const { job, occupation, name } of jobs)
    for (const skill of [...(job.skills_must as string[]), ...(job.skills_nice as string[])])
      assert.ok(occupation.skills.includes(skillIds.get(listed(skill)) ?? 0), `${name}: ${skill}`)
  for (const { cv } of cvs) {
    const ids = cv.skills.map((skill) => skillIds.get(skill))
    const isOne = [...occupations.values()].some(({ skills }) => ids.every((id) => skills.includes(id as number)))
    assert.ok(isOne, `${cv.headline}: ${cv.skills}`)
  }
})

test('years that are asked fit the level: nobody leads without any, nobody cleans for ten', () => {
  for (const { job, occupation, name } of jobs) {
    if (isLead(occupation.id) || occupation.seasoned) assert.ok(!['0|1', '1|3'].includes(job.experience ?? ''), name)
    else if (occupation.usual < 1000) assert.ok(['0|1', '1|3', '3|5'].includes(job.experience ?? ''), name)
    const types = job.employment_types as string[]
    if (types.includes('internship')) assert.equal(job.experience, '0|1', name)
    if (isLead(occupation.id)) assert.ok(!types.includes('part_time'), name)
  }
})

test('a degree is one that leads to the occupation', () => {
  const degree = { none: 1, secondary: 4, bachelor: 8, medical: 13 }
  for (const { job, occupation, name } of jobs) {
    if (occupation.usual < 1000) assert.ok((job.degree_id as number) < degree.bachelor, name)
    if ((job.degree_id as number) >= degree.medical && job.degree_id !== 15)
      assert.ok(
        ['General practitioner', 'Paediatrician', 'Dentist'].some((one) => name.startsWith(one)),
        name,
      )
    if (isLead(occupation.id)) assert.ok((job.degree_id as number) >= degree.secondary, name)
  }
})

/** What a month of full time may pay in dollars, from the usual pay of the occupation and of its country. */
const hours = { hour: 152, day: 22, month: 1, year: 1 / 12 }
test('pay fits occupation, years, country and hours, in the currency of the country', () => {
  const countries = new Map(material.countries.map((country) => [country.code, country]))
  const byYears: Record<string, [low: number, high: number]> = {
    '0|1': [0.55, 1.3],
    '1|3': [0.65, 1.5],
    '3|5': [0.75, 1.7],
    '5|10': [1, 2.2],
    '10|+': [1.2, 2.7],
  }
  for (const { job, occupation, name } of jobs) {
    if (job.salary_max === null || job.salary_max === undefined) continue
    const country = countries.get(countryCode(job.country_id as number))
    assert.ok(country && job.salary_currency === country.currency, name)
    assert.ok((job.salary_min ?? 0) <= job.salary_max, name)
    const [main] = job.employment_types as string[]
    const share = main === 'part_time' || main === 'internship' ? 2 : 1
    const paidByTime = job.salary_period === 'hour' || job.salary_period === 'day'
    const month = job.salary_max * hours[job.salary_period as 'month'] * (paidByTime ? 1 : share)
    const [low, high] = byYears[job.experience ?? ''] as [number, number]
    const usual = occupation.usual * country.pay * country.rate
    assert.ok(month > usual * low, `${name} pays ${month}, usual are ${usual}`)
    assert.ok(month < Math.max(usual * high, country.floor * 1.7), `${name} pays ${month}, usual are ${usual}`)
  }
})

test('facts, benefits and title of an advert do not contradict each other', () => {
  const titles = new Map(rows.job_texts.map(({ job_id, language, title }) => [`${job_id} ${language}`, title]))
  const two = /two positions|deux postes|две вакансии|شاغران/
  const byDay = /day shift|horaires de journée|дневные смены|وردية نهارية/
  for (const { job, name } of jobs) {
    const benefits = job.benefits as string[]
    assert.equal(job.visa_support, benefits.includes('visa'), name)
    if (benefits.includes('housing')) assert.equal(job.accommodation, true, name)
    if (benefits.includes('transport')) assert.equal(job.transport, true, name)
    if (benefits.includes('relocation')) assert.equal(job.relocation_support, true, name)
    const title = titles.get(`${job.id} ${job.language}`) ?? ''
    if (two.test(title)) assert.equal(job.openings, 2, title)
    if (byDay.test(title)) assert.ok(!(job.employment_types as string[]).includes('shift'), title)
  }
})

test('who drives needs the licence of the vehicle', () => {
  const needed: Record<string, string> = {
    'Heavy truck driver': 'C',
    'Bus driver': 'D',
    'Light vehicle driver': 'B',
    'Delivery rider': 'A',
    'Forklift operator': 'forklift',
  }
  for (const { job, occupation, name } of jobs) {
    const one = needed[material.entry('position', occupation.id).en]
    if (one) assert.deepEqual(job.licences, [one], name)
  }
})

test('a working life begins after the studies, has no two places at once, and ends today at the latest', () => {
  const thisMonth = now.toISOString().slice(0, 7)
  const month = (text: string) => text.replace(/^(\d\d)\/(\d{4})$/, '$2-$1')
  for (const { cv } of cvs) {
    const spans = cv.jobs.map(({ from, to }) => [month(from), /^\d/.test(to) ? month(to) : thisMonth] as const)
    for (const [at, [from, to]] of spans.entries()) {
      assert.ok(from < to && to <= thisMonth, `${cv.name}: ${from} – ${to}`)
      const before = spans[at + 1]
      if (before) assert.ok(before[1] <= from, `${cv.name}: ${before[1]} and ${from}`)
    }
    const first = Number(spans.at(-1)?.[0].slice(0, 4))
    for (const { year } of cv.education)
      assert.ok(Number(year) <= first, `${cv.name}: studied until ${year}, worked from ${first}`)
  }
})

test('hardly anybody of another trade is shortlisted, met or hired', () => {
  const familyOf = (position: number) =>
    Object.entries(material.trades).find(([, { positions }]) => positions.some(({ id }) => id === position))?.[0] ?? ''
  const titles = new Map(
    [...occupations.keys()].flatMap((id) => {
      const { code, ...words } = material.entry('position', id)
      return Object.values(words).map((word) => [String(word), familyOf(id)] as const)
    }),
  )
  const own = new Map(
    rows.cvs.map(({ user_id, content }) => [
      user_id,
      titles.get((content as unknown as { headline: string }).headline),
    ]),
  )
  const families = new Map(rows.jobs.map(({ id, position_id }) => [id, familyOf(position_id as number)]))
  const ahead = rows.applications.filter(
    ({ stage, candidate_id }) =>
      ['shortlisted', 'interviewing', 'offered', 'hired'].includes(stage as string) && own.get(candidate_id as string),
  )
  const strange = ahead.filter(
    ({ job_id, candidate_id }) => !isRelated(own.get(candidate_id as string) as string, families.get(job_id) as string),
  )
  assert.ok(ahead.length > 200)
  assert.ok(strange.length < ahead.length * 0.05, `${strange.length} of ${ahead.length}`)
  const met = ahead.filter(({ stage }) => stage !== 'shortlisted')
  const others = met.filter(
    ({ job_id, candidate_id }) => own.get(candidate_id as string) !== families.get(job_id as string),
  )
  assert.ok(met.length > 100)
  assert.ok(others.length < met.length * 0.1, `${others.length} of ${met.length} are of another trade`)
})

test('no company looks for work that its industry has not', () => {
  const pages = new Map(rows.pages.map((page) => [page.id, page]))
  for (const { job, occupation, name } of jobs) {
    const page = pages.get(job.page_id as string)
    const isOwn = page?.kind === 'company' || page?.kind === 'institution'
    if (isOwn) assert.equal(job.industry_id, page.industry_id, name)
    if (isOwn && occupation.industries)
      assert.ok(occupation.industries.includes(page.industry_id as number), `${page.name}: ${name}`)
  }
  const families = Object.entries(material.trades).flatMap(([family, { positions }]) =>
    positions.map(({ id }) => [id, family] as const),
  )
  const familyOf = new Map(families)
  const technical = jobs.filter(({ job }) => pages.get(job.page_id as string)?.kind === 'institution')
  assert.ok(technical.length > 0)
  for (const { occupation, name } of technical) assert.notEqual(familyOf.get(occupation.id), 'oilgas', name)
})

test('who is written an offer has had the interview, and chooses no hour for it any more', () => {
  const written = rows.offers.filter(({ state }) => state === 'draft' || state === 'approved')
  assert.deepEqual(written.map(({ state }) => state).sort(), ['approved', 'draft'])
  for (const { application_id, state } of written) {
    const own = rows.interviews.filter((one) => one.application_id === application_id)
    assert.ok(own.length > 0, state)
    for (const one of own) assert.ok(one.state !== 'proposed' && new Date(one.starts_at as Date) < now, state)
  }
})

test('a company’s own reasons are read in every language that a candidate may write in', () => {
  for (const { id, name } of rows.page_reject_reasons) {
    const texts = rows.page_reject_reason_texts.filter(({ reason_id }) => reason_id === id)
    assert.deepEqual(texts.map(({ language }) => language).sort(), ['ar', 'en', 'fr', 'ru'], name)
  }
})
