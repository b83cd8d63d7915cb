import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countryId } from '#features/site/lookups/country-id.ts'
import type { Language } from '#platform/shared/languages.ts'
import { aSite } from '#tests/world/site.ts'
import { meaningsOf } from './meanings.ts'
import { mendGlue, mendKeyboard, mendWord } from './mend.ts'
import { occupationsIn } from './titles.ts'
import { keyOf, tokensOf } from './tokens.ts'
import { understand } from './understand.ts'

const site = await aSite()
const meanings = await meaningsOf(site.world)
const lightDrivers = 'Light vehicle driver/Private driver/Taxi driver/Delivery driver'
const nameOf = (id: number) => meanings.positions.get(id)?.en ?? '?'

/** A reading in short: what it is, and which position, place or value. */
function told(text: string, language: Language, how: { plain?: string[]; home?: number } = {}): string[] {
  const { parts, rest } = understand(text, meanings, { language, ...how })
  return [
    ...parts.map((part) => {
      if (part.kind === 'occupation') return part.positions.map(nameOf).join('/') || `field of ${part.field.length > 0}`
      if (part.kind === 'place') return `place ${part.place > 0 ? 'city' : 'country'} ${part.words}`
      return 'value' in part ? `${part.kind} ${part.value}` : `${part.kind} ${part.words}`
    }),
    ...rest.map(({ text: word }) => `“${word}”`),
  ]
}

const readings: [query: string, language: Language, parts: string[]][] = [
  ['driver jobs in Jeddah', 'en', ['field of true', 'place city Jeddah']],
  ['وظائف الجبيل', 'ar', ['place city الجبيل']],
  ['вакансии Екатеринбург', 'ru', ['place city Екатеринбург']],
  ['работа в Нижнем Новгороде', 'ru', ['place city Нижнем Новгороде']],
  ['postes à Dubaï', 'fr', ['place city Dubaï']],
  ['part-time evening job', 'en', ['type part_time', 'shift evenings']],
  ['شغل بارت تايم', 'ar', ['type part_time']],
  ['CDD ou intérim', 'fr', ['type contract', 'type temporary']],
  ['подработка', 'ru', ['type part_time']],
  ['internship', 'en', ['type internship']],
  ['accountant in Jeddah salary 5000 SAR', 'en', ['Accountant', 'place city Jeddah', 'pay salary 5000 SAR']],
  ['محاسب جدة راتب 6000', 'ar', ['Accountant', 'place city جدة', 'pay راتب 6000']],
  ['stage marketing Casablanca', 'fr', ['type internship', 'field of true', 'place city Casablanca']],
  ['customer care rep', 'en', ['field of true']],
  ['CFO', 'en', ['Chief financial officer']],
  ['кадровик', 'ru', ['HR officer']],
  ['كاشير', 'ar', ['Cashier']],
  ['kiné', 'fr', ['Physiotherapist']],
  ['mohandes', 'ar', ['field of true']],
  ['شغل فالسعودية', 'ar', ['place country فالسعودية']],
  ['سواق في الرياض', 'ar', ['field of true', 'place city الرياض']],
  ['محاسب بجدة بدون خبرة', 'ar', ['Accountant', 'place city بجدة', 'fact no_experience']],
  ['бухгалтера удаленно', 'ru', ['Accountant', 'workplace remote']],
  ['nurses with accommodation', 'en', ['field of true', 'fact housing']],
  ['sales manager UAE', 'en', ['Sales manager', 'place country UAE']],
  ['urgent hiring', 'en', []],
  ['emploi', 'fr', []],
  ['teacher of maths', 'en', ['Mathematics teacher']],
  ['manager of sales', 'en', ['Sales manager']],
  ['водитель с категорией е', 'ru', ['Heavy truck driver/Trailer driver']],
  ['xyzzy accountant', 'en', ['Accountant', '“xyzzy”']],
  ['وظائف اليوم بالرياض', 'ar', ['place city بالرياض']],
  ['وظائف في الرياظ', 'ar', ['place city الرياظ']],
  ['مادبا والزرقا', 'ar', ['place city مادبا', 'place city والزرقا']],
  ['الخليج بحرين', 'ar', ['place country بحرين']],
  ['تونس العاصمة', 'ar', ['place city تونس العاصمة']],
  ['بنوك', 'ar', ['field of true']],
  ['عساس بالليل', 'ar', ['Security guard', 'shift nights']],
  ['موضف خدمه العملا', 'ar', ['Customer service representative']],
  ['مدير مبيعات سيارات', 'ar', ['Sales manager', 'skill سيارات']],
  ['معلم كهربا', 'ar', ['Electrician']],
  ['شوفور طاكسي', 'ar', ['Taxi driver']],
  ['سيلز مانجر', 'ar', ['Sales manager']],
  ['مهندس مدني حديث تخرج', 'ar', ['Civil engineer', 'fact no_experience']],
  ['finance mgr', 'en', ['Finance manager']],
  ['hvac tech', 'en', ['Air conditioning technician']],
  ['aircon mechanic', 'en', ['Air conditioning technician']],
  ['maint tech', 'en', ['Maintenance technician']],
  ['Jeddah KSA electrician', 'en', ['place city Jeddah', 'Electrician']],
  ['وظائف مدينة الكويت', 'ar', ['place city الكويت']],
  ['وظائف الكويت', 'ar', ['place country الكويت']],
  ['emplois ville de Tunis', 'fr', ['place city Tunis']],
  ['driver jobs light vehicle license', 'en', [lightDrivers, lightDrivers]],
  ['sales jobs light vehicle license', 'en', ['field of true']],
  ['commercial permis B', 'fr', ['Sales executive', 'skill permis B']],
  ['golang', 'en', ['Back-end developer']],
  ['مدخل بيانات من المنزل', 'ar', ['Data entry clerk', 'workplace remote']],
  ['aide-soignante de nuit', 'fr', ['Care assistant', 'shift nights']],
  ['бухгалтер на полдня', 'ru', ['Accountant', 'type part_time']],
  ['охранник сутки через двое', 'ru', ['Security guard', 'type shift']],
  ['civil engineer 12 years experience', 'en', ['Civil engineer', 'experience 12']],
  ['محاسب خبرة 3 سنوات', 'ar', ['Accountant', 'experience 3']],
  ['driver up to 5000 AED Dubai', 'en', ['field of true', 'pay up to 5000 AED', 'place city Dubai']],
  ['сварщик 6 разряда', 'ru', ['Welder']],
  ['водитель с личным авто', 'ru', ['field of true']],
  ['محاسب خبرة', 'ar', ['Accountant']],
  ['гибридный график аналитик', 'ru', ['workplace hybrid', 'field of true']],
]

