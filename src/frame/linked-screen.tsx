import type { ReactNode } from 'react'
import { OfflineBar } from '#ui/shells/offline-bar.tsx'
import { PublicShell } from './public-shell.tsx'

type Props = {
  screen: string
  /** What is said where the link leads nowhere any more. */
  gone: { title: string; help: string }
  /** What the link leads to, with a title and heading of its own; null where it ended. */
  children: ReactNode
}

/** Where a link asks somebody who needs no account: found by nobody else, and told to no other site. */
export function LinkedScreen({ screen, gone, children }: Props) {
  return (
    <PublicShell>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      <OfflineBar />
      <main id="main" data-screen={screen} className="wrap wrap-read page stack stack-l">
        {children ?? (
          <>
            <title>{gone.title}</title>
            <h1>{gone.title}</h1>
            <p className="quiet measure">{gone.help}</p>
          </>
        )}
      </main>
    </PublicShell>
  )
}
