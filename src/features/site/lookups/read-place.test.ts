import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readLookups } from '#db/lookups/read-lookups.ts'
import { countryId } from './country-id.ts'
import { placeIndex } from './place-index.ts'
import { placeText } from './place-name.ts'
import { readPlace } from './read-place.ts'

const shipped = (await readLookups()).cities.toSorted((a, b) => b.people - a.people || a.id - b.id)
const cities = shipped.map(({ en, ar, ru, fr, country, ...city }) => ({
  ...city,
  country_id: countryId(country),
  texts: { en, ar, ru, fr },
}))
const byId = new Map(cities.map((city) => [city.id, city]))
const index = placeIndex(cities)
const name = (id: number | null) => (id === null ? null : placeText(byId, id, 'en'))
const read = (typed: string, home: string | null = null) => {
  const { place, remote, near } = readPlace(index, typed, home === null ? null : countryId(home))
  return { place: name(place), remote, near: near.map(name) }
}

const uae = 'United Arab Emirates'
const understood: [typed: string, place: string][] = [
  ...[
    'UAE',
    'U.A.E',
    'u.a.e.',
    'Emirates',
    'the UAE',
    'الإمارات',
    'الامارات',
    'إمارات',
    'ОАЭ',
    'Эмираты',
    'в ОАЭ',
    'EAU',
    'Émirats',
  ].map((typed): [string, string] => [typed, uae]),
  ...[
    'KSA',
    'K.S.A',
    'Saudi',
    'saudi arabia',
    'السعودية',
    'سعودية',
    'المملكة العربية السعودية',
    'في السعودية',
    'Arabie Saoudite',
  ].map((typed): [string, string] => [typed, 'Saudi Arabia']),
  ...['GCC', 'Gulf', 'the Gulf', 'الخليج', 'دول الخليج', 'pays du Golfe'].map((typed): [string, string] => [
    typed,
    'Gulf countries (GCC)',
  ]),
  ['UK', 'United Kingdom'],
  ['England', 'United Kingdom'],
  ['USA', 'United States'],
  ['US', 'United States'],
  ['США', 'United States'],
  ['СНГ', 'CIS countries'],
  ['RAK', `Ras Al Khaimah, ${uae}`],
  ['Abudhabi', `Abu Dhabi, ${uae}`],
  ['أبو ظبي', `Abu Dhabi, ${uae}`],
  ['Doha Qatar', 'Doha, Qatar'],
  ['Doha, Qatar', 'Doha, Qatar'],
  ['الدوحة قطر', 'Doha, Qatar'],
  ['Jeddah Saudi', 'Jeddah, Saudi Arabia'],
  ['jeddah, ksa', 'Jeddah, Saudi Arabia'],
  ['Jiddah', 'Jeddah, Saudi Arabia'],
  ['بجدة', 'Jeddah, Saudi Arabia'],
  ['بالرياض', 'Riyadh, Saudi Arabia'],
  ['فالرباط', 'Rabat, Morocco'],
  ['رياض', 'Riyadh, Saudi Arabia'],
  ['Al Khobar', 'Khobar, Saudi Arabia'],
  ['Al-Khobar', 'Khobar, Saudi Arabia'],
  ['alkhobar', 'Khobar, Saudi Arabia'],
  ['خبر', 'Khobar, Saudi Arabia'],
  ['الخبر', 'Khobar, Saudi Arabia'],
  ['الجبيل', 'Jubail, Saudi Arabia'],
  ['جبيل', 'Jubail, Saudi Arabia'],
  ['Al Jubail', 'Jubail, Saudi Arabia'],
  ['Al Riyadh', 'Riyadh, Saudi Arabia'],
  ['Ad Dammam', 'Dammam, Saudi Arabia'],
  ['Mecca', 'Makkah, Saudi Arabia'],
  ['مكة', 'Makkah, Saudi Arabia'],
  ['المدينة المنورة', 'Madinah, Saudi Arabia'],
  ['Dubai Marina', `Dubai, ${uae}`],
  ['Deira, Dubai', `Dubai, ${uae}`],
  ['Al Warqa, Dubai', `Dubai, ${uae}`],
  ['دبي مارينا', `Dubai, ${uae}`],
  ['in Dubai', `Dubai, ${uae}`],
  ['à Dubaï', `Dubai, ${uae}`],
  ['в Дубае', `Dubai, ${uae}`],
  ['Dubay', `Dubai, ${uae}`],
  ['Dubai UAE', `Dubai, ${uae}`],
  ['Maadi', 'Cairo, Egypt'],
  ['التجمع الخامس', 'New Cairo, Egypt'],
  ['Casa', 'Casablanca, Morocco'],
  ['Питер', 'Saint Petersburg, Russia'],
  ['СПб', 'Saint Petersburg, Russia'],
  ['в Казани', 'Kazan, Russia'],
  ['в Москве', 'Moscow, Russia'],
  ['Екатеринбург', 'Yekaterinburg, Russia'],
  ['Qatar', 'Qatar'],
  ['Tunis', 'Tunis, Tunisia'],
  ['Tunisia', 'Tunisia'],
]

