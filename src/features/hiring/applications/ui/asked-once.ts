import type { Gives } from '#platform/shared/contract.ts'
import { sameAsked } from '../rules.ts'
import type { showChosen } from '../several-contract.ts'

type Job = Gives<typeof showChosen>['data']['jobs'][number]
type Question = Job['questions'][number]

/** A question with the jobs that ask it, and the answer each of them needs. */
export type AskedOnce = Question & { by: { job: string; title: string; knock_out: string | null }[] }

/** The questions of several jobs, in their order; one that several ask stands once, and must be answered if one of them says so. */
export function askedOnce(jobs: readonly Pick<Job, 'id' | 'title' | 'questions'>[]): AskedOnce[] {
  const asked: AskedOnce[] = []
  for (const job of jobs)
    for (const question of job.questions) {
      const by = { job: job.id, title: job.title, knock_out: question.knock_out }
      const known = asked.find((one) => sameAsked(one, question))
      if (!known) asked.push({ ...question, by: [by] })
      else {
        known.by.push(by)
        known.required ||= question.required
      }
    }
  return asked
}
