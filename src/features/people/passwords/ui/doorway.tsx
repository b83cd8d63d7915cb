import '#platform/browser/document.ts'
import type { ReactNode } from 'react'
import { PublicShell } from '#frame/public-shell.tsx'
import { useSite } from '#frame/use-session.ts'
import { OfflineBar } from '#ui/shells/offline-bar.tsx'

type Props = { screen: string; title: string; text?: ReactNode; children: ReactNode }

/** Frame of the screens by which one gets back in: one heading, one thing to do; nothing a search engine should keep. */
export function Doorway({ screen, title, text, children }: Props) {
  const { brand } = useSite()
  return (
    <PublicShell>
      <title>{`${title} · ${brand.name}`}</title>
      <meta name="robots" content="noindex" />
      {/* the key in the address is nobody else's business */}
      <meta name="referrer" content="no-referrer" />
      <OfflineBar />
      <main id="main" data-screen={screen} className="wrap wrap-form page stack stack-l">
        <div className="stack stack-s">
          <h1>{title}</h1>
          {text ? <p className="quiet measure">{text}</p> : null}
        </div>
        {children}
      </main>
    </PublicShell>
  )
}