for (const [typed, place] of understood) test(`${typed} is ${place}`, () => assert.equal(read(typed).place, place))

test('work from anywhere is no place, and may stand beside one', () => {
  for (const typed of ['remote', 'Work from home', 'عن بعد', 'удалённо', 'télétravail'])
    assert.deepEqual(read(typed), { place: null, remote: true, near: [] }, typed)
  assert.deepEqual(read('remote, UAE'), { place: uae, remote: true, near: [] })
})

test('a slip is mended at home, and asked about elsewhere', () => {
  assert.deepEqual(read('Dubia', 'AE').place, `Dubai, ${uae}`)
  assert.equal(read('Dubia').place, null)
  assert.ok(read('Dubia').near.includes(`Dubai, ${uae}`))
  assert.equal(read('Rihadh', 'EG').place, null)
  assert.ok(read('Rihadh', 'EG').near.includes('Riyadh, Saudi Arabia'))
})

test('of what may be half a name the largest place is meant that begins so, and others are asked about', () => {
  const begun = (typed: string, home: string | null = null) => {
    const { place, near } = readPlace(index, typed, home === null ? null : countryId(home), true)
    return { place: name(place), near: near.map(name) }
  }
  assert.equal(begun('abu', 'AE').place, `Abu Dhabi, ${uae}`)
  assert.ok(begun('abu').place?.startsWith('Abu'))
  assert.ok(begun('abu').near.length > 0)
  assert.equal(begun('Дуб').place, `Dubai, ${uae}`)
  assert.equal(begun('jedd').place, 'Jeddah, Saudi Arabia')
  assert.equal(begun('Casa').place, 'Casablanca, Morocco', 'a known name is no beginning')
  assert.equal(begun('Zzyzx').place, null)
  assert.equal(read('jedd').place, null, 'in what nobody searches for nothing is guessed')
})

test('a city in the country that was said, else that country: never one elsewhere', () => {
  assert.equal(read('Tripoli, Libya').place, 'Tripoli, Libya')
  assert.equal(read('Tripoli Lebanon').place, 'Tripoli, Lebanon')
  assert.equal(read('Springfield Heights, Oman').place, 'Oman')
  assert.equal(read('Zzyzx, Oman').place, 'Oman')
})

test('of two cities of one name that at home is meant, else the larger, and the other is asked about', () => {
  assert.equal(read('Tripoli', 'LB').place, 'Tripoli, Lebanon')
  const abroad = read('Tripoli')
  assert.equal(abroad.place, 'Tripoli, Libya')
  assert.ok(abroad.near.includes('Tripoli, Lebanon'))
})

test('what is no place is none', () => {
  for (const typed of ['', 'Zzyzx', 'of', '12345', 'a', '...', 'qwertyuiop asdf'])
    assert.deepEqual(read(typed), { place: null, remote: false, near: [] }, typed)
})

test('every city and country is found by each of its names, with its country behind', () => {
  for (const city of cities)
    for (const text of Object.values(city.texts)) {
      const { place } = readPlace(index, `${text}, ${placeText(byId, -city.country_id, 'en')}`, null)
      const found = place === null ? undefined : byId.get(place)
      assert.equal(found?.country_id, city.country_id, `${text} of ${city.texts.en}`)
    }
})
