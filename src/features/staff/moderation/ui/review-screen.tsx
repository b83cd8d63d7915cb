import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { ChangeList } from '#features/jobs/jobs/ui/change-list.tsx'
import { JobBody } from '#features/jobs/jobs/ui/job-body.tsx'
import { readJobWords } from '#features/jobs/jobs/ui/read-job-words.ts'
import { AppShell } from '#frame/app-shell.tsx'
import { asStaff } from '#frame/guards.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { useTopic } from '#platform/browser/live.ts'
import { load } from '#platform/browser/load.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Icon } from '#ui/basics/icon.tsx'
import { showReview } from '../contract.ts'
import type { Route } from './+types/review-screen'
import { CompanyCard } from './company-card.tsx'
import { DecisionForm } from './decision-form.tsx'
import { FindingsCard, fieldGroup } from './findings-card.tsx'
import { ReviewBefore } from './review-before.tsx'
import { ReviewClock } from './review-clock.tsx'
import { StaffMoves } from './staff-moves.tsx'

export async function loader(asked: Route.LoaderArgs) {
  const { page, session } = await asStaff(asked, 'staff.job.review')
  if (!session) return { first: undefined, words: undefined }
  const [first, words] = await Promise.all([
    load(page, showReview, { review: asked.params.review }),
    readJobWords(page),
  ])
  return { first, words }
}

/** A job that waits for a look: as it was sent in, what was found and what differs, whose it is, and the decision. */
export default function ReviewScreen({ loaderData: { first, words }, params }: Route.ComponentProps) {
  const t = useTranslations('moderation')
  useTopic(first ? 'reviews:all' : null)
  const { data, error } = useCall(
    showReview,
    { review: params.review },
    { initial: first, enabled: first !== undefined },
  )
  const shown = data?.data
  if (!shown || !words) return <AppShell title={t('list.title')}>{null}</AppShell>
  const { review, job, company, before, findings, changes, state, previous, next } = shown
  const suggested = findings.flatMap(({ field }) => fieldGroup(field) ?? [])
  return (
    <AppShell title={t('list.title')}>
      <title>{`${review.title} · ${t('list.title')}`}</title>
      <main id="main" data-screen="review" className="stack stack-l">
        <div className="row spread">
          <a className="row small faint" href="/admin/reviews">
            <Icon name="back" size="s" />
            {t('list.title')}
          </a>
          <Neighbours previous={previous} next={next} />
        </div>
        <div className="beside">
          <div className="stack stack-l">
            {changes.length > 0 ? (
              <Card title={t(review.kind === 'edit' ? 'changesOfLive' : 'changesSince')}>
                <ChangeList changes={changes} />
              </Card>
            ) : null}
            <Card>
              <JobBody job={job} words={words} level={1} />
            </Card>
          </div>
          <aside className="stack stick">
            <Card
              title={t('decide.title')}
              aside={review.decision ? null : <ReviewClock from={review.submitted_at} due={review.due_at} />}
            >
              <DecisionForm
                key={review.id}
                gone={error?.code === 'not_found'}
                review={review}
                next={next}
                suggested={suggested}
                approvedBecause={shown.approved_because}
              />
            </Card>
            <FindingsCard findings={findings} job={job} />
            <StaffMoves job={review.job} state={state} />
            <CompanyCard company={company} author={review.author} />
            <ReviewBefore before={before} />
          </aside>
        </div>
      </main>
    </AppShell>
  )
}

/** The reviews before and after, also by J and K where no field is written in. */
function Neighbours({ previous, next }: { previous: string | null; next: string | null }) {
  const t = useTranslations('moderation.list')
  const navigate = useNavigate()
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const at = event.target as HTMLElement
      const writes = at.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(at.tagName)
      if (writes || event.ctrlKey || event.metaKey || event.altKey) return
      const to = event.key === 'j' ? next : event.key === 'k' ? previous : null
      if (to) navigate(`/admin/reviews/${to}`)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [navigate, previous, next])
  return (
    <nav className="row" aria-label={t('neighbours')}>
      {previous ? (
        <LinkButton href={`/admin/reviews/${previous}`} size="s" look="quiet" icon="back" aria-keyshortcuts="k">
          {t('previous')}
        </LinkButton>
      ) : null}
      {next ? (
        <LinkButton href={`/admin/reviews/${next}`} size="s" look="quiet" iconEnd="forth" aria-keyshortcuts="j">
          {t('next')}
        </LinkButton>
      ) : null}
    </nav>
  )
}
