import { useState } from 'react'
import { useTranslations } from '#platform/browser/intl.ts'
import { Button } from '#ui/basics/button.tsx'
import { Note } from '#ui/basics/note.tsx'
import { useScan } from './use-scan.ts'

/** The camera at the door: tickets held before it are read one after the other, until it is put away. */
export function ScanTickets({ onCode }: { onCode: (code: string) => void }) {
  const t = useTranslations('door.scan')
  const [isOn, turn] = useState(false)
  const { view, trouble } = useScan(isOn, onCode)
  return (
    <section className="stack stack-s" aria-label={t('label')}>
      <div>
        <Button icon="camera" aria-pressed={isOn} onClick={() => turn(!isOn)}>
          {t(isOn ? 'stop' : 'start')}
        </Button>
      </div>
      {isOn && trouble === null ? (
        <>
          <video ref={view} className="door-camera" aria-label={t('label')} playsInline muted />
          <p className="small quiet">{t('help')}</p>
        </>
      ) : null}
      {isOn && trouble ? (
        <Note tone="warm" alert>
          {t(`trouble.${trouble}`)}
        </Note>
      ) : null}
    </section>
  )
}
