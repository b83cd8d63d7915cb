import assert from 'node:assert/strict'
import { test } from 'node:test'
import { z } from 'zod'
import { placementStates } from '#features/agencies/placements/placement-states.ts'
import { wrongAnswers } from '#features/hiring/applications/rules.ts'
import { type Stage, stagesFrom } from '#features/hiring/applications/stages.ts'
import { missingOf } from '#features/jobs/jobs/draft.ts'
import { jobFields } from '#features/jobs/jobs/job-fields.ts'
import { cleanHtml, plainText } from '#platform/server/clean-html.ts'
import { makeDemo } from './make-demo.ts'
import { readMaterial } from './material.ts'
import { tables } from './rows.ts'

const Fields = z.object(jobFields)
const now = new Date('2026-03-01T09:00:00Z')
const material = await readMaterial()
const demo = makeDemo(material, now, 'a hash')
const { rows } = demo

const count = <T>(all: T[], is: (one: T) => boolean) => all.filter(is).length
const unique = (all: unknown[]) => assert.equal(new Set(all).size, all.length)

test('the same moment gives the same content, another moment other times', () => {
  assert.deepEqual(makeDemo(material, now, 'a hash'), demo)
  const tomorrow = makeDemo(material, new Date(now.getTime() + 86_400_000), 'a hash')
  assert.equal(tomorrow.rows.job_texts[7]?.title, rows.job_texts[7]?.title)
  assert.notDeepEqual(tomorrow.rows.jobs[7]?.published_at, rows.jobs[7]?.published_at)
})

test('there is as much of everything as a market needs', () => {
  assert.equal(
    count(rows.pages, ({ state }) => state === 'active'),
    150,
  )
  assert.equal(
    count(rows.jobs, ({ state }) => state === 'live'),
    2_018,
  )
  assert.equal(demo.cvs.length, 400)
  assert.equal(rows.applications.length, 2_500)
  for (const state of ['draft', 'submitted', 'changes_requested', 'paused', 'closed'])
    assert.ok(count(rows.jobs, (job) => job.state === state) >= 10, state)
  for (const stage of [
    'submitted',
    'in_review',
    'shortlisted',
    'interviewing',
    'offered',
    'hired',
    'rejected',
    'withdrawn',
    'declined',
    'job_closed',
  ])
    assert.ok(count(rows.applications, (one) => one.stage === stage) >= 10, stage)
  for (const language of ['en', 'ar', 'ru', 'fr']) {
    assert.ok(count(rows.job_texts, (text) => text.language === language) > 200, language)
    assert.ok(count(demo.cvs, ({ cv }) => cv.language === language) > 25, language)
  }
  assert.ok(count(rows.jobs, ({ published_at }) => Number(published_at) > now.getTime() - 3_600_000) > 5)
  assert.ok(count(rows.jobs, ({ applicants_count }) => (applicants_count ?? 0) >= 60) >= 2)
  assert.ok(rows.jobs.every(({ published_at, created_at }) => Number(published_at ?? created_at) <= now.getTime()))
})

test('names that must be single are single, in every table', () => {
  unique(rows.pages.map(({ slug }) => slug))
  unique(rows.jobs.map(({ reference }) => reference))
  unique(rows.users.map(({ email }) => email))
  unique(rows.users.flatMap(({ phone }) => phone ?? []))
  unique(rows.applications.map(({ job_id, candidate_id }) => `${job_id} ${candidate_id}`))
  for (const table of tables) unique(rows[table].map((row) => ('id' in row ? row.id : row)))
  for (const table of tables)
    unique(rows[table].length ? rows[table].map((row) => Object.keys(row).join()).slice(0, 1) : [])
})

test('adverts are complete, clean and differ', () => {
  const texts = new Map(rows.job_texts.map((text) => [`${text.job_id} ${text.language}`, text]))
  for (const job of rows.jobs) {
    const text = texts.get(`${job.id} ${job.language}`)
    assert.ok(text)
    const fields = Fields.parse({ ...job, texts: [text] })
    assert.deepEqual(missingOf(fields, { company: 'Nobody’s', applicants_count: 0 }), [])
  }
  const whole = rows.job_texts.map(({ title, description, responsibilities }) => title + description + responsibilities)
  assert.ok(new Set(whole).size > whole.length * 0.98)
})

