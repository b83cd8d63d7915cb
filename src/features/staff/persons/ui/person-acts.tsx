import { useState } from 'react'
import { EmailField } from '#features/people/accounts/ui/proof-fields.tsx'
import { useProvenForm } from '#features/people/sign-in/ui/use-proven-form.tsx'
import { useMayAsStaff } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall } from '#platform/browser/use-call.ts'
import { Button } from '#ui/basics/button.tsx'
import { ReasonArea } from '#ui/fields/reason-area.tsx'
import { FormDialog } from '#ui/over/form-dialog.tsx'
import { actOnPerson, showPerson, type WholePerson } from '../contract.ts'
import type { PersonAct } from '../rules.ts'
import { GuiseDialog } from './guise-dialog.tsx'

/** What one may do about the account now, each with a reason. */
export function PersonActs({ person }: { person: WholePerson }) {
  const t = useTranslations('persons')
  const may = useMayAsStaff()
  const [act, choose] = useState<PersonAct | null>(null)
  const [wearing, wear] = useState(false)
  return (
    <section className="stack stack-s">
      <h2>{t('actions')}</h2>
      {person.acts.length === 0 ? <p className="small quiet">{t('noActions')}</p> : null}
      {person.acts.map((one) => (
        <Button key={one} wide look={one === 'suspend' ? 'danger' : 'quiet'} onClick={() => choose(one)}>
          {t(`acts.${one}`)}
        </Button>
      ))}
      {person.may_guise && may('staff.person.guise') ? (
        <Button wide icon="eye" onClick={() => wear(true)}>
          {t('guise.go')}
        </Button>
      ) : null}
      {wearing ? <GuiseDialog person={person} onClose={() => wear(false)} /> : null}
      {act ? <ActDialog person={person} act={act} onClose={() => choose(null)} /> : null}
    </section>
  )
}

type Props = { person: WholePerson; act: PersonAct; onClose: () => void }

function ActDialog({ person, act, onClose }: Props) {
  const t = useTranslations('persons')
  const asksEmail = act === 'change_email'
  const form = useProvenForm(actOnPerson, {
    initial: { email: '', reason: '' },
    toInput: ({ email, reason }) => ({ user: person.id, act, reason, ...(asksEmail && { email }) }),
    onDone() {
      toast.show({ text: t('acted'), tone: 'good' })
      refreshCall(showPerson)
      onClose()
    },
  })
  return (
    <>
      <FormDialog
        form={form}
        onClose={onClose}
        title={t(`acts.${act}`)}
        about={person.name}
        save={t(`acts.${act}`)}
        cancel={t('cancel')}
        sure={act === 'suspend'}
      >
        <p>{t(`actHelp.${act}`)}</p>
        {asksEmail ? <EmailField {...form.field('email')} label={t('newEmail')} autoComplete="off" /> : null}
        <ReasonArea
          {...form.field('reason')}
          label={t('reason')}
          help={act === 'suspend' ? undefined : t(asksEmail ? 'proofHelp' : 'reasonHelp')}
        />
      </FormDialog>
      {form.dialog}
    </>
  )
}
