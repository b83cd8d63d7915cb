import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countryId } from '#features/site/lookups/country-id.ts'
import { aPersonWithCv, findPeople, work } from '#tests/world/cv-people.ts'
import { anEmployer } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { searchCvs } from './contract.ts'
import { indexPeople } from './index-people.ts'

const site = await aSite()

test('words, operators and phrases find as they say, in four languages', async () => {
  const { visitor } = await anEmployer(site)
  const en = await aPersonWithCv(site, {
    headline: 'Senior accountant',
    experience: [work('Accountant', 'Nile Trading', 'Month end closing in SAP; managed auditors')],
  })
  const ru = await aPersonWithCv(site, { headline: 'Главный бухгалтер', summary: 'Опыт в SAP', language: 'ru' })
  const ar = await aPersonWithCv(site, { headline: 'محاسب أول', summary: 'إعداد القوائم المالية', language: 'ar' })
  const junior = await aPersonWithCv(site, { headline: 'Accountant, junior', summary: 'Intern with SAP' })
  const sorted = async (q: string) => (await findPeople(visitor, q)).toSorted()
  const ids = (...people: { id: string }[]) => people.map(({ id }) => id).toSorted()
  assert.deepEqual(await sorted('accountant'), ids(en, ru, ar, junior), 'synonyms')
  assert.deepEqual(await sorted('"accountant" NOT junior'), ids(en))
  assert.deepEqual(await sorted('accountant sap -junior'), ids(en, ru))
  assert.deepEqual(await sorted('"month end"'), ids(en))
  assert.deepEqual(await sorted('"end month"'), [])
  assert.deepEqual(await sorted('(бухгалтер OR محاسب) AND القوائم'), ids(ar))
  assert.deepEqual(await sorted('manag* closing'), ids(en))
  assert.deepEqual(await findPeople(visitor, 'accountant', { must: 'month end', without: 'oracle' }), [en.id])
  const told = await visitor.call(searchCvs, { q: '(accountant OR' })
  assert.deepEqual(
    told.odd.map(({ code }) => code),
    ['unclosed_parenthesis', 'lonely_operator'],
  )
  assert.ok(told.also.includes('Бухгалтер'))
  const [best] = (await visitor.call(searchCvs, { q: 'closing NOT junior' })).data
  assert.deepEqual(
    best?.why.map(({ must, text, marks }) => [must, text.slice(...(marks[0] as [number, number]))]),
    [['closing', 'closing']],
  )
})

test('a phrase in titles and skills stands in order, across words that say nothing, and as a whole', async () => {
  const { visitor } = await anEmployer(site)
  const head = await aPersonWithCv(site, { headline: 'Head of quayside operations' })
  const other = await aPersonWithCv(site, { headline: 'Operations, quayside head' })
  const chef = await aPersonWithCv(site, { headline: 'Chef de quai fluvial', language: 'fr' })
  // all pairs of four words, but never the four together
  const apart = await aPersonWithCv(site, {
    headline: 'Quayside crane supervisor',
    skills: ['Forklift', 'Supervisor trainee'].map((name) => ({ name, level: '' })),
  })
  const inBody = await aPersonWithCv(site, {
    headline: 'Clerk',
    summary: 'Answered to the head of quayside operations',
  })
  const ids = (...people: { id: string }[]) => people.map(({ id }) => id)
  assert.deepEqual(await findPeople(visitor, '"quayside operations"'), ids(head, inBody))
  assert.deepEqual(await findPeople(visitor, '"head of quayside"'), ids(head, inBody))
  assert.deepEqual(await findPeople(visitor, '"quayside head"'), ids(other))
  assert.deepEqual(await findPeople(visitor, '"chef de quai"'), ids(chef))
  assert.deepEqual(await findPeople(visitor, '"quayside crane supervisor"'), ids(apart))
  assert.deepEqual(await findPeople(visitor, '"quayside crane supervisor trainee"'), [])
  assert.deepEqual(await findPeople(visitor, 'clerk NOT "head of quayside"'), [])
})

test('an occupation is found by all its names, NOT takes the same ones, and each that is told finds the same people', async () => {
  const { visitor } = await anEmployer(site)
  await aPersonWithCv(site, { headline: 'Электрогазосварщик', language: 'ru' })
  await aPersonWithCv(site, { headline: 'لحام', language: 'ar' })
  await aPersonWithCv(site, { headline: 'Foreman', summary: 'Began as a welder in Jubail' })
  await aPersonWithCv(site, { headline: 'Soudeur', language: 'fr' })
  await aPersonWithCv(site, { headline: 'Florist', summary: 'Not a smith' })
  const sorted = async (q: string) => (await findPeople(visitor, q, { sort: 'freshness', any_line: true })).toSorted()
  const all = await sorted('')
  const welders = await sorted('welder')
  assert.equal(welders.length, 4)
  assert.deepEqual([...welders, ...(await sorted('NOT welder'))].toSorted(), all)
  assert.deepEqual(await sorted('welder NOT welder'), [])
  const { also } = await visitor.call(searchCvs, { q: 'welder' })
  assert.ok(also.length > 1)
  for (const name of also) assert.deepEqual(await sorted(name), welders, name)
  assert.deepEqual(await sorted('"welder"'), (await sorted('welder AND foreman')).toSorted(), 'quoted, it is a word')
})