test('queries are read for occupation, place and conditions, and fillers drop out', () => {
  for (const [query, language, parts] of readings) assert.deepEqual(told(query, language), parts, query)
})

test('in a pasted advert names of work in another language than its own are none, and its pay is read', () => {
  const advert =
    'Logistics Coordinator needed. 3+ years experienced in freight, dealing with carriers and customs. Excel, WMS, fluent English. Salary 6000-8000 AED, Dubai'
  const parts = told(advert, 'en')
  assert.ok(!parts.includes('Miner'), parts.join())
  assert.ok(parts.includes('pay Salary 6000-8000 AED') && parts.includes('experience 3'), parts.join())
  assert.deepEqual(told('carrier', 'fr'), ['Miner'])
})

test('a part that is taken back is a word again, and the others stay', () => {
  assert.deepEqual(told('driver jobs in Jeddah', 'en', { plain: ['jeddah'] }), ['field of true', '“Jeddah”'])
  assert.deepEqual(told('part time cashier', 'en', { plain: ['part time'] }), ['Cashier', '“part”', '“time”'])
})

test('of two places of one name the reader’s own is meant', () => {
  const tripoli = (home: string) => {
    const [part] = understand('Tripoli', meanings, { language: 'en', home: countryId(home) }).parts
    return part?.kind === 'place' ? part.countries[0] : null
  }
  assert.deepEqual([tripoli('LY'), tripoli('LB')], [countryId('LY'), countryId('LB')])
})

test('titles name their position, hold others only as their head, and false kin is none', () => {
  const titled = (title: string, language: Language) => {
    const { is, inside } = occupationsIn(title, language, meanings)
    return [is.map(nameOf), inside.map(nameOf)]
  }
  assert.deepEqual(titled('Senior accountant (Dubai)', 'en'), [['Senior accountant'], ['Accountant']])
  assert.deepEqual(titled('مدير المبيعات والتسويق', 'ar')[0], ['Sales manager'])
  assert.ok(
    !titled("Chef d'équipe de sécurité", 'fr')
      .flat()
      .some((name) => /cook|chef/i.test(name)),
  )
  assert.ok(
    !titled('Business developer', 'en')
      .flat()
      .some((name) => /software|web|end developer/i.test(name)),
  )
  assert.deepEqual(titled('Account manager', 'en')[0]?.includes('Accountant'), false)
  assert.deepEqual(titled('Системный администратор', 'ru'), [['System administrator'], []])
})

test('who works in a programming language is called the same work in every language, wherever the language stands', () => {
  const named = (title: string, language: Language) =>
    occupationsIn(title, language, meanings).is.map(nameOf).toSorted()
  const both = ['Back-end developer', 'Software engineer']
  for (const title of ['Senior Java Engineer', '.NET developer', 'Python Programmer', 'Golang developer'])
    assert.deepEqual(named(title, 'en'), both, title)
  for (const title of ['Ingénieur Java', 'Développeuse .NET', 'Programmeur Python'])
    assert.deepEqual(named(title, 'fr'), both, title)
  for (const title of [
    '.NET-разработчик',
    'Разработчик .NET',
    'Java-разработчик',
    'Python-программист',
    'Go-разработчик',
  ])
    assert.deepEqual(named(title, 'ru'), both, title)
  for (const title of ['مطور جافا', 'مبرمج بايثون', 'مهندس دوت نت']) assert.deepEqual(named(title, 'ar'), both, title)
})

