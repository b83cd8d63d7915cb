import { useMay } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import type { Problem } from '#platform/browser/problem.ts'
import { toast } from '#platform/browser/toast.ts'
import { refresh, useSend } from '#platform/browser/use-call.ts'
import type { Gives } from '#platform/shared/contract.ts'
import * as jobs from '../contract.ts'
import { isPossible, type JobMove, type JobState } from '../job-states.ts'

/** Moves that need nothing but a press. */
const calls = {
  pause: jobs.pauseJob,
  resume: jobs.resumeJob,
  open: jobs.openJob,
  recall: jobs.recallJob,
  relist: jobs.relistJob,
  archive: jobs.archiveJob,
} as const
export type PlainMove = keyof typeof calls

/** Moving a job of the own page, with the way back in the toast where there is one. */
export function useJobMoves() {
  const t = useTranslations('jobs.own.moves')
  const may = useMay()
  const told = (move: PlainMove, back?: (job: string) => void) => ({
    onDone: ({ data: { id } }: Gives<typeof jobs.pauseJob>) => {
      refresh('job.moved')
      toast.show({
        text: t(`done.${move}`),
        tone: 'good',
        ...(back && { action: { text: t('undo'), run: () => back(id) } }),
      })
    },
    onProblem: (problem: Problem) => toast.show({ text: problem.message || t('failed'), tone: 'bad' }),
  })
  const resume = useSend(calls.resume, told('resume'))
  const sends = {
    pause: useSend(
      calls.pause,
      told('pause', (job) => resume.mutate({ job })),
    ),
    resume,
    open: useSend(calls.open, told('open')),
    recall: useSend(calls.recall, told('recall')),
    relist: useSend(calls.relist, told('relist')),
    archive: useSend(calls.archive, told('archive')),
  }
  return {
    move: (move: PlainMove, job: string) => sends[move].mutate({ job }),
    busy: Object.values(sends).some(({ isPending }) => isPending),
    /** Whether the state allows it; and whether this membership does. */
    can: (state: JobState, move: JobMove) => isPossible(state, 'member', move),
    allowed: may('job.publish'),
  }
}
