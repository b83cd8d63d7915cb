import { useState } from 'react'
import { useProvenSend } from '#features/people/sign-in/ui/use-proven-send.tsx'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall, useCall } from '#platform/browser/use-call.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Note } from '#ui/basics/note.tsx'
import { Word } from '#ui/basics/word.tsx'
import { SureDialog } from '#ui/over/sure-dialog.tsx'
import { endSecondFactor, renewRecoveryCodes, showSecondFactor, startSecondFactor } from '../contract.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SetupDialog } from './setup-dialog.tsx'

const few = 3

/** Two-step sign-in: off with the way on, or on with what is left and the way off. */
export function SecondFactorSection({ first }: { first: Gives<typeof showSecondFactor> }) {
  const t = useTranslations('secondFactor')
  const format = useFormatter()
  const { data } = useCall(showSecondFactor, {}, { initial: first })
  const { since, recovery_left } = (data ?? first).data
  const [begun, setBegun] = useState<Gives<typeof startSecondFactor>['data'] | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)
  const [ending, setEnding] = useState(false)
  const start = useProvenSend(startSecondFactor, { onDone: (given) => setBegun(given.data) })
  const renew = useProvenSend(renewRecoveryCodes, { onDone: (given) => showCodes(given.data.recovery_codes) })
  const end = useProvenSend(endSecondFactor, {
    onDone() {
      refreshCall(showSecondFactor)
      toast.show({ text: t('endDone') })
    },
  })

  function showCodes(made: string[]) {
    setBegun(null)
    setCodes(made)
    refreshCall(showSecondFactor)
  }

  return (
    <Card title={t('title')}>
      {since ? (
        <div className="stack">
          <p className="cluster">
            <Word tone="good">{t('on', { date: format.dateTime(new Date(since), 'day') })}</Word>
            <span className="quiet">{t('left', { count: recovery_left })}</span>
          </p>
          {recovery_left < few ? <Note tone="warm">{t('few')}</Note> : null}
          <p className="cluster">
            <Button busy={renew.isPending} onClick={() => renew.mutate({})}>
              {t('renew')}
            </Button>
            <Button look="danger" busy={end.isPending} onClick={() => setEnding(true)}>
              {t('end')}
            </Button>
          </p>
        </div>
      ) : (
        <div className="stack">
          <p className="quiet">{t('off')}</p>
          <p>
            <Button busy={start.isPending} onClick={() => start.mutate({})}>
              {t('begin')}
            </Button>
          </p>
        </div>
      )}
      {start.dialog}
      {renew.dialog}
      {end.dialog}
      {begun ? <SetupDialog begun={begun} onClose={() => setBegun(null)} onDone={showCodes} /> : null}
      {codes ? <RecoveryCodes codes={codes} onClose={() => setCodes(null)} /> : null}
      <SureDialog
        open={ending}
        onClose={() => setEnding(false)}
        title={t('endTitle')}
        go={t('end')}
        keep={t('keep')}
        onGo={leave}
      >
        <p>{t('endText')}</p>
      </SureDialog>
    </Card>
  )

  function leave() {
    setEnding(false)
    end.mutate({})
  }
}
