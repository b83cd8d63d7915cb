import { AppShell } from '#frame/app-shell.tsx'
import { signedIn } from '#frame/guards.ts'
import { PublicShell } from '#frame/public-shell.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import type { Route } from './+types/download-screen'

/** Seed §2: `download-cv/{id}/{name}` and `download-formatted/{cv}`; the call of the same name gives the file, or says why not. */
export async function loader(asked: Route.LoaderArgs) {
  const { pathname, search, searchParams } = asked.url
  const byLink = searchParams.has('sig')
  const session = byLink ? null : (await signedIn(asked)).session
  return { href: `/api${pathname}${search}`, byLink, session: session !== null }
}

export default function DownloadScreen({ loaderData: { href, byLink } }: Route.ComponentProps) {
  const t = useTranslations('cvFormatting.download')
  const body = (
    <main id="main" data-screen="download-cv" className="wrap-form stack">
      <h1>{t('title')}</h1>
      <p className="quiet">{t('text')}</p>
      <div>
        <LinkButton href={href} look="primary" icon="download" download>
          {t('go')}
        </LinkButton>
      </div>
    </main>
  )
  return byLink ? (
    <>
      <title>{t('title')}</title>
      <meta name="robots" content="noindex" />
      <PublicShell>{body}</PublicShell>
    </>
  ) : (
    <AppShell title={t('title')}>{body}</AppShell>
  )
}
