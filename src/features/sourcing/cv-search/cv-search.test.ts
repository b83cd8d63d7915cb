import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as applications from '#features/hiring/applications/contract.ts'
import { setAnonymous } from '#features/hiring/pipeline/stage-contract.ts'
import { visibilities } from '#features/people/profiles/contract.ts'
import { countryId } from '#features/site/lookups/country-id.ts'
import { aPdf, aWordyPdf } from '#tests/world/a-pdf.ts'
import { cvLines } from '#tests/world/cv.ts'
import { aPersonWithCv, findPeople, work } from '#tests/world/cv-people.ts'
import { aCandidate, aLiveJob, anEmployer, lookedAt } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import { excludePage, includePage, setVisibility, unlockCv } from './contact-contract.ts'
import { changeBasket, cvFacets, hidePerson, listBasket, searchCvs, showCvSheet } from './contract.ts'
import { openCvSearch } from './open-contract.ts'
import { refillCvSearch } from './refill.ts'

const site = await aSite()

test('every visibility × how a page stands to somebody: who is found, and who with a name', async () => {
  const { employer, job } = await aLiveJob(site)
  const { visitor, page } = employer
  const word = 'matrixword'
  const standings = [
    'none',
    'applied',
    'unlocked',
    'excluded',
    'excluded and applied',
    'excluded and unlocked',
  ] as const
  for (const visibility of visibilities)
    for (const standing of standings) {
      const person = await aPersonWithCv(site, {}, { visibility, headline: `Welder ${word}` })
      if (standing.includes('applied'))
        await person.visitor.call(
          applications.apply,
          { job, name: person.name, lang: 'en' },
          { files: { cv: { name: 'cv.pdf', bytes: aWordyPdf([`${person.name} ${word}`]) } } },
        )
      if (standing.includes('unlocked'))
        await site.world.db
          .insertInto('cv_unlocks')
          .values({ page_id: page.id, user_id: person.id, way: 'credit', credits: 1, at: new Date() })
          .execute()
      if (standing.includes('excluded')) await person.visitor.call(excludePage, { page: page.id })
      await person.visitor.call(setVisibility, { visibility })
      await site.settle()
      const isOpen = ['on_request', 'searchable', 'public'].includes(visibility)
      const isFound = !standing.includes('excluded') && (isOpen || standing !== 'none')
      const isWhole = standing === 'applied' || standing === 'unlocked'
      const what = `${visibility}, ${standing}`
      const found = (await visitor.call(searchCvs, { q: word })).data.find(({ id }) => id === person.id)
      assert.equal(found !== undefined, isFound, what)
      assert.equal(found?.name ?? null, isFound && isWhole ? person.name : null, what)
      const inJob = (await findPeople(visitor, '', { job })).includes(person.id)
      assert.equal(inJob, standing.includes('applied'), `${what}, among applicants`)
      const sheet = await visitor.ask(showCvSheet, { person: person.id })
      assert.equal(sheet.statusCode, isFound ? 200 : 404, what)
      // nobody else's page sees more for that
      const open = (await new Visitor(site).call(openCvSearch, { what: word })).data.people.length
      assert.equal(open, visibility === 'public' ? 1 : 0, `${what}, in public`)
      await site.world.db.deleteFrom('cv_search').where('user_id', '=', person.id).execute()
    }
})

test('the search among applicants says how many it does not know: guests, and people without a name yet', async () => {
  const { employer, job } = await aLiveJob(site)
  const cv = { name: 'cv.pdf', bytes: aPdf(cvLines) }
  const sent = { job, name: 'Priya Nair', lang: 'en' as const }
  const person = await aPersonWithCv(site, { headline: 'Storekeeper' }, { visibility: 'applied_only' })
  await person.visitor.call(applications.apply, sent, { files: { cv } })
  await new Visitor(site).call(applications.apply, { ...sent, email: 'guest.of.search@example.com' }, { files: { cv } })
  await site.settle()
  const told = async () => {
    const { data, job: scope } = await employer.visitor.call(searchCvs, { job })
    return [data.map(({ id }) => id), scope?.unlisted]
  }
  assert.deepEqual(await told(), [[person.id], 1])
  await employer.visitor.call(setAnonymous, { job, anonymous: true })
  await site.settle()
  assert.deepEqual(await told(), [[], 2])
})

