import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { editProfile, saveGallery } from '#features/companies/page-profile/contract.ts'
import { addFile, pictureAsText } from '#features/site/files/contract.ts'
import { aCandidate, aLiveJob, anEmployer } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { stored } from '#tests/world/stored.ts'
import { Visitor } from '#tests/world/visitor.ts'
import { countryGallery, firstPictures, listClients } from './contract.ts'

const aPicture = (width: number) =>
  sharp({ create: { width, height: 400, channels: 3, background: '#00767c' } })
    .jpeg()
    .toBuffer()

test('companies and their pictures are those of pages with something to show', async () => {
  const site = await aSite()
  const { employer } = await aLiveJob(site, { position_id: 148, skills_must: ['Triage'] } as never)
  await anEmployer(site)
  await site.settle()
  const anybody = new Visitor(site)
  const names = async (country: number) =>
    (await anybody.call(listClients, { country })).data_name.map(({ text }) => text)
  assert.deepEqual(await names(5), [employer.page.name])
  assert.deepEqual(await names(0), [employer.page.name])
  assert.deepEqual(await names(1), [])
  assert.deepEqual((await anybody.call(firstPictures, {})).data, [])

  const ids = [await aPicture(300), await aPicture(301)].map((bytes, at) =>
    stored(employer.visitor, `${at}.jpg`, bytes),
  )
  const [cover_id = '', file = ''] = await Promise.all(ids)
  const { version } = (await employer.visitor.call(editProfile, {})).data
  const pictures = [{ file, captions: { en: 'The gate' } }]
  await employer.visitor.call(saveGallery, { version, logo_id: cover_id, cover_id, pictures })
  await site.settle()
  const { data } = await anybody.call(countryGallery, { country: 5, page: 1 })
  const shown = (id: string, caption: string) => ({
    url: `/api/files/${id}/thumb/960`,
    thumb: `/api/files/${id}/thumb/160`,
    caption,
  })
  assert.deepEqual(data, [shown(cover_id, employer.page.name), shown(file, 'The gate')])
  assert.equal((await site.app.inject({ url: data[0]?.url ?? '' })).statusCode, 200)
  assert.deepEqual((await anybody.call(countryGallery, { country: 5, page: 2 })).data, [])
  assert.deepEqual((await anybody.call(firstPictures, {})).data, data.slice(0, 1))
  await anybody.refused('invalid', countryGallery, { country: 5, page: 0 })
  await anybody.refused('invalid', listClients, { country: 99_999 })
})

test('a picture of one’s own comes as a data URL, smaller; those of others and addresses do not exist', async () => {
  const site = await aSite()
  const { visitor, token } = await aCandidate(site)
  const { data: file } = await visitor.call(
    addFile,
    {},
    { files: { file: { name: 'me.jpg', bytes: await aPicture(3_000) } } },
  )
  const { data } = await visitor.call(pictureAsText, { file: file.id })
  assert.match(data.url, /^data:image\/webp;base64,/)
  const facts = await sharp(Buffer.from(data.url.split(',')[1] ?? '', 'base64')).metadata()
  assert.equal(facts.width, 1_024)
  const asData = await site.app.inject({
    url: `/api/resources/convert-image?data=${encodeURIComponent(JSON.stringify({ file: file.id }))}`,
    headers: { authorization: `Bearer ${token}` },
  })
  assert.equal(asData.statusCode, 200)
  const { visitor: other } = await aCandidate(site)
  await other.refused('not_found', pictureAsText, { file: file.id })
  await new Visitor(site).refused('no_session', pictureAsText, { file: file.id })
  for (const odd of ['http://169.254.169.254/latest', 'file:///etc/passwd', '../../etc/passwd', ''])
    assert.deepEqual(
      (await visitor.refused('invalid', pictureAsText, { file: odd })).errors?.map(({ field }) => field),
      ['file'],
    )
  const { data: text } = await visitor.call(
    addFile,
    {},
    { files: { file: { name: 'a.txt', bytes: Buffer.from('hello') } } },
  )
  await visitor.refused('wrong_type', pictureAsText, { file: text.id })
})
