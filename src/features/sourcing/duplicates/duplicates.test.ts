import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readFile } from '#features/site/files/contract.ts'
import { answerConsent, showConsent } from '#features/sourcing/imports/consent-contract.ts'
import * as imports from '#features/sourcing/imports/contract.ts'
import { listPool, poolPerson } from '#features/sourcing/pool/contract.ts'
import { backgroundContext } from '#platform/server/background/background-context.ts'
import { aPdf } from '#tests/world/a-pdf.ts'
import { cvLines } from '#tests/world/cv.ts'
import { anEmployer, teammate } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import { endMerges } from './background.ts'
import * as contract from './contract.ts'

const site = await aSite()
type Team = Awaited<ReturnType<typeof anEmployer>>
let people = 0
const save = async ({ visitor }: Team, over = {}) => {
  const email = `dup${++people}@example.com`
  return (await visitor.call(imports.saveCandidate, { name: 'Rana Saleh', email, ...over })).data
}
const show = async ({ visitor }: Team, id: string) => (await visitor.call(imports.showImported, { id })).data
const pairs = async ({ visitor }: Team) => (await visitor.call(contract.listPairs, {})).data
const merge = async (team: Team, keep: string, other: string, over = {}) => {
  const [one, two] = [await show(team, keep), await show(team, other)]
  const versions = { keep_version: one.version, merge_version: two.version }
  return team.visitor.ask(contract.mergePair, { keep, merge: other, ...versions, ...over })
}
async function invite({ visitor }: Team, { id, email }: { id: string; email: string | null }) {
  await visitor.call(imports.inviteImported, { ids: [id], purpose: 'Jobs at the gate' })
  const mails = await site.settle()
  const text = mails.filter(({ to }) => to === email).find((mail) => /import-consent/.test(mail.text))?.text ?? ''
  return /\/import-consent\/([\w-]+)/.exec(text)?.[1] ?? ''
}
test('a merge takes what was chosen, joins tags and notes, keeps CVs as versions, moves the place in the pool; undone, all is as it was', async () => {
  const employer = await anEmployer(site)
  const register = async (name: string, over = {}) =>
    (
      await employer.visitor.call(
        imports.registerCandidate,
        { name: 'Rana Saleh', email: `${name}@example.com`, ...over },
        { files: { file: { name: `${name}.pdf`, bytes: aPdf([...cvLines, name]) } } },
      )
    ).data
  const one = await register('one', { tags: ['Nights'], note: 'From the fair', headline: 'Lead' })
  const two = await register('two', {
    tags: ['Forklift'],
    note: 'Called on Monday',
    phone: '+971501112233',
    headline: 'Chief',
  })
  for (const person of [one, two]) {
    const key = await invite(employer, person)
    await new Visitor(site).call(answerConsent, { key, answer: 'agree' })
  }
  await employer.visitor.call(poolPerson, { imported: two.id })
  const before = [await show(employer, one.id), await show(employer, two.id)]
  const answer = await merge(employer, one.id, two.id, { take: ['phone', 'headline', 'cv'] })
  assert.equal(answer.statusCode, 201, answer.body)
  const kept = await show(employer, one.id)
  assert.deepEqual(
    [kept.email, kept.phone, kept.headline, kept.tags, kept.note, kept.cv?.name],
    [
      'one@example.com',
      '+971501112233',
      'Chief',
      ['Nights', 'Forklift'],
      'From the fair\n\nCalled on Monday',
      'two.pdf',
    ],
  )
  assert.deepEqual(
    kept.versions.map(({ name }) => name),
    ['one.pdf'],
  )
  assert.equal((await employer.visitor.ask(readFile, { id: before[0]?.cv?.id ?? '', name: 'one.pdf' })).statusCode, 200)
  const gone = await show(employer, two.id)
  assert.deepEqual([gone.state, gone.merged_into, gone.may], ['merged', one.id, []])
  const { data: pool } = await employer.visitor.call(listPool, {})
  assert.deepEqual(
    pool.map(({ link }) => link),
    [`/page/candidates/${one.id}`],
  )

  const { merge: id } = answer.json().data
  await employer.visitor.call(contract.undoMerge, { merge: id })
  await employer.visitor.refused('merge_over', contract.undoMerge, { merge: id })
  const timeless = ({ version: _, history: __, alike: ___, ...rest }: Awaited<ReturnType<typeof show>>) => rest
  assert.deepEqual([await show(employer, one.id), await show(employer, two.id)].map(timeless), before.map(timeless))
  const { data: poolAfter } = await employer.visitor.call(listPool, {})
  assert.deepEqual(
    poolAfter.map(({ link }) => link),
    [`/page/candidates/${two.id}`],
  )
})

