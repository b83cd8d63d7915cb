import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sourceFor, wayOf, wayOfSource } from './way-rules.ts'

const own = 'https://masar.example'

test('the address and the page before say how somebody came', () => {
  const ways: [string, string, string, string][] = [
    ['?via=2345678', `${own}/jobs`, 'link', '2345678'],
    ['?via=no code', `${own}/jobs?q=nurse`, 'search', ''],
    ['?group=abcdefgh', '', 'group', ''],
    ['?from=alert', 'https://mail.example.com/', 'alert', ''],
    ['', `${own}/`, 'search', ''],
    ['', `${own}/jobs/in/dubai`, 'search', ''],
    ['', `${own}/companies/gulf-ports`, 'company', ''],
    ['', `${own}/job-groups/winter`, 'group', ''],
    ['', `${own}/following`, 'direct', ''],
    ['', 'https://www.google.com/search?q=secret', 'site', 'google.com'],
    ['', 'https://masar.example.evil/jobs', 'site', 'masar.example.evil'],
    ['', 'http://localhost/', 'direct', ''],
    ['', 'nothing', 'direct', ''],
    ['', '', 'direct', ''],
  ]
  for (const [search, referrer, via, origin] of ways)
    assert.deepEqual(wayOf(search, referrer, own), { via, origin }, `${search} ${referrer}`)
})

test('what an application says of its way is understood again', () => {
  for (const way of [
    { via: 'search', origin: '' },
    { via: 'alert', origin: '' },
    { via: 'company', origin: '' },
    { via: 'site', origin: 'google.com' },
    { via: 'direct', origin: '' },
  ] as const)
    assert.deepEqual(wayOfSource(sourceFor(way) ?? 'site', null), way)
  assert.deepEqual(wayOfSource('via:2345678', 'a group'), { via: 'link', origin: '2345678' })
  assert.deepEqual(wayOfSource('search', 'a group'), { via: 'group', origin: '' })
  assert.deepEqual(wayOfSource('demo', null), { via: 'direct', origin: '' })
})
