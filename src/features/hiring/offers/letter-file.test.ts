import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { readLayout } from '#libraries/cv-reading/read-layout.ts'
import { aSentOffer } from '#tests/world/an-offer.ts'
import { aSite } from '#tests/world/site.ts'
import { temporaryFolder } from '#tests/world/temporary-folder.ts'
import { Visitor } from '#tests/world/visitor.ts'
import { offerLetter } from './contract.ts'
import * as letters from './letter-contract.ts'

const folder = temporaryFolder('letters')

async function textOf({ rawPayload }: { rawPayload: Buffer }): Promise<string> {
  const at = path.join(folder, 'letter.pdf')
  await writeFile(at, rawPayload)
  return (await readLayout(at, 'pdf')).text
}

test('the letter of an accepted offer says by whom and when, on either side; the very file that was sent can still be had', async () => {
  const site = await aSite()
  const { employer, candidate, offer, letter } = await aSentOffer(site)
  const { key, version } = letter
  const guest = new Visitor(site)
  const before = await guest.ask(letters.letterFile, { key })
  assert.doesNotMatch(await textOf(before), /Accepted by/)
  await guest.call(letters.acceptOffer, { key, version, name: candidate.name })
  const hash = createHash('sha256').update(before.rawPayload).digest('hex')
  for (const file of [
    await guest.ask(letters.letterFile, { key }),
    await employer.visitor.ask(offerLetter, { offer: offer.id }),
  ]) {
    const text = await textOf(file)
    assert.match(text, new RegExp(`Accepted by\\s+${candidate.name}`))
    assert.match(text, new RegExp(String(site.world.now().getFullYear())))
    assert.ok(text.replaceAll(/\s/g, '').includes(hash))
  }
  const sent = await guest.ask(letters.letterFile, { key, as_sent: true })
  assert.deepEqual(sent.rawPayload, before.rawPayload)
})

test('a declined offer is printed as it was sent', async () => {
  const site = await aSite()
  const { letter } = await aSentOffer(site)
  const { key, version } = letter
  const guest = new Visitor(site)
  const before = await guest.ask(letters.letterFile, { key })
  await guest.call(letters.declineOffer, { key, version, because: 'pay' })
  assert.deepEqual((await guest.ask(letters.letterFile, { key })).rawPayload, before.rawPayload)
})
