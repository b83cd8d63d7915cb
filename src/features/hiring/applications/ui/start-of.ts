import type { Cv } from '#features/cvs/cvs/contract.ts'
import type { JobView } from '#features/jobs/jobs/contract.ts'
import type { Gives } from '#platform/shared/contract.ts'
import type { showStart } from '../draft-contract.ts'
import type { Values } from './use-apply.ts'

export type Start = Gives<typeof showStart>['data']

/** Whether a job may be applied to by looking over what goes out: a CV is there, and nothing has to be answered. */
export const isShort = (job: Pick<JobView, 'questions'>, start: Start | null): boolean =>
  start !== null &&
  start.cv !== null &&
  start.draft === null &&
  job.questions.every(({ required, knock_out }) => !required && knock_out === null)

/** The CV that is chosen at first: of the kept draft, where it is there still, else the one that goes out; empty for a file. */
export const firstCvOf = (start: Start | null, cvs: readonly Pick<Cv, 'id' | 'of_another'>[]): string =>
  firstOf(start, cvs)?.cv ?? start?.cv?.id ?? firstOwn(cvs)

/** The first that names nobody else; empty for a file. */
export const firstOwn = (cvs: readonly Pick<Cv, 'id' | 'of_another'>[]): string =>
  cvs.find(({ of_another }) => of_another === null)?.id ?? ''

/** What the form begins with: the draft that was kept, else answers given elsewhere. */
export function firstOf(start: Start | null, cvs: readonly { id: string }[]): Partial<Values> | undefined {
  if (!start) return undefined
  if (!start.draft) return { phone: start.reach.phone ?? '', answers: start.answers }
  const { name, cv, ...draft } = start.draft
  const isThere = cv === '' || cvs.some(({ id }) => id === cv)
  return { ...draft, ...(name && { name }), ...(isThere && { cv }) }
}
