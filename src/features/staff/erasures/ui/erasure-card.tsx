import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { useProof } from '#features/people/sign-in/ui/use-proof.tsx'
import { useMayAsStaff } from '#frame/use-session.ts'
import { send } from '#platform/browser/call.ts'
import type { Problem } from '#platform/browser/problem.ts'
import { toast } from '#platform/browser/toast.ts'
import { refresh, useCall, useSend } from '#platform/browser/use-call.ts'
import { useForm } from '#platform/browser/use-form.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Button } from '#ui/basics/button.tsx'
import { TextArea } from '#ui/fields/text-field.tsx'
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
  const proof = useProof(() => form.submit())
  const form = useForm(askErasureOf, {
    initial: { reason: '' },
    toInput: ({ reason }) => ({ user: person.id, reason }),
    sendBy: (input) => send(askErasureOf, input).catch(askForProof),
    onDone({ data: { state } }) {
      toast.show({ text: t(state === 'done' ? 'confirmed' : 'asked'), tone: 'good' })
      refresh('person.erasure_asked')
      onClose()
    },
  })
  return (
    <>
      <FormDialog
        form={{ ...form, problem: form.problem?.code === 'proof_needed' ? null : form.problem }}
        onClose={onClose}
        title={t('ask')}
        about={person.name}
        save={t('ask')}
        cancel={t('cancel')}
        sure
      >
        <p>{t('askHelp')}</p>
        <TextArea
          {...form.field('reason')}
          label={t('reason')}
          help={t('reasonHelp')}
          rows={3}
          maxLength={1000}
          required
        />
      </FormDialog>
      {proof.dialog}
    </>
  )

  function askForProof(problem: Problem): never {
    if (problem.code === 'proof_needed') proof.ask()
    throw problem
  }
}

function Waiting({ waiting }: { waiting: NonNullable<Gives<typeof showErasure>['data']['waiting']> }) {
  const t = useTranslations('erasures')
  const format = useFormatter()
  const [decision, decide] = useState<'confirm' | 'decline'>('decline')
  const proof = useProof(() => deciding.mutate({ erasure: waiting.id, decision }))
  const deciding = useSend(decideErasure, {
    onDone({ data: { state } }) {
      toast.show({ text: t(state === 'done' ? 'confirmed' : 'declined'), tone: 'good' })
      refresh('person.erasure_decided')
    },
    onProblem: ({ code, message }) =>
      code === 'proof_needed' ? proof.ask() : void toast.show({ text: message, tone: 'bad' }),
  })
  const choose = (decision: 'confirm' | 'decline') => {
    decide(decision)
    deciding.mutate({ erasure: waiting.id, decision })
  }
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
      {proof.dialog}
    </>
  )
}
