import { parseArgs } from 'node:util'
import { shippedRules } from '#features/jobs/jobs/rule-set.ts'
import { type Measured, measure } from '#features/staff/screening-rules/measure.ts'
import type { Result } from './parts/result.ts'

/**
 * How well the shipped rules tell frauds from honest adverts in the corpus of 300: precision is the share of what they keep that
 * is fraud, recall the share of frauds they keep. `held` was never looked at while rules were written.
 */
export default async function trust(args: string[]): Promise<Result> {
  const { values } = parseArgs({ args, options: { misses: { type: 'boolean', default: false } } })
  const began = performance.now()
  const measured = measure(shippedRules)
  const took = performance.now() - began
  if (values.misses)
    for (const { language, set, misses } of measured)
      if (set === 'tune') for (const { label, text } of misses) process.stdout.write(`${language} ${label}: ${text}\n`)
  const total = (set: string) => sum(measured.filter((one) => one.set === set))
  const rows = [
    ...measured.map((one) => rowOf(one.language, one.set, one)),
    ...['tune', 'held'].map((set) => rowOf('all', set, total(set))),
  ]
  return { title: `Frauds among 300 adverts in eight languages, looked at in ${Math.round(took)} ms`, rows }
}

type Counts = Pick<Measured, 'adverts' | 'frauds' | 'caught' | 'wrong'>

function rowOf(language: string, set: string, { adverts, frauds, caught, wrong }: Counts) {
  const share = (part: number, of: number) => (of === 0 ? '–' : `${Math.round((part / of) * 100)} %`)
  return { language, set, adverts, frauds, precision: share(caught, caught + wrong), recall: share(caught, frauds) }
}

const sum = (all: readonly Counts[]): Counts =>
  all.reduce(
    (one, other) => ({
      adverts: one.adverts + other.adverts,
      frauds: one.frauds + other.frauds,
      caught: one.caught + other.caught,
      wrong: one.wrong + other.wrong,
    }),
    { adverts: 0, frauds: 0, caught: 0, wrong: 0 },
  )
