import assert from 'node:assert/strict'
import { test } from 'node:test'
import { firstUnknown } from '#features/hiring/applications/parameter-rules.ts'
import { propose } from '#features/hiring/interviews/contract.ts'
import { languages } from '#platform/shared/languages.ts'
import { anApplication, anEmployer } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import * as contract from './contract.ts'
import { textFor } from './rules.ts'
import { starters } from './starters.ts'

const thanks = {
  name: 'Thanks',
  texts: [
    {
      language: 'en' as const,
      subject: 'About {job_title}',
      text: 'Dear {candidate_name},\nsee you {interview_time}.',
    },
    { language: 'ar' as const, subject: '', text: 'مرحبًا {candidate_name}' },
  ],
}

test('a page keeps templates in several languages; names are once, versions are held, others see nothing of it', async () => {
  const site = await aSite()
  const { visitor, name } = await anEmployer(site)
  const { data } = await visitor.call(contract.addMessageTemplate, thanks)
  const own = data.templates.filter(({ starter }) => !starter)
  assert.deepEqual(
    [own[0]?.name, own[0]?.by, own[0]?.texts.map(({ language }) => language)],
    ['Thanks', name, ['ar', 'en']],
  )
  assert.equal(data.templates.filter(({ starter }) => starter).length, 4)
  const taken = await visitor.refused('invalid', contract.addMessageTemplate, { ...thanks, name: 'THANKS' })
  assert.equal(taken.errors?.[0]?.field, 'name')

  const template = own[0]?.id ?? ''
  const changed = await visitor.call(contract.changeMessageTemplate, {
    template,
    version: 1,
    ...thanks,
    name: 'Thank you',
  })
  assert.equal(changed.data.templates[0]?.version, 2)
  await visitor.refused('changed_meanwhile', contract.changeMessageTemplate, { template, version: 1, ...thanks })

  const stranger = await anEmployer(site)
  await stranger.visitor.refused('not_found', contract.changeMessageTemplate, { template, version: 2, ...thanks })
  await stranger.visitor.refused('not_found', contract.dropMessageTemplate, { template })
  const theirs = await stranger.visitor.call(contract.listMessageTemplates, {})
  assert.ok(theirs.data.templates.every(({ starter }) => starter))
  const { data: left } = await visitor.call(contract.dropMessageTemplate, { template })
  assert.ok(left.templates.every(({ starter }) => starter))
})

test('two who add a template of one name at once: one has it, the other is told', async () => {
  const site = await aSite()
  const { visitor } = await anEmployer(site)
  const answers = await Promise.all([1, 2].map(() => visitor.ask(contract.addMessageTemplate, thanks)))
  assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [201, 422])
})

test('a parameter nobody knows is refused where it stands, and so is a language said twice', async () => {
  const site = await aSite()
  const { visitor } = await anEmployer(site)
  const texts = [{ language: 'en' as const, subject: 'On {day}', text: 'Dear {candidate_name},\nsee {intervew_time}' }]
  const { errors } = await visitor.refused('invalid', contract.addMessageTemplate, { name: 'Wrong', texts })
  assert.deepEqual(
    errors?.map(({ field, message }) => [field, message]),
    [
      ['texts.0.subject', 'Unknown field “day” (line 1, character 4). Use one of the fields below the text'],
      ['texts.0.text', 'Unknown field “intervew_time” (line 2, character 5). Use one of the fields below the text'],
    ],
  )
  const twice = [thanks.texts[0], thanks.texts[0]] as typeof thanks.texts
  const second = await visitor.refused('invalid', contract.addMessageTemplate, { name: 'Twice', texts: twice })
  assert.equal(second.errors?.[0]?.field, 'texts.1.language')
})

test('the preview speaks the applicant’s language and says what nobody knows yet; an interview fills it', async () => {
  const site = await aSite()
  const { employer, candidate, application } = await anApplication(site)
  const { data } = await employer.visitor.call(contract.addMessageTemplate, thanks)
  const template = data.templates[0]?.id ?? ''
  const first = await employer.visitor.call(contract.fillMessageTemplate, { application, template })
  assert.equal(first.data.subject, 'About Warehouse coordinator')
  assert.equal(first.data.text, `Dear ${candidate.name},\nsee you {interview_time}.`)
  assert.deepEqual(first.data.left, ['interview_time'])
  const arabic = await employer.visitor.call(contract.fillMessageTemplate, { application, template, in: 'ar' })
  // a name that runs the other way is held together
  assert.equal(arabic.data.text, `مرحبًا \u2068${candidate.name}\u2069`)

  await site.world.db.updateTable('applications').set({ language: 'ar' }).where('id', '=', application).execute()
  assert.equal(
    (await employer.visitor.call(contract.fillMessageTemplate, { application, template })).data.language,
    'ar',
  )

  const slot = new Date(site.world.now().getTime() + 86_400_000).toISOString()
  await employer.visitor.call(propose, {
    ...{ application, kind: 'on_site', minutes: 30, zone: 'Asia/Dubai', slots: [slot], people: [employer.id] },
    ...{ place: 'Gate 4', note: '', interview_guide: '' },
  })
  await site.world.db
    .updateTable('interviews')
    .set({ state: 'confirmed', starts_at: new Date(slot) })
    .execute()
  const met = await employer.visitor.call(contract.fillMessageTemplate, { application, template, in: 'en' })
  assert.deepEqual(met.data.left, [])
  assert.match(met.data.text, /see you \w+day.* \d\d:\d\d/)

  const stranger = await anEmployer(site)
  await stranger.visitor.refused('not_found', contract.fillMessageTemplate, { application, template: 'starter-thanks' })
})

test('who reaches all applicants keeps templates, who reaches some uses them, who writes to nobody sees none', async () => {
  const site = await aSite()
  const { visitor, id } = await anEmployer(site)
  const become = (role: string) =>
    site.world.db.updateTable('page_members').set({ role }).where('user_id', '=', id).execute()
  for (const role of ['admin', 'recruiter']) {
    await become(role)
    await visitor.call(contract.addMessageTemplate, { ...thanks, name: `Of ${role}` })
  }
  await become('hiring_manager')
  const { data } = await visitor.call(contract.listMessageTemplates, {})
  assert.equal(data.may_change, false)
  const template = data.templates[0]?.id ?? ''
  await visitor.refused('not_allowed', contract.addMessageTemplate, thanks)
  await visitor.refused('not_allowed', contract.changeMessageTemplate, { template, version: 1, ...thanks })
  await visitor.refused('not_allowed', contract.dropMessageTemplate, { template })
  for (const role of ['interviewer', 'content_editor', 'billing', 'analyst']) {
    await become(role)
    await visitor.refused('not_allowed', contract.listMessageTemplates, {})
  }
})

test('the starters know every parameter they use, in every language', () => {
  for (const { texts } of starters)
    for (const language of languages) {
      assert.equal(firstUnknown(texts[language].text), null)
      assert.equal(firstUnknown(texts[language].subject), null)
    }
})

test('a text for a reader: the first wish that is written, else any', () => {
  const texts = [{ language: 'ar' }, { language: 'fr' }]
  assert.equal(textFor(texts, ['ru', 'fr'])?.language, 'fr')
  assert.equal(textFor(texts, [undefined, 'en'])?.language, 'ar')
  assert.equal(textFor([], ['en']), undefined)
})
