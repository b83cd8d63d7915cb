import './call.css'
import { useTranslations } from '#platform/browser/intl.ts'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { CallPreview } from './call-preview.tsx'
import { useMedia } from './use-media.ts'

/** A look at oneself before anybody calls: whether camera and microphone work. Nothing leaves the device. */
export function TestDevices() {
  const t = useTranslations('calls')
  const { asked, cameras, microphones, ask, letGo } = useMedia()
  return (
    <Card title={t('test.title')}>
      {asked ? (
        <CallPreview
          {...{ asked, cameras, microphones }}
          onChoose={(chosen) => void ask('video', chosen)}
          onCancel={letGo}
        />
      ) : (
        <div className="stack stack-s">
          <p className="quiet">{t('test.words')}</p>
          <div>
            <Button icon="video" onClick={() => void ask('video')}>
              {t('test.go')}
            </Button>
          </div>
        </div>
      )}
    </Card>
  )
}
