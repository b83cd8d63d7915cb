import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mayMove, wrongAnswers } from './rules.ts'
import { boardColumns, columnOf, passedOf, publicStatuses, type Side, stages, stagesFrom, statusOf } from './stages.ts'

const leads: Record<string, string> = {
  'submitted page': 'in_review shortlisted interviewing offered rejected pool',
  'in_review page': 'shortlisted interviewing offered rejected pool',
  'shortlisted page': 'in_review interviewing offered rejected pool',
  'interviewing page': 'in_review shortlisted offered rejected pool',
  'offered page': 'interviewing hired rejected',
  'rejected page': 'in_review',
  'pool page': 'in_review',
  'lapsed page': 'in_review rejected',
  'submitted candidate': 'withdrawn',
  'in_review candidate': 'withdrawn',
  'shortlisted candidate': 'withdrawn',
  'interviewing candidate': 'withdrawn',
  'offered candidate': 'hired declined withdrawn',
  'offered site': 'job_closed',
  'submitted site': 'job_closed lapsed',
  'in_review site': 'job_closed lapsed',
  'shortlisted site': 'job_closed lapsed',
  'interviewing site': 'job_closed lapsed',
}

test('every stage, side and target: allowed or refused', () => {
  const now = new Date()
  for (const side of ['page', 'candidate', 'site'] as const satisfies readonly Side[])
    for (const from of stages) {
      const allowed = (leads[`${from} ${side}`] ?? '').split(' ').filter(Boolean)
      assert.deepEqual([...stagesFrom(from, side)], allowed, `${from} ${side}`)
      for (const to of stages) {
        const isAnew = from === 'declined' && side === 'page' && to === 'offered'
        const standing = { stage: from, decided_at: null, letter: null }
        const byLetter = mayMove({ ...standing, byLetter: true }, to, side, now)
        assert.equal(byLetter.refused, !(allowed.includes(to) || isAnew), `${from} ${side} ${to}`)
        if (isAnew) assert.deepEqual(mayMove(standing, to, side, now), { refused: true, code: 'stage_move' })
      }
    }
})

test('a candidate accepts or declines by the letter alone; while it is out the team moves nothing', () => {
  const now = new Date()
  for (const letter of [null, 'open', 'ended'])
    for (const to of ['hired', 'declined'] as const) {
      const offered = { stage: 'offered' as const, decided_at: null, letter }
      assert.deepEqual(mayMove(offered, to, 'candidate', now), { refused: true, code: 'offer_letter' })
      assert.equal(mayMove({ ...offered, byLetter: true }, to, 'candidate', now).refused, false)
    }
  const out = { stage: 'offered' as const, decided_at: null, letter: 'open' }
  assert.deepEqual(mayMove(out, 'hired', 'page', now), { refused: true, code: 'offer_open' })
})

test('a rejection can be undone for thirty days', () => {
  const now = new Date()
  const ago = (days: number) => new Date(now.getTime() - days * 86_400_000)
  assert.equal(
    mayMove({ stage: 'rejected', decided_at: ago(29), letter: null }, 'in_review', 'page', now).refused,
    false,
  )
  assert.deepEqual(mayMove({ stage: 'rejected', decided_at: ago(31), letter: null }, 'in_review', 'page', now), {
    refused: true,
    code: 'undo_late',
  })
})

test('every stage has a column and a public status; a look is told as seen', () => {
  for (const stage of stages) {
    assert.ok(boardColumns.includes(columnOf(stage)))
    assert.ok(publicStatuses.includes(statusOf(stage, false)))
  }
  assert.deepEqual([statusOf('submitted', false), statusOf('submitted', true)], ['sent', 'seen'])
})

test('answers: missing, not a choice, not a number, and what the job needs', () => {
  const question = (over: object) => ({
    id: 'q',
    kind: 'text',
    text: '?',
    choices: [],
    required: true,
    knock_out: null,
    ...over,
  })
  const check = (over: object, answer?: string) =>
    wrongAnswers([question(over)], new Map(answer === undefined ? [] : [['q', answer]])).map(
      ({ field, code }) => `${field} ${code}`,
    )
  assert.deepEqual(check({}), ['answers.q required'])
  for (const kind of ['yes_no', 'choice']) assert.deepEqual(check({ kind }), ['answers.q answer_needed'])
  assert.deepEqual(check({ required: false }), [])
  assert.deepEqual(check({ kind: 'yes_no' }, 'maybe'), ['answers.q wrong'])
  assert.deepEqual(check({ kind: 'yes_no', knock_out: 'yes' }, 'no'), ['answers.q knocked_out'])
  assert.deepEqual(check({ kind: 'choice', choices: ['A', 'B'] }, 'C'), ['answers.q wrong'])
  assert.deepEqual(check({ kind: 'number' }, 'many'), ['answers.q number'])
  assert.deepEqual(check({ kind: 'number', knock_out: '3' }, '2.5'), ['answers.q knocked_out'])
  for (const answer of ['3', '٣ سنوات', '3,5 years', '12 000'])
    assert.deepEqual(check({ kind: 'number', knock_out: '3' }, answer), [])
  assert.deepEqual(check({ kind: 'number', knock_out: '3' }, '۲'), ['answers.q knocked_out'])
  assert.deepEqual(check({ kind: 'number' }, '-5'), ['answers.q number_negative'])
  const years = ['How many years have you sold?', 'Combien d’années ?', 'Сколько лет вы работаете?', 'كم سنة عملت؟']
  for (const text of [...years, 'كم عدد سنوات خبرتك؟', 'Years of sales experience'])
    for (const answer of ['-5', '999', '٩٩٩', '71'])
      assert.deepEqual(check({ kind: 'number', text }, answer), ['answers.q number_of_years'], `${text} ${answer}`)
  for (const answer of ['0', '70', '2,5']) assert.deepEqual(check({ kind: 'number', text: years[0] }, answer), [])
  assert.deepEqual(check({ kind: 'number', text: 'In which year did you graduate?' }, '2015'), [])
})

test('the way of an application is what it was, and whoever was moved on was looked at', () => {
  assert.deepEqual(passedOf([], false), ['sent'])
  assert.deepEqual(passedOf([], true), ['sent', 'seen'])
  assert.deepEqual(passedOf(['interviewing'], false), ['sent', 'seen', 'interview'])
  assert.deepEqual(passedOf(['rejected'], false), ['sent', 'not_selected'])
})
