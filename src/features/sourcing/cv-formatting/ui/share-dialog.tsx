import { useState } from 'react'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { useSend } from '#platform/browser/use-call.ts'
import { Button } from '#ui/basics/button.tsx'
import { LooseProblem } from '#ui/fields/loose-problem.tsx'
import { NativeSelect } from '#ui/fields/native-select.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Dialog } from '#ui/over/dialog.tsx'
import { type Formatted, shareFormatted } from '../contract.ts'

const choices = [1, 7, 14, 30]

/** A link to a printed CV, for as long as one chooses. */
export function ShareDialog({ formatted, onClose }: { formatted: Formatted | null; onClose: () => void }) {
  const t = useTranslations('cvFormatting.share')
  const format = useFormatter()
  const [days, setDays] = useState('7')
  const send = useSend(shareFormatted)
  const link = send.data?.data
  const close = () => {
    send.reset()
    onClose()
  }
  return (
    <Dialog
      open={formatted !== null}
      onClose={close}
      title={t('title')}
      about={formatted ? <bdi>{formatted.name}</bdi> : null}
    >
      <div className="stack">
        <p className="quiet">{t('text')}</p>
        <LooseProblem problem={send.error ?? null} fields={[]} />
        {link ? (
          <>
            <TextField
              name="link"
              label={t('link')}
              dir="ltr"
              value={link.url}
              readOnly
              help={t('until', { until: format.dateTime(new Date(link.until), 'longDay') })}
            />
            <div>
              <Button look="primary" icon="copy" data-copy={link.url} data-copied={t('copied')}>
                {t('copy')}
              </Button>
            </div>
          </>
        ) : (
          <>
            <NativeSelect
              name="days"
              label={t('days')}
              value={days}
              onChange={setDays}
              choices={choices.map((count) => ({ id: String(count), text: t('dayCount', { count }) }))}
            />
            <div>
              <Button
                look="primary"
                busy={send.isPending}
                onClick={() => formatted && send.mutate({ formatted: formatted.id, days })}
              >
                {t('make')}
              </Button>
            </div>
          </>
        )}
      </div>
    </Dialog>
  )
}
