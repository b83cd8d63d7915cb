import assert from 'node:assert/strict'
import { test } from 'node:test'
import { showPage } from '#features/companies/pages/contract.ts'
import * as applications from '#features/hiring/applications/contract.ts'
import { searchJobs } from '#features/jobs/job-search/contract.ts'
import { aWordyPdf } from '#tests/world/a-pdf.ts'
import { aTextCv } from '#tests/world/a-text-cv.ts'
import { aCandidate, aLiveJob, anApplication, anEmployer, jobFields } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import * as jobs from './contract.ts'
import { jobHistory } from './edit-contract.ts'

const missing = async (over: Parameters<typeof jobFields>[0]) => {
  const { visitor } = await anEmployer(await aSite())
  const { data } = await visitor.call(jobs.startJob, jobFields(over))
  return data.missing.map(({ field, code }) => `${field} ${code}`).sort()
}

test('only a gender or nationality may apply where a law and a permit say so, and applicants read both', async () => {
  assert.deepEqual(await missing({ gender: 2 }), ['legal_ground ground_needed', 'permit_number permit_needed'])
  assert.deepEqual(await missing({ nationality_ids: [5], legal_ground: 'Law 12, article 3' }), [
    'permit_number permit_needed',
  ])
  const site = await aSite()
  const ground = { gender: 2, legal_ground: 'Law 12, article 3', permit_number: 'P-77' }
  const { reference } = await aLiveJob(site, ground)
  const { data } = await new Visitor(site).call(jobs.showJob, { address: reference })
  assert.deepEqual(data.only, {
    gender: 'Female',
    nationalities: [],
    legal_ground: 'Law 12, article 3',
    permit_number: 'P-77',
  })
})

test('each way to apply needs what one must know, and a stated use of AI its words', async () => {
  assert.deepEqual(await missing({ apply_mode: 'external' }), ['apply_url required'])
  assert.deepEqual(await missing({ apply_mode: 'walk_in' }), ['walk_in_from required', 'walk_in_place required'])
  assert.deepEqual(await missing({ ai_screening: true, ai_statement: 'soon' }), ['ai_statement ai_statement_short'])
  assert.deepEqual(await missing({ anonymous: true, apply_mode: 'external', apply_url: 'acme.example' }), [
    'apply_mode anonymous_here',
  ])
})

test('of an anonymous job nobody outside learns the company: not by search, page, export or notice', async () => {
  const site = await aSite()
  const world = await anApplication(site, { anonymous: true, industry_id: 1, city_id: 1, workplace: 'on_site' })
  const sent = await site.settle()
  const guest = new Visitor(site)
  const { page } = world.employer
  const shown = [
    await guest.call(jobs.showJob, { address: world.reference }),
    await guest.call(searchJobs, { q: 'warehouse' }),
    await world.candidate.visitor.call(applications.listMine, {}),
    await world.candidate.visitor.call(applications.showMine, { application: world.application }),
    ...sent.filter(({ to }) => to === world.candidate.email),
  ]
  assert.equal((shown[1] as { data: unknown[] }).data.length, 1)
  for (const one of shown) {
    const text = JSON.stringify(one)
    for (const secret of [page.id, page.slug, page.name]) assert.ok(!text.includes(secret), `${secret} in ${text}`)
  }
  assert.match(JSON.stringify(shown[0]), /A company in .+, Dubai/)
  assert.equal((await guest.call(searchJobs, { company: page.id })).data.length, 0)
  assert.equal((await guest.call(searchJobs, { q: page.name })).data.length, 0)
  assert.equal((await guest.call(showPage, { slug: page.slug })).data.jobs_count, 0)
})

test('whoever stays unnamed may not name the company in the text', async () => {
  const { visitor, page } = await anEmployer(await aSite())
  const text = {
    language: 'en' as const,
    title: 'Cook',
    description: `<p>${page.name} looks for a cook who likes early mornings.</p>`,
  }
  const { data } = await visitor.call(jobs.startJob, jobFields({ anonymous: true, texts: [text] }))
  assert.deepEqual(
    data.missing.map(({ code }) => code),
    ['anonymous_named'],
  )
})

test('a job of several cities is found in each, and says how many more', async () => {
  const site = await aSite()
  await aLiveJob(site, { workplace: 'on_site', city_id: 1, more_city_ids: [2] })
  await site.settle()
  const guest = new Visitor(site)
  for (const place of [1, 2]) {
    const { data } = await guest.call(searchJobs, { q: 'warehouse', place })
    assert.deepEqual([data.length, data[0]?.more_places], [1, 1])
  }
})

