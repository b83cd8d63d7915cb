import assert from 'node:assert/strict'
import { test } from 'node:test'
import { saveCandidate, showImported, updateCandidate } from '#features/sourcing/imports/contract.ts'
import { anEmployer } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { csv, tablesOf } from '#tests/world/tables.ts'
import * as contract from './contract.ts'

const site = await aSite()
const { add, show, rowsOf, check, importAll, undo } = tablesOf(site)
const table = (rows: readonly string[]) => csv(rows.join('\n'))

test('of people the company has a table fills what is empty and nothing else; undone, it is empty again', async () => {
  const employer = await anEmployer(site)
  const { data: known } = await employer.visitor.call(saveCandidate, {
    ...{ name: 'Known One', email: 'fill@example.com', headline: 'Sous chef' },
  })
  const text = [
    'Name,Email,Phone,Job title,Note',
    'Other Name,fill@example.com,+971501230001,Head chef,Met in May',
    'Other Name,FILL@example.com,+971501230002,,Twice',
    'New One,fresh@example.com,,,',
  ]
  const table = await check(employer, await add(employer, csv(text.join('\n'))))
  assert.deepEqual(table.counts, { fills: 1, duplicate: 1, ready: 1 })
  const [row] = await rowsOf(employer, table.id, { state: 'fills' })
  assert.deepEqual([row?.fills.toSorted(), row?.known?.id], [['note', 'phone'], known.id])
  const shown = async () => (await employer.visitor.call(showImported, { id: known.id })).data
  assert.equal((await shown()).phone, null)
  await employer.visitor.call(contract.startTable, { table: table.id })
  await site.settle()
  const after = await shown()
  assert.deepEqual(
    [after.name, after.headline, after.phone, after.note],
    ['Known One', 'Sous chef', '+971501230001', 'Met in May'],
  )
  assert.deepEqual((await show(employer, table.id)).counts, { filled: 1, duplicate: 1, made: 1 })
  // what was changed since stays, and is named
  await employer.visitor.call(updateCandidate, { id: known.id, note: 'Met in June' })
  await employer.visitor.call(contract.undoTable, { table: table.id })
  await site.settle()
  const back = await shown()
  assert.deepEqual([back.phone, back.note], [null, 'Met in June'])
  assert.deepEqual((await show(employer, table.id)).counts, { kept: 1, duplicate: 1, undone: 1 })
})

test('of two rows that give two people one number the first has it; a table undone leaves those before it as they were made', async () => {
  const employer = await anEmployer(site)
  const made = await importAll(
    employer,
    table(['Name,Email', 'First One,one.a@example.com', 'Second One,two.a@example.com']),
  )
  const filling = await importAll(
    employer,
    table([
      'Name,Email,Phone,Tags',
      'First One,one.a@example.com,+971501230091,fair',
      'Second One,two.a@example.com,+971501230091,',
    ]),
  )
  assert.deepEqual(filling.counts, { filled: 1, duplicate: 1 })
  assert.deepEqual((await undo(employer, filling.id)).counts, { undone: 1, duplicate: 1 })
  assert.deepEqual((await undo(employer, made.id)).counts, { undone: 2 })
})
