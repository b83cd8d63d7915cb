import { useSession } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import type { Problem } from '#platform/browser/problem.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import { Note } from '#ui/basics/note.tsx'

const full = new Set(['day_full', 'day_limited'])
const over = new Set(['job_full', 'job_closed', 'job_paused', 'withdrawn_before'])

/** Why it was not sent where no field is to blame, what becomes of what was written, and where one goes on. */
export function NotSent({ problem }: { problem: Problem }) {
  const t = useTranslations('applications')
  const session = useSession()
  const isFull = full.has(problem.code)
  return (
    <Note tone="bad" alert>
      <div className="stack stack-s">
        <p>{problem.message}</p>
        {isFull ? <p>{t(session ? 'apply.keptForLater' : 'apply.keptHere')}</p> : null}
        {isFull || over.has(problem.code) ? (
          <div>
            <LinkButton size="s" href={isFull && session ? '/applications' : '/jobs'}>
              {t(isFull && session ? 'apply.toMine' : 'receipt.others')}
            </LinkButton>
          </div>
        ) : null}
      </div>
    </Note>
  )
}
