import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeSigner } from './signed.ts'

const ours = makeSigner(new Uint8Array(32).fill(1))
const theirs = makeSigner(new Uint8Array(32).fill(2))

test('signed facts are read for their own purpose only, with our secret only, and while they hold', async () => {
  const text = await ours.sign('offer', { offer: '7' }, 60)
  assert.equal((await ours.read('offer', text))?.offer, '7')
  assert.equal(await ours.read('interview', text), null)
  assert.equal(await theirs.read('offer', text), null)
  assert.equal(await ours.read('offer', await ours.sign('offer', { offer: '7' }, -1)), null)
  const [head, facts] = text.split('.')
  const unsigned = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url')
  for (const forged of [`${head}.${facts}.`, `${unsigned}.${facts}.`, ''])
    assert.equal(await ours.read('offer', forged), null)
})

test('what is sealed opens for its own purpose only; a fingerprint tells purposes and secrets apart', async () => {
  const sealed = await ours.seal('second-factor', 'secret')
  assert.equal(await ours.unseal('second-factor', sealed), 'secret')
  await assert.rejects(ours.unseal('offer', sealed))
  await assert.rejects(theirs.unseal('second-factor', sealed))
  const prints = [ours.fingerprint('a', 'x'), ours.fingerprint('b', 'x'), theirs.fingerprint('a', 'x')]
  assert.equal(new Set(prints.map((one) => one.toString('hex'))).size, 3)
})
