import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bounceOf } from './bounce.ts'

test('only what a server says for good of the mailbox itself is a bounce', () => {
  const said = (responseCode: number, response: string, command = 'RCPT TO') => ({ responseCode, response, command })
  assert.equal(bounceOf(said(550, '550 5.1.1 no such user'))?.code, 550)
  assert.equal(bounceOf(said(550, '550 no such user'))?.code, 550)
  assert.equal(bounceOf(said(552, '552 5.2.2 mailbox full', 'DATA'))?.code, 552)
  assert.equal(bounceOf(said(450, '450 4.2.1 try later')), null)
  assert.equal(bounceOf(said(550, '550 5.7.1 your network is listed')), null)
  assert.equal(bounceOf(said(535, '535 5.7.8 wrong password', 'AUTH PLAIN')), null)
  assert.equal(bounceOf(said(554, '554 looks like spam', 'DATA')), null)
  assert.equal(bounceOf(Object.assign(new Error('away'), { code: 'ECONNREFUSED' })), null)
})
