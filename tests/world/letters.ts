import assert from 'node:assert/strict'
import type { Site } from './site.ts'

export const secret = 'a secret of the mail server'
/** Settings of a site that takes answers by mail. */
export const inbound = { REPLY_DOMAIN: 'mail.example', INBOUND_SECRET: secret }
let letters = 0

/** A raw letter, with what a test says otherwise. */
export function eml(to: string, from: string, body = 'On Monday.', over: Record<string, string> = {}): string {
  const headers = {
    From: `Somebody <${from}>`,
    To: `<${to}>`,
    Subject: 'Re: a message',
    'Message-ID': `<${++letters}.${process.pid}@test.example>`,
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Transfer-Encoding': '8bit',
    ...over,
  }
  return `${Object.entries(headers)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}: ${value}`)
    .join('\r\n')}\r\n\r\n${body.replaceAll('\n', '\r\n')}\r\n`
}

/** Hands a letter in as the mail server does. */
export const hand = (
  site: Site,
  raw: string | Buffer,
  headers: Record<string, string> = { 'x-inbound-secret': secret },
  query = '',
) =>
  site.app.inject({
    method: 'POST',
    url: `/api/inbound-mail${query}`,
    headers: { 'content-type': 'message/rfc822', ...headers },
    payload: raw,
  })
/** What became of a letter that was handed in. */
export const outcomeOf = async (site: Site, raw: string | Buffer, query = '') => {
  const answer = await hand(site, raw, undefined, query)
  assert.equal(answer.statusCode, 200, answer.body)
  return answer.json().data.outcome as string
}
