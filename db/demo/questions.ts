import type { Texts } from './material.ts'
import type { Random } from './random.ts'
import type { Row } from './rows.ts'

type Question = Row<'job_questions'> & { id: string; choices: string[] }

const kinds: Record<string, { kind: Question['kind']; knockOut?: (random: Random) => string | null }> = {
  start: { kind: 'choice' },
  years: { kind: 'number', knockOut: (random) => (random.chance(0.4) ? String(random.whole(1, 2)) : null) },
  right: { kind: 'yes_no', knockOut: () => 'yes' },
  relocate: { kind: 'yes_no' },
  licence: { kind: 'yes_no', knockOut: () => 'yes' },
  practise: { kind: 'yes_no', knockOut: () => 'yes' },
  shifts: { kind: 'yes_no', knockOut: (random) => (random.chance(0.6) ? 'yes' : null) },
  why: { kind: 'text' },
  proud: { kind: 'text' },
  level: { kind: 'choice' },
}

export function aQuestion(
  random: Random,
  { questions }: Texts,
  key: string,
  job: string,
  position: number,
  at: Date,
): Question {
  const [text = '', ...choices] = questions[key] ?? []
  const { kind = 'text', knockOut } = kinds[key] ?? {}
  const knock_out = knockOut?.(random) ?? null
  return { id: random.id(at), job_id: job, position, kind, text, choices, required: kind !== 'text', knock_out }
}

/** An answer that lets one through. */
export function answerTo(random: Random, { answers }: Texts, question: Question): string {
  if (question.kind === 'yes_no') return question.knock_out ?? (random.chance(0.75) ? 'yes' : 'no')
  if (question.kind === 'number') return String(random.whole(Math.max(1, Number(question.knock_out ?? 0)), 12))
  if (question.kind === 'choice')
    return random.pick(question.choices.length > 3 ? question.choices.slice(1) : question.choices)
  return random.pick(random.chance(0.5) ? answers.why : answers.proud)
}
