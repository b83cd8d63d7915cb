import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { test } from 'node:test'
import { zipSync } from 'fflate'
import { readFile } from '#features/site/files/contract.ts'
import { inviteImported, listImported, saveCandidate, showImported } from '#features/sourcing/imports/contract.ts'
import { newId } from '#platform/shared/ids.ts'
import { aTextCv } from '#tests/world/a-text-cv.ts'
import { anEmployer, teammate } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { mostFiles } from './bulk-states.ts'
import * as contract from './contract.ts'

const site = await aSite()
type Team = Awaited<ReturnType<typeof anEmployer>>
let people = 0
const aCv = (name: string, email = `bulk${++people}@example.com`) => {
  const { bytes } = aTextCv(name, 'Storekeeper, Gate Four, 2019 to 2026')
  return { name: `${name}.txt`, bytes: Buffer.from(`${name}\n${email}\n${Buffer.from(bytes).toString()}`) }
}
const zip = (files: Record<string, Uint8Array>) => ({ name: 'cvs.zip', bytes: Buffer.from(zipSync(files)) })

const drop = ({ visitor, id, page }: Team, file: { name: string; bytes: Uint8Array }, more = {}) =>
  visitor.call(contract.dropFiles, { user: id, page: page.id, ...more }, { files: { file } })
const show = async ({ visitor }: Team, go: string) => (await visitor.call(contract.showBulkDrop, { drop: go })).data

test('a ZIP is taken apart; each file is read, useless ones say why, the same twice is one', async () => {
  const employer = await anEmployer(site)
  const [one, other] = [aCv('Amal Haddad'), aCv('Boris Orlov')]
  const file = zip({
    'cvs/amal.txt': one.bytes,
    'cvs/again.txt': one.bytes,
    'boris.txt': other.bytes,
    'photo.gif': Buffer.from('GIF89a\u0001\u0000\u0001\u0000'),
    '__MACOSX/x.txt': one.bytes,
    'broken.pdf': Buffer.from('%PDF-1.7 and nothing else'),
  })
  const { data } = await drop(employer, file)
  assert.equal(data.items.length, 4)
  await site.settle()
  const { items } = await show(employer, data.drop)
  const states = new Map(items.map(({ name, state }) => [name, state]))
  assert.deepEqual([states.get('amal.txt'), states.get('boris.txt')], ['needs_review', 'needs_review'])
  assert.deepEqual([states.get('photo.gif'), states.get('broken.pdf')], ['unsupported', 'unreadable'])
  // broken off and sent again: nothing twice
  const again = await drop(employer, file, { drop: data.drop })
  assert.equal(again.data.items.length, 4)
  const next = await drop(employer, aCv('Carla Mazzini'), { drop: data.drop })
  assert.equal(next.data.items.length, 5)
})

test('somebody is made of a file, corrected by hand; known ones get a version; others are left', async () => {
  const employer = await anEmployer(site)
  const { data: known } = await employer.visitor.call(saveCandidate, {
    name: 'Known One',
    email: 'known.one@example.com',
  })
  const { data } = await drop(
    employer,
    zip({
      'new.txt': aCv('New Person').bytes,
      'known.txt': aCv('Known One', 'known.one@example.com').bytes,
      'left.txt': aCv('Left Over').bytes,
    }),
  )
  await site.settle()
  const { items } = await show(employer, data.drop)
  const of = (name: string) => items.find((item) => item.name === name)?.id ?? ''
  assert.equal(items.find(({ name }) => name === 'known.txt')?.known?.id, known.id)
  const settle = (name: string, how: 'create' | 'merge' | 'skip', more = {}) =>
    employer.visitor.ask(contract.settleBulkItem, { item: of(name), how, ...more })
  assert.equal((await settle('known.txt', 'create')).json().code, 'already_imported')
  assert.equal((await settle('known.txt', 'merge')).json().data.imported, known.id)
  const made = (await settle('new.txt', 'create', { headline: 'Head storekeeper' })).json().data.imported
  assert.equal((await settle('left.txt', 'skip')).statusCode, 200)
  assert.equal((await settle('left.txt', 'create')).json().code, 'bulk_state')
  const { data: person } = await employer.visitor.call(showImported, { id: made })
  assert.deepEqual([person.headline, person.source, person.state], ['Head storekeeper', 'cv', 'draft'])
  const { data: merged } = await employer.visitor.call(showImported, { id: known.id })
  assert.deepEqual([merged.name, merged.cv?.name], ['Known One', 'known.txt'])
})

test('a go is taken back: who was not asked is forgotten, who was asked stays', async () => {
  const employer = await anEmployer(site)
  const { data } = await drop(employer, zip({ 'a.txt': aCv('Asked One').bytes, 'b.txt': aCv('Quiet One').bytes }))
  await site.settle()
  const { items } = await show(employer, data.drop)
  const made: string[] = []
  for (const { id } of items)
    made.push((await employer.visitor.call(contract.settleBulkItem, { item: id, how: 'create' })).data.imported ?? '')
  await employer.visitor.call(inviteImported, { ids: [made[0] ?? ''], purpose: 'Jobs at the gate' })
  const stranger = await anEmployer(site)
  await stranger.visitor.refused('not_found', contract.undoBulkDrop, { drop: data.drop })
  await employer.visitor.call(contract.undoBulkDrop, { drop: data.drop })
  await employer.visitor.refused('bulk_over', contract.undoBulkDrop, { drop: data.drop })
  const { data: left } = await employer.visitor.call(listImported, {})
  assert.deepEqual(
    left.filter(({ name }) => name).map(({ name, state }) => [name, state]),
    [['Asked One', 'invited']],
  )
  const late = await employer.visitor.ask(
    contract.dropFiles,
    { user: employer.id, page: employer.page.id, drop: data.drop },
    { files: { file: aCv('Late One') } },
  )
  assert.equal(late.json().code, 'bulk_over')
})

