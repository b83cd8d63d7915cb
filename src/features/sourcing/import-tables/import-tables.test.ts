import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  inviteImported,
  listImported,
  saveCandidate,
  showImported,
  updateCandidate,
} from '#features/sourcing/imports/contract.ts'
import { anEmployer, teammate } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { aBookOf, aDocument } from '#tests/world/spreadsheets.ts'
import { csv, tablesOf } from '#tests/world/tables.ts'
import * as contract from './contract.ts'

const site = await aSite()
const { add, show, rowsOf, check, importAll } = tablesOf(site)

test('CSV, XLSX and ODS of the same people are understood the same, and remembered by their head', async () => {
  const employer = await anEmployer(site)
  const rows = [
    ['الاسم', 'البريد الإلكتروني', 'الهاتف'],
    ['ليلى حداد', 'layla@example.com', '0501234567'],
  ]
  const cell = (words: string) => `<table:table-cell><text:p>${words}</text:p></table:table-cell>`
  const ods = rows.map((row) => `<table:table-row>${row.map(cell).join('')}</table:table-row>`).join('')
  const files = [
    csv(rows.map((row) => row.join(';')).join('\n')),
    { name: 'people.xlsx', bytes: aBookOf(rows) },
    { name: 'people.ods', bytes: aDocument(ods) },
  ]
  for (const file of files) {
    const table = await add(employer, file)
    assert.deepEqual([table.columns, table.rows, table.remembered], [['name', 'email', 'phone'], 1, false], file.name)
    assert.deepEqual(table.sample, [{ line: 2, cells: rows[1] }])
  }
  const { id, defaults } = await add(employer, files[0] ?? csv(''))
  await employer.visitor.call(contract.checkTable, { table: id, columns: ['name', 'email', null], defaults })
  const again = await add(employer, files[1] ?? csv(''))
  assert.deepEqual([again.columns, again.remembered], [['name', 'email', null], true])
  const other = await anEmployer(site)
  assert.equal((await add(other, files[1] ?? csv(''))).remembered, false)
})

test('the encoding, the delimiter and the head can be said otherwise', async () => {
  const employer = await anEmployer(site)
  const table = await add(employer, csv('Name,Email\nAmal;Haddad,a@example.com'))
  const { data } = await employer.visitor.call(contract.readAnew, { table: table.id, delimiter: ';' })
  assert.deepEqual([data.head, data.rows], [['Name,Email', ''], 1])
  const { data: headless } = await employer.visitor.call(contract.readAnew, {
    table: table.id,
    delimiter: ',',
    has_head: false,
  })
  assert.deepEqual([headless.head, headless.rows], [['', ''], 2])
  const { data: russian } = await employer.visitor.call(contract.readAnew, {
    table: table.id,
    encoding: 'windows-1251',
  })
  assert.equal(russian.encoding, 'windows-1251')
})

test('a cell that turns its letters around is shown as it was written', async () => {
  const employer = await anEmployer(site)
  const table = await add(employer, csv('Name,Email\n\u202egnp.evil,a@example.com'))
  const { data } = await employer.visitor.call(contract.showTable, { table: table.id })
  assert.deepEqual(data.sample[0]?.cells, ['gnp.evil', 'a@example.com'])
})

test('a trial adds nobody and says who is ready, faulty, double, known, or said no', async () => {
  const [employer, other] = [await anEmployer(site), await anEmployer(site)]
  const { data: known } = await employer.visitor.call(saveCandidate, { name: 'Known One', email: 'known@example.com' })
  await other.visitor.call(saveCandidate, { name: 'Theirs Alone', email: 'theirs@example.com' })
  const { createHash } = await import('node:crypto')
  const hash = createHash('sha256').update(`${employer.page.id} no@example.com`).digest()
  await site.pool.query(
    `insert into import_refusals (page_id, contact_hash, until) values ($1, $2, now() + interval '9 days')`,
    [employer.page.id, hash],
  )
  const lines = [
    'Name,Email,City',
    'New One,new@example.com,Dubai',
    ',nameless@example.com,',
    'Known Again,KNOWN@example.com,',
  ]
  const more = [
    'Said No,no@example.com,',
    'New Twin,New@example.com,',
    'Theirs Alone,theirs@example.com,',
    'Odd City,odd@example.com,Qqqq',
  ]
  const table = await check(employer, await add(employer, csv([...lines, ...more].join('\n'))))
  assert.deepEqual(
    [table.state, table.counts, table.partly],
    ['checked', { ready: 3, faulty: 1, duplicate: 2, refused: 1 }, 1],
  )
  const rows = await rowsOf(employer, table.id)
  const byLine = new Map(rows.map((row) => [row.line, row]))
  assert.deepEqual(byLine.get(4)?.known, { id: known.id, name: 'Known One' })
  assert.equal(byLine.get(6)?.twin, 2)
  assert.deepEqual(byLine.get(3)?.faults, [{ column: 0, code: 'name_missing', blocks: true }])
  assert.equal(byLine.get(7)?.state, 'ready', 'what another company holds is never looked at')
  assert.equal((await employer.visitor.call(listImported, {})).total, 1)
})

