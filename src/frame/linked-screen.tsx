import type { ReactNode } from 'react'
import { OfflineBar } from '#ui/shells/offline-bar.tsx'
import { PublicShell } from './public-shell.tsx'
import { useSite } from './use-session.ts'

type Props = {
  screen: string
  width?: 'wrap-read' | 'wrap-form'
  /** What is said where the link leads nowhere any more, and what leads on from there. */
  gone: { title: string; help: string; onwards?: ReactNode }
  /** What the link leads to, with a title and heading of its own; null where it ended. */
  children: ReactNode
}

/** Where a link leads that somebody was sent: found by nobody else, and told to no other site. */
export function LinkedScreen({ screen, width = 'wrap-read', gone, children }: Props) {
  const { brand } = useSite()
  return (
    <PublicShell>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      <OfflineBar />
      <main id="main" data-screen={screen} className={`wrap ${width} page stack stack-l`}>
        {children ?? (
          <>
            <title>{`${gone.title} · ${brand.name}`}</title>
            <h1>{gone.title}</h1>
            <p className="quiet measure">{gone.help}</p>
            {gone.onwards}
          </>
        )}
      </main>
    </PublicShell>
  )
}
