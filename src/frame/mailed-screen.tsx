import type { ReactNode } from 'react'
import { LinkButton } from '#ui/basics/button.tsx'
import { OfflineBar } from '#ui/shells/offline-bar.tsx'
import { PublicShell } from './public-shell.tsx'
import { useSite } from './use-session.ts'

type Props = {
  screen: string
  title: string
  /** What is said in its place where the link leads nowhere any more. */
  gone: { title: string; help: string; keep: string }
  /** What the link leads to; null where it ended. */
  children: ReactNode
}

/** Where a mailed link about an application leads: found by nobody else, and told to no other site. */
export function MailedScreen({ screen, title, gone, children }: Props) {
  const { brand } = useSite()
  return (
    <PublicShell>
      <title>{`${children ? title : gone.title} · ${brand.name}`}</title>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      <OfflineBar />
      <main id="main" data-screen={screen} className="wrap wrap-form page stack stack-l">
        {children ?? (
          <>
            <h1>{gone.title}</h1>
            <p className="quiet">{gone.help}</p>
            <div>
              <LinkButton href="/applications" look="primary">
                {gone.keep}
              </LinkButton>
            </div>
          </>
        )}
      </main>
    </PublicShell>
  )
}
