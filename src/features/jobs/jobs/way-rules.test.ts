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
  for (const [search, referrer, source, source_detail] of ways)
    assert.deepEqual(wayOf(search, referrer, own), { source, source_detail }, `${search} ${referrer}`)
})

test('what an application says of its way is understood again', () => {
  for (const way of [
    { source: 'search', source_detail: '' },
    { source: 'alert', source_detail: '' },
    { source: 'company', source_detail: '' },
    { source: 'site', source_detail: 'google.com' },
    { source: 'direct', source_detail: '' },
  ] as const)
    assert.deepEqual(wayOfSource(sourceFor(way) ?? 'site', null), way)
  assert.deepEqual(wayOfSource('via:2345678', 'a group'), { source: 'link', source_detail: '2345678' })
  assert.deepEqual(wayOfSource('search', 'a group'), { source: 'group', source_detail: '' })
  assert.deepEqual(wayOfSource('hand:referral', null), { source: 'direct', source_detail: '' })
  assert.deepEqual(wayOfSource('demo', null), { source: 'direct', source_detail: '' })
})
