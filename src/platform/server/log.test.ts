import assert from 'node:assert/strict'
import { Writable } from 'node:stream'
import { test } from 'node:test'
import { aSite } from '#tests/world/site.ts'
import { makeLog } from './log.ts'

/** A log whose lines are kept. */
function keptLog() {
  const lines: string[] = []
  const to = new Writable({
    write(chunk, _, done) {
      lines.push(String(chunk))
      done()
    },
  })
  return { log: makeLog('info', to), lines }
}

test('passwords, tokens and cookies are cut out of what is logged', () => {
  const { log, lines } = keptLog()
  const secret = 'Secret-Horse-9'
  log.info({ password: secret, token: secret, user: { password: secret, token: secret } }, 'told')
  log.info({ req: { headers: { authorization: `Bearer ${secret}`, cookie: `token=${secret}`, host: 'here' } } }, 'told')
  assert.equal(lines.length, 2)
  assert.doesNotMatch(lines.join(), /Secret-Horse/)
  assert.match(lines.join(), /"host":"here"/)
})

test('addresses are logged without their query, and without keys and codes of mailed links', async () => {
  const site = await aSite()
  const { log, lines } = keptLog()
  // the site's log is handed over by reference
  site.world.log.info = log.info.bind(log) as typeof site.world.log.info
  const key = 'k'.repeat(32)
  for (const url of [
    `/api/applications/${key}?email=a@b.example`,
    '/api/user-public/verify/some-id/123456',
    `/jobs?key=${key}`,
  ])
    await site.app.inject({ url })
  assert.equal(lines.length, 3)
  assert.doesNotMatch(lines.join(), /kkkk|123456|a@b/)
})
