import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { addPage, showPage, suggestCompany } from '#features/companies/pages/contract.ts'
import { searchJobs } from '#features/jobs/job-search/contract.ts'
import { readFile, readThumbnail } from '#features/site/files/contract.ts'
import { countryId } from '#features/site/lookups/country-id.ts'
import { aLiveJob, anEmployer, somebody } from '#tests/world/people.ts'
import { aPhoto } from '#tests/world/pictures.ts'
import { type ProfileFields, saving } from '#tests/world/saving.ts'
import { aSite } from '#tests/world/site.ts'
import { stored } from '#tests/world/stored.ts'
import { Visitor } from '#tests/world/visitor.ts'
import { saveGallery, saveProfile } from './contract.ts'

const AE = countryId('AE')

test('a page says of itself what its team wrote, clean, in the language of the visitor, else in its own', async () => {
  const site = await aSite()
  const { visitor, page } = await anEmployer(site)
  const word = '<p class="MsoNormal" style="mso-x:1"><b>We</b> move <script>alert(1)</script>goods<o:p></o:p></p>'
  const fields = await saving(visitor, {
    name: 'Dune Logistics',
    legal_name: 'شركة ديون للخدمات اللوجستية ذ.م.م',
    language: 'en',
    about: { en: word, ar: '<p>ننقل البضائع</p>', fr: '<p> </p>' },
    founded: 1998,
    answer_days: 7,
    size: '51-200',
    website: 'dune.example.com',
    links: { linkedin: 'https://ae.linkedin.com/company/dune', x: '' },
    benefits: ['health_insurance', 'nothing_known'],
    places: [
      { country_id: AE, address: 'Gate 4', phone: '+٩٧١ ٤ ١٢٣ ٤٥٦٧', map_url: 'https://maps.example.com/4' },
      { country_id: countryId('MA'), head_office: true },
    ],
  })
  await visitor.call(saveProfile, fields)
  const { data } = await new Visitor(site).call(showPage, { slug: page.slug })
  assert.equal(data.about, '<p><strong>We</strong> move goods</p>')
  assert.equal(data.legal_name, 'شركة ديون للخدمات اللوجستية ذ.م.م')
  assert.deepEqual(data.links, { linkedin: 'https://ae.linkedin.com/company/dune' })
  assert.deepEqual(
    data.places.map(({ place, phone, head_office }) => [place, phone, head_office]),
    [
      ['Morocco', null, true],
      ['United Arab Emirates', '+971 4 123 4567', false],
    ],
  )
  assert.equal(data.place, 'Morocco')
  const { answer_days } = await site.world.db.selectFrom('pages').select('answer_days').executeTakeFirstOrThrow()
  assert.equal(answer_days, 7)
  const inArabic = await new Visitor(site).call(showPage, { slug: page.slug }, { language: 'ar' })
  assert.equal(inArabic.data.about, '<p>ننقل البضائع</p>')
  const inRussian = await new Visitor(site).call(showPage, { slug: page.slug }, { language: 'ru' })
  assert.equal(inRussian.data.about_language, 'en')
})

test('of two who edit at once the second is told, and nothing is overwritten', async () => {
  const site = await aSite()
  const { visitor, page } = await anEmployer(site)
  const fields = await saving(visitor, { name: 'First' })
  await visitor.call(saveProfile, fields)
  await visitor.refused('changed_meanwhile', saveProfile, { ...fields, name: 'Second' })
  await visitor.refused('changed_meanwhile', saveGallery, { version: fields.version })
  assert.equal((await new Visitor(site).call(showPage, { slug: page.slug })).data.name, 'First')
})

