import { useMay } from '#frame/use-session.ts'
import { late } from '#platform/browser/late.tsx'

const FilledText = late(async () => (await import('./filled-text.tsx')).FilledText)

type Job = { id: string; state: string; hired: number; openings: number }

/** Above the board, once everybody who was wanted is hired: close the job, and tell the others in the same breath. */
export function FilledNote({ job: { id, state, hired, openings } }: { job: Job }) {
  const may = useMay()
  const isOut = state === 'live' || state === 'paused'
  if (!isOut || hired < openings || !may('job.publish') || !may('applicant.move')) return null
  return (
    <div className="filled-note">
      <FilledText job={id} {...{ hired, openings }} />
    </div>
  )
}