test('a title may say its form for women and for men at once, in the way of each language', () => {
  const named = (title: string, language: Language) => occupationsIn(title, language, meanings).is.map(nameOf)
  for (const title of ['أمين/ة صندوق - سوق ممتاز', 'أمين(ة) صندوق'])
    assert.deepEqual(named(title, 'ar'), ['Cashier'], title)
  for (const title of ['Chargé·e de communication', 'Chargé(e) de communication', 'Chargé/e de communication H/F'])
    assert.deepEqual(named(title, 'fr'), ['Communications manager'], title)
  assert.deepEqual(named('Vendeur/se', 'fr'), ['Shop assistant'])
  assert.deepEqual(named('Cashier / sales assistant', 'en').toSorted(), ['Cashier', 'Shop assistant'])
  assert.deepEqual(named('Продавец/кассир', 'ru'), named('Продавец-кассир', 'ru'))
  assert.deepEqual(named('Продавец, кассир', 'ru').toSorted(), ['Cashier', 'Shop assistant'])
  // marks that are left out keep every other word where it stands
  assert.deepEqual(
    tokensOf('Vendeur/se Paris').map(({ from, to }) => [from, to]),
    [
      [0, 7],
      [11, 16],
    ],
  )
})

test('keys of one word meet, those of its relatives do not', () => {
  const same = (one: string, other: string) => tokensOf(one)[0]?.key === tokensOf(other)[0]?.key
  for (const pair of [
    'nurse nurses',
    'secretary secretaries',
    'повар повара',
    'محاسب المحاسبين',
    'électricien electricien',
    'العملا للعملاء',
    'كهرباءي كهربائي',
    'ممرظه ممرضة',
    'سواق سائق',
    'مخازن مستودع',
    'mgr manager',
  ])
    assert.ok(same(...(pair.split(' ') as [string, string])), pair)
  for (const pair of ['accountant account', 'operator operation', 'market marketing', 'engineer engine'])
    assert.ok(!same(...(pair.split(' ') as [string, string])), pair)
  assert.deepEqual(
    tokensOf('C++, C#, .NET and R&D 2/2').map(({ text }) => text),
    ['C++', 'C#', '.NET', 'and', 'R&D', '2/2'],
  )
})

test('words of the wrong keyboard, glued ones, slips and other letters are mended; known ones never', () => {
  assert.equal(mendKeyboard('ljrnjh', meanings), 'доктор')
  assert.equal(mendKeyboard(',e[ufknth', meanings), 'бухгалтер')
  assert.equal(mendKeyboard('doctor', meanings), null)
  assert.equal(mendGlue('salesmanager', meanings), 'sales manager')
  assert.equal(mendWord('acountant', meanings), 'accountant')
  assert.equal(mendWord('electrition', meanings), 'electrician')
  assert.equal(mendWord('повор', meanings), 'повар')
  assert.equal(mendWord('zzzzqqq', meanings), null)
})

test('Arabic words are mended to what looks alike, is borrowed or sounds so; short ones that are only near are left', () => {
  const mended = (word: string, language: Language = 'ar') => mendWord(keyOf(word), meanings, language)
  // a slip in Latin letters is one for whoever reads Arabic too, and never a Russian word
  assert.deepEqual(
    ['recepsionist', 'acountant', 'electrition'].map((word) => mended(word)),
    ['receptionist', 'accountant', 'electrician'],
  )
  assert.deepEqual(
    ['طباح', 'محاسبب', 'باراسطاا', 'mohassib'].map((word) => mended(word)),
    ['طباخ', 'محاسب', 'باريستا', 'mohasib'],
  )
  assert.deepEqual(
    ['العاصمة', 'يقبل'].map((word) => mended(word)),
    [null, null],
  )
})

test('two fields narrow each other, a kind of worker beside a trade says nothing, and of two trades either will do', () => {
  const fields = (text: string, language: Language) =>
    understand(text, meanings, { language }).parts.flatMap((part) =>
      part.kind === 'occupation' ? [[part.positions.map(nameOf).toSorted(), part.fields]] : [],
    )
  const [reception] = fields('hotel reception', 'en')
  assert.ok(reception?.[0]?.includes('Front desk agent') && !reception[0].includes('Receptionist'))
  assert.deepEqual(fields('معلم مطابخ مطاعم', 'ar').length, 1)
  assert.deepEqual(
    fields('cleaning and security', 'en').map(([, field]) => field),
    [['cleaning'], ['security']],
  )
})