test('tried only: everything is read, and nobody is made of it', async () => {
  const employer = await anEmployer(site)
  const { data } = await drop(employer, aCv('Tried One'), { test: true })
  await site.settle()
  const { items, is_test } = await show(employer, data.drop)
  assert.deepEqual([is_test, items[0]?.state], [true, 'needs_review'])
  await employer.visitor.refused('bulk_test', contract.settleBulkItem, { item: items[0]?.id ?? '', how: 'create' })
})

test('for the own company alone; too many, too large and strange files are refused', async () => {
  const [employer, other] = [await anEmployer(site), await anEmployer(site)]
  const ask = (over: object, file = aCv('Somebody')) =>
    employer.visitor.ask(
      contract.dropFiles,
      { user: employer.id, page: employer.page.id, ...over },
      { files: { file } },
    )
  assert.equal((await ask({ page: other.page.id })).statusCode, 404)
  assert.equal((await ask({ user: other.id })).statusCode, 403)
  assert.equal((await ask({ drop: newId() })).statusCode, 404)
  const many = Object.fromEntries(Array.from({ length: mostFiles + 1 }, (_, at) => [`${at}.txt`, Buffer.from(`${at}`)]))
  assert.equal((await ask({}, zip(many))).json().code, 'bulk_full')
  assert.equal(
    (await ask({}, { name: 'x.zip', bytes: Buffer.from('PK\u0003\u0004 and nothing else') })).statusCode,
    422,
  )
  const { visitor } = await teammate(site, employer.page.id, 'interviewer')
  await visitor.refused('not_allowed', contract.listBulkDrops, {})
  const { data } = await drop(employer, aCv('Kept File'))
  const { items } = await show(employer, data.drop)
  await other.visitor.refused('not_found', contract.showBulkItem, { item: items[0]?.id ?? '' })
  const { url } = (await employer.visitor.call(contract.showBulkItem, { item: items[0]?.id ?? '' })).data
  const [, , , id = '', name = ''] = (url ?? '').split('/')
  assert.equal((await employer.visitor.ask(readFile, { id, name: decodeURIComponent(name) })).statusCode, 200)
  assert.notEqual((await other.visitor.ask(readFile, { id, name: decodeURIComponent(name) })).statusCode, 200)
  await site.pool.query(
    `insert into bulk_items (id, drop_id, page_id, name, sha256, state, at)
     select gen_random_uuid(), $1, $2, 'x', decode(md5(n::text), 'hex'), 'skipped', now() from generate_series(1, 199) n`,
    [data.drop, employer.page.id],
  )
  assert.equal((await ask({})).json().code, 'bulk_enough')
})

test('a file of a ZIP that is too large is told and not lost; an undo and an answer at once leave nobody', async () => {
  const employer = await anEmployer(site)
  const { data } = await drop(
    employer,
    zip({
      'large.txt': Buffer.concat([randomBytes(1_000_000), Buffer.alloc(20_000_000)]),
      'one.txt': aCv('Only One').bytes,
      'two.txt': aCv('Second One').bytes,
    }),
  )
  await site.settle()
  const { items } = await show(employer, data.drop)
  assert.equal(items.find(({ name }) => name === 'large.txt')?.state, 'unsupported')
  await Promise.all([
    ...items
      .filter(({ state }) => state === 'needs_review')
      .map(({ id }) => employer.visitor.ask(contract.settleBulkItem, { item: id, how: 'create' })),
    employer.visitor.call(contract.undoBulkDrop, { drop: data.drop }),
  ])
  const { data: left, total } = await employer.visitor.call(listImported, {})
  assert.ok(
    left.every(({ state }) => state === 'withdrawn'),
    String(total),
  )
})

test('a ZIP that grows a hundredfold is refused before anything of it is unpacked', async () => {
  const employer = await anEmployer(site)
  const bomb = zip({ 'a.txt': Buffer.alloc(15_000_000, 'a '), 'b.txt': Buffer.alloc(15_000_000, 'b ') })
  const target = { user: employer.id, page: employer.page.id }
  await employer.visitor.refused('file_bomb', contract.dropFiles, target, { files: { file: bomb } })
})

test('the user’s credential is enough; a company that is not theirs, or a role that may not, is refused', async () => {
  const employer = await anEmployer(site)
  const { visitor, id, page } = employer
  visitor.cookies.delete('page_token')
  const ask = (where = page.id, who = id) =>
    visitor.ask(contract.dropFiles, { user: who, page: where }, { files: { file: aCv('By The User') } })
  assert.equal((await ask()).statusCode, 201)
  assert.equal((await ask(page.id, newId())).json().code, 'not_allowed')
  const other = await anEmployer(site)
  assert.equal((await ask(other.page.id)).statusCode, 404)
  const analyst = await teammate(site, page.id, 'analyst')
  const asked = await analyst.visitor.ask(
    contract.dropFiles,
    { user: analyst.id, page: page.id },
    { files: { file: aCv('Not Theirs') } },
  )
  assert.equal(asked.json().code, 'not_allowed')
})

test('a ZIP with a password says so', async () => {
  const employer = await anEmployer(site)
  const { bytes, name } = zip({ 'one.txt': aCv('Under Lock').bytes })
  bytes[6] = (bytes[6] ?? 0) | 1
  const { visitor, id, page } = employer
  const asked = await visitor.ask(contract.dropFiles, { user: id, page: page.id }, { files: { file: { name, bytes } } })
  assert.equal(asked.json().code, 'file_encrypted')
})
