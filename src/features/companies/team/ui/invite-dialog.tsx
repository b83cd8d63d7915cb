import { useId } from 'react'
import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall } from '#platform/browser/use-call.ts'
import { useForm } from '#platform/browser/use-form.ts'
import { Button } from '#ui/basics/button.tsx'
import { Note } from '#ui/basics/note.tsx'
import { TextArea, TextField } from '#ui/fields/text-field.tsx'
import { Dialog } from '#ui/over/dialog.tsx'
import { invite, listInvitations, teamHistory } from '../contract.ts'
import { RoleChoice, type TeamRole } from './role-choice.tsx'

/** Invites an address: with which role, and a few words that stand in the mail. */
export function InviteDialog({ mayOwn, onClose }: { mayOwn: boolean; onClose: () => void }) {
  const t = useTranslations('pages.team')
  const id = useId()
  const form = useForm(invite, {
    initial: { email: '', role: 'recruiter' as TeamRole, words: '' },
    draft: 'invite',
    onDone({ data }) {
      refreshCall(listInvitations)
      refreshCall(teamHistory)
      toast.show({ text: t('inviteSent', { email: data.email }), tone: 'good' })
      onClose()
    },
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('inviteTitle')}
      about={t('inviteAbout')}
      footer={
        <>
          <Button type="submit" form={id} look="primary" busy={form.sending}>
            {t('sendInvite')}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <form method="post" id={id} className="stack" onSubmit={form.submit} noValidate>
        {form.problem && form.errors.length === 0 ? (
          <Note tone="bad" alert>
            {form.problem.message || t('failed')}
          </Note>
        ) : null}
        <TextField {...form.field('email')} label={t('email')} type="email" dir="ltr" autoComplete="off" required />
        <RoleChoice
          value={form.values.role}
          onChange={(role) => form.set('role', role)}
          mayOwn={mayOwn}
          error={form.errorOf('role')}
        />
        <TextArea {...form.field('words')} label={t('words')} help={t('wordsHelp')} rows={3} optional />
      </form>
    </Dialog>
  )
}