test('rows that were left out come as a file that is safe to open, and comes in again once corrected', async () => {
  const employer = await anEmployer(site)
  const table = await importAll(employer, csv('Name,Phone,Note\nRight One,0501112233,ok\nWrong One,12,=1+1\n'))
  assert.deepEqual(table.counts, { made: 1, faulty: 1 })
  const answer = await employer.visitor.ask(contract.faultsFile, { table: table.id })
  assert.match(answer.body, /^\ufeffMasar line,Masar problem,Name,Phone,Note\r\n3,[^,]+,Wrong One,12,'=1\+1\r\n$/)
  const again = await importAll(employer, csv(answer.body.replace(',12,', ',0501112244,')))
  assert.deepEqual([again.columns, again.counts], [[null, null, 'name', 'phone', 'note'], { made: 1 }])
  const { data } = await employer.visitor.call(listImported, { q: 'wrong' })
  const [person] = data
  assert.deepEqual(
    [person?.phone, person?.note, person?.source, person?.added_by],
    ['+971501112244', '=1+1', 'table', employer.name],
  )
})

test('an import is undone but for those who were asked or changed since, and they are named', async () => {
  const employer = await anEmployer(site)
  const people = ['Asked One', 'Changed One', 'Quiet One', 'Other Quiet']
  const table = await importAll(
    employer,
    csv(`Name,Email\n${people.map((name, at) => `${name},undo${at}@example.com`).join('\n')}`),
  )
  const { data } = await employer.visitor.call(listImported, {})
  const of = (name: string) => data.find((one) => one.name === name)?.id ?? ''
  await employer.visitor.call(inviteImported, { ids: [of('Asked One')], purpose: 'Jobs at the gate' })
  await employer.visitor.call(updateCandidate, { id: of('Changed One'), headline: 'Storekeeper' })
  await employer.visitor.call(contract.undoTable, { table: table.id })
  await site.settle()
  const undone = await show(employer, table.id)
  assert.deepEqual([undone.state, undone.counts], ['undone', { undone: 2, kept: 2 }])
  const kept = await rowsOf(employer, table.id, { state: 'kept' })
  assert.deepEqual(
    kept.map(({ imported }) => imported?.name),
    ['Asked One', 'Changed One'],
  )
  assert.equal((await employer.visitor.call(showImported, { id: of('Quiet One') })).data.state, 'withdrawn')
  const { rows } = await site.pool.query(
    `select from import_table_rows where table_id = $1 and state = 'undone' and cells is not null`,
    [table.id],
  )
  assert.deepEqual(rows, [])
  await employer.visitor.refused('table_state', contract.undoTable, { table: table.id })
})

test('what cannot be a table, or is understood wrongly, is refused; a table is the own company’s alone', async () => {
  const [employer, other] = [await anEmployer(site), await anEmployer(site)]
  const ask = (file: { name: string; bytes: Uint8Array }) =>
    employer.visitor.ask(contract.addTable, {}, { files: { file } })
  assert.equal(
    (await ask({ name: 'x.xls', bytes: Buffer.from('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'latin1') })).json().code,
    'table_kind',
  )
  assert.equal((await ask({ name: 'x.pdf', bytes: Buffer.from('%PDF-1.7') })).json().code, 'table_kind')
  assert.equal((await ask(csv('{\n "name": 1}'))).json().code, 'table_kind')
  assert.equal((await ask(csv('Name,Email\n'))).json().code, 'table_empty')
  const { id, defaults } = await add(employer, csv('Name,Email,Name 2\nA B,ab@example.com,C'))
  const columns = (...fields: (string | null)[]) =>
    employer.visitor.ask(contract.checkTable, { table: id, columns: fields as never, defaults })
  const codes = await Promise.all([
    columns('name', null, 'name'),
    columns('name', null, null),
    columns('email', null, null),
    columns('name'),
  ])
  assert.deepEqual(
    codes.map((answer) => answer.json().errors[0].code),
    ['column_twice', 'column_contact', 'column_name', 'wrong'],
  )
  await employer.visitor.refused('table_state', contract.startTable, { table: id })
  for (const call of [
    contract.showTable,
    contract.startTable,
    contract.undoTable,
    contract.discardTable,
    contract.listRows,
    contract.faultsFile,
  ])
    await other.visitor.refused('not_found', call, { table: id })
  await other.visitor.refused('not_found', contract.readAnew, { table: id })
  await other.visitor.refused('not_found', contract.checkTable, {
    table: id,
    columns: ['name', 'email', null],
    defaults,
  })
  const { visitor } = await teammate(site, employer.page.id, 'interviewer')
  await visitor.refused('not_allowed', contract.listTables, {})
  await employer.visitor.call(contract.discardTable, { table: id })
  const { rows } = await site.pool.query(`select from files where thing = 'import-table' and page_id = $1`, [
    employer.page.id,
  ])
  assert.deepEqual(rows, [])
  await employer.visitor.refused('table_state', contract.discardTable, { table: id })
})