test('what changes since counts at once: hidden, excluded and sleeping people are gone before the index knows', async () => {
  const { visitor, page } = await anEmployer(site)
  const word = 'atonceword'
  const person = await aPersonWithCv(site, { headline: word })
  assert.deepEqual(await findPeople(visitor, word), [person.id])
  await person.visitor.call(setVisibility, { visibility: 'hidden' })
  assert.deepEqual(await findPeople(visitor, word), [])
  await person.visitor.call(setVisibility, { visibility: 'searchable' })
  await person.visitor.call(excludePage, { page: page.id })
  assert.deepEqual(await findPeople(visitor, word), [])
  const other = await aPersonWithCv(site, { headline: word })
  await site.world.db.updateTable('users').set({ state: 'deactivated' }).where('id', '=', other.id).execute()
  assert.deepEqual(await findPeople(visitor, word), [])
})

test('names and employers are found only by who may see them, in every script', async () => {
  const { visitor } = await lookedAt(site, await anEmployer(site))
  const stranger = await anEmployer(site)
  const person = await aPersonWithCv(site, {
    name: 'Mohammed Al Khatib',
    headline: 'Crane operator',
    experience: [work('Crane operator', 'Zamzamcorp', 'Lifted steel for Zamzamcorp')],
  })
  for (const q of ['Mohammed', 'محمد', 'Zamzamcorp', 'crane AND Khatib', person.email.split('@')[0] as string])
    assert.deepEqual(await findPeople(visitor, q), [], q)
  const [card] = (await visitor.call(searchCvs, { q: 'crane' })).data
  assert.equal(card?.name, null)
  const hidden = (await visitor.call(showCvSheet, { person: person.id, q: 'steel' })).data
  assert.doesNotMatch(JSON.stringify(hidden), /Mohammed|Khatib|Zamzam|example\.com/)
  assert.deepEqual(hidden.musts, [{ text: 'steel', met: true, line: 4, level: null }])
  await visitor.call(unlockCv, { person: person.id })
  await site.settle()
  for (const q of ['Mohammed', 'Muhammad', 'محمد', 'Мухаммед', 'الخطيب crane', 'Zamzamcorp', 'crane NOT Mahmoud'])
    assert.deepEqual(await findPeople(visitor, q), [person.id], q)
  assert.deepEqual(await findPeople(visitor, 'crane NOT Mohammed'), [])
  assert.deepEqual(await findPeople(stranger.visitor, 'Mohammed'), [])
  assert.deepEqual(await findPeople(stranger.visitor, 'Zamzamcorp'), [])
  assert.match(JSON.stringify((await visitor.call(showCvSheet, { person: person.id })).data), /Zamzamcorp/)
})

