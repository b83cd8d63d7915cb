import { useFormatter, useNow, useTranslations } from 'use-intl'
import { AppShell } from '#features/session/ui/app-shell.tsx'
import { asAdmin } from '#features/session/ui/guards.ts'
import { NotLoaded } from '#features/session/ui/work-screen.tsx'
import { useTopic } from '#platform/browser/live.ts'
import { load } from '#platform/browser/load.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { Empty } from '#ui/basics/note.tsx'
import { Facts, Word } from '#ui/basics/word.tsx'
import { Table } from '#ui/lists/table.tsx'
import { listReviews } from '../contract.ts'
import type { Route } from './+types/reviews-page'
import { ReviewClock } from './review-clock.tsx'

export async function loader(asked: Route.LoaderArgs) {
  const { page, session } = await asAdmin(asked)
  return { first: session ? await load(page, listReviews, {}) : undefined }
}

/** Jobs that wait for a look, the longest waiting first, live. */
export default function ReviewsPage({ loaderData: { first } }: Route.ComponentProps) {
  const t = useTranslations('moderation.list')
  useTopic(first ? 'reviews:all' : null)
  const { data, isError, refetch } = useCall(listReviews, {}, { initial: first, enabled: first !== undefined })
  const reviews = data?.data ?? []
  return (
    <AppShell title={t('title')}>
      <title>{t('title')}</title>
      <main id="main" data-screen="reviews" className="stack stack-l">
        <header className="stack stack-xs">
          <h1>{t('title')}</h1>
          <p className="quiet">{t('text', { count: reviews.length })}</p>
        </header>
        {isError && !data ? <NotLoaded onRetry={refetch} /> : null}
        <Table
          caption={t('title')}
          rows={reviews}
          rowId={({ id }) => id}
          empty={
            data ? (
              <Empty icon="done" title={t('empty')}>
                {t('emptyHelp')}
              </Empty>
            ) : null
          }
          columns={[
            { id: 'job', head: t('job'), names: true, cell: (review) => <ReviewName review={review} /> },
            { id: 'sent', head: t('sent'), wideOnly: true, cell: (review) => <Sent review={review} /> },
            {
              id: 'due',
              head: t('due'),
              cell: ({ submitted_at, due_at }) => <ReviewClock from={submitted_at} due={due_at} />,
            },
          ]}
        />
      </main>
    </AppShell>
  )
}

type Review = NonNullable<Route.ComponentProps['loaderData']['first']>['data'][number]

function ReviewName({ review }: { review: Review }) {
  const t = useTranslations('moderation.list')
  return (
    <div className="stack stack-xs">
      <a className="strong" href={`/admin/reviews/${review.id}`}>
        <bdi>{review.title}</bdi>
      </a>
      <Facts
        small
        items={[
          <bdi key="company">{review.company}</bdi>,
          <Word key="checked" tone={review.company_verified ? 'good' : 'warm'}>
            {review.company_verified ? t('checked') : t('unchecked')}
          </Word>,
          review.times > 1 ? t('again', { count: review.times }) : null,
        ]}
      />
    </div>
  )
}

function Sent({ review: { author, submitted_at } }: { review: Review }) {
  const format = useFormatter()
  const now = useNow({ updateInterval: 60_000 })
  return (
    <div className="small">
      {author ? (
        <span className="clip" dir="auto">
          {author}
        </span>
      ) : null}
      <time className="faint" dateTime={submitted_at} suppressHydrationWarning>
        {format.relativeTime(new Date(submitted_at), now)}
      </time>
    </div>
  )
}
