import assert from 'node:assert/strict'
import path from 'node:path'
import { test } from 'node:test'
import { printerId, printPdf } from './print.ts'

const template = path.resolve(import.meta.dirname, '../../../../tests/world/page.typ')

test('a printer that dies takes one print with it, and none of those that wait', async () => {
  // what others of this process still print comes first
  await printPdf(template, {})
  const printer = printerId() ?? 0
  // held, or a quick one is through before it dies
  process.kill(printer, 'SIGSTOP')
  const first = printPdf(template, {})
  const others = [1, 2, 3].map(() => printPdf(template, {}))
  process.kill(printer, 'SIGKILL')
  await assert.rejects(first, /the printer ended/)
  for (const pdf of await Promise.all(others)) assert.equal(pdf.subarray(0, 5).toString(), '%PDF-')
})
