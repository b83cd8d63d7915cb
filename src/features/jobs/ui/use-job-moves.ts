import { useTranslations } from 'use-intl'
import { useMay } from '#features/session/ui/use-session.ts'
import type { Problem } from '#platform/browser/problem.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall, useSend } from '#platform/browser/use-call.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { editJob, listPageJobs, pauseJob, resumeJob } from '../contract.ts'
import { after, type JobState } from '../job-states.ts'

/** Pausing and taking up again, with the way back in the toast. */
export function useJobMoves() {
  const t = useTranslations('jobs.own.moves')
  const may = useMay()
  const told = (text: string, back?: (job: string) => void) => ({
    onDone: ({ data: { id } }: Gives<typeof pauseJob>) => {
      refreshCall(listPageJobs)
      refreshCall(editJob)
      toast.show({ text, tone: 'good', ...(back && { action: { text: t('undo'), run: () => back(id) } }) })
    },
    onProblem: (problem: Problem) => toast.show({ text: problem.message || t('failed'), tone: 'bad' }),
  })
  const resume = useSend(resumeJob, told(t('resumed')))
  const pause = useSend(
    pauseJob,
    told(t('paused'), (job) => resume.mutate({ job })),
  )
  return {
    pause: (job: string) => pause.mutate({ job }),
    resume: (job: string) => resume.mutate({ job }),
    busy: pause.isPending || resume.isPending,
    /** Whether the state allows it; and whether this seat does. */
    can: (state: JobState, move: 'pause' | 'resume' | 'close') => after(state, move) !== null,
    allowed: may('job.publish'),
  }
}
