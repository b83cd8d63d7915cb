import '#ui/styles/index.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useContext, useEffect } from 'react'
import { I18nProvider } from 'react-aria-components'
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useRouteLoaderData,
} from 'react-router'
import { countVisit } from '#features/hiring/insight/ui/count-visit.ts'
import { keepInvite } from '#features/people/accounts/ui/invite.ts'
import { keepLanguage } from '#features/people/accounts/ui/keep-language.ts'
import { listProviders } from '#features/people/providers/contract.ts'
import { version } from '#features/site/lookups/contract.ts'
import { visitorCountry } from '#features/site/lookups/ui/visitor.ts'
import { awakeEvent, HoldUntilAwake } from '#frame/hold-until-awake.tsx'
import { MissingScreen, offline } from '#frame/missing-screen.tsx'
import type { Around } from '#frame/read-around.ts'
import type { Session } from '#frame/read-session.ts'
import { type Site, VisitContext } from '#frame/use-session.ts'
import { isDocumentPath, kindOfPage } from '#platform/browser/documents.ts'
import { FollowLinks } from '#platform/browser/follow-links.tsx'
import { pageContext } from '#platform/browser/page-context.ts'
import { PreloadScreens } from '#platform/browser/preload-screens.tsx'
import { useOwnQueries } from '#platform/browser/use-call.ts'
import { WordsUrl } from '#platform/browser/words-provider.tsx'
import { directionOf, localeOf } from '#platform/shared/languages.ts'
import { Toasts } from '#ui/over/toasts.tsx'
import { fontsOf } from '#ui/styles/fonts.ts'
import type { Route } from './+types/root'
import documentScript from './entry.document.ts?worker&url'
import formScript from './entry.form.tsx?worker&url'

/** What the whole document needs: language, brand, where the words are. */
export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const { language, brand, publicUrl, development, demo, fieldRules, nonce, theme, timeZone, now } = page
  const [{ data: providers }, lists] = await Promise.all([page.call(listProviders, {}), page.call(version, {})])
  return {
    language,
    brand,
    publicUrl,
    development,
    demo,
    fieldRules,
    nonce,
    theme,
    timeZone,
    now,
    providers,
    lookups: lists.data.version,
  }
}

/** None of it changes but by loading the document anew. */
export const shouldRevalidate = () => false

export function Layout({ children }: { children: ReactNode }) {
  const site = useRouteLoaderData<typeof loader>('root')
  const here = useRouteLoaderData('session') as { session: Session | null; around: Around } | undefined
  const { pathname, search } = useLocation()
  const wordsUrl = useContext(WordsUrl)
  const kind = site ? kindOfPage(pathname) : 'document'
  const language = site?.language ?? 'en'
  return (
    <html
      lang={language}
      dir={directionOf(language)}
      data-theme={site?.theme ?? undefined}
      data-time-zone={site?.timeZone}
      data-now={site?.now}
      data-lookups={site?.lookups}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        {/* react-aria and Vite read it for the style elements they make */}
        {kind !== 'screen' || !site ? null : (
          <meta property="csp-nonce" nonce={site.nonce} content="" suppressHydrationWarning />
        )}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch.png" />
        <link rel="manifest" href={`/manifest.webmanifest?lang=${language}`} />
        {fontsOf(language).map((font) => (
          <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
        ))}
        {kind === 'document' || !site ? null : (
          <link rel="preload" as="fetch" href={wordsUrl} data-words="" crossOrigin="anonymous" />
        )}
        <Meta />
        <Links />
        {site?.brand.tokens ? <style nonce={site.nonce}>{site.brand.tokens}</style> : null}
      </head>
      <body>
        <VisitContext.Provider
          value={site ? { site: site as Site, session: here?.session ?? null, around: here?.around, search } : null}
        >
          {kind === 'document' || !site ? null : <HoldUntilAwake kind={kind} />}
          {children}
        </VisitContext.Provider>
        <Toasts />
        {site && kind === 'screen' ? (
          <>
            <ScrollRestoration nonce={site.nonce} />
            <Scripts nonce={site.nonce} />
          </>
        ) : (
          <script type="module" src={kind === 'form' ? formScript : documentScript} />
        )}
      </body>
    </html>
  )
}

export default function Root({ loaderData }: Route.ComponentProps) {
  const { language } = loaderData
  const { pathname, search } = useLocation()
  const queries = useOwnQueries()
  if (isDocumentPath(pathname)) return <Outlet />
  return (
    <QueryClientProvider client={queries}>
      <I18nProvider locale={localeOf(language)}>
        <FollowLinks />
        <PreloadScreens />
        <FollowVisit path={pathname} search={search} />
        <Outlet />
      </I18nProvider>
    </QueryClientProvider>
  )
}

/** What each navigation of hydrated screens begins with; documents do it by their own script. */
function FollowVisit({ path, search }: { path: string; search: string }) {
  useEffect(() => {
    countVisit(path, document.referrer)
  }, [path])
  useEffect(() => keepInvite(search), [search])
  useEffect(keepLanguage, [])
  useEffect(() => {
    void visitorCountry()
  }, [])
  useEffect(() => {
    document.documentElement.dataset.awake = ''
    document.dispatchEvent(new Event(awakeEvent))
  }, [])
  return null
}

/** Unknown paths and things that are gone (seed §2): the maintenance screen with its true status. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isForeseen = isRouteErrorResponse(error) || isLineLost(error)
  useEffect(() => {
    if (!isForeseen) reportError(error)
  }, [isForeseen, error])
  if (isRouteErrorResponse(error)) return <MissingScreen status={error.status} />
  return <MissingScreen status={isLineLost(error) ? offline : 500} />
}

/** The next screen, or what it shows, could not be fetched: browsers have a word each for it. */
const isLineLost = (error: unknown): boolean =>
  typeof window !== 'undefined' &&
  (!navigator.onLine || (error instanceof TypeError && /fetch|network|load failed/i.test(error.message)))
