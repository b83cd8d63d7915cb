import { AppShell } from '#frame/app-shell.tsx'
import { asStaff } from '#frame/guards.ts'
import { NotLoaded } from '#frame/work-screen.tsx'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { useTopic } from '#platform/browser/live.ts'
import { load } from '#platform/browser/load.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import { Empty } from '#ui/basics/note.tsx'
import { useAgo } from '#ui/basics/use-ago.ts'
import { Facts, Word } from '#ui/basics/word.tsx'
import { Table } from '#ui/lists/table.tsx'
import { TabsNav } from '#ui/lists/tabs-nav.tsx'
import { listReviews, reviewLists } from '../contract.ts'
import type { Route } from './+types/reviews-screen'
import { LookAtJob } from './look-at-job.tsx'
import { ReviewClock } from './review-clock.tsx'

export async function loader(asked: Route.LoaderArgs) {
  const { page, session } = await asStaff(asked, 'staff.job.review')
  const { searchParams } = asked.url
  const show = reviewLists.find((one) => one === searchParams.get('show')) ?? 'waiting'
  const cursor = searchParams.get('cursor')?.slice(0, 400)
  const wanted = { show, ...(cursor && { cursor }) }
  return { wanted, first: session ? await load(page, listReviews, wanted) : undefined }
}

/** Jobs that wait for a look, the longest waiting first, live. */
export default function ReviewsScreen({ loaderData: { first, wanted } }: Route.ComponentProps) {
  const t = useTranslations('moderation.list')
  const format = useFormatter()
  useTopic(first ? 'reviews:all' : null)
  const { data, isError, refetch } = useCall(listReviews, wanted, { initial: first, enabled: first !== undefined })
  const reviews = data?.data ?? []
  return (
    <AppShell title={t('title')}>
      <title>{t('title')}</title>
      <main id="main" data-screen="reviews" className="stack stack-l">
        <header className="stack stack-xs">
          <h1>{t('title')}</h1>
          <p className="quiet">{t('text', { count: data?.counts.waiting ?? 0 })}</p>
        </header>
        <TabsNav
          label={t('lists')}
          items={reviewLists.map((one) => ({
            href: `/admin/reviews?show=${one}`,
            words: t(`shows.${one}`),
            count: format.number(data?.counts[one] ?? 0),
            current: one === wanted.show,
            ...(one === 'overdue' && (data?.counts.overdue ?? 0) > 0 && { tone: 'warm' as const }),
          }))}
        />
        <LookAtJob />
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
              head: t(wanted.show === 'decided' ? 'decidedHead' : 'due'),
              cell: (review) =>
                review.decision ? (
                  <Decided review={review} />
                ) : (
                  <ReviewClock from={review.submitted_at} due={review.due_at} />
                ),
            },
          ]}
        />
        {data?.next_cursor ? (
          <LinkButton href={`/admin/reviews?show=${wanted.show}&cursor=${data.next_cursor}`} look="quiet">
            {t('more')}
          </LinkButton>
        ) : null}
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
          review.kind === 'post' ? null : (
            <Word key="kind" tone="info">
              {t(`kinds.${review.kind}`)}
            </Word>
          ),
          review.blocks > 0 ? (
            <Word key="blocks" tone="bad">
              {t('blocks', { count: review.blocks })}
            </Word>
          ) : null,
          review.warnings > 0 ? (
            <Word key="warns" tone="warm">
              {t('warnings', { count: review.warnings })}
            </Word>
          ) : null,
          review.times > 1 ? t('again', { count: review.times }) : null,
        ]}
      />
    </div>
  )
}

function Sent({ review: { author, submitted_at } }: { review: Review }) {
  const ago = useAgo()
  return (
    <div className="small">
      {author ? (
        <span className="clip" dir="auto">
          {author}
        </span>
      ) : null}
      <time className="faint" dateTime={submitted_at} suppressHydrationWarning>
        {ago(submitted_at)}
      </time>
    </div>
  )
}

/** What was decided, by whom and when. */
function Decided({ review: { decision, decided_by, decided_at } }: { review: Review }) {
  const t = useTranslations('moderation.list')
  const format = useFormatter()
  return (
    <div className="small">
      {t(`decisions.${decision}`)}
      <p className="faint">
        {decided_by ? <bdi>{decided_by}</bdi> : null} {decided_at ? format.dateTime(new Date(decided_at), 'day') : null}
      </p>
    </div>
  )
}
