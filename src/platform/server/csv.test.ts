import assert from 'node:assert/strict'
import { test } from 'node:test'
import { csvOf } from './csv.ts'

test('a file of rows keeps commas, quotes and lines, and reckons nothing', () => {
  assert.equal(
    csvOf([
      ['Name', 'Note'],
      ['Haddad, "Nadia"', '=1+1'],
      ['ليلى', 'a\nb'],
    ]),
    '\ufeffName,Note\r\n"Haddad, ""Nadia""",\'=1+1\r\nليلى,"a\nb"\r\n',
  )
})

test('a cell that semicolons or lines break apart reckons nothing either', () => {
  const told = csvOf([['Ali;=1+1', 'a\n @b\n-c', 'a; b - c = d', 'x;\t=1']])
  assert.equal(told, "\ufeffAli;'=1+1,\"a\n '@b\n'-c\",a; b - c = d,x;\t'=1\r\n")
})