test('an undone merge keeps what was changed since; a later merge is undone first', async () => {
  const employer = await anEmployer(site)
  const [one, two, three] = [
    await save(employer, { note: 'one' }),
    await save(employer, { headline: 'Two' }),
    await save(employer),
  ]
  const first = (await merge(employer, one.id, two.id, { take: ['headline'] })).json().data.merge
  await employer.visitor.call(imports.updateCandidate, { id: one.id, note: 'written since' })
  await merge(employer, three.id, one.id)
  await employer.visitor.refused('import_state', contract.undoMerge, { merge: first })
  const { merges } = await pairs(employer)
  assert.deepEqual(merges.map(({ kept }) => kept.id).length, 2)
  await employer.visitor.call(contract.undoMerge, { merge: merges[0]?.id ?? '' })
  await employer.visitor.call(contract.undoMerge, { merge: first })
  const [kept, back] = [await show(employer, one.id), await show(employer, two.id)]
  assert.deepEqual([kept.note, kept.headline, back.state, back.headline], ['written since', '', 'draft', 'Two'])
})

test('who has come further stays; what a person claimed is not changed; a link leads from the merged record to the kept one', async () => {
  const employer = await anEmployer(site)
  const [quiet, asked] = [await save(employer, { tags: ['Quiet'], headline: 'Ours' }), await save(employer)]
  const key = await invite(employer, asked)
  assert.equal((await merge(employer, quiet.id, asked.id)).json().code, 'merge_backwards')
  const { data: shown } = await employer.visitor.call(contract.showPair, { first: quiet.id, second: asked.id })
  assert.deepEqual([shown.keep.id, shown.take], [asked.id, ['headline']])
  const further = await save(employer)
  const other = await invite(employer, further)
  assert.equal((await merge(employer, further.id, asked.id)).statusCode, 201)
  assert.equal((await new Visitor(site).call(showConsent, { key })).data.id, further.id)
  assert.equal((await new Visitor(site).call(answerConsent, { key, answer: 'claim' })).data.state, 'claimed')
  await new Visitor(site).refused('import_state', answerConsent, { key: other, answer: 'agree' })
  assert.equal((await merge(employer, further.id, quiet.id, { take: ['headline'] })).json().code, 'merge_theirs')
  assert.equal((await merge(employer, further.id, quiet.id)).statusCode, 201)
  const theirs = await show(employer, further.id)
  assert.deepEqual([theirs.headline, theirs.tags, theirs.state], ['', ['Quiet'], 'claimed'])
})

test('a merge and a claim at the same moment leave one person, who claimed, and nothing half', async () => {
  for (let round = 0; round < 6; round++) {
    const employer = await anEmployer(site)
    const [one, two] = [await save(employer), await save(employer, { headline: 'Two' })]
    await invite(employer, one)
    const key = await invite(employer, two)
    const [merged, claimed] = await Promise.all([
      merge(employer, one.id, two.id, { take: ['headline'] }),
      new Visitor(site).ask(answerConsent, { key, answer: 'claim' }),
    ])
    assert.equal(claimed.statusCode, 200, claimed.body)
    const [kept, other] = [await show(employer, one.id), await show(employer, two.id)]
    if (merged.statusCode === 201)
      assert.deepEqual([other.state, kept.state, kept.has_account], ['merged', 'claimed', true])
    else {
      assert.match(merged.json().code, /changed_meanwhile|merge_backwards/)
      assert.deepEqual(
        [other.state, other.headline, other.has_account, kept.state],
        ['claimed', 'Two', true, 'invited'],
      )
    }
  }
})

