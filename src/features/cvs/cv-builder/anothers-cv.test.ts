import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addCv, cvInfo, listCvs } from '#features/cvs/cvs/contract.ts'
import { cvFile, cvLines } from '#tests/world/cv.ts'
import { aCandidate } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import type { Visitor } from '#tests/world/visitor.ts'
import * as builder from './contract.ts'

const told = async (visitor: Visitor) =>
  (await visitor.call(listCvs, {})).data.map(({ primary, of_another, state }) => [primary, of_another, state])

test('the CV of another person is the default one unasked, or nobody is told after the registration', async () => {
  const site = await aSite()
  const { visitor, id: user } = await aCandidate(site, { name: 'Omar Khalil' })
  const { data } = await visitor.call(cvInfo, { user }, cvFile('priya.pdf'))
  assert.deepEqual([data.of_another, data.cv.primary], [true, false])
  assert.deepEqual(await told(visitor), [[false, 'Priya Nair', 'parsed']])
  const { data: cv } = await visitor.call(builder.showCv, { cv: data.cv.id })
  assert.equal(cv.of_another, 'Priya Nair')
  // one's own takes the place that is free
  await visitor.call(addCv, {}, cvFile('omar.pdf', ['Omar Khalil', ...cvLines.slice(1)]))
  await site.settle()
  assert.deepEqual(await told(visitor), [
    [true, null, 'parsed'],
    [false, 'Priya Nair', 'parsed'],
  ])
  await visitor.call(builder.confirmCv, { cv: cv.id, version: cv.version, primary: true })
  assert.deepEqual(await told(visitor), [
    [true, null, 'confirmed'],
    [false, null, 'parsed'],
  ])
})

test('a CV read in the background is the default one though it names another person', async () => {
  const site = await aSite()
  const { visitor } = await aCandidate(site, { name: 'Omar Khalil' })
  await visitor.call(addCv, {}, cvFile('priya.pdf'))
  await site.settle()
  assert.deepEqual(await told(visitor), [[false, 'Priya Nair', 'parsed']])
  const { data: own } = await visitor.call(addCv, {}, cvFile('omar.pdf', ['O. Khalil', ...cvLines.slice(1)]))
  await site.settle()
  await visitor.call(builder.deleteCv, { cv: own.id })
  assert.deepEqual(await told(visitor), [[false, 'Priya Nair', 'parsed']])
})
