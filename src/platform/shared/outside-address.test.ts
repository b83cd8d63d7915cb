import assert from 'node:assert/strict'
import { test } from 'node:test'
import { outsideAddress } from './outside-address.ts'

test('an address sent to somebody elsewhere leads out of one’s own network', () => {
  const isTaken = (text: string) => outsideAddress.safeParse(text).success
  for (const good of [
    'https://meet.example.com/a',
    'http://8.8.8.8/',
    'https://[2606:4700::1]/',
    'https://10.example.com',
  ])
    assert.equal(isTaken(good), true, good)
  const inside = [
    'localhost',
    'a.localhost.',
    'printer.local',
    'intranet',
    '10.1.2.3',
    '0x7f.1',
    '172.16.0.1',
    '192.168.1.1',
  ]
  for (const host of [
    ...inside,
    '169.254.169.254',
    '100.64.0.1',
    '[::1]',
    '[::ffff:10.0.0.1]',
    '[fd00::1]',
    '[fe80::1]',
  ])
    assert.equal(isTaken(`http://${host}/x`), false, host)
})
