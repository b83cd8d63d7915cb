import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { after, test } from 'node:test'
import { strToU8 } from 'fflate'
import { aBook, aDocument } from '#tests/world/spreadsheets.ts'
import { encodingOf } from './encoding-of.ts'
import { delimiterOf } from './read-delimited.ts'
import { readTable } from './read-table.ts'
import { type HowTable, rowsFile, type TableKind } from './table-read.ts'

const folder = mkdtempSync(path.join(os.tmpdir(), 'masar-tables-'))
after(() => rmSync(folder, { recursive: true, force: true }))

function read(kind: TableKind, bytes: Uint8Array, how: HowTable = {}) {
  const file = path.join(folder, 'source')
  writeFileSync(file, bytes)
  const said = readTable(file, kind, how, folder)
  const lines = readFileSync(path.join(folder, rowsFile), 'utf8').split('\n').filter(Boolean)
  return { ...said, lines: lines.map((line) => JSON.parse(line) as (string | number)[]) }
}
const refusedBy = (work: () => unknown) => {
  try {
    work()
  } catch (error) {
    return (error as { code?: string }).code
  }
  return 'read'
}

test('a workbook: shared and own texts, numbers, days by their style, formulas by what they came to, empty rows passed over', () => {
  const sheet = `<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="inlineStr"><is><t>Since</t></is></c></row>
    <row r="3"><c r="A3" t="s"><v>1</v></c><c r="B3"><v>971501234567</v></c><c r="C3" s="1"><v>45000</v></c></row>
    <row r="4"><c r="A4" t="str"><f>CONCAT("x","y")</f><v>=xy</v></c><c r="B4" t="e"><v>#REF!</v></c></row>`
  const { lines, sheets } = read('xlsx', aBook([{ name: 'People', xml: sheet }], ['Name', 'ليلى']))
  assert.deepEqual(lines, [
    [1, 'Name', '', 'Since'],
    [3, 'ليلى', '971501234567', '2023-03-15'],
    [4, '=xy'],
  ])
  assert.deepEqual(sheets, ['People'])
})

test('the sheet that is asked for is read', () => {
  const row = (words: string) => `<row r="1"><c r="A1" t="inlineStr"><is><t>${words}</t></is></c></row>`
  const book = aBook([
    { name: 'First', xml: row('one') },
    { name: 'Второй', xml: row('two') },
  ])
  assert.deepEqual(read('xlsx', book, { sheet: 1 }).lines, [[1, 'two']])
  assert.deepEqual(read('xlsx', book).sheets, ['First', 'Второй'])
  assert.equal(
    refusedBy(() => read('xlsx', book, { sheet: 2 })),
    'table_empty',
  )
})

test('a document: repeated cells and rows, notes left out, the million empty rows at its end', () => {
  const xml = `<table:table-row><table:table-cell office:value-type="string"><text:p>Name</text:p></table:table-cell>
    <table:table-cell table:number-columns-repeated="2"/><table:table-cell office:value-type="string"><office:annotation><text:p>a note</text:p></office:annotation><text:p>Phone</text:p></table:table-cell></table:table-row>
    <table:table-row table:number-rows-repeated="2"><table:table-cell><text:p>Иван</text:p><text:p>Петров</text:p></table:table-cell><table:table-cell office:value-type="date" office:date-value="2024-05-06T00:00:00"><text:p>06.05.24</text:p></table:table-cell></table:table-row>
    <table:table-row table:number-rows-repeated="1048000"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>`
  assert.deepEqual(read('ods', aDocument(xml)).lines, [
    [1, 'Name', '', '', 'Phone'],
    [2, 'Иван\nПетров', '2024-05-06'],
    [3, 'Иван\nПетров', '2024-05-06'],
  ])
})

test('what is too much or broken is refused by its name, and the reader lives on', () => {
  const spaces = aBook([{ name: 'Bomb', xml: `<row r="1"><c t="str"><v>${' '.repeat(60_000_000)}</v></c></row>` }])
  const far = aBook([{ name: 'Far', xml: '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>' }])
  const whole = aBook([{ name: 'Cut', xml: `<row r="1">${'<c><v>12345</v></c>'.repeat(50)}</row>` }])
  const many = `a\n${'b\n'.repeat(50_001)}`
  const doctype = aDocument('', '<!DOCTYPE x [<!ENTITY a "aaaa">]>')
  const cases: [string, TableKind, Uint8Array][] = [
    ['file_bomb', 'xlsx', spaces],
    ['table_columns', 'xlsx', far],
    ['file_unreadable', 'xlsx', whole.subarray(0, whole.length >> 1)],
    ['table_rows', 'text', strToU8(many)],
    ['table_columns', 'text', strToU8(`${'a,'.repeat(200)}b`)],
    ['table_empty', 'text', strToU8('\n\n,,\n')],
    ['file_bomb', 'ods', doctype],
  ]
  for (const [code, kind, bytes] of cases)
    assert.equal(
      refusedBy(() => read(kind, bytes)),
      code,
    )
})

test('text: delimiter and encoding are found, and what is said of them counts more', () => {
  const arabic = Buffer.from([0xc7, 0xe1, 0xc7, 0xd3, 0xe3, 0x3b, 0xc7, 0xe1, 0xe5, 0xc7, 0xca, 0xdd, 0x0a])
  assert.deepEqual(read('text', arabic).lines, [[1, 'الاسم', 'الهاتف']])
  const cyrillic = Buffer.from([0xc8, 0xec, 0xff, 0x09, 0xd2, 0xe5, 0xeb, 0xe5, 0xf4, 0xee, 0xed])
  assert.deepEqual(read('text', cyrillic).lines, [[1, 'Имя', 'Телефон']])
  const french = Buffer.from([0x50, 0x72, 0xe9, 0x6e, 0x6f, 0x6d, 0x2c, 0x4e, 0x6f, 0x6d])
  assert.deepEqual(
    [read('text', french).encoding, read('text', french).lines],
    ['windows-1252', [[1, 'Prénom', 'Nom']]],
  )
  assert.equal(read('text', french, { encoding: 'windows-1251' }).lines[0]?.[1], 'Prйnom')
  assert.equal(encodingOf(Buffer.from('Имя,Почта\nИван,i@x.example', 'utf16le')), 'utf-16le')
  assert.equal(encodingOf(strToU8('Имя,Почта')), 'utf-8')
  assert.equal(encodingOf(strToU8('Name,Email\nAmal\0 Haddad,a@x.example')), 'utf-8')
  assert.equal(delimiterOf('"a;b";"c,d,e,f"\n1;2'), ';')
  assert.deepEqual(read('text', strToU8('sep=|\na|"b\nc"|=1+1')).lines, [[1, 'a', 'b\nc', '=1+1']])
})
