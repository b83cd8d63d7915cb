import { useState } from 'react'
import { useProvenForm } from '#features/people/sign-in/ui/use-proven-form.tsx'
import { useProvenSend } from '#features/people/sign-in/ui/use-proven-send.tsx'
import { useMayAsStaff } from '#frame/use-session.ts'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refresh, useCall } from '#platform/browser/use-call.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Button } from '#ui/basics/button.tsx'
import { ReasonArea } from '#ui/fields/reason-area.tsx'
import { FormDialog } from '#ui/over/form-dialog.tsx'
import { askErasureOf, decideErasure, showErasure } from '../contract.ts'

type Props = { person: { id: string; name: string } }

/** Erases an account as its person wishes: one of the staff asks, another confirms. */
export function ErasureCard({ person }: Props) {
  const t = useTranslations('erasures')
  const may = useMayAsStaff()('staff.person.act')
  const { data } = useCall(showErasure, { user: person.id }, { enabled: may })
  const [asking, ask] = useState(false)
  if (!data || (!data.data.waiting && data.data.may_ask)) return null
  const { waiting } = data.data
  return (
    <section className="stack stack-s">
      <h2>{t('title')}</h2>
      {waiting ? (
        <Waiting waiting={waiting} />
      ) : (
        <>
          <p className="small quiet">{t('help')}</p>
          <Button wide look="danger" onClick={() => ask(true)}>
            {t('ask')}
          </Button>
        </>
      )}
      {asking ? <AskDialog person={person} onClose={() => ask(false)} /> : null}
    </section>
  )
}

function AskDialog({ person, onClose }: Props & { onClose: () => void }) {
  const t = useTranslations('erasures')
  const form = useProvenForm(askErasureOf, {
    initial: { reason: '' },
    toInput: ({ reason }) => ({ user: person.id, reason }),
    onDone({ data: { state } }) {
      toast.show({ text: t(state === 'done' ? 'confirmed' : 'asked'), tone: 'good' })
      refresh('person.erasure_asked')
      onClose()
    },
  })
  return (
    <>
      <FormDialog
        form={form}
        onClose={onClose}
        title={t('ask')}
        about={person.name}
        save={t('ask')}
        cancel={t('cancel')}
        sure
      >
        <p>{t('askHelp')}</p>
        <ReasonArea {...form.field('reason')} label={t('reason')} help={t('reasonHelp')} />
      </FormDialog>
      {form.dialog}
    </>
  )
}

function Waiting({ waiting }: { waiting: NonNullable<Gives<typeof showErasure>['data']['waiting']> }) {
  const t = useTranslations('erasures')
  const format = useFormatter()
  const deciding = useProvenSend(decideErasure, {
    onDone({ data: { state } }) {
      toast.show({ text: t(state === 'done' ? 'confirmed' : 'declined'), tone: 'good' })
      refresh('person.erasure_decided')
    },
  })
  const choose = (decision: 'confirm' | 'decline') => deciding.mutate({ erasure: waiting.id, decision })
  return (
    <>
      <p className="small">
        {t.rich(waiting.by ? 'waiting' : 'waitingBySomebody', {
          name: () => <bdi>{waiting.by}</bdi>,
          at: format.dateTime(new Date(waiting.at), 'moment'),
        })}
      </p>
      <blockquote className="small" dir="auto">
        {waiting.reason}
      </blockquote>
      {waiting.may_confirm ? (
        <Button wide look="danger" busy={deciding.isPending} onClick={() => choose('confirm')}>
          {t('confirm')}
        </Button>
      ) : (
        <p className="small quiet">{t('needsAnother')}</p>
      )}
      <Button wide look="quiet" busy={deciding.isPending} onClick={() => choose('decline')}>
        {t(waiting.may_confirm ? 'decline' : 'withdraw')}
      </Button>
      {deciding.dialog}
    </>
  )
}