test('what only sounds like an occupation is none, and short words are names in capitals only', async () => {
  const { visitor } = await anEmployer(site)
  const lead = await aPersonWithCv(site, { headline: "Chef d'équipe ferroviaire", language: 'fr' })
  const cook = await aPersonWithCv(site, { headline: 'Chef', summary: 'I like it: ferroviaire' })
  assert.deepEqual(await findPeople(visitor, 'chef ferroviaire'), [cook.id])
  assert.ok(!(await findPeople(visitor, 'IT ferroviaire')).includes(cook.id))
  assert.deepEqual(await findPeople(visitor, '"équipe ferroviaire"'), [lead.id])
})

test('a name finds people before places that sound like it, and places are found by all their names', async () => {
  const { visitor, page } = await anEmployer(site)
  const inTown = await aPersonWithCv(site, { headline: 'معلمة تربية', location: 'المحمدية', language: 'ar' })
  const named = await aPersonWithCv(site, { name: 'محمد الحربي', headline: 'Dispatcher' })
  await site.world.db
    .insertInto('cv_unlocks')
    .values({ page_id: page.id, user_id: named.id, way: 'credit', credits: 1, at: new Date() })
    .execute()
  await indexPeople(site.world, [named.id])
  assert.deepEqual(await findPeople(visitor, 'محمد'), [named.id])
  assert.equal((await findPeople(visitor, 'المحمدية'))[0], inTown.id)
  const dubai = await aPersonWithCv(
    site,
    { headline: 'Crane rigger' },
    { residence_city_id: 1, residence_country_id: countryId('AE') },
  )
  assert.deepEqual(await findPeople(visitor, 'дубай'), [dubai.id])
})

test('what is said of people as of jobs is understood so: NOT takes a whole name, and slips are mended', async () => {
  const { visitor } = await anEmployer(site)
  const guard = await aPersonWithCv(site, { headline: 'Security guard', summary: 'Xylograph' })
  const inEstates = await aPersonWithCv(site, {
    headline: 'Sales manager',
    summary: 'Xylograph',
    experience: [work('Real estate agent', 'Nile Homes', 'Homes')],
  })
  const inFood = await aPersonWithCv(site, { headline: 'Sales manager', summary: 'Xylograph; an estate car' })
  assert.deepEqual(await findPeople(visitor, 'xylograph security gard'), [guard.id])
  assert.deepEqual(await findPeople(visitor, 'xylograph sales manager NOT real estate'), [inFood.id])
  assert.deepEqual(
    (await findPeople(visitor, 'xylograph sales manager')).toSorted(),
    [inEstates.id, inFood.id].toSorted(),
  )
  assert.ok((await visitor.call(searchCvs, { q: 'security gard' })).also.includes('security guard'))
})

test('years of work among the words are those that somebody has at least, and are told', async () => {
  const { visitor } = await anEmployer(site)
  const since = (year: number) => ({
    ...work('Glazier', 'Nile Glass', 'Zithern'),
    start: `${year}-06`,
    end: 'present' as const,
  })
  const now = new Date().getFullYear()
  const [four, eight] = [
    await aPersonWithCv(site, { headline: 'Glazier', experience: [since(now - 4)] }),
    await aPersonWithCv(site, { headline: 'Glazier', experience: [since(now - 8)] }),
  ]
  const sorted = async (q: string) => (await findPeople(visitor, q)).toSorted()
  for (const q of ['zithern glazier 5 years', 'zithern glazier خبرة ٥ سنوات', 'zithern, опыт от 5 лет'])
    assert.deepEqual(await sorted(q), [eight.id], q)
  assert.deepEqual(await sorted("zithern 4 ans d'expérience"), [four.id, eight.id].toSorted())
  assert.deepEqual(await sorted('zithern 40 лет'), [], 'years of work, however many')
  assert.equal((await visitor.call(searchCvs, { q: 'glazier 5 years' })).years, 5)
})

