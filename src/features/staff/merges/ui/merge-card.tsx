import { useState } from 'react'
import { useProvenForm } from '#features/people/sign-in/ui/use-proven-form.tsx'
import { useMayAsStaff } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refresh, useCall } from '#platform/browser/use-call.ts'
import { Button } from '#ui/basics/button.tsx'
import { ReasonArea } from '#ui/fields/reason-area.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { FormDialog } from '#ui/over/form-dialog.tsx'
import { askMerge, showMerge } from '../contract.ts'
import { MergeWaiting } from './merge-waiting.tsx'

type Props = { person: { id: string; name: string; state: string; roles: readonly string[] } }

/** Makes two accounts of one person one: one of the staff asks, both addresses agree, another of the staff confirms. */
export function MergeCard({ person }: Props) {
  const t = useTranslations('merges')
  const may = useMayAsStaff()('staff.person.act')
  const { data } = useCall(showMerge, { user: person.id }, { enabled: may })
  const [asking, ask] = useState(false)
  if (!data) return null
  const mayAsk = person.state === 'active' && person.roles.length === 0
  if (!data.data && !mayAsk) return null
  return (
    <section className="stack stack-s">
      <h2>{t('title')}</h2>
      {data.data ? (
        <MergeWaiting waiting={data.data} />
      ) : (
        <>
          <p className="small quiet">{t('help')}</p>
          <Button wide onClick={() => ask(true)}>
            {t('ask')}
          </Button>
        </>
      )}
      {asking ? <AskDialog person={person} onClose={() => ask(false)} /> : null}
    </section>
  )
}

function AskDialog({ person, onClose }: Props & { onClose: () => void }) {
  const t = useTranslations('merges')
  const form = useProvenForm(askMerge, {
    initial: { email: '', reason: '' },
    toInput: ({ email, reason }) => ({ user: person.id, email, reason }),
    onDone() {
      toast.show({ text: t('asked'), tone: 'good' })
      refresh('person.merge_asked')
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
        save={t('send')}
        cancel={t('cancel')}
      >
        <p>{t('askHelp')}</p>
        <TextField {...form.field('email')} label={t('email')} type="email" maxLength={254} required />
        <ReasonArea {...form.field('reason')} label={t('reason')} help={t('reasonHelp')} />
      </FormDialog>
      {form.dialog}
    </>
  )
}
