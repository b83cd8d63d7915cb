import { useState } from 'react'
import { useTranslations } from '#platform/browser/intl.ts'
import { Icon } from '#ui/basics/icon.tsx'
import { Dialog } from '#ui/over/dialog.tsx'
import { type Drawn, Preview } from './preview.tsx'
import { useLast } from './use-last.ts'

type Props = { drawn: Drawn | undefined; busy: boolean; problem: string | null }

/** On phones: the first page in small, in sight as long as one chooses; a press shows all of them large. */
export function PreviewPeek({ drawn, busy, problem }: Props) {
  const t = useTranslations('cvFormatting.preview')
  const [open, setOpen] = useState(false)
  const last = useLast(drawn)
  const [first] = last?.pages ?? []
  return (
    <div className="cv-look-peek">
      <button type="button" className="cv-look-peek-button" aria-busy={busy || undefined} onClick={() => setOpen(true)}>
        {first ? (
          <img className="cv-look-peek-page" src={first} alt="" width={1200} height={1697} />
        ) : (
          <span className="cv-look-peek-page" />
        )}
        <span className="grow stack stack-xs">
          <span className="strong">{t('open')}</span>
          <span className="small quiet">{busy || !last ? t('busy') : t('pages', { count: last.count })}</span>
        </span>
        <Icon name="eye" />
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('title')} wide>
        <Preview drawn={drawn} busy={busy} problem={problem} />
      </Dialog>
    </div>
  )
}
