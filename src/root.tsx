import '#ui/styles/index.css'
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import { pageContext } from '#platform/browser/page-context.ts'
import { directionOf } from '#platform/shared/languages.ts'
import type { Route } from './+types/root'

/** What the whole document needs: language, brand, where the words are. */
export function loader({ context }: Route.LoaderArgs) {
  const { language, brand, wordsUrl, publicUrl, development, demo } = context.get(pageContext)
  return { language, brand, wordsUrl, publicUrl, development, demo }
}

export function shouldRevalidate() {
  return false
}

export default function Root({ loaderData }: Route.ComponentProps) {
  const { language, wordsUrl } = loaderData
  return (
    <html lang={language} dir={directionOf(language)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="preload" as="fetch" href={wordsUrl} data-words="" crossOrigin="anonymous" />
        <Meta />
        <Links />
      </head>
      <body>
        <Outlet />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}