test('another address keeps the ones before as ways to it, and nobody else gets them', async () => {
  const site = await aSite()
  const { visitor, page } = await anEmployer(site)
  await visitor.call(saveProfile, await saving(visitor, { slug: 'Dune & Sons' }))
  await visitor.call(saveProfile, await saving(visitor, { slug: 'ديون' }))
  const anybody = new Visitor(site)
  for (const slug of [page.slug, 'dune-sons', 'ديون', page.id])
    assert.equal((await anybody.call(showPage, { slug })).data.slug, 'ديون', slug)
  const other = await anEmployer(site)
  for (const [slug, code] of [
    ['dune-sons', 'slug_taken'],
    ['ديون', 'slug_taken'],
    [page.id, 'slug'],
  ] as const) {
    const { errors } = await other.visitor.refused('invalid', saveProfile, await saving(other.visitor, { slug }))
    assert.deepEqual(
      errors?.map((error) => [error.field, error.code]),
      [['slug', code]],
    )
  }
  // back to one of its own
  await visitor.call(saveProfile, await saving(visitor, { slug: 'dune-sons' }))
  assert.equal((await anybody.call(showPage, { slug: 'ديون' })).data.slug, 'dune-sons')
  const { data: twin } = await other.visitor.call(addPage, {
    name: 'ديون',
    kind: 'company',
    country_id: AE,
    language: 'ar',
  })
  assert.equal(twin.slug, 'ديون-2')
})

test('what does not fit is refused by its field', async () => {
  const { visitor } = await anEmployer(await aSite())
  const place = { country_id: AE }
  const wrong: [Partial<ProfileFields>, string][] = [
    [{ name: 'x'.repeat(200) }, 'name'],
    [{ links: { linkedin: 'https://evil.example' } }, 'links.linkedin'],
    [{ website: 'javascript:alert(1)' }, 'website'],
    [{ places: [{ ...place, phone: 'call me' }] }, 'places.0.phone'],
    [{ places: [{ ...place, city_id: 99_999_999 }] }, 'places.0.city_id'],
    [{ places: [{ country_id: 3 }] }, 'places.0.country_id'],
    [{ places: [] }, 'places'],
    [{ founded: 12 }, 'founded'],
    [{ answer_days: 31 }, 'answer_days'],
  ]
  for (const [over, field] of wrong) {
    const { errors } = await visitor.refused('invalid', saveProfile, await saving(visitor, over))
    assert.equal(errors?.[0]?.field, field)
  }
  for (const video of ['https://evil.example/film', 'https://vimeo.com/about']) {
    const { version } = await saving(visitor)
    const { errors } = await visitor.refused('invalid', saveGallery, { version, video })
    assert.deepEqual(
      errors?.map(({ code }) => code),
      ['film'],
    )
  }
})

test('pictures become the page’s own, without the camera’s notes; what is taken off it is thrown away', async () => {
  const site = await aSite()
  const { visitor, page } = await anEmployer(site)
  const [logo, one, two] = await Promise.all([
    stored(
      visitor,
      'logo.jpg',
      await sharp(await aPhoto())
        .png()
        .toBuffer(),
    ),
    stored(visitor, 'one.jpg', await aPhoto()),
    stored(visitor, 'two.jpg', await aPhoto()),
  ])
  const { version } = await saving(visitor)
  const pictures = [{ file: two, captions: { en: 'The gate', ar: 'البوابة' } }, { file: one }, { file: one }]
  const video = 'https://youtu.be/dQw4w9WgXcQ'
  const { data } = await visitor.call(saveGallery, { version, logo_id: logo, cover_id: one, video, pictures })
  assert.deepEqual(
    data.gallery.pictures.map(({ file }) => file),
    [two, one],
  )
  const anybody = new Visitor(site)
  const shown = (await anybody.call(showPage, { slug: page.slug }, { language: 'ar' })).data
  assert.equal(shown.video, 'https://www.youtube.com/watch?v=dQw4w9WgXcQ')
  assert.deepEqual(
    shown.pictures.map(({ caption }) => caption),
    ['البوابة', ''],
  )
  const bytes = (await anybody.ask(readFile, { id: one, name: 'one.jpg' })).rawPayload
  assert.equal((await sharp(bytes).metadata()).exif, undefined)
  assert.equal((await anybody.ask(readThumbnail, { id: one, size: 1600 })).statusCode, 200)

  await visitor.call(saveGallery, { version: data.version, logo_id: logo, cover_id: one, pictures: [] })
  await visitor.refused('not_found', readFile, { id: two, name: 'two.jpg' })
  assert.equal((await anybody.ask(readFile, { id: one, name: 'one.jpg' })).statusCode, 200)
})

