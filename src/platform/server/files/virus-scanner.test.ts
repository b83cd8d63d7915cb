import assert from 'node:assert/strict'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { test } from 'node:test'
import { addCv, listCvs } from '#features/cvs/cvs/contract.ts'
import { aPdf } from '#tests/world/a-pdf.ts'
import { aCandidate } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'

const sign = 'pretend this is a virus'

/** Speaks as much of the protocol of clamd as its INSTREAM needs: chunks after their length, an empty one at the end. */
async function aClamd() {
  const server = createServer((socket) => {
    let all = Buffer.alloc(0)
    socket.on('data', (part) => {
      all = Buffer.concat([all, part])
      if (!all.subarray(-4).equals(Buffer.alloc(4))) return
      socket.end(all.includes(sign) ? 'stream: Pretended-Virus FOUND\0' : 'stream: OK\0')
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { url: `tcp://127.0.0.1:${port}`, stop: () => new Promise((done) => server.close(done)) }
}

test('an infected file is refused before anything is stored, and so is every file while nobody can look', async () => {
  const clamd = await aClamd()
  const site = await aSite({ VIRUS_SCANNER: clamd.url })
  const { visitor } = await aCandidate(site)
  const file = (line: string) => ({ files: { file: { name: 'cv.pdf', bytes: aPdf(['Priya Nair', line]) } } })
  await visitor.call(addCv, {}, file('Warehouse lead'))
  const infected = await visitor.ask(addCv, {}, file(sign))
  assert.deepEqual([infected.statusCode, infected.json().code], [422, 'file_infected'])
  await clamd.stop()
  const unseen = await visitor.ask(addCv, {}, file('Warehouse lead'))
  assert.deepEqual([unseen.statusCode, unseen.json().code], [503, 'scanner_away'])
  assert.equal((await visitor.call(listCvs, {})).data.length, 1)
})