test('leaving for the employer’s own site is counted once for people and never for robots', async () => {
  const site = await aSite()
  const { job } = await aLiveJob(site, { apply_mode: 'external', apply_url: 'https://jobs.example/42' })
  const browser = { headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140' } }
  const person = await new Visitor(site).ask(jobs.leaveForJob, { job }, browser)
  assert.deepEqual([person.statusCode, person.headers.location], [303, 'https://jobs.example/42'])
  await new Visitor(site).ask(jobs.leaveForJob, { job }, { headers: { 'user-agent': 'Googlebot/2.1' } })
  const row = await site.world.db.selectFrom('jobs').select('external_clicks').where('id', '=', job).executeTakeFirst()
  assert.equal(row?.external_clicks, 1)
  const guest = await aCandidate(site)
  await guest.visitor.refused('not_found', applications.apply, { job, name: 'Test person', lang: 'en' })
})

test('a question may want a file; the team opens it and nobody else', async () => {
  const site = await aSite()
  const question = { kind: 'file' as const, text: 'Your certificate' }
  const { employer, job, questions } = await aLiveJob(site, { questions: [question] })
  const id = questions[0]?.id ?? ''
  const { visitor, name } = await aCandidate(site)
  const cv = aTextCv('Person')
  const asked = { job, name, lang: 'en' as const }
  await visitor.refused('invalid', applications.apply, { ...asked, answers: { [id]: 'answer_0' } }, { files: { cv } })
  const files = { cv, answer_0: { name: 'paper.pdf', bytes: aWordyPdf(['Certificate']) } }
  const { data } = await visitor.call(applications.apply, { ...asked, answers: { [id]: 'answer_0' } }, { files })
  const { data: seen } = await employer.visitor.call(applications.showApplicant, { application: data.application })
  const [answer] = seen.answers
  assert.equal(answer?.answer, 'paper.pdf')
  const read = (who: Visitor) =>
    site.app.inject({
      url: answer?.url ?? '',
      headers: { cookie: [...who.cookies].map(([key, value]) => `${key}=${value}`).join('; ') },
    })
  assert.equal((await read(employer.visitor)).statusCode, 200)
  assert.equal((await read(new Visitor(site))).statusCode, 404)
})

test('a copy is a fresh draft in any state, with questions of its own and no dates', async () => {
  const site = await aSite()
  const { employer, job } = await aLiveJob(site, {
    questions: [{ kind: 'text', text: 'Why?' }],
    starts_on: '2027-01-01',
  })
  await employer.visitor.call(jobs.closeJob, { job, reason: 'filled' })
  const { data } = await employer.visitor.call(jobs.copyJob, { job })
  assert.deepEqual(
    [data.state, data.fields.starts_on, data.fields.texts[0]?.title],
    ['draft', null, 'Warehouse coordinator'],
  )
  assert.equal(data.fields.questions?.length, 1)
  const stranger = await anEmployer(site)
  await stranger.visitor.refused('not_found', jobs.copyJob, { job })
})

test('the history tells who, from where, to where, why and when', async () => {
  const site = await aSite()
  const { employer, job } = await aLiveJob(site)
  await employer.visitor.call(jobs.pauseJob, { job })
  await employer.visitor.call(jobs.closeJob, { job, reason: 'filled_elsewhere' })
  const { data } = await employer.visitor.call(jobHistory, { job })
  assert.deepEqual(
    data.map(({ by, move, from, to, as }) => [by, move, from, to, as].join(' ')),
    [
      'member close paused closed filled_elsewhere',
      'member pause live paused ',
      'clock release approved live ',
      'staff approve submitted approved ',
      'member submit draft submitted ',
    ],
  )
  assert.deepEqual([data[0]?.name, data[3]?.name], [employer.name, null])
  const stranger = await anEmployer(site)
  await stranger.visitor.refused('not_found', jobHistory, { job })
})

test('odd titles and texts are kept as written and shown harmless', async () => {
  const { visitor } = await anEmployer(await aSite())
  const long = 'Ш'.repeat(200)
  for (const title of [long, '<script>alert(1)</script>', 'مهندس موقع (Dubai) 2', '👩🏽‍🚀 Аdmin']) {
    const description = `<p class=MsoNormal onclick=x()><!--[if gte mso 9]><xml>x</xml><![endif]--><o:p></o:p><st1:place>Site</st1:place> <img src=x onerror=alert(1)></p>`
    const { data } = await visitor.call(jobs.startJob, jobFields({ texts: [{ language: 'en', title, description }] }))
    assert.equal(data.fields.texts[0]?.title, title)
    assert.equal(data.fields.texts[0]?.description, '<p>Site </p>')
  }
  await visitor.refused('invalid', jobs.startJob, jobFields({ texts: [{ language: 'en', title: 'a\u0000b' }] }))
  const problem = await visitor.refused(
    'invalid',
    jobs.startJob,
    jobFields({ texts: [{ language: 'en', title: `${long}x` }] }),
  )
  assert.equal(problem.errors?.[0]?.field, 'texts.0.title')
  await visitor.refused('invalid', jobs.startJob, jobFields({ client_page_id: '01900000-0000-7000-8000-000000000000' }))
})