test('only pictures, only one’s own, only of a size that was made for a page', async () => {
  const site = await aSite()
  const { visitor } = await anEmployer(site)
  const { visitor: stranger } = await somebody(site, 'employer')
  const { version } = await saving(visitor)
  const theirs = await stored(stranger, 'one.jpg', await aPhoto())
  const text = await stored(visitor, 'a.txt', Buffer.from('hello'))
  const noise = await sharp(Buffer.from(Uint8Array.from({ length: 2400 * 2000 * 3 }, (_, at) => (at * 7919) % 251)), {
    raw: { width: 2400, height: 2000, channels: 3 },
  })
    .png({ compressionLevel: 0 })
    .toBuffer()
  const heavy = await stored(visitor, 'logo.png', noise)
  for (const [logo_id, code] of [
    [theirs, 'wrong'],
    [text, 'wrong_type'],
    [heavy, 'too_large'],
    [crypto.randomUUID(), 'wrong'],
  ] as const) {
    const { errors } = await visitor.refused('invalid', saveGallery, { version, logo_id })
    assert.deepEqual(
      errors?.map((error) => [error.field, error.code]),
      [['logo_id', code]],
    )
  }
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  const drawn = await stored(visitor, 'logo.svg', svg)
  const { errors } = await visitor.refused('invalid', saveGallery, { version, logo_id: drawn })
  assert.equal(errors?.[0]?.code, 'wrong_type')
})

test('a page is made with its pictures, and found by its name with a slip, in any script', async () => {
  const site = await aSite()
  const { visitor } = await somebody(site, 'agency')
  const logo_id = await stored(visitor, 'logo.jpg', await aPhoto())
  const make = (name: string, over = {}) =>
    visitor.call(addPage, { name, kind: 'company', country_id: AE, language: 'ar', ...over })
  const { data } = await make('شركة الخليج للمقاولات', { logo_id, about: '<p>نبني</p><script>x</script>' })
  await make('Северный ветер')
  await make('Dhow & Dune', { legal_name: 'دهو وديون' })
  assert.match(data.logo ?? '', /thumb/)
  assert.equal((await new Visitor(site).call(showPage, { slug: data.slug })).data.about, '<p>نبني</p>')
  const first = async (term: string) => (await visitor.call(suggestCompany, { term })).data[0]?.name
  assert.equal(await first('الخليج للمقاولت'), 'شركة الخليج للمقاولات')
  assert.equal(await first('شركه الخليج'), 'شركة الخليج للمقاولات')
  assert.equal(await first('севернный ветр'), 'Северный ветер')
  assert.equal(await first('duhw dune'), 'Dhow & Dune')
  assert.equal(await first('دهو'), 'Dhow & Dune')
  for (const nothing of ['%', '_____', 'ء', '😀', 'zzzzqqq']) assert.equal(await first(nothing), undefined, nothing)
})

test('jobs carry the new name and address of their page', async () => {
  const site = await aSite()
  const { employer } = await aLiveJob(site)
  await site.settle()
  await employer.visitor.call(saveProfile, await saving(employer.visitor, { name: 'Renamed', slug: 'renamed' }))
  await site.settle()
  const { data } = await new Visitor(site).call(searchJobs, { company: employer.page.id })
  assert.deepEqual(
    data.map(({ company }) => [company.name, company.slug]),
    [['Renamed', 'renamed']],
  )
})
