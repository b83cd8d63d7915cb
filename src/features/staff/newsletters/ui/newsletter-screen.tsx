import { AppShell } from '#frame/app-shell.tsx'
import { asStaff } from '#frame/guards.ts'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { useTopic } from '#platform/browser/live.ts'
import { load } from '#platform/browser/load.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { Facts, Word } from '#ui/basics/word.tsx'
import { readNewsletter } from '../contract.ts'
import type { Route } from './+types/newsletter-screen'
import { NewsletterForm } from './newsletter-form.tsx'
import { newsletterTones } from './newsletter-tones.ts'
import { Preview } from './preview.tsx'
import { Report } from './report.tsx'

export async function loader(asked: Route.LoaderArgs) {
  const { page, session } = await asStaff(asked, 'staff.newsletter.send')
  const { newsletter } = asked.params
  return { newsletter, first: session ? await load(page, readNewsletter, { newsletter }) : undefined }
}

/** `/admin/newsletters/…`: one newsletter, from its draft to what became of its letters. */
export default function NewsletterScreen({ loaderData: { newsletter, first } }: Route.ComponentProps) {
  const t = useTranslations('newsletters')
  const format = useFormatter()
  useTopic(first ? 'reviews:all' : null)
  const { data } = useCall(readNewsletter, { newsletter }, { initial: first, enabled: first !== undefined })
  const read = data?.data
  const words = (at: string | null | undefined) => (at ? format.dateTime(new Date(at), 'moment') : null)
  return (
    <AppShell title={read?.name ?? t('title')}>
      <main id="main" data-screen="newsletter-draft" className="wrap-read stack stack-l">
        <header className="stack stack-xs">
          <a className="link small" href="/admin/newsletters">
            {t('back')}
          </a>
          <h1 tabIndex={-1}>
            <bdi>{read?.name ?? t('title')}</bdi>
          </h1>
          {read ? (
            <Facts
              items={[
                <Word key="state" tone={newsletterTones[read.state]}>
                  {t(`states.${read.state}`)}
                </Word>,
                read.started_at ? t('startedAt', { at: words(read.started_at) ?? '' }) : null,
                read.ended_at ? t('endedAt', { at: words(read.ended_at) ?? '' }) : null,
              ]}
            />
          ) : null}
        </header>
        {read && read.state !== 'draft' && read.started_at ? <Report read={read} /> : null}
        {read?.state === 'draft' ? <NewsletterForm key={read.id} read={read} /> : null}
        {read ? <Preview read={read} /> : null}
      </main>
    </AppShell>
  )
}
