import { useState } from 'react'
import type { PrintFormat } from '#libraries/cv-content/look-contract.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { useCall, useSend } from '#platform/browser/use-call.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Button } from '#ui/basics/button.tsx'
import { Icon } from '#ui/basics/icon.tsx'
import { LooseProblem } from '#ui/fields/loose-problem.tsx'
import { TabsNav } from '#ui/lists/tabs-nav.tsx'
import { type Formatted, formatOwn, previewOwn, type showFormat } from '../contract.ts'
import { Downloads } from './downloads.tsx'
import { LookFields } from './look-fields.tsx'
import { Preview } from './preview.tsx'
import { PreviewPeek } from './preview-peek.tsx'
import { ShareDialog } from './share-dialog.tsx'
import { type OpenLook, useLook } from './use-look.ts'

type First = Gives<typeof showFormat>['data']

/** One's CV as it is printed, beside everything that may be chosen of it. */
export function Formatter({ first }: { first: First }) {
  const t = useTranslations('cvFormatting')
  const open = useLook(first.look, 'none')
  const { data, isFetching, error } = useCall(previewOwn, { cv: first.id, ...open.query })
  const preview = { drawn: data?.data, busy: isFetching, problem: error?.message ?? null }
  return (
    <main id="main" data-screen="cv-format" className="stack stack-l">
      <a className="row small faint" href="/user/cvs">
        <Icon name="back" size="s" />
        {t('back')}
      </a>
      <header className="cluster spread">
        <div className="stack stack-xs">
          <h1>{t('title')}</h1>
          <p className="quiet">{t(first.confirmed ? 'text' : 'unconfirmed')}</p>
        </div>
        <Take cv={first.id} open={open} />
      </header>
      <Views cv={first.id} />
      <PreviewPeek {...preview} />
      <div className="cv-format">
        <LookFields open={open} has={first.has} original={first.original} />
        <Preview {...preview} />
      </div>
      <Downloads />
    </main>
  )
}

function Views({ cv }: { cv: string }) {
  const t = useTranslations()
  const views = ['read', 'edit', 'versions'] as const
  const items = views.map((view) => ({
    href: view === 'read' ? `/user/cvs/${cv}` : `/user/cvs/${cv}/${view}`,
    words: t(`cvBuilder.views.${view}`),
  }))
  const own = { href: `/user/cvs/${cv}/format`, words: t('cvFormatting.tab'), current: true }
  return <TabsNav label={t('cvFormatting.views')} items={[...items.slice(0, 2), own, ...items.slice(2)]} />
}

/** Takes the CV along, as a file or as a link. */
function Take({ cv, open: { look, redaction, mode } }: { cv: string; open: OpenLook }) {
  const t = useTranslations('cvFormatting')
  const [shared, setShared] = useState<Formatted | null>(null)
  const [wanted, setWanted] = useState<PrintFormat | 'link' | null>(null)
  const send = useSend(formatOwn, {
    onDone({ data }) {
      if (wanted === 'link') setShared(data)
      else if (data.url) location.assign(data.url)
    },
  })
  const take = (what: PrintFormat | 'link') => {
    setWanted(what)
    send.mutate({ cv, look, redaction, mode, format: what === 'docx' ? 'docx' : 'pdf' })
  }
  const busy = (what: PrintFormat | 'link') => send.isPending && wanted === what
  return (
    <div className="cluster">
      <Button look="primary" icon="download" busy={busy('pdf')} onClick={() => take('pdf')}>
        {t('pdf')}
      </Button>
      {mode === 'reformat' ? (
        <Button look="quiet" busy={busy('docx')} onClick={() => take('docx')}>
          {t('word')}
        </Button>
      ) : null}
      <Button look="quiet" icon="link" busy={busy('link')} onClick={() => take('link')}>
        {t('share.title')}
      </Button>
      <LooseProblem problem={send.error ?? null} fields={[]} />
      <ShareDialog formatted={shared} onClose={() => setShared(null)} />
    </div>
  )
}
