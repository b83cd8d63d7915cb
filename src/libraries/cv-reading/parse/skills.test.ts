import assert from 'node:assert/strict'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { aWordyPdf } from '#tests/world/a-pdf.ts'
import { temporaryFolder } from '#tests/world/temporary-folder.ts'
import { plainCv } from '../plain-cv.ts'
import { readLayout } from '../read-layout.ts'
import { parseCv } from './parse-cv.ts'

test('a skill that a line breaks in two is one, whatever stands between the skills', async () => {
  const file = path.join(temporaryFolder('skills'), 'cv.pdf')
  for (const between of [', ', ' | ', '; ']) {
    const line = ['Dispatching', 'Microsoft Excel', 'Freight forwarding', 'Warehouse management'].join(between)
    const lines = ['Priya Nair', 'SKILLS', line, 'systems', 'LANGUAGES', 'English']
    await writeFile(file, aWordyPdf(lines))
    const { skills } = plainCv(parseCv(await readLayout(file, 'pdf')))
    assert.ok(skills.includes('Warehouse management systems'), `${between}: ${skills.join()}`)
    assert.ok(!skills.includes('systems'))
  }
})