test('texts are neat, in their own letters, with nothing left open', () => {
  const inScript = { en: /[a-z]/gi, fr: /[a-zà-ÿœ]/gi, ru: /[а-яё]/gi, ar: /\p{Script=Arabic}/gu }
  for (const { language, title, description, responsibilities = '', requirements = '' } of rows.job_texts) {
    for (const html of [description, responsibilities, requirements]) {
      assert.equal(cleanHtml(html), html)
      assert.doesNotMatch(html, /[{}|]|\s{2}|<p>\s|undefined|null|\.\./)
    }
    const words = plainText(title + description + responsibilities + requirements).replace(/[^\p{L}]/gu, '')
    const own = words.match(inScript[language as 'en'])?.length ?? 0
    assert.ok(own / words.length > 0.75, `${language}: ${title}`)
  }
  for (const { text } of rows.messages) assert.doesNotMatch(text, /[{}|]|\s{2}/)
  for (const { cv } of demo.cvs) assert.doesNotMatch(JSON.stringify(cv), /\{\w+\}|\|| {2}|undefined|null/)
})

test('everybody answered what was asked, and moved only where one may', () => {
  const questions = Map.groupBy(rows.job_questions, ({ job_id }) => job_id)
  const answers = Map.groupBy(rows.application_answers, ({ application_id }) => application_id)
  for (const { id, job_id } of rows.applications) {
    const given = new Map(answers.get(id)?.map(({ question_id, answer }) => [question_id, answer]))
    assert.deepEqual(wrongAnswers((questions.get(job_id) ?? []) as Parameters<typeof wrongAnswers>[0], given), [])
  }
  const stage = new Map(rows.applications.map(({ id }) => [id, { at: 'submitted', since: 0 }]))
  for (const { name, thing_id, data, at } of rows.events.filter((event) => event.name === 'application.moved')) {
    const { from, to, side } = data as { from: Stage; to: Stage; side: 'page' | 'candidate' | 'site' }
    const known = stage.get(thing_id)
    assert.ok(known && known.at === from && known.since < Number(at), `${name} ${from} → ${to}`)
    if (side !== 'site') assert.ok(stagesFrom(from, side).includes(to), `${from} → ${to} by ${side}`)
    stage.set(thing_id, { at: to, since: Number(at) })
  }
  for (const { id, stage: stands } of rows.applications) assert.equal(stage.get(id)?.at, stands)
  assert.ok(rows.events.every(({ at }) => Number(at) <= now.getTime()))
})

test('every state worth seeing has an example', () => {
  const [held, ...others] = rows.held_moves
  assert.deepEqual(others, [])
  const moved = rows.applications.find(({ id }) => id === held?.application_id)
  assert.deepEqual([moved?.stage, (moved?.held as { stage: string } | undefined)?.stage], ['shortlisted', 'in_review'])
  assert.ok((held?.until as Date) > now)
  assert.deepEqual([...new Set(rows.complaints.map(({ state }) => state))].toSorted(), ['dismissed', 'open', 'upheld'])
  const [appealed] = rows.case_appeals
  const out = rows.cases.find(({ id }) => id === appealed?.case_id)
  assert.equal(rows.jobs.find(({ id }) => id === out?.job_id)?.state, 'suspended')
  const two = rows.complaints.filter(({ case_id }) => case_id === rows.cases[0]?.id)
  assert.deepEqual(
    two.map(({ language }) => language),
    ['en', 'ar'],
  )
  assert.ok(rows.bounced_addresses.length > 0)
})

test('what the personas keep is work that they could take up', () => {
  for (const [key, family] of [
    ['candidate-en', 'logistics'],
    ['candidate-ar', 'marketing'],
  ] as const) {
    const { id, country_id } = demo.cast[key].row
    const own = new Set(material.trades[family]?.positions.map((position) => position.id))
    const kept = rows.saved_jobs.filter(({ user_id }) => user_id === id)
    const jobs = kept.map(({ job_id }) => rows.jobs.find((job) => job.id === job_id))
    assert.equal(kept.length, 8)
    assert.ok(jobs.filter((job) => own.has(job?.position_id as number)).length >= 6, key)
    for (const [at, { note }] of kept.entries())
      if (note === 'Close to home.') assert.equal(jobs[at]?.country_id, country_id)
  }
})