test('filters hold together, their counts leave the own filter aside, and nothing found says so', async () => {
  const { visitor, page } = await anEmployer(site)
  const senior = await aPersonWithCv(
    site,
    {
      headline: 'Filtertest engineer',
      experience: [work('Engineer', 'A', '', '2010-01')],
      skills: [{ name: 'Revit' }],
    },
    { residence_country_id: 5, nationality_ids: [countryId('EG')], notice_period: '1_month' },
  )
  const fresh = await aPersonWithCv(
    site,
    {
      headline: 'Filtertest engineer',
      education: [{ degree: 'Bachelor of Science', institution: 'Cairo' }],
      languages: [{ name: 'Russian', level: 'B2' }],
    },
    { residence_country_id: countryId('EG'), nationality_ids: [countryId('EG')], notice_period: 'now' },
  )
  const q = 'filtertest'
  const one = async (more: object) => (await findPeople(visitor, q, more)).toSorted()
  assert.deepEqual(await one({ experience: ['10|+'] }), [senior.id])
  assert.deepEqual(await one({ place: -countryId('EG') }), [fresh.id])
  assert.deepEqual(await one({ skill: ['Revit'] }), [senior.id])
  assert.deepEqual(await one({ degree: [8] }), [fresh.id])
  assert.deepEqual(await one({ language: ['ru:B1'] }), [fresh.id])
  assert.deepEqual(await one({ language: ['ru:C1'] }), [])
  assert.deepEqual(await one({ nationality: [countryId('EG')] }), [senior.id, fresh.id].toSorted())
  assert.deepEqual(await one({ free: 14 }), [fresh.id])
  assert.deepEqual(await one({ updated: 7 }), [senior.id, fresh.id].toSorted())
  assert.deepEqual(await one({ nationality: [countryId('EG')], free: 30, experience: ['10|+'] }), [senior.id])
  const facets = (await visitor.call(cvFacets, { q, experience: ['10|+'] })).data
  assert.deepEqual(
    facets.experience.map(({ value, count }) => [value, count]),
    [
      ['0|1', 1],
      ['10|+', 1],
    ],
  )
  assert.deepEqual(
    facets.nationality.map(({ count }) => count),
    [1],
  )
  await visitor.call(showCvSheet, { person: senior.id })
  assert.deepEqual(await one({ hide_seen: '1' }), [fresh.id])
  await visitor.call(hidePerson, { person: fresh.id, hidden: true })
  assert.deepEqual(await one({}), [senior.id])
  await visitor.call(changeBasket, { people: [senior.id], inside: true })
  assert.deepEqual(
    (await visitor.call(listBasket, {})).data.map(({ id }) => id),
    [senior.id],
  )
  await senior.visitor.call(excludePage, { page: page.id })
  const { data: counted } = await visitor.call(changeBasket, { people: [fresh.id], inside: false })
  assert.equal(counted.count, 0, 'who does not want to be found is not counted either')
  await senior.visitor.call(includePage, { page: page.id })
  assert.equal((await visitor.call(changeBasket, { people: [], inside: false })).data.count, 0)
  assert.equal((await visitor.call(searchCvs, { q: 'nobodyhasthisword' })).total, 0)
})

test('pages of results neither repeat nor lose anybody while somebody changes', async () => {
  const { visitor } = await anEmployer(site)
  const made: string[] = []
  for (let at = 0; at < 45; at++) made.push((await aPersonWithCv(site, { headline: 'Pagingtest cook' })).id)
  for (const sort of ['relevance', 'freshness'] as const) {
    const seen: string[] = []
    let cursor: string | undefined
    for (;;) {
      const page = await visitor.call(searchCvs, { q: 'pagingtest', sort, ...(cursor && { cursor }) })
      seen.push(...page.data.map(({ id }) => id))
      assert.equal(page.total, 45)
      if (!page.next_cursor) break
      cursor = page.next_cursor
    }
    assert.equal(seen.length, 45)
    assert.deepEqual(seen.toSorted(), made.toSorted())
  }
})

test('only members who may search do, and only among applicants of their own jobs', async () => {
  const { visitor } = await anEmployer(site)
  const { job } = await aLiveJob(site)
  await visitor.refused('not_found', searchCvs, { job })
  const candidate = await aCandidate(site)
  assert.ok((await candidate.visitor.ask(searchCvs, {})).statusCode >= 401)
  assert.ok((await new Visitor(site).ask(searchCvs, {})).statusCode >= 401)
})

test('filled anew, the table holds the same people', async () => {
  const rows = async () =>
    (
      await site.pool.query('select user_id, headline, fts::text from cv_search where headline like $1 order by 1', [
        'Paging%',
      ])
    ).rows
  const before = await rows()
  await site.pool.query('truncate cv_search')
  await refillCvSearch(site.world)
  assert.deepEqual(await rows(), before)
})

test('a filter that makes no sense is refused with its name, with all others that make none', async () => {
  const { visitor } = await anEmployer(site)
  const wrong = { sort: 'zz', position: [999999, 7], degree: [999999], nationality: [999999], place: 999999, free: -1 }
  const fieldsOf = async (asked: object) =>
    (await visitor.ask(searchCvs, asked as never)).json().errors?.map(({ field }: { field: string }) => field)
  assert.deepEqual(await fieldsOf({ sort: wrong.sort, free: wrong.free }), ['free', 'sort'])
  const { position, degree, nationality, place } = wrong
  assert.deepEqual(await fieldsOf({ position, degree, nationality, place }), [
    'position.0',
    'degree.0',
    'nationality.0',
    'place',
  ])
  await visitor.call(searchCvs, { position: [7], place: '' as never, sort: '' as never })
})
