import assert from 'node:assert/strict'
import { test } from 'node:test'
import { plainLayout } from '#libraries/cv-reading/layout/text-layout.ts'
import { parseCv } from '#libraries/cv-reading/parse/parse-cv.ts'
import { aTextCv } from '#tests/world/a-text-cv.ts'
import { aCandidate } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { cvInfo } from './contract.ts'
import { isOfAnother } from './whose-cv.ts'

const job = ['Experience', 'Buyer, Old Harbour', '2019 - 2021']
const cv = (...lines: string[]) => parseCv(plainLayout([...lines, '', ...job].join('\n')))
const own = { name: 'Mohammed Haddad', email: 'm.haddad@post.example', phone: null }

test('a CV is another person’s for a name spelled otherwise, or for one of both alone', () => {
  assert.equal(isOfAnother(own, cv('Maria Fernandez', 'maria@post.example')), true)
  assert.equal(isOfAnother(own, cv('محمد حداد', 'other@post.example')), false)
  assert.equal(isOfAnother(own, cv('Maria Fernandez', 'M.Haddad@post.example')), false)
  assert.equal(isOfAnother(own, cv('Maria Fernandez')), false)
  const byPhone = { ...own, email: null, phone: '+971501234567' }
  assert.equal(isOfAnother(byPhone, cv('Maria Fernandez', 'Mobile: +971 50 123 4567')), false)
  assert.equal(isOfAnother(byPhone, cv('Maria Fernandez', 'Mobile: +971 50 765 4321')), true)
})

test('whoever registers with the CV of another person is not told', async () => {
  const site = await aSite()
  const { visitor, id: user } = await aCandidate(site)
  const tell = async (...lines: string[]) =>
    (await visitor.call(cvInfo, { user }, { files: { file: aTextCv(...lines, ...job) } })).data.of_another
  assert.equal(await tell('Zuzana Quxley', 'zuzana.quxley@post.example'), true)
  const { name } = await site.world.db
    .selectFrom('users')
    .select('name')
    .where('id', '=', user)
    .executeTakeFirstOrThrow()
  assert.equal(await tell(name, 'zuzana.quxley@post.example'), false)
})
