import { useDeferredValue, useState } from 'react'
import { useTranslations } from 'use-intl'
import { TextField } from '#ui/fields/text-field.tsx'
import { Dialog } from '#ui/over/dialog.tsx'
import { FoundMessages } from '../list/found-messages.tsx'
import type { Viewer } from '../places.ts'

type Props = { as: Viewer; thread: string; onClose: () => void }

/** Words in this conversation; what is found leads to its place. */
export default function FindDialog({ as, thread, onClose }: Props) {
  const t = useTranslations('inbox')
  const [q, setQ] = useState('')
  const asked = useDeferredValue(q.trim())
  return (
    <Dialog open onClose={onClose} title={t('findHere')}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: a found message is a link, which closes what it was found in */}
      <div className="stack" onClick={({ target }) => (target as Element).closest('a') && onClose()}>
        <TextField
          name="find-here"
          type="search"
          icon="search"
          bare
          label={t('findHere')}
          value={q}
          maxLength={100}
          onChange={setQ}
        />
        {asked.length > 1 ? <FoundMessages as={as} q={asked} thread={thread} /> : null}
      </div>
    </Dialog>
  )
}
