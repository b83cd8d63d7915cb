import { useTranslations } from '#platform/browser/intl.ts'
import { type Tone, Word } from '#ui/basics/word.tsx'
import type { JobState } from '../job-states.ts'

const tones: Record<JobState, Tone> = {
  draft: 'plain',
  awaiting_client: 'info',
  submitted: 'info',
  approved: 'info',
  scheduled: 'accent',
  suspended: 'bad',
  changes_requested: 'warm',
  refused: 'bad',
  live: 'good',
  paused: 'warm',
  closed: 'plain',
  archived: 'plain',
}

/** The state a job is in, in a word. */
export function JobStateWord({ state, boxed }: { state: JobState; boxed?: boolean }) {
  const t = useTranslations('jobs.own.states')
  return (
    <Word tone={tones[state]} boxed={boxed}>
      {t(state)}
    </Word>
  )
}
