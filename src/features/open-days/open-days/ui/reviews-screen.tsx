import { AppShell } from '#frame/app-shell.tsx'
import { asStaff } from '#frame/guards.ts'
import { NotLoaded } from '#frame/work-screen.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { useTopic } from '#platform/browser/live.ts'
import { load } from '#platform/browser/load.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { Empty } from '#ui/basics/note.tsx'
import { listDayReviews } from '../team-contract.ts'
import type { Route } from './+types/reviews-screen'
import { ReviewCard } from './review-card.tsx'

export async function loader(asked: Route.LoaderArgs) {
  const { page, session } = await asStaff(asked, 'staff.openday.review')
  return { first: session ? await load(page, listDayReviews, {}) : undefined }
}

/** Open days that wait for a look, the longest first: what they say, what was found, and the decision. */
export default function ReviewsScreen({ loaderData: { first } }: Route.ComponentProps) {
  const t = useTranslations('openDays.reviews')
  useTopic(first ? 'reviews:all' : null)
  const list = useCall(listDayReviews, {}, { initial: first, enabled: first !== undefined })
  const rows = list.data?.data ?? []
  return (
    <AppShell title={t('title')}>
      <main id="main" data-screen="open-day-reviews" className="wrap-read stack stack-l">
        <header className="stack stack-xs">
          <h1>{t('title')}</h1>
          <p className="quiet measure">{t('lead')}</p>
        </header>
        {list.isError && !list.data ? <NotLoaded onRetry={list.refetch} /> : null}
        {list.data && rows.length === 0 ? <Empty icon="done" title={t('none')} /> : null}
        {rows.map((row) => (
          <ReviewCard key={row.id} row={row} />
        ))}
      </main>
    </AppShell>
  )
}
