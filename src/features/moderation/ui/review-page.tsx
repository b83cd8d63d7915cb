import { useTranslations } from 'use-intl'
import { JobBody } from '#features/jobs/ui/job-body.tsx'
import { readJobWords } from '#features/jobs/ui/read-job-words.ts'
import { AppShell } from '#features/session/ui/app-shell.tsx'
import { asAdmin } from '#features/session/ui/guards.ts'
import { useTopic } from '#platform/browser/live.ts'
import { load } from '#platform/browser/load.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { Card } from '#ui/basics/card.tsx'
import { Icon } from '#ui/basics/icon.tsx'
import { showReview } from '../contract.ts'
import type { Route } from './+types/review-page'
import { CompanyCard } from './company-card.tsx'
import { DecisionForm } from './decision-form.tsx'
import { ReviewBefore } from './review-before.tsx'
import { ReviewClock } from './review-clock.tsx'

export async function loader(asked: Route.LoaderArgs) {
  const { page, session } = await asAdmin(asked)
  if (!session) return { first: undefined, words: undefined }
  const [first, words] = await Promise.all([
    load(page, showReview, { review: asked.params.review }),
    readJobWords(page),
  ])
  return { first, words }
}

/** A job that waits for a look: as it will look, whose it is, and the decision. */
export default function ReviewPage({ loaderData: { first, words }, params }: Route.ComponentProps) {
  const t = useTranslations('moderation')
  useTopic(first ? 'reviews:all' : null)
  const { data } = useCall(showReview, { review: params.review }, { initial: first, enabled: first !== undefined })
  const shown = data?.data
  if (!shown || !words) return <AppShell title={t('list.title')}>{null}</AppShell>
  const { review, job, company, before } = shown
  return (
    <AppShell title={t('list.title')}>
      <title>{`${review.title} · ${t('list.title')}`}</title>
      <main id="main" data-screen="review" className="stack stack-l">
        <a className="row small faint" href="/admin/reviews">
          <Icon name="back" size="s" />
          {t('list.title')}
        </a>
        <div className="beside">
          <Card>
            <JobBody job={job} words={words} level={1} />
          </Card>
          <aside className="stack stick">
            <Card
              title={t('decide.title')}
              aside={review.decision ? null : <ReviewClock from={review.submitted_at} due={review.due_at} />}
            >
              <DecisionForm review={review} />
            </Card>
            <CompanyCard company={company} author={review.author} />
            <ReviewBefore before={before} />
          </aside>
        </div>
      </main>
    </AppShell>
  )
}
