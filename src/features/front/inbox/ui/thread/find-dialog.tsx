import { useDeferredValue, useState } from 'react'
import { useTranslations } from '#platform/browser/intl.ts'
import { ChipToggle } from '#ui/basics/chip.tsx'
import { DateField } from '#ui/fields/date-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Dialog } from '#ui/over/dialog.tsx'
import { FoundMessages, type Sought } from '../list/found-messages.tsx'
import type { Viewer } from '../places.ts'

type Props = {
  as: Viewer
  /** Only in this conversation; else in all of them. */
  thread?: string
  onClose: () => void
}

/** Messages by their words, by who wrote them, by day and by files; what is found leads to its place. */
export default function FindDialog({ as, thread, onClose }: Props) {
  const t = useTranslations('inbox')
  const [sought, setSought] = useState<Required<Sought>>({ q: '', from: '', since: '', until: '', files: false })
  const asked = useDeferredValue(sought)
  const set = (part: Partial<Sought>) => setSought((now) => ({ ...now, ...part }))
  const today = new Date().toISOString().slice(0, 10)
  const isSought = asked.q.trim().length > 1 || asked.from.trim().length > 1 || Boolean(asked.since || asked.until)
  return (
    <Dialog open onClose={onClose} title={t(thread ? 'findHere' : 'findMessages')}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: a found message is a link, which closes what it was found in */}
      <div className="stack" onClick={({ target }) => (target as Element).closest('a') && onClose()}>
        <TextField
          name="find-here"
          type="search"
          icon="search"
          label={t('findWords')}
          value={sought.q}
          maxLength={100}
          onChange={(q) => set({ q })}
        />
        <TextField
          name="find-from"
          label={t('findFrom')}
          value={sought.from}
          maxLength={100}
          onChange={(from) => set({ from })}
          optional
        />
        <div className="cluster">
          <div className="grow">
            <DateField
              name="find-since"
              label={t('findSince')}
              value={sought.since}
              max={today}
              onChange={(since) => set({ since })}
            />
          </div>
          <div className="grow">
            <DateField
              name="find-until"
              label={t('findUntil')}
              value={sought.until}
              max={today}
              onChange={(until) => set({ until })}
            />
          </div>
        </div>
        <div>
          <ChipToggle icon="file" on={sought.files} onClick={() => set({ files: !sought.files })}>
            {t('findFiles')}
          </ChipToggle>
        </div>
        {isSought || asked.files ? (
          <FoundMessages as={as} sought={asked} {...(thread && { thread })} />
        ) : (
          <p className="small faint">{t('findHelp')}</p>
        )}
      </div>
    </Dialog>
  )
}
