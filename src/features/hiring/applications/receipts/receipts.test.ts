import assert from 'node:assert/strict'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { documentReader } from '#libraries/cv-reading/document-reader.ts'
import { aReadCv } from '#tests/world/cv.ts'
import { aCandidate, aLiveJob } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { temporaryFolder } from '#tests/world/temporary-folder.ts'
import { Visitor } from '#tests/world/visitor.ts'
import { apply } from '../contract.ts'
import { printReceipt, showReceipt } from '../receipt-contract.ts'

const shifts = { kind: 'yes_no' as const, text: 'Do you work in shifts?', knock_out: 'yes' }

async function sent() {
  const site = await aSite()
  const world = await aLiveJob(site, { questions: [shifts] })
  const person = await aReadCv(site)
  const answers = { [world.questions[0]?.id as string]: 'yes' }
  const asked = { job: world.job, name: 'Priya Nair', lang: 'en' as const, cv: person.cv, note: 'C++ و Excel', answers }
  const { data } = await person.visitor.call(apply, asked)
  return { site, person, ...world, application: data.application }
}

test('a receipt says what went out, and goes on saying it when the job says something else', async () => {
  const { site, person, job, application, reference } = await sent()
  const show = async () => (await person.visitor.call(showReceipt, { application })).data
  const first = await show()
  const file = await site.world.db.selectFrom('files').selectAll().executeTakeFirstOrThrow()
  assert.deepEqual(first.cv, { name: 'priya.pdf', bytes: Number(file.bytes), sha256: file.sha256.toString('hex') })
  assert.deepEqual(
    [first.job.title, first.job.reference, first.name, first.email, first.note, first.answers],
    [
      'Warehouse coordinator',
      reference,
      'Priya Nair',
      person.email,
      'C++ و Excel',
      [{ question: shifts.text, answer: 'yes' }],
    ],
  )
  assert.match(first.job.text, /^You receive containers at gate 4/)
  await site.world.db.updateTable('job_texts').set({ title: 'Something else' }).where('job_id', '=', job).execute()
  assert.deepEqual(await show(), first)
  // an application older than receipts keeps what stands now
  await site.world.db.deleteFrom('application_receipts').execute()
  assert.equal((await show()).job.title, 'Something else')
})

test('it prints in four languages, and is nobody else’s', async () => {
  const { site, person, employer, application } = await sent()
  for (const language of ['en', 'ar', 'ru', 'fr']) {
    const { statusCode, headers, rawPayload } = await person.visitor.ask(printReceipt, { application }, { language })
    assert.deepEqual([statusCode, headers['content-type']], [200, 'application/pdf'])
    const at = path.join(temporaryFolder('receipt'), 'r.pdf')
    await writeFile(at, rawPayload)
    const shown = await documentReader.show(at, 'pdf', null)
    assert.match(shown.text, /Warehouse coordinator/)
  }
  const other = await aCandidate(site)
  for (const call of [showReceipt, printReceipt]) {
    await other.visitor.refused('not_found', call, { application })
    await employer.visitor.refused('not_found', call, { application })
    await new Visitor(site).refused('no_session', call, { application })
  }
})