test('a language and a place are asked for by any of their names', async () => {
  const { visitor } = await anEmployer(site)
  const fluent = await aPersonWithCv(site, {
    headline: 'Ferrier',
    location: 'Dubai',
    languages: [{ name: 'English', level: 'C1' }],
  })
  const beginner = await aPersonWithCv(site, {
    headline: 'Ferrier',
    location: 'Doha',
    languages: [{ name: 'Английский', level: 'A2' }],
    language: 'ru',
  })
  const french = await aPersonWithCv(site, { headline: 'Ferrier', languages: [{ name: 'French', level: 'C1' }] })
  const sorted = async (q: string) => (await findPeople(visitor, q)).toSorted()
  const both = [fluent.id, beginner.id].toSorted()
  for (const q of ['english', 'английский', 'со знанием английского', 'anglais', 'لغة إنجليزية', 'English speaker'])
    assert.deepEqual(await sorted(`ferrier ${q}`), both, q)
  for (const q of [
    'fluent english',
    'свободный английский',
    'свободным английским',
    'anglais courant',
    'إنجليزي بطلاقة',
    // of somebody who is looked for, good is more than what people call good themselves
    'good english',
    'хороший английский',
    'bon anglais',
    'إنجليزي جيد',
  ])
    assert.deepEqual(await sorted(`ferrier ${q}`), [fluent.id], q)
  for (const q of ['basic english', 'базовый английский', "notions d'anglais", 'إنجليزي بسيط'])
    assert.deepEqual(await sorted(`ferrier ${q}`), both, q)
  const levels = async (q: string) => (await visitor.call(searchCvs, { q })).parts.map(({ value }) => value)
  assert.deepEqual(await levels('fluent english'), ['en:C1'])
  assert.deepEqual(await levels('working french'), ['fr:B2'])
  assert.deepEqual(await levels('арабский родной'), ['ar:native'])
  assert.deepEqual(await levels('english'), ['en'])
  await aPersonWithCv(site, {
    headline: 'Luthier',
    languages: [
      { name: 'French', level: 'fluent' },
      { name: 'English', level: 'A2' },
    ],
  })
  assert.deepEqual(await sorted('ferrier французский'), [french.id])
  const says = (summary: string) => aPersonWithCv(site, { headline: 'Luthier', summary })
  const told = [await says('I am fluent in English'), await says('English, fluent')]
  await says('Fluent in Arabic. Knows some basics of the English language')
  assert.deepEqual(await sorted('luthier fluent english'), told.map(({ id }) => id).toSorted())
  assert.deepEqual(await sorted('ferrier NOT английский'), [french.id])
  for (const q of ['dubai', 'Дубай', 'Dubaï', 'دبي']) assert.deepEqual(await sorted(`ferrier ${q}`), [fluent.id], q)
})

test('a name for all work of a field finds the field in every language, and what a text only does there is no such work', async () => {
  const { visitor } = await anEmployer(site)
  const nurse = await aPersonWithCv(site, { headline: 'Head nurse', summary: 'Quartzite' })
  const manager = await aPersonWithCv(site, {
    headline: 'مديرة منتج',
    summary: 'Quartzite: احتياجات المستخدمين',
    language: 'ar',
  })
  const cleaner = await aPersonWithCv(site, { headline: 'Clerk', summary: 'Quartzite; three years a cleaner' })
  for (const q of ['nurse', 'infirmière', 'ممرضة', 'медсестра'])
    assert.deepEqual(await findPeople(visitor, `quartzite ${q}`), [nurse.id], q)
  const cleaners = await findPeople(visitor, 'quartzite femme de ménage', { any_line: true })
  assert.deepEqual(cleaners, [cleaner.id])
  assert.ok(!cleaners.includes(manager.id))
})

test('work is nobody’s name that sounds like it, and what is quoted stands there as it was written', async () => {
  const { visitor, page } = await anEmployer(site)
  const named = await aPersonWithCv(site, { name: 'Romain Barbier', headline: 'Dispatcher' })
  const french = await aPersonWithCv(
    site,
    { headline: 'Infirmier', summary: 'Tourmaline', language: 'fr' },
    { position_ids: [148] },
  )
  await site.world.db
    .insertInto('cv_unlocks')
    .values({ page_id: page.id, user_id: named.id, way: 'credit', credits: 1, at: new Date() })
    .execute()
  await indexPeople(site.world, [named.id])
  assert.deepEqual(await findPeople(visitor, 'barber'), [])
  assert.deepEqual(await findPeople(visitor, 'Barbier Romain'), [named.id])
  assert.deepEqual(await findPeople(visitor, 'tourmaline nurse'), [french.id])
  assert.deepEqual(await findPeople(visitor, 'tourmaline "nurse"'), [])
})

test('a name that only stands within a longer one of other work finds nobody by it; the head of the same work does', async () => {
  const { visitor } = await anEmployer(site)
  const chief = await aPersonWithCv(site, { headline: 'Chief accountant' })
  const keyAccounts = await aPersonWithCv(site, { headline: 'مديرة حسابات رئيسية', language: 'ar' })
  const found = await findPeople(visitor, 'chief accountant')
  assert.deepEqual([found.includes(chief.id), found.includes(keyAccounts.id)], [true, false])
  assert.ok((await findPeople(visitor, 'key account manager')).includes(keyAccounts.id))
  assert.ok((await findPeople(visitor, 'accountant')).includes(chief.id))
})
