import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readSettings } from '#platform/server/settings.ts'
import { StartRefused } from '#platform/server/start-refused.ts'
import { iceServers } from './ice-servers.ts'

const secret = 'north-wind-and-sun'
const urls = ['turn:turn.example.com:3478?transport=udp', 'turns:turn.example.com:443?transport=tcp']

test('a relay is opened for ten minutes in somebody’s name, as coturn reckons it', () => {
  const set = { STUN_URLS: ['stun:turn.example.com:3478'], TURN_URL: urls, TURN_SECRET: secret }
  assert.deepEqual(iceServers(set, 'visit-1', new Date('2026-11-25T10:00:00.900Z')), [
    { urls: ['stun:turn.example.com:3478'] },
    // printf %s NAME | openssl dgst -sha1 -hmac SECRET -binary | base64
    { urls, username: '1795601400:visit-1', credential: '1du1vmPSuOmB7wnqMQcgUh1bd6Y=' },
  ])
})

test('without a secret there is no relay, without anything no server at all', () => {
  assert.deepEqual(iceServers({ STUN_URLS: [], TURN_URL: urls, TURN_SECRET: undefined }, 'v', new Date()), [])
  const { STUN_URLS, TURN_URL, TURN_SECRET } = readSettings({})
  assert.deepEqual(iceServers({ STUN_URLS, TURN_URL, TURN_SECRET }, 'v', new Date()), [])
})

test('several addresses stand with commas; another kind of address, or a relay without a secret, stops the start', () => {
  const { TURN_URL } = readSettings({ TURN_URL: urls.join(' , '), TURN_SECRET: secret })
  assert.deepEqual(TURN_URL, urls)
  assert.throws(() => readSettings({ TURN_URL: urls[0] }), StartRefused)
  assert.throws(() => readSettings({ STUN_URLS: 'https://stun.example.com' }), StartRefused)
})
