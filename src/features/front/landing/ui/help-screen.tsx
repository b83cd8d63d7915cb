import { PublicShell } from '#frame/public-shell.tsx'
import { useSite } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { fold } from '#platform/shared/fold.ts'
import { Button, LinkButton } from '#ui/basics/button.tsx'
import { Empty } from '#ui/basics/note.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import type { Route } from './+types/help-screen'

/** What is asked, by who asks. */
const parts = {
  candidates: ['apply', 'alerts', 'cvs', 'visibility', 'withdraw', 'leave'],
  companies: ['page', 'post', 'review', 'contact', 'team'],
  agencies: ['clients', 'consent'],
} as const

export const loader = ({ url }: Route.LoaderArgs) => ({ q: (url.searchParams.get('q') ?? '').trim().slice(0, 80) })

/** `/help`: how to do what most people come for; found by any of its words. */
export default function HelpScreen({ loaderData: { q } }: Route.ComponentProps) {
  const t = useTranslations('landing.help')
  const support = useTranslations('support')
  const { brand, publicUrl } = useSite()
  const site = brand.name
  const wanted = fold(q)
  const found = Object.entries(parts)
    .map(([part, topics]) => ({
      part,
      topics: topics
        .map((topic) => ({ topic, title: t(`${part}.${topic}.title`), text: t(`${part}.${topic}.text`, { site }) }))
        .filter(({ title, text }) => wanted === '' || fold(`${title} ${text}`).includes(wanted)),
    }))
    .filter(({ topics }) => topics.length > 0)
  return (
    <PublicShell>
      <title>{t('pageTitle', { site })}</title>
      <meta name="description" content={t('intro', { site })} />
      <link rel="canonical" href={`${publicUrl}/help`} />
      <main id="main" data-screen="help" className="wrap wrap-read page stack stack-l">
        <h1>{t('heading')}</h1>
        <p className="lead">{t('intro', { site })}</p>
        {/* biome-ignore lint/a11y/useSemanticElements: <search> is not yet known to every reader of screens */}
        <form role="search" className="cluster" action="/help">
          <div className="grow">
            <TextField
              {...{ name: 'q', type: 'search', label: t('search'), placeholder: t('search'), bare: true }}
              {...{ icon: 'search', defaultValue: q, maxLength: 80 }}
            />
          </div>
          <Button type="submit">{t('go')}</Button>
        </form>
        {found.length === 0 ? (
          <Empty
            icon="search"
            title={t('nothing')}
            action={
              <LinkButton href="/help" look="quiet">
                {t('all')}
              </LinkButton>
            }
          />
        ) : null}
        {found.map(({ part, topics }) => (
          <section key={part} className="prose" aria-labelledby={part}>
            <h2 id={part}>{t(`${part}.title`)}</h2>
            {topics.map(({ topic, title, text }) => (
              <section key={topic}>
                <h3 id={`${part}-${topic}`}>
                  <a href={`#${part}-${topic}`}>{title}</a>
                </h3>
                <p>{text}</p>
              </section>
            ))}
          </section>
        ))}
        <section className="prose" aria-labelledby="contact">
          <h2 id="contact">{support('contact')}</h2>
          <p>
            <a href="/support">{support('title')}</a>
          </p>
        </section>
      </main>
    </PublicShell>
  )
}
