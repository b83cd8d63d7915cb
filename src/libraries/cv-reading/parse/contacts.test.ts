import assert from 'node:assert/strict'
import { test } from 'node:test'
import { plainLayout } from '../layout/text-layout.ts'
import { parseCv } from './parse-cv.ts'

const read = (...lines: string[]) => parseCv(plainLayout(lines.join('\n')))

test('a heading that a page sets beside the name is no part of it', () => {
  assert.equal(read('INFORMATION Anis Ben Slimane', 'anis.benslimane@topnet.tn').name?.value, 'Anis Ben Slimane')
  assert.equal(
    read('المعلومات الشخصية ياسين بوعلام زروقي', 'yacine.zerrouki31@gmail.com').name?.value,
    'ياسين بوعلام زروقي',
  )
})

test('an address that grew together with the word beside it is not sure', () => {
  const sure = (line: string) => read('Nadia Haddad', line).email?.confidence ?? 0
  assert.ok(sure('nadia@post.comphone') < 0.5)
  for (const line of ['nadia@post.com', 'nadia@post.company', 'nadia@post.network', 'nadia@post.design', 'n@post.org'])
    assert.ok(sure(line) > 0.9, line)
})
