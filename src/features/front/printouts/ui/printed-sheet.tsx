import type { ReactNode } from 'react'
import { PrintedBy } from '#frame/printed-by.tsx'
import { useSession, useSite } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { Button } from '#ui/basics/button.tsx'

type Props = {
  title: ReactNode
  /** The same as text, for the window and the file a printer writes. */
  name: string
  /** What it counts or covers, in a line. */
  about?: ReactNode
  /** Who printed it stands in the head: below what fills its sheets it would need one of its own. */
  madeOnTop?: boolean
  children: ReactNode
}

/** A sheet of A4: the page and title on top, who printed it and when at the foot; no navigation. */
export function PrintedSheet({ title, name, about, madeOnTop = false, children }: Props) {
  const t = useTranslations('printouts')
  const { brand } = useSite()
  const session = useSession()
  const of = session?.pages.find(({ page_id }) => page_id === session.page_id)?.name ?? brand.name
  return (
    <main id="main" data-screen="to-print" className="printout stack stack-l">
      <title>{`${name} · ${brand.name}`}</title>
      <div className="printout-tools cluster spread">
        <Button look="quiet" icon="back" onClick={() => history.back()}>
          {t('back')}
        </Button>
        <Button look="primary" icon="print" onClick={() => print()}>
          {t('print')}
        </Button>
      </div>
      <header className="printout-head stack stack-xs">
        <p className="small quiet">
          <bdi>{of}</bdi>
        </p>
        <h1>{title}</h1>
        {about ? <div className="quiet">{about}</div> : null}
        {madeOnTop ? (
          <p className="small faint">
            <PrintedBy />
          </p>
        ) : null}
      </header>
      {children}
      {madeOnTop ? null : (
        <footer className="printout-foot small faint">
          <PrintedBy />
        </footer>
      )}
    </main>
  )
}
