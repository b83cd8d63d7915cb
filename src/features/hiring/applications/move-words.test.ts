import assert from 'node:assert/strict'
import { test } from 'node:test'
import { letBeTold } from '#tests/world/let-be-told.ts'
import { anApplication } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { move, showApplicant, showMine, undoMove } from './contract.ts'

const words = 'Your test was the best of all.'

/** An application, and a way to reject it with words to the candidate. */
async function aWorld() {
  const site = await aSite()
  const { employer, candidate, application } = await anApplication(site)
  await site.settle()
  const asked = async () => {
    const { version } = (await employer.visitor.call(showApplicant, { application })).data
    return { application, stage: 'rejected' as const, version, reason: 'experience' }
  }
  const reject = async () => (await employer.visitor.call(move, { ...(await asked()), words })).data
  const read = async () => {
    const { history } = (await candidate.visitor.call(showMine, { application })).data
    return history.filter(({ what }) => what === 'message').map(({ text }) => text)
  }
  return { site, employer, candidate, application, asked, reject, read }
}

test('what a recruiter adds to a rejection comes too early, in a mail of its own, or is nowhere to be read again', async () => {
  const { site, candidate, reject, read } = await aWorld()
  await reject()
  const before = (await site.settle()).filter(({ to }) => to === candidate.email).length
  assert.deepEqual(await read(), [])
  const mails = (await letBeTold(site)).filter(({ to }) => to === candidate.email)
  assert.equal(mails.length, before + 1)
  const told = mails.find(({ subject }) => /^Update on your application/.test(subject))
  assert.match(told?.text ?? '', /We have decided[\s\S]*Your test was the best of all\./)
  assert.deepEqual(await read(), [words])
})

test('words go out although the rejection was taken back, or with the next one that has none', async () => {
  const { site, employer, application, asked, reject, read } = await aWorld()
  const { version } = await reject()
  await employer.visitor.call(undoMove, { application, version })
  await employer.visitor.call(move, await asked())
  assert.doesNotMatch(JSON.stringify(await letBeTold(site)), /best of all/)
  assert.deepEqual(await read(), [])
})

test('words go out with a field that nobody filled', async () => {
  const { employer, asked } = await aWorld()
  await employer.visitor.refused('invalid', move, { ...(await asked()), words: 'Dear {candidate_name}' })
})