test('of two merges of one pair at once one happens; wrong versions, other companies and members without the right are refused', async () => {
  const [employer, other] = [await anEmployer(site), await anEmployer(site)]
  const [one, two, theirs] = [await save(employer), await save(employer), await save(other)]
  const asked = { keep: one.id, merge: two.id, keep_version: one.version, merge_version: two.version }
  await employer.visitor.refused('not_found', contract.mergePair, { ...asked, merge: theirs.id })
  await employer.visitor.refused('not_found', contract.mergePair, { ...asked, merge: one.id })
  await employer.visitor.refused('changed_meanwhile', contract.mergePair, { ...asked, merge_version: 9 })
  await employer.visitor.refused('not_found', contract.showPair, { first: one.id, second: theirs.id })
  await employer.visitor.refused('not_found', contract.tellApart, { first: one.id, second: theirs.id, different: true })
  const answers = await Promise.all(
    [asked, { ...asked, keep: two.id, merge: one.id }].map((input) => employer.visitor.ask(contract.mergePair, input)),
  )
  assert.deepEqual(answers.map(({ statusCode }) => statusCode).toSorted(), [201, 409])
  const id = answers.find(({ statusCode }) => statusCode === 201)?.json().data.merge
  await other.visitor.refused('not_found', contract.undoMerge, { merge: id })
  const { visitor } = await teammate(site, employer.page.id, 'interviewer')
  await visitor.refused('not_allowed', contract.listPairs, {})
})

test('forgotten with the kept record: the merged one, what the merge remembers, and its files; and by themselves after thirty days', async () => {
  const employer = await anEmployer(site)
  const withCv = async (name: string) =>
    (
      await employer.visitor.call(
        imports.registerCandidate,
        { name: 'Gone Soon', email: `${name}@example.com`, phone: `+97150333440${name.at(-1)}` },
        { files: { file: { name: `${name}.pdf`, bytes: aPdf([...cvLines, name]) } } },
      )
    ).data
  const left = async (...ids: string[]) =>
    (
      await site.pool.query(
        `select count(*)::integer as people, (select count(*)::integer from import_merges where kept_id = any($1)) as merges,
          (select count(*)::integer from files where page_id = $2 and thing = 'cv') as files
         from imported_candidates where id = any($1) and (name is not null or email is not null or content is not null)`,
        [ids, employer.page.id],
      )
    ).rows[0]
  const [one, two, three, four] = [await withCv('f1'), await withCv('f2'), await withCv('f3'), await withCv('f4')]
  await merge(employer, one.id, two.id)
  await employer.visitor.call(imports.removeImported, { id: one.id })
  assert.deepEqual(await left(one.id, two.id), { people: 0, merges: 0, files: 2 })
  await merge(employer, three.id, four.id)
  await site.pool.query(`update import_merges set until_at = now() - interval '1 minute' where kept_id = $1`, [
    three.id,
  ])
  await endMerges.run(backgroundContext(site.world), {})
  // the CV of the other one is a version of the kept one now
  assert.deepEqual(await left(three.id, four.id), { people: 1, merges: 0, files: 2 })
  const kept = await show(employer, three.id)
  assert.equal((await employer.visitor.ask(readFile, { id: four.cv?.id ?? '', name: 'f4.pdf' })).statusCode, 200)
  assert.deepEqual(
    kept.versions.map(({ name }) => name),
    ['f4.pdf'],
  )
})
