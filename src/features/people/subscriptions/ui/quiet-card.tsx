import { useState } from 'react'
import { useTranslations } from '#platform/browser/intl.ts'
import { ownZone } from '#platform/browser/own-zone.ts'
import { toast } from '#platform/browser/toast.ts'
import { useSend } from '#platform/browser/use-call.ts'
import { useZoneWords } from '#platform/browser/use-zone-words.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Card } from '#ui/basics/card.tsx'
import { Switch } from '#ui/fields/choice.tsx'
import { HourField } from '#ui/fields/hour-field.tsx'
import { setQuietHours, type showSubscriptions } from '../contract.ts'

type Quiet = Gives<typeof showSubscriptions>['data']['quiet']
const usual = { from: '22:00', to: '07:00' }

/** Hours in which nothing rings, on the clock of where one is. */
export function QuietCard({ first }: { first: Quiet }) {
  const t = useTranslations('subscriptions.quiet')
  const zoneWords = useZoneWords()
  const [quiet, setQuiet] = useState(first)
  const send = useSend(setQuietHours, {
    inTurn: 'quiet-hours',
    onProblem: (problem) =>
      problem.errors.length === 0 && toast.show({ text: problem.message || t('failed'), tone: 'bad' }),
  })
  const change = (next: Quiet) => {
    setQuiet(next)
    send.mutate({ quiet: next })
  }
  const error = send.error?.errors[0]?.message
  return (
    <Card title={t('title')}>
      <div className="stack">
        <Switch
          name="quiet"
          help={t('text')}
          value={quiet !== null}
          onChange={(on) => change(on ? { ...usual, zone: ownZone() } : null)}
        >
          {t('switch')}
        </Switch>
        {quiet ? (
          <>
            <div className="grid" style={{ '--col': '120px' } as Record<string, string>}>
              {(['from', 'to'] as const).map((end) => (
                <HourField
                  key={end}
                  name={`quiet-${end}`}
                  label={t(end)}
                  required
                  error={end === 'to' ? error : undefined}
                  value={quiet[end]}
                  onChange={(hour) => change({ ...quiet, [end]: hour, zone: ownZone() })}
                />
              ))}
            </div>
            <p className="small faint">{t('zone', { zone: zoneWords(quiet.zone) })}</p>
          </>
        ) : null}
      </div>
    </Card>
  )
}