test('each persona finds something to do', () => {
  const mine = (key: keyof typeof demo.cast) => demo.cast[key].row.id
  for (const key of ['candidate-en', 'candidate-ar'] as const)
    assert.ok(
      new Set(rows.applications.filter(({ candidate_id }) => candidate_id === mine(key)).map((one) => one.stage))
        .size >= 5,
    )
  for (const key of ['employer', 'recruiter', 'hiring-manager', 'agency'] as const) {
    const membership = rows.page_members.find(({ user_id }) => user_id === mine(key))
    assert.ok(membership)
    const live = rows.jobs.filter(({ page_id, state }) => page_id === membership.page_id && state === 'live')
    assert.ok(live.length >= 10, key)
  }
  assert.equal(rows.job_reviews.filter(({ decision }) => !decision).length, 36)
  assert.ok(rows.notifications.some(({ user_id, read_at }) => user_id === mine('employer') && !read_at))
})

test('the agency has people placed in every state, with papers of each kind, and somebody to write down', () => {
  assert.deepEqual([...new Set(rows.placements.map(({ state }) => state))].toSorted(), [...placementStates].toSorted())
  assert.deepEqual(rows.submission_disputes.map(({ state }) => state).toSorted(), ['appealed', 'claimed'])
  const [agency] = rows.clients.map(({ page_id }) => page_id)
  const invited = rows.job_recruiters.filter(({ agency_id }) => agency_id === agency)
  assert.deepEqual(invited.map(({ state }) => state).toSorted(), ['active', 'asked'])
  assert.ok(rows.mandates.some(({ job_id }) => job_id === invited.find(({ state }) => state === 'active')?.job_id))
  const replaced = rows.placements.find(({ state }) => state === 'replaced')
  assert.equal(rows.placements.find(({ id }) => id === replaced?.replacement_id)?.fee, 0)
  assert.deepEqual([...new Set(rows.placement_invoices.map(({ kind }) => kind))], ['invoice', 'credit_note'])
  assert.ok(
    rows.placement_invoices.some(({ paid_on }) => paid_on) && rows.placement_invoices.some(({ paid_on }) => !paid_on),
  )
  assert.ok(count(rows.submissions, ({ state }) => state === 'placed') > rows.placements.length)
})

test('somebody may come without a booking, on site or by video', () => {
  const day = rows.open_days.find(({ kind, state }) => kind === 'walk_in' && state === 'published')
  const ways = rows.open_day_desks.flatMap(({ day_id, way }) => (day_id === day?.id ? way : []))
  assert.deepEqual([day?.way, ...ways], ['hybrid', 'on_site', 'online'])
})

test('open days that are over had visitors; of one that just ended somebody still waits for an outcome at its first desk', () => {
  const of = (state: string) =>
    rows.open_days
      .filter((one) => one.state === state)
      .map(({ id }) => rows.day_visits.filter(({ day_id }) => day_id === id))
  for (const visits of [...of('reported'), ...of('ended')]) {
    assert.ok(count(visits, ({ state }) => state === 'done') >= 5)
    assert.ok(visits.every(({ state, outcome }) => (state === 'done') === (typeof outcome === 'string')))
  }
  const left = of('ended').flatMap((visits) => visits.filter(({ state }) => state === 'queued'))
  const [desk] = rows.open_day_desks.filter(({ day_id }) => day_id === left[0]?.day_id)
  assert.deepEqual(
    left.map(({ team, spoken_at, called_desk_id }) => [team, spoken_at instanceof Date, called_desk_id]),
    [[desk?.team, true, null]],
  )
})

test('a fair goes on: at each of its companies people wait and are done, some sit at a desk or went on, and each may be told to a number', () => {
  const fair = rows.open_days.find(({ kind, state }) => kind === 'expo' && state === 'live')
  const visits = rows.day_visits.filter(({ day_id }) => day_id === fair?.id)
  const companies = [
    fair?.page_id,
    ...rows.open_day_booths.flatMap((one) => (one.day_id === fair?.id ? one.page_id : [])),
  ]
  assert.equal(companies.length, 4)
  for (const company of companies) {
    const own = visits.filter(({ page_id }) => page_id === company)
    assert.ok(own.some(({ state }) => state === 'checked_in' || state === 'queued'))
    assert.ok(own.some(({ state }) => state === 'done'))
  }
  for (const state of ['called', 'in_session', 'queued']) assert.ok(visits.some((one) => one.state === state))
  const numbers = new Map<unknown, unknown>()
  for (const { number, id, first_visit_id } of visits) {
    const person = first_visit_id ?? id
    assert.equal(numbers.get(number) ?? person, person, 'one number is one person')
    numbers.set(number, person)
  }
})
